// Four-cycles: from the vertex with the highest degree, all paths of two edges to the opposite vertex. Chiba and
// Nishizeki, "Arboricity and subgraph listing algorithms", 1985.

extension WeightedGraph {
  /// Returns for each edge the number of four-cycles that contain it.
  ///
  ///     let streets = WeightedGraph(
  ///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (2, 4), (4, 0)])
  ///     streets.fourCycleCounts()  // [2, 2, 2, 2, 0, 2, 2]
  ///
  /// A quarter of their sum is the number of four-cycles. A four-cycle is a set of four edges: of parallel edges either
  /// may be taken. Self-loops are in none, and weights are ignored.
  ///
  /// - Returns: The number for each edge, in the order in which the edges were added.
  /// - Precondition: The numbers, and the number of paths of two edges between any two vertices, fit `Int`.
  /// - Complexity: O(*V* + *E*√*E*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func fourCycleCounts() -> [Int] {
    let search = _FourCycleSearch(self)
    let counts = search.counts()
    return search.pairs.map { $0 < 0 ? 0 : counts[$0] }
  }
}

// MARK: - Core

internal struct _FourCycleSearch {
  /// The pair of vertices that each edge joins; −1 for a self-loop.
  internal let pairs: [Int]
  /// The number of parallel edges of each pair.
  private let copies: [Int]
  /// Where the arcs of each place begin, and after them all where they end.
  private let starts: [Int32]
  /// The places that are adjacent to each one, in ascending order, and the pairs.
  private let arcs: [(place: Int32, pair: Int32)]

  internal init(_ graph: WeightedGraph) {
    let order = _DegreeOrder(graph)
    var places = [Int](repeating: 0, count: graph.vertexCount)
    for (place, vertex) in order.vertices.enumerated() { places[Int(vertex)] = place }
    pairs = graph.edges.map { order.pair(places[$0.first], places[$0.second]) }
    var copies = [Int](repeating: 0, count: order.neighbors.count)
    for pair in pairs where pair >= 0 { copies[pair] += 1 }
    self.copies = copies
    // Each pair twice: first by the earlier places, which are in ascending order, then by the later ones, which come
    // after them.
    let ends = (0..<graph.vertexCount).flatMap { place in
      order.range(of: place).map { (earlier: Int32(place), later: order.neighbors[$0]) }
    }
    (starts, arcs) = (0..<2 * ends.count)._grouped(
      into: graph.vertexCount,
      by: { $0 < ends.count ? Int(ends[$0].later) : Int(ends[$0 - ends.count].earlier) }
    ) { arc in
      arc < ends.count
        ? (ends[arc].earlier, Int32(truncatingIfNeeded: arc))
        : (ends[arc - ends.count].later, Int32(truncatingIfNeeded: arc - ends.count))
    }
  }

  /// Returns the number of four-cycles that contain one edge of each pair.
  internal func counts() -> [Int] {
    var counts = [Int](repeating: 0, count: copies.count)
    // The number of paths of two edges from the last vertex of a cycle to the opposite place.
    var ways = [Int](repeating: 0, count: starts.count - 1)
    counts.withUnsafeMutableBufferPointer { counts in
      ways.withUnsafeMutableBufferPointer { ways in
        copies.withUnsafeBufferPointer { copies in
          for last in ways.indices {
            forEachWay(from: last) { first, across, second in
              ways[across] += copies[first] * copies[second]
            }
            forEachWay(from: last) { first, across, second in
              let (one, other) = (copies[first], copies[second])
              // Back by another path.
              let rest = ways[across] - one * other
              counts[first] += other * rest
              counts[second] += one * rest
            }
            forEachWay(from: last) { _, across, _ in ways[across] = 0 }
          }
        }
      }
    }
    return counts
  }

  /// Calls a closure for all paths of two edges by earlier places to one.
  @inline(__always)
  private func forEachWay(
    from last: Int, _ body: (_ first: Int, _ across: Int, _ second: Int) -> Void
  ) {
    arcs.withUnsafeBufferPointer { arcs in
      for first in Int(starts[last])..<Int(starts[last + 1]) {
        let (middle, pair) = arcs[first]
        if middle >= last { break }
        // The last vertex is among the neighbors itself.
        var second = Int(starts[Int(middle)])
        while arcs[second].place < last {
          body(Int(pair), Int(arcs[second].place), Int(arcs[second].pair))
          second += 1
        }
      }
    }
  }
}

extension _DegreeOrder {
  /// Returns the index of a pair of places in `neighbors`, −1 if they are the same.
  fileprivate func pair(_ one: Int, _ other: Int) -> Int {
    if one == other { return -1 }
    let later = Swift.max(one, other)
    let range = range(of: Swift.min(one, other))
    var (low, high) = (range.lowerBound, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if neighbors[middle] <= later { low = middle } else { high = middle }
    }
    return low
  }
}
