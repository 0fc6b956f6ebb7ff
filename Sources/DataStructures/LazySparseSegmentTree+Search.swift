// Binary searches on a dynamic segment tree with lazy propagation.

extension LazySparseSegmentTree {
  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazySparseSegmentTree(
  ///       over: 0..<1_000_000_000, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(10..., by: 2)
  ///     coins.longestRange(from: 5) { $0 <= 7 }  // 5..<13
  ///
  /// - Parameters:
  ///   - start: In `range`, or its end.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: O(log *w*), where *w* is the width of the range of the tree.
  @inlinable
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(range.lowerBound <= start && start <= range.upperBound, "no range begins there")
    var sum = _identity
    if start == range.upperBound { return start..<start }
    let failure = _firstFailure(1, _height, from: start - range.lowerBound, nil, &sum, isGood)
    // What is after the end is the identity, which makes nothing fail.
    return start..<range.lowerBound + (failure ?? range.count)
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazySparseSegmentTree(
  ///       over: 0..<1_000_000_000, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(10..., by: 2)
  ///     coins.longestRange(to: 13) { $0 <= 4 }  // 11..<13
  ///
  /// - Parameters:
  ///   - end: In `range`, or its end.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: O(log *w*), where *w* is the width of the range of the tree.
  @inlinable
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(range.lowerBound <= end && end <= range.upperBound, "no range ends there")
    var sum = _identity
    if end == range.lowerBound { return end..<end }
    let failure = _lastFailure(1, _height, to: end - range.lowerBound, nil, &sum, isGood)
    return range.lowerBound + (failure.map { $0 + 1 } ?? 0)..<end
  }

  /// Returns the first position below a node, from the given one on, that makes the sum fail, or `nil` if the sum
  /// combined with all of them is good.
  @inlinable
  internal func _firstFailure(
    _ node: Int, _ level: Int, from place: Int, _ waiting: Update?, _ sum: inout Element,
    _ isGood: (Element) -> Bool
  ) -> Int? {
    if place == 0 {
      let more = _combine(sum, _whole(node, level, waiting))
      if isGood(more) {
        sum = more
        return nil
      }
      if level == 0 { return 0 }
    }
    let update = _both(_nodes[node]._update, waiting)
    let (left, right) = _children(of: node)
    let half = 1 &<< (level &- 1)
    if place < half,
      let failure = _firstFailure(left, level &- 1, from: place, update, &sum, isGood)
    {
      return failure
    }
    let rest = Swift.max(place, half) &- half
    return _firstFailure(right, level &- 1, from: rest, update, &sum, isGood).map { $0 &+ half }
  }

  /// Returns the last position below a node, before the given one, that makes the sum fail, or `nil` if all of them
  /// combined with the sum are good.
  @inlinable
  internal func _lastFailure(
    _ node: Int, _ level: Int, to end: Int, _ waiting: Update?, _ sum: inout Element,
    _ isGood: (Element) -> Bool
  ) -> Int? {
    if end == 1 &<< level {
      let more = _combine(_whole(node, level, waiting), sum)
      if isGood(more) {
        sum = more
        return nil
      }
      if level == 0 { return 0 }
    }
    let update = _both(_nodes[node]._update, waiting)
    let (left, right) = _children(of: node)
    let half = 1 &<< (level &- 1)
    if end > half,
      let failure = _lastFailure(right, level &- 1, to: end &- half, update, &sum, isGood)
    {
      return failure &+ half
    }
    return _lastFailure(left, level &- 1, to: Swift.min(end, half), update, &sum, isGood)
  }
}
