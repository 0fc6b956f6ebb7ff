// Articulation points and biconnected components of an undirected graph.

extension WeightedGraph {
  /// Returns the articulation points (cut vertices): those whose removal disconnects a connected component.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     roads.articulationPoints()  // [2]
  ///
  /// Weights and self-loops are ignored.
  ///
  /// - Returns: The vertices in ascending order.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func articulationPoints() -> [Int] {
    let forest = _DepthFirstForest(self)
    // How many parts there are without each vertex: below it, and above it but for a root.
    var partCounts = [Int32](repeating: 0, count: vertexCount)
    for place in 0..<vertexCount {
      if !forest.isRoot(place) { partCounts[Int(forest.vertices[place])] += 1 }
      if forest.isBelowArticulation(place) {
        partCounts[Int(forest.vertices[Int(forest.parents[place])])] += 1
      }
    }
    return (0..<vertexCount).filter { partCounts[$0] > 1 }
  }

  /// Returns the biconnected components (blocks): the maximal connected subgraphs without an articulation point.
  ///
  ///     let roads = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     roads.biconnectedComponents()  // [[0, 1, 2], [2, 3], [4]]
  ///
  /// Each of them stays connected when any one vertex is removed. The two ends of a bridge are a component, and so is
  /// an isolated vertex. Two components have at most one vertex in common, which is an articulation point then.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in lexicographic order.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func biconnectedComponents() -> [[Int]] {
    let forest = _DepthFirstForest(self)
    // The component of the edge above each place, and the members of the components.
    var componentOf = [Int32](repeating: -1, count: vertexCount)
    var members: [(component: Int32, vertex: Int32)] = []
    var count: Int32 = 0
    for place in 0..<vertexCount {
      let parent = Int(forest.parents[place])
      if forest.isRoot(place) {
        // An isolated vertex is a component of its own; other roots are members of the components below them.
        let hasChild = place + 1 < vertexCount && !forest.isRoot(place + 1)
        if hasChild { continue }
        componentOf[place] = count
        count += 1
      } else if forest.isBelowArticulation(place) {
        componentOf[place] = count
        members.append((count, forest.vertices[parent]))
        count += 1
      } else {
        componentOf[place] = componentOf[parent]
      }
      members.append((componentOf[place], forest.vertices[place]))
    }

    let byVertex = members._grouped(into: vertexCount, by: { Int($0.vertex) }, { $0 }).items
    let (starts, vertices) = byVertex._grouped(
      into: Int(count), by: { Int($0.component) }, { Int($0.vertex) })
    // By their second vertices, and those in this order by their first ones.
    let components = (0..<Int(count)).map { Int(starts[$0])..<Int(starts[$0 + 1]) }
    let bySecond = components._grouped(
      into: vertexCount, by: { vertices[$0.last! == $0.first! ? $0.first! : $0.first! + 1] }, { $0 }
    )
    let byFirst = bySecond.items._grouped(into: vertexCount, by: { vertices[$0.first!] }, { $0 })
    return byFirst.items.map { Array(vertices[$0]) }
  }
}
