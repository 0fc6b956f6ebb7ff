// The parts of a directed graph in which every vertex leads to every other one: Tarjan, "Depth-first search
// and linear graph algorithms", 1972; without recursion, so that no path is too long.

extension WeightedDigraph {
  /// Returns the strongly connected components: the largest sets of vertices of which each leads to all
  /// others of its set.
  ///
  ///     var links = WeightedDigraph(vertexCount: 4)
  ///     links.addEdge(from: 3, to: 0)
  ///     links.addEdge(from: 0, to: 1)
  ///     links.addEdge(from: 1, to: 0)
  ///     links.addEdge(from: 1, to: 2)
  ///     links.stronglyConnectedComponents()  // [[3], [0, 1], [2]]
  ///
  /// Every vertex is in one of them. Weights do not matter.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in topological order,
  ///   which is to say that edges between two of them lead from an earlier one to a later one.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func stronglyConnectedComponents() -> [[Int]] {
    let (componentOf, count) = _componentsInReverse()
    let (starts, members) = (0..<vertexCount)._grouped(
      into: count, by: { count - 1 - componentOf[$0] }, { $0 })
    return (0..<count).map { Array(members[Int(starts[$0])..<Int(starts[$0 + 1])]) }
  }
}

// MARK: - Core

/// What a search knows of a vertex, in one place of the memory.
internal struct _TarjanVertex {
  /// The edges that have not been followed yet.
  var nextEdge: Int32
  let endOfEdges: Int32
  /// When it was met: 0 if it was not yet, and never if it has its component.
  var metAt: Int32 = 0
  /// When the first of those was met that it is known to lead back to; in the end its component.
  var leadsBackTo: Int32 = 0

  static let never = Int32.max
}

extension WeightedDigraph {
  /// Numbers the components from the last in topological order to the first, and returns the number of
  /// each vertex's.
  internal func _componentsInReverse() -> (componentOf: [Int], count: Int) {
    let (starts, targets) = _bySource { Int32(truncatingIfNeeded: $0.target) }
    var vertices = (0..<vertexCount).map {
      _TarjanVertex(nextEdge: starts[$0], endOfEdges: starts[$0 + 1])
    }
    var (time, count): (Int32, Int32) = (0, 0)
    // The vertices on the way to the one that is looked at, and those that were met and have no component.
    var path: [Int] = []
    var open: [Int] = []
    func meet(_ vertex: Int) {
      time += 1
      (vertices[vertex].metAt, vertices[vertex].leadsBackTo) = (time, time)
      path.append(vertex)
      open.append(vertex)
    }
    for root in 0..<vertexCount where vertices[root].metAt == 0 {
      meet(root)
      while let place = path.last {
        // Invariant: each vertex on the path leads to the next one, and each open one to one on the path.
        var vertex = vertices[place]
        var unmet: Int?
        while vertex.nextEdge < vertex.endOfEdges, unmet == nil {
          let target = Int(targets[Int(vertex.nextEdge)])
          vertex.nextEdge += 1
          let metAt = vertices[target].metAt
          if metAt == 0 {
            unmet = target
          } else {
            vertex.leadsBackTo = Swift.min(vertex.leadsBackTo, metAt)
          }
        }
        vertices[place] = vertex
        if let unmet {
          meet(unmet)
          continue
        }
        path.removeLast()
        if vertex.leadsBackTo < vertex.metAt {
          // It leads back to one on the path, and so belongs to the component of the one before it.
          let before = path[path.count - 1]
          vertices[before].leadsBackTo = Swift.min(vertices[before].leadsBackTo, vertex.leadsBackTo)
        } else {
          // What was met before and is open cannot be reached: all that was met since belongs together.
          var member: Int
          repeat {
            member = open.removeLast()
            vertices[member].metAt = _TarjanVertex.never
            vertices[member].leadsBackTo = count
          } while member != place
          count += 1
        }
      }
    }
    return (vertices.map { Int($0.leadsBackTo) }, Int(count))
  }
}
