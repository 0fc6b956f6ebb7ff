// Searches in versions of a segment tree: down from the root, or up from a leaf and down again, past all that passes the
// test.

extension PersistentSegmentTree {
  /// Returns the longest range that begins at a place and whose elements together pass a test in a version.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(2, to: 9, in: 0)  // 1
  ///     coins.longestRange(from: 1, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(from: 1, in: 1) { $0 <= 4 }  // 1..<2
  ///
  /// - Parameters:
  ///   - start: In `range`, or its end.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: The test. The identity has to pass it; and if a range fails it, so must each that goes on
  ///     farther to the right.
  /// - Complexity: O(log *w*), where *w* is the width of the range of all.
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

  /// Returns the longest range that ends before a place and whose elements together pass a test in a version.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(2, to: 9, in: 0)  // 1
  ///     coins.longestRange(to: 3, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(to: 3, in: 1) { $0 <= 4 }  // 3..<3
  ///
  /// - Parameters:
  ///   - end: In `range`, or its end.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: The test. The identity has to pass it; and if a range fails it, so must each that goes on
  ///     farther to the left.
  /// - Complexity: O(log *w*), where *w* is the width of the range of all.
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

  /// Returns the longest range, from the first element on, that passes a test of what it comes to in two versions.
  ///
  ///     var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.set(1, to: 4, in: 0)  // 1
  ///     coins.longestPrefix(in: 0, 1) { $0 <= 5 && $1 <= 6 }  // 0..<2
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `versionCount`.
  ///   - second: In 0 ..< `versionCount`.
  ///   - isGood: The test of what the elements come to in the first version, and in the second. Identities have to
  ///     pass it; and if a range fails it, so must each that goes on farther to the right.
  /// - Complexity: O(log *w*), where *w* is the width of the range of all.
  @inlinable
  public func longestPrefix(
    in first: Int, _ second: Int, while isGood: (Element, Element) -> Bool
  ) -> Range<Int> {
    var (one, other) = (_root(of: first), _root(of: second))
    if isGood(_nodes[one]._combined, _nodes[other]._combined) { return range }
    let (combine, height) = (_combine, _height)
    var (oneSum, otherSum) = (_identity, _identity)
    var here: UInt = 0
    _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      // Invariant: the sums are good, and of all before `here`; with all below the nodes they are not.
      for level in (0..<height).reversed() {
        let more = combine(oneSum, nodes[nodes[one]._half(false)]._combined)
        let otherMore = combine(otherSum, nodes[nodes[other]._half(false)]._combined)
        // Both sides written out: what a guess of the side looks up has often come when it turns out to be true.
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

  /// Returns the longest range, from the first element on, that passes a test of what it comes to in several versions.
  ///
  /// The *k*-th smallest number on the path between two nodes of a tree is one of four versions: if that of each node
  /// counts the numbers from the root to it, the path has those of both ends, without those of the lowest node above
  /// both, and without those of the one above that.
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
  ///   - isGood: The test of what the elements come to in each of the versions, in their order. Identities have to
  ///     pass it; and if a range fails it, so must each that goes on farther to the right.
  /// - Complexity: O(*v* log *w*) for *v* versions, where *w* is the width of the range of all.
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
        // Invariant: what the ways have come to is good, and of all before `here`; with all below their nodes it is not.
        for level in (0..<height).reversed() {
          sums.withUnsafeMutableBufferPointer { sums in
            for place in 0..<count {
              let left = nodes[Int(ways[place].node)]._half(false)
              sums[place] = combine(ways[place].sum, nodes[left]._combined)
            }
          }
          // Both sides written out: what a guess of the side looks up has often come when it turns out to be true.
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
  /// Returns the place of the first element that makes the sum fail, of those from a place on, to the right or to the
  /// left; `nil` if there is none.
  @inlinable
  internal func _firstFailure(
    from place: UInt, below root: Int, toRight: Bool, _ isGood: (Element) -> Bool
  ) -> UInt? {
    // To the left all is as to the right in a mirror: there each bit is the other one.
    let mirror = toRight || _height == 0 ? 0 : UInt.max &>> UInt(UInt.bitWidth - _height)
    let start = place ^ mirror
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: _height) { ahead in
      var (node, level) = (root, _height)
      // Down to the highest node that begins at the place. On the way, the nodes ahead at each level.
      let lowest = Swift.min(start.trailingZeroBitCount, _height)
      while level > lowest {
        level -= 1
        let isAhead = Self._isRight(start, level)
        ahead[level] = isAhead ? 0 : Int32(truncatingIfNeeded: _nodes[node]._half(toRight))
        node = _nodes[node]._half(isAhead == toRight)
      }
      var (here, sum) = (start, _identity)
      while true {
        // Invariant: `sum` is good, and of all from `start` to before `here`, where the node at this level begins.
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

  /// Returns what a sum and all below a node ahead of it come to.
  @inlinable
  internal func _sum(_ sum: Element, below node: Int, _ toRight: Bool) -> Element {
    toRight ? _combine(sum, _nodes[node]._combined) : _combine(_nodes[node]._combined, sum)
  }
}
