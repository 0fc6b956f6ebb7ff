// The cheapest order in which neighbors are merged until one is left: dynamic programming over ranges, where the best
// place for the last cut lies between those of the two ranges that are one shorter.
// Knuth, "Optimum binary search trees", 1971; Yao, "Efficient dynamic programming using quadrangle inequalities", 1980.

/// Returns what it costs at least to merge things in a row, two neighbors at a time, until one is left.
///
///     let sizes = [40, 30, 30, 50]
///     cheapestMergeCost(of: 4) { sizes[$0].reduce(0, +) }  // 300: 70 + 80 + 150
///
/// In practice the sum of a range is taken from sums of beginnings; else each of *n*² costs takes a while. Read the other
/// way round, it is what it costs to cut something into its pieces, each cut as dear as the part is long.
///
/// - Parameters:
///   - count: How many there are, with the numbers 0, 1, 2, …: at least 1.
///   - cost: Returns what the last merge costs that makes one thing of a range.
/// - Returns: The sum of all costs; 0 for a single thing.
/// - Precondition: A range costs no less than any within it; and of ranges *a* ..< *c* and *b* ..< *d* with
///   *a* ≤ *b* < *c* ≤ *d*, the costs come to no more together than those of *a* ..< *d* and *b* ..< *c*, as sums of what
///   is not negative do. Else there may be a cheaper way.
/// - Complexity: O(*n*²) time, and space for *n*²/2 costs, where *n* is the number of things.
@inlinable
public func cheapestMergeCost<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> Cost {
  precondition(count >= 1, "there is nothing to merge")
  // Row by row: behind `rows[start]`, the range that ends there and so many places later.
  let rows = (0..<count).map { $0 * count - $0 * ($0 - 1) / 2 - $0 }
  var best = [Cost](repeating: .zero, count: count * (count + 1) / 2)
  // For each start where the range of the length before is cut last.
  var cuts = Array(0..<count)
  for length in 2..<Swift.max(count + 1, 2) {
    try best.withUnsafeMutableBufferPointer { best in
      // Without a look at the indices: all ranges lie within the row.
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
