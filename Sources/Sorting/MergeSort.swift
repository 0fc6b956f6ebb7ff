// Merge sort: stable, O(n log n) on any input, and faster where the input has runs already.
// Von Neumann, in Knuth, TAOCP vol. 3, 5.2.4. Which runs are merged when, as in Munro and Wild:
// Nearly-Optimal Mergesorts (powersort), ESA 2018.

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection stably, in ascending order.
  ///
  ///     var heights = [172, 160, 185, 160]
  ///     heights.mergeSort()  // [160, 160, 172, 185]
  ///
  /// - Complexity: O(*n* log *r*) time and O(*n*) extra space, where *n* is the length and *r* the
  ///   number of ascending or strictly descending runs: O(*n*) when sorted, O(*n* log *n*) on
  ///   average and at worst.
  @inlinable
  public mutating func mergeSort() {
    mergeSort(by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection stably by the given predicate.
  ///
  ///     var results = [(name: "Kim", score: 8.5), (name: "Lee", score: 9), (name: "Park", score: 8.5)]
  ///     results.mergeSort { $0.score > $1.score }
  ///     results.map(\.name)  // ["Lee", "Kim", "Park"]
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, or is no such
  ///   ordering, the order is unspecified, but no element is lost or duplicated.
  /// - Complexity: O(*n* log *r*) calls of the predicate and O(*n*) extra space, where *n* is the
  ///   length and *r* the number of ascending or strictly descending runs.
  @inlinable
  public mutating func mergeSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _withContiguousElements { try $0._mergeSort(by: areInIncreasingOrder) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _mergeSort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try Self._withSortingScratch(capacity: count) { scratch in
      // The runs before `run` that wait for their right neighbour, each with its power.
      var waiting: [(start: Int, power: Int)] = []
      var run = try _mergeSortRun(from: 0, scratch: scratch, by: areInIncreasingOrder)
      while run.upperBound < count {
        // Invariant: the powers ascend, so that there are log2(n) of them at most.
        let next = try _mergeSortRun(
          from: run.upperBound, scratch: scratch, by: areInIncreasingOrder)
        let power = _mergeSortPower(run, next)
        while let last = waiting.last, last.power >= power {
          waiting.removeLast()
          _ = try _merge(
            last.start..<run.upperBound, at: run.lowerBound, scratch: scratch,
            by: areInIncreasingOrder)
          run = last.start..<run.upperBound
        }
        waiting.append((run.lowerBound, power))
        run = next
      }
      while let last = waiting.popLast() {
        _ = try _merge(
          last.start..<count, at: run.lowerBound, scratch: scratch, by: areInIncreasingOrder)
        run = last.start..<count
      }
    }
  }

  /// Returns how deep in a tree of halves the border between two runs lies: the first bit in which
  /// their middles, as fractions of the whole, differ.
  ///
  /// Merging the deepest borders first takes about as few steps as runs of such lengths allow.
  @inlinable
  internal func _mergeSortPower(_ run: Range<Int>, _ next: Range<Int>) -> Int {
    // Twice the middles, which cannot overflow: they are positions in memory, at most 2^62.
    var left = run.lowerBound + run.upperBound
    var right = next.lowerBound + next.upperBound
    var power = 1
    while left >= count || right < count {
      if left >= count {
        left -= count
        right -= count
      }
      left *= 2
      right *= 2
      power += 1
    }
    return power
  }

  /// Returns the longest run that begins at the position, ascending by now; one that is short is
  /// made longer by sorting a few more elements.
  @inlinable
  internal func _mergeSortRun(
    from start: Int, scratch: UnsafeMutableBufferPointer,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Range<Int> {
    let (runEnd, descends) = try _run(from: start, by: areInIncreasingOrder)
    if descends { _reverse(start..<runEnd) }
    if runEnd - start >= _mergeSortShortCount || runEnd == count { return start..<runEnd }
    let end = Swift.min(start + _mergeSortShortCount, count)
    try _mergeSortShort(start..<end, scratch: scratch, by: areInIncreasingOrder)
    return start..<end
  }
}
