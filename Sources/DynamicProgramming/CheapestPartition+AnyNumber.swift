// The cheapest way to cut a row of things into any number of parts: each place where the last part may begin is the best
// one for a range of ends. Galil, Giancarlo, "Speeding up dynamic programming with applications to molecular biology", 1989.

/// Returns the cheapest way to cut places in a row into ranges, as many as it takes.
///
///     let sizes = [1, 9, 2, 2, 8]
///     let cheapest = cheapestPartition(of: 5) { range in
///       let sum = sizes[range].reduce(0, +)
///       return sum * sum + 50  // each range costs 50 more
///     }
///     cheapest.cost  // 330: 10² + 4² + 8² + 3 · 50
///     cheapest.ranges  // [0..<2, 2..<4, 4..<5]
///
/// Into a given number of ranges `cheapestPartition(of:into:cost:)` cuts them; where there are many, this here with a
/// penalty for each of them takes less time: see `leastCost(forExactly:cheapest:)`.
///
/// - Parameters:
///   - count: The number of places, which are 0, 1, 2, …: not negative.
///   - cost: Returns the cost of a range.
/// - Returns: The sum of the costs, and the ranges from left to right.
/// - Precondition: Of ranges *a* ..< *c* and *b* ..< *d* with *a* ≤ *b* < *c* ≤ *d*, the costs come to no more
///   together than those of *a* ..< *d* and *b* ..< *c*: the costs grow faster than the ranges, as squares of sums do,
///   sums over all pairs, distances from a center. None is infinite: a range that is too long costs much more for each
///   place too many. Else there may be a cheaper way.
/// - Complexity: O(*n* log *n*) costs, and O(*n*) space for *n* places.
@inlinable
public func cheapestPartition<Cost: Comparable & AdditiveArithmetic>(
  of count: Int, cost: (Range<Int>) throws -> Cost
) rethrows -> (cost: Cost, ranges: [Range<Int>]) {
  precondition(count >= 0, "a count must not be negative")
  // What the first places cost, and where the last one of their ranges begins.
  var costs = [Cost](repeating: .zero, count: count + 1)
  var starts = [Int](repeating: 0, count: count + 1)
  func total(_ start: Int, _ end: Int) throws -> Cost {
    try costs[start] + cost(Range(uncheckedBounds: (start, end)))
  }
  // The starts that are the best ones so far for some ends to come, and the first of these: both grow.
  var candidates = [(start: 0, firstEnd: 1)]
  var first = 0
  for end in 1..<count + 1 {
    if first + 1 < candidates.count && candidates[first + 1].firstEnd == end { first += 1 }
    starts[end] = candidates[first].start
    costs[end] = try total(starts[end], end)
    // A range from here on: once it is better than one that begins before, it stays so.
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
