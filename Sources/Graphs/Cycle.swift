// A cycle of a graph: vertices that cannot be on one are removed, and a walk through the rest meets a vertex twice.
// Knuth, The Art of Computer Programming, volume 1, 2.2.3, exercise 23 (directed graphs).

extension WeightedDigraph {
  /// Returns a cycle, or `nil` if the graph is acyclic.
  ///
  ///     var tasks = WeightedDigraph(vertexCount: 4)
  ///     tasks.addEdge(from: 0, to: 1)
  ///     tasks.addEdge(from: 1, to: 2)
  ///     tasks.addEdge(from: 2, to: 3)
  ///     tasks.cycle() == nil  // true
  ///     tasks.addEdge(from: 3, to: 1)
  ///     tasks.cycle()!.vertices  // [1, 2, 3]
  ///     tasks.cycle()!.edges  // [1, 2, 3]
  ///
  /// If there are several cycles, any of them is returned, not necessarily a shortest one: for that use
  /// ``shortestCycle()``. Weights are ignored: for a cycle of negative weight use ``negativeCycle()``.
  ///
  /// - Returns: The vertices in the order of the edges, all distinct, and the indices of the edges: one from each
  ///   vertex to the next, and the last edge from the last vertex back to the first. A self-loop is a cycle of one
  ///   vertex.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func cycle() -> (vertices: [Int], edges: [Int])? {
    let missing = _topologicalOrder().missing
    guard let end = missing.firstIndex(where: { $0 > 0 }) else { return nil }
    // An edge that leads to each vertex from another one that misses some: there is one, or it would miss none.
    var incoming = [Int](repeating: 0, count: vertexCount)
    for (index, edge) in edges.enumerated() where missing[edge.source] > 0 {
      incoming[edge.target] = index
    }
    var isPassed = [Bool](repeating: false, count: vertexCount)
    var last = end
    while !isPassed[last] {
      isPassed[last] = true
      last = edges[incoming[last]].source
    }
    var way: [Int] = []
    var vertex = last
    repeat {
      way.append(incoming[vertex])
      vertex = edges[incoming[vertex]].source
    } while vertex != last
    way.reverse()
    return (way.map { edges[$0].source }, way)
  }
}

extension WeightedGraph {
  /// Returns a cycle, or `nil` if the graph is a forest.
  ///
  ///     var roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (3, 1)])
  ///     roads.cycle() == nil  // true
  ///     roads.addEdge(2, 3)
  ///     roads.cycle()!.vertices  // [1, 2, 3]
  ///     roads.cycle()!.edges  // [1, 3, 2]
  ///
  /// If there are several cycles, any of them is returned, not necessarily a shortest one: for that use
  /// ``shortestCycle()``. Weights are ignored.
  ///
  /// - Returns: The vertices in the order in which they are visited, all distinct, and the indices of the edges: one
  ///   from each vertex to the next, and the last edge from the last vertex back to the first. A self-loop is a cycle
  ///   of one vertex, and two parallel edges are a cycle of two.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func cycle() -> (vertices: [Int], edges: [Int])? {
    let (starts, arcs) = _arcs()
    var degrees = (0..<vertexCount).map { starts[$0 + 1] - starts[$0] }
    var ends = degrees.indices.filter { degrees[$0] == 1 }
    while let vertex = ends.popLast() {
      // Invariant: `degrees` counts the edges between vertices that have not been removed. Those that have at most one
      // are in `ends`, or isolated.
      if degrees[vertex] == 0 { continue }
      degrees[vertex] = 0
      for arc in arcs[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        let neighbor = Int(arc.target)
        if degrees[neighbor] == 0 { continue }
        degrees[neighbor] -= 1
        if degrees[neighbor] == 1 { ends.append(neighbor) }
      }
    }
    guard let start = degrees.firstIndex(where: { $0 > 0 }) else { return nil }
    // Two edges or more are left at each vertex, so that none is the end of a walk.
    var places = [Int](repeating: -1, count: vertexCount)
    var (vertices, way): ([Int], [Int]) = ([], [])
    var vertex = start
    while places[vertex] < 0 {
      places[vertex] = vertices.count
      vertices.append(vertex)
      let next = arcs[Int(starts[vertex])..<Int(starts[vertex + 1])].first {
        degrees[Int($0.target)] > 0 && Int($0.edge) != way.last
      }
      way.append(Int(next!.edge))
      vertex = Int(next!.target)
    }
    return (Array(vertices[places[vertex]...]), Array(way[places[vertex]...]))
  }
}
