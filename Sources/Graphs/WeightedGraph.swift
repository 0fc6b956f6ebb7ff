// An undirected graph as the list of its weighted edges.

/// An undirected graph whose vertices are the numbers 0, 1, … and whose edges have whole weights.
///
///     var cables = WeightedGraph(vertexCount: 3)
///     cables.addEdge(0, 1, weight: 4)
///     cables.addEdge(1, 2, weight: 2)
///
/// Loops and several edges between the same two vertices are fine.
public struct WeightedGraph: Sendable, Hashable {
  /// One edge, which can be gone either way.
  public struct Edge: Sendable, Hashable {
    // 32 bits, as an edge that is looked for in memory takes longer than all that is done with it.
    @usableFromInline internal let _first: Int32
    @usableFromInline internal let _second: Int32
    /// The length or the cost of the edge; it may be negative.
    public let weight: Int

    /// One end of the edge.
    @inlinable public var first: Int { Int(_first) }
    /// The other end of the edge; the same for a loop.
    @inlinable public var second: Int { Int(_second) }

    /// Creates an edge of length 1, or of the given one.
    ///
    /// - Parameters:
    ///   - first: One of its ends, at most 2³¹ − 1.
    ///   - second: The other one, at most 2³¹ − 1.
    ///   - weight: Its length.
    @inlinable
    public init(_ first: Int, _ second: Int, weight: Int = 1) {
      (_first, _second, self.weight) = (Int32(first), Int32(second), weight)
    }
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  public let vertexCount: Int

  /// The edges in the order in which they were added.
  public private(set) var edges: [Edge] = []

  /// Creates a graph without edges.
  ///
  /// - Parameter vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  public init(vertexCount: Int) {
    precondition(
      0 <= vertexCount && vertexCount <= Int32.max,
      "the number of vertices must be in 0...2147483647")
    self.vertexCount = vertexCount
  }

  /// Creates a graph with the given edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [.init(0, 1, weight: 4), .init(1, 2)])
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The edges; their ends are in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for edge in edges { addEdge(edge.first, edge.second, weight: edge.weight) }
  }

  /// Creates a graph with edges of length 1 between the given pairs of vertices.
  ///
  ///     WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2)]).bridges()  // [0, 1]
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The ends of each edge, in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (first, second) in edges { addEdge(first, second) }
  }

  /// Creates a graph of edges between the first two numbers of each triple; the third is their length.
  ///
  ///     WeightedGraph(vertexCount: 2, edges: [(0, 1, 7), (0, 1, 4)]).minimumSpanningForest().weight  // 4
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The ends of each edge, in 0 ..< `vertexCount`, and its length, which may be negative.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (first, second, weight) in edges { addEdge(first, second, weight: weight) }
  }

  /// Makes room for so many edges.
  @usableFromInline
  internal mutating func _reserveCapacity(_ count: Int) {
    edges.reserveCapacity(count)
  }

  /// Adds an edge between two vertices.
  ///
  /// - Parameters:
  ///   - first: One of its ends, in 0 ..< `vertexCount`.
  ///   - second: The other one, in 0 ..< `vertexCount`.
  ///   - weight: The length of the edge; 1 if left out.
  /// - Complexity: O(1) on average.
  public mutating func addEdge(_ first: Int, _ second: Int, weight: Int = 1) {
    precondition(
      0 <= first && first < vertexCount && 0 <= second && second < vertexCount,
      "an edge ends at no vertex of the graph")
    edges.append(Edge(first, second, weight: weight))
  }

  /// Returns the directed graph in which each edge leads both ways: what asks for ways can be asked of it.
  ///
  ///     var cables = WeightedGraph(vertexCount: 3)
  ///     cables.addEdge(0, 1, weight: 4)
  ///     cables.addEdge(1, 2, weight: 2)
  ///     cables.directedBothWays().shortestDistances(from: 2)  // .distances([6, 2, 0])
  ///
  /// Edge *i* has become the edges 2*i*, from its first end to its second, and 2*i* + 1.
  ///
  /// - Complexity: O(*V* + *E*)
  public func directedBothWays() -> WeightedDigraph {
    WeightedDigraph(
      vertexCount: vertexCount,
      edges: (0..<2 * edges.count).lazy.map { _directedEdge($0) })
  }

  /// The edge of this number in the directed graph.
  internal func _directedEdge(_ arc: Int) -> WeightedDigraph.Edge {
    let edge = edges[arc >> 1]
    return arc & 1 == 0
      ? WeightedDigraph.Edge(source: edge.first, target: edge.second, weight: edge.weight)
      : WeightedDigraph.Edge(source: edge.second, target: edge.first, weight: edge.weight)
  }
}

extension WeightedGraph.Edge: CustomStringConvertible {
  /// The edge as it is written: `Edge(0, 1, weight: 4)`.
  public var description: String { "Edge(\(first), \(second), weight: \(weight))" }
}
