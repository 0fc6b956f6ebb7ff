// The tails of patience sorting for integers, searched for eight keys at once without branches.
// Search trees in the order of their levels: P.-V. Khuong, P. Morin, "Array layouts for
// comparison-based searching", ACM Journal of Experimental Algorithmics 22 (2017).

/// The minimum last key of the increasing subsequences of each length.
///
/// A single search mostly waits, for memory and for branches that were predicted wrongly. Eight
/// searches in lock-step, without branches, do not depend on each other and fill those waits.
/// They see the tails as they were before the batch; `replaceTail` makes up for the difference.
@usableFromInline
internal struct _PatienceTails<Key: FixedWidthInteger & UnsignedInteger> {
  /// 0 when a tail must be below its follower, 1 when it may also be equal to it: a key may follow
  /// the tails with *tail < key + slack*.
  @usableFromInline internal let slack: Key

  // Invariant: keys[..<length] are the tails in ascending order and keys[length..<capacity] are
  // `Key.max`. There is always at least one of the latter, at which every search ends at last.
  @usableFromInline internal var keys: UnsafeMutablePointer<Key>
  @usableFromInline internal var length = 0
  @usableFromInline internal var capacity = 2 * _PatienceTails.blockLength

  // Invariant: `tree` points to the end of a perfect binary search tree with 2^treeBits - 1 nodes
  // in the order of its levels, which holds the last key of every block but the last block.
  // Node k is at tree[-k] and has the children 2k and 2k + 1. The mirrored numbers -2k and -2k - 1
  // cost one instruction less: the comparison's outcome is subtracted as a borrow.
  //
  //     keys              … a|… b|… c|… d         four blocks
  //     tree[-3...(-1)]   c a b                   b is the root
  //
  // Compared with bisecting the keys themselves, whose first probes compete for the same few
  // cache lines, this halved the time for 500,000 tails and saved 15 % for 2,000.
  @usableFromInline internal var tree: UnsafeMutablePointer<Key>
  @usableFromInline internal var treeBits = 1

  /// The length of a block, and of the window at the end that is tried before the tree.
  ///
  /// With 32 random input took as long and nearly sorted input 8 % longer; with 16 it was 4 % and
  /// 55 %.
  @inlinable internal static var blockLength: Int { 64 }
  @inlinable internal static var blockBits: Int { 6 }

  @inlinable
  internal init(slack: Key) {
    self.slack = slack
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: .max, count: capacity)
    tree = .allocate(capacity: 2)
    tree.initialize(repeating: .max, count: 2)
    tree += 2
  }

  @inlinable
  internal func deallocate() {
    keys.deallocate()
    (tree - (1 << treeBits)).deallocate()
  }
}

// MARK: - One key

extension _PatienceTails {
  /// Makes the key a tail where it belongs and returns that position.
  @inlinable
  internal mutating func place(_ key: Key) -> Int {
    reserveBatch()
    // The sum wraps to zero for a key that may follow every key.
    var low = key &+ slack < key ? length : 0
    var high = length
    while low < high {
      let middle = low + (high - low) / 2
      if keys[middle] < key &+ slack {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return replaceTail(with: key, from: low)
  }

  /// Replaces the first tail that the key cannot follow, which is not before `start`, or appends.
  @inlinable @inline(__always)
  internal mutating func replaceTail(with key: Key, from start: Int) -> Int {
    // Keys of the same batch that came first can only have moved the position to the right.
    var position = start
    while keys[position] < key &+ slack { position &+= 1 }
    keys[position] = key
    if position & (Self.blockLength - 1) == Self.blockLength - 1 {
      updateTree(blockEnd: position)
    }
    if position == length { length &+= 1 }
    return position
  }

  /// Copies the last key of a block to its node.
  @inlinable
  internal func updateTree(blockEnd: Int) {
    // The number of a block's end is odd · 2^h, where h is the height of its node: counted from
    // the left, it is node (odd - 1) / 2 of the 2^(treeBits - 1 - h) nodes of its level.
    let number = (blockEnd &+ 1) &>> Self.blockBits
    let height = number.trailingZeroBitCount
    let node = ((1 &<< treeBits) | number) &>> (height &+ 1)
    tree[0 &- node] = keys[blockEnd]
  }

  /// Makes room for a batch and the `Key.max` after it.
  @inlinable @inline(__always)
  internal mutating func reserveBatch() {
    if length &+ _PatienceBatch<Key>.count >= capacity { doubleCapacity() }
  }

  @inlinable @inline(never)
  internal mutating func doubleCapacity() {
    let larger = UnsafeMutablePointer<Key>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: keys, count: capacity)
    (larger + capacity).initialize(repeating: .max, count: capacity)
    deallocate()
    keys = larger
    capacity *= 2
    treeBits += 1
    tree = .allocate(capacity: 1 << treeBits)
    tree.initialize(repeating: .max, count: 1 << treeBits)
    tree += 1 << treeBits
    for blockEnd in stride(from: Self.blockLength - 1, to: length, by: Self.blockLength) {
      updateTree(blockEnd: blockEnd)
    }
  }
}

// MARK: - Eight keys

extension _PatienceTails {
  /// Places the keys of a batch one after the other and returns their positions.
  @inlinable @inline(__always)
  internal mutating func place(_ batch: _PatienceBatch<Key>) -> _PatienceBatch<Int> {
    reserveBatch()
    let slack = self.slack
    if length > 0 {
      if keys[length &- 1] < batch.v0 &+ slack, batch.isChain({ $0 < $1 &+ slack }) {
        return append(batch)
      }
      // No key may follow the one before it: each replaces the first tail.
      let reach = 1 &- slack
      if batch.v0 < keys[0] &+ reach, batch.isChain({ $1 < $0 &+ reach }) {
        keys[0] = batch.v7
        return _PatienceBatch { _ in 0 }
      }
    }
    if slack > 0, batch.contains(.max) {
      // `key + slack` wraps to zero, which the searches below cannot tell from the least key.
      return batch.map { place($0) }
    }
    var positions = search(batch.map { $0 &+ slack })
    positions.update(with: batch) { replaceTail(with: $1, from: $0) }
    return positions
  }

  @inlinable @inline(__always)
  internal mutating func append(_ batch: _PatienceBatch<Key>) -> _PatienceBatch<Int> {
    let first = length
    length &+= _PatienceBatch<Key>.count
    batch.forEach { keys[first &+ $0] = $1 }
    let blockEnd = first | (Self.blockLength - 1)
    if blockEnd < length { updateTree(blockEnd: blockEnd) }
    return _PatienceBatch { first &+ $0 }
  }

  /// Returns, for each bound, the number of tails below it.
  @inlinable @inline(__always)
  internal func search(_ bounds: _PatienceBatch<Key>) -> _PatienceBatch<Int> {
    // Copies, so that the compiler sees that nothing below changes them.
    let keys = self.keys
    let tree = self.tree
    var starts: _PatienceBatch<Int>
    let windowEdge = length < Self.blockLength ? .max : keys[length &- Self.blockLength]
    if windowEdge < bounds.v0, windowEdge < bounds.min {
      // All places are among the last tails: nearly sorted input always comes here.
      let start = length &- (Self.blockLength - 1)
      starts = _PatienceBatch { _ in start }
    } else {
      var nodes = _PatienceBatch<Int> { _ in -1 }
      var level = treeBits
      repeat {
        nodes.update(with: bounds) { $0 &+ $0 &- Self._bit(tree[$0] < $1) }
        level &-= 1
      } while level > 0
      let blocks = 1 &<< treeBits
      starts = nodes.map { (0 &- $0 &- blocks) &<< Self.blockBits }
    }
    // Invariant: the place is in start...start + 2^step - 1 before the line that adds 2^(step - 1).
    starts.update(with: bounds) { $0 &+ Self._bit(keys[$0 &+ 31] < $1) &<< 5 }
    starts.update(with: bounds) { $0 &+ Self._bit(keys[$0 &+ 15] < $1) &<< 4 }
    starts.update(with: bounds) { $0 &+ Self._bit(keys[$0 &+ 7] < $1) &<< 3 }
    starts.update(with: bounds) { $0 &+ Self._bit(keys[$0 &+ 3] < $1) &<< 2 }
    starts.update(with: bounds) { $0 &+ Self._bit(keys[$0 &+ 1] < $1) &<< 1 }
    starts.update(with: bounds) {
      let place = $0 &+ Self._bit(keys[$0] < $1)
      assert(keys[place] >= $1, "the tree has lost the last key of a block")
      return place
    }
    return starts
  }

  /// Returns 1 for true and 0 for false.
  ///
  /// The compiler turns `condition ? 1 : 0` at the end of a loop into a branch, which is
  /// mispredicted every other time: 0.70 instead of 0.39 ns per element and level of the tree.
  @inlinable @inline(__always)
  internal static func _bit(_ condition: Bool) -> Int {
    Int(truncatingIfNeeded: unsafeBitCast(condition, to: UInt8.self))
  }
}
