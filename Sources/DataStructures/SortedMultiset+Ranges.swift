// Ranges of elements of a sorted multiset: iteration, counting, and removal.

extension SortedMultiset {
  /// Returns the elements in a range of values, in ascending order.
  ///
  ///     let scores = SortedMultiset([30, 10, 20, 20, 50])
  ///     scores.elements(in: 20..<50).map { $0 }  // [20, 20, 30]
  ///     scores.elements(in: ...20).reduce(0, +)  // 50
  ///
  /// The result is a snapshot: the multiset may change during iteration, for which it is partly copied.
  ///
  /// - Parameter range: Any range of values.
  /// - Complexity: O(log *n*) for *n* elements, and O(1) for each element of the result that is visited.
  @inlinable
  public func elements(in range: some KeyRange<Element>) -> Elements {
    Elements(_run: _SortedRun(_list._blocks, _list._places(of: range)))
  }

  /// Returns the number of elements in a range of values.
  ///
  ///     SortedMultiset([30, 10, 20, 20, 50]).count(in: 20...30)  // 3
  ///
  /// - Parameter range: Any range of values.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(in range: some KeyRange<Element>) -> Int {
    let (start, end) = _list._places(of: range)
    return _list._count(before: end) - _list._count(before: start)
  }

  /// Removes the elements in a range of values, and returns how many there were.
  ///
  ///     var scores = SortedMultiset([30, 10, 20, 20, 50])
  ///     scores.removeAll(in: 15...30)  // 3
  ///     Array(scores)  // [10, 50]
  ///
  /// - Parameter range: Any range of values.
  /// - Returns: The number of removed elements.
  /// - Complexity: O(log *n* + *k*) to remove *k* of *n* elements. Up to 1024 others move, and if several are removed
  ///   at once, at most O(*n* / 256) integers. Whenever three quarters have been removed, all remaining elements move
  ///   once.
  @inlinable @discardableResult
  public mutating func removeAll(in range: some KeyRange<Element>) -> Int {
    let (start, end) = _list._places(of: range)
    return _list._remove(from: start, to: end)
  }

  /// The elements of a sorted multiset in a range of values, in ascending order.
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline internal var _run: _SortedRun<Element>

    @inlinable
    internal init(_run: _SortedRun<Element>) {
      self._run = _run
    }

    /// Returns the next element, or `nil` if there is none.
    @inlinable
    public mutating func next() -> Element? { _run.next() }
  }
}

extension SortedMultiset.Elements: Sendable where Element: Sendable {}
