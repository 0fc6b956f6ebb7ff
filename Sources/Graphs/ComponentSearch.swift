// Strongly connected components by a single depth-first search: Tarjan, "Depth-first search and linear graph
// algorithms", 1972; without recursion, so that no path is too long.

/// A depth-first search that keeps the low-link of each vertex.
internal struct _ComponentSearch {
  private struct Vertex {
    /// The edges that have not been followed yet.
    var nextEdge: Int32
    let endOfEdges: Int32
    /// The discovery time: 0 if it was not met yet, and `never` if it has its component.
    var metAt: Int32 = 0
    /// The low-link: the earliest discovery time of a vertex it is known to lead back to; in the end its component.
    var leadsBackTo: Int32 = 0

    static let never = Int32.max
  }

  private let targets: [Int32]
  private var vertices: [Vertex]
  private var time: Int32 = 0
  private var componentCount: Int32 = 0
  /// The vertices on the path to the current one.
  private var path: [Int] = []
  /// The vertices that were met and have no component.
  private var open: [Int] = []

  internal init(_ graph: WeightedDigraph) {
    let (starts, targets) = graph._bySource { Int32(truncatingIfNeeded: $0.target) }
    self.init(starts: starts, targets: targets)
  }

  /// The edges of vertex *v* lead to `targets[starts[v]..<starts[v + 1]]`.
  internal init(starts: [Int32], targets: [Int32]) {
    self.targets = targets
    vertices = starts.indices.dropLast().map {
      Vertex(nextEdge: starts[$0], endOfEdges: starts[$0 + 1])
    }
  }

  /// Numbers the components in reverse topological order, and returns the number of each vertex's component.
  internal mutating func componentsInReverse() -> (componentOf: [Int], count: Int) {
    for root in vertices.indices where vertices[root].metAt == 0 {
      meet(root)
      // Invariant: each vertex on the path leads to the next one, and each open one to one on the path.
      while let vertex = path.last {
        if let next = followEdges(from: vertex) { meet(next) } else { leave(vertex) }
      }
    }
    return (vertices.map { Int($0.leadsBackTo) }, Int(componentCount))
  }

  private mutating func meet(_ vertex: Int) {
    time += 1
    (vertices[vertex].metAt, vertices[vertex].leadsBackTo) = (time, time)
    path.append(vertex)
    open.append(vertex)
  }

  /// Follows the edges of a vertex up to one that leads to an undiscovered vertex, which is returned.
  private mutating func followEdges(from place: Int) -> Int? {
    // A copy, as the compiler would look after the array for each edge.
    var vertex = vertices[place]
    defer { vertices[place] = vertex }
    while vertex.nextEdge < vertex.endOfEdges {
      let target = Int(targets[Int(vertex.nextEdge)])
      vertex.nextEdge += 1
      let metAt = vertices[target].metAt
      if metAt == 0 { return target }
      vertex.leadsBackTo = Swift.min(vertex.leadsBackTo, metAt)
    }
    return nil
  }

  /// Backtracks from a vertex all of whose edges have been followed.
  private mutating func leave(_ vertex: Int) {
    path.removeLast()
    let earliest = vertices[vertex].leadsBackTo
    if earliest < vertices[vertex].metAt {
      // It leads back to one on the path, and so belongs to the component of the one before it.
      let before = path[path.count - 1]
      vertices[before].leadsBackTo = Swift.min(vertices[before].leadsBackTo, earliest)
      return
    }
    // What was met before and is open cannot be reached: all that was met since belongs together.
    var member: Int
    repeat {
      member = open.removeLast()
      vertices[member].metAt = Vertex.never
      vertices[member].leadsBackTo = componentCount
    } while member != vertex
    componentCount += 1
  }
}
