// What dynamic forests of paths and of subtrees have in common.

/// A dynamic forest: a link-cut tree.
@frozen @usableFromInline
internal struct _PathForest<Element, Update> {
  /// Vertex *v* is node *v* + 1; entry 0 is no vertex, and has the identity as its aggregates.
  @usableFromInline internal var nodes: [_PathNode<Element, Update>]
  @usableFromInline internal let steps: _PathSteps<Element, Update>
  @usableFromInline internal var treeCount: Int

  @inlinable
  internal init(
    _ elements: some Sequence<Element>, identity: Element, steps: _PathSteps<Element, Update>
  ) {
    var nodes = [_PathNode<Element, Update>(identity, count: 0)]
    nodes.reserveCapacity(elements.underestimatedCount + 1)
    for element in elements { nodes.append(_PathNode(element, count: 1)) }
    precondition(
      nodes.count - 1 <= Int32.max, "the number of vertices must be at most 2147483647")
    (self.nodes, self.steps, treeCount) = (nodes, steps, nodes.count - 1)
  }

  @inlinable internal var vertexCount: Int { nodes.count - 1 }

  /// Returns the node of a vertex.
  @inlinable
  internal func node(_ vertex: Int) -> Int32 {
    precondition(0 <= vertex && vertex < vertexCount, "there is no such vertex")
    return Int32(truncatingIfNeeded: vertex + 1)
  }

  /// Changes the nodes.
  @inlinable
  internal mutating func change<Result>(
    _ body: (_PathTrees<Element, Update>) -> Result
  ) -> Result {
    nodes.withUnsafeMutableBufferPointer { [steps] nodes in
      // Entry 0 is always there.
      body(_PathTrees(nodes: nodes.baseAddress!, steps: steps))
    }
  }

  @inlinable
  internal mutating func element(_ vertex: Int) -> Element {
    let node = node(vertex)
    return change { trees in
      trees.splay(node)
      trees.sumUp(trees.nodes + Int(node))
      return trees.nodes[Int(node)].element
    }
  }

  @inlinable
  internal mutating func replace(_ vertex: Int, by element: Element) {
    let node = node(vertex)
    change { trees in
      trees.splay(node)
      trees.nodes[Int(node)].element = element
      trees.sumUp(trees.nodes + Int(node))
    }
  }

  @inlinable
  internal mutating func link(_ first: Int, _ second: Int) -> Bool {
    let (lower, upper) = (node(first), node(second))
    let isNew = change { trees in
      if trees.expose(lower, upper) { return false }
      // Each of the two is the root of the splay tree of a path without a path parent, and the first one the root of
      // its tree.
      trees.nodes[Int(lower)].above = upper
      if _PathTrees<Element, Update>.haveSubtrees {
        trees.addVirtual(lower, to: trees.nodes + Int(upper))
        trees.sumUp(trees.nodes + Int(upper))
      }
      return true
    }
    if isNew { treeCount -= 1 }
    return isNew
  }

  @inlinable
  internal mutating func cut(_ first: Int, _ second: Int) -> Bool {
    let (upper, lower) = (node(first), node(second))
    let isThere = change { trees in
      guard trees.expose(upper, lower) else { return false }
      // There is an edge if the path consists of the two, the first one as the left child of the second: nothing is
      // before it, as it is the root of the tree.
      guard trees.nodes[Int(lower)].left == upper, trees.nodes[Int(upper)].right == 0 else {
        return false
      }
      trees.nodes[Int(lower)].left = 0
      trees.nodes[Int(upper)].above = 0
      trees.sumUp(trees.nodes + Int(lower))
      return true
    }
    if isThere { treeCount += 1 }
    return isThere
  }

  @inlinable
  internal mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (node(first), node(second))
    return change { trees in
      trees.access(first)
      trees.access(second)
      // Nothing was above the first one; if both are in one tree, the second one is now.
      return first == second || trees.nodes[Int(first)].above != 0
    }
  }

  @inlinable
  internal mutating func combined(from start: Int, to end: Int) -> Element? {
    let (first, last) = (node(start), node(end))
    return change { trees in
      trees.expose(first, last) ? trees.nodes[Int(last)].sum : nil
    }
  }

  @inlinable
  internal mutating func update(from start: Int, to end: Int, by update: Update) -> Bool {
    let (first, last) = (node(start), node(end))
    return change { trees in
      guard trees.expose(first, last) else { return false }
      trees.receive(last, update)
      return true
    }
  }

  @inlinable
  internal mutating func distance(from start: Int, to end: Int) -> Int? {
    let (first, last) = (node(start), node(end))
    return change { trees in
      trees.expose(first, last) ? Int(trees.nodes[Int(last)].count) - 1 : nil
    }
  }

  @inlinable
  internal mutating func vertex(onPathFrom start: Int, to end: Int, steps: Int) -> Int? {
    precondition(steps >= 0, "the number of steps is negative")
    let (first, last) = (node(start), node(end))
    return change { trees in
      guard trees.expose(first, last), steps < Int(trees.nodes[Int(last)].count) else { return nil }
      return Int(trees.node(last, at: Int32(truncatingIfNeeded: steps))) - 1
    }
  }

  @inlinable
  internal mutating func lowestCommonAncestor(_ first: Int, _ second: Int, root: Int) -> Int? {
    let (first, second, root) = (node(first), node(second), node(root))
    return change { trees in
      guard trees.expose(root, first) else { return nil }
      // The path from the root to the first one is preferred: the access to the other one leaves it where they diverge.
      let last = trees.access(second)
      let isConnected = first == second || trees.nodes[Int(first)].above != 0
      return isConnected ? Int(last) - 1 : nil
    }
  }

  /// Replaces the element of a vertex, where subtrees are aggregated.
  @inlinable
  internal mutating func replace(_ element: Element, of vertex: Int, by newElement: Element) {
    let node = node(vertex)
    change { trees in
      // No vertex is above it then, on a path or by a virtual subtree: no other aggregate includes it.
      trees.access(node)
      let next = trees.nodes + Int(node)
      // The sum of the virtual subtrees in between: the difference of the elements might overflow.
      let others = trees.steps.combine(next.pointee.element, trees.steps.inverse!(element))
      next.pointee.element = trees.steps.combine(others, newElement)
      trees.sumUp(next)
    }
  }

  /// Returns the aggregate of a tree, and the number of its vertices.
  @inlinable
  internal mutating func tree(of vertex: Int) -> (sum: Element, count: Int) {
    let node = node(vertex)
    return change { trees in
      trees.access(node)
      let next = trees.nodes + Int(node)
      return (next.pointee.sum, Int(next.pointee.count))
    }
  }

  /// Returns the aggregate of a subtree, and the number of its vertices.
  @inlinable
  internal mutating func subtree(of vertex: Int, root: Int) -> (sum: Element, count: Int)? {
    let (top, node) = (node(root), node(vertex))
    return change { trees in
      // The path ends at the vertex: all that is below it are virtual subtrees.
      guard trees.expose(top, node) else { return nil }
      let next = trees.nodes + Int(node)
      return (next.pointee.element, Int(next.pointee.ownCount))
    }
  }
}
