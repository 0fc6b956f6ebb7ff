// A depth-first search of an undirected graph with low-links: Tarjan, "Depth-first search and linear graph algorithms",
// 1972; Hopcroft and Tarjan, "Algorithm 447: efficient algorithms for graph manipulation", 1973.

/// The trees of a depth-first search, with the low-link of each vertex.
///
/// The place of a vertex is its index in preorder: its descendants follow it. An edge that is in no tree, a back edge,
/// leads from a vertex to one of its ancestors.
internal struct _DepthFirstForest {
  /// The vertex at each place.
  internal private(set) var vertices: [Int32] = []
  /// The place of the parent of the vertex at each place; that of the vertex itself for the root of a tree.
  internal private(set) var parents: [Int32] = []
  /// The edge to the parent of the vertex at each place; −1 for a root.
  internal private(set) var parentEdges: [Int32] = []
  /// The low-link of each place: the first place that a back edge leads to from there or from a descendant; the place
  /// itself if none leads above it.
  internal private(set) var earliest: [Int32]

  internal init(_ graph: WeightedGraph) {
    let count = graph.vertexCount
    let (starts, arcs) = graph._arcs()
    vertices.reserveCapacity(count)
    parents.reserveCapacity(count)
    parentEdges.reserveCapacity(count)
    earliest = [Int32](0..<Int32(truncatingIfNeeded: count))
    var places = [Int32](repeating: -1, count: count)
    var nextArcs = starts
    for root in 0..<count where places[root] < 0 {
      // Invariant: `place` is that of the current vertex, and on the path to it from the root are the vertices that
      // have been met and not been left.
      var place = Int32(truncatingIfNeeded: vertices.count)
      let rootPlace = place
      places[root] = place
      vertices.append(Int32(truncatingIfNeeded: root))
      parents.append(place)
      parentEdges.append(-1)
      while true {
        let vertex = Int(vertices[Int(place)])
        var arc = Int(nextArcs[vertex])
        let end = Int(starts[vertex + 1])
        var first = earliest[Int(place)]
        while arc < end {
          let other = places[Int(arcs[arc].target)]
          if other < 0 { break }
          if arcs[arc].edge != parentEdges[Int(place)] { first = Swift.min(first, other) }
          arc += 1
        }
        earliest[Int(place)] = first
        nextArcs[vertex] = Int32(truncatingIfNeeded: arc + 1)
        if arc < end {
          let next = Int32(truncatingIfNeeded: vertices.count)
          places[Int(arcs[arc].target)] = next
          vertices.append(arcs[arc].target)
          parents.append(place)
          parentEdges.append(arcs[arc].edge)
          place = next
        } else if place == rootPlace {
          break
        } else {
          place = parents[Int(place)]
        }
      }
    }

    for place in (0..<count).reversed() {
      // Invariant: the low-links of all later places include those of their descendants.
      let parent = Int(parents[place])
      earliest[parent] = Swift.min(earliest[parent], earliest[place])
    }
  }

  /// Whether the vertex at a place is the root of a tree.
  internal func isRoot(_ place: Int) -> Bool { parentEdges[place] < 0 }

  /// Whether the edge to the parent is a bridge.
  internal func isBelowBridge(_ place: Int) -> Bool {
    !isRoot(place) && Int(earliest[place]) == place
  }

  /// Whether the parent separates the subtree of a place from all else.
  internal func isBelowArticulation(_ place: Int) -> Bool {
    !isRoot(place) && earliest[place] >= parents[place]
  }
}
