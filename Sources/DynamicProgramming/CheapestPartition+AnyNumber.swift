// A minimum-cost partition into any number of ranges: each start of the last range is the best one for a contiguous
// range of ends. Galil, Giancarlo, "Speeding up dynamic programming with applications to molecular biology", 1989.

/// Returns a minimum-cost partition of 0 ..< `count` into any number of ranges (monotone queue optimization).
///
///     let sizes = [1, 9, 2, 2, 8]
///     let cheapest = cheapestPartition(of: 5) { range in
///       let sum = sizes[range].reduce(0, +)
///       return sum * sum + 50  // each range costs 50 more
///     }
///     cheapest.cost  // 330: 10² + 4² + 8² + 3 · 50
///     cheapest.ranges  // [0..<2, 2..<4, 4..<5]
///
/// For a given number of ranges there is `cheapestPartition(of:into:cost:)`; if that number is large, a penalty for
/// each range, with this function, is faster: see `leastCost(forExactly:cheapest:)`.
///
/// - Parameters:
///   - count: The number of positions to partition, not negative.
///   - cost: Returns the cost of a range.
/// - Returns: The sum of the costs, and the ranges in ascending order.
/// - Precondition: The cost satisfies the quadrangle inequality: for *a* ≤ *b* < *c* ≤ *d*, cost(*a* ..< *c*) +
///   cost(*b* ..< *d*) ≤ cost(*a* ..< *d*) + cost(*b* ..< *c*). Costs that are convex in the range do, such as squares
///   of range sums of nonnegative numbers, sums over all pairs, distances from a center. No cost is infinite: let a
///   range that is too long cost much more for each position too many. Otherwise the result may not be minimal.
/// - Complexity: O(*n* log *n*) calls of `cost`, and O(*n*) space for *n* positions.
@inlinable
public func cheapestPartition<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> (cost: Cost, ranges: [Range<Int>]) {
  precondition(count >= 0, "a count must not be negative")
  // For each prefix its minimum cost, and the start of its last range.
  var costs = [Cost](repeating: .zero, count: count + 1)
  var starts = [Int](repeating: 0, count: count + 1)
  func total(_ start: Int, _ end: Int) throws -> Cost {
    try costs[start] + cost(Range(uncheckedBounds: (start, end)))
  }
  // The starts that are the best so far for some ends to come, and the first of these ends: both ascend.
  var candidates = [(start: 0, firstEnd: 1)]
  var first = 0
  for end in 1..<count + 1 {
    if first + 1 < candidates.count && candidates[first + 1].firstEnd == end { first += 1 }
    starts[end] = candidates[first].start
    costs[end] = try total(starts[end], end)
    // A range that starts here: once it is better than one with an earlier start, it stays so.
    guard try end < count && total(end, count) < total(candidates.last!.start, count) else {
      continue
    }
    var better = count
    while try candidates.count > first + 1
      && total(end, candidates.last!.firstEnd)
        < total(candidates.last!.start, candidates.last!.firstEnd)
    {
      better = candidates.removeLast().firstEnd
    }
    var low = Swift.max(candidates.last!.firstEnd, end) + 1
    while low < better {
      // Invariant: it is better for the end `better`, and not for ends before `low`.
      let middle = low + (better - low) / 2
      if try total(end, middle) < total(candidates.last!.start, middle) {
        better = middle
      } else {
        low = middle + 1
      }
    }
    candidates.append((end, better))
  }
  var ranges: [Range<Int>] = []
  var end = count
  while end > 0 {
    ranges.append(starts[end]..<end)
    end = starts[end]
  }
  return (costs[count], ranges.reversed())
}
