// Mo's algorithm where nothing can be removed but what was added last: within a block of lower bounds the upper bounds
// ascend, and the positions below the end of the block are added anew for each range.

extension Collection where Element == Range<Int> {
  /// Answers offline range queries by adding single positions and taking back the last additions: Mo's algorithm without
  /// removal (Mo with rollback).
  ///
  /// Here it is how often the most frequent element of each range occurs, which is easy to update when a position is
  /// added, but not when one is removed:
  ///
  ///     let values = [3, 1, 3, 3, 2]
  ///     var counts = [0, 0, 0, 0]
  ///     var highest = [0]  // before and after each addition
  ///     var answers = [0, 0, 0]
  ///     [0..<3, 1..<2, 0..<5].forEachInMosOrder(
  ///       add: { place in
  ///         counts[values[place]] += 1
  ///         highest.append(max(highest.last!, counts[values[place]]))
  ///       },
  ///       undo: { place in
  ///         counts[values[place]] -= 1
  ///         highest.removeLast()
  ///       },
  ///       answer: { index in answers[index] = highest.last! })
  ///     answers  // [2, 1, 3]
  ///
  /// Additions are taken back in the opposite order, so whatever can be undone will do: a union–find structure with undo,
  /// or what each addition has overwritten, on a stack. At the beginning and at the end no position is added. If
  /// positions can be removed in any order, `forEachInMosOrder(add:remove:answer:)` makes fewer calls.
  ///
  /// - Parameters:
  ///   - add: Called with the position right before or after the current range.
  ///   - undo: Called with the position that was added last and is not taken back yet.
  ///   - answer: Called once for each range, when exactly its positions are added, with the index of the range in the
  ///     collection, counted from 0.
  /// - Complexity: O(*q* log *q*) time and O(*q* + *n* √*q*) calls for *q* ranges within *n* positions: on average
  ///   about 2 *n* √*q* of `add` and `undo` together.
  @inlinable
  public func forEachInMosOrder(
    add: (Int) throws -> Void, undo: (Int) throws -> Void, answer: (Int) throws -> Void
  ) rethrows {
    let ranges = Array(self)
    // Invariant: between two ranges low ..< high is added, in ascending order.
    var (low, high) = (0, 0)
    for (index, split) in _blockOrder() {
      let range = ranges[index]
      if split != low || high > range.upperBound {
        while high > low {
          high -= 1
          try undo(high)
        }
        (low, high) = (split, split)
      }
      while high < range.upperBound {
        try add(high)
        high += 1
      }
      var place = split
      while place > range.lowerBound {
        place -= 1
        try add(place)
      }
      try answer(index)
      while place < split {
        try undo(place)
        place += 1
      }
    }
    while high > low {
      high -= 1
      try undo(high)
    }
  }

  /// Returns the indices of the ranges in the order of the blocks of their lower bounds, and of their upper bounds in
  /// each block, with the end of the block, or that of a range that ends before.
  @inlinable
  internal func _blockOrder() -> [(index: Int, split: Int)] {
    guard let first = self.first else { return [] }
    var (least, greatest, lastEnd) = (first.lowerBound, first.lowerBound, first.upperBound)
    for range in self {
      (least, greatest) = (
        Swift.min(least, range.lowerBound), Swift.max(greatest, range.lowerBound)
      )
      lastEnd = Swift.max(lastEnd, range.upperBound)
    }
    // Blocks of a width for which as much is added below their ends as above. What is above is added anew for each block,
    // even if all ranges end at the same place.
    let area = (Double(greatest) - Double(least)) * (Double(lastEnd) - Double(least))
    let width = UInt(Swift.max(1, _nearRoot(of: area / Double(count))))
    var keys: [(block: UInt, end: Int, split: Int, index: Int)] = []
    keys.reserveCapacity(count)
    for (index, range) in enumerated() {
      // As unsigned numbers the differences fit, whatever the bounds are.
      let (block, place) = UInt(bitPattern: range.lowerBound &- least).quotientAndRemainder(
        dividingBy: width)
      let length = Swift.min(width - place, UInt(bitPattern: range.upperBound &- range.lowerBound))
      keys.append(
        (block, range.upperBound, range.lowerBound &+ Int(bitPattern: length), index))
    }
    keys.sort { $0.block != $1.block ? $0.block < $1.block : $0.end < $1.end }
    return keys.map { ($0.index, $0.split) }
  }
}
