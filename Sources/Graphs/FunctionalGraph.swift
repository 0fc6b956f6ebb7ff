// Graphs in which one edge leads away from each vertex: cycles, and trees that lead to them. Knuth, TAOCP vol. 2, 3.1,
// exercise 6.

/// A functional graph: each of the vertices 0, 1, … has exactly one successor.
///
///     let teleporters = FunctionalGraph(successors: [1, 2, 3, 1, 0])
///     teleporters.vertex(from: 4, steps: 2)  // 1
///     teleporters.vertex(from: 4, steps: 1_000_000_000_000_000_000)  // 3
///     teleporters.cycles  // [[1, 2, 3]]
///     teleporters.stepsToCycle(from: 4)  // 2
///     teleporters.steps(from: 4, to: 3)  // 4
///     teleporters.sums(of: [5, 1, 1, 1, 7]).sum(from: 4, steps: 100)  // 110: 7, 5 and 98 times 1
///
/// Steps may also be times, and numbers states: sooner or later all of them come to a cycle. What is no number gets one
/// from ``walk(from:next:)``.
public struct FunctionalGraph: Sendable {
  /// The successor of each vertex.
  public let successors: [Int]
  /// The cycles, each in the order of the steps from its smallest vertex on, sorted by these vertices.
  public let cycles: [[Int]]
  @usableFromInline internal let _entries: [_Entry]
  /// The vertex at each position: first those of all cycles, one cycle after another.
  ///
  /// Each of the others is at a later position than its successor, and heavy paths are ranges, as in a ``RootedTree``.
  @usableFromInline internal let _order: [Int32]
  /// The position at which each cycle begins, and the end of the last one.
  @usableFromInline internal let _starts: [Int32]
  /// For each position the start of its heavy path, and the position of the successor of the vertex there.
  internal let _paths: [(start: Int32, above: Int32)]

  /// What is known of a vertex.
  @usableFromInline
  internal struct _Entry: Sendable {
    @usableFromInline internal var place: Int32 = 0
    /// Its distance from its cycle, the index of that, and the position at which the cycle is entered.
    @usableFromInline internal var depth: Int32 = 0
    @usableFromInline internal var cycle: Int32 = 0
    @usableFromInline internal var entrance: Int32 = 0
  }

  /// What is known of a vertex while the graph is created.
  internal struct _Node {
    /// The in-degree without the vertices that have been removed; −1 if it has been removed itself.
    var degree: Int32 = 0
    /// The number of removed vertices that lead to it in any number of steps, and itself.
    var size: Int32 = 1
    /// The predecessor with the largest size.
    var heaviest: Int32 = -1
    /// How many positions after its own are taken.
    var taken: Int32 = 0
  }

  /// Creates a functional graph from the successor of each vertex.
  ///
  /// - Parameter successors: Where each vertex leads to, in 0 ..< `successors.count`, fewer than 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* vertices.
  public init(successors: [Int]) {
    let count = successors.count
    precondition(
      successors.allSatisfy { 0 <= $0 && $0 < count }, "a successor is no vertex of the graph")
    precondition(count < Int32.max, "a functional graph has fewer than 2147483647 vertices")
    // Half as long as the successors: they are looked for in memory.
    let next = successors.map { Int32(truncatingIfNeeded: $0) }
    // What is known of a vertex is together in memory.
    var nodes = [_Node](repeating: _Node(), count: count)
    for successor in successors { nodes[successor].degree += 1 }
    // What is left when everything that nothing leads to has been taken away are the cycles.
    var gone: [Int32] = []
    gone.reserveCapacity(count)
    for start in 0..<count {
      var vertex = start
      while nodes[vertex].degree == 0 {
        gone.append(Int32(truncatingIfNeeded: vertex))
        nodes[vertex].degree = -1
        let size = nodes[vertex].size
        let successor = Int(next[vertex])
        var node = nodes[successor]
        node.degree -= 1
        node.size += size
        if size > node.taken {
          (node.taken, node.heaviest) = (size, Int32(truncatingIfNeeded: vertex))
        }
        nodes[successor] = node
        vertex = successor
      }
    }
    var entries = [_Entry](repeating: _Entry(), count: count)
    var order = [Int32](repeating: 0, count: count)
    var (starts, place) = ([0 as Int32], 0 as Int32)
    for start in 0..<count where nodes[start].degree > 0 {
      var vertex = start
      repeat {
        let cycle = Int32(truncatingIfNeeded: starts.count - 1)
        entries[vertex] = _Entry(place: place, cycle: cycle, entrance: place)
        order[Int(place)] = Int32(truncatingIfNeeded: vertex)
        nodes[vertex].degree = 0
        place += 1
        vertex = Int(next[vertex])
      } while vertex != start
      starts.append(place)
    }
    cycles = (1..<starts.count).map {
      order[Int(starts[$0 - 1])..<Int(starts[$0])].map { Int($0) }
    }
    var paths = [(start: Int32, above: Int32)](repeating: (0, -1), count: count)
    for vertex in gone.lazy.map({ Int($0) }).reversed() {
      // Invariant: the successor has its place, and if it is on no cycle, the next ones are for what leads to it.
      let successor = Int(next[vertex])
      var entry = entries[successor]
      let above = entry.place
      var path = (start: place, above: above)
      if entry.depth == 0 {
        entry.place = place
        place += nodes[vertex].size
      } else if Int(nodes[successor].heaviest) == vertex {
        entry.place += 1
        path = paths[Int(above)]
      } else {
        entry.place += 1 + nodes[successor].taken
        path.start = entry.place
        nodes[successor].taken += nodes[vertex].size
      }
      entry.depth += 1
      entries[vertex] = entry
      paths[Int(entry.place)] = path
      order[Int(entry.place)] = Int32(truncatingIfNeeded: vertex)
    }
    (self.successors, _entries, _order) = (successors, entries, order)
    (_starts, _paths) = (starts, paths)
  }

  /// Returns the vertex after the given number of steps from a vertex (k-th successor).
  ///
  /// - Parameters:
  ///   - start: The vertex to start from, in 0 ..< `successors.count`.
  ///   - steps: 0 or more.
  /// - Complexity: O(log *n*) for *n* vertices, however many steps there are.
  public func vertex(from start: Int, steps: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    precondition(steps >= 0, "the number of steps is negative")
    let entry = _entries[start]
    if steps >= Int(entry.depth) { return _round(from: start, steps: steps - Int(entry.depth)).end }
    var (place, rest) = (Int(entry.place), steps)
    while rest > place - Int(_paths[place].start) {
      // Invariant: what is wanted is so many steps further than the place as are left.
      let path = _paths[place]
      rest -= place - Int(path.start) + 1
      place = Int(path.above)
    }
    return Int(_order[place - rest])
  }

  /// Returns the number of steps from a vertex to the first visit of another, or `nil` if they never lead there.
  ///
  ///     let teleporters = FunctionalGraph(successors: [1, 2, 3, 1, 0])
  ///     teleporters.steps(from: 0, to: 3)  // 3
  ///     teleporters.steps(from: 3, to: 2)  // 2
  ///     teleporters.steps(from: 3, to: 0)  // nil
  ///
  /// - Parameters:
  ///   - start: The vertex to start from, in 0 ..< `successors.count`.
  ///   - end: The vertex to arrive at, in 0 ..< `successors.count`.
  /// - Returns: The minimum number of steps, 0 from a vertex to itself.
  /// - Complexity: O(log *n*) for *n* vertices; O(1) to a vertex on a cycle.
  public func steps(from start: Int, to end: Int) -> Int? {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    precondition(0 <= end && end < successors.count, "the end is no vertex of the graph")
    let (entry, target) = (_entries[start], _entries[end])
    if entry.cycle != target.cycle { return nil }
    if target.depth > 0 {
      let steps = Int(entry.depth) - Int(target.depth)
      return steps >= 0 && vertex(from: start, steps: steps) == end ? steps : nil
    }
    let around = Int(target.place) - Int(entry.entrance)
    return Int(entry.depth) + (around < 0 ? around + cycles[Int(entry.cycle)].count : around)
  }

  /// Returns the end of a walk that starts where a vertex enters its cycle, the number of full rounds in it, and whether the
  /// rest of it passes the end of the cycle's list.
  @usableFromInline
  internal func _round(from start: Int, steps: Int) -> (end: Int, rounds: Int, isOver: Bool) {
    let entry = _entries[start]
    let first = Int(_starts[Int(entry.cycle)])
    let beyond = Int(_starts[Int(entry.cycle) + 1])
    let (rounds, rest) = steps.quotientAndRemainder(dividingBy: beyond - first)
    let place = Int(entry.entrance) + rest
    let isOver = place >= beyond
    return (Int(_order[isOver ? place - (beyond - first) : place]), rounds, isOver)
  }

  /// Returns the number of steps to the first vertex on a cycle: 0 from one that is on it.
  ///
  /// - Parameter start: The vertex to start from, in 0 ..< `successors.count`.
  /// - Complexity: O(1)
  public func stepsToCycle(from start: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    return Int(_entries[start].depth)
  }

  /// Returns the index in ``cycles`` of the cycle that a vertex leads to.
  ///
  /// - Parameter start: The vertex to start from, in 0 ..< `successors.count`.
  /// - Complexity: O(1)
  public func cycleIndex(from start: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    return Int(_entries[start].cycle)
  }
}

extension FunctionalGraph {
  /// Follows a process from a state until a state comes again (cycle detection), and returns all states in the order of
  /// time, and how their numbers follow each other.
  ///
  /// For simulations that take too many steps to be made one by one, if they have far fewer states: a board, or all
  /// that matters for what comes next.
  ///
  ///     // The lights change a hundred million times.
  ///     let (states, times) = FunctionalGraph.walk(from: [true, false, false, true, true]) { lights in
  ///       lights.indices.map { lights[$0] != lights[($0 + 1) % 5] }
  ///     }
  ///     states.count  // 16
  ///     states[times.vertex(from: 0, steps: 100_000_000)]  // [true, false, false, true, false]
  ///     let shining = states.map { lights in lights.filter { $0 }.count }
  ///     times.sums(of: shining).sum(from: 0, steps: 100_000_000)  // 266666667: how many, added up over all times
  ///
  /// The start is vertex 0. The length of the cycle, the period, is that of the only one in ``cycles``, and what comes
  /// before it takes ``stepsToCycle(from:)`` 0.
  ///
  /// - Parameters:
  ///   - start: The first state.
  ///   - next: Returns the state that follows a state, and depends on nothing else. What it throws is rethrown.
  /// - Returns: The distinct states, and the graph that leads from the index of each to that of the next.
  /// - Precondition: There are fewer than 2³¹ − 1 states.
  /// - Complexity: O(*s*) calls and space on average for *s* states.
  public static func walk<State: Hashable>(
    from start: State, next: (State) throws -> State
  ) rethrows -> (states: [State], graph: FunctionalGraph) {
    var states: [State] = []
    var numbers: [State: Int] = [:]
    var state = start
    while true {
      if let first = numbers.updateValue(states.count, forKey: state) {
        let successors = states.indices.dropFirst() + [first]
        return (states, FunctionalGraph(successors: successors))
      }
      states.append(state)
      state = try next(state)
    }
  }
}

extension FunctionalGraph: Hashable {
  /// Whether each vertex has the same successor in both graphs.
  public static func == (first: FunctionalGraph, second: FunctionalGraph) -> Bool {
    first.successors == second.successors
  }

  /// Hashes the successors.
  public func hash(into hasher: inout Hasher) { hasher.combine(successors) }
}
