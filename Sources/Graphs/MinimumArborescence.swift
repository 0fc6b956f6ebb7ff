// Minimum arborescences (directed MST): Edmonds, "Optimum branchings", 1967; with meldable heaps, as in Gabow, Galil,
// Spencer and Tarjan, "Efficient algorithms for finding minimum spanning trees in undirected and directed graphs",
// 1986.

extension WeightedDigraph {
  /// Returns a minimum arborescence (directed MST) from a root, or `nil` if not all vertices are reachable from it.
  ///
  ///     let pipes = WeightedDigraph(
  ///       vertexCount: 4, edges: [(0, 1, 9), (1, 2, 1), (2, 1, 2), (0, 2, 7), (2, 3, -1)])
  ///     let tree = pipes.minimumArborescence(from: 0)!
  ///     tree.weight  // 8
  ///     tree.incomingEdges  // [nil, 2, 3, 4]
  ///
  /// It is a set of edges of minimum total weight along which every vertex is reached from the root. Weights may be
  /// negative; if there are several such sets, any of them is returned.
  ///
  /// - Parameter root: The vertex all others are reached from, in 0 ..< `vertexCount`.
  /// - Returns: The total weight, and for each vertex the index of its incoming edge, `nil` for the root.
  /// - Precondition: The sum of the weights fits `Int`.
  /// - Complexity: O(*V* + *E* log *V*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the number
  ///   of edges.
  public func minimumArborescence(from root: Int) -> (weight: Int, incomingEdges: [Int?])? {
    precondition(0 <= root && root < vertexCount, "the root is no vertex of the graph")
    var search = _ArborescenceSearch(self)
    guard search.chooseEdges(root: root) else { return nil }
    let incoming = search.incomingEdges(root: root)
    let weight = incoming.lazy.compactMap { $0.map { edges[$0].weight } }._sumOfWeights()
    return (weight, incoming)
  }
}

// MARK: - Core

/// Vertices that each choose their lightest incoming edge, and cycles of these, which are contracted.
///
/// A contracted cycle is a vertex, too, numbered from `vertexCount` on. An edge to it replaces the edge of the cycle
/// with the same target: so it counts with the difference of their weights.
internal struct _ArborescenceSearch {
  private static let none: Int32 = -1

  private enum State { case new, onPath, reached }

  // Together, as what is looked for in memory takes longer than all that is done with it.
  private struct Vertex {
    /// The lightest incoming edge from outside.
    var lightest: Int32
    /// What it has been contracted into; a vertex that is part of nothing else leads to itself.
    var joined: Int32
    /// The cycle that it has been contracted with.
    var cycle = none
    var state = State.new
  }

  /// The incoming edges of each vertex.
  private var heaps: _EdgeHeaps
  private let graph: WeightedDigraph
  private var vertices: [Vertex]

  internal init(_ graph: WeightedDigraph) {
    self.graph = graph
    let lightest: [Int32]
    (heaps, lightest) = _EdgeHeaps.byTarget(graph)
    vertices = lightest.enumerated().map {
      Vertex(lightest: $0.element, joined: Int32(truncatingIfNeeded: $0.offset))
    }
  }

  /// Chooses an incoming edge for each vertex, and each cycle, and returns whether all have one.
  internal mutating func chooseEdges(root: Int) -> Bool {
    vertices[root].state = .reached
    var path: [Int] = []
    for start in 0..<graph.vertexCount where vertices[start].state == .new {
      var vertex = start
      while true {
        // Invariant: the edge that each vertex on the path has chosen leads from the next one, and the last one's from
        // the current vertex.
        guard let source = chooseEdge(to: vertex) else { return false }
        path.append(vertex)
        vertices[vertex].state = .onPath
        let state = vertices[source].state
        if state == .reached { break }
        vertex = state == .new ? source : shrinkCycle(at: source, &path)
      }
      for vertex in path { vertices[vertex].state = .reached }
      path.removeAll(keepingCapacity: true)
    }
    return true
  }

  /// Chooses the lightest edge to a vertex from outside, and returns where it leads from; `nil` if there is none.
  private mutating func chooseEdge(to vertex: Int) -> Int? {
    var lightest = vertices[vertex].lightest
    while lightest != Self.none {
      let source = whole(of: heaps.source(lightest))
      if source != vertex {
        vertices[vertex].lightest = lightest
        return source
      }
      lightest = heaps.removeFirst(lightest)
    }
    return nil
  }

  /// Contracts the vertices at the end of a path, from the given one on, and returns the new vertex.
  private mutating func shrinkCycle(at first: Int, _ path: inout [Int]) -> Int {
    let cycle = vertices.count
    let number = Int32(truncatingIfNeeded: cycle)
    var lightest = Self.none
    var vertex: Int
    repeat {
      vertex = path.removeLast()
      // What was chosen is within the cycle now, and weighs nothing: it is left out when it is met.
      let edges = vertices[vertex].lightest
      heaps.subtractFirst(edges)
      lightest = lightest == Self.none ? edges : heaps.united(lightest, edges)
      (vertices[vertex].cycle, vertices[vertex].joined) = (number, number)
    } while vertex != first
    vertices.append(Vertex(lightest: lightest, joined: number))
    return cycle
  }

  /// Returns for each vertex its incoming edge in the arborescence.
  internal func incomingEdges(root: Int) -> [Int?] {
    var incoming = [Int?](repeating: nil, count: graph.vertexCount)
    var isEntered = [Bool](repeating: false, count: vertices.count)
    isEntered[root] = true
    for whole in vertices.indices.reversed() where !isEntered[whole] {
      // Invariant: what a later vertex is part of is entered by an edge, and so is each part that this leads into.
      let edge = heaps.edge(vertices[whole].lightest)
      incoming[graph.edges[edge].target] = edge
      var part = graph.edges[edge].target
      while part != whole {
        isEntered[part] = true
        part = Int(vertices[part].cycle)
      }
    }
    return incoming
  }

  /// Returns the outermost vertex that a vertex has been contracted into, or itself.
  private mutating func whole(of vertex: Int) -> Int {
    var vertex = vertex
    while Int(vertices[vertex].joined) != vertex {
      // Path halving: every other link is made to skip one.
      vertices[vertex].joined = vertices[Int(vertices[vertex].joined)].joined
      vertex = Int(vertices[vertex].joined)
    }
    return vertex
  }
}
