// A negative cycle itself: Bellman–Ford from all vertices, and back along the predecessors.
// Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 24.1 (22.1 in the 4th edition).

extension WeightedDigraph {
  /// Returns the vertices of a negative cycle, or `nil` if there is none.
  ///
  ///     var trades = WeightedDigraph(vertexCount: 4)
  ///     trades.addEdge(from: 0, to: 1, weight: 5)
  ///     trades.addEdge(from: 1, to: 2, weight: -4)
  ///     trades.addEdge(from: 2, to: 3, weight: 1)
  ///     trades.addEdge(from: 3, to: 1, weight: 3)
  ///     trades.negativeCycle()  // nil
  ///     trades.addEdge(from: 3, to: 1, weight: 0)
  ///     trades.negativeCycle()  // [1, 2, 3]
  ///
  /// It may be anywhere in the graph; if there are several, any of them is returned.
  ///
  /// - Returns: The vertices in the order of the edges, all distinct; the last edge leads from the last one to the
  ///   first. A self-loop is a cycle of one vertex.
  /// - Precondition: The number of vertices, or the number of edges plus one if that is less, times the largest
  ///   absolute value of a weight fits `Int`.
  /// - Complexity: O(*V* · *E*) time at worst, where *V* is the number of vertices and *E* the number of edges, and
  ///   O(*V*) space.
  public func negativeCycle() -> [Int]? {
    let longest = _longestPathBound()
    precondition(longest != nil, "the length of a path may not fit Int")
    var distances = [Int](repeating: 0, count: vertexCount)
    var previous = [Int32](repeating: -1, count: vertexCount)
    var last = -1
    for _ in 0..<vertexCount {
      // Invariant: after k passes each distance is at most that of the shortest path with k edges or fewer from
      // anywhere. No path back along the predecessors that ends is longer than its distance says.
      last = -1
      for edge in edges {
        let distance = distances[edge.source] + edge.weight
        guard distance < distances[edge.target] else { continue }
        distances[edge.target] = distance
        previous[edge.target] = Int32(edge.source)
        last = edge.target
        // Shorter than any simple path: the path back does not end.
        if distance < -longest! { return _cycle(before: last, previous) }
      }
      if last < 0 { return nil }
    }
    // A shortest simple path has fewer edges than there are vertices.
    return last < 0 ? nil : _cycle(before: last, previous)
  }

  /// Returns the cycle in which the path back from a vertex ends.
  private func _cycle(before vertex: Int, _ previous: [Int32]) -> [Int] {
    let end = (0..<vertexCount).reduce(vertex) { vertex, _ in Int(previous[vertex]) }
    var cycle: [Int] = []
    var vertex = end
    repeat {
      cycle.append(vertex)
      vertex = Int(previous[vertex])
    } while vertex != end
    return cycle.reversed()
  }
}
