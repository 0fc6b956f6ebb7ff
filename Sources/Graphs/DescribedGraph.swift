// Shortest distances in graphs that are not stored: grids, states of a game, vertices together with what one carries.

/// Returns the shortest distances from a vertex to all vertices of an implicit graph, given by its outgoing edges.
///
///     let map = ["..#", ".#.", "..."].flatMap { $0.map { $0 == "." } }
///     let steps = shortestDistances(vertexCount: 9, from: 0) { cell, visit in
///       if cell % 3 > 0, map[cell - 1] { visit(cell - 1, 1) }
///       if cell % 3 < 2, map[cell + 1] { visit(cell + 1, 1) }
///       if cell >= 3, map[cell - 3] { visit(cell - 3, 1) }
///       if cell < 6, map[cell + 3] { visit(cell + 3, 1) }
///     }
///     steps  // [0, 1, nil, 1, nil, 5, 2, 3, 4]
///
/// Where it matters what has happened on the way, the vertices are states: a cell of `n` after `k` walls is vertex
/// `k * n + cell`.
///
/// With weights of 1 it is breadth-first search, with others Dijkstra's algorithm.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`.
///   - source: The vertex to start from.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked once for each vertex that is reached.
/// - Returns: The distances, `nil` where no path leads.
/// - Precondition: All distances are less than `Int.max`.
/// - Complexity: O(*V* + *E* log *C*) time, where *V* is the number of vertices, *E* the number of edges and *C* the
///   heaviest weight; O(*V* + *E*) space at worst, O(*V*) if all weights are the same: about 16 bytes for each vertex,
///   reached or not.
@inlinable
public func shortestDistances(
  vertexCount: Int, from source: Int,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> [Int?] {
  shortestDistances(
    vertexCount: vertexCount, fromNearestOf: CollectionOfOne(source), edges: edges)
}

/// Returns the shortest distances from the nearest of several sources to all vertices of an implicit graph.
///
///     let steps = shortestDistances(vertexCount: 5, fromNearestOf: [0, 3]) { place, visit in
///       if place < 4 { visit(place + 1, 1) }
///     }
///     steps  // [0, 1, 2, 0, 1]
///
/// All else is as in ``shortestDistances(vertexCount:from:edges:)``.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`.
///   - sources: The vertices to start from; without any, no vertex has a distance.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked once for each vertex that is reached.
/// - Returns: The distances, `nil` where no path leads.
/// - Precondition: All distances are less than `Int.max`.
/// - Complexity: As `shortestDistances(vertexCount:from:edges:)`, and O(*k*) for *k* sources.
@inlinable
public func shortestDistances(
  vertexCount: Int, fromNearestOf sources: some Sequence<Int>,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> [Int?] {
  let sources = Array(sources)
  sources._requireVertices(vertexCount: vertexCount)
  return _shortestDistances(vertexCount: vertexCount, from: sources, edges: edges)
}

/// Returns the shortest distances and paths from a vertex to all vertices of an implicit graph.
///
///     // From 1 by doubling, or by taking 3 away.
///     let paths = shortestPaths(vertexCount: 20, from: 1) { number, visit in
///       if 2 * number < 20 { visit(2 * number, 1) }
///       if number >= 3 { visit(number - 3, 1) }
///     }
///     paths.path(to: 10)  // [1, 2, 4, 8, 5, 10]
///
/// All else is as in ``shortestDistances(vertexCount:from:edges:)``. Of several shortest paths, one with the fewest edges is
/// found.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`, at most 2³¹ − 1.
///   - source: The vertex to start from.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked twice for each vertex that is reached, or once if all weights are the same.
/// - Precondition: All distances are less than `Int.max`.
/// - Complexity: As `shortestDistances(vertexCount:from:edges:)`.
@inlinable
public func shortestPaths(
  vertexCount: Int, from source: Int,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> ShortestPaths {
  shortestPaths(vertexCount: vertexCount, fromNearestOf: CollectionOfOne(source), edges: edges)
}

/// Returns the shortest distances and paths from the nearest of several sources to all vertices of an implicit graph.
///
///     let paths = shortestPaths(vertexCount: 5, fromNearestOf: [0, 3]) { place, visit in
///       if place < 4 { visit(place + 1, 1) }
///     }
///     paths.path(to: 2)  // [0, 1, 2]
///     paths.path(to: 4)  // [3, 4]
///
/// All else is as in ``shortestPaths(vertexCount:from:edges:)``.
///
/// - Parameters:
///   - vertexCount: The number of vertices: they are 0 ..< `vertexCount`, at most 2³¹ − 1.
///   - sources: The vertices to start from; without any, no path leads anywhere.
///   - edges: Calls `visit` for each edge that leads away from a vertex, with where it leads to and how long it is, which is
///     not negative. It is asked twice for each vertex that is reached, or once if all weights are the same.
/// - Precondition: All distances are less than `Int.max`.
/// - Complexity: As `shortestDistances(vertexCount:from:edges:)`, and O(*k*) for *k* sources.
@inlinable
public func shortestPaths(
  vertexCount: Int, fromNearestOf sources: some Sequence<Int>,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) -> ShortestPaths {
  precondition(vertexCount <= Int32.max, "the number of vertices must be at most 2147483647")
  let sources = Array(sources)
  sources._requireVertices(vertexCount: vertexCount)
  var distances: [Int?] = []
  let previous = [Int32](unsafeUninitializedCapacity: vertexCount) { buffer, count in
    buffer.initialize(repeating: -1)
    count = vertexCount
    distances = _shortestDistances(
      vertexCount: vertexCount, from: sources, previous: buffer.baseAddress!, edges: edges)
  }
  return ShortestPaths(_distances: distances, previous: previous)
}

extension [Int] {
  /// Traps if there cannot be so many vertices, or one of these sources is none of them.
  @inlinable
  internal func _requireVertices(vertexCount: Int) {
    precondition(vertexCount >= 0, "the number of vertices must not be negative")
    precondition(
      allSatisfy { 0 <= $0 && $0 < vertexCount }, "the source is no vertex of the graph")
  }
}
