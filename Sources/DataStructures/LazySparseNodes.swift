// What a dynamic segment tree with lazy propagation does with its nodes, without recursion: down to the node where the
// ends of a range part, and from there along each end.

/// The nodes of a tree that is being changed, without bounds checks.
@usableFromInline
internal struct _LazySparseNodes<Element, Update> {
  @usableFromInline internal typealias Node = LazySparseSegmentTree<Element, Update>._Node

  /// There are at least four for each level after `count`.
  @usableFromInline internal let all: UnsafeMutablePointer<Node>
  @usableFromInline internal var count: Int
  @usableFromInline internal let unchanged: [Element]
  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update

  @inlinable @inline(__always)
  internal init(
    _ all: UnsafeMutablePointer<Node>, _ count: Int, _ unchanged: [Element],
    _ combine: @escaping (Element, Element) -> Element,
    _ apply: @escaping (Update, Element, Int) -> Element,
    _ compose: @escaping (Update, Update) -> Update
  ) {
    (self.all, self.count, self.unchanged) = (all, count, unchanged)
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
  }

  /// Changes the highest nodes that have only elements of a range below them, and then all above these.
  ///
  /// - Parameters:
  ///   - places: At least one position.
  ///   - work: Called with a node to change, above which nothing is pending, and with its level.
  @inlinable @inline(__always)
  internal mutating func change(
    _ places: Range<Int>, _ work: (inout Self, _ node: Int, _ level: Int) -> Void
  ) {
    var (node, level) = (1, unchanged.count &- 1)
    // The nodes to combine again, after all those below them.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* level &+ 1) { way in
      var depth = 0
      // The positions are counted from the node's first one. Down to where they are on both sides:
      var (first, end) = (places.lowerBound, places.upperBound)
      var half = (1 &<< level) &>> 1
      while end &- first < 1 &<< level, end <= half || first >= half {
        node = open(node, level, way, &depth) &+ (end <= half ? 0 : 1)
        if first >= half { (first, end) = (first &- half, end &- half) }
        level &-= 1
        half &>>= 1
      }
      if end &- first == 1 &<< level {
        work(&self, node, level)
      } else {
        let left = open(node, level, way, &depth)
        end &-= half
        level &-= 1
        // From the left child down to the first position:
        var lower = level
        node = left
        while first > 0 {
          node = open(node, lower, way, &depth)
          lower &-= 1
          let middle = 1 &<< lower
          if first < middle {
            work(&self, node &+ 1, lower)
          } else {
            first &-= middle
            node &+= 1
          }
        }
        work(&self, node, lower)
        // From the right child down to the last one:
        node = left &+ 1
        while end < 1 &<< level {
          node = open(node, level, way, &depth)
          level &-= 1
          let middle = 1 &<< level
          if end > middle {
            work(&self, node, level)
            end &-= middle
            node &+= 1
          }
        }
        work(&self, node, level)
      }
      while depth > 0 {
        depth &-= 1
        let node = Int(way[depth])
        let left = Int(all[node]._children)
        all[node]._combined = combine(all[left]._combined, all[left &+ 1]._combined)
      }
    }
  }

  /// Returns the left child of a node above the leaves; what is pending at the node is passed down to both children,
  /// which are created if there are none.
  @inlinable @inline(__always)
  internal mutating func open(
    _ node: Int, _ level: Int, _ way: UnsafeMutableBufferPointer<Int32>, _ depth: inout Int
  ) -> Int {
    way[depth] = Int32(truncatingIfNeeded: node)
    depth &+= 1
    var left = Int(all[node]._children)
    if left == 0 {
      left = count
      all[node]._children = Int32(truncatingIfNeeded: left)
      all[left] = Node(unchanged[level &- 1])
      all[left &+ 1] = all[left]
      count &+= 2
    }
    if let update = all[node]._update {
      all[node]._update = nil
      receive(update, at: left, level &- 1)
      receive(update, at: left &+ 1, level &- 1)
    }
    return left
  }

  /// Updates all elements below a node.
  @inlinable @inline(__always)
  internal func receive(_ update: Update, at node: Int, _ level: Int) {
    all[node]._combined = apply(update, all[node]._combined, 1 &<< level)
    if level == 0 {
      all[node]._children = 0
    } else {
      all[node]._update = all[node]._update.map { compose($0, update) } ?? update
    }
  }
}

/// The aggregate of the elements at a range of positions that is not empty, to which all that is pending above them has
/// been applied.
@inlinable @inline(__always)
internal func _lazySparseSum<Element, Update>(
  of places: Range<Int>, _ nodes: UnsafePointer<LazySparseSegmentTree<Element, Update>._Node>,
  _ unchanged: [Element], identity: Element, _ combine: (Element, Element) -> Element,
  _ apply: (Update, Element, Int) -> Element, _ compose: (Update, Update) -> Update
) -> Element {
  /// What is pending at a node and above it.
  @inline(__always) func pending(_ node: Int, _ above: Update?) -> Update? {
    guard let update = nodes[node]._update else { return above }
    return above.map { compose(update, $0) } ?? update
  }
  /// The aggregate of all elements below a node.
  @inline(__always) func whole(_ node: Int, _ level: Int, _ above: Update?) -> Element {
    let sum = node == 0 ? unchanged[level] : nodes[node]._combined
    return above.map { apply($0, sum, 1 &<< level) } ?? sum
  }
  // The children of a node that has none are 0 and 0. The way is that of a change.
  var (node, level, waiting) = (1, unchanged.count &- 1, Update?.none)
  var (first, end) = (places.lowerBound, places.upperBound)
  var half = (1 &<< level) &>> 1
  while end &- first < 1 &<< level, end <= half || first >= half {
    waiting = pending(node, waiting)
    let left = Int(nodes[node]._children)
    node = left &+ (end <= half || left == 0 ? 0 : 1)
    if first >= half { (first, end) = (first &- half, end &- half) }
    level &-= 1
    half &>>= 1
  }
  if end &- first == 1 &<< level { return whole(node, level, waiting) }
  waiting = pending(node, waiting)
  let top = Int(nodes[node]._children)
  end &-= half
  level &-= 1
  var (sum, lower, above) = (identity, level, waiting)
  node = top
  while first > 0 {
    above = pending(node, above)
    node = Int(nodes[node]._children)
    let right = node == 0 ? 0 : node &+ 1
    lower &-= 1
    let middle = 1 &<< lower
    if first < middle {
      sum = combine(whole(right, lower, above), sum)
    } else {
      first &-= middle
      node = right
    }
  }
  sum = combine(whole(node, lower, above), sum)
  node = top == 0 ? 0 : top &+ 1
  while end < 1 &<< level {
    waiting = pending(node, waiting)
    node = Int(nodes[node]._children)
    level &-= 1
    let middle = 1 &<< level
    if end > middle {
      sum = combine(sum, whole(node, level, waiting))
      end &-= middle
      node = node == 0 ? 0 : node &+ 1
    }
  }
  return combine(sum, whole(node, level, waiting))
}
