// Bipartitions of undirected graphs, by disjoint sets with parity: components are united edge by edge, and each vertex
// knows its side relative to another vertex of its component.

extension WeightedGraph {
  /// Returns a bipartition (2-coloring) of the vertices, or `nil` if there is a cycle of odd length.
  ///
  ///     let rivals = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (3, 4)])
  ///     rivals.bipartition()  // [false, true, false, false, true]
  ///
  ///     let circle = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
  ///     circle.bipartition()  // nil
  ///
  /// Every edge joins vertices on opposite sides. Weights are ignored; a self-loop is a cycle of odd length.
  ///
  /// - Returns: The side of each vertex; the smallest vertex of each connected component is on the side `false`.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func bipartition() -> [Bool]? {
    var joined = _JoinedSides(count: vertexCount)
    for edge in edges where !joined.divide(edge.first, edge.second) { return nil }
    // For each root, whether the smallest vertex of its component is on the opposite side.
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

/// Disjoint sets of vertices with parity: in its component each vertex is on one of two sides.
internal struct _JoinedSides {
  /// As in `_JoinedVertices`: for a root the negated size of its component, for others a vertex nearer to the root.
  private var links: [Int32]
  /// Whether a vertex is on the opposite side of the vertex that its link leads to.
  private var isAcross: [Bool]

  init(count: Int) {
    links = [Int32](repeating: -1, count: count)
    isAcross = [Bool](repeating: false, count: count)
  }

  // In line, as with `_JoinedVertices`.

  /// Puts two vertices on opposite sides, and returns whether that is possible.
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

  /// Returns the root of a vertex's component, and whether it is on the opposite side.
  @inline(__always)
  mutating func root(of vertex: Int) -> (vertex: Int, isAcross: Bool) {
    var (vertex, isOther) = (vertex, false)
    while links[vertex] >= 0 {
      let next = Int(links[vertex])
      if links[next] < 0 { return (next, isOther != isAcross[vertex]) }
      // Path halving: every other link is made to skip one.
      links[vertex] = links[next]
      isAcross[vertex] = isAcross[vertex] != isAcross[next]
      isOther = isOther != isAcross[vertex]
      vertex = Int(links[vertex])
    }
    return (vertex, isOther)
  }
}
