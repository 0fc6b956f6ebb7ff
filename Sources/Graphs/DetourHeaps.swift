// The sidetracks of shortest paths, which are the edges by which they can be left, in leftist heaps that share nodes.
// Crane, "Linear lists and priority queues as balanced binary trees", 1972.

/// For each vertex a heap of the sidetracks of the shortest path from there to the target.
internal struct _DetourHeaps {
  private struct Node {
    /// How much longer the path along the edge is than the shortest one.
    let excess: Int
    let edge: Int32
    var left: Int32 = -1
    var right: Int32 = -1
    /// The number of nodes on the right spine, this one included.
    var rank: Int32 = 1
  }

  internal let distances: [Int?]
  /// The edge from each vertex on its shortest path to the target, −1 if there is none.
  internal private(set) var nextEdges: [Int32]
  /// The root of the heap of each vertex, −1 if it is empty.
  internal private(set) var ofVertex: [Int32]
  private var nodes: [Node] = []

  internal init(_ graph: WeightedDigraph, to target: Int) {
    let found = graph.reversed().shortestPaths(from: target)
    precondition(found != nil, "a cycle of negative weight leads to the target")
    let paths = found!
    distances = paths.distances
    nextEdges = [Int32](repeating: -1, count: graph.vertexCount)
    ofVertex = nextEdges
    let (starts, outgoing) = graph.edges.indices._grouped(
      into: graph.vertexCount, by: { graph.edges[$0].source }, { $0 })
    for vertex in paths.order() {
      let next = Int(paths.previous[vertex])
      if vertex != target { ofVertex[vertex] = ofVertex[next] }
      let firstOwn = Int32(nodes.count)
      for edge in outgoing[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        let end = graph.edges[edge].target
        guard let rest = distances[end] else { continue }
        let excess = graph.edges[edge].weight + rest - distances[vertex]!
        if vertex != target, nextEdges[vertex] < 0, end == next, excess == 0 {
          nextEdges[vertex] = Int32(truncatingIfNeeded: edge)
        } else {
          nodes.append(Node(excess: excess, edge: Int32(truncatingIfNeeded: edge)))
          ofVertex[vertex] = united(Int32(nodes.count - 1), ofVertex[vertex], firstOwn)
        }
      }
    }
  }

  internal func excess(_ heap: Int32) -> Int { nodes[Int(heap)].excess }

  internal func edge(_ heap: Int32) -> Int32 { nodes[Int(heap)].edge }

  internal func children(_ heap: Int32) -> (Int32, Int32) {
    (nodes[Int(heap)].left, nodes[Int(heap)].right)
  }

  /// Melds two heaps, and leaves nodes in the heaps of other vertices unchanged.
  ///
  /// The depth of the recursion is logarithmic in the number of edges.
  ///
  /// - Parameter firstOwn: The nodes from here on are in no heap of another vertex.
  private mutating func united(_ one: Int32, _ other: Int32, _ firstOwn: Int32) -> Int32 {
    if one < 0 { return other }
    if other < 0 { return one }
    let isInOrder = nodes[Int(one)].excess <= nodes[Int(other)].excess
    var (top, below) = isInOrder ? (one, other) : (other, one)
    var node = nodes[Int(top)]
    below = united(node.right, below, firstOwn)
    node.right = below
    if node.left < 0 || nodes[Int(node.left)].rank < nodes[Int(below)].rank {
      Swift.swap(&node.left, &node.right)
    }
    node.rank = node.right < 0 ? 1 : nodes[Int(node.right)].rank + 1
    if top < firstOwn {
      top = Int32(nodes.count)
      nodes.append(node)
    } else {
      nodes[Int(top)] = node
    }
    return top
  }
}

extension ShortestPaths {
  /// Returns the vertices that are reached, each after its predecessor on its path.
  fileprivate func order() -> [Int] {
    // A vertex without a predecessor is in the last group.
    let (starts, followers) = previous.indices._grouped(
      into: previous.count + 1,
      by: { vertex in
        let before = Int(previous[vertex])
        return before < 0 || before == vertex ? previous.count : before
      }, { $0 })
    var order = previous.indices.filter { Int(previous[$0]) == $0 }
    var place = 0
    while place < order.count {
      order += followers[Int(starts[order[place]])..<Int(starts[order[place] + 1])]
      place += 1
    }
    return order
  }
}
