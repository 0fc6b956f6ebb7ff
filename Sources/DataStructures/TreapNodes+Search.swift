// Binary searches on the nodes of an implicit treap, past all that satisfies the predicate; what is pending stays where
// it is.

extension _TreapReader {
  /// Returns the longest range that starts at an index and whose combined elements satisfy a predicate.
  @inlinable
  internal func longestRange(
    _ root: Int32, from start: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    let count = Int(nodes[Int(root)].count)
    precondition(0 <= start && start <= count, "no range begins there")
    var sum = nodes[0].sum
    let failure = firstFailure(root, from: Int32(start), false, nil, &sum, toRight: true, isGood)
    return start..<(failure.map { Int($0) } ?? count)
  }

  /// Returns the longest range that ends before an index and whose combined elements satisfy a predicate.
  @inlinable
  internal func longestRange(
    _ root: Int32, to end: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    let count = Int(nodes[Int(root)].count)
    precondition(0 <= end && end <= count, "no range ends there")
    var sum = nodes[0].sum
    let place = Int32(count - end)
    let failure = firstFailure(root, from: place, true, nil, &sum, toRight: false, isGood)
    return (failure.map { count - Int($0) } ?? 0)..<end
  }

  /// Returns the first place below a node, from the given one on, that makes the sum fail, or `nil` if the sum combined
  /// with all of them is good.
  ///
  /// A search to the left reads the elements from right to left, and so are the places numbered.
  @inlinable
  internal func firstFailure(
    _ node: Int32, from place: Int32, _ isReversed: Bool, _ update: Update?,
    _ sum: inout Element, toRight: Bool, _ isGood: (Element) -> Bool
  ) -> Int32? {
    if node == 0 { return nil }
    let next = nodes + Int(node)
    if place == 0 {
      let all = isReversed == toRight ? next.pointee.reversedSum : next.pointee.sum
      let more = joined(sum, rules.updated(all, next.pointee.count, by: update), toRight)
      if isGood(more) {
        sum = more
        return nil
      }
    }
    let (before, behind) =
      isReversed
      ? (next.pointee.right, next.pointee.left) : (next.pointee.left, next.pointee.right)
    let countBefore = nodes[Int(before)].count
    let areReversed = isReversed != next.pointee.isTurning
    // What is pending farther up is newer.
    let updateBelow = rules.both(next.pointee.update, update)
    if place <= countBefore {
      if place < countBefore,
        let failure = firstFailure(
          before, from: place, areReversed, updateBelow, &sum, toRight: toRight, isGood)
      {
        return failure
      }
      let more = joined(sum, rules.updated(next.pointee.element, 1, by: update), toRight)
      if !isGood(more) { return countBefore }
      sum = more
    }
    let rest = Swift.max(place - countBefore - 1, 0)
    return firstFailure(
      behind, from: rest, areReversed, updateBelow, &sum, toRight: toRight, isGood
    ).map { $0 + countBefore + 1 }
  }

  /// Returns a sum combined with what is next to it on one side.
  @inlinable
  internal func joined(_ sum: Element, _ next: Element, _ toRight: Bool) -> Element {
    toRight ? rules.combine(sum, next) : rules.combine(next, sum)
  }
}
