// Path queries of a link-cut tree with lazy propagation.

extension LazyDynamicForest {
  /// Returns the aggregate of the path between two vertices, both included, or `nil` if they are not connected.
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
