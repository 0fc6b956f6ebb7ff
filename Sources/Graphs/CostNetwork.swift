// A directed graph whose edges carry so much at most, and at what price.

/// A directed graph whose edges have a capacity, and a cost for each unit that is sent along them.
///
///     var roads = CostNetwork(vertexCount: 3)
///     roads.addEdge(from: 0, to: 1, capacity: 2, cost: 5)
///     roads.addEdge(from: 1, to: 2, capacity: 3, cost: -1)
///
/// Loops and several edges between the same two vertices are fine.
public struct CostNetwork: Sendable, Hashable {
  /// One edge, which leads from `source` to `target` only.
  public struct Edge: Sendable, Hashable {
    /// The vertex the edge starts from.
    public let source: Int
    /// The vertex the edge leads to.
    public let target: Int
    /// How much can be sent along the edge; not negative.
    public let capacity: Int
    /// What each unit costs; it may be negative.
    public let cost: Int

    /// Creates an edge; what it is to fit is looked at when it is added to a network.
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
  ///   - edges: The edges; their ends are in 0 ..< `vertexCount`, and no capacity is negative.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  public init(vertexCount: Int, edges: some Sequence<Edge>) {
    self.init(vertexCount: vertexCount)
    for edge in edges { _add(edge) }
  }

  /// Creates a network with edges of four numbers each: from where to where they lead, capacity, and cost.
  ///
  ///     let roads = CostNetwork(vertexCount: 3, edges: [(0, 1, 2, 5), (1, 2, 3, -1)])
  ///     roads.minimumCostFlow(from: 0, to: 2).cost  // 8
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices, in 0 ... 2³¹ − 1.
  ///   - edges: Source and target of each edge, in 0 ..< `vertexCount`, its capacity, not negative, and its cost.
  /// - Complexity: O(*V* + *E*)
  @inlinable
  @_disfavoredOverload  // An empty literal may be either.
  public init(vertexCount: Int, edges: some Sequence<(Int, Int, Int, Int)>) {
    self.init(vertexCount: vertexCount)
    for (source, target, capacity, cost) in edges {
      addEdge(from: source, to: target, capacity: capacity, cost: cost)
    }
  }

  /// Adds an edge that leads from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the edge starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the edge leads to, in 0 ..< `vertexCount`.
  ///   - capacity: How much can be sent along the edge, not negative.
  ///   - cost: What each unit costs; it may be negative.
  /// - Complexity: O(1) on average.
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
