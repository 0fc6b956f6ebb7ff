// The nodes of a link-cut tree: rotations, splaying, and access.

/// A vertex, as a node of the splay tree of its preferred path.
@frozen @usableFromInline
internal struct _PathNode<Element, Update> {
  /// The parent in the same splay tree.
  ///
  /// For the root of the splay tree it is the path parent, which has no link to it; 0 if the path begins at the root of
  /// its tree.
  @usableFromInline internal var above: Int32 = 0
  /// The children: vertices before it on the path, nearer to the root of the tree, and those after it; 0 for none.
  @usableFromInline internal var left: Int32 = 0
  @usableFromInline internal var right: Int32 = 0
  /// The number of vertices in the node's subtree, with those of their virtual subtrees if these are aggregated.
  @usableFromInline internal var count: Int32
  /// 1, or the number of vertices of the node and its virtual subtrees.
  @usableFromInline internal var ownCount: Int32
  /// Whether a reversal of all nodes below is pending; it has been applied to the node itself.
  @usableFromInline internal var isTurning = false
  /// The pending update of all nodes below; it has been applied to the node itself.
  @usableFromInline internal var update: Update?
  /// The element of the vertex, combined with those of its virtual subtrees if these are aggregated.
  @usableFromInline internal var element: Element
  /// The aggregates of the subtree, from left to right, and from right to left.
  @usableFromInline internal var sum: Element
  @usableFromInline internal var reversedSum: Element

  @inlinable
  internal init(_ element: Element, count: Int32) {
    (self.count, ownCount) = (count, count)
    (self.element, sum, reversedSum) = (element, element, element)
  }
}

/// The update type of trees with subtree aggregates, which have no updates of paths.
///
/// The virtual subtrees of a vertex hang on edges that are on no path. Their aggregate is part of the element of its
/// node; where a path takes another edge, one subtree is exchanged for another by the inverse. The operation is
/// commutative, so nodes have no reversed sums.
@frozen @usableFromInline
internal struct _SubtreeMode {}

/// What is done with single nodes.
///
/// As the steps are made where the compiler sees the operations, they call no other function.
@frozen @usableFromInline
internal struct _PathSteps<Element, Update> {
  @usableFromInline internal typealias Node = UnsafeMutablePointer<_PathNode<Element, Update>>

  /// Recomputes the aggregates of a node from its children.
  @usableFromInline internal let sumUp: (_ nodes: Node, _ next: Node) -> Void
  /// Updates the node of all nodes of a splay tree.
  @usableFromInline internal let receive: (_ next: Node, Update) -> Void
  @usableFromInline internal let combine: (Element, Element) -> Element
  /// The inverse of an element, if subtrees are aggregated.
  @usableFromInline internal let inverse: ((Element) -> Element)?

  @inlinable @inline(__always)
  internal init(
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update, inverse: ((Element) -> Element)? = nil
  ) {
    sumUp = { nodes, next in
      let (left, right) = (nodes + Int(next.pointee.left), nodes + Int(next.pointee.right))
      let haveSubtrees = _PathTrees<Element, Update>.haveSubtrees
      let ownCount = haveSubtrees ? next.pointee.ownCount : 1
      next.pointee.count = left.pointee.count &+ right.pointee.count &+ ownCount
      let element = next.pointee.element
      next.pointee.sum = combine(combine(left.pointee.sum, element), right.pointee.sum)
      if haveSubtrees { return }
      next.pointee.reversedSum = combine(
        combine(right.pointee.reversedSum, element), left.pointee.reversedSum)
    }
    receive = { next, update in
      let count = Int(next.pointee.count)
      next.pointee.element = apply(update, next.pointee.element, 1)
      next.pointee.sum = apply(update, next.pointee.sum, count)
      next.pointee.reversedSum = apply(update, next.pointee.reversedSum, count)
      next.pointee.update = next.pointee.update.map { compose($0, update) } ?? update
    }
    (self.combine, self.inverse) = (combine, inverse)
  }
}

extension _PathSteps where Update == _NoUpdate {
  @inlinable @inline(__always)
  internal init(combine: @escaping (Element, Element) -> Element) {
    self.init(combine: combine, apply: { _, sum, _ in sum }, compose: { _, same in same })
  }
}

/// Restructures the preferred paths of trees.
///
/// Each vertex is on one preferred path, which leads downward from a vertex to one farther away from the root of its
/// tree. The vertices of a path are a splay tree ordered along the path; only edges on paths are linked from above.
@frozen @usableFromInline
internal struct _PathTrees<Element, Update> {
  /// Entry 0 is the null node: it is empty, and has no children.
  ///
  /// Its `above` may be anything, and decides nothing.
  @usableFromInline internal let nodes: UnsafeMutablePointer<Node>
  @usableFromInline internal let steps: _PathSteps<Element, Update>

  @inlinable
  internal init(nodes: UnsafeMutablePointer<Node>, steps: _PathSteps<Element, Update>) {
    (self.nodes, self.steps) = (nodes, steps)
  }

  @usableFromInline internal typealias Node = _PathNode<Element, Update>

  /// Whether subtrees are aggregated: known to the compiler, which removes all code for it elsewhere.
  @inlinable internal static var haveSubtrees: Bool { Update.self == _SubtreeMode.self }

  /// Reverses a splay tree: its path leads the other way.
  @inlinable
  internal func turn(_ node: Int32) {
    if node == 0 { return }
    let next = nodes + Int(node)
    Swift.swap(&next.pointee.left, &next.pointee.right)
    if !Self.haveSubtrees { Swift.swap(&next.pointee.sum, &next.pointee.reversedSum) }
    next.pointee.isTurning.toggle()
  }

  /// Pushes the pending updates of a node down to its children.
  @inlinable
  internal func settle(_ next: UnsafeMutablePointer<Node>) {
    if next.pointee.isTurning {
      turn(next.pointee.left)
      turn(next.pointee.right)
      next.pointee.isTurning = false
    }
    if _neverOccur(Update.self) { return }
    guard let update = next.pointee.update else { return }
    receive(next.pointee.left, update)
    receive(next.pointee.right, update)
    next.pointee.update = nil
  }

  /// Updates all nodes of a splay tree.
  @inlinable
  internal func receive(_ node: Int32, _ update: Update) {
    if node != 0 { steps.receive(nodes + Int(node), update) }
  }

  /// Recomputes the aggregates of a node from its children.
  @inlinable
  internal func sumUp(_ next: UnsafeMutablePointer<Node>) { steps.sumUp(nodes, next) }

  /// Rotates a node up into the place of its parent, which becomes its child.
  ///
  /// The ancestors farther up, the parent link of the node, and the aggregates stay as they were.
  @inlinable
  internal func rotate(_ node: Int32, over upper: Int32, isLeft: Bool) {
    let (next, old) = (nodes + Int(node), nodes + Int(upper))
    let between: Int32
    if isLeft {
      between = next.pointee.right
      old.pointee.left = between
      next.pointee.right = upper
    } else {
      between = next.pointee.left
      old.pointee.right = between
      next.pointee.left = upper
    }
    nodes[Int(between)].above = upper
    old.pointee.above = node
  }

  /// Splays a node to the root of its splay tree, and pushes down all that was pending above it.
  ///
  /// All aggregates are right then but its own, which the caller recomputes.
  @inlinable
  internal func splay(_ node: Int32) {
    let next = nodes + Int(node)
    settle(next)
    var upper = next.pointee.above
    // Entry 0 has no children: the root of the splay tree of a path without a path parent has nothing above it.
    while nodes[Int(upper)].left == node || nodes[Int(upper)].right == node {
      // Invariant: nothing is pending at the node, and all aggregates below it are right. What is pending farther up
      // applies to all nodes below alike, however they have been rotated.
      let middle = nodes + Int(upper)
      let highest = middle.pointee.above
      let top = nodes + Int(highest)
      if top.pointee.left != upper && top.pointee.right != upper {
        settle(middle)
        settle(next)
        rotate(node, over: upper, isLeft: middle.pointee.left == node)
        next.pointee.above = highest
        sumUp(middle)
        return
      }
      settle(top)
      settle(middle)
      settle(next)
      let last = top.pointee.above
      let isLeft = middle.pointee.left == node
      let isMiddleLeft = top.pointee.left == upper
      if isLeft == isMiddleLeft {
        rotate(upper, over: highest, isLeft: isLeft)
        rotate(node, over: upper, isLeft: isLeft)
      } else {
        rotate(node, over: upper, isLeft: isLeft)
        rotate(node, over: highest, isLeft: isMiddleLeft)
      }
      sumUp(top)
      sumUp(middle)
      next.pointee.above = last
      let beyond = nodes + Int(last)
      if beyond.pointee.left == highest {
        beyond.pointee.left = node
      } else if beyond.pointee.right == highest {
        beyond.pointee.right = node
      }
      upper = last
    }
  }

  /// Adds the aggregate of a splay tree and all that hangs on it to a node, as a virtual subtree.
  @inlinable
  internal func addVirtual(_ lower: Int32, to next: UnsafeMutablePointer<Node>) {
    if lower == 0 { return }
    let other = nodes + Int(lower)
    next.pointee.element = steps.combine(next.pointee.element, other.pointee.sum)
    next.pointee.ownCount &+= other.pointee.count
  }

  /// Removes the aggregate of a virtual subtree from a node.
  @inlinable
  internal func removeVirtual(_ lower: Int32, from next: UnsafeMutablePointer<Node>) {
    if lower == 0 { return }
    let other = nodes + Int(lower)
    next.pointee.element = steps.combine(next.pointee.element, steps.inverse!(other.pointee.sum))
    next.pointee.ownCount &-= other.pointee.count
  }

  /// Makes the path from the root of a tree to a vertex a preferred one, and splays the vertex (access).
  ///
  /// - Returns: The last vertex that was already on one path with the root.
  @inlinable
  @discardableResult
  internal func access(_ node: Int32) -> Int32 {
    var (lower, place) = (Int32(0), node)
    while true {
      // Invariant: `lower` is the root of the splay tree of a path that ends at the vertex and has the path parent
      // `place`.
      splay(place)
      let next = nodes + Int(place)
      if Self.haveSubtrees {
        addVirtual(next.pointee.right, to: next)
        removeVirtual(lower, from: next)
      }
      next.pointee.right = lower
      sumUp(next)
      lower = place
      if next.pointee.above == 0 { break }
      place = next.pointee.above
    }
    if place != node {
      splay(node)
      sumUp(nodes + Int(node))
    }
    return place
  }

  /// Makes a vertex the root of its tree, and splays it (evert).
  @inlinable
  internal func makeRoot(_ node: Int32) {
    access(node)
    turn(node)
  }

  /// Makes a vertex the root of its tree, and the path from there to another vertex a preferred one, and splays that
  /// vertex.
  ///
  /// - Returns: Whether there is such a path.
  @inlinable
  internal func expose(_ start: Int32, _ end: Int32) -> Bool {
    makeRoot(start)
    access(end)
    // Nothing was above the start; only if it is on the other one's path there is now.
    return start == end || nodes[Int(start)].above != 0
  }

  /// Splays the node with the given number of nodes to its left, and returns it.
  @inlinable
  internal func node(_ root: Int32, at place: Int32) -> Int32 {
    var (node, rest) = (root, place)
    while true {
      let next = nodes + Int(node)
      settle(next)
      let countBefore = nodes[Int(next.pointee.left)].count
      if rest == countBefore { break }
      if rest < countBefore {
        node = next.pointee.left
      } else {
        (node, rest) = (next.pointee.right, rest &- countBefore &- 1)
      }
    }
    splay(node)
    sumUp(nodes + Int(node))
    return node
  }
}
