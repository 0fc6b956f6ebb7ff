// Shortest paths without negative edges: Dijkstra, "A note on two problems in
// connexion with graphs", 1959. The open vertices wait in a radix heap.

/// The arcs of a graph without negative weights, grouped by their sources.
internal struct _WeightedArcs {
  private let starts: [Int32]
  private let arcs: [(target: Int, weight: Int)]

  internal init(_ graph: WeightedDigraph) {
    (starts, arcs) = graph._bySource { ($0.target, $0.weight) }
  }

  /// Each edge leads both ways.
  internal init(_ graph: WeightedGraph) {
    (starts, arcs) = graph._bySource { ($0.target, $0.weight) }
  }

  /// Returns the distances from the nearest source of each group.
  ///
  /// - Parameter isSafe: Whether the length of every path is known to fit `Int`.
  internal func distances(
    fromNearestOfEach groups: [[Int]], isSafe: Bool
  ) -> [ShortestDistances] {
    let vertexCount = starts.count - 1
    groups._requireVertices(vertexCount: vertexCount)
    let unreached = Int.max
    return groups.map { sources in
      let distances = _shortestDistances(
        vertexCount: vertexCount, from: sources, unreached: unreached
      ) { vertex, visit in
        for place in starts[vertex]..<starts[vertex + 1] {
          let arc = arcs[Int(place)]
          visit(arc.target, arc.weight)
        }
      }
      // Where all paths to a vertex are too long, it remains unreached.
      let isComplete =
        isSafe
        || (0..<vertexCount).allSatisfy { vertex in
          distances[vertex] == unreached
            || arcs[Int(starts[vertex])..<Int(starts[vertex + 1])].allSatisfy {
              distances[$0.target] != unreached
            }
        }
      precondition(isComplete, "the length of a shortest path does not fit Int")
      return .distances(distances.map { $0 == unreached ? nil : $0 })
    }
  }
}

/// Returns the distance of every vertex from the nearest source, `unreached` where no path leads.
///
/// Where all paths to a vertex are longer than `Int` can tell, it remains unreached.
@inlinable
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
