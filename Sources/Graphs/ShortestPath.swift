// A shortest path itself: along edges that are as long as the distances of their ends differ.

extension WeightedDigraph {
  /// Returns the vertices of a shortest path from one vertex to another, both ends included.
  ///
  ///     var roads = WeightedDigraph(vertexCount: 4)
  ///     roads.addEdge(from: 0, to: 1, weight: 4)
  ///     roads.addEdge(from: 0, to: 2, weight: 3)
  ///     roads.addEdge(from: 1, to: 2, weight: -2)
  ///     roads.shortestPath(from: 0, to: 2)  // [0, 1, 2]
  ///     roads.shortestPath(from: 0, to: 3)  // nil
  ///
  /// Of several shortest paths, it is one with the fewest edges.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, which repeats no vertex; `nil` if none leads there, or if a negative cycle can be
  ///   reached from the source, whether or not it is on the way.
  /// - Precondition: As for `shortestDistances(from:)`.
  /// - Complexity: As `shortestDistances(from:)`, and O(*V* + *E*) space in any case.
  public func shortestPath(from source: Int, to target: Int) -> [Int]? {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    guard case .distances(let distances) = shortestDistances(from: source) else { return nil }
    guard distances[target] != nil else { return nil }
    let outgoing = outgoingEdges()
    var previous = [Int?](repeating: nil, count: vertexCount)
    previous[source] = source
    var reached = [source]
    var place = 0
    while previous[target] == nil {
      // Invariant: the vertices before `place` have no edge along shortest paths to one that is not
      // reached. The first to reach a vertex does so with the fewest edges, and cycles of length 0 do no
      // harm.
      let vertex = reached[place]
      place += 1
      for edge in outgoing[vertex] where previous[edge.target] == nil {
        // Heavy edges that are on no shortest path may overflow: to a negative number, which is no distance.
        guard distances[vertex]! &+ edge.weight == distances[edge.target]! else { continue }
        previous[edge.target] = vertex
        reached.append(edge.target)
      }
    }
    var path = [target]
    while let last = path.last, last != source { path.append(previous[last]!) }
    return path.reversed()
  }
}
