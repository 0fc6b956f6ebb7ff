// Path covers of acyclic graphs: a cover of V vertices by p paths has V − p edges, of which no two start from the same
// vertex, nor lead to the same. So it is a matching of vertices with their successors: Fulkerson, "Note on Dilworth's
// decomposition theorem for partially ordered sets", 1956.

extension WeightedDigraph {
  /// Returns as few paths as possible such that each vertex is on exactly one (minimum path cover), or `nil` if there is
  /// a cycle.
  ///
  ///     let trips = WeightedDigraph(vertexCount: 5, edges: [(0, 2), (1, 2), (2, 3), (2, 4)])
  ///     trips.minimumPathCover()  // [[0, 2, 3], [1], [4]]
  ///
  /// Weights are ignored.
  ///
  /// - Returns: The vertices of each path, which follow each other along edges.
  /// - Complexity: O(*V* + *E* · √*V*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the
  ///   number of edges.
  public func minimumPathCover() -> [[Int]]? {
    if topologicalOrder() == nil { return nil }
    let successors = BipartiteGraph(
      leftCount: vertexCount, rightCount: vertexCount,
      edges: edges.lazy.map { ($0.source, $0.target) })
    return _chains(successors.maximumMatching())
  }

  /// Returns as few chains as possible such that each vertex is in exactly one (minimum chain cover), or `nil` if there
  /// is a cycle.
  ///
  ///     let trips = WeightedDigraph(vertexCount: 5, edges: [(0, 2), (1, 2), (2, 3), (2, 4)])
  ///     trips.minimumChainCover()  // [[0, 4], [1, 2, 3]]
  ///
  /// A chain goes on from a vertex to any one that is reachable from it: it is a path that may pass vertices of other
  /// chains. There are as many as ``maximumAntichain()`` has vertices: Dilworth, "A decomposition theorem for partially
  /// ordered sets", 1950. Weights are ignored.
  ///
  /// - Returns: The vertices of each chain; each is reachable from the one before it.
  /// - Complexity: That of a maximum flow with 2*V* vertices and 3*V* + *E* edges, and O(*L*) for the sum *L* of the
  ///   lengths of the paths, where *V* is the number of vertices and *E* the number of edges.
  public func minimumChainCover() -> [[Int]]? {
    guard let order = topologicalOrder() else { return nil }
    let flows = _chainFlow().edgeFlows
    let (starts, following) = edges.indices._grouped(into: vertexCount, by: { edges[$0].source }) {
      $0
    }
    // The vertices that the flow that has come to each vertex began at.
    var arrived = [[Int]](repeating: [], count: vertexCount)
    var pairs: [(left: Int, right: Int)] = []
    for vertex in order {
      var waiting = arrived[vertex]
      arrived[vertex] = []
      if flows[3 * vertex + 1] == 1 { pairs.append((waiting.removeLast(), vertex)) }
      if flows[3 * vertex] == 1 { waiting.append(vertex) }
      for edge in following[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        let flow = flows[3 * vertexCount + edge]
        arrived[edges[edge].target] += waiting.suffix(flow)
        waiting.removeLast(flow)
      }
    }
    return _chains(pairs)
  }

  /// Returns as many vertices as possible of which none is reachable from another (maximum antichain), or `nil` if there
  /// is a cycle.
  ///
  ///     let trips = WeightedDigraph(vertexCount: 5, edges: [(0, 2), (1, 2), (2, 3), (2, 4)])
  ///     trips.maximumAntichain()  // [3, 4]
  ///
  /// Their number is the width of the partial order, and that of the chains of ``minimumChainCover()``. Weights are
  /// ignored.
  ///
  /// - Returns: The vertices in ascending order.
  /// - Complexity: That of a maximum flow with 2*V* vertices and 3*V* + *E* edges, where *V* is the number of vertices
  ///   and *E* the number of edges.
  public func maximumAntichain() -> [Int]? {
    if topologicalOrder() == nil { return nil }
    let isOnSourceSide = _chainFlow().isOnSourceSide
    // The cut has an edge for each vertex that is not left or is reached, and a vertex that is reached is left: so there
    // are as many others as chains. From one that is left, all those that are reachable are reached.
    return (0..<vertexCount).filter { isOnSourceSide[$0] && !isOnSourceSide[vertexCount + $0] }
  }
}

// MARK: - Core

extension WeightedDigraph {
  /// The maximum flow that joins vertices to their successors in chains.
  ///
  /// Vertex *v* is left at *v* and reached at *V* + *v*. One unit leaves it, and one is at home there: edges 3*v* and
  /// 3*v* + 1; any number may pass: edge 3*v* + 2. After these there are the edges of the graph.
  private func _chainFlow() -> MaximumFlow {
    let (source, sink) = (2 * vertexCount, 2 * vertexCount + 1)
    var network = WeightedDigraph(vertexCount: 2 * vertexCount + 2)
    network._reserveCapacity(3 * vertexCount + edges.count)
    for vertex in 0..<vertexCount {
      network.addEdge(from: source, to: vertex)
      network.addEdge(from: vertexCount + vertex, to: sink)
      network.addEdge(from: vertexCount + vertex, to: vertex, weight: vertexCount)
    }
    for edge in edges {
      network.addEdge(from: edge.source, to: vertexCount + edge.target, weight: vertexCount)
    }
    return network.maximumFlow(from: source, to: sink)
  }

  /// The chains in which each first member of a pair is directly before the second, in ascending order of their first
  /// vertices.
  private func _chains(_ pairs: [(left: Int, right: Int)]) -> [[Int]] {
    var next = [Int?](repeating: nil, count: vertexCount)
    var isFirst = [Bool](repeating: true, count: vertexCount)
    for (left, right) in pairs { (next[left], isFirst[right]) = (right, false) }
    return (0..<vertexCount).filter { isFirst[$0] }.map { first in
      Array(sequence(first: first) { next[$0] })
    }
  }
}
