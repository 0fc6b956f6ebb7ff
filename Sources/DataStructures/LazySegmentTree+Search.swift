// Binary searches on a lazy segment tree: `max_right` and `min_left` of the AtCoder Library, 2020, except that pending
// updates stay where they are.

extension LazySegmentTree {
  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = LazySegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.longestRange(from: 1) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - start: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable @inline(__always)
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(0 <= start && start <= count, "no range begins there")
    if start == count { return start..<count }
    return _withWaiting(above: _leafCount + start) { nodes, waiting in
      var (node, level) = (_leafCount + start, 0)
      var sum = _identity
      // A power of two is the first node of a level: there is nothing after the last one, or before it.
      repeat {
        // Invariant: `sum` is good, and combines all from `start` up to the leaves below `node`, exclusive, whose
        // parent is an ancestor of the leaf of `start`.
        // The highest node that begins there:
        let climb = node.trailingZeroBitCount
        (node, level) = (node &>> climb, level &+ climb)
        let more = _combine(sum, nodes.whole(node, 1 &<< level, waiting[level]))
        if !isGood(more) {
          var update = waiting[level]
          while level > 0 {
            update = nodes.waiting(below: node, update)
            (node, level) = (2 &* node, level &- 1)
            let more = _combine(sum, nodes.whole(node, 1 &<< level, update))
            if isGood(more) { (sum, node) = (more, node &+ 1) }
          }
          // Rounded sums may be good up to the end when they are grouped differently.
          return start..<Swift.min(node - _leafCount, count)
        }
        sum = more
        node += 1
      } while node & (node - 1) != 0
      return start..<count
    }
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = LazySegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.longestRange(to: 3) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - end: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable @inline(__always)
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(0 <= end && end <= count, "no range ends there")
    if end == 0 { return 0..<end }
    return _withWaiting(above: _leafCount + end - 1) { nodes, waiting in
      let height = _leafCount.trailingZeroBitCount
      var (node, level) = (_leafCount + end, 0)
      var sum = _identity
      repeat {
        // Invariant: `sum` is good, and combines all from the first leaf below `node` up to `end`, exclusive; the
        // parent of the node before it is an ancestor of the last leaf.
        node -= 1
        // The highest node that ends there: nothing is above the root.
        let climb = Swift.min((~node).trailingZeroBitCount, height &- level)
        (node, level) = (node &>> climb, level &+ climb)
        let more = _combine(nodes.whole(node, 1 &<< level, waiting[level]), sum)
        if !isGood(more) {
          var update = waiting[level]
          while level > 0 {
            update = nodes.waiting(below: node, update)
            (node, level) = (2 &* node &+ 1, level &- 1)
            let more = _combine(nodes.whole(node, 1 &<< level, update), sum)
            if isGood(more) { (sum, node) = (more, node &- 1) }
          }
          return node + 1 - _leafCount..<end
        }
        sum = more
      } while node & (node - 1) != 0
      return 0..<end
    }
  }
}

// MARK: - Core

extension LazySegmentTree {
  /// Calls the body with the nodes and, for each level from the leaves up to the root, the composed pending updates of
  /// all proper ancestors of the node there that is above the leaf.
  @inlinable @inline(__always)
  internal func _withWaiting<Result>(
    above leaf: Int, _ body: (_StillNodes<Element, Update>, UnsafeMutablePointer<Update?>) -> Result
  ) -> Result {
    let height = _leafCount.trailingZeroBitCount
    return _nodes.withUnsafeBufferPointer { all in
      _updates.withUnsafeBufferPointer { updates in
        withUnsafeTemporaryAllocation(of: Update?.self, capacity: height + 1) { buffer in
          let nodes = _StillNodes(
            all: all.baseAddress!, updates: updates.baseAddress!, apply: _apply, compose: _compose)
          let waiting = buffer.baseAddress!
          waiting.advanced(by: height).initialize(to: nil)
          var level = height
          while level > 0 {
            let update = nodes.waiting(below: leaf &>> level, waiting[level])
            level &-= 1
            waiting.advanced(by: level).initialize(to: update)
          }
          defer { waiting.deinitialize(count: height + 1) }
          return body(nodes, waiting)
        }
      }
    }
  }
}

/// The nodes of a tree that is only read.
@usableFromInline
internal struct _StillNodes<Element, Update> {
  @usableFromInline internal let all: UnsafePointer<Element>
  @usableFromInline internal let updates: UnsafePointer<Update?>
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update

  @inlinable
  internal init(
    all: UnsafePointer<Element>, updates: UnsafePointer<Update?>,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    (self.all, self.updates, self.apply, self.compose) = (all, updates, apply, compose)
  }

  /// The aggregate of a node, after the updates that are pending above it.
  @inlinable @inline(__always)
  internal func whole(_ node: Int, _ size: Int, _ waiting: Update?) -> Element {
    guard let waiting else { return all[node] }
    return apply(waiting, all[node], size)
  }

  /// The composition of what is pending at a node and above it.
  @inlinable @inline(__always)
  internal func waiting(below node: Int, _ waiting: Update?) -> Update? {
    guard let own = updates[node] else { return waiting }
    guard let waiting else { return own }
    return compose(own, waiting)
  }
}
