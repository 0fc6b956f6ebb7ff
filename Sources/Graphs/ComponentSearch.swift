// Strongly connected components by a single depth-first search: Tarjan, "Depth-first search and linear graph
// algorithms", 1972, with a single mark for each vertex: Pearce, "A space-efficient algorithm for finding strongly
// connected components", 2016; without recursion, so that no path is too long.

/// A depth-first search that keeps the low-link of each vertex.
internal struct _ComponentSearch {
  /// A vertex on the path to the current one.
  private struct Step {
    let vertex: Int32
    /// The edges that have not been followed yet.
    var nextEdge: Int32
    let endOfEdges: Int32
    /// The low-link: the earliest discovery time of a vertex it is known to lead back to.
    var leadsBackTo: Int32
  }

  private let starts: [Int32]
  private let targets: [Int32]
  /// For each vertex 0 until it is met, then its discovery time among those without a component, from 1, or the low-link
  /// when it was left; in the end the number of its component, from `Int32.max` downwards: no time reaches those.
  private var marks: [Int32]
  /// The vertices that were left and have no component.
  private var open: [Int32] = []
  /// How many vertices were met and have no component.
  private var time: Int32 = 0
  private var component = Int32.max

  internal init(_ graph: WeightedDigraph) {
    let (starts, targets) = graph._bySource { Int32(truncatingIfNeeded: $0.target) }
    self.init(starts: starts, targets: targets)
  }

  /// The edges of vertex *v* lead to `targets[starts[v]..<starts[v + 1]]`.
  internal init(starts: [Int32], targets: [Int32]) {
    self.starts = starts
    self.targets = targets
    marks = [Int32](repeating: 0, count: starts.count - 1)
  }

  /// Numbers the components in reverse topological order, and returns the number of each vertex's component.
  internal mutating func componentsInReverse() -> (componentOf: [Int], count: Int) {
    var path: [Step] = []
    for root in marks.indices where marks[root] == 0 {
      var current = meet(root)
      // Invariant: each vertex on the path leads to the next one, the last to the current one, and each open one to one
      // of these.
      while true {
        if let next = followEdges(&current) {
          path.append(current)
          current = meet(next)
        } else {
          leave(current)
          guard var before = path.popLast() else { break }
          before.leadsBackTo = Swift.min(before.leadsBackTo, current.leadsBackTo)
          current = before
        }
      }
    }
    return (marks.map { Int(Int32.max - $0) }, Int(Int32.max - component))
  }

  private mutating func meet(_ vertex: Int) -> Step {
    time += 1
    marks[vertex] = time
    return Step(
      vertex: Int32(truncatingIfNeeded: vertex), nextEdge: starts[vertex],
      endOfEdges: starts[vertex + 1], leadsBackTo: time)
  }

  /// Follows the edges of a vertex up to one that leads to an undiscovered vertex, which is returned.
  private func followEdges(_ step: inout Step) -> Int? {
    while step.nextEdge < step.endOfEdges {
      let target = Int(targets[Int(step.nextEdge)])
      step.nextEdge += 1
      let mark = marks[target]
      if mark == 0 { return target }
      step.leadsBackTo = Swift.min(step.leadsBackTo, mark)
    }
    return nil
  }

  /// Backtracks from a vertex all of whose edges have been followed.
  private mutating func leave(_ step: Step) {
    let earliest = step.leadsBackTo
    open.append(step.vertex)
    if earliest < marks[Int(step.vertex)] {
      // It leads back to one on the path, and so belongs to the component of the one before it.
      marks[Int(step.vertex)] = earliest
      return
    }
    // What was met before and is open cannot be reached: all that was met since belongs together.
    while let member = open.last, marks[Int(member)] >= earliest {
      open.removeLast()
      marks[Int(member)] = component
      time -= 1
    }
    component -= 1
  }
}
