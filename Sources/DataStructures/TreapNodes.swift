// The nodes of an implicit treap: split, merge, reversal, updates and aggregates. Martínez, Roura, "Randomized binary
// search trees", 1998.

/// An element with its subtree.
@frozen @usableFromInline
internal struct _TreapNode<Element, Update> {
  @usableFromInline internal var left: Int32 = 0
  @usableFromInline internal var right: Int32 = 0
  /// The number of elements in the subtree.
  @usableFromInline internal var count: Int32
  /// Whether a reversal of all nodes below is pending.
  @usableFromInline internal var isTurning = false
  /// The pending update of all nodes below.
  @usableFromInline internal var update: Update?
  @usableFromInline internal var element: Element
  /// The aggregates of the subtree, from left to right, and from right to left.
  @usableFromInline internal var sum: Element
  @usableFromInline internal var reversedSum: Element

  @inlinable
  internal init(_ element: Element, count: Int32) {
    self.count = count
    (self.element, sum, reversedSum) = (element, element, element)
  }
}

/// Read access to nodes.
@frozen @usableFromInline
internal struct _TreapReader<Element, Update> {
  @usableFromInline internal let nodes: UnsafePointer<_TreapNode<Element, Update>>
  @usableFromInline internal let rules: _TreapRules<Element, Update>

  @inlinable
  internal init(
    nodes: UnsafePointer<_TreapNode<Element, Update>>, rules: _TreapRules<Element, Update>
  ) {
    (self.nodes, self.rules) = (nodes, rules)
  }

  /// Returns the element at an index.
  @inlinable
  internal func element(_ root: Int32, _ index: Int32) -> Element {
    var (node, isReversed, rest) = (root, false, index)
    var update: Update?
    while true {
      // The node is not copied, whose elements may be large.
      let next = nodes + Int(node)
      let (left, right) = (next.pointee.left, next.pointee.right)
      let (before, behind) = isReversed ? (right, left) : (left, right)
      let countBefore = nodes[Int(before)].count
      if rest == countBefore { return rules.updated(next.pointee.element, 1, by: update) }
      (node, rest) = rest < countBefore ? (before, rest) : (behind, rest &- countBefore &- 1)
      isReversed = isReversed != next.pointee.isTurning
      // What is pending farther up is newer.
      update = rules.both(next.pointee.update, update)
    }
  }

  /// Returns all elements from left to right.
  @inlinable
  internal func elements(_ root: Int32) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(Int(nodes[Int(root)].count))
    // Nodes to the left of the next element, whether all below them is reversed, and what is pending above them.
    var waiting: [(node: Int32, isReversed: Bool, update: Update?)] = []
    var (node, isReversed) = (root, false)
    var update: Update?
    while node != 0 || !waiting.isEmpty {
      let next: UnsafePointer<_TreapNode<Element, Update>>
      if node != 0 {
        next = nodes + Int(node)
        waiting.append((node, isReversed, update))
        node = isReversed ? next.pointee.right : next.pointee.left
      } else {
        let above: Int32
        (above, isReversed, update) = waiting.removeLast()
        next = nodes + Int(above)
        elements.append(rules.updated(next.pointee.element, 1, by: update))
        node = isReversed ? next.pointee.left : next.pointee.right
      }
      isReversed = isReversed != next.pointee.isTurning
      update = rules.both(next.pointee.update, update)
    }
    return elements
  }

  /// Returns the aggregate of a range of the elements below a node, read from right to left if they are reversed.
  @inlinable
  internal func combined(_ node: Int32, _ range: Range<Int32>, isReversed: Bool) -> Element {
    if range.isEmpty { return nodes[0].sum }
    let next = nodes + Int(node)
    if range.lowerBound <= 0, range.upperBound >= next.pointee.count {
      return isReversed ? next.pointee.reversedSum : next.pointee.sum
    }
    let (before, behind) =
      isReversed
      ? (next.pointee.right, next.pointee.left) : (next.pointee.left, next.pointee.right)
    let countBefore = nodes[Int(before)].count
    let areReversed = isReversed != next.pointee.isTurning
    let left = Swift.min(range.lowerBound, countBefore)..<Swift.min(range.upperBound, countBefore)
    var sum = nodes[0].sum
    if !left.isEmpty {
      sum = combined(before, left, isReversed: areReversed)
      sum = rules.updated(sum, Int32(left.count), by: next.pointee.update)
    }
    if range.contains(countBefore) {
      sum = left.isEmpty ? next.pointee.element : rules.combine(sum, next.pointee.element)
    }
    let right =
      Swift.max(
        range.lowerBound - countBefore - 1, 0)..<Swift.max(
        range.upperBound - countBefore - 1, 0)
    if right.isEmpty { return sum }
    let rest = combined(behind, right, isReversed: areReversed)
    return rules.combine(sum, rules.updated(rest, Int32(right.count), by: next.pointee.update))
  }
}

/// Splits and merges trees of nodes.
@frozen @usableFromInline
internal struct _TreapChange<Element, Update> {
  @usableFromInline internal let nodes: UnsafeMutablePointer<_TreapNode<Element, Update>>
  @usableFromInline internal let steps: _TreapSteps<Element, Update>
  @usableFromInline internal var random: UInt64

  @inlinable
  internal init(
    nodes: UnsafeMutablePointer<_TreapNode<Element, Update>>,
    steps: _TreapSteps<Element, Update>, random: UInt64
  ) {
    (self.nodes, self.steps, self.random) = (nodes, steps, random)
  }

  /// Builds a tree of nodes that are in this order, and returns its root.
  @inlinable
  internal func balanced<Nodes: RandomAccessCollection<Int32>>(_ row: Nodes) -> Int32
  where Nodes.SubSequence == Nodes {
    if row.isEmpty { return 0 }
    let middle = row.index(row.startIndex, offsetBy: row.count / 2)
    let node = row[middle]
    nodes[Int(node)].left = balanced(row[..<middle])
    nodes[Int(node)].right = balanced(row[row.index(after: middle)...])
    sumUp(node)
    return node
  }

  /// Reverses all elements of a tree.
  @inlinable
  internal func turn(_ node: Int32) {
    if node == 0 { return }
    let next = nodes + Int(node)
    swap(&next.pointee.left, &next.pointee.right)
    if steps.hasSums { swap(&next.pointee.sum, &next.pointee.reversedSum) }
    next.pointee.isTurning.toggle()
  }

  /// Updates all elements of a tree.
  @inlinable
  internal func update(_ node: Int32, by update: Update) {
    if node != 0 { steps.receive(nodes + Int(node), update) }
  }

  /// Pushes down what is pending at a node to its two children.
  @inlinable @inline(__always)
  internal func settle(_ next: UnsafeMutablePointer<_TreapNode<Element, Update>>) {
    if next.pointee.isTurning {
      turn(next.pointee.left)
      turn(next.pointee.right)
      next.pointee.isTurning = false
    }
    if !_neverOccur(Update.self), let update = next.pointee.update {
      self.update(next.pointee.left, by: update)
      self.update(next.pointee.right, by: update)
      next.pointee.update = nil
    }
  }

  /// Recomputes the count and the aggregates of a node from its children.
  @inlinable @inline(__always)
  internal func sumUp(_ node: Int32) {
    let next = nodes + Int(node)
    if steps.hasSums { return steps.sumUp(nodes, next) }
    let (left, right) = (nodes + Int(next.pointee.left), nodes + Int(next.pointee.right))
    next.pointee.count = left.pointee.count + right.pointee.count + 1
  }

  /// Splits a tree in two, the first with the given number of elements.
  @inlinable
  internal func split(_ node: Int32, _ count: Int32) -> (Int32, Int32) {
    if node == 0 { return (0, 0) }
    let next = nodes + Int(node)
    settle(next)
    let countBefore = nodes[Int(next.pointee.left)].count
    if count <= countBefore {
      let (before, behind) = split(next.pointee.left, count)
      next.pointee.left = behind
      sumUp(node)
      return (before, node)
    }
    let (before, behind) = split(next.pointee.right, count - countBefore - 1)
    next.pointee.right = before
    sumUp(node)
    return (node, behind)
  }

  /// Splits a tree in three, the second one with the elements of a range.
  @inlinable
  internal func split(_ node: Int32, _ range: Range<Int>) -> (Int32, Int32, Int32) {
    let (rest, behind) = split(node, Int32(range.upperBound))
    let (before, middle) = split(rest, Int32(range.lowerBound))
    return (before, middle, behind)
  }

  /// Merges two trees, the first one's elements before the second one's.
  @inlinable
  internal mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    if first == 0 { return second }
    if second == 0 { return first }
    let (left, right) = (nodes + Int(first), nodes + Int(second))
    // Marsaglia's xorshift, 2003; its upper half, scaled to the number of elements.
    random ^= random &<< 13
    random ^= random &>> 7
    random ^= random &<< 17
    let all = UInt64(UInt32(bitPattern: left.pointee.count &+ right.pointee.count))
    if ((random &>> 32) &* all) &>> 32 < UInt64(UInt32(bitPattern: left.pointee.count)) {
      settle(left)
      left.pointee.right = join(left.pointee.right, second)
      sumUp(first)
      return first
    }
    settle(right)
    right.pointee.left = join(first, right.pointee.left)
    sumUp(second)
    return second
  }

  /// Replaces the element at an index.
  @inlinable
  internal func replace(_ node: Int32, _ index: Int32, by element: Element) {
    let next = nodes + Int(node)
    settle(next)
    let countBefore = nodes[Int(next.pointee.left)].count
    if index == countBefore {
      next.pointee.element = element
    } else if index < countBefore {
      replace(next.pointee.left, index, by: element)
    } else {
      replace(next.pointee.right, index - countBefore - 1, by: element)
    }
    sumUp(node)
  }
}
