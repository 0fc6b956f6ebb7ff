// How far vertices are from one of them or from the nearest of several: chooses the way that fits the weights.

/// How far all vertices of a graph are from one of them, or from the nearest of several.
public enum ShortestDistances: Sendable, Hashable {
  /// The distance of each vertex, or `nil` where no path leads.
  case distances([Int?])
  /// A cycle of negative length can be reached: going round it makes paths ever shorter.
  case negativeCycle

  /// The distance of a vertex, or `nil` where no path leads.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 2, edges: [.init(source: 0, target: 1, weight: 7)])
  ///     roads.shortestDistances(from: 0)[1]  // 7
  ///
  /// - Parameter vertex: A vertex of the graph.
  /// - Precondition: No negative cycle can be reached, as where no weight is negative.
  @inlinable
  public subscript(vertex: Int) -> Int? { values[vertex] }

  /// The distance of each vertex, or `nil` where no path leads.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 7)])
  ///     roads.shortestDistances(from: 0).values  // [0, 7, nil]
  ///
  /// - Precondition: No negative cycle can be reached, as where no weight is negative.
  @inlinable
  public var values: [Int?] {
    var known: [Int?]?
    if case .distances(let distances) = self { known = distances }
    precondition(known != nil, "there are no distances: a negative cycle can be reached")
    return known!
  }
}

extension WeightedDigraph {
  /// Returns the distance of every vertex from the given one.
  ///
  /// If a negative cycle can be reached there are no distances, but ``ShortestDistances/negativeCycle``; one elsewhere does
  /// not matter.
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
  /// Without negative weights it is Dijkstra's algorithm, with any of them Bellman–Ford.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Precondition: All distances are less than `Int.max`. With negative weights, the number of vertices, or of
  ///   edges and one more if that is less, times the largest magnitude of a weight fits `Int`: then no sum can
  ///   overflow, however long the negative cycles are gone round.
  /// - Complexity: O(*V* + *E* log *C*) time and O(*V* + *E*) space without negative weights, where *V*
  ///   is the number of vertices, *E* the number of edges and *C* the heaviest weight. With them
  ///   O(*V* · *E*) time at worst, O(*k* · *E*) if no shortest path has more than *k* edges, and O(*V*)
  ///   space.
  public func shortestDistances(from source: Int) -> ShortestDistances {
    shortestDistances(fromNearestOf: [source])
  }

  /// Returns the distance of every vertex from the source that is nearest to it.
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
  /// - Complexity: As ``shortestDistances(from:)``, and O(*k*) for *k* sources.
  @inlinable
  public func shortestDistances(
    fromNearestOf sources: some Sequence<Int>
  ) -> ShortestDistances {
    _shortestDistances(fromNearestOfEach: [Array(sources)])[0]
  }

  /// Returns the distances of every vertex from each of some sources.
  ///
  ///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 7), (1, 2, 1), (2, 0, 1)])
  ///     roads.shortestDistances(fromEachOf: [0, 2]).map(\.values)  // [[0, 7, 8], [1, 8, 0]]
  ///
  /// That is as ``shortestDistances(from:)``, one source after the other, but the graph is prepared for it once only.
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
      return _WeightedArcs(self).distances(
        fromNearestOfEach: groups, isSafe: _longestPathBound() != nil)
    }
    groups._requireVertices(vertexCount: vertexCount)
    let longest = _longestPathBound()
    precondition(longest != nil, "the length of a path may not fit Int")
    let unreached = Int.max
    return groups.map {
      guard
        let distances = _bellmanFordDistances(from: $0, unreached: unreached, longest: longest!)
      else { return .negativeCycle }
      return .distances(distances.map { $0 == unreached ? nil : $0 })
    }
  }

  /// Returns a bound for the magnitude of the length of any path that repeats no vertex, such that
  /// one more edge still fits `Int`; `nil` if there may be a longer one.
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
    let longest = edges.lazy.map(\.weight)._longestPathBound(
      vertexCount: vertexCount, arcCount: 2 * edges.count)
    return _WeightedArcs(self).distances(fromNearestOfEach: groups, isSafe: longest != nil)
  }
}

extension Sequence<Int> {
  /// Returns a bound for the magnitude of the length of any path that repeats no vertex, such that
  /// one more edge still fits `Int`, if these are the weights; `nil` if there may be a longer one.
  internal func _longestPathBound(vertexCount: Int, arcCount: Int) -> Int? {
    let heaviest = reduce(0 as UInt) { Swift.max($0, $1.magnitude) }
    // No path without repetition has more edges than the graph, or as many as there are vertices.
    let oneMore = UInt(Swift.min(vertexCount, arcCount + 1))
    let (beyond, overflow) = heaviest.multipliedReportingOverflow(by: oneMore)
    return overflow || beyond > Int.max ? nil : Int(beyond - heaviest)
  }
}

extension [[Int]] {
  /// Traps if one of these sources is no vertex.
  internal func _requireVertices(vertexCount: Int) {
    precondition(
      allSatisfy { $0.allSatisfy { 0 <= $0 && $0 < vertexCount } },
      "the source is no vertex of the graph")
  }
}

extension WeightedGraph {
  /// Returns the distance of every vertex from the given one, along edges that can be gone both ways.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestDistances(from: 2).values  // [6, 2, 0]
  ///
  /// It is that of ``directedBothWays()``: an edge of negative weight that can be reached is a negative cycle.
  ///
  /// - Parameter source: The vertex to start from, in 0 ..< `vertexCount`.
  /// - Precondition: As for a ``WeightedDigraph``.
  /// - Complexity: O(*V* + *E* log *C*) without negative weights, where *V* is the number of vertices, *E* the number of
  ///   edges and *C* the heaviest weight; O(*V* · *E*) at worst if there is any.
  public func shortestDistances(from source: Int) -> ShortestDistances {
    shortestDistances(fromNearestOf: [source])
  }

  /// Returns the distance of every vertex from the source that is nearest to it, along edges that can be gone both ways.
  ///
  ///     let cables = WeightedGraph(vertexCount: 4, edges: [(1, 0, 4), (1, 2, 2), (2, 3, 9)])
  ///     cables.shortestDistances(fromNearestOf: [0, 3]).values  // [0, 4, 6, 0]
  ///
  /// All else is as in ``shortestDistances(from:)``.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`; without any, no vertex has a distance.
  /// - Complexity: As ``shortestDistances(from:)``, and O(*k*) for *k* sources.
  @inlinable
  public func shortestDistances(fromNearestOf sources: some Sequence<Int>) -> ShortestDistances {
    _shortestDistances(fromNearestOfEach: [Array(sources)])[0]
  }

  /// Returns the distances of every vertex from each of some sources, along edges that can be gone both ways.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(1, 0, 4), (1, 2, 2)])
  ///     cables.shortestDistances(fromEachOf: [0, 2]).map(\.values)  // [[0, 4, 6], [6, 2, 0]]
  ///
  /// That is as ``shortestDistances(from:)``, one source after the other, but the graph is prepared for it once only.
  ///
  /// - Parameter sources: The vertices to start from, in 0 ..< `vertexCount`.
  /// - Complexity: That of ``shortestDistances(from:)``, *k* times for *k* sources.
  @inlinable
  public func shortestDistances(fromEachOf sources: some Sequence<Int>) -> [ShortestDistances] {
    _shortestDistances(fromNearestOfEach: sources.map { [$0] })
  }
}
