// Minimum diameter spanning trees: shortest paths from an absolute center, which may be a point on an edge. Hassin and
// Tamir, "On the minimum diameter spanning tree problem", 1995; the center as by Kariv and Hakimi, "An algorithmic
// approach to network location problems", 1979.

extension WeightedGraph {
  /// Returns a minimum diameter spanning tree, or `nil` if the graph is not connected.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1, 3), (1, 2, 3), (2, 3, 3), (3, 0, 3), (1, 3, 5)])
  ///     let tree = roads.minimumDiameterSpanningTree()!
  ///     tree.diameter  // 8
  ///     tree.edges.count  // 3
  ///
  /// The diameter is the length of the longest path in the tree. A ``minimumSpanningForest()`` may have a longer one, as
  /// may the shortest paths from any vertex.
  ///
  /// - Returns: The diameter, and the indices of the edges in ascending order; if there are several such trees, any of
  ///   them. Without vertices, the diameter is 0.
  /// - Precondition: No weight is negative, and the sum of all weights is at most a quarter of `Int.max`.
  /// - Complexity: O(*V*² log *V* + *V* · *E* log *C*) time, where *V* is the number of vertices, *E* the number of edges
  ///   and *C* the maximum weight; O(*V*² + *E*) space.
  public func minimumDiameterSpanningTree() -> (diameter: Int, edges: [Int])? {
    precondition(edges.allSatisfy { $0.weight >= 0 }, "the weight of an edge must not be negative")
    let sum = edges.lazy.map(\.weight)._sumOfWeights()
    precondition(sum <= Int.max / 4, "the weight of all edges is too large")
    guard vertexCount > 0 else { return (0, []) }
    guard let search = _CenterSearch(self) else { return nil }
    let center = search.center()
    return (center.diameter, search.edges(from: center))
  }
}

// MARK: - Core

/// The distances between all vertices of a connected graph.
internal struct _CenterSearch {
  internal struct Center {
    /// Twice the distance from the center to the farthest vertex.
    internal var diameter: Int
    /// The vertex, or one end of the edge.
    internal var vertex: Int
    /// The edge, and twice the distance on it from the vertex to the center.
    internal var onEdge: (index: Int, offset: Int)?
  }

  private let graph: WeightedGraph
  private let starts: [Int32]
  private let arcs: [(target: Int32, edge: Int32)]
  private let distances: [[Int]]

  /// `nil` if the graph is not connected.
  internal init?(_ graph: WeightedGraph) {
    self.graph = graph
    (starts, arcs) = graph._arcs()
    distances = graph.shortestDistances(fromEachOf: 0..<graph.vertexCount).map {
      $0.values.compactMap { $0 }
    }
    if distances[0].count < graph.vertexCount { return nil }
  }

  /// Returns the point of all vertices and edges whose farthest vertex is nearest (absolute center); a vertex if one is
  /// as good as any other point.
  internal func center() -> Center {
    let vertices = 0..<graph.vertexCount
    let farthest = distances.map { $0.max()! }
    let vertex = vertices.min { farthest[$0] < farthest[$1] }!
    var best = Center(diameter: 2 * farthest[vertex], vertex: vertex)
    for vertex in vertices {
      let distances = distances[vertex]
      let order = vertices.sorted { distances[$0] > distances[$1] }
      for arc in arcs[Int(starts[vertex])..<Int(starts[vertex + 1])] where arc.target > vertex {
        findCenter(onEdge: Int(arc.edge), from: vertex, to: Int(arc.target), order, &best)
      }
    }
    return best
  }

  /// Looks for a better center on an edge.
  ///
  /// The distance of a vertex from a point of the edge is by way of one end or the other. Somewhere those that are
  /// farther than others from the first end are nearer by way of the second one.
  ///
  /// - Parameter order: The vertices in descending order of their distances from the first end.
  private func findCenter(
    onEdge edge: Int, from first: Int, to second: Int, _ order: [Int], _ best: inout Center
  ) {
    let (near, far) = (distances[first], distances[second])
    let weight = graph.edges[edge].weight
    var farthest = far[order[0]]
    for vertex in order where far[vertex] > farthest {
      // Invariant: by way of the second end all vertices before this one are at most `farthest` away from there.
      let diameter = farthest + near[vertex] + weight
      if diameter < best.diameter {
        let offset = diameter - 2 * near[vertex]
        best = Center(diameter: diameter, vertex: first, onEdge: (edge, offset))
      }
      farthest = far[vertex]
    }
  }

  /// Returns the edges of shortest paths from a center to all vertices, in ascending order.
  internal func edges(from center: Center) -> [Int] {
    // Twice the distances from the center.
    var lengths = distances[center.vertex].map { 2 * $0 }
    var (open, taken) = ([center.vertex], [Int]())
    if let (index, offset) = center.onEdge {
      let edge = graph.edges[index]
      let other = edge.first ^ edge.second ^ center.vertex
      // Neither end is nearer by way of the other one: else that would be as good a center.
      lengths = zip(lengths, distances[other]).map {
        Swift.min($0 + offset, 2 * $1 + 2 * edge.weight - offset)
      }
      open.append(other)
      taken.append(index)
    }
    var isReached = [Bool](repeating: false, count: graph.vertexCount)
    for vertex in open { isReached[vertex] = true }
    while let vertex = open.popLast() {
      for arc in arcs[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        let (target, weight) = (Int(arc.target), graph.edges[Int(arc.edge)].weight)
        if isReached[target] || lengths[target] != lengths[vertex] + 2 * weight { continue }
        isReached[target] = true
        taken.append(Int(arc.edge))
        open.append(target)
      }
    }
    return taken.sorted()
  }
}
