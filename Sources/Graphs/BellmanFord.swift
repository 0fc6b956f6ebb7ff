// Shortest paths with negative edges: Bellman–Ford.
// Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 24.1 (22.1 in the 4th edition).

extension WeightedDigraph {
  /// Returns the distance of every vertex from the nearest source, `unreached` where no path leads, or
  /// `nil` if a negative cycle can be reached.
  ///
  /// No simple path is longer than `longest`, in either direction.
  internal func _bellmanFordDistances(
    from sources: [Int], unreached: Int, longest: Int
  ) -> [Int]? {
    var distances = [Int](repeating: unreached, count: vertexCount)
    for source in sources { distances[source] = 0 }
    for _ in 0..<vertexCount {
      // Invariant: after k passes each distance is the length of a path from a source, and at
      // most that of the shortest one with k edges or fewer.
      var changed = false
      for edge in edges where distances[edge.source] != unreached {
        // Cannot overflow: all distances are in ±longest. They never rise, and the path by which a
        // vertex is first reached repeats no vertex; what falls below -longest ends the search.
        let distance = distances[edge.source] + edge.weight
        guard distance < distances[edge.target] else { continue }
        // Shorter than any simple path: it contains a negative cycle.
        if distance < -longest { return nil }
        distances[edge.target] = distance
        changed = true
      }
      if !changed { return distances }
    }
    // A shortest simple path has fewer edges than there are vertices, and yet the last pass found an even shorter one.
    return nil
  }
}
