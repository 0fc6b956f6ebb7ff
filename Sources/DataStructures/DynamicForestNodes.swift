// The nodes of a link-cut tree: how the splay trees of its paths are turned, and one path is put together
// from the root of a tree to a vertex.

/// A vertex, in the splay tree of the path it is on.
@frozen @usableFromInline
internal struct _PathNode<Element, Update> {
  /// The node above in the same splay tree.
  ///
  /// For the uppermost one it is the vertex that the whole path hangs at, which does not know about it; 0 if
  /// the path begins at the root of its tree.
  @usableFromInline internal var above: Int32 = 0
  /// What comes before it on the path, nearer to the root of the tree, and what comes behind it; 0 if nothing
  /// does.
  @usableFromInline internal var left: Int32 = 0
  @usableFromInline internal var right: Int32 = 0
  /// How many vertices there are in it and below it.
  @usableFromInline internal var count: Int32
  /// Whether all that is below it has to be turned around; it has been turned itself.
  @usableFromInline internal var isTurning = false
  /// What all that is below it is to be updated by; it has been updated itself.
  @usableFromInline internal var update: Update?
  @usableFromInline internal var element: Element
  /// What all of them come to, from left to right, and from right to left.
  @usableFromInline internal var sum: Element
  @usableFromInline internal var reversedSum: Element

  @inlinable
  internal init(_ element: Element, count: Int32) {
    self.count = count
    (self.element, sum, reversedSum) = (element, element, element)
  }
}

/// Changes which paths the vertices of trees are on.
///
/// Each vertex is on one path, which leads downward from a vertex to one farther away from the root of its
/// tree. The vertices of a path are a splay tree in the order of the path; of all edges only those on paths
/// are known from above.
@frozen @usableFromInline
internal struct _PathTrees<Element, Update> {
  /// Entry 0 stands for no node at all: it is empty, and has nothing to its left and right.
  ///
  /// Its `above` may be anything, and decides nothing.
  @usableFromInline internal let nodes: UnsafeMutablePointer<_PathNode<Element, Update>>
  @usableFromInline internal let rules: _UpdateRules<Element, Update>

  @inlinable
  internal init(
    nodes: UnsafeMutablePointer<_PathNode<Element, Update>>, rules: _UpdateRules<Element, Update>
  ) {
    (self.nodes, self.rules) = (nodes, rules)
  }

  /// Turns all of a splay tree around: its path leads the other way.
  @inlinable
  internal func turn(_ node: Int32) {
    if node == 0 { return }
    let next = nodes + Int(node)
    Swift.swap(&next.pointee.left, &next.pointee.right)
    Swift.swap(&next.pointee.sum, &next.pointee.reversedSum)
    next.pointee.isTurning.toggle()
  }

  /// Does what was put off for all that is below a node, for the two right below.
  @inlinable
  internal func settle(_ next: UnsafeMutablePointer<_PathNode<Element, Update>>) {
    if next.pointee.isTurning {
      turn(next.pointee.left)
      turn(next.pointee.right)
      next.pointee.isTurning = false
    }
    if _UpdateRules<Element, Update>.areWithoutUpdates { return }
    guard let update = next.pointee.update else { return }
    receive(next.pointee.left, update)
    receive(next.pointee.right, update)
    next.pointee.update = nil
  }

  /// Updates all of a splay tree.
  @inlinable
  internal func receive(_ node: Int32, _ update: Update) {
    if node == 0 { return }
    let next = nodes + Int(node)
    let count = Int(next.pointee.count)
    next.pointee.element = rules.apply(update, next.pointee.element, 1)
    next.pointee.sum = rules.apply(update, next.pointee.sum, count)
    next.pointee.reversedSum = rules.apply(update, next.pointee.reversedSum, count)
    next.pointee.update = next.pointee.update.map { rules.compose($0, update) } ?? update
  }

  /// Finds out what a node and all below it come to.
  @inlinable
  internal func sumUp(_ next: UnsafeMutablePointer<_PathNode<Element, Update>>) {
    let (left, right) = (nodes + Int(next.pointee.left), nodes + Int(next.pointee.right))
    next.pointee.count = left.pointee.count &+ right.pointee.count &+ 1
    let element = next.pointee.element
    next.pointee.sum = rules.combine(
      rules.combine(left.pointee.sum, element), right.pointee.sum)
    next.pointee.reversedSum = rules.combine(
      rules.combine(right.pointee.reversedSum, element), left.pointee.reversedSum)
  }

  /// Moves a node up to where the one right above it is, which goes below it.
  ///
  /// The nodes farther up, what is above the node, and the sums stay as they were.
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

  /// Makes a node the uppermost one of its splay tree, and settles it.
  ///
  /// All sums are right then but its own, which the caller finds out.
  @inlinable
  internal func splay(_ node: Int32) {
    let next = nodes + Int(node)
    settle(next)
    var upper = next.pointee.above
    // Entry 0 has no nodes below: nothing is above the uppermost node of a path that hangs at no vertex.
    while nodes[Int(upper)].left == node || nodes[Int(upper)].right == node {
      // Invariant: the node is settled, and all sums below it are right. What waits farther up is for all
      // below the node alike, however they have been rotated.
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

  /// Makes one path of all vertices from the root of a tree to a vertex, whose node becomes the uppermost
  /// one.
  ///
  /// - Returns: The last vertex that was already on one path with the root.
  @inlinable
  @discardableResult
  internal func access(_ node: Int32) -> Int32 {
    var (lower, place) = (Int32(0), node)
    while true {
      // Invariant: `lower` is the uppermost node of a path that ends at the vertex and hangs at `place`.
      splay(place)
      let next = nodes + Int(place)
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

  /// Makes a vertex the root of its tree, and its node the uppermost one.
  @inlinable
  internal func makeRoot(_ node: Int32) {
    access(node)
    turn(node)
  }

  /// Makes a vertex the root of its tree, and one path of those from there to another vertex, whose node
  /// becomes the uppermost one.
  ///
  /// - Returns: Whether there is such a path.
  @inlinable
  internal func expose(_ start: Int32, _ end: Int32) -> Bool {
    makeRoot(start)
    access(end)
    // Nothing was above the start; only if it is on the other one's path there is now.
    return start == end || nodes[Int(start)].above != 0
  }

  /// Returns the node that so many others are left of in a splay tree, and makes it the uppermost one.
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
