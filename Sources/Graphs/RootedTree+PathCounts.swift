// Counting paths by length, with centroid decomposition: those through a centroid are pairs of ends that are not in the
// same branch. All pairs are counted, then those of each branch are subtracted.

extension RootedTree {
  /// Returns the number of paths whose length is in the given range.
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)])
  ///     roads.numberOfPaths(withLengthIn: ...6)  // 3: of lengths 5, 1 and 6
  ///     roads.numberOfPaths(withLengthIn: 12...12)  // 1
  ///
  /// In a tree without lengths the number of edges is used:
  ///
  ///     let star = RootedTree(edges: [(0, 1), (0, 2), (0, 3)])
  ///     star.numberOfPaths(withLengthIn: 2...2)  // 3
  ///
  /// - Parameter range: The range of lengths, which are those of ``distance(from:to:)``, such as `0..<k` or `...k`.
  /// - Returns: The number of unordered pairs of distinct vertices with such a path between them.
  /// - Precondition: Twice the length of each path fits `Int`.
  /// - Complexity: O(*n* log *n*) for *n* vertices if edges have no lengths, or only small ones; otherwise O(*n* log²
  ///   *n*).
  @inlinable
  public func numberOfPaths(withLengthIn range: some RangeExpression<Int>) -> Int {
    _closedBounds(range).map { _numberOfPaths(withLengthIn: $0) } ?? 0
  }

  @usableFromInline
  internal func _numberOfPaths(withLengthIn range: ClosedRange<Int>) -> Int {
    var pairs = 0
    var lengths: [Int] = []
    forEachCentroid { part in
      lengths.removeAll(keepingCapacity: true)
      lengths.append(contentsOf: part.lengths)
      lengths.withUnsafeMutableBufferPointer { lengths in
        // Branches come first: they are sorted already when the whole part is.
        for branch in part.branches {
          pairs -= Self.pairs(in: UnsafeMutableBufferPointer(rebasing: lengths[branch]), range)
        }
        pairs += Self.pairs(in: lengths, range)
      }
    }
    // Each centroid has been paired with itself, and all others in both orders.
    return (pairs - (range.contains(0) ? vertexCount : 0)) / 2
  }

  /// Returns the number of ordered pairs of elements, also of one with itself, whose sum is in the range.
  ///
  /// - Parameter values: At least one; they may be sorted in place.
  private static func pairs(
    in values: UnsafeMutableBufferPointer<Int>, _ range: ClosedRange<Int>
  ) -> Int {
    var (least, greatest) = (values[0], values[0])
    for value in values {
      least = Swift.min(least, value)
      greatest = Swift.max(greatest, value)
    }
    let sums = 2 * least...2 * greatest
    guard sums.overlaps(range) else { return 0 }
    let inside = sums.clamped(to: range)
    if inside == sums { return values.count * values.count }
    return greatest - least < 4 * values.count
      ? pairsByCounting(values, least...greatest, inside) : pairsBySorting(values, inside)
  }

  /// Takes time linear in the difference of the largest and the smallest value.
  private static func pairsByCounting(
    _ values: UnsafeMutableBufferPointer<Int>, _ bounds: ClosedRange<Int>, _ sums: ClosedRange<Int>
  ) -> Int {
    // The number of values less than each place, from the least value on (prefix sums).
    let places = bounds.count
    var less = [Int](repeating: 0, count: places + 1)
    for value in values { less[value - bounds.lowerBound + 1] += 1 }
    for place in 0..<places { less[place + 1] += less[place] }
    let low = sums.lowerBound - 2 * bounds.lowerBound
    let high = sums.upperBound - 2 * bounds.lowerBound + 1
    var pairs = 0
    for place in 0..<places {
      let others =
        less[Swift.max(0, Swift.min(high - place, places))]
        - less[Swift.max(0, Swift.min(low - place, places))]
      pairs += (less[place + 1] - less[place]) * others
    }
    return pairs
  }

  private static func pairsBySorting(
    _ values: UnsafeMutableBufferPointer<Int>, _ sums: ClosedRange<Int>
  ) -> Int {
    var values = values
    values.sort()
    var (low, high) = (values.count, values.count)
    var pairs = 0
    for value in values {
      // Invariant: with any of the values before, the others from `high` on were too much, and so they are with this one;
      // those from `low` on were enough.
      while low > 0, values[low - 1] + value >= sums.lowerBound { low -= 1 }
      while high > 0, values[high - 1] + value > sums.upperBound { high -= 1 }
      pairs += high - low
    }
    return pairs
  }
}
