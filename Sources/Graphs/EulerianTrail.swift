// Eulerian trails: Hierholzer, Wiener, "Über die Möglichkeit, einen Linienzug ohne Wiederholung und ohne Unterbrechung
// zu umfahren", 1873.

extension WeightedGraph {
  /// Returns an Eulerian trail, which traverses every edge exactly once in either direction, or `nil` if there is none.
  ///
  ///     let house = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     house.eulerianTrail()!.vertices  // [2, 1, 0, 2, 3]
  ///     house.eulerianTrail()!.edges  // [1, 0, 2, 3]
  ///     house.eulerianTrail(from: 3)!.vertices  // [3, 2, 1, 0, 2]
  ///     house.eulerianTrail(from: 0) == nil  // true
  ///
  /// There is one if all edges are connected and every vertex has even degree: then the trail is closed (Eulerian
  /// circuit). Two vertices may have odd degree: then the trail begins at one of them and ends at the other.
  ///
  /// Weights are ignored.
  ///
  /// - Parameter start: The vertex to begin at; any suitable one if omitted.
  /// - Returns: The vertices in the order in which they are visited, one more than edges, and the indices of the edges;
  ///   `nil` for a graph without vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func eulerianTrail(from start: Int? = nil) -> (vertices: [Int], edges: [Int])? {
    precondition(
      start.map { 0 <= $0 && $0 < vertexCount } ?? true, "the start is no vertex of the graph")
    if vertexCount == 0 { return nil }
    let (starts, arcs) = _arcs()
    // At a vertex of odd degree, a trail can only begin or end.
    let odd = (0..<vertexCount).filter { (starts[$0 + 1] - starts[$0]) % 2 != 0 }
    if odd.count > 2 { return nil }
    let start = start ?? odd.first ?? edges.first?.first ?? 0
    if !odd.isEmpty, !odd.contains(start) { return nil }
    return _eulerianTrail(edgeCount: edges.count, from: start, starts, arcs)
  }
}

extension WeightedDigraph {
  /// Returns an Eulerian trail, which traverses every edge exactly once in its direction, or `nil` if there is none.
  ///
  ///     var tickets = WeightedDigraph(vertexCount: 3)
  ///     tickets.addEdge(from: 0, to: 1)
  ///     tickets.addEdge(from: 2, to: 0)
  ///     tickets.addEdge(from: 1, to: 0)
  ///     tickets.eulerianTrail()!.vertices  // [2, 0, 1, 0]
  ///     tickets.eulerianTrail()!.edges  // [1, 0, 2]
  ///
  /// There is one if all edges are connected and each vertex has an in-degree equal to its out-degree: then the trail
  /// is closed (Eulerian circuit). One vertex may have one more outgoing edge if another has one more incoming edge:
  /// then the trail begins at the one and ends at the other.
  ///
  /// Weights are ignored.
  ///
  /// - Parameter start: The vertex to begin at; any suitable one if omitted.
  /// - Returns: The vertices in the order in which they are visited, one more than edges, and the indices of the edges;
  ///   `nil` for a graph without vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func eulerianTrail(from start: Int? = nil) -> (vertices: [Int], edges: [Int])? {
    precondition(
      start.map { 0 <= $0 && $0 < vertexCount } ?? true, "the start is no vertex of the graph")
    if vertexCount == 0 { return nil }
    let (starts, arcs) = edges.indices._grouped(into: vertexCount, by: { edges[$0].source }) {
      (
        target: Int32(truncatingIfNeeded: edges[$0].target), edge: Int32(truncatingIfNeeded: $0)
      )
    }
    var surplus = [Int](repeating: 0, count: vertexCount)
    for edge in edges {
      surplus[edge.source] += 1
      surplus[edge.target] -= 1
    }
    let beginnings = surplus.indices.filter { surplus[$0] > 0 }
    if beginnings.count > 1 || beginnings.contains(where: { surplus[$0] > 1 }) { return nil }
    let start = start ?? beginnings.first ?? edges.first?.source ?? 0
    if !beginnings.isEmpty, beginnings[0] != start { return nil }
    return _eulerianTrail(edgeCount: edges.count, from: start, starts, arcs)
  }
}

// MARK: - Core

/// Returns an Eulerian trail from a vertex, or `nil` if not all edges are reached from there; the degrees are known to
/// allow one.
internal func _eulerianTrail(
  edgeCount: Int, from start: Int, _ starts: [Int32],
  _ arcs: [(target: Int32, edge: Int32)]
) -> (vertices: [Int], edges: [Int])? {
  var next = starts
  var isUsed = [Bool](repeating: false, count: edgeCount)
  // The vertices on the current path, and the edges that lead to them.
  var way = [(vertex: Int32(truncatingIfNeeded: start), edge: Int32(-1))]
  var vertices: [Int] = []
  var edges: [Int] = []
  vertices.reserveCapacity(edgeCount + 1)
  edges.reserveCapacity(edgeCount)
  while let (last, edge) = way.last {
    // Invariant: the result is the end of the trail, from last to first, and continues from the last vertex of the path
    // as soon as that has no unused edge.
    let vertex = Int(last)
    while next[vertex] < starts[vertex + 1], isUsed[Int(arcs[Int(next[vertex])].edge)] {
      next[vertex] += 1
    }
    if next[vertex] < starts[vertex + 1] {
      let arc = arcs[Int(next[vertex])]
      isUsed[Int(arc.edge)] = true
      way.append((arc.target, arc.edge))
    } else {
      way.removeLast()
      vertices.append(vertex)
      if edge >= 0 { edges.append(Int(edge)) }
    }
  }
  return edges.count == edgeCount ? (vertices.reversed(), edges.reversed()) : nil
}
