// The keys of a sorted dictionary from one to another, with their values: to go through, to count, and
// to take out.

extension SortedDictionary {
  /// Returns the keys in a range with their values, in ascending order.
  ///
  ///     let prices = SortedDictionary(uniqueKeysWithValues: [(30, "lamp"), (10, "book"), (20, "pen")])
  ///     prices.elements(in: 15...).map(\.key)  // [20, 30]
  ///     prices.elements(in: ..<30).map(\.value)  // ["book", "pen"]
  ///
  /// They are those that are there now: the dictionary may change while somebody goes through them, for which it is
  /// copied in part.
  ///
  /// - Parameter range: Any range of keys.
  /// - Complexity: O(log *n*) for *n* keys, and O(1) for each that is asked for.
  @inlinable
  public func elements(in range: some KeyRange<Key>) -> Elements {
    Elements(_run: _SortedRun(_list._blocks, _list._places(of: range)))
  }

  /// Returns how many keys are in a range.
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

  /// Takes out the keys in a range.
  ///
  ///     var prices = SortedDictionary(uniqueKeysWithValues: [(30, "lamp"), (10, "book"), (20, "pen")])
  ///     prices.removeAll(in: 20...)  // 2
  ///     prices.keys  // [10]
  ///
  /// - Parameter range: Any range of keys.
  /// - Returns: How many there were.
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func removeAll(in range: some KeyRange<Key>) -> Int {
    let (start, end) = _list._places(of: range)
    return _list._remove(from: start, to: end)
  }

  /// The keys of a sorted dictionary in a range, with their values.
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
