// Paths between two vertices of a link-cut tree whose elements are updated.

extension LazyDynamicForest {
  /// Returns what the elements of the path between two vertices come to together, both included; `nil` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public mutating func combined(from start: Int, to end: Int) -> Element? {
    _forest.combined(from: start, to: end)
  }

  /// Returns the number of edges on the path between two vertices, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public mutating func distance(from start: Int, to end: Int) -> Int? {
    _forest.distance(from: start, to: end)
  }

  /// Returns the vertex that so many steps lead to on the path from one vertex to another, or `nil` beyond
  /// its end, and if there is none.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  ///   - steps: 0 or more.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public mutating func vertex(onPathFrom start: Int, to end: Int, steps: Int) -> Int? {
    _forest.vertex(onPathFrom: start, to: end, steps: steps)
  }

  /// Returns the vertex where the paths between two vertices and a root meet, or `nil` if they are not all
  /// connected.
  ///
  /// It is the farthest from the root that is on the paths from there to both.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  ///   - root: In 0 ..< `vertexCount`.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public mutating func lowestCommonAncestor(_ first: Int, _ second: Int, root: Int) -> Int? {
    _forest.lowestCommonAncestor(first, second, root: root)
  }
}
