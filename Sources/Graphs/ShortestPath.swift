// Shortest paths themselves: along edges that are as long as the distances of their ends differ.

/// How far all vertices of a graph are from one of them, or from the nearest of several, and which way leads there.
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
  /// The distance of each vertex from the source, or `nil` where no path leads.
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
    var previous = [Int32](repeating: -1, count: distances.count)
    var reached: [Int32] = []
    reached.reserveCapacity(distances.count)
    // Along negative edges one source may be nearer to another than that is to itself.
    for source in sources where previous[source] < 0 && distances[source] == 0 {
      previous[source] = Int32(source)
      reached.append(Int32(source))
    }
    var place = 0
    while place < reached.count {
      // Invariant: the vertices before `place` have no edge along shortest paths to one that is not
      // reached. The first to reach a vertex does so with the fewest edges, and cycles of length 0 do no
      // harm.
      let vertex = Int(reached[place])
      let distance = distances[vertex]!
      place += 1
      edges(vertex) { target, weight in
        // Heavy edges that are on no shortest path may overflow: to a negative number, which is no distance.
        guard previous[target] < 0, distance &+ weight == distances[target] else { return }
        previous[target] = Int32(truncatingIfNeeded: vertex)
        reached.append(Int32(truncatingIfNeeded: target))
      }
    }
    (self.distances, self.previous) = (distances, previous)
  }

  /// Returns the vertices of a shortest path from the source to a vertex, both ends included.
  ///
  /// Of several shortest paths, it is one with the fewest edges.
  ///
  /// - Parameter target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, which repeats no vertex; `nil` if none leads there.
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

extension WeightedDigraph {
  /// Returns the distance of every vertex from the given one, and a shortest path to each.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Returns: The paths; `nil` if a negative cycle can be reached from the source, where `shortestDistances(from:)` is
  ///   `.negativeCycle`: going round it makes paths ever shorter.
  /// - Precondition: As for `shortestDistances(from:)`.
  /// - Complexity: As `shortestDistances(from:)`, and O(*V* + *E*) space in any case.
  public func shortestPaths(from source: Int) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: [source])
  }

  /// Returns the distance of every vertex from the source that is nearest to it, and a shortest path from there to each.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 4, edges: [(0, 1, 4), (2, 1, 3), (1, 3, 1)])
  ///     roads.shortestPaths(fromNearestOf: [0, 2])!.path(to: 3)  // [2, 1, 3]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a path.
  /// - Complexity: As `shortestDistances(fromNearestOf:)`.
  @inlinable
  public func shortestPaths(fromNearestOf sources: some Sequence<Int>) -> ShortestPaths? {
    _shortestPaths(fromNearestOf: Array(sources))
  }

  @usableFromInline
  internal func _shortestPaths(fromNearestOf sources: [Int]) -> ShortestPaths? {
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

  /// Returns the vertices of a shortest path from one vertex to another, both ends included.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 4, edges: [(0, 1, 4), (0, 2, 3), (1, 2, -2)])
  ///     roads.shortestPath(from: 0, to: 2)  // [0, 1, 2]
  ///     roads.shortestPath(from: 0, to: 3)  // nil
  ///
  /// Of several shortest paths, it is one with the fewest edges. For the paths to several vertices take
  /// ``shortestPaths(from:)``, which looks for them once.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, which repeats no vertex; `nil` if none leads there.
  /// - Precondition: No negative cycle can be reached from the source, whether or not it is on the way: where there may
  ///   be one, ``shortestPaths(from:)`` tells. All else is as for `shortestDistances(from:)`.
  /// - Complexity: As `shortestDistances(from:)`, and O(*V* + *E*) space in any case.
  public func shortestPath(from source: Int, to target: Int) -> [Int]? {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    let paths = shortestPaths(from: source)
    precondition(paths != nil, "there is no shortest path: a negative cycle can be reached")
    return paths!.path(to: target)
  }
}

extension WeightedGraph {
  /// Returns the distance of every vertex from the given one along edges that can be gone both ways, and a shortest path
  /// to each.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestPaths(from: 2)!.path(to: 0)  // [2, 1, 0]
  ///
  /// It is that of ``directedBothWays()``: an edge of negative weight that can be reached is a negative cycle.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Returns: The paths; `nil` if an edge of negative weight can be reached from the source, where
  ///   `shortestDistances(from:)` is `.negativeCycle`.
  /// - Precondition: As for a ``WeightedDigraph``.
  /// - Complexity: As `shortestDistances(from:)`.
  public func shortestPaths(from source: Int) -> ShortestPaths? {
    directedBothWays().shortestPaths(from: source)
  }

  /// Returns the distance of every vertex from the source that is nearest to it along edges that can be gone both ways,
  /// and a shortest path from there to each.
  ///
  ///     let cables = WeightedGraph(vertexCount: 4, edges: [(1, 0, 4), (1, 2, 2), (2, 3, 9)])
  ///     cables.shortestPaths(fromNearestOf: [0, 3])!.path(to: 2)  // [0, 1, 2]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a path.
  /// - Complexity: As `shortestDistances(fromNearestOf:)`.
  @inlinable
  public func shortestPaths(fromNearestOf sources: some Sequence<Int>) -> ShortestPaths? {
    directedBothWays().shortestPaths(fromNearestOf: sources)
  }

  /// Returns the vertices of a shortest path from one vertex to another along edges that can be gone both ways, both
  /// ends included.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestPath(from: 2, to: 0)  // [2, 1, 0]
  ///
  /// All else is as in ``shortestPaths(from:)``.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, which repeats no vertex; `nil` if none leads there.
  /// - Precondition: No edge of negative weight can be reached from the source: where there may be one,
  ///   ``shortestPaths(from:)`` tells. All else is as for a ``WeightedDigraph``.
  /// - Complexity: As `shortestDistances(from:)`.
  public func shortestPath(from source: Int, to target: Int) -> [Int]? {
    directedBothWays().shortestPath(from: source, to: target)
  }
}
