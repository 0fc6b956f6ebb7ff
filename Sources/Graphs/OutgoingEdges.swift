// Adjacency lists, for searches of one's own.

extension WeightedDigraph {
  /// The outgoing edges of each vertex of a graph (adjacency lists).
  public struct OutgoingEdges: Sendable {
    private let starts: [Int32]
    private let edges: [Edge]

    internal init(_ graph: WeightedDigraph) {
      (starts, edges) = graph._bySource { $0 }
    }

    internal init(_ graph: WeightedGraph) {
      (starts, edges) = graph._bySource { $0 }
    }

    /// The outgoing edges of a vertex, in the order in which they were added.
    ///
    /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
    /// - Complexity: O(1)
    public subscript(vertex: Int) -> ArraySlice<Edge> {
      edges[Int(starts[vertex])..<Int(starts[vertex + 1])]
    }
  }

  /// Returns the outgoing edges of each vertex (adjacency lists).
  ///
  ///     var roads = WeightedDigraph(vertexCount: 3)
  ///     roads.addEdge(from: 0, to: 2)
  ///     roads.addEdge(from: 1, to: 2)
  ///     roads.addEdge(from: 0, to: 1)
  ///     let outgoing = roads.outgoingEdges()
  ///     outgoing[0].map(\.target)  // [2, 1]
  ///
  /// Edges that are added later are not included. Keep the lists for a whole search: each call makes them anew.
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func outgoingEdges() -> OutgoingEdges {
    OutgoingEdges(self)
  }
}

extension WeightedGraph {
  /// Returns the edges at each vertex (adjacency lists): each edge leads away from either of its endpoints.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 2), (2, 1)])
  ///     cables.outgoingEdges()[2].map(\.target)  // [0, 1]
  ///
  /// Keep the lists for a whole search: each call makes them anew.
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func outgoingEdges() -> WeightedDigraph.OutgoingEdges {
    WeightedDigraph.OutgoingEdges(self)
  }
}
