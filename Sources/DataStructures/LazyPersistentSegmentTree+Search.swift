// Binary searches on versions of a persistent segment tree with lazy propagation.

extension LazyPersistentSegmentTree {
  /// Returns the longest range of a version that starts at an index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazyPersistentSegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(2..., by: 8, in: 0)  // 1
  ///     coins.longestRange(from: 1, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(from: 1, in: 1) { $0 <= 4 }  // 1..<2
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
    var sum = _identity
    if start == range.upperBound { return start..<start }
    let failure = _firstFailure(root, _height, from: start - range.lowerBound, nil, &sum, isGood)
    // Rounded sums may be good up to the end when they are grouped differently.
    return start..<Swift.min(range.lowerBound + (failure ?? range.count), range.upperBound)
  }

  /// Returns the longest range of a version that ends before an index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazyPersistentSegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(2..., by: 8, in: 0)  // 1
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
    var sum = _identity
    if end == range.lowerBound { return end..<end }
    let failure = _lastFailure(root, _height, to: end - range.lowerBound, nil, &sum, isGood)
    return range.lowerBound + (failure.map { $0 + 1 } ?? 0)..<end
  }
}

// MARK: - Core

extension LazyPersistentSegmentTree {
  /// Returns the first position below a link, from the given one on, that makes the sum fail, or `nil` if the sum
  /// combined with all of them is good.
  @inlinable
  internal func _firstFailure(
    _ link: _Link, _ level: Int, from place: Int, _ waiting: Update?, _ sum: inout Element,
    _ isGood: (Element) -> Bool
  ) -> Int? {
    if place == 0 {
      let more = _combine(sum, _whole(link, level, waiting))
      if isGood(more) {
        sum = more
        return nil
      }
      if level == 0 { return 0 }
    }
    let (node, update) = (_nodes[Int(link._node)], _pending(link, waiting))
    let half = 1 &<< (level &- 1)
    if place < half,
      let failure = _firstFailure(node._left, level &- 1, from: place, update, &sum, isGood)
    {
      return failure
    }
    let rest = Swift.max(place, half) &- half
    return _firstFailure(node._right, level &- 1, from: rest, update, &sum, isGood)
      .map { $0 &+ half }
  }

  /// Returns the last position below a link, before the given one, that makes the sum fail, or `nil` if all of them
  /// combined with the sum are good.
  @inlinable
  internal func _lastFailure(
    _ link: _Link, _ level: Int, to end: Int, _ waiting: Update?, _ sum: inout Element,
    _ isGood: (Element) -> Bool
  ) -> Int? {
    if end == 1 &<< level {
      let more = _combine(_whole(link, level, waiting), sum)
      if isGood(more) {
        sum = more
        return nil
      }
      if level == 0 { return 0 }
    }
    let (node, update) = (_nodes[Int(link._node)], _pending(link, waiting))
    let half = 1 &<< (level &- 1)
    if end > half,
      let failure = _lastFailure(node._right, level &- 1, to: end &- half, update, &sum, isGood)
    {
      return failure &+ half
    }
    return _lastFailure(node._left, level &- 1, to: Swift.min(end, half), update, &sum, isGood)
  }
}
