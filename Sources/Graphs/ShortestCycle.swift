// Shortest cycles: shortest path trees from each vertex, and one edge more. Itai, Rodeh, "Finding a minimum circuit in a
// graph", 1978.

extension WeightedDigraph {
  /// Returns a cycle of minimum total weight, or `nil` if the graph is acyclic.
  ///
  ///     let roads = WeightedDigraph(
  ///       vertexCount: 4, edges: [(0, 1, 2), (1, 2, 2), (2, 0, 2), (2, 3, 1), (3, 1, 1)])
  ///     let cycle = roads.shortestCycle()!
  ///     cycle.vertices  // [1, 2, 3]
  ///     cycle.edges.map { roads.edges[$0].weight }.reduce(0, +)  // 4
  ///
  /// With weights of 1 it is one with the fewest edges. For just any cycle, ``cycle()`` is faster.
  ///
  /// - Returns: The vertices in the order of the edges, all distinct, and the indices of the edges, as of ``cycle()``.
  /// - Precondition: No weight is negative, and the total weight of the cycle is less than `Int.max`.
  /// - Complexity: O(*V*(*V* + *E* log *C*)) time and O(*V* + *E*) space, where *V* is the number of vertices, *E* the
  ///   number of edges and *C* the heaviest weight; O(*V*(*V* + *E*)) if all weights are the same.
  public func shortestCycle() -> (vertices: [Int], edges: [Int])? {
    var trees = _ShortestPathTrees(
      _bySource { (target: Int32(truncatingIfNeeded: $0.target), weight: $0.weight) })
    var best: (weight: Int, root: Int, edge: Int)?
    for root in 0..<vertexCount {
      let distances = trees.distances(from: root)
      for (index, edge) in edges.enumerated() where edge.target == root {
        guard let distance = distances[edge.source] else { continue }
        let (weight, isTooLarge) = distance.addingReportingOverflow(edge.weight)
        if !isTooLarge, weight < best?.weight ?? .max { best = (weight, root, index) }
      }
    }
    guard let best else { return nil }
    let distances = trees.distances(from: best.root)
    var edgeTo = [Int](repeating: -1, count: vertexCount)
    for (index, edge) in edges.enumerated()
    where trees.leads(from: edge.source, to: edge.target, along: edge.weight, distances) {
      edgeTo[edge.target] = index
    }
    let vertices = trees.path(to: edges[best.edge].source)
    return (vertices, vertices.dropFirst().map { edgeTo[$0] } + [best.edge])
  }
}

extension WeightedGraph {
  /// Returns a cycle of minimum total weight, or `nil` if the graph is a forest.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (1, 4), (4, 2)])
  ///     roads.shortestCycle()!.vertices.sorted()  // [1, 2, 4]
  ///     roads.shortestCycle()!.edges.count  // 3: the girth of the graph
  ///
  /// With weights of 1 it is one with the fewest edges, whose number is the girth. For just any cycle, ``cycle()`` is
  /// faster.
  ///
  /// - Returns: The vertices in the order in which they are visited, all distinct, and the indices of the edges, as of
  ///   ``cycle()``.
  /// - Precondition: No weight is negative, and the total weight of the cycle is less than `Int.max`.
  /// - Complexity: O(*V*(*V* + *E* log *C*)) time and O(*V* + *E*) space, where *V* is the number of vertices, *E* the
  ///   number of edges and *C* the heaviest weight; O(*V*(*V* + *E*)) if all weights are the same.
  public func shortestCycle() -> (vertices: [Int], edges: [Int])? {
    var trees = _ShortestPathTrees(
      _bySource { (target: Int32(truncatingIfNeeded: $0.target), weight: $0.weight) })
    var best: (weight: Int, root: Int, edge: Int)?
    for root in 0..<vertexCount {
      _ = _edgesOfTree(from: root, &trees) { index, weight in
        if weight < best?.weight ?? .max { best = (weight, root, index) }
      }
    }
    guard let best else { return nil }
    let edgeTo = _edgesOfTree(from: best.root, &trees) { _, _ in }
    var there = trees.path(to: edges[best.edge].first)[...]
    var back = trees.path(to: edges[best.edge].second)[...]
    // The way to where the paths part is no part of the cycle.
    while let next = there.dropFirst().first, next == back.dropFirst().first {
      there.removeFirst()
      back.removeFirst()
    }
    let rest = Array(back.dropFirst().reversed())
    return (
      there + rest, there.dropFirst().map { edgeTo[$0] } + [best.edge] + rest.map { edgeTo[$0] }
    )
  }

  /// Returns the edge of a shortest path tree that leads to each vertex, −1 where none does, and calls a closure with all
  /// other edges between vertices of the tree, and the weight of each with the paths to its endpoints.
  private func _edgesOfTree(
    from root: Int, _ trees: inout _ShortestPathTrees, _ body: (_ edge: Int, _ weight: Int) -> Void
  ) -> [Int] {
    let distances = trees.distances(from: root)
    var edgeTo = [Int](repeating: -1, count: vertexCount)
    for (index, edge) in edges.enumerated() {
      let (first, second) = (edge.first, edge.second)
      guard let there = distances[first], let back = distances[second] else { continue }
      // Of parallel edges one is in the tree.
      if edgeTo[second] < 0, trees.leads(from: first, to: second, along: edge.weight, distances) {
        edgeTo[second] = index
      } else if edgeTo[first] < 0,
        trees.leads(from: second, to: first, along: edge.weight, distances)
      {
        edgeTo[first] = index
      } else {
        let (paths, isTooLarge) = there.addingReportingOverflow(back)
        let (weight, isTooLargeWithIt) = paths.addingReportingOverflow(edge.weight)
        if !isTooLarge, !isTooLargeWithIt { body(index, weight) }
      }
    }
    return edgeTo
  }
}

/// Shortest path trees, from one vertex after another.
internal struct _ShortestPathTrees {
  private let starts: [Int32]
  private let arcs: [(target: Int32, weight: Int)]
  /// The vertex before each one on its path: the root for itself, −1 for one not reached.
  private var previous: [Int32]

  internal init(_ arcs: (starts: [Int32], items: [(target: Int32, weight: Int)])) {
    (starts, self.arcs) = arcs
    previous = [Int32](repeating: -1, count: starts.count - 1)
  }

  /// Makes the tree from a vertex, and returns the distances.
  internal mutating func distances(from root: Int) -> [Int?] {
    let (starts, arcs, vertexCount) = (starts, arcs, previous.count)
    return previous.withUnsafeMutableBufferPointer { previous in
      previous.update(repeating: -1)
      return _shortestDistances(
        vertexCount: vertexCount, from: [root], previous: previous.baseAddress
      ) { vertex, visit in
        for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
          visit(Int(arcs[place].target), arcs[place].weight)
        }
      }
    }
  }

  /// Whether an edge of a weight may be that of the tree that leads to its target.
  internal func leads(
    from source: Int, to target: Int, along weight: Int, _ distances: [Int?]
  ) -> Bool {
    guard Int(previous[target]) == source, source != target, let distance = distances[source]
    else { return false }
    return distance &+ weight == distances[target]
  }

  /// Returns the vertices of the path from the root to a vertex that is reached.
  internal func path(to target: Int) -> [Int] {
    var path = [target]
    while let last = path.last, Int(previous[last]) != last { path.append(Int(previous[last])) }
    return path.reversed()
  }
}
