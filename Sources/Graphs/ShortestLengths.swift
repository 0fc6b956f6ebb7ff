// Dijkstra's algorithm for weights that are not integers. Dijkstra, "A note on two problems in connexion with graphs",
// 1959. Numbers that are not negative are in the order of their bit patterns (IEEE 754), so that a radix heap serves.

/// Returns the shortest distances from a vertex to all vertices of a graph with `Double` weights, given by its outgoing
/// edges (Dijkstra's algorithm).
///
///     let roads: [[(target: Int, length: Double)]] = [[(1, 0.5), (2, 2)], [(2, 1.25)], [], []]
///     let lengths = shortestLengths(vertexCount: 4, from: 0) { place, visit in
///       for (target, length) in roads[place] { visit(target, length) }
///     }
///     lengths == [0, 0.5, 1.75, .infinity]  // true
///
/// It is for Euclidean lengths, and for probabilities as well: the path with the largest product of probabilities is the
/// shortest one by their negated logarithms. For integer weights, use ``shortestDistances(vertexCount:from:edges:)``,
/// which is exact.
///
/// The sums are exactly those along the paths: on a shortest path to a vertex *v*, the vertex before it is one whose
/// length and weight of the edge to *v* add up to that of *v*.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`.
///   - source: The vertex to start from.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked once for each vertex that is reached.
/// - Returns: The distances, infinity where no path leads, or only paths longer than any finite `Double`.
/// - Complexity: O(*V* + *wE*) time at worst and O(*V* + *E*) space, where *V* is the number of vertices, *E* the number
///   of edges and *w* = 64 the number of bits of a weight.
@inlinable
public func shortestLengths(
  vertexCount: Int, from source: Int,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Double) -> Void) -> Void
) -> [Double] {
  shortestLengths(vertexCount: vertexCount, fromNearestOf: CollectionOfOne(source), edges: edges)
}

/// Returns the shortest distances from the nearest of several sources to all vertices of a graph with `Double` weights.
///
///     let lengths = shortestLengths(vertexCount: 5, fromNearestOf: [0, 3]) { place, visit in
///       if place < 4 { visit(place + 1, 0.5) }
///     }
///     lengths  // [0.0, 0.5, 1.0, 0.0, 0.5]
///
/// All else is as in ``shortestLengths(vertexCount:from:edges:)``.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`.
///   - sources: The vertices to start from; without any, no path leads anywhere.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked once for each vertex that is reached.
/// - Returns: The distances, infinity where no path leads, or only paths longer than any finite `Double`.
/// - Complexity: As `shortestLengths(vertexCount:from:edges:)`, and O(*k*) for *k* sources.
@inlinable
public func shortestLengths(
  vertexCount: Int, fromNearestOf sources: some Sequence<Int>,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Double) -> Void) -> Void
) -> [Double] {
  let sources = Array(sources)
  sources._requireVertices(vertexCount: vertexCount)
  var lengths = [Double](repeating: .infinity, count: vertexCount)
  var open = _RadixHeap()
  for source in sources where lengths[source] != 0 {
    lengths[source] = 0
    open.insert((distance: 0, vertex: source))
  }
  while let (key, vertex) = open.popFirst() {
    let length = Double(bitPattern: UInt64(truncatingIfNeeded: key))
    // One of an earlier, longer path.
    if lengths[vertex] < length { continue }
    edges(vertex) { target, weight in
      precondition(0 <= target && target < vertexCount, "an edge ends at no vertex of the graph")
      precondition(weight >= 0, "a weight must be a number that is not negative")
      let farther = length + weight
      guard farther < lengths[target] else { return }
      lengths[target] = farther
      open.insert((distance: Int(truncatingIfNeeded: farther.bitPattern), vertex: target))
    }
  }
  return lengths
}
