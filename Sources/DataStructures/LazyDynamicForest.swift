// A link-cut tree with lazy propagation: an update of a path waits at the uppermost node of its splay tree.

/// Trees whose edges come and go, paths whose elements are updated, and what all elements of any path come to together: a
/// link-cut tree with lazy propagation.
///
/// Each of the elements of a path is to grow by 10, and their sum is asked for:
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
/// It is to a ``DynamicForest`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three functions as
/// that. Where no edge ever changes, a rooted tree and a `LazySegmentTree` do the same in less time.
///
/// Where elements belong to edges, each edge becomes a vertex of its own between the two that it connects. If an update
/// must not make anything of the vertices, the elements have to tell: with how many of them are edges, for sums of edges
/// that grow.
///
/// A question puts the vertices of the path together for the next one, so it changes the forest, though not what anybody
/// sees of it, and the forest has to be a variable, even to read an element.
public struct LazyDynamicForest<Element, Update> {
  @usableFromInline internal var _forest: _PathForest<Element, Update>

  /// The number of trees: those that consist of a single vertex count, too.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _forest.treeCount }

  /// Creates a forest without edges.
  ///
  /// For every update, applying it to what two neighboring parts of a path come to together is the same as applying it to
  /// each of them and combining that.
  ///
  /// - Parameters:
  ///   - elements: The elements of the vertices 0, 1, …, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, behind it on a path, come
  ///     to together.
  ///   - apply: What some elements come to together after an update of each: the update, what they have come to before,
  ///     and how many they are.
  ///   - compose: The one update that does the same as its first argument and then the second.
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
      rules: _UpdateRules(combine: combine, apply: apply, compose: compose))
  }

  /// Creates a forest without edges, whose elements are identities.
  ///
  /// - Parameters:
  ///   - vertexCount: How many vertices there are, not negative, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
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

  /// How many vertices there are: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _forest.vertexCount }

  /// The element of a vertex, which may be replaced.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public subscript(vertex: Int) -> Element {
    mutating get { _forest.element(vertex) }
    set { _forest.replace(vertex, by: newValue) }
  }

  /// Updates each element on the path between two vertices, both included, and returns whether there is one.
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
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  ///   - update: What to do to each of the elements.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @discardableResult
  @inlinable
  public mutating func update(from start: Int, to end: Int, by update: Update) -> Bool {
    _forest.update(from: start, to: end, by: update)
  }

  /// Adds an edge between two vertices unless they are connected, and returns whether they were not.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
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
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @discardableResult
  @inlinable
  public mutating func cut(_ first: Int, _ second: Int) -> Bool {
    _forest.cut(first, second)
  }

  /// Returns whether there is a path between two vertices.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `vertexCount`.
  ///   - second: In 0 ..< `vertexCount`.
  /// - Complexity: O(log *n*) for *n* vertices, amortized.
  @inlinable
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    _forest.areConnected(first, second)
  }
}
