// The minimum total cost of merging adjacent items until one is left: range dynamic programming, where the best
// position of the last cut lies between those of the two ranges that are one shorter (Knuth's optimization). Knuth,
// "Optimum binary search trees", 1971; Yao, "Efficient dynamic programming using quadrangle inequalities", 1980.

/// Returns the minimum total cost of merging a row of items into one, two adjacent items at a time (Knuth's
/// optimization).
///
///     let sizes = [40, 30, 30, 50]
///     cheapestMergeCost(of: 4) { sizes[$0].reduce(0, +) }  // 300: 70 + 80 + 150
///
/// Take range sums from prefix sums in practice; else each of *n*² costs takes O(*n*). In reverse, the result is the
/// minimum cost of cutting a row into its items, where the cost of a cut depends on the range that is cut.
///
/// - Parameters:
///   - count: The number of items, which are 0 ..< `count`: at least 1.
///   - cost: Returns the cost of the merge that makes one item of a range.
/// - Returns: The minimum sum of all costs; 0 for a single item.
/// - Precondition: The cost is monotone: a range costs no less than any range within it. And it satisfies the
///   quadrangle inequality: for *a* ≤ *b* < *c* ≤ *d*, cost(*a* ..< *c*) + cost(*b* ..< *d*) ≤ cost(*a* ..< *d*) +
///   cost(*b* ..< *c*), as sums of nonnegative numbers do. Otherwise the result may not be minimal.
/// - Complexity: O(*n*²) time, and space for *n*²/2 costs, where *n* is the number of items.
@inlinable
public func cheapestMergeCost<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> Cost {
  precondition(count >= 1, "there is nothing to merge")
  // Row by row: the range that starts at `start` and ends before `end` is at `rows[start] + end - 1`.
  let rows = (0..<count).map { $0 * count - $0 * ($0 - 1) / 2 - $0 }
  var best = [Cost](repeating: .zero, count: count * (count + 1) / 2)
  // For each start the position of the last cut in the range of the length before.
  var cuts = Array(0..<count)
  for length in 2..<Swift.max(count + 1, 2) {
    try best.withUnsafeMutableBufferPointer { best in
      // Without bounds checks: all ranges lie within the row.
      let best = best.baseAddress!
      for start in 0...count - length {
        let end = start + length
        let last = length == 2 ? start + 1 : cuts[start + 1]
        var cut = length == 2 ? start + 1 : cuts[start]
        let row = best + rows[start]
        var (least, place) = (row[cut &- 1] + best[rows[cut] &+ end &- 1], cut)
        while cut < last {
          cut &+= 1
          let sum = row[cut &- 1] + best[rows[cut] &+ end &- 1]
          if sum < least { (least, place) = (sum, cut) }
        }
        row[end &- 1] = least + (try cost(Range(uncheckedBounds: (start, end))))
        cuts[start] = place
      }
    }
  }
  return best[rows[0] + count - 1]
}
