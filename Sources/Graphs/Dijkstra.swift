// Shortest paths from one vertex without negative edges: Dijkstra, "A note on two problems in
// connexion with graphs", 1959. The open vertices wait in a radix heap.

extension WeightedDigraph {
  /// Returns the distance of every vertex from the source, `unreached` where no path leads.
  ///
  /// No weight is negative, and the length of no path without repetition overflows.
  internal func _dijkstraDistances(from source: Int, unreached: Int) -> [Int] {
    let edgesBySource = _edgesBySource()
    var distances = [Int](repeating: unreached, count: vertexCount)
    distances[source] = 0
    var open = _RadixHeap()
    open.insert((distance: 0, vertex: source))
    while let (distance, vertex) = open.popFirst() {
      // Invariant: distances up to the one just taken are final, since what is open is no nearer and
      // no weight is negative. A vertex that became nearer after it was put in is there twice.
      if distance > distances[vertex] { continue }
      for place in edgesBySource.starts[vertex]..<edgesBySource.starts[vertex + 1] {
        let edge = edgesBySource.edges[place]
        let farther = distance + edge.weight
        if farther < distances[edge.target] {
          distances[edge.target] = farther
          open.insert((distance: farther, vertex: edge.target))
        }
      }
    }
    return distances
  }
}

// MARK: - Core

extension WeightedDigraph {
  /// The edges in the order of their sources: those of vertex *v* are `edges[starts[v]..<starts[v + 1]]`.
  internal func _edgesBySource() -> (starts: [Int], edges: [(target: Int, weight: Int)]) {
    var starts = [Int](repeating: 0, count: vertexCount + 1)
    for edge in edges { starts[edge.source] += 1 }
    var sum = 0
    for vertex in starts.indices {
      sum += starts[vertex]
      starts[vertex] = sum
    }
    // Each edge goes before those of its source that have a place already; so the starts come down to
    // where they belong.
    var sorted = [(target: Int, weight: Int)](repeating: (0, 0), count: edges.count)
    for edge in edges.reversed() {
      starts[edge.source] -= 1
      sorted[starts[edge.source]] = (edge.target, edge.weight)
    }
    return (starts, sorted)
  }
}
