// A flow network with costs.

/// A flow network whose edges have a capacity and a cost per unit of flow.
///
///     var roads = CostNetwork(vertexCount: 3)
///     roads.addEdge(from: 0, to: 1, capacity: 2, cost: 5)
///     roads.addEdge(from: 1, to: 2, capacity: 3, cost: -1)
///
/// Self-loops and parallel edges are allowed.
public struct CostNetwork: Sendable, Hashable {
  /// A directed edge from `source` to `target`.
  public struct Edge: Sendable, Hashable {
    /// The vertex the edge starts from.
    public let source: Int
    /// The vertex the edge leads to.
    public let target: Int
    /// The capacity of the edge, which is the maximum flow on it; not negative.
    public let capacity: Int
    /// The cost per unit of flow; it may be negative.
    public let cost: Int

    /// Creates an edge; its values are checked when it is added to a network.
    public init(source: Int, target: Int, capacity: Int, cost: Int) {
      (self.source, self.target) = (source, target)
      (self.capacity, self.cost) = (capacity, cost)
    }
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  public let vertexCount: Int

  /// The edges in the order in which they were added.
  public private(set) var edges: [Edge] = []

  /// Creates a network without edges.
  ///
  /// - Parameter vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  public init(vertexCount: Int) {
    precondition(
      0 <= vertexCount && vertexCount <= Int32.max,
      "the number of vertices must be in 0...2147483647")
    self.vertexCount = vertexCount
  }

  /// Creates a network with the given edges.
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The edges; their endpoints are in 0 ..< `vertexCount`, and no capacity is negative.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    for edge in edges { _add(edge) }
  }

  /// Creates a network from tuples of source, target, capacity, and cost.
  ///
  ///     let roads = CostNetwork(vertexCount: 3, edges: [(0, 1, 2, 5), (1, 2, 3, -1)])
  ///     roads.minimumCostFlow(from: 0, to: 2).cost  // 8
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: The source and target of each edge, in 0 ..< `vertexCount`, its capacity, not negative, and its cost.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    for (source, target, capacity, cost) in edges {
      addEdge(from: source, to: target, capacity: capacity, cost: cost)
    }
  }

  /// Adds an edge from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the edge starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the edge leads to, in 0 ..< `vertexCount`.
  ///   - capacity: The maximum flow on the edge, not negative.
  ///   - cost: The cost per unit of flow; it may be negative.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(from source: Int, to target: Int, capacity: Int, cost: Int) {
    _add(Edge(source: source, target: target, capacity: capacity, cost: cost))
  }

  @usableFromInline
  internal mutating func _add(_ edge: Edge) {
    precondition(
      0 <= edge.source && edge.source < vertexCount, "the source is no vertex of the network")
    precondition(
      0 <= edge.target && edge.target < vertexCount, "the target is no vertex of the network")
    precondition(edge.capacity >= 0, "a capacity is negative")
    edges.append(edge)
  }
}
