// Offline range queries in an order in which each range is near the one before: Mo's algorithm. The lower bounds fall
// into blocks, within which the upper bounds alternately ascend and descend. With updates in between, those fall into
// blocks, too, within which the updates alternately are made and undone.

extension Collection where Element == Range<Int> {
  /// Answers offline range queries by Mo's algorithm: moves from range to range by adding and removing single
  /// positions.
  ///
  ///     let values = [3, 1, 3, 3, 2]
  ///     var counts = [0, 0, 0, 0]
  ///     var kinds = 0
  ///     var answers = [0, 0, 0]
  ///     [0..<3, 2..<4, 0..<5].forEachInMosOrder(
  ///       add: { place in
  ///         if counts[values[place]] == 0 { kinds += 1 }
  ///         counts[values[place]] += 1
  ///       },
  ///       remove: { place in
  ///         counts[values[place]] -= 1
  ///         if counts[values[place]] == 0 { kinds -= 1 }
  ///       },
  ///       answer: { index in answers[index] = kinds })
  ///     answers  // [2, 1, 3]
  ///
  /// It is for answers that are hard to find for a range, but easy to update when one position is added or removed: the
  /// number of distinct elements, or the most frequent element. What closures have in common had better be a method
  /// of a structure: a local function that changes variables around it takes several times as long. If it is hard to
  /// update when a position is removed, use `forEachInMosOrder(add:undo:answer:)`.
  ///
  /// - Parameters:
  ///   - add: Called with the position right before or after the current range.
  ///   - remove: Called with the first or the last position of the current range.
  ///   - answer: Called once for each range, when exactly its positions are added, with the index of the range in the
  ///     collection, counted from 0.
  /// - Complexity: O(*q* log *q*) time and O(*q* + *n* √*q*) calls for *q* ranges within *n* positions: on average
  ///   about 0.82 *n* √*q* of `add` and `remove` together.
  @inlinable
  public func forEachInMosOrder(
    add: (Int) throws -> Void, remove: (Int) throws -> Void, answer: (Int) throws -> Void
  ) rethrows {
    try forEachInMosOrder(
      afterUpdates: [Int](repeating: 0, count: count), add: add, remove: remove,
      update: { _, _ in }, undo: { _, _ in }, answer: answer)
  }

  /// Answers offline range queries between updates by Mo's algorithm with updates (with modification, in three
  /// dimensions): moves from range to range by adding and removing single positions, and from time to time by making and
  /// undoing single updates.
  ///
  ///     struct Kinds {
  ///       var values = [3, 1, 3, 3, 2]
  ///       var changes = [(place: 1, value: 3), (place: 4, value: 1)]
  ///       var counts = [0, 0, 0, 0]
  ///       var count = 0
  ///       mutating func add(_ value: Int) {
  ///         if counts[value] == 0 { count += 1 }
  ///         counts[value] += 1
  ///       }
  ///       mutating func remove(_ value: Int) {
  ///         counts[value] -= 1
  ///         if counts[value] == 0 { count -= 1 }
  ///       }
  ///       mutating func exchange(_ index: Int, in range: Range<Int>) {
  ///         let (place, value) = changes[index]
  ///         if range.contains(place) {
  ///           remove(values[place])
  ///           add(value)
  ///         }
  ///         changes[index].value = values[place]
  ///         values[place] = value
  ///       }
  ///     }
  ///     var (kinds, answers) = (Kinds(), [0, 0, 0])
  ///     [0..<2, 0..<2, 1..<5].forEachInMosOrder(
  ///       afterUpdates: [0, 1, 2],
  ///       add: { kinds.add(kinds.values[$0]) },
  ///       remove: { kinds.remove(kinds.values[$0]) },
  ///       update: { kinds.exchange($0, in: $1) },
  ///       undo: { kinds.exchange($0, in: $1) },
  ///       answer: { answers[$0] = kinds.count })
  ///     answers  // [2, 1, 2]
  ///
  /// At first no position is added and no update made. An update that exchanges the value of a position for its own is
  /// undone by another such exchange, as here.
  ///
  /// - Parameters:
  ///   - counts: The number of updates before each range, not negative.
  ///   - add: Called with the position right before or after the current range.
  ///   - remove: Called with the first or the last position of the current range.
  ///   - update: Called with the index of the next update, counted from 0, and the current range: the positions that are
  ///     added.
  ///   - undo: Called with the index of the last update that is made, and the current range.
  ///   - answer: Called once for each range, when exactly its positions are added and the updates before it are made,
  ///     with the index of the range in the collection, counted from 0.
  /// - Complexity: O(*q* log *q*) time and O(*q* + *n* √*q* + *u* + ∛(*n*² *q*² *u*)) calls for *q* ranges within *n*
  ///   positions and *u* updates; at random, with *n* = *q* = *u*, about 1.3 *n*^(5/3).
  @inlinable
  public func forEachInMosOrder(
    afterUpdates counts: [Int], add: (Int) throws -> Void, remove: (Int) throws -> Void,
    update: (Int, Range<Int>) throws -> Void, undo: (Int, Range<Int>) throws -> Void,
    answer: (Int) throws -> Void
  ) rethrows {
    precondition(counts.count == count, "there is not one number of updates for each range")
    precondition(counts.allSatisfy { $0 >= 0 }, "a number of updates is negative")
    let ranges = Array(self)
    var (low, high, made) = (ranges.first?.lowerBound ?? 0, ranges.first?.lowerBound ?? 0, 0)
    for index in _mosOrder(afterUpdates: counts) {
      let range = ranges[index]
      // First it becomes longer, and only then shorter.
      while low > range.lowerBound {
        low -= 1
        try add(low)
      }
      while high < range.upperBound {
        try add(high)
        high += 1
      }
      while low < range.lowerBound {
        try remove(low)
        low += 1
      }
      while high > range.upperBound {
        high -= 1
        try remove(high)
      }
      while made < counts[index] {
        try update(made, range)
        made += 1
      }
      while made > counts[index] {
        made -= 1
        try undo(made, range)
      }
      try answer(index)
    }
  }

  /// Returns the indices of the ranges, counted from 0, in Mo's order, in which each range is near the one before.
  ///
  ///     [5..<9, 0..<2, 6..<9, 1..<2].mosOrder()  // [1, 3, 0, 2]
  ///
  /// It is the order of `forEachInMosOrder(add:remove:answer:)`.
  ///
  /// - Complexity: O(*q* log *q*) for *q* ranges.
  @inlinable
  public func mosOrder() -> [Int] {
    _mosOrder(afterUpdates: [Int](repeating: 0, count: count))
  }

  /// Returns the indices of the ranges in Mo's order, with updates in between.
  @inlinable
  internal func _mosOrder(afterUpdates counts: [Int]) -> [Int] {
    guard let first, var (fewest, most) = counts.first.map({ ($0, $0) }) else { return [] }
    var (least, greatest) = (first.lowerBound, first.lowerBound)
    var (firstEnd, lastEnd) = (first.upperBound, first.upperBound)
    for (range, count) in zip(self, counts) {
      (least, greatest) = (
        Swift.min(least, range.lowerBound), Swift.max(greatest, range.lowerBound)
      )
      (firstEnd, lastEnd) = (
        Swift.min(firstEnd, range.upperBound), Swift.max(lastEnd, range.upperBound)
      )
      (fewest, most) = (Swift.min(fewest, count), Swift.max(most, count))
    }
    // Blocks of a width for which lower and upper bounds move about as much; of the factors 1, 1.2, 1.5, 1.73 and 2,
    // 1.2 is best for random ranges: 0.82 n √q moves, where an order along a Hilbert curve makes 0.88.
    let (lows, ends) = (Double(greatest) - Double(least), Double(lastEnd) - Double(firstEnd))
    let (area, updates) = (lows * ends / Double(count), Double(most - fewest))
    var size = Swift.max(1, 1.2 * _nearRoot(of: area))
    // Updates move about as much, too, if the upper bounds have such blocks; without any their blocks have width 1.
    while size * size * size < area * updates { size *= 1.05 }
    // Where all upper bounds are in one block, updates move once for each block of lower bounds.
    size = Swift.max(size, _nearRoot(of: lows * updates / Double(count)))
    let blocks = Swift.max(1, lows / size)
    let width = UInt(size)
    let endWidth = UInt(Swift.max(1, _nearRoot(of: blocks * ends * updates / Double(count))))
    var keys: [(block: UInt, end: UInt, count: Int, index: Int)] = []
    keys.reserveCapacity(count)
    for (index, (range, count)) in zip(self, counts).enumerated() {
      // As an unsigned number the difference fits, whatever the two are.
      let block = UInt(bitPattern: range.lowerBound &- least) / width
      let end = UInt(bitPattern: range.upperBound &- firstEnd) / endWidth
      // In every other block the next coordinate descends: ~ reverses the order.
      keys.append(
        (block, block & 1 == 0 ? end : ~end, (block ^ end) & 1 == 0 ? count : ~count, index))
    }
    keys.sort {
      if $0.block != $1.block { return $0.block < $1.block }
      return $0.end != $1.end ? $0.end < $1.end : $0.count < $1.count
    }
    return keys.map(\.index)
  }
}

// MARK: - Core

/// Returns approximately the square root of a number that is not negative.
///
/// (`Double.squareRoot` would make the module depend on the C mathematics library.)
@inlinable
internal func _nearRoot(of number: Double) -> Double {
  // Half the exponent, and half the fraction as if it were more of the exponent: wrong by less than a sixteenth.
  // Newton's method turns an error into half its square.
  var root = Double(bitPattern: number.bitPattern / 2 + 1.0.bitPattern / 2)
  for _ in 0..<5 { root = (root + number / root) / 2 }
  return root
}
