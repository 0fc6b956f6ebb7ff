// Shortest paths without negative edges: Dijkstra, "A note on two problems in
// connexion with graphs", 1959. The open vertices wait in a radix heap.

extension WeightedDigraph {
  /// Returns the distance of every vertex from the nearest source, `unreached` where no path leads.
  ///
  /// No weight is negative. Where all paths to a vertex are longer than `Int` can tell, it remains unreached.
  internal func _dijkstraDistances(from sources: [Int], unreached: Int) -> [Int] {
    let (starts, edges) = _bySource { (target: $0.target, weight: $0.weight) }
    return _shortestDistances(
      vertexCount: vertexCount, from: sources, unreached: unreached
    ) { vertex, visit in
      for place in starts[vertex]..<starts[vertex + 1] {
        let edge = edges[Int(place)]
        visit(edge.target, edge.weight)
      }
    }
  }
}

/// Returns the distance of every vertex from the nearest source, `unreached` where no path leads.
///
/// Where all paths to a vertex are longer than `Int` can tell, it remains unreached.
@inline(__always)
internal func _shortestDistances(
  vertexCount: Int, from sources: some Sequence<Int>, unreached: Int,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> [Int] {
  var distances = [Int](repeating: unreached, count: vertexCount)
  var open = _RadixHeap()
  for source in sources where distances[source] != 0 {
    distances[source] = 0
    open.insert((distance: 0, vertex: source))
  }
  while let (distance, vertex) = open.popFirst() {
    // Invariant: distances up to the one just taken are final, since what is open is no nearer and
    // no weight is negative. A vertex that became nearer after it was put in is there twice.
    if distance > distances[vertex] { continue }
    edges(vertex) { target, weight in
      precondition(0 <= target && target < vertexCount, "an edge ends at no vertex of the graph")
      precondition(weight >= 0, "the length of an edge must not be negative")
      // More than fits is a large number without a sign, and less than no distance.
      let farther = distance &+ weight
      if UInt(bitPattern: farther) < UInt(bitPattern: distances[target]) {
        distances[target] = farther
        open.insert((distance: farther, vertex: target))
      }
    }
  }
  return distances
}
