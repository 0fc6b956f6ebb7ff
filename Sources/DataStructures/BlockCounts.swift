// The sizes of the blocks of a sorted multiset, and which block contains a given position.

/// The size of each block, and prefix sums of the sizes.
@usableFromInline internal struct _BlockCounts: Sendable {
  /// The size of each block: here they are summed without bounds checks.
  @usableFromInline internal var _counts: [Int]
  @usableFromInline internal var _tree: FenwickTree<Int>

  @inlinable
  internal init(_ counts: [Int] = []) {
    _counts = counts
    _tree = FenwickTree(counts)
  }

  /// Splits a block in two, the second with the given number of elements.
  @inlinable
  internal mutating func _split(_ block: Int, second count: Int) {
    _counts[block] -= count
    _counts.insert(count, at: block + 1)
    _tree = FenwickTree(_counts)
  }

  @inlinable
  internal mutating func _remove(_ blocks: Range<Int>) {
    _counts.removeSubrange(blocks)
    _tree = FenwickTree(_counts)
  }

  @inlinable
  internal mutating func _add(_ change: Int, to block: Int) {
    _counts[block] += change
    _tree.add(change, at: block)
  }

  @inlinable
  internal func _sum(before block: Int) -> Int {
    _tree.sum(..<block)
  }

  /// Returns the block that contains a position, and the offset in it.
  @inlinable
  internal func _block(of place: Int) -> (block: Int, offset: Int) {
    let (block, before) = _tree._longestPrefix { $0 <= place }
    return (block, place - before)
  }
}
