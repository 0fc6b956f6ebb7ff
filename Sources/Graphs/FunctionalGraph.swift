// Graphs in which one edge leads away from each vertex: cycles, and trees that lead to them. Knuth, TAOCP vol. 2, 3.1,
// exercise 6.

/// Where one gets from the numbers 0, 1, … if each leads to one of them (functional graph), after any number of steps.
///
///     let teleporters = FunctionalGraph(successors: [1, 2, 3, 1, 0])
///     teleporters.vertex(from: 4, steps: 2)  // 1
///     teleporters.vertex(from: 4, steps: 1_000_000_000_000_000_000)  // 3
///     teleporters.cycles  // [[1, 2, 3]]
///     teleporters.stepsToCycle(from: 4)  // 2
///     teleporters.sums(of: [5, 1, 1, 1, 7]).sum(from: 4, steps: 100)  // 110: 7, 5 and 98 times 1
///
/// Steps may also be times, and numbers states: sooner or later all of them come to a cycle.
public struct FunctionalGraph: Sendable {
  /// Where each vertex leads to in one step.
  public let successors: [Int]
  /// The cycles, each in the order of the steps, from its smallest vertex on; they are in the order of these.
  public let cycles: [[Int]]
  /// All vertices that are on no cycle, below their successors; those on one are below one more, the root.
  @usableFromInline internal let _tree: RootedTree
  /// The cycle to which each vertex leads, and where that is entered.
  @usableFromInline internal let _entries: [(cycle: Int32, place: Int32)]

  /// Creates a graph.
  ///
  /// - Parameter successors: Where each vertex leads to, in 0 ..< `successors.count`, fewer than 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* vertices.
  public init(successors: [Int]) {
    let count = successors.count
    precondition(
      successors.allSatisfy { 0 <= $0 && $0 < count }, "a successor is no vertex of the graph")
    // The step of a walk at which each vertex was first met; 0 if it was not yet.
    var times = [Int](repeating: 0, count: count)
    var time = 0
    var cycles: [[Int]] = []
    for start in 0..<count where times[start] == 0 {
      let begin = time
      var vertex = start
      while times[vertex] == 0 {
        time += 1
        times[vertex] = time
        vertex = successors[vertex]
      }
      // Met in this walk: the rest of it is a cycle.
      guard times[vertex] > begin else { continue }
      // The first start that leads there is not always on it.
      let low = Self.cycle(through: vertex, successors).min()!
      cycles.append(Self.cycle(through: low, successors))
    }
    var entries = [(cycle: Int32, place: Int32)](repeating: (-1, 0), count: count)
    cycles.sort { $0[0] < $1[0] }
    for (index, cycle) in cycles.enumerated() {
      for (place, vertex) in cycle.enumerated() { entries[vertex] = (Int32(index), Int32(place)) }
    }
    _tree = RootedTree(
      edges: successors.enumerated().map { vertex, successor in
        (vertex, entries[vertex].cycle < 0 ? successor : count)
      }, root: count)
    // Parents are in front of their children.
    for vertex in _tree.order.dropFirst() where entries[vertex].cycle < 0 {
      entries[vertex] = entries[successors[vertex]]
    }
    (self.successors, self.cycles, _entries) = (successors, cycles, entries)
  }

  /// Returns the cycle on which a vertex is, from it on.
  private static func cycle(through start: Int, _ successors: [Int]) -> [Int] {
    var cycle = [start]
    while case let next = successors[cycle[cycle.count - 1]], next != start { cycle.append(next) }
    return cycle
  }

  /// Returns the vertex to which so many steps lead.
  ///
  /// - Parameters:
  ///   - start: The vertex to start from, in 0 ..< `successors.count`.
  ///   - steps: 0 or more.
  /// - Complexity: O(log *n*) for *n* vertices, however many steps there are.
  public func vertex(from start: Int, steps: Int) -> Int {
    let before = stepsToCycle(from: start)
    if steps < before { return _tree.ancestor(of: start, steps: steps)! }
    let cycle = cycles[cycleIndex(from: start)]
    return cycle[(Int(_entries[start].place) + (steps - before) % cycle.count) % cycle.count]
  }

  /// Returns how many steps lead to the first vertex on a cycle: 0 from one that is on it.
  ///
  /// - Parameter start: The vertex to start from, in 0 ..< `successors.count`.
  /// - Complexity: O(1)
  public func stepsToCycle(from start: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    return _tree.depth(of: start) - 1
  }

  /// Returns the index in ``cycles`` of the one that a vertex leads to.
  ///
  /// - Parameter start: The vertex to start from, in 0 ..< `successors.count`.
  /// - Complexity: O(1)
  public func cycleIndex(from start: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    return Int(_entries[start].cycle)
  }
}

extension FunctionalGraph: Hashable {
  /// Whether each vertex leads to the same one.
  public static func == (first: FunctionalGraph, second: FunctionalGraph) -> Bool {
    first.successors == second.successors
  }

  /// Hashes where the vertices lead to.
  public func hash(into hasher: inout Hasher) { hasher.combine(successors) }
}
