// Binary searches on versions of a segment tree: down from the root, or up from a leaf and down again, past all that
// satisfies the predicate.

extension PersistentSegmentTree {
  /// Returns the longest range of a version that starts at an index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(2, to: 9, in: 0)  // 1
  ///     coins.longestRange(from: 1, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(from: 1, in: 1) { $0 <= 4 }  // 1..<2
  ///
  /// The last aggregate that satisfies the predicate is that of the range: a closure that keeps it saves a call of
  /// `combined`.
  ///
  ///     let prices = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     var sum = 0
  ///     let range = prices.longestRange(from: 0, in: 0) { total in
  ///       if total <= 4 { sum = total }
  ///       return total <= 4
  ///     }
  ///     range  // 0..<2
  ///     sum  // 4
  ///
  /// - Parameters:
  ///   - start: In `range`, or its end.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: O(log *w*), where *w* is the width of `range`.
  @inlinable
  public func longestRange(
    from start: Int, in version: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    precondition(range.lowerBound <= start && start <= range.upperBound, "no range begins there")
    let root = _root(of: version)
    if start == range.upperBound { return start..<start }
    let failure = _firstFailure(from: _place(of: start), below: root, toRight: true, isGood)
    return start..<(failure.map(_index) ?? range.upperBound)
  }

  /// Returns the longest range of a version that ends before an index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(2, to: 9, in: 0)  // 1
  ///     coins.longestRange(to: 3, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(to: 3, in: 1) { $0 <= 4 }  // 3..<3
  ///
  /// - Parameters:
  ///   - end: In `range`, or its end.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: O(log *w*), where *w* is the width of `range`.
  @inlinable
  public func longestRange(
    to end: Int, in version: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    precondition(range.lowerBound <= end && end <= range.upperBound, "no range ends there")
    let root = _root(of: version)
    if end == range.lowerBound { return end..<end }
    let failure = _firstFailure(from: _place(of: end - 1), below: root, toRight: false, isGood)
    return (failure.map { _index($0) + 1 } ?? range.lowerBound)..<end
  }

  /// Returns the longest prefix whose aggregates in two versions satisfy a predicate.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(1, to: 4, in: 0)  // 1
  ///     coins.longestPrefix(in: 0, and: 1) { $0 <= 5 && $1 <= 6 }  // 0..<2
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `versionCount`.
  ///   - second: In 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate of the aggregates in the first version and in the second. Identities have to
  ///     satisfy it; and if a range fails it, so does each that extends farther to the right.
  /// - Complexity: O(log *w*), where *w* is the width of `range`.
  @inlinable
  public func longestPrefix(
    in first: Int, and second: Int, while isGood: (Element, Element) -> Bool
  ) -> Range<Int> {
    var (one, other) = (_root(of: first), _root(of: second))
    if isGood(_nodes[one]._combined, _nodes[other]._combined) { return range }
    let (combine, height) = (_combine, _height)
    var (oneSum, otherSum) = (_identity, _identity)
    var here: UInt = 0
    _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      // Invariant: the sums are good, and combine all before `here`; with all below the nodes they are not.
      for level in (0..<height).reversed() {
        let more = combine(oneSum, nodes[nodes[one]._half(false)]._combined)
        let otherMore = combine(otherSum, nodes[nodes[other]._half(false)]._combined)
        // Both sides are written out: what a speculated branch loads has often arrived when it turns out to be taken.
        if isGood(more, otherMore) {
          (oneSum, otherSum) = (more, otherMore)
          (one, other) = (nodes[one]._half(true), nodes[other]._half(true))
          here |= 1 &<< UInt(level)
        } else {
          (one, other) = (nodes[one]._half(false), nodes[other]._half(false))
        }
      }
    }
    return range.lowerBound..<_index(here)
  }

  /// Returns the longest prefix whose aggregates in several versions satisfy a predicate.
  ///
  /// The *k*-th smallest number on the path between two vertices of a tree follows from four versions: if that of each
  /// vertex counts the numbers on the path from the root to it, those on the path are the ones of both ends, minus
  /// those of their lowest common ancestor, minus those of its parent.
  ///
  ///     // The root has the number 50; below it are a leaf with 20, and one with 70.
  ///     var counts = PersistentSegmentTree(over: 0..<100, identity: 0, combine: +)
  ///     let root = counts.set(50, to: 1, in: 0)
  ///     let leaves = [20, 70].map { counts.set($0, to: 1, in: root) }
  ///     let path = counts.longestPrefix(in: [leaves[0], leaves[1], root, 0]) {
  ///       $0[0] + $0[1] - $0[2] - $0[3] <= 1
  ///     }
  ///     path.upperBound  // 50: the second smallest of 20, 50 and 70
  ///
  /// - Parameters:
  ///   - versions: Each in 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate of the aggregates in each of the versions, in their order. Identities have to
  ///     satisfy it; and if a range fails it, so does each that extends farther to the right.
  /// - Complexity: O(*v* log *w*) for *v* versions, where *w* is the width of `range`.
  @inlinable
  public func longestPrefix(in versions: [Int], while isGood: ([Element]) -> Bool) -> Range<Int> {
    var sums = versions.map { _nodes[_root(of: $0)]._combined }
    if isGood(sums) { return range }
    typealias Way = (sum: Element, node: Int32)
    let (count, combine, height) = (versions.count, _combine, _height)
    var here: UInt = 0
    withUnsafeTemporaryAllocation(of: Way.self, capacity: count) { ways in
      for (place, version) in versions.enumerated() {
        ways.initializeElement(at: place, to: (_identity, _roots[version]))
      }
      defer { _ = ways.deinitialize() }
      _nodes.withUnsafeBufferPointer { buffer in
        let nodes = buffer.baseAddress!
        // Invariant: the sums of the paths are good, and combine all before `here`; with all below their nodes they are
        // not.
        for level in (0..<height).reversed() {
          sums.withUnsafeMutableBufferPointer { sums in
            for place in 0..<count {
              let left = nodes[Int(ways[place].node)]._half(false)
              sums[place] = combine(ways[place].sum, nodes[left]._combined)
            }
          }
          // Both sides are written out: what a speculated branch loads has often arrived when it turns out to be taken.
          if isGood(sums) {
            here |= 1 &<< UInt(level)
            for place in 0..<count {
              ways[place] = (sums[place], nodes[Int(ways[place].node)]._right)
            }
          } else {
            for place in 0..<count { ways[place].node = nodes[Int(ways[place].node)]._left }
          }
        }
      }
    }
    return range.lowerBound..<_index(here)
  }
}

// MARK: - Core

extension PersistentSegmentTree {
  /// Returns the position of the first element that makes the sum fail, from a position on, to the right or to the
  /// left; `nil` if there is none.
  @inlinable
  internal func _firstFailure(
    from place: UInt, below root: Int, toRight: Bool, _ isGood: (Element) -> Bool
  ) -> UInt? {
    // To the left all is mirrored: there each bit is flipped.
    let mirror = toRight || _height == 0 ? 0 : UInt.max &>> UInt(UInt.bitWidth - _height)
    let start = place ^ mirror
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: _height) { ahead in
      var (node, level) = (root, _height)
      // Down to the highest node that begins at the position. On the path, the nodes ahead at each level.
      let lowest = Swift.min(start.trailingZeroBitCount, _height)
      while level > lowest {
        level -= 1
        let isAhead = Self._isRight(start, level)
        ahead[level] = isAhead ? 0 : Int32(truncatingIfNeeded: _nodes[node]._half(toRight))
        node = _nodes[node]._half(isAhead == toRight)
      }
      var (here, sum) = (start, _identity)
      while true {
        // Invariant: `sum` is good, and combines all from `start` to before `here`, where the node at this level
        // begins.
        let more = _sum(sum, below: node, toRight)
        if !isGood(more) { break }
        sum = more
        while level < _height && ahead[level] == 0 { level += 1 }
        if level == _height { return nil }
        node = Int(ahead[level])
        here = (start &>> UInt(level) &+ 1) &<< UInt(level)
        ahead[level] = 0
      }
      // Invariant: with all below the node the sum is not good.
      while level > 0 {
        level -= 1
        let near = _nodes[node]._half(!toRight)
        let more = _sum(sum, below: near, toRight)
        let goesOn = isGood(more)
        if goesOn {
          sum = more
          here |= 1 &<< UInt(level)
        }
        node = goesOn ? _nodes[node]._half(toRight) : near
      }
      return here ^ mirror
    }
  }

  /// Returns a sum combined with all below a node ahead of it.
  @inlinable
  internal func _sum(_ sum: Element, below node: Int, _ toRight: Bool) -> Element {
    toRight ? _combine(sum, _nodes[node]._combined) : _combine(_nodes[node]._combined, sum)
  }
}
