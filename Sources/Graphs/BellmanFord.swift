// Shortest paths from one vertex with negative edges: Bellman–Ford.
// Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 24.1 (22.1 in the 4th edition).

/// How far all vertices of a graph are from one of them.
public enum ShortestDistances: Sendable, Hashable {
  /// The distance of each vertex, or `nil` where no path leads.
  case distances([Int?])
  /// A cycle of negative length can be reached: going round it makes paths ever shorter.
  case negativeCycle
}

extension WeightedDigraph {
  /// Returns the distance of every vertex from the given one.
  ///
  /// There are no distances if a negative cycle can be reached; one elsewhere does not matter.
  ///
  ///     var roads = WeightedDigraph(vertexCount: 4)
  ///     roads.addEdge(from: 0, to: 1, weight: 4)
  ///     roads.addEdge(from: 0, to: 2, weight: 3)
  ///     roads.addEdge(from: 1, to: 2, weight: -2)
  ///     roads.shortestDistances(from: 0)  // .distances([0, 4, 2, nil])
  ///
  ///     roads.addEdge(from: 2, to: 1, weight: 1)
  ///     roads.shortestDistances(from: 0)  // .negativeCycle
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Precondition: The number of vertices times the largest magnitude of a weight fits `Int`.
  ///   Then no sum can overflow, however long the negative cycles are gone round.
  /// - Complexity: O(*V* · *E*) time at worst and O(*V*) space, where *V* is the number of vertices
  ///   and *E* the number of edges; O(*k* · *E*) if no shortest path has more than *k* edges.
  public func shortestDistances(from source: Int) -> ShortestDistances {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    let longest = _longestPathBound()
    let unreached = Int.max
    var distances = [Int](repeating: unreached, count: vertexCount)
    distances[source] = 0
    for _ in 0..<vertexCount {
      // Invariant: after k passes each distance is the length of a path from the source, and at
      // most that of the shortest one with k edges or fewer.
      var changed = false
      for edge in edges where distances[edge.source] != unreached {
        // Cannot overflow: all distances are in ±longest. They never rise, and the path by which a
        // vertex is first reached repeats no vertex; what falls below -longest ends the search.
        let distance = distances[edge.source] + edge.weight
        guard distance < distances[edge.target] else { continue }
        // Shorter than any path without repetition: it went round a negative cycle.
        if distance < -longest { return .negativeCycle }
        distances[edge.target] = distance
        changed = true
      }
      if !changed { return .distances(distances.map { $0 == unreached ? nil : $0 }) }
    }
    // A shortest path without repetition has fewer edges than there are vertices, and yet the last
    // pass found an even shorter one.
    return .negativeCycle
  }
}

// MARK: - Core

extension WeightedDigraph {
  /// Returns a bound for the magnitude of the length of any path that repeats no vertex, such that
  /// one more edge still fits `Int`.
  internal func _longestPathBound() -> Int {
    let heaviest = edges.reduce(0 as UInt) { max($0, $1.weight.magnitude) }
    let (beyond, overflow) = heaviest.multipliedReportingOverflow(by: UInt(vertexCount))
    precondition(!overflow && beyond <= Int.max, "the length of a path may not fit Int")
    return Int(beyond - heaviest)
  }
}
