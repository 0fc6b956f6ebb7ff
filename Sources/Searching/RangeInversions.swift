// Inversions of subarrays by Mo's algorithm, offline for the second time: all counts that its moves ask for are found
// in one sweep, which adds elements in O(√n) and counts in O(1).

extension Collection where Element: Comparable {
  /// Returns the number of inversions in each of the given subarrays: offline range inversions queries.
  ///
  ///     [3, 1, 4, 1, 5, 2].numbersOfInversions(in: [0..<4, 2..<6, 1..<1])  // [3, 3, 0]
  ///
  /// An inversion is a pair of positions whose elements are out of order: the earlier one is larger. For one array as a
  /// whole there is `numberOfInversions()` of `Sorting`.
  ///
  /// - Parameter ranges: Ranges of positions, counted from 0, within 0 ..< *n*; there are fewer than 2³⁰.
  /// - Complexity: O(*n* log *n* + *n*√*n* + *n*√*q* + *q* log *q*) time and O(*n* + *q*) space for *q* ranges in *n*
  ///   elements, fewer than 2³¹.
  @inlinable
  public func numbersOfInversions(in ranges: some Collection<Range<Int>>) -> [Int] {
    let elements = Array(self)
    precondition(elements.count < Int32.max, "there are 2^31 - 1 elements or more")
    var ranks = [Int32](repeating: 0, count: elements.count)
    var rank: Int32 = 0
    var previous: Element?
    for place in elements.indices.sorted(by: { elements[$0] < elements[$1] }) {
      if let previous, previous < elements[place] { rank += 1 }
      ranks[place] = rank
      previous = elements[place]
    }
    return _InversionSweep(ranks: ranks).numbersOfInversions(in: Array(ranges))
  }
}

// MARK: - Core

/// The counts of smaller elements among the first ones of an array.
@usableFromInline
internal struct _InversionSweep {
  internal let ranks: [Int32]

  @usableFromInline
  internal init(ranks: [Int32]) {
    self.ranks = ranks
  }

  /// A move of one bound of Mo's current range, for one range.
  internal typealias Move = (low: Int32, high: Int32, isForward: Bool, next: Int32)

  /// Returns the number of inversions in each range.
  ///
  /// Inversions of a range are those of its prefix up to the upper bound, without those whose first element is before
  /// the lower bound. These are all pairs of an element before the lower and a smaller one before the upper bound, but
  /// for pairs in which the smaller one is first:
  ///
  ///     inversions(low, high) = inversions(0, high) + ascents(0, low) - pairs(low, high)
  ///
  /// Only the pairs depend on both bounds. As one bound moves by one element, they change by the number of the elements
  /// before the other bound that are smaller, or larger.
  @usableFromInline
  internal func numbersOfInversions(in ranges: [Range<Int>]) -> [Int] {
    let count = ranks.count
    // The moves for range number k are 2k, of the upper bound, and 2k + 1; each is in the list of the other bound.
    var moves = [Move](repeating: (0, 0, true, -1), count: 2 * ranges.count)
    var firstMoves = [Int32](repeating: -1, count: count + 1)
    let order = ranges.mosOrder()
    var (low, high) = (0, order.first.map { ranges[$0].upperBound } ?? 0)
    for index in order {
      let range = ranges[index]
      precondition(
        0 <= range.lowerBound && range.upperBound <= count, "a range is not within the elements")
      for (move, from, to, prefix) in [
        (2 * index, high, range.upperBound, low),
        (2 * index + 1, low, range.lowerBound, range.upperBound),
      ] {
        moves[move] = (
          Int32(truncatingIfNeeded: Swift.min(from, to)),
          Int32(truncatingIfNeeded: Swift.max(from, to)), from < to, firstMoves[prefix]
        )
        firstMoves[prefix] = Int32(truncatingIfNeeded: move)
      }
      (low, high) = (range.lowerBound, range.upperBound)
    }
    let (changes, inversions, ascents) = sweep(moves, firstMoves)
    var numbers = [Int](repeating: 0, count: ranges.count)
    var pairs = 0
    for index in order {
      pairs += changes[2 * index] + changes[2 * index + 1]
      numbers[index] =
        inversions[ranges[index].upperBound] + ascents[ranges[index].lowerBound] - pairs
    }
    return numbers
  }

  /// Returns by how much each move changes the number of pairs, and for each prefix the numbers of inversions and of
  /// ascents: pairs whose first element is smaller.
  internal func sweep(
    _ moves: [Move], _ firstMoves: [Int32]
  ) -> (changes: [Int], inversions: [Int], ascents: [Int]) {
    let count = ranks.count
    var changes = [Int](repeating: 0, count: moves.count)
    var (inversions, ascents) = ([0], [0])
    inversions.reserveCapacity(count + 1)
    ascents.reserveCapacity(count + 1)
    // The elements of the prefix that are below a rank: those below its block of ranks, and those in it.
    var shift = 1
    while 1 << (2 * shift) < count { shift += 1 }
    var belowBlock = [Int32](repeating: 0, count: count >> shift + 2)
    var belowInBlock = [Int32](repeating: 0, count: count + 2)
    for prefix in 0...count {
      var move = Int(firstMoves[prefix])
      while move >= 0 {
        let (low, high, isForward, next) = moves[move]
        var below = 0
        // For the upper bound the larger elements are counted: all but those below the next rank.
        let isUpper = move & 1 == 0
        for place in Int(low)..<Int(high) {
          let rank = Int(ranks[place]) + (isUpper ? 1 : 0)
          below += Int(belowBlock[rank >> shift]) + Int(belowInBlock[rank])
        }
        let change = isUpper ? (Int(high) - Int(low)) * prefix - below : below
        changes[move] = isForward ? change : -change
        move = Int(next)
      }
      if prefix == count { break }
      let rank = Int(ranks[prefix])
      let (below, notAbove) = (
        belowBlock[rank >> shift] + belowInBlock[rank],
        belowBlock[(rank + 1) >> shift] + belowInBlock[rank + 1]
      )
      ascents.append(ascents[prefix] + Int(below))
      inversions.append(inversions[prefix] + prefix - Int(notAbove))
      for block in rank >> shift + 1..<belowBlock.count { belowBlock[block] &+= 1 }
      let end = Swift.min((rank >> shift + 1) << shift, belowInBlock.count)
      // No count exceeds that of all elements.
      for other in rank + 1..<end { belowInBlock[other] &+= 1 }
    }
    return (changes, inversions, ascents)
  }
}
