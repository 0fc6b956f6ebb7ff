// How many elements the blocks of a sorted multiset have, and which of them has a given place.

/// How many elements each block has, and all before it together.
@usableFromInline internal struct _BlockCounts: Sendable {
  /// The count of each block: here they are added up without a look at each block.
  @usableFromInline internal var _counts: [Int]
  @usableFromInline internal var _tree: FenwickTree<Int>

  @inlinable
  internal init(_ counts: [Int] = []) {
    _counts = counts
    _tree = FenwickTree(counts)
  }

  /// Makes two blocks of one, the second with so many elements.
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

  /// Returns the block that has a place, and where the place is in it.
  @inlinable
  internal func _block(of place: Int) -> (block: Int, offset: Int) {
    let (block, before) = _tree._longestPrefix { $0 <= place }
    return (block, place - before)
  }
}
