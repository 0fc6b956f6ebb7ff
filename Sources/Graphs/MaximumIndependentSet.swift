// Maximum independent sets and maximum cliques of few vertices, as bit sets, by branching on vertices of degree 3 or
// more: in the manner of Tarjan and Trojanowski, "Finding a maximum independent set", 1977.

extension WeightedGraph {
  /// Returns a maximum independent set: as many vertices as possible of which no two are adjacent.
  ///
  ///     let circle = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
  ///     circle.maximumIndependentSet().count  // 2
  ///
  /// A vertex with a self-loop is adjacent to itself, and in no independent set. Weights are ignored. In a bipartite
  /// graph of any size, all vertices that are not in ``BipartiteGraph/minimumVertexCover()`` are such a set.
  ///
  /// - Returns: The vertices in ascending order; if there are several maximum sets, any of them.
  /// - Precondition: There are at most 64 vertices.
  /// - Complexity: O(1.39^*V* · *V* + *E*) time at worst, where *V* is the number of vertices and *E* the number of edges.
  public func maximumIndependentSet() -> [Int] {
    let neighbors = _neighborBits()
    let candidates = (0..<vertexCount).filter { neighbors[$0] >> UInt64($0) & 1 == 0 }._bits
    var search = _IndependentSetSearch(neighbors: neighbors)
    search.extend(0, by: candidates)
    return search.largest._elements
  }

  /// Returns a maximum clique: as many vertices as possible all of which are adjacent to each other.
  ///
  ///     let friends = WeightedGraph(
  ///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)])
  ///     friends.maximumClique()  // [0, 1, 2]
  ///
  /// Weights and self-loops are ignored.
  ///
  /// - Returns: The vertices in ascending order; if there are several maximum cliques, any of them.
  /// - Precondition: There are at most 64 vertices.
  /// - Complexity: That of ``maximumIndependentSet()``.
  public func maximumClique() -> [Int] {
    let all = (0..<vertexCount)._bits
    // A clique is an independent set of the complement.
    let strangers = _neighborBits().enumerated().map {
      all & ~$0.element & ~(1 << UInt64($0.offset))
    }
    var search = _IndependentSetSearch(neighbors: strangers)
    search.extend(0, by: all)
    return search.largest._elements
  }
}

// MARK: - Core

extension WeightedGraph {
  /// Returns the neighbors of each vertex as a bit set.
  internal func _neighborBits() -> [UInt64] {
    precondition(vertexCount <= 64, "the graph must have at most 64 vertices")
    var neighbors = [UInt64](repeating: 0, count: vertexCount)
    for edge in edges {
      neighbors[edge.first] |= 1 << UInt64(edge.second)
      neighbors[edge.second] |= 1 << UInt64(edge.first)
    }
    return neighbors
  }
}

extension Sequence<Int> {
  /// The bit set of the elements, which are in 0 ..< 64.
  internal var _bits: UInt64 { reduce(0) { $0 | 1 << UInt64($1) } }
}

extension UInt64 {
  /// The elements of the bit set, in ascending order.
  internal var _elements: [Int] { (0..<64).filter { self >> UInt64($0) & 1 == 1 } }
}

internal struct _IndependentSetSearch {
  private let neighbors: [UInt64]
  internal private(set) var largest: UInt64 = 0

  internal init(neighbors: [UInt64]) {
    self.neighbors = neighbors
  }

  /// Looks for a maximum independent set that consists of a set and some of the others, which are not adjacent to it.
  internal mutating func extend(_ set: UInt64, by others: UInt64) {
    var (set, others) = (set, others)
    while others != 0 {
      if set.nonzeroBitCount + others.nonzeroBitCount <= largest.nonzeroBitCount { return }
      let (vertex, degree) = vertexToDecide(others)
      let bit: UInt64 = 1 << UInt64(vertex)
      // A vertex of degree 0 or 1 can always be taken; if all have degree 2, in cycles, any may be taken.
      if degree > 2 { extend(set, by: others & ~bit) }
      set |= bit
      others &= ~(bit | neighbors[vertex])
    }
    if set.nonzeroBitCount > largest.nonzeroBitCount { largest = set }
  }

  /// Returns a vertex of degree 0 or 1 among the others, if there is one, and the one with the highest degree
  /// otherwise.
  private func vertexToDecide(_ others: UInt64) -> (vertex: Int, degree: Int) {
    var (rest, best, most) = (others, 0, -1)
    while rest != 0 {
      let vertex = rest.trailingZeroBitCount
      let degree = (neighbors[vertex] & others).nonzeroBitCount
      if degree < 2 { return (vertex, degree) }
      if degree > most { (best, most) = (vertex, degree) }
      rest &= rest - 1
    }
    return (best, most)
  }
}
