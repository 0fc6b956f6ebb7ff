// Ranges of keys of a sorted dictionary, with their values: iteration, counting, and removal.

extension SortedDictionary {
  /// Returns the elements whose keys are in a range, in ascending order of the keys.
  ///
  ///     let prices = SortedDictionary(uniqueKeysWithValues: [(30, "lamp"), (10, "book"), (20, "pen")])
  ///     prices.elements(in: 15...).map(\.key)  // [20, 30]
  ///     prices.elements(in: ..<30).map(\.value)  // ["book", "pen"]
  ///
  /// The result is a snapshot: the dictionary may change during iteration, for which it is partly copied.
  ///
  /// - Parameter range: Any range of keys.
  /// - Complexity: O(log *n*) for *n* keys, and O(1) for each element of the result that is visited.
  @inlinable
  public func elements(in range: some KeyRange<Key>) -> Elements {
    Elements(_run: _SortedRun(_list._blocks, _list._places(of: range)))
  }

  /// Returns the number of keys in a range.
  ///
  ///     let prices = SortedDictionary(uniqueKeysWithValues: [(30, "lamp"), (10, "book"), (20, "pen")])
  ///     prices.count(in: 15...)  // 2
  ///
  /// - Parameter range: Any range of keys.
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func count(in range: some KeyRange<Key>) -> Int {
    let (start, end) = _list._places(of: range)
    return _list._count(before: end) - _list._count(before: start)
  }

  /// Removes the keys in a range, and returns how many there were.
  ///
  ///     var prices = SortedDictionary(uniqueKeysWithValues: [(30, "lamp"), (10, "book"), (20, "pen")])
  ///     prices.removeAll(in: 20...)  // 2
  ///     prices.keys  // [10]
  ///
  /// - Parameter range: Any range of keys.
  /// - Returns: The number of removed keys.
  /// - Complexity: That of `removeAll(in:)` of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func removeAll(in range: some KeyRange<Key>) -> Int {
    let (start, end) = _list._places(of: range)
    return _list._remove(from: start, to: end)
  }

  /// The elements of a sorted dictionary whose keys are in a range, in ascending order.
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline internal var _run: _SortedRun<SortedDictionary.Element>

    @inlinable
    internal init(_run: _SortedRun<SortedDictionary.Element>) {
      self._run = _run
    }

    /// Returns the next key with its value, or `nil` if there is none.
    @inlinable
    public mutating func next() -> SortedDictionary.Element? { _run.next() }
  }
}

extension SortedDictionary.Elements: Sendable where Key: Sendable, Value: Sendable {}
