// Shortest distances from one vertex or from the nearest of several, by the algorithm that suits the weights.

/// The shortest distances of all vertices of a graph from a source, or from the nearest of several sources.
public enum ShortestDistances: Sendable, Hashable {
  /// The distance of each vertex, or `nil` if there is no path to it.
  case distances([Int?])
  /// A negative cycle is reachable: along it paths become shorter without end.
  case negativeCycle

  /// The distance of a vertex, or `nil` if there is no path to it.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 2, edges: [.init(source: 0, target: 1, weight: 7)])
  ///     roads.shortestDistances(from: 0)[1]  // 7
  ///
  /// - Parameter vertex: A vertex of the graph.
  /// - Precondition: No negative cycle is reachable, as there is none if no weight is negative.
  @inlinable
  public subscript(vertex: Int) -> Int? { values[vertex] }

  /// The distance of each vertex, or `nil` if there is no path to it.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 7)])
  ///     roads.shortestDistances(from: 0).values  // [0, 7, nil]
  ///
  /// - Precondition: No negative cycle is reachable, as there is none if no weight is negative.
  @inlinable
  public var values: [Int?] {
    var known: [Int?]?
    if case .distances(let distances) = self { known = distances }
    precondition(known != nil, "there are no distances: a negative cycle can be reached")
    return known!
  }
}

extension WeightedDigraph {
  /// Returns the shortest distances from a vertex to all vertices (Dijkstra, Bellman–Ford).
  ///
  /// If a negative cycle is reachable from the vertex, the result is ``ShortestDistances/negativeCycle``; one elsewhere
  /// does not matter.
  ///
  ///     var roads = WeightedDigraph(vertexCount: 4)
  ///     roads.addEdge(from: 0, to: 1, weight: 4)
  ///     roads.addEdge(from: 0, to: 2, weight: 3)
  ///     roads.addEdge(from: 1, to: 2, weight: -2)
  ///     roads.shortestDistances(from: 0)  // .distances([0, 4, 2, nil])
  ///
  ///     roads.addEdge(from: 2, to: 1, weight: 1)
  ///     roads.shortestDistances(from: 0)  // .negativeCycle
  ///
  /// It uses Dijkstra's algorithm if no weight is negative, and otherwise Bellman–Ford, where there is no cycle in
  /// topological order. Longest paths without cycles are shortest paths with the weights negated.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Precondition: All distances are less than `Int.max`. With negative weights, the number of vertices, or the
  ///   number of edges plus one if that is less, times the largest absolute value of a weight fits `Int`: then no sum
  ///   can overflow, however often negative cycles are traversed.
  /// - Complexity: O(*V* + *E* log *C*) time and O(*V* + *E*) space without negative weights, where *V* is the number
  ///   of vertices, *E* the number of edges and *C* the maximum weight. With them O(*V* + *E*) space and O(*V* · *E*)
  ///   time at worst, but O(*V* + *k* · *E*) if no shortest path has more than *k* edges, and O(*V* + *E*) if there is
  ///   no cycle.
  public func shortestDistances(from source: Int) -> ShortestDistances {
    shortestDistances(fromNearestOf: [source])
  }

  /// Returns the shortest distances from the nearest of several sources to all vertices.
  ///
  ///     let steps = [(0, 1), (1, 2), (3, 2), (2, 4)].map {
  ///       WeightedDigraph.Edge(source: $0.0, target: $0.1)
  ///     }
  ///     let roads = WeightedDigraph(vertexCount: 5, edges: steps)
  ///     roads.shortestDistances(fromNearestOf: [0, 3])  // .distances([0, 1, 1, 0, 2])
  ///
  /// All else is as in ``shortestDistances(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a distance.
  /// - Complexity: That of ``shortestDistances(from:)``, and O(*k*) for *k* sources.
  @inlinable
  public func shortestDistances(
    fromNearestOf sources: some Sequence<Int>
  ) -> ShortestDistances {
    _shortestDistances(fromNearestOfEach: [Array(sources)])[0]
  }

  /// Returns the shortest distances from each of several sources to all vertices.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 7), (1, 2, 1), (2, 0, 1)])
  ///     roads.shortestDistances(fromEachOf: [0, 2]).map(\.values)  // [[0, 7, 8], [1, 8, 0]]
  ///
  /// The result is that of ``shortestDistances(from:)``, one source after the other, but the graph is prepared only
  /// once.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`.
  /// - Complexity: That of ``shortestDistances(from:)``, *k* times for *k* sources.
  @inlinable
  public func shortestDistances(
    fromEachOf sources: some Sequence<Int>
  ) -> [ShortestDistances] {
    _shortestDistances(fromNearestOfEach: sources.map { [$0] })
  }
}

// MARK: - Core

extension WeightedDigraph {
  /// Returns the distances from the nearest source of each group.
  @usableFromInline
  internal func _shortestDistances(fromNearestOfEach groups: [[Int]]) -> [ShortestDistances] {
    guard edges.contains(where: { $0.weight < 0 }) else {
      let isSafe = _longestPathBound() != nil
      return _WeightedArcs<Int32>(self)?.distances(fromNearestOfEach: groups, isSafe: isSafe)
        ?? _WeightedArcs<Int>(self)!.distances(fromNearestOfEach: groups, isSafe: isSafe)
    }
    groups._requireVertices(vertexCount: vertexCount)
    let longest = _longestPathBound()
    precondition(longest != nil, "the length of a path may not fit Int")
    let unreached = Int.max
    // Without cycles, the first pass in this order finds all distances.
    let ordered = _edgesInTopologicalOrder() ?? self
    return groups.map {
      guard
        let distances = ordered._bellmanFordDistances(
          from: $0, unreached: unreached, longest: longest!)
      else { return .negativeCycle }
      return .distances(distances.map { $0 == unreached ? nil : $0 })
    }
  }

  /// Returns the graph with its edges in a topological order of their sources; `nil` if there is a cycle.
  internal func _edgesInTopologicalOrder() -> WeightedDigraph? {
    guard let order = topologicalOrder() else { return nil }
    let (starts, edges) = _bySource { $0 }
    return WeightedDigraph(
      vertexCount: vertexCount,
      edges: order.flatMap { edges[Int(starts[$0])..<Int(starts[$0 + 1])] })
  }

  /// Returns a bound for the absolute value of the length of any simple path, such that one more edge still fits `Int`;
  /// `nil` if there may be a longer one.
  internal func _longestPathBound() -> Int? {
    edges.lazy.map(\.weight)._longestPathBound(vertexCount: vertexCount, arcCount: edges.count)
  }
}

extension WeightedGraph {
  /// Returns the distances from the nearest source of each group.
  @usableFromInline
  internal func _shortestDistances(fromNearestOfEach groups: [[Int]]) -> [ShortestDistances] {
    if edges.contains(where: { $0.weight < 0 }) {
      return directedBothWays()._shortestDistances(fromNearestOfEach: groups)
    }
    let isSafe = _longestPathBound() != nil
    return _WeightedArcs<Int32>(self)?.distances(fromNearestOfEach: groups, isSafe: isSafe)
      ?? _WeightedArcs<Int>(self)!.distances(fromNearestOfEach: groups, isSafe: isSafe)
  }

  /// Returns such a bound for the paths along undirected edges.
  internal func _longestPathBound() -> Int? {
    edges.lazy.map(\.weight)._longestPathBound(
      vertexCount: vertexCount, arcCount: 2 * edges.count)
  }
}

extension Sequence<Int> {
  /// Returns a bound for the absolute value of the length of any simple path, such that one more edge still fits `Int`,
  /// if these are the weights; `nil` if there may be a longer one.
  internal func _longestPathBound(vertexCount: Int, arcCount: Int) -> Int? {
    let heaviest = reduce(0 as UInt) { Swift.max($0, $1.magnitude) }
    // No simple path has more edges than the graph, or as many as there are vertices.
    let oneMore = UInt(Swift.min(vertexCount, arcCount + 1))
    let (beyond, overflow) = heaviest.multipliedReportingOverflow(by: oneMore)
    return overflow || beyond > Int.max ? nil : Int(beyond - heaviest)
  }
}

extension [[Int]] {
  /// Traps if one of these sources is no vertex.
  internal func _requireVertices(vertexCount: Int) {
    for sources in self { sources._requireVertices(vertexCount: vertexCount) }
  }
}

extension WeightedGraph {
  /// Returns the shortest distances from a vertex to all vertices, along undirected edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestDistances(from: 2).values  // [6, 2, 0]
  ///
  /// The result is that of ``directedBothWays()``: a reachable edge of negative weight is a negative cycle.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Precondition: As for a ``WeightedDigraph``.
  /// - Complexity: O(*V* + *E* log *C*) without negative weights, where *V* is the number of vertices, *E* the number
  ///   of edges and *C* the maximum weight; O(*V* · *E*) at worst if there is any.
  public func shortestDistances(from source: Int) -> ShortestDistances {
    shortestDistances(fromNearestOf: [source])
  }

  /// Returns the shortest distances from the nearest of several sources to all vertices, along undirected edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 4, edges: [(1, 0, 4), (1, 2, 2), (2, 3, 9)])
  ///     cables.shortestDistances(fromNearestOf: [0, 3]).values  // [0, 4, 6, 0]
  ///
  /// All else is as in ``shortestDistances(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a distance.
  /// - Complexity: That of ``shortestDistances(from:)``, and O(*k*) for *k* sources.
  @inlinable
  public func shortestDistances(fromNearestOf sources: some Sequence<Int>) -> ShortestDistances {
    _shortestDistances(fromNearestOfEach: [Array(sources)])[0]
  }

  /// Returns the shortest distances from each of several sources to all vertices, along undirected edges.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestDistances(fromEachOf: [0, 2]).map(\.values)  // [[0, 4, 6], [6, 2, 0]]
  ///
  /// The result is that of ``shortestDistances(from:)``, one source after the other, but the graph is prepared only
  /// once.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`.
  /// - Complexity: That of ``shortestDistances(from:)``, *k* times for *k* sources.
  @inlinable
  public func shortestDistances(fromEachOf sources: some Sequence<Int>) -> [ShortestDistances] {
    _shortestDistances(fromNearestOfEach: sources.map { [$0] })
  }
}
