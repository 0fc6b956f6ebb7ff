// A sorted list in blocks of a few hundred elements, each in one piece of memory: what is put in or taken out moves the
// rest of its block only. Jenks, "Sorted Containers" (for Python), 2014.

/// What elements of a sorted list are compared by.
@usableFromInline
internal protocol _SortedKind {
  associatedtype Element
  associatedtype Key: Comparable

  static func _key(of element: Element) -> Key
}

/// Elements that are compared themselves.
@usableFromInline
internal enum _KeysAlone<Element: Comparable>: _SortedKind {
  @inlinable
  internal static func _key(of element: Element) -> Element { element }
}

/// Keys with values, which do not matter for the order.
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

  /// As many elements as a block has at most between two calls, and one more.
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
  /// The place of the first element that is not less; that behind all blocks if there is none.
  @inlinable
  internal func _firstPlace(of key: Key) -> Place {
    _place { $0 < key }
  }

  /// The place of the first element that is greater; that behind all blocks if there is none.
  @inlinable
  internal func _placeBehind(_ key: Key) -> Place {
    _place { !(key < $0) }
  }

  /// The places of the first element that is not below a range, and of the first one that is above it.
  @inlinable
  internal func _places(of range: some KeyRange<Key>) -> (start: Place, end: Place) {
    (_place { range._isAbove($0) }, _place { !range._isBelow($0) })
  }

  /// The place behind all elements whose keys satisfy a condition, which none behind one that does not satisfies.
  @inlinable
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

  /// Returns the index behind all those that satisfy a condition, which none behind one that does not satisfies.
  @inlinable
  internal static func _partitionIndex(count: Int, where isBefore: (Int) -> Bool) -> Int {
    var start = 0
    var length = count
    while length > 0 {
      // Invariant: what is before `start` satisfies the condition, and what is `length` or more behind it does not.
      // There is nothing to guess for the processor: a number is chosen, not a way.
      let half = (length + 1) / 2
      start = isBefore(start + half - 1) ? start + half : start
      length -= half
    }
    return start
  }

  /// The place of an element, counted from 0.
  @inlinable
  internal func _place(at index: Int) -> Place {
    precondition(0 <= index && index < _count, "there is no element at this place")
    return _counts._block(of: index)
  }

  /// How many elements are before a place.
  @inlinable
  internal func _count(before place: Place) -> Int {
    _counts._sum(before: place.block) + place.offset
  }

  /// Whether the element at the first place that is not less than the given one is equal to it.
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
  /// Puts an element in at a place that was found for its key.
  @inlinable
  internal mutating func _insert(_ element: Element, at place: Place) {
    var (block, offset) = place
    if block == _blocks.count {
      // Behind all others: there goes the last block on.
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

  /// Takes an element out for a moment, until `_putBack` or `_closeGap`; no other one moves but the last of the block,
  /// into its place.
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

  /// Leaves an element out that was lifted.
  @inlinable
  internal mutating func _closeGap(at place: Place) {
    let (block, offset) = place
    if offset < _blocks[block].count {
      let last = _blocks[block].remove(at: offset)
      _blocks[block].append(last)
    }
    _noteRemoval(from: block, at: offset)
  }

  /// Does what is left to do when an element has gone from its block.
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

  /// Takes out the elements between two places, and returns how many they are.
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

  /// Fills the blocks anew if they are nearly empty, all in all: most of what they held when they were made has gone.
  @inlinable
  internal mutating func _refillIfSparse() {
    if _blocks.count > 1 && _count < _blocks.count * (Self._capacity / 8) {
      self = Self(_sorted: Array(_blocks.joined()))
    }
  }

  /// Makes two blocks of a full one.
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

/// The elements between two places of a sorted list.
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
