// An undirected graph as an edge list.

/// An undirected graph with the vertices 0, 1, … and integer edge weights.
///
///     var cables = WeightedGraph(vertexCount: 3)
///     cables.addEdge(0, 1, weight: 4)
///     cables.addEdge(1, 2, weight: 2)
///
/// Self-loops and parallel edges are allowed.
public struct WeightedGraph: Sendable, Hashable {
  /// An undirected edge.
  public struct Edge: Sendable, Hashable {
    // 32 bits, as an edge that is looked for in memory takes longer than all that is done with it.
    @usableFromInline internal let _first: Int32
    @usableFromInline internal let _second: Int32
    /// The weight of the edge, such as its length or its cost; it may be negative.
    public let weight: Int

    /// One endpoint of the edge.
    @inlinable public var first: Int { Int(_first) }
    /// The other endpoint of the edge; the same for a self-loop.
    @inlinable public var second: Int { Int(_second) }

    /// Creates an edge with the given weight, or 1 if it is omitted.
    ///
    /// - Parameters:
    ///   - first: One of its endpoints, at most 2³¹ − 1.
    ///   - second: The other one, at most 2³¹ − 1.
    ///   - weight: The weight of the edge.
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
  ///   - edges: The edges; their endpoints are in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for edge in edges { addEdge(edge.first, edge.second, weight: edge.weight) }
  }

  /// Creates a graph from pairs of endpoints, with edges of weight 1.
  ///
  ///     WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2)]).bridges()  // [0, 1]
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The endpoints of each edge, in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (first, second) in edges { addEdge(first, second) }
  }

  /// Creates a graph from triples of two endpoints and a weight.
  ///
  ///     WeightedGraph(vertexCount: 2, edges: [(0, 1, 7), (0, 1, 4)]).minimumSpanningForest().weight  // 4
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The endpoints of each edge, in 0 ..< `vertexCount`, and its weight, which may be negative.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (first, second, weight) in edges { addEdge(first, second, weight: weight) }
  }

  /// Reserves space for the given number of edges.
  @usableFromInline
  internal mutating func _reserveCapacity(_ count: Int) {
    edges.reserveCapacity(count)
  }

  /// Adds an edge between two vertices.
  ///
  /// - Parameters:
  ///   - first: One of its endpoints, in 0 ..< `vertexCount`.
  ///   - second: The other one, in 0 ..< `vertexCount`.
  ///   - weight: The weight of the edge; 1 if omitted.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(_ first: Int, _ second: Int, weight: Int = 1) {
    precondition(
      0 <= first && first < vertexCount && 0 <= second && second < vertexCount,
      "an edge ends at no vertex of the graph")
    edges.append(Edge(first, second, weight: weight))
  }

  /// Returns the directed graph in which each edge is two edges, one in either direction.
  ///
  ///     var cables = WeightedGraph(vertexCount: 3)
  ///     cables.addEdge(0, 1, weight: 4)
  ///     cables.addEdge(1, 2, weight: 2)
  ///     cables.directedBothWays().shortestDistances(from: 2)  // .distances([6, 2, 0])
  ///
  /// It is for the algorithms on directed graphs. Edge *i* becomes the edges 2*i*, from its first endpoint to its
  /// second, and 2*i* + 1.
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
