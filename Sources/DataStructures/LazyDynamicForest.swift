// A link-cut tree with lazy propagation: the update of a path is pending at the root of its splay tree.

/// A dynamic forest with path updates and path queries: a link-cut tree with lazy propagation.
///
/// Here numbers are added along paths, and the sums of paths are queried:
///
///     var towns = LazyDynamicForest(
///       [3, 1, 4, 1, 5], identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     for (first, second) in [(0, 1), (1, 2), (1, 3)] { towns.link(first, second) }
///     towns.update(from: 0, to: 2, by: 10)  // true
///     towns.combined(from: 0, to: 3)  // 25: 13 + 11 + 1
///     towns.cut(0, 1)  // true
///     towns.update(from: 0, to: 2, by: 10)  // false: there is no path any more
///     towns[1]  // 11
///
/// It is to a ``DynamicForest`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three functions
/// as that. Where no edge ever changes, a rooted tree and a `LazySegmentTree` do the same in less time.
///
/// For elements of edges, represent each edge by a vertex of its own between its two ends. If updates must not affect
/// the other vertices, the elements have to tell them apart: for sums with additions, let each element include the
/// number of edges that it stands for.
///
/// Queries restructure the forest, so they are mutating and the forest has to be a variable, even to read an element;
/// its edges and elements stay the same.
public struct LazyDynamicForest<Element, Update> {
  @usableFromInline internal var _forest: _PathForest<Element, Update>

  /// The number of trees, including single vertices.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _forest.treeCount }

  /// Creates a forest without edges.
  ///
  /// Updates have to distribute over `combine`: applying an update to the combination of two adjacent parts of a path
  /// is the same as applying it to each of them and combining the results.
  ///
  /// - Parameters:
  ///   - elements: The elements of the vertices 0, 1, …, fewer than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument comes before the second on a path.
  ///   - apply: Returns the aggregate of some elements after an update of each. Its arguments are the update, their
  ///     aggregate before, and their number.
  ///   - compose: Returns the composition of two updates: the first argument, followed by the second.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    _forest = _PathForest(
      elements, identity: identity,
      steps: _PathSteps(combine: combine, apply: apply, compose: compose))
  }

  /// Creates a forest without edges, in which all elements are the identity.
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices; not negative, and less than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: As above.
  ///   - apply: As above.
  ///   - compose: As above.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    vertexCount: Int, identity: Element, combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    precondition(vertexCount >= 0, "the number of vertices must not be negative")
    self.init(
      repeatElement(identity, count: vertexCount), identity: identity, combine: combine,
      apply: apply, compose: compose)
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _forest.vertexCount }

  /// Accesses the element of a vertex.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public subscript(vertex: Int) -> Element {
    mutating get { _forest.element(vertex) }
    set { _forest.replace(vertex, by: newValue) }
  }

  /// Updates each element on the path between two vertices, both included, and returns whether they are connected.
  ///
  ///     var row = LazyDynamicForest(
  ///       [2, 2, 1], identity: 0, combine: max,
  ///       apply: { value, _, _ in value }, compose: { _, second in second })
  ///     row.link(0, 1)  // true
  ///     row.update(from: 1, to: 0, by: 3)  // true
  ///     row.combined(from: 0, to: 1)  // 3
  ///     row.update(from: 1, to: 2, by: 7)  // false
  ///
  /// - Parameters:
  ///   - start: The first vertex of the path.
  ///   - end: The last vertex of the path.
  ///   - update: The update to apply to each of the elements.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @discardableResult
  @inlinable
  public mutating func update(from start: Int, to end: Int, by update: Update) -> Bool {
    _forest.update(from: start, to: end, by: update)
  }

  /// Adds an edge between two vertices unless they are already connected, and returns whether it was added.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @discardableResult
  @inlinable
  public mutating func link(_ first: Int, _ second: Int) -> Bool {
    _forest.link(first, second)
  }

  /// Removes the edge between two vertices, and returns whether there was one.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @discardableResult
  @inlinable
  public mutating func cut(_ first: Int, _ second: Int) -> Bool {
    _forest.cut(first, second)
  }

  /// Returns whether two vertices are connected.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    _forest.areConnected(first, second)
  }
}
