// A sorted list in blocks of a few hundred elements, each in contiguous storage: an insertion or removal moves only the
// rest of its block. Jenks, "Sorted Containers" (for Python), 2014.

/// How the elements of a sorted list are compared.
@usableFromInline
internal protocol _SortedKind {
  associatedtype Element
  associatedtype Key: Comparable

  static func _key(of element: Element) -> Key
}

/// Elements that are their own keys.
@usableFromInline
internal enum _KeysAlone<Element: Comparable>: _SortedKind {
  @inlinable
  internal static func _key(of element: Element) -> Element { element }
}

/// Keys with values, which do not affect the order.
@usableFromInline
internal enum _KeysWithValues<Key: Comparable, Value>: _SortedKind {
  @usableFromInline internal typealias Element = (key: Key, value: Value)

  @inlinable
  internal static func _key(of element: (key: Key, value: Value)) -> Key { element.key }
}

/// The elements of a sorted multiset or dictionary.
@usableFromInline
internal struct _SortedBlocks<Kind: _SortedKind> {
  @usableFromInline internal typealias Element = Kind.Element
  @usableFromInline internal typealias Key = Kind.Key
  @usableFromInline internal typealias Place = (block: Int, offset: Int)

  // Invariant between the calls: no block is empty, and one after the other they are in order. `_lasts` holds the key of
  // the last element of each, and `_counts` how many there are.
  @usableFromInline internal var _blocks: [[Element]] = []
  @usableFromInline internal var _lasts: [Key] = []
  @usableFromInline internal var _counts = _BlockCounts()
  @usableFromInline internal var _count = 0

  /// The maximum number of elements in a block between two calls, plus one.
  @usableFromInline internal static var _capacity: Int { 512 }

  @inlinable
  internal init() {}

  @inlinable
  internal init(_sorted sorted: [Element]) {
    // Half full, as after a split: there is room for more.
    let size = Self._capacity / 2
    var counts: [Int] = []
    for start in stride(from: 0, to: sorted.count, by: size) {
      let end = Swift.min(start + size, sorted.count)
      _blocks.append(Array(sorted[start..<end]))
      _lasts.append(Kind._key(of: sorted[end - 1]))
      counts.append(end - start)
    }
    _count = sorted.count
    _counts = _BlockCounts(counts)
  }
}

extension _SortedBlocks: Sendable where Kind.Element: Sendable, Kind.Key: Sendable {}

// MARK: - Places

extension _SortedBlocks {
  /// The position of the first element that is not less than a key (lower bound), or the end.
  @inlinable
  internal func _firstPlace(of key: Key) -> Place {
    _place { $0 < key }
  }

  /// The position of the first element that is greater than a key (upper bound), or the end.
  @inlinable
  internal func _placeBehind(_ key: Key) -> Place {
    _place { !(key < $0) }
  }

  /// The positions of the first element that is not below a range, and of the first one that is above it.
  @inlinable
  internal func _places(of range: some KeyRange<Key>) -> (start: Place, end: Place) {
    (_place { range._isAbove($0) }, _place { !range._isBelow($0) })
  }

  /// The partition point of a monotone predicate on the keys: the position after all elements that satisfy it.
  @inlinable @inline(__always)
  internal func _place(where isBefore: (Key) -> Bool) -> Place {
    let block = _lasts.withUnsafeBufferPointer { lasts in
      Self._partitionIndex(count: lasts.count) { isBefore(lasts[$0]) }
    }
    if block == _blocks.count { return (block, 0) }
    let offset = _blocks[block].withUnsafeBufferPointer { elements in
      Self._partitionIndex(count: elements.count) { isBefore(Kind._key(of: elements[$0])) }
    }
    return (block, offset)
  }

  /// Returns the partition point of a monotone predicate: the first index that does not satisfy it.
  @inlinable @inline(__always)
  internal static func _partitionIndex(count: Int, where isBefore: (Int) -> Bool) -> Int {
    if count == 0 { return 0 }
    var bit = Int.bitWidth - 1 - count.leadingZeroBitCount
    var start = isBefore(1 &<< bit &- 1) ? count &+ 1 &- 1 &<< bit : 0
    // Invariant: the index is one of the 1 &<< bit from `start` on. Sums of powers of two instead of branches: there is
    // nothing to mispredict. Three comparisons at a time: their elements are fetched from memory together.
    while bit > 1 {
      bit &-= 2
      let (last, step) = (start &- 1, 1 &<< bit)
      var passed = isBefore(last &+ step) ? 1 : 0
      passed &+= isBefore(last &+ 2 &* step) ? 1 : 0
      passed &+= isBefore(last &+ 3 &* step) ? 1 : 0
      start &+= passed &<< bit
    }
    return bit > 0 && isBefore(start) ? start &+ 1 : start
  }

  /// The position of the element at an index.
  @inlinable
  internal func _place(at index: Int) -> Place {
    precondition(0 <= index && index < _count, "there is no element at this place")
    return _counts._block(of: index)
  }

  /// The number of elements before a position.
  @inlinable
  internal func _count(before place: Place) -> Int {
    _counts._sum(before: place.block) + place.offset
  }

  /// Whether the element at the lower bound of a key is equal to it.
  @inlinable
  internal func _has(_ key: Key, at place: Place) -> Bool {
    place.block < _blocks.count && !(key < Kind._key(of: _blocks[place.block][place.offset]))
  }

  @inlinable
  internal func _element(at place: Place) -> Element? {
    place.block == _blocks.count ? nil : _blocks[place.block][place.offset]
  }

  @inlinable
  internal func _element(before place: Place) -> Element? {
    if place.offset > 0 { return _blocks[place.block][place.offset - 1] }
    return place.block == 0 ? nil : _blocks[place.block - 1].last
  }
}

// MARK: - Changes

extension _SortedBlocks {
  /// Inserts an element at the position that was found for its key.
  @inlinable
  internal mutating func _insert(_ element: Element, at place: Place) {
    var (block, offset) = place
    if block == _blocks.count {
      // After all others: it extends the last block.
      if block == 0 {
        _blocks.append([])
        _lasts.append(Kind._key(of: element))
        _counts = _BlockCounts([0])
      } else {
        block -= 1
        _lasts[block] = Kind._key(of: element)
      }
      offset = _blocks[block].count
    }
    _blocks[block].insert(element, at: offset)
    _count += 1
    _counts._add(1, to: block)
    if _blocks[block].count == Self._capacity { _split(block) }
  }

  @inlinable
  internal mutating func _popFirst() -> Element? {
    _count == 0 ? nil : _remove(at: (0, 0))
  }

  @inlinable
  internal mutating func _popLast() -> Element? {
    _count == 0 ? nil : _remove(at: (_blocks.count - 1, _blocks[_blocks.count - 1].count - 1))
  }

  @inlinable
  internal mutating func _remove(at place: Place) -> Element {
    let (block, offset) = place
    let element = _blocks[block].remove(at: offset)
    _noteRemoval(from: block, at: offset)
    return element
  }

  /// Removes an element temporarily, until `_putBack` or `_closeGap`; only the last element of the block moves, into
  /// its place.
  @inlinable
  internal mutating func _lift(from place: Place) -> Element {
    _blocks[place.block].swapAt(place.offset, _blocks[place.block].count - 1)
    return _blocks[place.block].removeLast()
  }

  @inlinable
  internal mutating func _putBack(_ element: Element, at place: Place) {
    _blocks[place.block].append(element)
    _blocks[place.block].swapAt(place.offset, _blocks[place.block].count - 1)
  }

  /// Removes an element for good that was lifted.
  @inlinable
  internal mutating func _closeGap(at place: Place) {
    let (block, offset) = place
    if offset < _blocks[block].count {
      let last = _blocks[block].remove(at: offset)
      _blocks[block].append(last)
    }
    _noteRemoval(from: block, at: offset)
  }

  /// Updates sizes and keys after the removal of an element from a block.
  @inlinable
  internal mutating func _noteRemoval(from block: Int, at offset: Int) {
    _count -= 1
    if _blocks[block].isEmpty {
      _blocks.remove(at: block)
      _lasts.remove(at: block)
      _counts._remove(block..<block + 1)
    } else {
      if offset == _blocks[block].count {
        _lasts[block] = Kind._key(of: _blocks[block][offset - 1])
      }
      _counts._add(-1, to: block)
    }
    _refillIfSparse()
  }

  /// Removes the elements between two positions, and returns how many there were.
  @inlinable
  internal mutating func _remove(from start: Place, to end: Place) -> Int {
    if start == end { return 0 }
    let count = _count
    if start.block == end.block {
      // The one at the end stays, so that the block has the same last element.
      _blocks[start.block].removeSubrange(start.offset..<end.offset)
      _counts._add(start.offset - end.offset, to: start.block)
      _count -= end.offset - start.offset
    } else {
      var block = start.block
      if start.offset > 0 {
        let gone = _blocks[block].count - start.offset
        _blocks[block].removeSubrange(start.offset...)
        _lasts[block] = Kind._key(of: _blocks[block][start.offset - 1])
        _counts._add(-gone, to: block)
        _count -= gone
        block += 1
      }
      if end.offset > 0 {
        _blocks[end.block].removeSubrange(..<end.offset)
        _counts._add(-end.offset, to: end.block)
        _count -= end.offset
      }
      if block < end.block {
        for whole in _blocks[block..<end.block] { _count -= whole.count }
        _blocks.removeSubrange(block..<end.block)
        _lasts.removeSubrange(block..<end.block)
        _counts._remove(block..<end.block)
      }
    }
    _refillIfSparse()
    return count - _count
  }

  /// Rebuilds the blocks if they are nearly empty on the whole: most elements since they were built have been removed.
  @inlinable
  internal mutating func _refillIfSparse() {
    if _blocks.count > 1 && _count < _blocks.count * (Self._capacity / 8) {
      self = Self(_sorted: Array(_blocks.joined()))
    }
  }

  /// Splits a full block in two.
  @inlinable
  internal mutating func _split(_ block: Int) {
    let middle = Self._capacity / 2
    let second = Array(_blocks[block][middle...])
    _blocks[block].removeSubrange(middle...)
    _blocks.insert(second, at: block + 1)
    _lasts.insert(Kind._key(of: _blocks[block][middle - 1]), at: block)
    _counts._split(block, second: second.count)
  }
}

// MARK: - Ranges

/// The elements between two positions of a sorted list.
@usableFromInline
internal struct _SortedRun<Element>: Sequence, IteratorProtocol {
  @usableFromInline internal let _blocks: [[Element]]
  @usableFromInline internal var _next: (block: Int, offset: Int)
  @usableFromInline internal let _end: (block: Int, offset: Int)

  @inlinable
  internal init(
    _ blocks: [[Element]],
    _ places: (start: (block: Int, offset: Int), end: (block: Int, offset: Int))
  ) {
    (_blocks, _next, _end) = (blocks, places.start, places.end)
  }

  /// Returns the next element, or `nil` if there is none.
  @inlinable
  internal mutating func next() -> Element? {
    guard _next < _end else { return nil }
    let element = _blocks[_next.block][_next.offset]
    _next.offset += 1
    if _next.offset == _blocks[_next.block].count { _next = (_next.block + 1, 0) }
    return element
  }
}

extension _SortedRun: Sendable where Element: Sendable {}
