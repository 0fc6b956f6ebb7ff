// Pairing heaps: Fredman, Sedgewick, Sleator and Tarjan, "The pairing heap: a new form of self-adjusting heap", 1986.
// Here something can be subtracted from all elements at once, lazily.

/// Heaps of edges, each with the lightest one on top; a heap is named by it.
internal struct _EdgeHeaps {
  private static let none: Int32 = -1

  private struct Node {
    /// The weight, if what is pending above has been subtracted.
    var weight: UInt
    /// What is to be subtracted from all weights below.
    var pending: UInt = 0
    var firstChild = _EdgeHeaps.none
    /// The next child of the same parent.
    var next = _EdgeHeaps.none
    let source: Int32
    let edge: Int32
  }

  private var nodes: [Node]

  /// Returns a heap of the edges to each vertex, and the lightest of them, −1 if there is none.
  internal static func byTarget(_ graph: WeightedDigraph) -> (heaps: Self, lightest: [Int32]) {
    // A difference may have all bits: it has no sign, so that wrapping is meant.
    let least = graph.edges.reduce(Int.max) { Swift.min($0, $1.weight) }
    let (starts, nodes) = graph.edges.indices._grouped(
      into: graph.vertexCount, by: { graph.edges[$0].target }
    ) { edge in
      Node(
        weight: UInt(bitPattern: graph.edges[edge].weight &- least),
        source: graph.edges[edge]._source, edge: Int32(truncatingIfNeeded: edge))
    }
    var heaps = _EdgeHeaps(nodes: nodes)
    let lightest = (0..<graph.vertexCount).map { vertex -> Int32 in
      if starts[vertex] == starts[vertex + 1] { return none }
      return (starts[vertex] + 1..<starts[vertex + 1]).reduce(starts[vertex]) {
        heaps.united($0, $1)
      }
    }
    return (heaps, lightest)
  }

  internal func source(_ first: Int32) -> Int { Int(nodes[Int(first)].source) }

  internal func edge(_ first: Int32) -> Int { Int(nodes[Int(first)].edge) }

  /// Melds two heaps and returns the lightest edge.
  internal mutating func united(_ first: Int32, _ second: Int32) -> Int32 {
    let isInOrder = nodes[Int(first)].weight <= nodes[Int(second)].weight
    let (top, below) = isInOrder ? (first, second) : (second, first)
    // What is pending above would be subtracted from what it was not meant for: it may wrap around, and does so again.
    let pending = nodes[Int(top)].pending
    nodes[Int(below)].weight &+= pending
    nodes[Int(below)].pending &-= pending
    nodes[Int(below)].next = nodes[Int(top)].firstChild
    nodes[Int(top)].firstChild = below
    return top
  }

  /// Subtracts the lightest weight of a heap from all of them.
  internal mutating func subtractFirst(_ first: Int32) {
    // No weight is less, so that nothing that is subtracted in all is more than any of them.
    nodes[Int(first)].pending &+= nodes[Int(first)].weight
    nodes[Int(first)].weight = 0
  }

  /// Removes the lightest edge from a heap, and returns the next one; −1 if there is none.
  internal mutating func removeFirst(_ first: Int32) -> Int32 {
    let pending = nodes[Int(first)].pending
    var child = nodes[Int(first)].firstChild
    // Children are melded in pairs, and these from the last one to the first.
    var pairs = Self.none
    while child != Self.none {
      var pair = child
      child = release(pair, pending)
      if child != Self.none {
        let other = child
        child = release(other, pending)
        pair = united(pair, other)
      }
      nodes[Int(pair)].next = pairs
      pairs = pair
    }
    var top = pairs
    while pairs != Self.none {
      let pair = pairs
      pairs = nodes[Int(pair)].next
      if pair != top { top = united(top, pair) }
    }
    return top
  }

  /// Makes a child a heap of its own, and returns the next one.
  private mutating func release(_ child: Int32, _ pending: UInt) -> Int32 {
    nodes[Int(child)].weight &-= pending
    nodes[Int(child)].pending &+= pending
    return nodes[Int(child)].next
  }
}
