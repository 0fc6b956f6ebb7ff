// Subset sums: meet in the middle.
// Horowitz, Sahni: Computing Partitions with Applications to the Knapsack Problem, JACM 21, 1974.

extension Collection where Element: BinaryInteger {
  /// Returns the number of subsets whose sum is at most the given limit (meet in the middle).
  ///
  /// The empty subset counts, and equal elements at different positions are distinct.
  ///
  ///     [1, 2].numberOfSubsets(withSumAtMost: 2)         // 3: {}, {1}, {2}
  ///     [5, 5, 5].numberOfSubsets(withSumAtMost: 10)     // 7: all but {5, 5, 5}
  ///     [-3, 2, 4].numberOfSubsets(withSumAtMost: -1)    // 2: {-3}, {-3, 2}
  ///
  /// Elements may have any sign. Sums beyond the limit are dropped at once, so nothing overflows, and a small limit
  /// takes little time.
  ///
  /// - Parameter limit: The largest sum that counts.
  /// - Precondition: There are at most 62 elements, so that the number of subsets fits `Int`, and
  ///   `limit` less the sum of all negative elements is at most `UInt.max`.
  /// - Complexity: O(2^(*n*/2)) time, and less than 24 · 2^⌈*n*/2⌉ bytes, where *n* is the number of
  ///   elements: 0.8 MB for 30 elements, 25 MB for 40.
  @inlinable
  public func numberOfSubsets(withSumAtMost limit: Int) -> Int {
    precondition(count <= 62, "the number of subsets of more than 62 elements may not fit Int")
    // Complement the choice of the negative elements: starting from the sum of all of them, leaving one out adds its
    // magnitude. Now no weight is negative.
    guard let room = _subsetSumRoom(below: limit) else { return 0 }
    let (left, right) = _halvesOfSubsetSums(upTo: room)
    var subsets = 0
    var fitting = right.count
    for sum in left {
      // Invariant: right[fitting...] are too large for `sum`, hence for all later ones too.
      while fitting > 0, right[fitting - 1] > room - sum { fitting -= 1 }
      if fitting == 0 { break }
      subsets += fitting
    }
    return subsets
  }
}

extension Collection where Element: BinaryInteger {
  /// Returns the number of subsets whose sum is exactly the given one (meet in the middle).
  ///
  /// The empty subset counts, and equal elements at different positions are distinct.
  ///
  ///     [1, 2, 3].numberOfSubsets(withSum: 3)   // 2: {1, 2}, {3}
  ///     [-3, 3, 5].numberOfSubsets(withSum: 0)  // 2: {}, {-3, 3}
  ///
  /// - Parameter sum: The sum that counts, greater than `Int.min`.
  /// - Precondition: As for `numberOfSubsets(withSumAtMost:)`.
  /// - Complexity: As `numberOfSubsets(withSumAtMost:)`.
  @inlinable
  public func numberOfSubsets(withSum sum: Int) -> Int {
    precondition(sum > .min, "the sum is Int.min")
    return numberOfSubsets(withSumAtMost: sum) - numberOfSubsets(withSumAtMost: sum - 1)
  }
}

extension Collection where Element: BinaryInteger {
  /// Returns the maximum subset sum that is at most the given limit; `nil` if all are greater (meet in the middle).
  ///
  ///     [3, 34, 4, 12, 5].largestSubsetSum(atMost: 14)  // 12
  ///     [8, 9].largestSubsetSum(atMost: 7)              // 0: that of the empty subset
  ///     [-3, 2].largestSubsetSum(atMost: -4)            // nil
  ///
  /// The minimum subset sum that is at least a limit is the total less the maximum that is at most the total less that
  /// limit. If the limit is small, a table of all sums (knapsack) is faster.
  ///
  /// - Parameter limit: The largest sum that counts.
  /// - Precondition: `limit` less the sum of all negative elements is at most `UInt.max`, and the result fits `Int`.
  /// - Complexity: As `numberOfSubsets(withSumAtMost:)`, for any number of elements.
  @inlinable
  public func largestSubsetSum(atMost limit: Int) -> Int? {
    guard let room = _subsetSumRoom(below: limit) else { return nil }
    let (left, right) = _halvesOfSubsetSums(upTo: room)
    var (largest, fitting) = (0 as UInt, right.count)
    for sum in left {
      // Invariant: right[fitting...] are too large for `sum`, hence for all later ones too. The first one is 0.
      while right[fitting - 1] > room - sum { fitting -= 1 }
      largest = Swift.max(largest, sum + right[fitting - 1])
    }
    let lack = room - largest
    precondition(lack <= UInt(bitPattern: limit &- .min), "the sum does not fit Int")
    return limit &- Int(bitPattern: lack)
  }
}

// MARK: - Core

extension Collection where Element: BinaryInteger {
  /// Returns the sums of both halves of the elements' magnitudes that are at most the room.
  @inlinable
  internal func _halvesOfSubsetSums(upTo room: UInt) -> (left: [UInt], right: [UInt]) {
    let weights = compactMap { UInt(exactly: $0.magnitude) }.filter { $0 <= room }
    let middle = weights.count / 2
    return (
      weights[..<middle]._ascendingSubsetSums(upTo: room),
      weights[middle...]._ascendingSubsetSums(upTo: room)
    )
  }

  /// Returns the limit less the sum of all negative elements, or `nil` if that is negative.
  @inlinable
  internal func _subsetSumRoom(below limit: Int) -> UInt? {
    var room = limit > 0 ? limit.magnitude : 0
    // What a negative limit still lacks: taken off first, so that nothing overflows on the way.
    var lack = limit < 0 ? limit.magnitude : 0
    for element in self where element < 0 {
      if element.magnitude <= lack {
        lack -= UInt(element.magnitude)
        continue
      }
      let rest = element.magnitude - Element.Magnitude(lack)
      lack = 0
      let (sum, overflow) = room.addingReportingOverflow(UInt(clamping: rest))
      precondition(
        rest <= UInt.max && !overflow,
        "the limit less the sum of the negative elements exceeds UInt.max")
      room = sum
    }
    return lack > 0 ? nil : room
  }
}

extension Collection where Element == UInt {
  /// Returns the sums of all subsets that are at most `limit`, in ascending order.
  ///
  /// No element may exceed the limit.
  @inlinable
  internal func _ascendingSubsetSums(upTo limit: UInt) -> [UInt] {
    var sums: [UInt] = [0]
    for weight in self {
      // `sums` and `sums + weight` are both ascending: merge them, from the largest down, into the
      // longer array, where the next free slot is always after the last sum still to be moved.
      //     [0 3 5|_ _ _] + 4  ->  [0 3 5|_ _ 9]  ->  [0 3 5|_ 7 9]  ->  …  ->  [0 3 4 5 7 9]
      var old = sums.count - 1
      var shifted = old
      while sums[shifted] > limit - weight { shifted -= 1 }  // ends: sums[0] is 0
      sums.append(contentsOf: repeatElement(0, count: shifted + 1))
      sums.withUnsafeMutableBufferPointer { buffer in
        let sums = buffer.baseAddress!
        while shifted >= 0 {
          // Invariant: sums[...old] and sums[...shifted] + weight are still to be merged. No sum is less than sums[0]:
          // that stays where it is. A choice, not a branch: which one is larger cannot be predicted.
          let (kept, moved) = (sums[old], sums[shifted] &+ weight)
          let isKept = kept > moved
          sums[old &+ shifted &+ 1] = isKept ? kept : moved
          (old, shifted) = (isKept ? old &- 1 : old, isKept ? shifted : shifted &- 1)
        }
      }
    }
    return sums
  }
}
