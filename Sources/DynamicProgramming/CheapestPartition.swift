// A minimum-cost partition into a given number of ranges: dynamic programming over their number, where the best cut is
// monotone. Galil, Park, "Dynamic programming with convexity, concavity and sparsity", 1992.

/// Returns a minimum-cost partition of 0 ..< `count` into the given number of ranges (divide and conquer optimization).
///
///     let sizes = [1, 9, 2, 2, 8]
///     let cheapest = cheapestPartition(of: 5, into: 3) { range in
///       let sum = sizes[range].reduce(0, +)
///       return sum * sum
///     }
///     cheapest.cost  // 180: 10² + 4² + 8²
///     cheapest.ranges  // [0..<2, 2..<4, 4..<5]
///
/// - Parameters:
///   - count: The number of positions to partition.
///   - parts: The number of nonempty ranges, in 1 ... `count`.
///   - cost: Returns the cost of a range.
/// - Returns: The sum of the costs, and the ranges in ascending order.
/// - Precondition: The cost satisfies the quadrangle inequality: for *a* ≤ *b* < *c* ≤ *d*, cost(*a* ..< *c*) +
///   cost(*b* ..< *d*) ≤ cost(*a* ..< *d*) + cost(*b* ..< *c*). Costs that are convex in the range do, such as squares
///   of range sums of nonnegative numbers, sums over all pairs, distances from a center. No cost is infinite: let a
///   range that is too long cost much more for each position too many. Otherwise the result may not be minimal.
/// - Complexity: O(*kn* log *n*) calls of `cost`, and O(*kn*) space for *n* positions and *k* ranges.
@inlinable
public func cheapestPartition<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, into parts: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> (cost: Cost, ranges: [Range<Int>]) {
  precondition(1 <= parts && parts <= count, "there are at least as many places as parts, and one")
  // The minimum costs of the prefixes, in as many parts as have been added: entry n is that of n positions.
  var costs = [Cost](repeating: .zero, count: count + 1)
  for end in 1...count - (parts - 1) { costs[end] = try cost(0..<end) }
  // For each part but the first, its start if it is the last part of a prefix, from the prefix of length `part` + 1 on.
  var starts: [[Int32]] = []
  starts.reserveCapacity(parts - 1)
  for part in 1..<parts {
    // One position is left for each of the later parts.
    let ends = part + 1..<count + 1 - (parts - 1 - part)
    var next = costs
    let places = try costs.withUnsafeBufferPointer { costs in
      // Without bounds checks: the indices are less than the end of the row.
      try _monotoneMinima(of: ends, columns: { part..<$0 }) { end, start in
        try costs.baseAddress![start] + cost(Range(uncheckedBounds: (start, end)))
      } body: { end, least in
        next[end] = least
      }
    }
    costs = next
    starts.append(places.map { Int32(truncatingIfNeeded: $0) })
  }
  var ranges: [Range<Int>] = []
  var end = count
  for part in (1..<parts).reversed() {
    let start = Int(starts[part - 1][end - part - 1])
    ranges.append(start..<end)
    end = start
  }
  ranges.append(0..<end)
  return (costs[count], ranges.reversed())
}
