// Permutations on which quicksort without safeguards takes quadratic time.
// Musser: Introspective Sorting and Selection Algorithms, Software: Practice and Experience 27 (1997).

extension Case where Input == [Int] {
  /// Returns the inputs on which textbook quicksorts take quadratic time, for each choice of the pivot.
  ///
  /// First or last element: sorted and reversed. Any pivot, if all elements equal to it go to the same
  /// side: all equal. Middle element and median of three: `middlePivotKiller(_:)` and
  /// `medianOfThreeKiller(_:)`.
  ///
  /// - Parameters:
  ///   - count: The length of the lists.
  ///   - range: The range of the numbers, of which there are at least `count`.
  ///   - size: The suffix of the names.
  @CaseList<[Int]>
  public static func quickSortKillers(
    count: Int, in range: ClosedRange<Int>, size: String
  ) -> [Case] {
    shapes([.sorted, .reversed, .allEqual, .organPipe], count: count, in: range, size: size)
    Case("middle-pivot-killer-\(size)", about: "the middle is always the largest") { _ in
      placed(middlePivotKiller(count), in: range)
    }
    Case("median-of-three-killer-\(size)", about: "the median is always the second smallest") { _ in
      placed(medianOfThreeKiller((count - 1) | 1), in: range)
    }
  }

  /// Moves `0..<count` into a range.
  private static func placed(_ order: [Int], in range: ClosedRange<Int>) -> [Int] {
    precondition(order.isEmpty || range.width >= order.count - 1, "the numbers of a killer differ")
    return order.map { range.lowerBound + $0 }
  }
}

/// Returns a permutation of `0..<count` on which quicksort with the middle element as its pivot takes
/// quadratic time.
///
/// The middle element is the one at index (first + last) / 2.
///
///     middlePivotKiller(5)  // [1, 3, 4, 2, 0]
public func middlePivotKiller(_ count: Int) -> [Int] {
  var order = Array(0..<count)
  // Invariant: the maximum of order[...last] is in the middle, and once it is swapped to the end and
  // dropped, the same is true of the rest.
  for last in order.indices.dropFirst() {
    order.swapAt(last, last / 2)
  }
  return order
}

/// Returns a permutation of `0..<count` on which quicksort with median-of-three pivots takes quadratic
/// time.
///
/// The three are the first, the middle and the last element.
///
///     medianOfThreeKiller(9)  // [0, 4, 2, 6, 1, 3, 5, 7, 8]
///
/// - Parameter count: The length, an odd number of at least 1, so that the middle element is unique.
public func medianOfThreeKiller(_ count: Int) -> [Int] {
  precondition(count % 2 == 1, "an even number of elements has two in the middle")
  let half = count / 4 * 2
  // Musser's sequence, counted from 1: 1, k + 1, 3, k + 3, …, k - 1, 2k - 1, 2, 4, …, 2k. What is
  // left over, one number or three, stands at the end and is never a median.
  let front = (0..<half).map { $0 % 2 == 0 ? $0 : half + $0 - 1 }
  let back = (0..<half).map { 2 * $0 + 1 }
  return front + back + (2 * half..<count)
}
