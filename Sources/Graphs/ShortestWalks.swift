// The shortest walks of all, one after the other: from a shortest path one leaves it, by detours that are kept in heaps,
// which grow along the tree of shortest paths. Eppstein, "Finding the k shortest paths", 1998.

/// The shortest walks from a vertex to another one, from the shortest of all on.
///
///     let roads = WeightedDigraph(vertexCount: 3, edges: [(0, 1, 2), (1, 0, 1), (1, 2, 3), (0, 2, 9)])
///     let walks = roads.shortestWalks(from: 0, to: 2, count: 4)
///     walks.lengths  // [5, 8, 9, 11]
///     walks.edges(ofWalk: 1)  // [0, 1, 0, 2]: back once
public struct ShortestWalks: Sendable {
  /// How long each walk is, in ascending order.
  public private(set) var lengths: [Int] = []

  private let source: Int
  private let edges: [WeightedDigraph.Edge]
  /// The edge from each vertex on a shortest path to the target, −1 if there is none.
  private let nextEdges: [Int32]
  /// Where each walk leaves the shortest path at the end of another one; the first walk does not.
  private var detours: [(before: Int32, edge: Int32)] = []

  /// Returns the edges of a walk, by their indices in the `edges` of the graph.
  ///
  /// - Parameter index: The place of its length in ``lengths``.
  /// - Returns: As many as the walk has; none for the walk from a vertex to itself that goes nowhere.
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
    // What a walk is longer than the shortest one, and of what the detour is one that it takes last.
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
  /// Returns the shortest walks between two vertices: so many, or all if there are fewer.
  ///
  /// A walk may go along an edge and by a vertex, the target too, as often as it likes. Walks are different if they have
  /// different edges or the same in another order. From a vertex to itself the walk without edges is one.
  ///
  ///     let circle = WeightedDigraph(vertexCount: 2, edges: [(0, 1, 1), (1, 0, 2), (0, 1, 1)])
  ///     circle.shortestWalks(from: 0, to: 1, count: 5).lengths  // [1, 1, 4, 4, 4]
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  ///   - count: How many walks are wanted, not negative.
  /// - Precondition: No cycle of negative weight leads to the target. The distances to it fit `Int`, those with an edge put
  ///   in front, too, and so do the lengths of the walks, and of those that take one detour more; and also by how much all
  ///   these are longer than the shortest ones.
  /// - Complexity: O((*V* + *E* + *k*) log *C* + *E* log *E*) for *V* vertices, *E* edges and *k* walks, where *C* is the
  ///   greatest length; O(*VE*) more if there are negative weights.
  public func shortestWalks(from source: Int, to target: Int, count: Int) -> ShortestWalks {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    precondition(0 <= count && count <= Int32.max, "the number of walks must be in 0...2147483647")
    return ShortestWalks(self, from: source, _DetourHeaps(self, to: target), count: count)
  }
}
