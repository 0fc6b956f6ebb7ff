// Counting sort: counts how often each value occurs; linear time for integers of a narrow range.
// Knuth, TAOCP vol. 3, 5.2 (distribution counting).

extension MutableCollection where Self: RandomAccessCollection, Element: FixedWidthInteger {
  /// Sorts the integers in ascending order by counting how often each value occurs.
  ///
  ///     var scores = [3, 1, 3, 2]
  ///     scores.countingSort()  // [1, 2, 3, 3]
  ///
  /// If the values are spread too wide for a table of counters, `radixSort()` does the work.
  ///
  /// - Complexity: O(*n* + *w*) time in every case and O(*w*) extra space, where *n* is the length
  ///   and *w*, the distance from the smallest to the largest value, is at most 4 *n*; beyond that,
  ///   as `radixSort()`.
  @inlinable
  public mutating func countingSort() {
    _withContiguousElements { elements in
      if !elements.isEmpty { elements._countingSort(in: elements._sortingBounds()) }
    }
  }

  /// Sorts the integers, all of which lie in the given range, in ascending order by counting how
  /// often each value occurs.
  ///
  ///     var scores = [3, 1, 3, 2]
  ///     scores.countingSort(in: 0...100)  // [1, 2, 3, 3]
  ///
  /// If the range is too wide for a table of counters, `radixSort()` does the work.
  ///
  /// - Parameter range: Where the values lie; the program stops at a value outside.
  /// - Complexity: O(*n* + *w*) time in every case and O(*w*) extra space, where *n* is the length
  ///   and *w*, the width of the range, is at most 4 *n*; beyond that, as `radixSort()`.
  @inlinable
  public mutating func countingSort(in range: ClosedRange<Element>) {
    _withContiguousElements { $0._countingSort(in: range) }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts records by an integer key by counting how often each key occurs, keeping the order of
  /// records with equal keys.
  ///
  ///     var words = ["pear", "fig", "plum", "kiwi"]
  ///     words.countingSort(on: \.count, in: 0...10)  // ["fig", "pear", "plum", "kiwi"]
  ///
  /// If the range is too wide for a table of counters, the keys are sorted by `quickSort(by:)`.
  ///
  /// - Parameters:
  ///   - key: The key of a record, asked once for each. If it throws, nothing is moved.
  ///   - range: Where the keys lie; the program stops at a key outside.
  /// - Complexity: O(*n* + *w*) time in every case and extra space, where *n* is the length and
  ///   *w*, the width of the range, is at most 4 *n*; beyond that, O(*n* log *n*) time and O(*n*)
  ///   extra space.
  @inlinable
  public mutating func countingSort<Key: FixedWidthInteger>(
    on key: (Element) throws -> Key, in range: ClosedRange<Key>
  ) rethrows {
    try _withContiguousElements { try $0._countingSort(on: key, in: range) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer where Element: FixedWidthInteger {
  @inlinable
  internal func _countingSort(in range: ClosedRange<Element>) {
    let lower = range.lowerBound
    let span = range.upperBound._sortingOffset(above: lower)
    guard span <= 4 * count else {
      precondition(allSatisfy(range.contains), "an element is outside the range to count")
      return _radixSort()
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Int(span) + 1) { counts in
      counts.initialize(repeating: 0)
      for element in self {
        let offset = element._sortingOffset(above: lower)
        precondition(offset <= span, "an element is outside the range to count")
        counts[Int(truncatingIfNeeded: offset)] &+= 1
      }
      var (next, value) = (0, lower)
      for occurrences in counts {
        // Invariant: self[..<next] holds, sorted, all elements that are less than value.
        for place in next..<(next + occurrences) { self[place] = value }
        next += occurrences
        value &+= 1  // Wraps only after the last value of the type.
      }
    }
  }
}

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _countingSort<Key: FixedWidthInteger>(
    on key: (Element) throws -> Key, in range: ClosedRange<Key>
  ) rethrows {
    let lower = range.lowerBound
    let span = range.upperBound._sortingOffset(above: lower)
    let keys = try map { element in
      let key = try key(element)
      precondition(range.contains(key), "a key is outside the range to count")
      return key._sortingOffset(above: lower)
    }
    if span <= 4 * count {
      var ends = [Int](repeating: 0, count: Int(span) + 1)
      for key in keys { ends[Int(truncatingIfNeeded: key)] += 1 }
      for place in ends.indices.dropFirst() { ends[place] += ends[place - 1] }
      var places = [Int](repeating: 0, count: count)
      // From the back, so that equal keys keep their order.
      for index in indices.reversed() {
        ends[Int(truncatingIfNeeded: keys[index])] -= 1
        places[index] = ends[Int(truncatingIfNeeded: keys[index])]
      }
      _countingSortMove(to: places)
    } else {
      var order = Array(indices)
      order.quickSort { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
      var places = order
      for (place, index) in order.enumerated() { places[index] = place }
      _countingSortMove(to: places)
    }
  }

  /// Moves each element to its new place; the places are a permutation of the indices.
  @inlinable
  internal func _countingSortMove(to places: [Int]) {
    guard let base = baseAddress else { return }
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { scratch in
      guard let sorted = scratch.baseAddress else { return }
      for (index, place) in places.enumerated() {
        (sorted + place).moveInitialize(from: base + index, count: 1)
      }
      base.moveInitialize(from: sorted, count: count)
    }
  }
}
