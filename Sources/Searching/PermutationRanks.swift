// Ranking and unranking of permutations. Lehmer, "Teaching combinatorial tricks to a computer", 1960; here with equal
// elements, too.

extension Sequence where Element: Comparable {
  /// Returns the lexicographic rank of the sequence among the permutations of its elements.
  ///
  ///     [2, 0, 1].permutationRank()  // 4: behind 0 1 2, 0 2 1, 1 0 2 and 1 2 0
  ///     "banana".permutationRank()  // 34
  ///
  /// The rank is the number of permutations that come before, to which `previousPermutation()` leads. Equal elements
  /// are indistinguishable, so that each permutation counts once.
  ///
  /// - Precondition: The elements from the first one on that has a smaller one after it have at most `Int.max`
  ///   permutations, as up to 20 elements always do.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹.
  @inlinable
  public func permutationRank() -> Int {
    let elements = Array(self)
    // The ranks of the elements, from 1 on, equal for equal elements.
    var numbers = [Int](repeating: 0, count: elements.count)
    var (number, last) = (0, Element?.none)
    for place in elements.indices.sorted(by: { elements[$0] < elements[$1] }) {
      if last.map({ $0 < elements[place] }) ?? true { number += 1 }
      (numbers[place], last) = (number, elements[place])
    }
    return _rank(ofNumbers: numbers, upTo: number)
  }

  /// Returns the permutation of the elements with the given lexicographic rank.
  ///
  ///     (0..<3).permutation(ofRank: 4)  // [2, 0, 1]
  ///     String("abnn".permutation(ofRank: 11))  // "nnba"
  ///     (0..<100_000).permutation(ofRank: 1_000_000_000_000_000_000)[99_980]  // 99988
  ///
  /// The order of the elements does not matter. Equal elements are indistinguishable.
  ///
  /// - Parameter rank: The number of permutations that come before it, less than the number of all; 0 for the ascending
  ///   one.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹.
  @inlinable
  public func permutation(ofRank rank: Int) -> [Element] {
    precondition(rank >= 0, "a rank must not be negative")
    let sorted = self.sorted()
    // Only the shortest suffix that has more permutations than the rank is permuted.
    var (start, rest, orders) = (sorted.count, UInt(rank), _OrderCount())
    // The ranges of equal elements in it, the largest elements first: no more than 21, which have 20! permutations and
    // more.
    var groups: [Range<Int>] = []
    while !orders.isGreater(than: rest) {
      precondition(start > 0, "the elements do not have so many orders")
      start -= 1
      if let group = groups.last, !(sorted[start] < sorted[group.lowerBound]) {
        groups[groups.count - 1] = start..<group.upperBound
      } else {
        groups.append(start..<start + 1)
      }
      orders = orders.scaled(by: sorted.count - start, over: groups[groups.count - 1].count)
    }
    var result = Array(sorted[..<start])
    result.reserveCapacity(sorted.count)
    while result.count < sorted.count {
      // Invariant: the rest of the result is the permutation of the elements in the groups with rank `rest`.
      let all = orders
      var next = groups.count
      repeat {
        if next < groups.count { rest -= orders.low }
        next -= 1
        orders = all.scaled(by: groups[next].count, over: sorted.count - result.count)
      } while !orders.isGreater(than: rest)
      let group = groups[next]
      result.append(sorted[group.lowerBound])
      groups[next] = group.lowerBound + 1..<group.upperBound
    }
    return result
  }
}

// MARK: - Core

/// Returns the rank of a permutation of numbers.
@usableFromInline
internal func _rank(ofNumbers numbers: [Int], upTo largest: Int) -> Int {
  // For each number how many there are after the position, and a Fenwick tree of these.
  var counts = [Int](repeating: 0, count: largest + 1)
  var sums = counts
  var (rank, orders) = (0, _OrderCount())
  for (place, number) in numbers.enumerated().reversed() {
    counts[number] += 1
    var less = 0
    var end = number - 1
    while end > 0 {
      less += sums[end]
      end &= end - 1
    }
    var next = number
    while next <= largest {
      sums[next] += 1
      next += next & -next
    }
    let length = numbers.count - place
    // Once the number is too large, it stays so.
    if !orders.isGreater(than: UInt(Int.max)) {
      orders = orders.scaled(by: length, over: counts[number])
    }
    if less > 0 {
      precondition(!orders.isGreater(than: UInt(Int.max)), "the elements have too many orders")
      rank += Int(orders.scaled(by: less, over: length).low)
    }
  }
  return rank
}

/// A number of permutations, at first 1: up to 2⁶³ times a number of elements.
@frozen @usableFromInline
internal struct _OrderCount {
  @usableFromInline internal let high: UInt
  @usableFromInline internal let low: UInt

  @usableFromInline
  internal init(high: UInt = 0, low: UInt = 1) {
    (self.high, self.low) = (high, low)
  }

  @usableFromInline
  internal func isGreater(than number: UInt) -> Bool { high > 0 || low > number }

  /// Returns the product with a number, divided by another, which divides it.
  @usableFromInline
  internal func scaled(by factor: Int, over divisor: Int) -> _OrderCount {
    let product = low.multipliedFullWidth(by: UInt(factor))
    let (quotient, rest) = (high * UInt(factor) + product.high)
      .quotientAndRemainder(dividingBy: UInt(divisor))
    return _OrderCount(
      high: quotient, low: UInt(divisor).dividingFullWidth((rest, product.low)).quotient)
  }
}
