// Maximum-weight matchings in general graphs.

extension WeightedGraph {
  /// Returns a maximum-weight matching: edges of maximum total weight of which no two have a common endpoint.
  ///
  ///     let friends = WeightedGraph(vertexCount: 4, edges: [(0, 1, 5), (1, 2, 8), (2, 3, 2), (3, 0, -4)])
  ///     let matching = friends.maximumWeightMatching()
  ///     matching.weight  // 8
  ///     matching.edges  // [1]
  ///     let pairs = friends.maximumWeightMatching(withMaximumCardinality: true)
  ///     pairs.weight  // 7
  ///     pairs.edges  // [0, 2]
  ///
  /// With negated weights and maximum cardinality, it is a minimum-weight perfect matching if there is a perfect one:
  /// that has `vertexCount / 2` edges. Self-loops are in no matching; of parallel edges the heaviest may be. If several
  /// matchings are optimal, any of them is returned. For a bipartite graph with many edges,
  /// ``Swift/Collection/minimumCostAssignment()`` takes less time.
  ///
  /// - Parameter withMaximumCardinality: Whether only matchings with as many edges as possible are considered, which
  ///   may weigh less, or less than nothing. If it is false or omitted, no edge of the matching weighs 0 or less.
  /// - Returns: The total weight, and the indices of the edges in ascending order.
  /// - Precondition: The largest absolute value of a weight times the number of vertices is at most 2⁵⁸.
  /// - Complexity: O(*V*³ + *V* · *E* · log *W*) time at worst, usually far less, but near *V*³ for many graphs with few
  ///   edges if the cardinality has to be maximum; O(*V* + *E*) space. *V* is the number of vertices, *E* the number of
  ///   edges, *W* the largest weight, times *V* for maximum cardinality.
  public func maximumWeightMatching(
    withMaximumCardinality: Bool = false
  ) -> (weight: Int, edges: [Int]) {
    let largest = edges.reduce(0 as UInt) { Swift.max($0, $1.weight.magnitude) }
    let (bound, overflow) = largest.multipliedReportingOverflow(by: UInt(vertexCount))
    precondition(!overflow && bound <= 1 << 58, "the weight of a matching may not fit Int")
    // One edge more outweighs all else: k + 1 edges have at least (k + 1)(added − largest), k edges at most
    // k(added + largest), and 2k + 1 is less than the number of vertices.
    let added = withMaximumCardinality ? Int(bound) + 1 : 0
    var search = _WeightedBlossomSearch(self, addingToWeights: added)
    search.matchAll()
    let matched = search.matchedEdges
    return (matched.reduce(0) { $0 + edges[$1].weight }, matched)
  }
}
