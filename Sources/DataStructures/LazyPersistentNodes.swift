// What a persistent segment tree with lazy propagation does with its nodes, without recursion: down to the node where
// the ends of a range part, and from there along each end.

/// The nodes of a tree to which a version is added, without bounds checks.
@usableFromInline
internal struct _LazyPersistentNodes<Element, Update> {
  @usableFromInline internal typealias Tree = LazyPersistentSegmentTree<Element, Update>

  /// There are at least two for each level, and one more, after those that are in use.
  @usableFromInline internal let all: UnsafeMutablePointer<Tree._Node>
  @usableFromInline internal var count: Int
  /// There are at least as many after those that are in use, or none if nothing can be pending.
  @usableFromInline internal let updates: UnsafeMutableBufferPointer<Update>
  @usableFromInline internal var updateCount: Int
  /// The level of the root.
  @usableFromInline internal let height: Int
  /// The number of the update that the elements of the range receive; 0 before it is stored.
  @usableFromInline internal var received: Int32 = 0

  @inlinable @inline(__always)
  internal init(
    all: UnsafeMutablePointer<Tree._Node>, count: Int, updates: UnsafeMutableBufferPointer<Update>,
    updateCount: Int, height: Int
  ) {
    (self.all, self.count, self.updates, self.updateCount) = (all, count, updates, updateCount)
    self.height = height
  }

  /// Returns the number of an update that has not been stored.
  @inlinable @inline(__always)
  internal mutating func stored(_ update: Update) -> Int32 {
    updates[updateCount] = update
    updateCount &+= 1
    return Int32(truncatingIfNeeded: updateCount)
  }
}

/// What is pending above a node.
@usableFromInline
internal struct _LazyPersistentWaiting<Update> {
  @usableFromInline internal var update: Update?
  /// Its number, counted from 1; 0 if it has not been stored.
  @usableFromInline internal var number: Int32

  @inlinable @inline(__always)
  internal init(_ update: Update?, _ number: Int32) {
    (self.update, self.number) = (update, number)
  }
}

/// The steps of a change, by the operations of the tree.
@usableFromInline
internal struct _LazyPersistentSteps<Element, Update> {
  @usableFromInline internal typealias Nodes = _LazyPersistentNodes<Element, Update>
  @usableFromInline internal typealias Link = LazyPersistentSegmentTree<Element, Update>._Link
  @usableFromInline internal typealias Waiting = _LazyPersistentWaiting<Update>

  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update

  @inlinable @inline(__always)
  internal init(
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
  }

  /// Changes the highest links that have only elements of a range below them, copies all nodes above these, and returns
  /// the new root.
  ///
  /// - Parameters:
  ///   - root: The root of the version to change.
  ///   - places: At least one position.
  ///   - work: Called with a link to change, its level, and what is pending above it; returns the new link, at which
  ///     nothing is missing that was pending above.
  @inlinable @inline(__always)
  internal func change(
    _ nodes: inout Nodes, _ root: Link, _ places: Range<Int>,
    _ work: (inout Nodes, Link, _ level: Int, Waiting) -> Link
  ) -> Link {
    let first = nodes.count
    var (link, level, waiting) = (root, nodes.height, Waiting(nil, 0))
    // The positions are counted from the node's first one. Down to where they are on both sides, or all below a link:
    var (start, end) = (places.lowerBound, places.upperBound)
    var (rights, top) = (0 as UInt, first)
    while end &- start < 1 &<< level {
      let node = opened(link, &waiting, &nodes)
      level &-= 1
      let half = 1 &<< level
      let isRight = start >= half
      if !isRight && end > half {
        let rest = 2 &* half &- end
        let left = edge(&nodes, of: node, false, level, sparing: start, waiting, work)
        let right = edge(&nodes, of: node, true, level, sparing: rest, waiting, work)
        nodes.all[node] = .init(left, right)
        return recombined(
          &nodes, first..<node, rights, Link(combine(left._combined, right._combined), node))
      }
      if isRight {
        start &-= half
        end &-= half
      }
      rights = rights &<< 1 | (isRight ? 1 : 0)
      nodes.all[node][!isRight] = pushed(&waiting, to: nodes.all[node][!isRight], level, &nodes)
      link = nodes.all[node][isRight]
      top = node &+ 1
    }
    let new = work(&nodes, link, level, waiting)
    return recombined(&nodes, first..<top, rights, new)
  }

  /// Changes all below a child but some elements at its outer end, and returns the link to it: the outer end is that on
  /// the left of a left child, and on the right of a right one.
  ///
  /// - Parameters:
  ///   - parent: The node above it.
  ///   - isRight: Which child it is.
  ///   - level: That of the child.
  ///   - spared: How many elements are not changed, fewer than there are below.
  @inlinable @inline(__always)
  internal func edge(
    _ nodes: inout Nodes, of parent: Int, _ isRight: Bool, _ level: Int, sparing spared: Int,
    _ waiting: Waiting, _ work: (inout Nodes, Link, _ level: Int, Waiting) -> Link
  ) -> Link {
    var (link, level, spared, waiting) = (nodes.all[parent][isRight], level, spared, waiting)
    var (rights, first) = (0 as UInt, nodes.count)
    while spared > 0 {
      let node = opened(link, &waiting, &nodes)
      level &-= 1
      let half = 1 &<< level
      let isOuter = spared < half
      if isOuter {
        nodes.all[node][!isRight] = work(&nodes, nodes.all[node][!isRight], level, waiting)
        link = nodes.all[node][isRight]
      } else {
        spared &-= half
        nodes.all[node][isRight] = pushed(&waiting, to: nodes.all[node][isRight], level, &nodes)
        link = nodes.all[node][!isRight]
      }
      rights = rights &<< 1 | (isOuter == isRight ? 1 : 0)
    }
    let new = work(&nodes, link, level, waiting)
    return recombined(&nodes, first..<nodes.count, rights, new)
  }

  /// Links each node of a path to the next one, and returns the link to the first one.
  ///
  /// - Parameters:
  ///   - path: The places of new nodes, from the top.
  ///   - rights: A bit for each of them, the lowest one for the last: whether the path continues on the right.
  ///   - last: The link from the last node.
  @inlinable @inline(__always)
  internal func recombined(
    _ nodes: inout Nodes, _ path: Range<Int>, _ rights: UInt, _ last: Link
  ) -> Link {
    var (link, rights, node) = (last, rights, path.upperBound)
    while node > path.lowerBound {
      node &-= 1
      let isRight = rights & 1 != 0
      rights &>>= 1
      nodes.all[node][isRight] = link
      let other = nodes.all[node][!isRight]._combined
      link = Link(
        isRight ? combine(other, link._combined) : combine(link._combined, other), node)
    }
    return link
  }

  /// Copies a node, and adds what is pending at the link to it to what is pending above it.
  @inlinable @inline(__always)
  internal func opened(_ link: Link, _ waiting: inout Waiting, _ nodes: inout Nodes) -> Int {
    waiting = pending(at: link, waiting, nodes)
    let node = nodes.count
    nodes.all[node] = nodes.all[Int(link._node)]
    nodes.count &+= 1
    return node
  }

  @inlinable @inline(__always)
  internal func pending(at link: Link, _ waiting: Waiting, _ nodes: Nodes) -> Waiting {
    if link._update == 0 { return waiting }
    let own = nodes.updates[Int(link._update) &- 1]
    guard let later = waiting.update else { return Waiting(own, link._update) }
    return Waiting(compose(own, later), 0)
  }

  /// Returns a link at which that which is pending above it is pending, too.
  @inlinable @inline(__always)
  internal func pushed(
    _ waiting: inout Waiting, to link: Link, _ level: Int, _ nodes: inout Nodes
  ) -> Link {
    guard let update = waiting.update else { return link }
    let sum = apply(update, link._combined, 1 &<< level)
    if level == 0 { return Link(sum, 1) }
    if link._update != 0 {
      let both = compose(nodes.updates[Int(link._update) &- 1], update)
      return Link(sum, Int(link._node), update: nodes.stored(both))
    }
    if waiting.number == 0 { waiting.number = nodes.stored(update) }
    return Link(sum, Int(link._node), update: waiting.number)
  }

  /// Returns a link at which an update is pending after all that is pending there and above it.
  @inlinable @inline(__always)
  internal func received(
    _ update: Update, at link: Link, _ level: Int, _ waiting: Waiting, _ nodes: inout Nodes
  ) -> Link {
    let size = 1 &<< level
    let older = waiting.update.map { apply($0, link._combined, size) } ?? link._combined
    let sum = apply(update, older, size)
    if level == 0 { return Link(sum, 1) }
    if let older = pending(at: link, waiting, nodes).update {
      return Link(sum, Int(link._node), update: nodes.stored(compose(older, update)))
    }
    if nodes.received == 0 { nodes.received = nodes.stored(update) }
    return Link(sum, Int(link._node), update: nodes.received)
  }
}

/// The aggregate of the elements at a range of positions that is not empty, to which all that is pending above them has
/// been applied.
@inlinable @inline(__always)
internal func _lazyPersistentSum<Element, Update>(
  of places: Range<Int>,
  _ nodes: UnsafePointer<LazyPersistentSegmentTree<Element, Update>._Node>,
  _ updates: UnsafeBufferPointer<Update>,
  _ root: LazyPersistentSegmentTree<Element, Update>._Link, _ height: Int, identity: Element,
  _ combine: (Element, Element) -> Element, _ apply: (Update, Element, Int) -> Element,
  _ compose: (Update, Update) -> Update
) -> Element {
  typealias Link = LazyPersistentSegmentTree<Element, Update>._Link
  /// What is pending at a link and above it.
  @inline(__always) func pending(_ link: Link, _ above: Update?) -> Update? {
    if link._update == 0 { return above }
    let own = updates[Int(link._update) &- 1]
    return above.map { compose(own, $0) } ?? own
  }
  /// The aggregate of all elements below a link.
  @inline(__always) func whole(_ link: Link, _ level: Int, _ above: Update?) -> Element {
    above.map { apply($0, link._combined, 1 &<< level) } ?? link._combined
  }
  // The way is that of a change.
  var (link, level, waiting) = (root, height, Update?.none)
  var (start, end) = (places.lowerBound, places.upperBound)
  while end &- start < 1 &<< level {
    let half = (1 &<< level) &>> 1
    waiting = pending(link, waiting)
    let node = Int(link._node)
    level &-= 1
    if end <= half {
      link = nodes[node]._left
    } else if start >= half {
      link = nodes[node]._right
      (start, end) = (start &- half, end &- half)
    } else {
      var (sum, lower, above) = (identity, level, waiting)
      end &-= half
      link = nodes[node]._left
      while start > 0 {
        above = pending(link, above)
        let node = Int(link._node)
        lower &-= 1
        let middle = 1 &<< lower
        if start < middle {
          sum = combine(whole(nodes[node]._right, lower, above), sum)
          link = nodes[node]._left
        } else {
          start &-= middle
          link = nodes[node]._right
        }
      }
      sum = combine(whole(link, lower, above), sum)
      link = nodes[node]._right
      while end < 1 &<< level {
        waiting = pending(link, waiting)
        let node = Int(link._node)
        level &-= 1
        let middle = 1 &<< level
        if end > middle {
          sum = combine(sum, whole(nodes[node]._left, level, waiting))
          end &-= middle
          link = nodes[node]._right
        } else {
          link = nodes[node]._left
        }
      }
      return combine(sum, whole(link, level, waiting))
    }
  }
  return whole(link, level, waiting)
}
