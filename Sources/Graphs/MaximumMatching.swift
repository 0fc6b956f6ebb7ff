// As many pairs as possible, and as few vertices as possible that all edges have an end in.

extension BipartiteGraph {
  /// Returns a maximum matching: as many edges as possible of which no two have an end in common.
  ///
  ///     var tasks = BipartiteGraph(leftCount: 3, rightCount: 3)
  ///     tasks.addEdge(0, 1)
  ///     tasks.addEdge(0, 2)
  ///     tasks.addEdge(2, 1)
  ///     let matching = tasks.maximumMatching()
  ///     matching  // [(left: 0, right: 2), (left: 2, right: 1)]
  ///
  /// Of several, it is always the same one for the same edges in the same order.
  ///
  /// - Returns: The ends of the edges, in ascending order of those on the left.
  /// - Complexity: O(*V* + *E* · √*V*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E*
  ///   the number of edges.
  public func maximumMatching() -> [(left: Int, right: Int)] {
    let search = _matched()
    return (0..<leftCount).compactMap { left in
      search.partner(of: left).map { (left: left, right: $0) }
    }
  }

  /// Returns a minimum vertex cover: as few vertices as possible such that each edge has an end among them.
  ///
  ///     var roads = BipartiteGraph(leftCount: 3, rightCount: 3)
  ///     roads.addEdge(0, 1)
  ///     roads.addEdge(0, 2)
  ///     roads.addEdge(1, 1)
  ///     roads.addEdge(2, 1)
  ///     let cover = roads.minimumVertexCover()
  ///     cover.left  // [0]
  ///     cover.right  // [1]
  ///
  /// There are as many of them as a maximum matching has edges: Kőnig, "Gráfok és mátrixok", 1931. All other
  /// vertices are a maximum independent set: as many as possible of which no two are joined by an edge.
  ///
  /// - Returns: The vertices of either side in ascending order.
  /// - Complexity: As `maximumMatching()`.
  public func minimumVertexCover() -> (left: [Int], right: [Int]) {
    let search = _matched()
    // Of each edge of the matching one end is taken: the right one if a path from a free vertex leads there,
    // else the left one. All edges from a vertex on the left that is reached lead to such right ends, as no
    // path leads to a free vertex.
    let matched = (0..<leftCount).filter { search.partner(of: $0) != nil }
    return (
      left: matched.filter { !search.isReached($0) },
      right: matched.filter { search.isReached($0) }.map { search.partner(of: $0)! }.sorted()
    )
  }

  private func _matched() -> _MatchingSearch {
    var search = _MatchingSearch(self)
    search.matchAll()
    return search
  }
}

extension WeightedGraph {
  /// Returns a maximum matching: as many edges as possible of which no two have an end in common.
  ///
  ///     let friends = WeightedGraph(vertexCount: 6, edges: [(0, 1), (1, 2), (2, 0), (1, 3), (2, 4), (0, 5)])
  ///     friends.maximumMatching()  // [(first: 0, second: 5), (first: 1, second: 3), (first: 2, second: 4)]
  ///
  /// Weights do not matter, and loops are in no matching. If there are two sides with all edges between them, that of a
  /// ``BipartiteGraph`` takes far less time.
  ///
  /// Of several, it is always the same one for the same edges in the same order.
  ///
  /// - Returns: The ends of the edges, the smaller one first, in ascending order of these.
  /// - Complexity: O(*V* · *E* · α(*V*)) time at worst, far less as a rule, and O(*V* + *E*) space, where *V* is the number
  ///   of vertices and *E* the number of edges.
  public func maximumMatching() -> [(first: Int, second: Int)] {
    var search = _BlossomSearch(self)
    search.matchAll()
    return (0..<vertexCount).compactMap { vertex in
      guard let partner = search.partner(of: vertex), vertex < partner else { return nil }
      return (vertex, partner)
    }
  }
}
