// Shortest paths themselves: along edges that are as long as the distances of their ends differ.

/// The shortest distances and paths from a source, or from the nearest of several sources, to all vertices of a graph.
///
///     var roads = WeightedDigraph(vertexCount: 4)
///     roads.addEdge(from: 0, to: 1, weight: 4)
///     roads.addEdge(from: 0, to: 2, weight: 3)
///     roads.addEdge(from: 1, to: 2, weight: -2)
///     let paths = roads.shortestPaths(from: 0)!
///     paths.distances  // [0, 4, 2, nil]
///     paths.path(to: 2)  // [0, 1, 2]
///     paths.path(to: 3)  // nil
public struct ShortestPaths: Sendable, Hashable {
  /// The distance of each vertex from the source, or `nil` if there is no path.
  public let distances: [Int?]
  /// The vertex before each one on its path; that of the source is the source itself, that of one not reached -1.
  @usableFromInline
  internal let previous: [Int32]

  /// Finds the paths along the edges that are as long as the distances of their ends differ.
  @inlinable
  internal init(
    _distances distances: [Int?], from sources: [Int],
    edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
  ) {
    let known = distances.map { $0 ?? .max }
    self.distances = distances
    previous = [Int32](unsafeUninitializedCapacity: distances.count) { buffer, count in
      count = known.count
      let row = UnsafeMutablePointer<Int>.allocate(capacity: count)
      defer { row.deallocate() }
      known.withUnsafeBufferPointer { distances in
        _findPrevious(
          buffer.baseAddress!, from: sources, vertexCount: count,
          distances: distances.baseAddress!, row: row, edges: edges)
      }
    }
  }

  /// Takes what is found.
  @inlinable
  internal init(_distances distances: [Int?], previous: [Int32]) {
    (self.distances, self.previous) = (distances, previous)
  }

  /// Returns the vertices of a shortest path from the source to a vertex, including both ends.
  ///
  /// If there are several shortest paths, it is one with the fewest edges.
  ///
  /// - Parameter target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, a simple one: it repeats no vertex; `nil` if there is none.
  /// - Complexity: O(*k*) for a path of *k* vertices.
  public func path(to target: Int) -> [Int]? {
    precondition(
      0 <= target && target < distances.count, "the target is no vertex of the graph")
    if distances[target] == nil { return nil }
    var path = [target]
    while let last = path.last, previous[last] != last { path.append(Int(previous[last])) }
    return path.reversed()
  }
}

/// Finds the predecessor of each vertex by a breadth-first search along the edges of shortest paths: those that are as
/// long as the distances of their ends differ.
///
/// - Parameters:
///   - previous: Memory for the predecessors of all vertices.
///   - distances: The distances of all vertices, `Int.max` of those that are not reached.
///   - row: Memory for a queue of all vertices.
@inlinable
@inline(__always)
internal func _findPrevious(
  _ previous: UnsafeMutablePointer<Int32>, from sources: [Int], vertexCount: Int,
  distances: UnsafePointer<Int>, row: UnsafeMutablePointer<Int>,
  edges: (_ vertex: Int, _ visit: (_ target: Int, _ weight: Int) -> Void) -> Void
) {
  previous.initialize(repeating: -1, count: vertexCount)
  var (place, end) = (0, 0)
  // Along negative edges one source may be nearer to another than that is to itself.
  for source in sources where previous[source] < 0 && distances[source] == 0 {
    previous[source] = Int32(truncatingIfNeeded: source)
    row[end] = source
    end += 1
  }
  while place < end {
    // Invariant: the vertices before `place` have no edge along shortest paths to one that is not
    // reached. The first to reach a vertex does so with the fewest edges, and cycles of length 0 do no
    // harm.
    let vertex = row[place]
    let distance = distances[vertex]
    place += 1
    edges(vertex) { target, weight in
      precondition(0 <= target && target < vertexCount, "an edge ends at no vertex of the graph")
      // Heavy edges that are on no shortest path may overflow: to a number that is no distance.
      let farther = distance &+ weight
      guard previous[target] < 0, farther == distances[target], farther != .max else { return }
      // Each vertex comes here once, so that there is room.
      previous[target] = Int32(truncatingIfNeeded: vertex)
      row[end] = target
      end &+= 1
    }
  }
}

extension WeightedDigraph {
  /// Returns the shortest distances and paths from a vertex to all vertices, or `nil` if a negative cycle is reachable.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Returns: The distances and paths; `nil` if a negative cycle is reachable from the source, where
  ///   `shortestDistances(from:)` is `.negativeCycle`.
  /// - Precondition: As for `shortestDistances(from:)`.
  /// - Complexity: That of `shortestDistances(from:)`, and O(*V* + *E*) space in any case.
  public func shortestPaths(from source: Int) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: [source])
  }

  /// Returns the shortest distances and paths from the nearest of several sources to all vertices.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 4, edges: [(0, 1, 4), (2, 1, 3), (1, 3, 1)])
  ///     roads.shortestPaths(fromNearestOf: [0, 2])!.path(to: 3)  // [2, 1, 3]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a path.
  /// - Complexity: That of `shortestDistances(fromNearestOf:)`.
  @inlinable
  public func shortestPaths(fromNearestOf sources: some Sequence<Int>) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: Array(sources))
  }

  @usableFromInline
  internal func _shortestPaths(fromNearestOf sources: [Int]) -> ShortestPaths? {
    if !edges.contains(where: { $0.weight < 0 }) {
      let isSafe = _longestPathBound() != nil
      return _WeightedArcs<Int32>(self)?.paths(fromNearestOf: sources, isSafe: isSafe)
        ?? _WeightedArcs<Int>(self)!.paths(fromNearestOf: sources, isSafe: isSafe)
    }
    guard case .distances(let distances) = shortestDistances(fromNearestOf: sources) else {
      return nil
    }
    let (starts, arcs) = _bySource {
      (target: Int32(truncatingIfNeeded: $0.target), weight: $0.weight)
    }
    return ShortestPaths(_distances: distances, from: sources) { vertex, visit in
      for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
        visit(Int(arcs[place].target), arcs[place].weight)
      }
    }
  }

  /// Returns the vertices of a shortest path from one vertex to another, including both ends.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 4, edges: [(0, 1, 4), (0, 2, 3), (1, 2, -2)])
  ///     roads.shortestPath(from: 0, to: 2)  // [0, 1, 2]
  ///     roads.shortestPath(from: 0, to: 3)  // nil
  ///
  /// If there are several shortest paths, it is one with the fewest edges. For the paths to several vertices use
  /// ``shortestPaths(from:)``, which searches only once.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, a simple one: it repeats no vertex; `nil` if there is none.
  /// - Precondition: No negative cycle is reachable from the source, whether or not it leads to the target: if there
  ///   may be one, use ``shortestPaths(from:)``. All else is as for `shortestDistances(from:)`.
  /// - Complexity: That of `shortestDistances(from:)`, and O(*V* + *E*) space in any case.
  public func shortestPath(from source: Int, to target: Int) -> [Int]? {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    let paths = shortestPaths(from: source)
    precondition(paths != nil, "there is no shortest path: a negative cycle can be reached")
    return paths!.path(to: target)
  }
}

extension WeightedGraph {
  /// Returns the shortest distances and paths from a vertex to all vertices, along undirected edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestPaths(from: 2)!.path(to: 0)  // [2, 1, 0]
  ///
  /// The result is that of ``directedBothWays()``: a reachable edge of negative weight is a negative cycle.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Returns: The distances and paths; `nil` if an edge of negative weight is reachable from the source, where
  ///   `shortestDistances(from:)` is `.negativeCycle`.
  /// - Precondition: As for a ``WeightedDigraph``.
  /// - Complexity: That of `shortestDistances(from:)`.
  public func shortestPaths(from source: Int) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: [source])
  }

  /// Returns shortest distances and paths from the nearest of several sources to all vertices, along undirected edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 4, edges: [(1, 0, 4), (1, 2, 2), (2, 3, 9)])
  ///     cables.shortestPaths(fromNearestOf: [0, 3])!.path(to: 2)  // [0, 1, 2]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a path.
  /// - Complexity: That of `shortestDistances(fromNearestOf:)`.
  @inlinable
  public func shortestPaths(fromNearestOf sources: some Sequence<Int>) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: Array(sources))
  }

  @usableFromInline
  internal func _shortestPaths(fromNearestOf sources: [Int]) -> ShortestPaths? {
    if edges.contains(where: { $0.weight < 0 }) {
      return directedBothWays()._shortestPaths(fromNearestOf: sources)
    }
    let isSafe = _longestPathBound() != nil
    return _WeightedArcs<Int32>(self)?.paths(fromNearestOf: sources, isSafe: isSafe)
      ?? _WeightedArcs<Int>(self)!.paths(fromNearestOf: sources, isSafe: isSafe)
  }

  /// Returns the vertices of a shortest path between two vertices along undirected edges, including both ends.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestPath(from: 2, to: 0)  // [2, 1, 0]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, a simple one: it repeats no vertex; `nil` if there is none.
  /// - Precondition: No edge of negative weight is reachable from the source: if there may be one, use
  ///   ``shortestPaths(from:)``. All else is as for a ``WeightedDigraph``.
  /// - Complexity: That of `shortestDistances(from:)`.
  public func shortestPath(from source: Int, to target: Int) -> [Int]? {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    let paths = shortestPaths(from: source)
    precondition(paths != nil, "there is no shortest path: a negative cycle can be reached")
    return paths!.path(to: target)
  }
}
