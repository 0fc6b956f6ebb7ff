// The fewest edges that make a directed graph strongly connected: Eswaran, Tarjan, "Augmentation problems", 1976, with the
// search of Raghavan, "A note on Eswaran and Tarjan's algorithm for the strong connectivity augmentation problem", 2005.

extension WeightedDigraph {
  /// Returns the fewest edges that make the graph strongly connected (strong connectivity augmentation).
  ///
  ///     var flights = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (0, 2), (3, 2)])
  ///     let missing = flights.strongConnectivityAugmentation()
  ///     missing.count  // 2
  ///     for edge in missing { flights.addEdge(from: edge.source, to: edge.target) }
  ///     flights.stronglyConnectedComponents()  // [[0, 1, 2, 3]]
  ///
  /// Let *s* be the number of strongly connected components that edges to others leave and none enter, *t* that of those
  /// that edges enter and none leave, and *q* that of those with neither: unless there is only one component, it takes
  /// max(*s*, *t*) + *q* edges. Weights are ignored.
  ///
  /// - Returns: The edges, none if the graph is strongly connected or empty. They are no self-loops, and none of them is
  ///   parallel to another one or to an edge of the graph.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func strongConnectivityAugmentation() -> [(source: Int, target: Int)] {
    var search = _AugmentationSearch(self)
    return search.missingEdges()
  }
}

// MARK: - Core

internal struct _AugmentationSearch {
  private struct Component {
    /// Its first vertex.
    var vertex = -1
    var isEntered = false
    var isLeft = false
    /// Whether a search has ended here.
    var isFound = false
  }

  private let componentOf: [Int]
  private var components: [Component]
  private let targets: [Int32]
  private let starts: [Int32]
  /// The first edge of each vertex that has not been followed.
  private var nextEdges: [Int32]
  private var isMet: [Bool]

  internal init(_ graph: WeightedDigraph) {
    (starts, targets) = graph._bySource { $0._target }
    nextEdges = starts
    isMet = [Bool](repeating: false, count: graph.vertexCount)
    var search = _ComponentSearch(starts: starts, targets: targets)
    let (componentOf, count) = search.componentsInReverse()
    var components = [Component](repeating: Component(), count: count)
    for vertex in componentOf.indices.reversed() { components[componentOf[vertex]].vertex = vertex }
    for edge in graph.edges {
      let (source, target) = (componentOf[edge.source], componentOf[edge.target])
      if source == target { continue }
      components[source].isLeft = true
      components[target].isEntered = true
    }
    (self.componentOf, self.components) = (componentOf, components)
  }

  internal mutating func missingEdges() -> [(source: Int, target: Int)] {
    if components.count < 2 { return [] }
    // What the edges make a cycle of: paths from a source component to a sink component, and those that are both.
    var parts: [(start: Int, end: Int)] = []
    var (otherStarts, otherEnds) = ([Int](), [Int]())
    for component in components where !component.isEntered {
      if !component.isLeft {
        parts.append((component.vertex, component.vertex))
      } else if let end = newSink(from: component.vertex) {
        parts.append((component.vertex, end))
      } else {
        otherStarts.append(component.vertex)
      }
    }
    for component in components where component.isEntered && !component.isLeft {
      if !component.isFound { otherEnds.append(component.vertex) }
    }
    // All other source components lead to the cycle, and it leads to all other sink components.
    let cycle = parts.indices.map { (parts[$0].end, parts[($0 + 1) % parts.count].start) }
    let others = (0..<Swift.max(otherStarts.count, otherEnds.count)).map {
      (
        $0 < otherEnds.count ? otherEnds[$0] : parts[0].end,
        $0 < otherStarts.count ? otherStarts[$0] : parts[0].start
      )
    }
    return cycle + others
  }

  /// Returns a vertex of a sink component that no search has ended at, if a way leads there along vertices not met before.
  ///
  /// What was met and is on the way of no search leads only to what was met. So if there is no such way, there is one to a
  /// sink component that has been found; and one that is never found is reached from the way of some search.
  private mutating func newSink(from start: Int) -> Int? {
    isMet[start] = true
    var path = [start]
    while let vertex = path.last {
      let component = componentOf[vertex]
      if !components[component].isLeft && !components[component].isFound {
        components[component].isFound = true
        return vertex
      }
      if nextEdges[vertex] == starts[vertex + 1] {
        path.removeLast()
        continue
      }
      let target = Int(targets[Int(nextEdges[vertex])])
      nextEdges[vertex] += 1
      if !isMet[target] {
        isMet[target] = true
        path.append(target)
      }
    }
    return nil
  }
}
