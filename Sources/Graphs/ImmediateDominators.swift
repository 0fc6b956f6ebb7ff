// Dominators: Lengauer and Tarjan, "A fast algorithm for finding dominators in a flowgraph", 1979, the simpler of its two
// forms.

extension WeightedDigraph {
  /// Returns of each vertex the last other one that all paths to it from the source pass: its immediate dominator.
  ///
  ///     // Two ways lead from 0 to 3, and one on from there.
  ///     let roads = WeightedDigraph(
  ///       vertexCount: 6, edges: [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
  ///     roads.immediateDominators(from: 0)  // [0, 0, 0, 0, 3, nil]
  ///
  /// They make a tree, the dominator tree, whose root is the source: what all paths to a vertex pass are the vertices
  /// above it there. Weights do not matter.
  ///
  /// - Parameter source: The vertex the paths start from, in 0 ..< `vertexCount`.
  /// - Returns: The immediate dominators, `nil` where no path leads; of the source it is the source itself.
  /// - Complexity: O(*V* + *E* log *V*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the number
  ///   of edges.
  public func immediateDominators(from source: Int) -> [Int?] {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    var search = _DominatorSearch(self, from: source)
    let dominators = search.dominators()
    var result = [Int?](repeating: nil, count: vertexCount)
    for (vertex, dominator) in zip(search.vertices, dominators) {
      result[Int(vertex)] = Int(search.vertices[Int(dominator)])
    }
    return result
  }
}

// MARK: - Core

/// A depth-first tree, and how far back other edges lead to each part of it.
///
/// Vertices have places, in the order in which they were met. The semidominator of a vertex is the first place from which a
/// path leads to it that passes only vertices met after it. It is above the vertex in the tree. Where no vertex between the
/// two has an earlier semidominator, it is the immediate dominator; otherwise that is the same as for the one between
/// them whose semidominator is the earliest.
internal struct _DominatorSearch {
  private struct Vertex {
    /// The parent, or a place further up.
    var ancestor: Int32
    /// From this place up to the ancestor, without it, the one whose semidominator is the earliest, and that.
    var best: Int32
    var semidominator: Int32
  }

  /// The vertex at each place.
  internal private(set) var vertices: [Int32] = []
  /// The tree; the semidominators are by way of the edges only that lead to later places, at first.
  private var tree: [Vertex] = []
  /// The sources of all other edges by the places that they lead to, from later ones.
  private var starts: [Int32] = []
  private var sources: [Int32] = []
  /// The places on the way up that is being made shorter.
  private var way: [Int] = []

  internal init(_ graph: WeightedDigraph, from root: Int) {
    let (starts, targets) = graph._bySource { $0._target }
    var places = [Int32](repeating: -1, count: graph.vertexCount)
    var backward: [(source: Int32, target: Int32)] = []
    vertices.reserveCapacity(graph.vertexCount)
    tree.reserveCapacity(graph.vertexCount)
    // The places on the way to the one that is looked at, and their edges that have not been followed.
    var path: [(place: Int32, edge: Int32, end: Int32)] = []
    func meet(_ vertex: Int, from parent: Int32) {
      let place = Int32(truncatingIfNeeded: vertices.count)
      places[vertex] = place
      vertices.append(Int32(truncatingIfNeeded: vertex))
      tree.append(Vertex(ancestor: parent, best: place, semidominator: parent))
      path.append((place, starts[vertex], starts[vertex + 1]))
    }
    meet(root, from: 0)
    while let step = path.popLast() {
      let (place, end) = (step.place, step.end)
      var edge = step.edge
      while edge < end {
        let target = Int(targets[Int(edge)])
        let other = Int(places[target])
        edge += 1
        if other < 0 {
          path.append((place, edge, end))
          meet(target, from: place)
          break
        }
        if other < place {
          backward.append((place, Int32(truncatingIfNeeded: other)))
        } else {
          tree[other].semidominator = Swift.min(tree[other].semidominator, place)
        }
      }
    }
    (self.starts, sources) = backward._grouped(
      into: vertices.count, by: { Int($0.target) }, { $0.source })
  }

  /// Returns the place of the immediate dominator of each place.
  internal mutating func dominators() -> [Int32] {
    var dominators = [Int32](repeating: 0, count: tree.count)
    // The places with a common semidominator, in a list: the first one, 0 if there is none, and after each the next.
    var firsts = dominators
    var nexts = dominators
    for place in tree.indices.dropFirst().reversed() {
      // Invariant: the semidominators of all later places are known, and ways have been made shorter among these only.
      var next = Int(firsts[place])
      while next != 0 {
        shortenWay(from: next, to: place)
        // Negative: the one that has the same dominator, which is not known yet.
        dominators[next] =
          tree[next].semidominator < place ? ~tree[next].best : Int32(truncatingIfNeeded: place)
        next = Int(nexts[next])
      }
      var earliest = tree[place].semidominator
      for index in Int(starts[place])..<Int(starts[place + 1]) {
        let source = Int(sources[index])
        shortenWay(from: source, to: place)
        earliest = Swift.min(earliest, tree[source].semidominator)
      }
      tree[place].semidominator = earliest
      nexts[place] = firsts[Int(earliest)]
      firsts[Int(earliest)] = Int32(truncatingIfNeeded: place)
    }
    // Whose semidominator is the root has it for a dominator; the others come after those that they depend on.
    for place in tree.indices where dominators[place] < 0 {
      dominators[place] = dominators[Int(~dominators[place])]
    }
    return dominators
  }

  /// Makes the ancestor of a place one that is not behind the given limit.
  private mutating func shortenWay(from place: Int, to limit: Int) {
    var top = place
    while Int(tree[top].ancestor) > limit {
      way.append(top)
      top = Int(tree[top].ancestor)
    }
    var last = tree[top]
    while let place = way.popLast() {
      if tree[place].semidominator <= last.semidominator {
        last.best = tree[place].best
        last.semidominator = tree[place].semidominator
      }
      tree[place] = last
    }
  }
}
