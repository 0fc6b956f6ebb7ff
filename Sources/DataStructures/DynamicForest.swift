// Link-cut tree: trees cut into paths, each of them a splay tree of its vertices in their order, and all
// paths between the root and a vertex made one where somebody asks. Sleator, Tarjan, "A data structure for
// dynamic trees", 1983, with the trees of their "Self-adjusting binary search trees", 1985.

/// Trees whose edges come and go, and what all elements on the path between two vertices come to together: a
/// link-cut tree.
///
///     var towns = DynamicForest([3, 1, 4, 1, 5], identity: 0, combine: +)
///     towns.link(0, 1)  // true
///     towns.link(1, 2)  // true
///     towns.link(2, 0)  // false: they are connected already
///     towns.combined(from: 0, to: 2)  // 8
///     towns[1] = 10
///     towns.combined(from: 0, to: 2)  // 17
///     towns.cut(0, 1)  // true
///     towns.combined(from: 0, to: 2)  // nil
///
/// What elements come to is up to a function, as for a ``SegmentTree``. It need not be commutative: the
/// elements are combined from the start of the path to its end. Where nobody asks, any one will do, such as
/// `max`.
///
///     var letters = DynamicForest(["a", "b", "c"], identity: "", combine: +)
///     letters.link(2, 0)  // true
///     letters.link(0, 1)  // true
///     letters.combined(from: 2, to: 1)  // "cab"
///     letters.combined(from: 1, to: 2)  // "bac"
///
/// Where elements belong to edges, each edge becomes a vertex of its own between the two that it connects,
/// and those have the identity.
///
/// A question puts the vertices of the path together for the next one, so it changes the forest, though not
/// what anybody sees of it, and the forest has to be a variable. Where no edge is ever cut, ``DisjointSets``
/// know what is connected, and where no edge changes at all, a rooted tree and a ``SegmentTree`` what the
/// elements of a path come to. Where the elements of whole paths change, take a ``LazyDynamicForest``.
public struct DynamicForest<Element> {
  @usableFromInline internal var _forest: _PathForest<Element, _NoUpdate>

  /// The number of trees: those that consist of a single vertex count, too.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _forest.treeCount }

  /// Creates a forest without edges.
  ///
  /// - Parameters:
  ///   - elements: The elements of the vertices 0, 1, …, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, behind it on a path, come
  ///     to together.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    _forest = _PathForest(
      elements, identity: identity,
      rules: _UpdateRules(
        combine: combine, apply: { _, sum, _ in sum }, compose: { _, same in same }))
  }

  /// Creates a forest without edges, whose elements are identities.
  ///
  ///     var friends = DynamicForest(vertexCount: 3, identity: 0, combine: +)
  ///     friends.link(0, 2)  // true
  ///     friends.areConnected(2, 0)  // true
  ///
  /// - Parameters:
  ///   - vertexCount: How many vertices there are, not negative, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function, as above.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    vertexCount: Int, identity: Element, combine: @escaping (Element, Element) -> Element
  ) {
    precondition(vertexCount >= 0, "the number of vertices must not be negative")
    self.init(
      repeatElement(identity, count: vertexCount), identity: identity, combine: combine)
  }

  /// How many vertices there are: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _forest.vertexCount }

  /// The element of a vertex, which may be replaced.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1) to read, O(log *n*) to replace for *n* vertices, amortized.
  @inlinable
  public subscript(vertex: Int) -> Element {
    get { _forest.nodes[Int(_forest.node(vertex))].element }
    set { _forest.replace(vertex, by: newValue) }
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
  ///     var towns = DynamicForest([3, 1, 4], identity: 0, combine: +)
  ///     towns.link(0, 1)  // true
  ///     towns.link(1, 2)  // true
  ///     towns.cut(2, 0)  // false: there is a path, but no edge
  ///     towns.cut(2, 1)  // true
  ///     towns.treeCount  // 2: {0, 1} and {2}
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
