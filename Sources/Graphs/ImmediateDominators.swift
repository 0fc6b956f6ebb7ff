// Dominators: Lengauer and Tarjan, "A fast algorithm for finding dominators in a flowgraph", 1979, the simpler of its two
// forms.

extension WeightedDigraph {
  /// Returns the immediate dominator of each vertex: the last other vertex that all paths to it from the source pass.
  ///
  ///     // Two ways lead from 0 to 3, and one on from there.
  ///     let roads = WeightedDigraph(
  ///       vertexCount: 6, edges: [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
  ///     roads.immediateDominators(from: 0)  // [0, 0, 0, 0, 3, nil]
  ///
  /// They form the dominator tree, whose root is the source: what all paths to a vertex pass are its ancestors there. If
  /// all vertices are reachable, it is made a ``RootedTree`` like this:
  ///
  ///     let steps = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (1, 2), (1, 3), (2, 3)])
  ///     var parents = steps.immediateDominators(from: 0)
  ///     parents[0] = nil  // the root
  ///     RootedTree(parents: parents).lowestCommonAncestor(2, 3)  // 1: what all paths to 2 and to 3 pass
  ///
  /// Weights are ignored.
  ///
  /// - Parameter source: The vertex the paths start from, in 0 ..< `vertexCount`.
  /// - Returns: The immediate dominators, `nil` for unreachable vertices; that of the source is the source itself.
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

/// A depth-first tree, with the semidominator of each vertex.
///
/// The place of a vertex is its index in preorder. The semidominator of a vertex is the first place from which a path
/// leads to it that passes only vertices met after it. It is an ancestor of the vertex in the tree. If no vertex
/// between the two has an earlier semidominator, it is the immediate dominator; otherwise that is the same as for the
/// one between them whose semidominator is the earliest.
internal struct _DominatorSearch {
  private struct Vertex {
    /// The parent, or an ancestor further up.
    var ancestor: Int32
    /// Among the places from this one up to the ancestor, exclusive, the one with the earliest semidominator, and that.
    var best: Int32
    var semidominator: Int32
  }

  /// The vertex at each place.
  internal private(set) var vertices: [Int32] = []
  /// The tree; at first the semidominators take only the edges to later places into account.
  private var tree: [Vertex] = []
  /// The sources of all other edges, which come from later places, grouped by their targets.
  private var starts: [Int32] = []
  private var sources: [Int32] = []
  /// The places on the path that is being compressed.
  private var way: [Int] = []

  internal init(_ graph: WeightedDigraph, from root: Int) {
    let (starts, targets) = graph._bySource { $0._target }
    var places = [Int32](repeating: -1, count: graph.vertexCount)
    var backward: [(source: Int32, target: Int32)] = []
    vertices.reserveCapacity(graph.vertexCount)
    tree.reserveCapacity(graph.vertexCount)
    // The places on the path to the current one, and their edges that have not been followed.
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
      // Invariant: the semidominators of all later places are known, and paths have been compressed among these only.
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

  /// Compresses the path up from a place, so that its ancestor is not after the given limit.
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
