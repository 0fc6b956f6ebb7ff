// Path queries of a link-cut tree: one end becomes the root of its tree, and the path to the other one a preferred
// path, which is a single splay tree then.

extension DynamicForest {
  /// Returns the aggregate of the path between two vertices, both included, or `nil` if they are not connected.
  ///
  ///     var prices = DynamicForest([30, 12, 45], identity: 0, combine: +)
  ///     prices.link(0, 2)  // true
  ///     prices.combined(from: 0, to: 2)  // 75
  ///     prices.combined(from: 1, to: 1)  // 12
  ///     prices.combined(from: 0, to: 1)  // nil
  ///
  /// - Parameters:
  ///   - start: The first vertex of the path.
  ///   - end: The last vertex of the path.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func combined(from start: Int, to end: Int) -> Element? {
    _forest.combined(from: start, to: end)
  }

  /// Returns the number of edges on the path between two vertices, or `nil` if they are not connected.
  ///
  ///     var row = DynamicForest(vertexCount: 4, identity: 0, combine: +)
  ///     for vertex in 1..<3 { row.link(vertex - 1, vertex) }
  ///     row.distance(from: 2, to: 0)  // 2
  ///     row.distance(from: 2, to: 3)  // nil
  ///
  /// - Parameters:
  ///   - start: The first vertex of the path.
  ///   - end: The last vertex of the path.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func distance(from start: Int, to end: Int) -> Int? {
    _forest.distance(from: start, to: end)
  }

  /// Returns the vertex at the given distance from the start of the path between two vertices (jump on tree).
  ///
  /// The result is `nil` if the path is shorter, or the vertices are not connected.
  ///
  ///     var town = DynamicForest(vertexCount: 4, identity: 0, combine: +)
  ///     for (first, second) in [(0, 1), (1, 2), (0, 3)] { town.link(first, second) }
  ///     town.vertex(onPathFrom: 2, to: 3, steps: 2)  // 0: the path is 2, 1, 0, 3
  ///     town.vertex(onPathFrom: 2, to: 3, steps: 4)  // nil
  ///
  /// - Parameters:
  ///   - start: The first vertex of the path.
  ///   - end: The last vertex of the path.
  ///   - steps: The number of edges from `start`; not negative.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func vertex(onPathFrom start: Int, to end: Int, steps: Int) -> Int? {
    _forest.vertex(onPathFrom: start, to: end, steps: steps)
  }

  /// Returns the lowest common ancestor of two vertices in their tree rooted at a third one.
  ///
  /// It is the vertex farthest from the root that is on the paths from the root to both. The result is `nil` if the
  /// three are not all connected.
  ///
  ///     var town = DynamicForest(vertexCount: 4, identity: 0, combine: +)
  ///     for (first, second) in [(0, 1), (1, 2), (1, 3)] { town.link(first, second) }
  ///     town.lowestCommonAncestor(2, 3, root: 0)  // 1
  ///     town.lowestCommonAncestor(0, 3, root: 2)  // 1
  ///     town.lowestCommonAncestor(1, 3, root: 3)  // 3
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  ///   - root: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func lowestCommonAncestor(_ first: Int, _ second: Int, root: Int) -> Int? {
    _forest.lowestCommonAncestor(first, second, root: root)
  }
}
