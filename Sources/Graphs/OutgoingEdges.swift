// What leads away from each vertex: for walks of one's own.

extension WeightedDigraph {
  /// The edges of a graph, by the vertices that they start from.
  public struct OutgoingEdges: Sendable {
    private let starts: [Int32]
    private let edges: [Edge]

    internal init(_ graph: WeightedDigraph) {
      (starts, edges) = graph._bySource { $0 }
    }

    internal init(_ graph: WeightedGraph) {
      (starts, edges) = graph._bySource { $0 }
    }

    /// The edges that start from a vertex, in the order in which they were added.
    ///
    /// - Parameter vertex: In 0 ..< `vertexCount`.
    /// - Complexity: O(1)
    public subscript(vertex: Int) -> ArraySlice<Edge> {
      edges[Int(starts[vertex])..<Int(starts[vertex + 1])]
    }
  }

  /// Returns the edges by the vertices that they start from, to walk along them.
  ///
  ///     var roads = WeightedDigraph(vertexCount: 3)
  ///     roads.addEdge(from: 0, to: 2)
  ///     roads.addEdge(from: 1, to: 2)
  ///     roads.addEdge(from: 0, to: 1)
  ///     let outgoing = roads.outgoingEdges()
  ///     outgoing[0].map(\.target)  // [2, 1]
  ///
  /// Edges that are added later are not among them.
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func outgoingEdges() -> OutgoingEdges {
    OutgoingEdges(self)
  }
}

extension WeightedGraph {
  /// Returns the edges by their ends, to walk along them: each leads both ways, away from either end.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 2), (2, 1)])
  ///     cables.outgoingEdges()[2].map(\.target)  // [0, 1]
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func outgoingEdges() -> WeightedDigraph.OutgoingEdges {
    WeightedDigraph.OutgoingEdges(self)
  }
}
