// A flow network with lower and upper bounds.

/// A flow network whose edges have a lower bound, an upper bound, and a cost per unit of flow.
///
/// It is for flows with lower bounds, circulations, and flows with supplies and demands:
///
///     var pipes = BoundedNetwork(vertexCount: 4)
///     pipes.addEdge(from: 0, to: 1, lowerBound: 2, upperBound: 6)
///     pipes.addEdge(from: 1, to: 2, lowerBound: 0, upperBound: 3)
///     pipes.addEdge(from: 1, to: 3, lowerBound: 1, upperBound: 2)
///     pipes.addEdge(from: 2, to: 3, lowerBound: 0, upperBound: 9)
///     pipes.maximumFlow(from: 0, to: 3)!.value  // 5
///     pipes.minimumFlow(from: 0, to: 3)!.value  // 2
///     pipes.flow(supplies: [5, 0, 0, -5])!  // [5, 3, 2, 3]
///     pipes.flow(supplies: [0, 0, 0, 0])  // nil: the first edge carries 2 at least
///
/// A lower bound may be negative: then flow may go the other way. Self-loops and parallel edges are allowed. If all
/// lower bounds are 0, use a ``WeightedDigraph`` or a ``CostNetwork``, which tell more of a flow.
public struct BoundedNetwork: Sendable, Hashable {
  /// A directed edge from `source` to `target`.
  public struct Edge: Sendable, Hashable {
    /// The vertex the edge starts from.
    public let source: Int
    /// The vertex the edge leads to.
    public let target: Int
    /// The minimum flow on the edge; it may be negative.
    public let lowerBound: Int
    /// The maximum flow on the edge; not less than `lowerBound`.
    public let upperBound: Int
    /// The cost per unit of flow; it may be negative.
    public let cost: Int

    /// Creates an edge; its values are checked when it is added to a network.
    public init(source: Int, target: Int, lowerBound: Int, upperBound: Int, cost: Int = 0) {
      (self.source, self.target) = (source, target)
      (self.lowerBound, self.upperBound, self.cost) = (lowerBound, upperBound, cost)
    }
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  public let vertexCount: Int

  /// The edges in the order in which they were added.
  public private(set) var edges: [Edge] = []

  /// Creates a network without edges.
  ///
  /// - Parameter vertexCount: The number of vertices, in 0 ... 2³⁰ − 2.
  public init(vertexCount: Int) {
    precondition(
      0 <= vertexCount && vertexCount < 1 << 30 - 1,
      "the number of vertices must be in 0...1073741822")
    self.vertexCount = vertexCount
  }

  /// Creates a network with the given edges.
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³⁰ − 2.
  ///   - edges: The edges; their endpoints are in 0 ..< `vertexCount`, and no lower bound is above the upper one.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    for edge in edges { _add(edge) }
  }

  /// Creates a network from tuples of source, target, lower bound, and upper bound.
  ///
  ///     let belts = BoundedNetwork(vertexCount: 3, edges: [(0, 1, 1, 5), (1, 2, 0, 3), (2, 0, 2, 9)])
  ///     belts.flow()!  // [2, 2, 2]
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³⁰ − 2.
  ///   - edges: The source and target of each edge, in 0 ..< `vertexCount`, its lower bound, and its upper bound.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    for (source, target, lowerBound, upperBound) in edges {
      addEdge(from: source, to: target, lowerBound: lowerBound, upperBound: upperBound)
    }
  }

  /// Creates a network from tuples of source, target, lower bound, upper bound, and cost.
  ///
  ///     let roads = BoundedNetwork(
  ///       vertexCount: 3, edges: [(0, 1, 0, 4, 1), (0, 2, 1, 5, 5), (1, 2, 0, 2, 2)])
  ///     roads.minimumCostFlow(supplies: [5, -2, -3])!.cost  // 13
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³⁰ − 2.
  ///   - edges: The source and target of each edge, in 0 ..< `vertexCount`, its lower bound, its upper bound, and its
  ///     cost per unit of flow.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    for (source, target, lowerBound, upperBound, cost) in edges {
      addEdge(
        from: source, to: target, lowerBound: lowerBound, upperBound: upperBound, cost: cost)
    }
  }

  /// Adds an edge from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the edge starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the edge leads to, in 0 ..< `vertexCount`.
  ///   - lowerBound: The minimum flow on the edge.
  ///   - upperBound: The maximum flow on the edge, not less than that; their difference fits `Int`.
  ///   - cost: The cost per unit of flow; it may be negative.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(
    from source: Int, to target: Int, lowerBound: Int, upperBound: Int, cost: Int = 0
  ) {
    _add(
      Edge(
        source: source, target: target, lowerBound: lowerBound, upperBound: upperBound, cost: cost))
  }

  @usableFromInline
  internal mutating func _add(_ edge: Edge) {
    precondition(
      0 <= edge.source && edge.source < vertexCount, "the source is no vertex of the network")
    precondition(
      0 <= edge.target && edge.target < vertexCount, "the target is no vertex of the network")
    precondition(edge.lowerBound <= edge.upperBound, "a lower bound is above the upper one")
    // As it is not negative, it has to be so when it wraps around.
    precondition(
      edge.upperBound &- edge.lowerBound >= 0, "the difference of the bounds does not fit Int")
    edges.append(edge)
  }
}
