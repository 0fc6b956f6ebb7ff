// Sums of the beginnings of a list of numbers that change: Fenwick, "A new data structure for cumulative frequency
// tables", 1994.

/// How many elements each block has, and all before it together.
@usableFromInline internal struct _BlockCounts: Sendable {
  /// The count of each block: here they are added up without a look at each block.
  @usableFromInline internal var _counts: [Int]
  /// Entry *k* is the sum of as many counts, up to and with the one of block *k*, as the lowest bit that is set in
  /// *k* + 1 says.
  @usableFromInline internal var _sums: [Int] = []

  @inlinable
  internal init(_ counts: [Int] = []) {
    _counts = counts
    _addUp()
  }

  @inlinable
  internal mutating func _addUp() {
    _sums = _counts
    for index in _sums.indices {
      let above = index | (index + 1)
      if above < _sums.count { _sums[above] += _sums[index] }
    }
  }

  /// Makes two blocks of one, the second with so many elements.
  @inlinable
  internal mutating func _split(_ block: Int, second count: Int) {
    _counts[block] -= count
    _counts.insert(count, at: block + 1)
    _addUp()
  }

  @inlinable
  internal mutating func _remove(_ block: Int) {
    _counts.remove(at: block)
    _addUp()
  }

  @inlinable
  internal mutating func _add(_ change: Int, to block: Int) {
    _counts[block] += change
    var index = block
    while index < _sums.count {
      _sums[index] += change
      index |= index + 1
    }
  }

  @inlinable
  internal func _sum(before block: Int) -> Int {
    var sum = 0
    var end = block
    while end > 0 {
      sum += _sums[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// Returns the block that has a place, and where the place is in it.
  @inlinable
  internal func _block(of place: Int) -> (block: Int, offset: Int) {
    var (block, rest) = (0, place)
    var step = 1
    while step <= _sums.count / 2 { step *= 2 }
    while step > 0 {
      // Invariant: the place is `rest` places behind the beginning of the block, and less than 2 × `step` blocks.
      if block + step <= _sums.count, _sums[block + step - 1] <= rest {
        rest -= _sums[block + step - 1]
        block += step
      }
      step /= 2
    }
    return (block, rest)
  }
}
