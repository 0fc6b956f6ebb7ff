// Link-cut tree with subtree aggregates: a node also holds the aggregate of the subtrees that hang on edges off its
// path, and exchanges one of them for another by the inverse. Sleator, Tarjan, "A data structure for dynamic trees",
// 1983; the virtual subtrees are those of Goldberg, Grigoriadis, Tarjan, "Use of dynamic trees in a network simplex
// algorithm for the maximum flow problem", 1991.

/// A dynamic forest with an element for each vertex, and subtree queries: a link-cut tree with virtual subtrees.
///
///     var towns = DynamicSubtreeForest([3, 1, 4, 1, 5], identity: 0, combine: +, inverse: -)
///     for (first, second) in [(0, 1), (1, 2), (1, 3)] { towns.link(first, second) }
///     towns.combined(subtreeOf: 1, root: 0)  // 6: 1 + 4 + 1
///     towns.combined(subtreeOf: 1, root: 3)  // 8: 1 + 3 + 4
///     towns[2] += 10
///     towns.combined(treeOf: 0)  // 19
///     towns.cut(0, 1)  // true
///     towns.combined(treeOf: 0)  // 3
///     towns.vertexCount(treeOf: 1)  // 3
///
/// The operation has to be associative and commutative, and to have an inverse (a commutative group): sums of integers,
/// residues (`ModularInteger`) or vectors, or XOR, whose elements are their own inverses. Minima have no inverse.
///
///     var marks = DynamicSubtreeForest([5, 3, 6], identity: 0, combine: ^, inverse: { $0 })
///     marks.link(0, 1)  // true
///     marks.combined(treeOf: 1)  // 6: 5 ^ 3
///
/// No vertex is the root of its tree for good: each query of a subtree names one. For the part of a tree on one side of
/// an edge, take the two ends of the edge as the vertex and the root.
///
/// Aggregates are those of many vertices, up to all of them, and of their inverses in any order: sums of all vertices
/// have to fit into `Element`. Sums of floating-point numbers are rounded at each step.
///
/// For path queries use a ``DynamicForest``. Where no edge changes, `RootedTree` of `Graphs` numbers the vertices so
/// that each subtree is a range for a ``FenwickTree`` or a ``SegmentTree``.
///
/// Queries restructure the forest, so they are mutating and the forest has to be a variable; its edges and elements
/// stay the same.
public struct DynamicSubtreeForest<Element> {
  @usableFromInline internal var _forest: _PathForest<Element, _SubtreeMode>
  @usableFromInline internal var _elements: [Element]

  /// The number of trees, including single vertices.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _forest.treeCount }

  /// Creates a forest without edges.
  ///
  /// - Parameters:
  ///   - elements: The elements of the vertices 0, 1, …, fewer than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative and commutative operation.
  ///   - inverse: Returns the inverse of an element: combined with the element it is the identity. For sums it is `-`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element, inverse: @escaping (Element) -> Element
  ) {
    _elements = Array(elements)
    _forest = _PathForest(
      _elements, identity: identity,
      steps: _PathSteps(
        combine: combine, apply: { _, sum, _ in sum }, compose: { _, same in same },
        inverse: inverse))
  }

  /// Creates a forest without edges, in which all elements are the identity.
  ///
  ///     var friends = DynamicSubtreeForest(vertexCount: 3, identity: 0, combine: +, inverse: -)
  ///     friends.link(0, 2)  // true
  ///     friends.vertexCount(treeOf: 2)  // 2
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices; not negative, and less than 2³¹.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative and commutative operation, as above.
  ///   - inverse: Returns the inverse of an element, as above.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(
    vertexCount: Int, identity: Element, combine: @escaping (Element, Element) -> Element,
    inverse: @escaping (Element) -> Element
  ) {
    precondition(vertexCount >= 0, "the number of vertices must not be negative")
    self.init(
      repeatElement(identity, count: vertexCount), identity: identity, combine: combine,
      inverse: inverse)
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _elements.count }

  /// Accesses the element of a vertex.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1) to read, amortized O(log *n*) to replace, for *n* vertices.
  @inlinable
  public subscript(vertex: Int) -> Element {
    get {
      precondition(0 <= vertex && vertex < _elements.count, "there is no such vertex")
      return _elements[vertex]
    }
    set {
      precondition(0 <= vertex && vertex < _elements.count, "there is no such vertex")
      _forest.replace(_elements[vertex], of: vertex, by: newValue)
      _elements[vertex] = newValue
    }
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

  /// Returns the aggregate of the tree of a vertex: of all vertices connected with it.
  ///
  ///     var towns = DynamicSubtreeForest([30, 12, 45], identity: 0, combine: +, inverse: -)
  ///     towns.link(0, 2)  // true
  ///     towns.combined(treeOf: 2)  // 75
  ///     towns.combined(treeOf: 1)  // 12
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func combined(treeOf vertex: Int) -> Element {
    _forest.tree(of: vertex).sum
  }

  /// Returns the aggregate of the subtree of a vertex, itself included, in its tree with the given root.
  ///
  /// It is that of all vertices whose path to the root leads through the vertex: of the whole tree if the two are the
  /// same. The result is `nil` if they are not connected.
  ///
  ///     var towns = DynamicSubtreeForest([30, 12, 45, 7], identity: 0, combine: +, inverse: -)
  ///     for (first, second) in [(0, 1), (1, 2)] { towns.link(first, second) }
  ///     towns.combined(subtreeOf: 1, root: 0)  // 57
  ///     towns.combined(subtreeOf: 1, root: 2)  // 42
  ///     towns.combined(subtreeOf: 1, root: 1)  // 87
  ///     towns.combined(subtreeOf: 1, root: 3)  // nil
  ///
  /// - Parameters:
  ///   - vertex: In 0 ..< `vertexCount`.
  ///   - root: In 0 ..< `vertexCount`: the neighbor of the vertex that is to be its parent will do.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func combined(subtreeOf vertex: Int, root: Int) -> Element? {
    _forest.subtree(of: vertex, root: root)?.sum
  }

  /// Returns the number of vertices of the tree of a vertex.
  ///
  ///     var towns = DynamicSubtreeForest(vertexCount: 3, identity: 0, combine: +, inverse: -)
  ///     towns.link(0, 2)  // true
  ///     towns.vertexCount(treeOf: 2)  // 2
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func vertexCount(treeOf vertex: Int) -> Int {
    _forest.tree(of: vertex).count
  }

  /// Returns the number of vertices of the subtree of a vertex, itself included, in its tree with the given root.
  ///
  /// The result is `nil` if the two are not connected.
  ///
  ///     var towns = DynamicSubtreeForest(vertexCount: 4, identity: 0, combine: +, inverse: -)
  ///     for (first, second) in [(0, 1), (1, 2)] { towns.link(first, second) }
  ///     towns.vertexCount(subtreeOf: 1, root: 0)  // 2
  ///     towns.vertexCount(subtreeOf: 1, root: 3)  // nil
  ///
  /// - Parameters:
  ///   - vertex: In 0 ..< `vertexCount`.
  ///   - root: In 0 ..< `vertexCount`.
  /// - Complexity: Amortized O(log *n*) for *n* vertices.
  @inlinable
  public mutating func vertexCount(subtreeOf vertex: Int, root: Int) -> Int? {
    _forest.subtree(of: vertex, root: root)?.count
  }

  /// Returns the lowest common ancestor of two vertices in their tree rooted at a third one.
  ///
  /// The result is `nil` if the three are not all connected.
  ///
  ///     var town = DynamicSubtreeForest(vertexCount: 4, identity: 0, combine: +, inverse: -)
  ///     for (first, second) in [(0, 1), (1, 2), (1, 3)] { town.link(first, second) }
  ///     town.lowestCommonAncestor(2, 3, root: 0)  // 1
  ///     town.lowestCommonAncestor(0, 3, root: 2)  // 1
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
