// Subarray sums: counting subarrays with a given sum by two pointers, and the maximum subarray by Kadane's algorithm.
// Laaksonen: Competitive Programmer's Handbook, 8.1 and 2.4.

extension Collection where Element: BinaryInteger {
  /// Returns the number of nonempty subarrays with the given sum, by two pointers.
  ///
  ///     [2, 3, 5, 7, 11, 13].numberOfSubarrays(withSum: 5)  // 2: 2 + 3 and 5
  ///     [2, 3, 5, 7, 11, 13].numberOfSubarrays(withSum: 23)  // 1: 5 + 7 + 11
  ///     [1, 1, 1].numberOfSubarrays(withSum: 2)  // 2: they differ by position
  ///
  /// The elements are read in order by two iterators, so a collection that computes its elements
  /// on the fly is never stored. No sum is ever formed that could overflow.
  ///
  /// - Parameter sum: The sum. No subarray has a sum of zero or less.
  /// - Precondition: Every element is positive; an element that is not traps when it is reached.
  /// - Complexity: O(*n*) time and O(1) extra space, where *n* is the length of the collection.
  @inlinable
  public func numberOfSubarrays(withSum sum: Int) -> Int {
    guard sum > 0 else { return 0 }
    var count = 0
    var first = makeIterator()  // stands before the first element of the subarray
    var length = 0
    var missing = sum
    for element in self {
      precondition(element > 0, "an element is not positive")
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
