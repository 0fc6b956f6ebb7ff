// A negative cycle itself: Bellman–Ford from all vertices, and back along the edges by which distances became shorter.
// Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 24.1 (22.1 in the 4th edition).

extension WeightedDigraph {
  /// Returns a negative cycle, or `nil` if there is none.
  ///
  ///     var trades = WeightedDigraph(vertexCount: 4)
  ///     trades.addEdge(from: 0, to: 1, weight: 5)
  ///     trades.addEdge(from: 1, to: 2, weight: -4)
  ///     trades.addEdge(from: 2, to: 3, weight: 1)
  ///     trades.addEdge(from: 3, to: 1, weight: 3)
  ///     trades.negativeCycle()  // nil
  ///     trades.addEdge(from: 3, to: 1, weight: 0)
  ///     let cycle = trades.negativeCycle()!
  ///     cycle.vertices  // [1, 2, 3]
  ///     cycle.edges  // [1, 2, 4]
  ///
  /// It may be anywhere in the graph; if there are several, any of them is returned.
  ///
  /// - Returns: The vertices in the order of the edges, all distinct, and the indices of the edges, as of ``cycle()``: one
  ///   from each vertex, the last one to the first vertex. A self-loop is a cycle of one vertex.
  /// - Precondition: The number of vertices, or the number of edges plus one if that is less, times the largest
  ///   absolute value of a weight fits `Int`.
  /// - Complexity: O(*V* · *E*) time at worst, where *V* is the number of vertices and *E* the number of edges, and
  ///   O(*V*) space.
  public func negativeCycle() -> (vertices: [Int], edges: [Int])? {
    let longest = _longestPathBound()
    precondition(longest != nil, "the length of a path may not fit Int")
    precondition(edges.count <= Int32.max, "a graph has at most 2147483647 edges")
    var distances = [Int](repeating: 0, count: vertexCount)
    // The edge by which each distance became shorter last.
    var incoming = [Int32](repeating: -1, count: vertexCount)
    var last = -1
    for _ in 0..<vertexCount {
      // Invariant: after k passes each distance is at most that of the shortest path with k edges or fewer from
      // anywhere. No path back along the incoming edges that ends is longer than its distance says.
      last = -1
      for (index, edge) in edges.enumerated() {
        let distance = distances[edge.source] + edge.weight
        guard distance < distances[edge.target] else { continue }
        distances[edge.target] = distance
        incoming[edge.target] = Int32(truncatingIfNeeded: index)
        last = edge.target
        // Shorter than any simple path: the path back does not end.
        if distance < -longest! { return _cycle(before: last, incoming) }
      }
      if last < 0 { return nil }
    }
    // A shortest simple path has fewer edges than there are vertices.
    return last < 0 ? nil : _cycle(before: last, incoming)
  }

  /// Returns the cycle in which the path back from a vertex ends.
  private func _cycle(
    before vertex: Int, _ incoming: [Int32]
  ) -> (vertices: [Int], edges: [Int]) {
    // The way to the cycle has fewer edges than there are vertices.
    let end = (1..<vertexCount).reduce(vertex) { vertex, _ in edges[Int(incoming[vertex])].source }
    var way: [Int] = []
    var vertex = end
    repeat {
      way.append(Int(incoming[vertex]))
      vertex = edges[way[way.count - 1]].source
    } while vertex != end
    way.reverse()
    return (way.map { edges[$0].source }, way)
  }
}
