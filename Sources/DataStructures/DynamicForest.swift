// Link-cut tree: trees decomposed into preferred paths, each kept as a splay tree ordered along the path; an access
// makes the path from the root to a vertex a preferred one. Sleator, Tarjan, "A data structure for dynamic trees",
// 1983, with the trees of their "Self-adjusting binary search trees", 1985.

/// A dynamic forest with an element for each vertex, and path queries: a link-cut tree.
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
/// The operation may be any associative one with an identity (a monoid), as for a ``SegmentTree``. It need not be
/// commutative: the elements are combined from the start of the path to its end. Where no path is queried, any
/// operation will do, such as `max`.
///
///     var letters = DynamicForest(["a", "b", "c"], identity: "", combine: +)
///     letters.link(2, 0)  // true
///     letters.link(0, 1)  // true
///     letters.combined(from: 2, to: 1)  // "cab"
///     letters.combined(from: 1, to: 2)  // "bac"
///
/// For elements of edges, represent each edge by a vertex of its own between its two ends, and give the other vertices
/// the identity.
///
/// Queries restructure the forest, so they are mutating and the forest has to be a variable; its edges and elements
/// stay the same. Where no edge is ever removed, ``DisjointSets`` answer connectivity; where no edge changes at all, a
/// rooted tree and a ``SegmentTree`` answer path queries. For updates of whole paths use a ``LazyDynamicForest``, for sums of
/// subtrees a ``DynamicSubtreeForest``.
public struct DynamicForest<Element> {
  @usableFromInline internal var _forest: _PathForest<Element, _NoUpdate>

  /// The number of trees, including single vertices.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _forest.treeCount }

  /// Creates a forest without edges.
  ///
  /// - Parameters:
  ///   - elements: The elements of the vertices 0, 1, …, fewer than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument comes before the second on a path.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    _forest = _PathForest(
      elements, identity: identity,
      steps: _PathSteps(combine: combine))
  }

  /// Creates a forest without edges, in which all elements are the identity.
  ///
  ///     var friends = DynamicForest(vertexCount: 3, identity: 0, combine: +)
  ///     friends.link(0, 2)  // true
  ///     friends.areConnected(2, 0)  // true
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices; not negative, and less than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation, as above.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    vertexCount: Int, identity: Element, combine: @escaping (Element, Element) -> Element
  ) {
    precondition(vertexCount >= 0, "the number of vertices must not be negative")
    self.init(
      repeatElement(identity, count: vertexCount), identity: identity, combine: combine)
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _forest.vertexCount }

  /// Accesses the element of a vertex.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1) to read, amortized O(log *n*) to replace, for *n* vertices.
  @inlinable
  public subscript(vertex: Int) -> Element {
    get { _forest.nodes[Int(_forest.node(vertex))].element }
    set { _forest.replace(vertex, by: newValue) }
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
