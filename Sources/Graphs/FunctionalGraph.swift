// Graphs in which one edge leads away from each vertex: cycles, and trees that lead to them. Knuth, TAOCP vol. 2, 3.1,
// exercise 6.

/// A functional graph: each of the vertices 0, 1, … has exactly one successor.
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
  /// The successor of each vertex.
  public let successors: [Int]
  /// The cycles, each in the order of the steps from its smallest vertex on, sorted by these vertices.
  public let cycles: [[Int]]
  /// All vertices that are on no cycle, below their successors; those on one are below one more, the root.
  @usableFromInline internal let _tree: RootedTree
  /// The cycle to which each vertex leads, and where that is entered.
  @usableFromInline internal let _entries: [(cycle: Int32, place: Int32)]

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
    var parents = successors.map { Int32(truncatingIfNeeded: $0) }
    parents.append(-1)
    // How many lead to each vertex, but for those that have been taken away; -1 for these.
    var degrees = [Int32](repeating: 0, count: count)
    for successor in successors { degrees[successor] += 1 }
    // What is left when everything that nothing leads to has been taken away are the cycles.
    var upward: [Int] = []
    upward.reserveCapacity(count)
    for start in 0..<count {
      var vertex = start
      while degrees[vertex] == 0 {
        upward.append(vertex)
        degrees[vertex] = -1
        vertex = Int(parents[vertex])
        degrees[vertex] -= 1
      }
    }
    var cycles: [[Int]] = []
    var entries = [(cycle: Int32, place: Int32)](repeating: (-1, 0), count: count)
    let treeCount = upward.count
    for start in 0..<count where degrees[start] > 0 && entries[start].cycle < 0 {
      var cycle: [Int] = []
      var vertex = start
      repeat {
        entries[vertex] = (
          Int32(truncatingIfNeeded: cycles.count), Int32(truncatingIfNeeded: cycle.count)
        )
        parents[vertex] = Int32(truncatingIfNeeded: count)
        cycle.append(vertex)
        vertex = successors[vertex]
      } while vertex != start
      cycles.append(cycle)
      upward += cycle
    }
    for vertex in upward[..<treeCount].reversed() {
      entries[vertex] = entries[Int(parents[vertex])]
    }
    _tree = RootedTree(_parents: parents, upward: upward, root: count)
    (self.successors, self.cycles, _entries) = (successors, cycles, entries)
  }

  /// Returns the vertex after the given number of steps from a vertex (k-th successor).
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

  /// Returns the number of steps to the first vertex on a cycle: 0 from one that is on it.
  ///
  /// - Parameter start: The vertex to start from, in 0 ..< `successors.count`.
  /// - Complexity: O(1)
  public func stepsToCycle(from start: Int) -> Int {
    precondition(0 <= start && start < successors.count, "the start is no vertex of the graph")
    return _tree.depth(of: start) - 1
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

extension FunctionalGraph: Hashable {
  /// Whether each vertex has the same successor in both graphs.
  public static func == (first: FunctionalGraph, second: FunctionalGraph) -> Bool {
    first.successors == second.successors
  }

  /// Hashes the successors.
  public func hash(into hasher: inout Hasher) { hasher.combine(successors) }
}
