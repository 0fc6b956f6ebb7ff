// The elements of a sorted multiset from one value to another: to go through, and to take out.

extension SortedMultiset {
  /// Returns the elements in a range of values, in ascending order.
  ///
  ///     let scores = SortedMultiset([30, 10, 20, 20, 50])
  ///     scores.elements(in: 20..<50).map { $0 }  // [20, 20, 30]
  ///     scores.elements(in: ...20).reduce(0, +)  // 50
  ///
  /// They are those that are there now: the multiset may change while somebody goes through them, for which it is copied
  /// in part.
  ///
  /// - Parameter range: Any range of values.
  /// - Complexity: O(log *n*) for *n* elements, and O(1) for each that is asked for.
  @inlinable
  public func elements(in range: some KeyRange<Element>) -> Elements {
    let (start, end) = _places(of: range) { $0 }
    return Elements(_blocks: _blocks, _next: start, _end: end)
  }

  /// Takes out the elements in a range of values.
  ///
  ///     var scores = SortedMultiset([30, 10, 20, 20, 50])
  ///     scores.removeAll(in: 15...30)  // 3
  ///     Array(scores)  // [10, 50]
  ///
  /// - Parameter range: Any range of values.
  /// - Returns: How many there were.
  /// - Complexity: O(log *n* + *k*) for *k* of *n* elements. Up to 1024 others move, and if more than some in a row go,
  ///   at most O(*n* / 256) numbers.
  @inlinable @discardableResult
  public mutating func removeAll(in range: some KeyRange<Element>) -> Int {
    let (start, end) = _places(of: range) { $0 }
    return _remove(from: start, to: end)
  }

  /// The elements of a sorted multiset in a range of values.
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline internal let _blocks: [[Element]]
    @usableFromInline internal var _next: (block: Int, offset: Int)
    @usableFromInline internal let _end: (block: Int, offset: Int)

    @inlinable
    internal init(
      _blocks: [[Element]], _next: (block: Int, offset: Int), _end: (block: Int, offset: Int)
    ) {
      (self._blocks, self._next, self._end) = (_blocks, _next, _end)
    }

    /// Returns the next element, or `nil` if there is none.
    @inlinable
    public mutating func next() -> Element? {
      guard _next < _end else { return nil }
      let element = _blocks[_next.block][_next.offset]
      _next.offset += 1
      if _next.offset == _blocks[_next.block].count { _next = (_next.block + 1, 0) }
      return element
    }
  }
}

extension SortedMultiset.Elements: Sendable where Element: Sendable {}

// MARK: - Core

extension SortedMultiset {
  /// The places of the first element whose key is not below a range, and of the first one whose key is above it.
  @inlinable
  internal func _places<Key>(
    of range: some KeyRange<Key>, _ key: (Element) -> Key
  ) -> (start: (block: Int, offset: Int), end: (block: Int, offset: Int)) {
    (_place { range._isAbove(key($0)) }, _place { !range._isBelow(key($0)) })
  }

  /// Takes out the elements between two places, and returns how many they are.
  @inlinable
  internal mutating func _remove(
    from start: (block: Int, offset: Int), to end: (block: Int, offset: Int)
  ) -> Int {
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
        _lasts[block] = _blocks[block][start.offset - 1]
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
}
