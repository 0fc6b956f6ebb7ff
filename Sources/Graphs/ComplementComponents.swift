// The connected components of the complement graph: a search that goes on from a vertex to all unvisited ones but its
// neighbors. An unvisited vertex is left over only for an edge. Ito, Yokoyama, "Linear time algorithms for graph search
// and connectivity determination on complement graphs", 1998.

extension WeightedGraph {
  /// Returns the connected components of the complement graph, in which two vertices are adjacent if here they are not.
  ///
  ///     let feuds = WeightedGraph(vertexCount: 5, edges: [(0, 1), (0, 2), (0, 3), (4, 0), (1, 2)])
  ///     feuds.connectedComponentsOfComplement()  // [[0], [1, 2, 3, 4]]
  ///
  /// The complement is not built: it has up to *V*² / 2 edges. Self-loops, parallel edges and weights do not matter.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in ascending order of their smallest
  ///   vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges of this
  ///   graph, not of the complement.
  public func connectedComponentsOfComplement() -> [[Int]] {
    let (starts, arcs) = _arcs()
    var components = [Int](repeating: 0, count: vertexCount)
    // The last visited vertex that each one is adjacent to.
    var marks = [Int32](repeating: -1, count: vertexCount)
    var unvisited = Array<Int32>(0..<Int32(truncatingIfNeeded: vertexCount))
    var queue: [Int32] = []
    var count = 0
    while let root = unvisited.first {
      // The smallest one: the order is kept.
      unvisited.removeFirst()
      queue.append(root)
      components[Int(root)] = count
      while let vertex = queue.popLast() {
        for arc in arcs[Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1])] {
          marks[Int(arc.target)] = vertex
        }
        var rest = 0
        for other in unvisited {
          if marks[Int(other)] == vertex {
            // Adjacent here: it is kept, at the cost of an edge.
            unvisited[rest] = other
            rest += 1
          } else {
            components[Int(other)] = count
            queue.append(other)
          }
        }
        unvisited.removeSubrange(rest...)
      }
      count += 1
    }
    return components._members()
  }
}
