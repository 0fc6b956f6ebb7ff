// A bipartite graph as an edge list.

/// A bipartite graph: each edge joins a vertex on the left with one on the right.
///
///     var tasks = BipartiteGraph(leftCount: 2, rightCount: 3)
///     tasks.addEdge(0, 2)
///     tasks.addEdge(1, 2)
///     tasks.addEdge(0, 0)
///
/// The vertices of either side are numbered from 0. Parallel edges are allowed.
public struct BipartiteGraph: Sendable, Hashable {
  /// The number of vertices on the left: they are 0 ..< `leftCount`.
  public let leftCount: Int

  /// The number of vertices on the right: they are 0 ..< `rightCount`.
  public let rightCount: Int

  /// The endpoints of each edge, in the order in which the edges were added.
  @usableFromInline internal private(set) var _leftEnds: [Int32] = []
  @usableFromInline internal private(set) var _rightEnds: [Int32] = []

  /// The edges, each as its two endpoints, in the order in which they were added.
  ///
  ///     let tasks = BipartiteGraph(leftCount: 2, rightCount: 3, edges: [(0, 2), (1, 2)])
  ///     tasks.edges[1]  // (left: 1, right: 2)
  ///
  /// - Complexity: O(1)
  @inlinable public var edges: Edges { Edges(leftEnds: _leftEnds, rightEnds: _rightEnds) }

  /// Creates a graph without edges.
  ///
  /// - Parameters:
  ///   - leftCount: The number of vertices on the left, in 0 ... 2³¹ − 1.
  ///   - rightCount: The number of vertices on the right, in 0 ... 2³¹ − 1.
  public init(leftCount: Int, rightCount: Int) {
    precondition(
      0 <= leftCount && leftCount <= Int32.max && 0 <= rightCount && rightCount <= Int32.max,
      "the numbers of vertices must be in 0...2147483647")
    (self.leftCount, self.rightCount) = (leftCount, rightCount)
  }

  /// Creates a graph with the given edges.
  ///
  ///     let tasks = BipartiteGraph(leftCount: 2, rightCount: 3, edges: [(0, 2), (1, 2), (0, 0)])
  ///     tasks.maximumMatching().count  // 2
  ///
  /// - Parameters:
  ///   - leftCount: The number of vertices on the left, in 0 ... 2³¹ − 1.
  ///   - rightCount: The number of vertices on the right, in 0 ... 2³¹ − 1.
  ///   - edges: The endpoints of each edge, the one on the left first.
  /// - Complexity: O(*E*)
  @inlinable
  public init(leftCount: Int, rightCount: Int, edges: some Sequence<(Int, Int)>) {
    self.init(leftCount: leftCount, rightCount: rightCount)
    for (left, right) in edges { addEdge(left, right) }
  }

  /// Adds an edge between a vertex on the left and one on the right.
  ///
  /// - Parameters:
  ///   - left: The vertex on the left, in 0 ..< `leftCount`.
  ///   - right: The vertex on the right, in 0 ..< `rightCount`.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(_ left: Int, _ right: Int) {
    precondition(0 <= left && left < leftCount, "there is no such vertex on the left")
    precondition(0 <= right && right < rightCount, "there is no such vertex on the right")
    _leftEnds.append(Int32(truncatingIfNeeded: left))
    _rightEnds.append(Int32(truncatingIfNeeded: right))
  }
}

extension BipartiteGraph {
  /// The edges of a bipartite graph, each as its two endpoints, in the order in which they were added.
  public struct Edges: RandomAccessCollection, Sendable {
    @usableFromInline internal let _leftEnds: [Int32]
    @usableFromInline internal let _rightEnds: [Int32]

    @inlinable
    internal init(leftEnds: [Int32], rightEnds: [Int32]) {
      (_leftEnds, _rightEnds) = (leftEnds, rightEnds)
    }

    /// The index of the first edge, 0.
    @inlinable public var startIndex: Int { 0 }

    /// The number of edges.
    @inlinable public var endIndex: Int { _leftEnds.count }

    /// Returns the endpoints of an edge.
    ///
    /// - Parameter index: The index of the edge, in 0 ..< `count`.
    /// - Complexity: O(1)
    @inlinable
    public subscript(index: Int) -> (left: Int, right: Int) {
      (Int(_leftEnds[index]), Int(_rightEnds[index]))
    }
  }
}

extension BipartiteGraph.Edges: CustomStringConvertible {
  /// The endpoints of all edges, as an array is written: `[(left: 0, right: 2), (left: 1, right: 2)]`.
  public var description: String { "\(Array(self))" }
}
