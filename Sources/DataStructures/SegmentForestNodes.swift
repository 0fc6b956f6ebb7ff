// The nodes of dynamic segment trees that are merged and split. Each tree is a compressed binary trie, whose nodes have
// two children each, so that n elements take fewer than 2n nodes. Okasaki, Gill, "Fast mergeable integer maps", 1998.

/// A leaf with an element, or what its two subtrees have in common.
@frozen @usableFromInline
internal struct _SegmentForestNode<Element> {
  /// The place of a leaf, or the first one that would be in the right subtree: those of a subtree are as many as the
  /// lowest 1 of this number says.
  @usableFromInline internal var place: UInt
  /// The children, which are both 0 in a leaf only.
  @usableFromInline internal var left: Int32 = 0
  @usableFromInline internal var right: Int32 = 0
  /// The aggregate of all elements below, or a leaf's element.
  @usableFromInline internal var combined: Element

  @inlinable
  internal init(_ place: UInt, _ combined: Element) {
    (self.place, self.combined) = (place, combined)
  }

  /// How many places each of the two subtrees has, which is a power of two; 0 for a leaf.
  @inlinable internal var width: UInt { left == 0 ? 0 : place & (0 &- place) }

  /// Whether a place is in one of the two subtrees.
  @inlinable
  internal func covers(_ other: UInt) -> Bool { (other ^ place) &>> 1 < width }
}

/// Merges and splits trees of nodes.
@frozen @usableFromInline
internal struct _SegmentForestChange<Element> {
  @usableFromInline internal typealias Nodes = UnsafeMutablePointer<_SegmentForestNode<Element>>

  @usableFromInline internal let nodes: Nodes
  /// The head of the list of free nodes, which are linked by `right`.
  @usableFromInline internal var free: Int32
  /// The number of leaves in all trees.
  @usableFromInline internal var leafCount: Int
  @usableFromInline internal let combine: (Element, Element) -> Element

  @inlinable
  internal init(
    nodes: Nodes, free: Int32, leafCount: Int, combine: @escaping (Element, Element) -> Element
  ) {
    (self.nodes, self.free, self.leafCount, self.combine) = (nodes, free, leafCount, combine)
  }

  /// Takes a node from the list of free ones, which is not empty.
  @inlinable
  internal mutating func take(_ place: UInt) -> Int32 {
    let node = free
    assert(node != 0, "all nodes are in use")
    free = nodes[Int(node)].right
    nodes[Int(node)].place = place
    return node
  }

  /// Makes a tree of one element.
  @inlinable
  internal mutating func leaf(_ place: UInt, _ element: Element) -> Int32 {
    let node = take(place)
    nodes[Int(node)].right = 0
    nodes[Int(node)].combined = element
    leafCount += 1
    return node
  }

  /// Frees a node that is not part of a tree any more, and releases what it holds.
  @inlinable
  internal mutating func giveUp(_ node: Int32) {
    if nodes[Int(node)].left == 0 { leafCount -= 1 }
    nodes[Int(node)].left = 0
    nodes[Int(node)].right = free
    nodes[Int(node)].combined = nodes[0].combined
    free = node
  }

  @inlinable
  internal func setChildren(of node: Int32, _ left: Int32, _ right: Int32) {
    let next = nodes + Int(node)
    (next.pointee.left, next.pointee.right) = (left, right)
    next.pointee.combined = combine(nodes[Int(left)].combined, nodes[Int(right)].combined)
  }

  /// Merges two trees, and returns the root of the result.
  ///
  /// Of two elements at the same place, the first one comes first.
  @inlinable
  internal mutating func merge(
    _ first: Int32, _ second: Int32, _ unite: (Element, Element) -> Element
  ) -> Int32 {
    if first == 0 { return second }
    if second == 0 { return first }
    let (a, b) = (nodes + Int(first), nodes + Int(second))
    let (place, other) = (a.pointee.place, b.pointee.place)
    let (width, otherWidth) = (a.pointee.width, b.pointee.width)
    if place == other && width == otherWidth {
      if width == 0 {
        a.pointee.combined = unite(a.pointee.combined, b.pointee.combined)
        giveUp(second)
        return first
      }
      // Before the subtrees are merged: each of them may take a node, and there may be no other one.
      let (otherLeft, otherRight) = (b.pointee.left, b.pointee.right)
      giveUp(second)
      let left = merge(a.pointee.left, otherLeft, unite)
      setChildren(of: first, left, merge(a.pointee.right, otherRight, unite))
      return first
    }
    if width > otherWidth && a.pointee.covers(other) {
      if other < place {
        setChildren(of: first, merge(a.pointee.left, second, unite), a.pointee.right)
      } else {
        setChildren(of: first, a.pointee.left, merge(a.pointee.right, second, unite))
      }
      return first
    }
    if otherWidth > width && b.pointee.covers(place) {
      if place < other {
        setChildren(of: second, merge(first, b.pointee.left, unite), b.pointee.right)
      } else {
        setChildren(of: second, b.pointee.left, merge(first, b.pointee.right, unite))
      }
      return second
    }
    // The highest bit in which they differ is that of the lowest node above both.
    let bit = UInt(UInt.bitWidth - 1 - (place ^ other).leadingZeroBitCount)
    let above = take((Swift.max(place, other) &>> bit) &<< bit)
    setChildren(
      of: above, place < other ? first : second, place < other ? second : first)
    return above
  }

  /// Splits a tree in two: what is before a place, and the rest.
  @inlinable
  internal mutating func split(_ node: Int32, at place: UInt) -> (Int32, Int32) {
    if node == 0 { return (0, 0) }
    let next = nodes + Int(node)
    let (middle, left, right) = (next.pointee.place, next.pointee.left, next.pointee.right)
    if left == 0 { return middle < place ? (node, 0) : (0, node) }
    if place <= middle {
      let (before, behind) = place < middle ? split(left, at: place) : (left, 0)
      if before == 0 { return (0, node) }
      if behind == 0 {
        giveUp(node)
        return (before, right)
      }
      setChildren(of: node, behind, right)
      return (before, node)
    }
    let (before, behind) = split(right, at: place)
    if behind == 0 { return (node, 0) }
    if before == 0 {
      giveUp(node)
      return (left, behind)
    }
    setChildren(of: node, left, before)
    return (node, behind)
  }
}
