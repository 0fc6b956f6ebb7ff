// A directed graph as an edge list.

/// A directed graph with the vertices 0, 1, … and integer edge weights.
///
///     var roads = WeightedDigraph(vertexCount: 3)
///     roads.addEdge(from: 0, to: 1, weight: 4)
///     roads.addEdge(from: 1, to: 2, weight: -2)
///
/// Self-loops and parallel edges are allowed.
public struct WeightedDigraph: Sendable, Hashable {
  /// A directed edge from `source` to `target`.
  public struct Edge: Sendable, Hashable {
    // 32 bits, as an edge that is looked for in memory takes longer than all that is done with it.
    @usableFromInline internal let _source: Int32
    @usableFromInline internal let _target: Int32
    /// The weight of the edge, such as its length; it may be negative.
    public let weight: Int

    /// The vertex the edge starts from.
    @inlinable public var source: Int { Int(_source) }
    /// The vertex the edge leads to.
    @inlinable public var target: Int { Int(_target) }

    /// Creates an edge with the given weight, or 1 if it is omitted.
    ///
    /// - Parameters:
    ///   - source: The vertex it starts from, at most 2³¹ − 1.
    ///   - target: The vertex it leads to, at most 2³¹ − 1.
    ///   - weight: The weight of the edge.
    @inlinable
    public init(source: Int, target: Int, weight: Int = 1) {
      (_source, _target, self.weight) = (Int32(source), Int32(target), weight)
    }
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  public private(set) var vertexCount: Int

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
  ///     let steps = WeightedDigraph(
  ///       vertexCount: 3, edges: (1..<3).map { .init(source: $0 - 1, target: $0) })
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The edges; their endpoints are in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for edge in edges { addEdge(from: edge.source, to: edge.target, weight: edge.weight) }
  }

  /// Creates a graph from pairs of source and target, with edges of weight 1.
  ///
  ///     WeightedDigraph(vertexCount: 3, edges: [(2, 1), (1, 0)]).topologicalOrder()  // [2, 1, 0]
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The source and target of each edge, in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (source, target) in edges { addEdge(from: source, to: target) }
  }

  /// Creates a graph from triples of source, target, and weight.
  ///
  ///     WeightedDigraph(vertexCount: 2, edges: [(0, 1, 7)]).shortestDistances(from: 0)  // .distances([0, 7])
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The source and target of each edge, in 0 ..< `vertexCount`, and its weight, which may be negative.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be any.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    _reserveCapacity(edges.underestimatedCount)
    for (source, target, weight) in edges { addEdge(from: source, to: target, weight: weight) }
  }

  /// Reserves space for the given number of edges.
  @usableFromInline
  internal mutating func _reserveCapacity(_ count: Int) {
    edges.reserveCapacity(count)
  }

  /// Adds vertices, numbered on.
  internal mutating func _addVertices(_ count: Int) {
    precondition(count <= Int(Int32.max) - vertexCount, "there are more than 2147483647 vertices")
    vertexCount += count
  }

  /// Adds an edge from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the edge starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the edge leads to, in 0 ..< `vertexCount`.
  ///   - weight: The weight of the edge; 1 if omitted.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(from source: Int, to target: Int, weight: Int = 1) {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    edges.append(Edge(source: source, target: target, weight: weight))
  }

  /// Returns the reversed (transposed) graph, in which each edge has the opposite direction.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 2, 7), (1, 2, 4)])
  ///     roads.reversed().shortestDistances(from: 2)  // .distances([7, 4, 0])
  ///
  /// Distances *to* a vertex are those from it in the reversed graph. Edges keep their indices and their weights.
  ///
  /// - Complexity: O(*E*)
  public func reversed() -> WeightedDigraph {
    var graph = WeightedDigraph(vertexCount: vertexCount)
    graph.edges = edges.map {
      Edge(source: $0.target, target: $0.source, weight: $0.weight)
    }
    return graph
  }
}

extension WeightedDigraph.Edge: CustomStringConvertible {
  /// The edge as it is written: `Edge(source: 0, target: 1, weight: 4)`.
  public var description: String { "Edge(source: \(source), target: \(target), weight: \(weight))" }
}
