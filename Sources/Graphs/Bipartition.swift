// Two sides of an undirected graph such that each edge leads from one to the other.
// Components are united edge by edge, and each vertex knows on which side it is, seen from another one of its component.

extension WeightedGraph {
  /// Returns of each vertex on which of two sides it is, such that every edge has an end on either; or `nil` if there is
  /// no such way to divide the vertices, because of a cycle of odd length.
  ///
  ///     let rivals = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (3, 4)])
  ///     rivals.bipartition()  // [false, true, false, false, true]
  ///
  ///     let circle = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
  ///     circle.bipartition()  // nil
  ///
  /// That is a coloring with two colors. Weights do not matter; a loop has no ends on two sides.
  ///
  /// - Returns: The sides; the smallest vertex of each connected component is on the side `false`.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func bipartition() -> [Bool]? {
    var joined = _JoinedSides(count: vertexCount)
    for edge in edges where !joined.divide(edge.first, edge.second) { return nil }
    // Of a root, whether the smallest vertex of its component is across from it.
    var isFirstAcross = [Bool?](repeating: nil, count: vertexCount)
    return (0..<vertexCount).map { vertex in
      let (root, isAcross) = joined.root(of: vertex)
      if let isFirstAcross = isFirstAcross[root] { return isAcross != isFirstAcross }
      isFirstAcross[root] = isAcross
      return false
    }
  }
}

// MARK: - Core

/// Vertices in components, in which each is on one of two sides.
internal struct _JoinedSides {
  /// As in `_JoinedVertices`: for a root the negated size of its component, for all others a vertex nearer to the root.
  private var links: [Int32]
  /// Whether a vertex is on another side than the one that its link leads to.
  private var isAcross: [Bool]

  init(count: Int) {
    links = [Int32](repeating: -1, count: count)
    isAcross = [Bool](repeating: false, count: count)
  }

  // In line, as with `_JoinedVertices`.

  /// Sees to it that two vertices are on different sides, and returns whether they can be.
  @inline(__always)
  mutating func divide(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (root(of: first), root(of: second))
    let isOnSameSide = one.isAcross == other.isAcross
    if one.vertex == other.vertex { return !isOnSameSide }
    var (larger, smaller) = (one.vertex, other.vertex)
    if links[larger] > links[smaller] { Swift.swap(&larger, &smaller) }
    links[larger] += links[smaller]
    links[smaller] = Int32(truncatingIfNeeded: larger)
    isAcross[smaller] = isOnSameSide
    return true
  }

  /// Returns the root of a vertex, and whether that is on the other side.
  @inline(__always)
  mutating func root(of vertex: Int) -> (vertex: Int, isAcross: Bool) {
    var (vertex, isOther) = (vertex, false)
    while links[vertex] >= 0 {
      let next = Int(links[vertex])
      if links[next] < 0 { return (next, isOther != isAcross[vertex]) }
      // Every other link on the way is made to skip one.
      links[vertex] = links[next]
      isAcross[vertex] = isAcross[vertex] != isAcross[next]
      isOther = isOther != isAcross[vertex]
      vertex = Int(links[vertex])
    }
    return (vertex, isOther)
  }
}
