// Trees from parent arrays.

extension RootedTree {
  /// Creates a tree with the root 0 from the parents of all other vertices.
  ///
  ///     let staff = RootedTree(parents: [0, 0, 1])  // Those of 1, 2 and 3.
  ///     staff.children(of: 0)  // [1, 2]
  ///     staff.depth(of: 3)  // 2
  ///
  /// - Parameter parents: The parents of the vertices 1, 2, …, with smaller or larger numbers. There is none for 0: of an
  ///   array that has a number there, such as that of suffix links, take `dropFirst()`.
  /// - Precondition: From each vertex the path from parent to parent leads to 0.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(parents: some Sequence<Int>) {
    self.init(edges: zip(1..., parents))
  }

  /// Creates a tree with the root 0 from the parents of all other vertices and the lengths of the edges to them.
  ///
  ///     let pipes = RootedTree(parents: [0, 0, 1], lengths: [5, 7, 1])
  ///     pipes.distance(from: 3, to: 2)  // 13
  ///
  /// - Parameters:
  ///   - parents: The parents of the vertices 1, 2, …, with smaller or larger numbers.
  ///   - lengths: The lengths of the edges to the parents, as many, of any sign.
  /// - Precondition: From each vertex the path from parent to parent leads to 0. The lengths of the paths from the root
  ///   to all vertices fit `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public init(parents: some Sequence<Int>, lengths: some Sequence<Int>) {
    let (parents, lengths) = (Array(parents), Array(lengths))
    precondition(parents.count == lengths.count, "there are not as many lengths as parents")
    self.init(edges: parents.indices.map { ($0 + 1, parents[$0], lengths[$0]) })
  }

  /// Creates a tree from the parents of all vertices, `nil` for the root.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     RootedTree(parents: line.centroidParents()).root  // 2
  ///
  /// - Parameter parents: The parent of each vertex, such as ``centroidParents()``; `nil` for the root only.
  /// - Precondition: From each vertex the path from parent to parent leads to the root.
  /// - Complexity: O(*n*) for *n* vertices.
  @_disfavoredOverload  // An empty literal has no root.
  @inlinable
  public init(parents: some Sequence<Int?>) {
    let parents = Array(parents)
    let edges = parents.enumerated().compactMap { vertex, parent in parent.map { (vertex, $0) } }
    precondition(edges.count == parents.count - 1, "just one vertex, the root, has no parent")
    self.init(_edges: edges, root: parents.firstIndex(of: nil)!)
  }
}
