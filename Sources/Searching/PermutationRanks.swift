// The place of an order among all orders of some elements, and back. Lehmer, "Teaching combinatorial tricks to a computer",
// 1960; here with equal elements, too.

extension Sequence where Element: Comparable {
  /// Returns how many orders of the elements come before the one that they have, as words do in a dictionary.
  ///
  ///     [2, 0, 1].permutationRank()  // 4: behind 0 1 2, 0 2 1, 1 0 2 and 1 2 0
  ///     "banana".permutationRank()  // 34
  ///
  /// So often `previousPermutation()` leads to another order. Equal elements are not told apart.
  ///
  /// - Precondition: From the first element on that has a smaller one behind it, the elements have no more orders than
  ///   `Int` can count: up to 20 different ones.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹.
  @inlinable
  public func permutationRank() -> Int {
    let elements = Array(self)
    // Numbers in place of the elements, from 1 on, equal ones for equal elements.
    var numbers = [Int](repeating: 0, count: elements.count)
    var (number, last) = (0, Element?.none)
    for place in elements.indices.sorted(by: { elements[$0] < elements[$1] }) {
      if last.map({ $0 < elements[place] }) ?? true { number += 1 }
      (numbers[place], last) = (number, elements[place])
    }
    return _rank(ofNumbers: numbers, upTo: number)
  }

  /// Returns the order of the elements that comes behind so many others, as words do in a dictionary.
  ///
  ///     (0..<3).permutation(ofRank: 4)  // [2, 0, 1]
  ///     String("abnn".permutation(ofRank: 11))  // "nnba"
  ///     (0..<100_000).permutation(ofRank: 1_000_000_000_000_000_000)[99_980]  // 99988
  ///
  /// Which order the elements have does not matter. Equal ones are not told apart.
  ///
  /// - Parameter rank: How many orders come before it: 0 if they ascend. Less than the number of all orders.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹.
  @inlinable
  public func permutation(ofRank rank: Int) -> [Element] {
    precondition(rank >= 0, "a rank must not be negative")
    let sorted = self.sorted()
    // Only as many at the end leave their places as are needed for more orders than the rank.
    var (start, rest, orders) = (sorted.count, UInt(rank), _OrderCount())
    // Of these, the ranges of equal ones, the largest first: no more than 21, which have 20! orders and more.
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
      // Invariant: of all orders of the elements in the groups it is the one behind `rest` others.
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

/// Returns the rank of an order of numbers.
@usableFromInline
internal func _rank(ofNumbers numbers: [Int], upTo largest: Int) -> Int {
  // Of each number how many there are behind the place, and a Fenwick tree of these.
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
    // Once there are too many, there are ever more.
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

/// A number of orders, at first 1: up to 2⁶³ times a number of elements.
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

  /// Returns the product with a number, divided by another, which leaves no remainder.
  @usableFromInline
  internal func scaled(by factor: Int, over divisor: Int) -> _OrderCount {
    let product = low.multipliedFullWidth(by: UInt(factor))
    let (quotient, rest) = (high * UInt(factor) + product.high)
      .quotientAndRemainder(dividingBy: UInt(divisor))
    return _OrderCount(
      high: quotient, low: UInt(divisor).dividingFullWidth((rest, product.low)).quotient)
  }
}
