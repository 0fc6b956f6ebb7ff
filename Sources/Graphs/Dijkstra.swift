// Shortest paths without negative edges: Dijkstra, "A note on two problems in
// connexion with graphs", 1959. The open vertices wait in a radix heap.

/// The arcs of a graph without negative weights, grouped by their sources.
///
/// To look for them in memory takes longer than all that is done with them, so weights take 32 bits if they can.
internal struct _WeightedArcs<Weight: FixedWidthInteger> {
  private let starts: [Int32]
  private let arcs: [(target: Int32, weight: Weight)]

  /// `nil` if a weight does not fit.
  internal init?(_ graph: WeightedDigraph) {
    var fits = true
    (starts, arcs) = graph._bySource { Self.arc(of: $0, &fits) }
    if !fits { return nil }
  }

  /// Each edge leads both ways.
  internal init?(_ graph: WeightedGraph) {
    var fits = true
    (starts, arcs) = graph._bySource { Self.arc(of: $0, &fits) }
    if !fits { return nil }
  }

  private static func arc(
    of edge: WeightedDigraph.Edge, _ fits: inout Bool
  ) -> (target: Int32, weight: Weight) {
    let weight = Weight(truncatingIfNeeded: edge.weight)
    fits = fits && Int(weight) == edge.weight
    return (edge._target, weight)
  }

  /// Returns the distances from the nearest source of each group.
  ///
  /// - Parameter isSafe: Whether the length of every path is known to fit `Int`.
  internal func distances(
    fromNearestOfEach groups: [[Int]], isSafe: Bool
  ) -> [ShortestDistances] {
    groups._requireVertices(vertexCount: vertexCount)
    return groups.map { sources in
      let distances = _shortestDistances(vertexCount: vertexCount, from: sources, edges: visit)
      requireComplete(distances, isSafe: isSafe)
      return .distances(distances)
    }
  }

  /// The shortest distances and paths from the nearest of some vertices; as above.
  internal func paths(fromNearestOf sources: [Int], isSafe: Bool) -> ShortestPaths {
    let paths = shortestPaths(vertexCount: vertexCount, fromNearestOf: sources, edges: visit)
    requireComplete(paths.distances, isSafe: isSafe)
    return paths
  }

  private var vertexCount: Int { starts.count - 1 }

  @inline(__always)
  private func visit(_ vertex: Int, _ body: (_ target: Int, _ weight: Int) -> Void) {
    for place in starts[vertex]..<starts[vertex + 1] {
      let arc = arcs[Int(place)]
      body(Int(arc.target), Int(arc.weight))
    }
  }

  private func requireComplete(_ distances: [Int?], isSafe: Bool) {
    // Where all paths to a vertex are too long, it remains unreached.
    let isComplete =
      isSafe
      || (0..<vertexCount).allSatisfy { vertex in
        distances[vertex] == nil
          || arcs[Int(starts[vertex])..<Int(starts[vertex + 1])].allSatisfy {
            distances[Int($0.target)] != nil
          }
      }
    precondition(isComplete, "the length of a shortest path does not fit Int")
  }
}

/// Returns the distance of every vertex from the nearest source, `nil` where no path leads.
///
/// Where all paths to a vertex are longer than `Int` can tell, it has no distance.
///
/// - Parameter previous: −1 for each vertex at first; then for each one that is reached its predecessor on one of the
///   shortest paths with the fewest edges, and for a source the source itself.
@inlinable
@inline(__always)
internal func _shortestDistances(
  vertexCount: Int, from sources: [Int], previous: UnsafeMutablePointer<Int32>? = nil,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> [Int?] {
  [Int?](unsafeUninitializedCapacity: vertexCount) { buffer, count in
    // An optional distance takes the memory of two integers, and the first use of memory is slow (page faults). So the
    // memory of the result holds the queue of open vertices in its first half, and the distances so far in the second.
    let row = UnsafeMutableRawPointer(buffer.baseAddress!)
      .bindMemory(to: Int.self, capacity: 2 * vertexCount)
    let distances = row + vertexCount
    let unreached = Int.max
    distances.initialize(repeating: unreached, count: vertexCount)
    var (isRow, next, end, farthest) = (true, 0, 0, 0)
    for source in sources where distances[source] != 0 {
      distances[source] = 0
      if let previous { previous[source] = Int32(truncatingIfNeeded: source) }
      row[end] = source
      end += 1
    }
    var open = _RadixHeap()
    while true {
      // Invariant: distances up to the one just taken are final, since what is open is no nearer and
      // no weight is negative. A vertex that became nearer after it was put in the heap is there twice.
      let vertex: Int
      if isRow {
        if next == end { break }
        vertex = row[next]
        next += 1
      } else {
        guard let nearest = open.popFirst() else { break }
        vertex = nearest.vertex
        if nearest.distance > distances[vertex] { continue }
      }
      let distance = distances[vertex]
      edges(vertex) { target, weight in
        precondition(0 <= target && target < vertexCount, "an edge ends at no vertex of the graph")
        precondition(weight >= 0, "the length of an edge must not be negative")
        // More than fits is a large number without a sign, and less than no distance.
        let farther = distance &+ weight
        if UInt(bitPattern: farther) >= UInt(bitPattern: distances[target]) { return }
        if isRow, farther >= farthest {
          // Each vertex is appended once, so that there is room, and first by a path with the fewest edges: to be appended
          // again, it would have to be nearer than the last one.
          row[end] = target
          end &+= 1
          farthest = farther
          if let previous { previous[target] = Int32(truncatingIfNeeded: vertex) }
        } else {
          if isRow {
            open.insert(UnsafeBufferPointer(start: row + next, count: end - next), distances)
          }
          isRow = false
          open.insert((distance: farther, vertex: target))
        }
        distances[target] = farther
      }
    }
    if let previous, !isRow {
      _findPrevious(
        previous, from: sources, vertexCount: vertexCount, distances: distances, row: row,
        edges: edges)
    }
    let memory = UnsafeMutableRawPointer(row)
    for vertex in 0..<vertexCount {
      // None of the numbers that are overwritten is read any more.
      let distance = memory.load(
        fromByteOffset: (vertexCount + vertex) * MemoryLayout<Int>.stride, as: Int.self)
      (memory + vertex * MemoryLayout<Int?>.stride).initializeMemory(
        as: Int?.self, to: distance == unreached ? nil : distance)
    }
    count = vertexCount
  }
}
