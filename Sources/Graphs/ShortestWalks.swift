// The k shortest walks, one after the other: a walk leaves a shortest path by detours (sidetracks) that are kept in
// heaps, which grow along the tree of shortest paths. Eppstein, "Finding the k shortest paths", 1998.

/// The k shortest walks from one vertex to another, in ascending order of length.
///
///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 2), (1, 0, 1), (1, 2, 3), (0, 2, 9)])
///     let walks = roads.shortestWalks(from: 0, to: 2, count: 4)
///     walks.lengths  // [5, 8, 9, 11]
///     walks.edges(ofWalk: 1)  // [0, 1, 0, 2]: back once
public struct ShortestWalks: Sendable {
  /// The lengths of the walks, in ascending order.
  public private(set) var lengths: [Int] = []

  private let source: Int
  private let edges: [WeightedDigraph.Edge]
  /// The edge from each vertex on a shortest path to the target, −1 if there is none.
  private let nextEdges: [Int32]
  /// The last detour of each walk, and the walk that it leaves, at the shortest path that is its end; none for the
  /// first walk.
  private var detours: [(before: Int32, edge: Int32)] = []

  /// Returns the edges of a walk, by their indices in the `edges` of the graph.
  ///
  /// - Parameter index: The index of the walk in ``lengths``.
  /// - Returns: The edges in the order of the walk; none for the empty walk from a vertex to itself.
  /// - Complexity: O(*k*) for *k* edges.
  public func edges(ofWalk index: Int) -> [Int] {
    precondition(lengths.indices.contains(index), "there is no such walk")
    var left: [Int] = []
    var walk = index
    while walk > 0 {
      left.append(Int(detours[walk].edge))
      walk = Int(detours[walk].before)
    }
    var taken: [Int] = []
    var vertex = source
    func go(along edge: Int) {
      taken.append(edge)
      vertex = edges[edge].target
    }
    while let detour = left.popLast() {
      while vertex != edges[detour].source { go(along: Int(nextEdges[vertex])) }
      go(along: detour)
    }
    while nextEdges[vertex] >= 0 { go(along: Int(nextEdges[vertex])) }
    return taken
  }

  fileprivate init(_ graph: WeightedDigraph, from source: Int, _ heaps: _DetourHeaps, count: Int) {
    (self.source, edges, nextEdges) = (source, graph.edges, heaps.nextEdges)
    guard count > 0, let shortest = heaps.distances[source] else { return }
    // The excess of a walk over the shortest one, and the heap whose first edge is the last detour that it takes.
    var open = _RadixHeap()
    var candidates: [(heap: Int32, before: Int32)] = []
    func add(_ heap: Int32, after walk: Int32, _ excess: Int) {
      if heap < 0 { return }
      open.insert((distance: excess + heaps.excess(heap), vertex: candidates.count))
      candidates.append((heap, walk))
    }
    (lengths, detours) = ([shortest], [(-1, -1)])
    add(heaps.ofVertex[source], after: 0, 0)
    while lengths.count < count, let (excess, index) = open.popFirst() {
      let (heap, before) = candidates[index]
      let walk = Int32(lengths.count)
      let edge = heaps.edge(heap)
      lengths.append(shortest + excess)
      detours.append((before, edge))
      // Another detour instead of this one, or one more after it.
      let (left, right) = heaps.children(heap)
      add(left, after: before, excess - heaps.excess(heap))
      add(right, after: before, excess - heaps.excess(heap))
      add(heaps.ofVertex[edges[Int(edge)].target], after: walk, excess)
    }
  }
}

extension WeightedDigraph {
  /// Returns the k shortest walks between two vertices, for a given number k, or all if there are fewer.
  ///
  /// A walk may repeat edges and vertices, the target included. Walks are distinct if their sequences of edges are.
  /// From a vertex to itself, the empty walk is one. Of an undirected graph take
  /// ``WeightedGraph/directedBothWays()``.
  ///
  ///     let circle = WeightedDigraph(vertexCount: 2, edges: [(0, 1, 1), (1, 0, 2), (0, 1, 1)])
  ///     circle.shortestWalks(from: 0, to: 1, count: 5).lengths  // [1, 1, 4, 4, 4]
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  ///   - count: The number of walks, in 0 ... 2³¹ − 1.
  /// - Precondition: No cycle of negative weight leads to the target. The distances to it fit `Int`, also those with
  ///   an edge put in front, and so do the lengths of the walks, of those that take one detour more, and the differences
  ///   of all these from the shortest distances.
  /// - Complexity: O((*V* + *E* + *k*) log *C* + *E* log *E*) for *V* vertices, *E* edges and *k* walks, where *C* is
  ///   the maximum length; O(*VE*) more if there are negative weights.
  public func shortestWalks(from source: Int, to target: Int, count: Int) -> ShortestWalks {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    precondition(0 <= count && count <= Int32.max, "the number of walks must be in 0...2147483647")
    return ShortestWalks(self, from: source, _DetourHeaps(self, to: target), count: count)
  }
}
