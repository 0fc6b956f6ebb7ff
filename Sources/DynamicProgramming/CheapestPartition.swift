// The cheapest way to cut a row of things into parts: dynamic programming over their number, where the best place for a
// cut does not go back. Galil, Park, "Dynamic programming with convexity, concavity and sparsity", 1992.

/// Returns the cheapest way to cut places in a row into a given number of ranges.
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
///   - count: The number of places, which are 0, 1, 2, …
///   - parts: The number of ranges, none of which is empty: in 1 ... `count`.
///   - cost: Returns the cost of a range.
/// - Returns: The sum of the costs, and the ranges from left to right.
/// - Precondition: Of ranges *a* ..< *c* and *b* ..< *d* with *a* ≤ *b* < *c* ≤ *d*, the costs come to no more
///   together than those of *a* ..< *d* and *b* ..< *c*: the costs grow faster than the ranges, as squares of sums do,
///   sums over all pairs, distances from a center. None is infinite: a range that is too long costs much more for each
///   place too many. Else there may be a cheaper way.
/// - Complexity: O(*kn* log *n*) costs, and O(*kn*) space for *n* places and *k* parts.
@inlinable
public func cheapestPartition<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, into parts: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> (cost: Cost, ranges: [Range<Int>]) {
  precondition(1 <= parts && parts <= count, "there are at least as many places as parts, and one")
  // What the first places cost, in as many parts as have been looked at: entry n is that of n places.
  var costs = [Cost](repeating: .zero, count: count + 1)
  for end in 1...count - (parts - 1) { costs[end] = try cost(0..<end) }
  // For each part but the first, where it begins if it is the last one of so many places, from `part` + 1 on.
  var starts: [[Int32]] = []
  starts.reserveCapacity(parts - 1)
  for part in 1..<parts {
    // Behind it a place is left for each part.
    let ends = part + 1..<count + 1 - (parts - 1 - part)
    var next = costs
    let places = try costs.withUnsafeBufferPointer { costs in
      // Without a look at the indices, which are less than the end of the row.
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
