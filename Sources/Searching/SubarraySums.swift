// Subarray sums: counting subarrays with a given sum by two pointers or prefix sums, and the maximum subarray by
// Kadane's algorithm.
// Laaksonen: Competitive Programmer's Handbook, 8.1 and 2.4.

extension Collection where Element: BinaryInteger {
  /// Returns the number of nonempty subarrays with the given sum.
  ///
  ///     [2, 3, 5, 7, 11, 13].numberOfSubarrays(withSum: 5)  // 2: 2 + 3 and 5
  ///     [2, 3, 5, 7, 11, 13].numberOfSubarrays(withSum: 23)  // 1: 5 + 7 + 11
  ///     [1, 1, 1].numberOfSubarrays(withSum: 2)  // 2: they differ by position
  ///     [1, -1, 0].numberOfSubarrays(withSum: 0)  // 3
  ///
  /// Positive elements are read in order by two iterators (two pointers), so a collection that computes its elements
  /// on the fly is never stored. If there are others, the prefix sums are counted in a dictionary.
  ///
  /// - Parameter sum: The sum.
  /// - Precondition: The sum of each subarray fits `Int`, unless all elements are positive.
  /// - Complexity: O(*n*) time and O(1) extra space if all elements are positive, otherwise O(*n*) time on average and
  ///   O(*n*) space, where *n* is the length of the collection.
  @inlinable
  public func numberOfSubarrays(withSum sum: Int) -> Int {
    guard sum > 0 else {
      return allSatisfy { $0 > 0 } ? 0 : _numberOfPrefixSumPairs(withDifference: sum)
    }
    var count = 0
    var first = makeIterator()  // stands before the first element of the subarray
    var length = 0
    var missing = sum
    for element in self {
      guard element > 0 else { return _numberOfPrefixSumPairs(withDifference: sum) }
      // Invariant: `missing` is the wanted sum less the sum of the subarray, 0 ≤ missing ≤ sum, and
      // the subarray is the longest one that ends before `element` and does not exceed the sum.
      while length > 0, missing < element, let dropped = first.next() {
        missing += Int(dropped)
        length -= 1
      }
      if missing < element {
        // Too large even alone: the next subarray starts after it.
        _ = first.next()
      } else {
        missing -= Int(element)
        length += 1
        if missing == 0 { count += 1 }
      }
    }
    return count
  }

  /// Returns the number of pairs of a prefix sum and an earlier one with the given difference.
  @inlinable
  internal func _numberOfPrefixSumPairs(withDifference difference: Int) -> Int {
    var count = 0
    var prefixSum = 0
    // Invariant: how often each sum of the elements before some place, up to the current one, comes.
    var counts = [0: 1]
    for element in self {
      prefixSum += Int(element)
      // What does not fit is the sum of no beginning.
      let (earlier, overflows) = prefixSum.subtractingReportingOverflow(difference)
      if !overflows { count += counts[earlier, default: 0] }
      counts[prefixSum, default: 0] += 1
    }
    return count
  }
}

extension Collection where Element: Comparable & AdditiveArithmetic {
  /// Returns the nonempty subarray with the maximum sum (Kadane's algorithm); `nil` if the collection is empty.
  ///
  ///     let values = [-1, 2, 4, -3, 5, 2, -5, 2]
  ///     let (indices, sum) = values.maximumSubarray()!
  ///     sum  // 10
  ///     values[indices]  // [2, 4, -3, 5, 2]
  ///
  /// Of several with the maximum sum, the result is the one that ends first, and of those the shortest.
  ///
  /// - Precondition: For each element the maximum sum of a subarray that ends at it fits the type of the elements.
  /// - Complexity: O(*n*) time and O(1) extra space, where *n* is the length of the collection.
  @inlinable
  public func maximumSubarray() -> (indices: Range<Index>, sum: Element)? {
    guard var largest = first else { return nil }
    var start = startIndex
    var bounds = start..<index(after: start)
    // Invariant: `sum` is the largest of a subarray that ends before the next element, and `start` is where the shortest
    // of them begins.
    var sum = largest
    var next = bounds.upperBound
    while next != endIndex {
      let element = self[next]
      if sum > .zero {
        sum += element
      } else {
        sum = element
        start = next
      }
      formIndex(after: &next)
      if sum > largest {
        largest = sum
        bounds = start..<next
      }
    }
    return (bounds, largest)
  }
}
