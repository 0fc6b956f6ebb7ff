// Shortest paths between states that have no numbers: boards, positions together with what one carries. Dijkstra's
// algorithm over states that are numbered as they are found.

/// Returns a shortest path from a state to the nearest one that satisfies a condition, in a graph whose vertices are
/// hashable values, given by its outgoing edges.
///
///     // Three jugs, of 8, 5 and 3 liters: 4 liters are to be measured.
///     let sizes = [8, 5, 3]
///     let path = shortestPath(from: [8, 0, 0]) { $0.contains(4) } edges: { jugs, visit in
///       for from in 0..<3 {
///         for to in 0..<3 where to != from {
///           let poured = min(jugs[from], sizes[to] - jugs[to])
///           var next = jugs
///           next[from] -= poured
///           next[to] += poured
///           visit(next, 1)
///         }
///       }
///     }
///     path!.distance  // 6
///     path!.states[1]  // [3, 5, 0]
///
/// With weights of 1 it is breadth-first search, with others Dijkstra's algorithm. There may be any number of states, as
/// only those are kept that are found before the goal. States that are easily numbered, as the cells of a grid are, take
/// an eighth of the time with ``shortestPaths(vertexCount:from:edges:)``.
///
/// With an estimate of the distance to the goal it is A\*: to the weight of each edge the estimate for the state it leads
/// to is added, and the one for the state it leads away from is subtracted. That may not make it negative. The distance
/// found is then less than the real one by the estimate for the start, if that for the goal is 0.
///
/// - Parameters:
///   - start: The state to start from.
///   - isGoal: Whether a state is one to get to. It is asked about states in the order of their distances, once each.
///   - edges: Calls `visit` for each edge that leads away from a state, with the state it leads to and how long it is,
///     which is not negative. It is asked once for each state that is nearer than the goal, and for some as far away.
/// - Returns: The distance of the goal, and the states on the way, from the start to the goal; `nil` if all states that
///   can be reached have been seen, and none is a goal.
/// - Precondition: All distances fit `Int`, and there are fewer than 2³¹ states.
/// - Complexity: O(*E* log *C*) time on average and O(*V* + *E*) space, where *V* is the number of states that are found,
///   *E* the number of edges that lead away from them and *C* the heaviest weight.
@inlinable
public func shortestPath<State: Hashable>(
  from start: State, until isGoal: (State) -> Bool,
  edges: (_ state: State, _ visit: (_ next: State, _ weight: Int) -> Void) -> Void
) -> (distance: Int, states: [State])? {
  var search = _StateSearch(start)
  while let (distance, number) = search.popNearest() {
    let state = search.states[number]
    if isGoal(state) { return (distance, search.path(to: number)) }
    edges(state) { next, weight in search.reach(next, weight, from: number, at: distance) }
  }
  return nil
}

/// Returns the shortest distances from a state to all states that can be reached, in a graph whose vertices are hashable
/// values, given by its outgoing edges.
///
///     // A knight that stays near.
///     let steps = shortestDistances(from: [0, 0]) { place, visit in
///       for (x, y) in [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)] {
///         let next = [place[0] + x, place[1] + y]
///         if next.allSatisfy({ abs($0) <= 9 }) { visit(next, 1) }
///       }
///     }
///     steps[[1, 0]]  // 3
///     steps.values.filter { $0 <= 2 }.count  // 41
///
/// All else is as in ``shortestPath(from:until:edges:)``.
///
/// - Parameters:
///   - start: The state to start from.
///   - edges: Calls `visit` for each edge that leads away from a state, with the state it leads to and how long it is,
///     which is not negative. It is asked once for each state.
/// - Returns: The distance of each state that can be reached, of which there have to be finitely many.
/// - Precondition: All distances fit `Int`, and there are fewer than 2³¹ states.
/// - Complexity: As `shortestPath(from:until:edges:)`.
@inlinable
public func shortestDistances<State: Hashable>(
  from start: State,
  edges: (_ state: State, _ visit: (_ next: State, _ weight: Int) -> Void) -> Void
) -> [State: Int] {
  var search = _StateSearch(start)
  while let (distance, number) = search.popNearest() {
    edges(search.states[number]) { next, weight in
      search.reach(next, weight, from: number, at: distance)
    }
  }
  return search.numbers.mapValues { search.distances[Int($0)] }
}

/// The states that have been found, numbered in this order: the start is 0.
@usableFromInline
internal struct _StateSearch<State: Hashable> {
  @usableFromInline
  internal var numbers: [State: Int32]
  @usableFromInline
  internal var states: [State]
  /// The length of the shortest path to each that is known.
  @usableFromInline
  internal var distances = [0]
  /// The state before each on that path.
  @usableFromInline
  internal var previous: [Int32] = [0]
  @usableFromInline
  internal var open = _RadixHeap()
  /// Where paths lead that are longer than `Int` can tell: there are to be shorter ones.
  @usableFromInline
  internal var distant: [State] = []

  @inlinable
  internal init(_ start: State) {
    (numbers, states) = ([start: 0], [start])
    open.insert((distance: 0, vertex: 0))
  }

  /// Removes and returns the nearest state of those that have not been returned before, or returns `nil`.
  @inlinable
  internal mutating func popNearest() -> (distance: Int, number: Int)? {
    while let entry = open.popFirst() {
      // Others have been found again, nearer.
      if entry.distance == distances[entry.vertex] { return (entry.distance, entry.vertex) }
    }
    precondition(
      distant.allSatisfy { numbers[$0] != nil }, "the length of a shortest path does not fit Int")
    return nil
  }

  /// Follows an edge away from a state at a distance.
  @inlinable
  internal mutating func reach(_ state: State, _ weight: Int, from number: Int, at distance: Int) {
    precondition(weight >= 0, "an edge has a negative weight")
    let (distance, isTooLarge) = distance.addingReportingOverflow(weight)
    if isTooLarge {
      distant.append(state)
      return
    }
    // One search in the dictionary, also if it is new.
    let found = Int(Self.number(&numbers[state, default: -1], ifNew: states.count))
    if found == states.count {
      states.append(state)
      distances.append(distance)
      previous.append(Int32(number))
    } else if distance < distances[found] {
      distances[found] = distance
      previous[found] = Int32(number)
    } else {
      return
    }
    open.insert((distance: distance, vertex: found))
  }

  @inlinable
  internal static func number(_ entry: inout Int32, ifNew count: Int) -> Int32 {
    if entry < 0 { entry = Int32(count) }
    return entry
  }

  @inlinable
  internal func path(to number: Int) -> [State] {
    var (number, path) = (number, [states[number]])
    while number > 0 {
      number = Int(previous[number])
      path.append(states[number])
    }
    return path.reversed()
  }
}
