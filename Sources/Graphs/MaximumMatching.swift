// Maximum matchings, and minimum vertex covers of bipartite graphs.

extension BipartiteGraph {
  /// Returns a maximum matching (Hopcroft–Karp): as many edges as possible of which no two have a common endpoint.
  ///
  ///     var tasks = BipartiteGraph(leftCount: 3, rightCount: 3)
  ///     tasks.addEdge(0, 1)
  ///     tasks.addEdge(0, 2)
  ///     tasks.addEdge(2, 1)
  ///     let matching = tasks.maximumMatching()
  ///     matching  // [(left: 0, right: 2), (left: 2, right: 1)]
  ///
  /// The result is deterministic: for the same edges in the same order it is always the same matching.
  ///
  /// - Returns: The endpoints of the edges, in ascending order of those on the left.
  /// - Complexity: O(*V* + *E* · √*V*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E*
  ///   the number of edges.
  public func maximumMatching() -> [(left: Int, right: Int)] {
    let search = _matched()
    return (0..<leftCount).compactMap { left in
      search.partner(of: left).map { (left: left, right: $0) }
    }
  }

  /// Returns a minimum vertex cover: as few vertices as possible such that every edge has an endpoint among them.
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
  /// Its size is that of a maximum matching: Kőnig, "Gráfok és mátrixok", 1931. All other vertices are a maximum
  /// independent set: as many as possible of which no two are adjacent.
  ///
  /// - Returns: The vertices of either side in ascending order.
  /// - Complexity: That of `maximumMatching()`.
  public func minimumVertexCover() -> (left: [Int], right: [Int]) {
    let search = _matched()
    // Of each edge of the matching one endpoint is taken: the right one if an alternating path from a free vertex leads
    // there, else the left one. All edges from a vertex on the left that is reached lead to such right endpoints, as
    // there is no augmenting path.
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
  /// Returns a maximum matching (blossom algorithm): as many edges as possible of which no two have a common endpoint.
  ///
  ///     let friends = WeightedGraph(vertexCount: 6, edges: [(0, 1), (1, 2), (2, 0), (1, 3), (2, 4), (0, 5)])
  ///     friends.maximumMatching()  // [(first: 0, second: 5), (first: 1, second: 3), (first: 2, second: 4)]
  ///
  /// Weights are ignored, and self-loops are in no matching. For a bipartite graph,
  /// ``BipartiteGraph/maximumMatching()`` takes far less time.
  ///
  /// The result is deterministic: for the same edges in the same order it is always the same matching.
  ///
  /// - Returns: The endpoints of the edges, the smaller one first, in ascending order of these.
  /// - Complexity: O(*V*³ + *VE* · α(*V*)) time at worst, usually far less, and O(*V* + *E*) space, where *V* is the
  ///   number of vertices and *E* the number of edges.
  public func maximumMatching() -> [(first: Int, second: Int)] {
    var search = _BlossomSearch(self)
    search.matchAll()
    return (0..<vertexCount).compactMap { vertex in
      guard let partner = search.partner(of: vertex), vertex < partner else { return nil }
      return (vertex, partner)
    }
  }
}
