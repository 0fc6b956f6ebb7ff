// Orders that make a quick sort without safeguards take quadratic time.
// Musser: Introspective Sorting and Selection Algorithms, Software: Practice and Experience 27 (1997).

extension Case where Input == [Int] {
  /// The orders on which textbook quick sorts become quadratic, one for each choice of the pivot.
  ///
  /// First or last: sorted and reversed. Whatever pivot, equal elements on one side: all equal.
  /// Middle, and median of three: the two orders below.
  ///
  /// - Parameter range: At least as many numbers as `count`.
  public static func quickSortKillers(
    count: Int, in range: ClosedRange<Int>, size: String
  ) -> [Case] {
    precondition(range.count >= count, "the numbers of the killers differ")
    let killers = [
      ("middle-pivot-killer", "the middle is always the largest", middlePivotKiller),
      ("median-of-three-killer", "the median is always the second smallest", medianOfThreeKiller),
    ]
    return shapes([.sorted, .reversed, .allEqual, .organPipe], count: count, in: range, size: size)
      + killers.map { name, about, order in
        Case("\(name)-\(size)", about: "\(about): \(count) numbers") { _ in
          order(count).map { range.lowerBound + $0 }
        }
      }
  }
}

/// Returns `0..<count` in an order that makes a quick sort quadratic that partitions around the
/// element at (first + last) / 2.
///
///     middlePivotKiller(5)  // TODO
public func middlePivotKiller(_ count: Int) -> [Int] {
  var order = Array(0..<count)
  // Invariant: order[...last] holds its largest number in the middle, and once that is swapped to
  // the end and dropped, the same is true of the rest.
  for last in order.indices.dropFirst() {
    order.swapAt(last, last / 2)
  }
  return order
}

/// Returns `0..<count` in an order that makes a quick sort quadratic that partitions around the
/// median of the first, the middle and the last element.
///
///     medianOfThreeKiller(8)  // [0, 4, 2, 6, 1, 3, 5, 7]
///
/// A count that is not a multiple of four ends with up to three largest numbers in order.
public func medianOfThreeKiller(_ count: Int) -> [Int] {
  let half = count / 4 * 2
  // Musser's sequence, counted from 1: 1, k + 1, 3, k + 3, …, k - 1, 2k - 1, 2, 4, …, 2k.
  let front = (0..<half).map { $0 % 2 == 0 ? $0 : half + $0 - 1 }
  let back = (0..<half).map { 2 * $0 + 1 }
  return front + back + (2 * half..<count)
}
