// Binary search: where a monotone predicate begins to hold.
// Knuth, TAOCP vol. 3, 6.2.1.

extension Collection {
  /// Returns the index of the first element that satisfies a monotone predicate (binary search).
  ///
  /// The collection is partitioned by the predicate: after an element that satisfies it, all elements do.
  ///
  ///     let primes = [2, 3, 5, 7, 11, 13]
  ///     primes.partitioningIndex { $0 * $0 > 30 }  // 3: that of 7
  ///
  /// In a range of numbers, `smallest(where:)` finds the number itself (binary search on the answer).
  ///
  /// - Parameter belongsInSecondPartition: The predicate.
  /// - Returns: The index, or `endIndex` if no element satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the length; the same time with random access, and
  ///   O(*n*) without.
  @inlinable
  public func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      // Invariant: elements before `start` do not satisfy the predicate, and those at distance `length` or more after
      // it do.
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}

extension ClosedRange where Bound: _SearchedNumber {
  /// Returns the smallest number in the range that satisfies a monotone predicate (binary search).
  ///
  /// The predicate holds for all numbers above one for which it holds.
  ///
  ///     (1...1_000_000_000).smallest { $0 * $0 >= 2_000_000 }  // 1415
  ///     (1...1000).smallest { $0 * $0 >= 2_000_000 }  // nil
  ///
  /// A `Double` is found to its last bit: there are fewer than 2⁶⁴ candidates, so neither a precision nor a number of
  /// iterations has to be chosen.
  ///
  ///     (0.0...10).smallest { $0 * $0 >= 2 }  // 1.4142135623730951
  ///     (0.0...1).smallest { $0 * $0 >= 2 }  // nil
  ///
  /// There are about as many `Double` values between 10⁻¹⁰⁰ and 10⁻⁹⁰ as between 1 and 10¹⁰. In a range from 0 the
  /// predicate is called with such small numbers, too: if it divides by them and converts the quotient to `Int`, let
  /// the range begin at 10⁻⁹, say.
  ///
  /// - Parameter isEnough: The predicate. Of the two zeros of `Double` it is called with the positive one.
  /// - Returns: The number, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the length; at most 65.
  @inlinable
  public func smallest(where isEnough: (Bound) throws -> Bool) rethrows -> Bound? {
    var (low, high) = (lowerBound._rank, upperBound._rank)
    var found: Bound?
    while true {
      // Invariant: no number below `low` satisfies the predicate, and the smallest above `high` that does is `found`.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
      let number = Bound(_rank: middle)
      if try isEnough(number) {
        found = number
        if middle == low { return found }
        high = middle - 1
      } else {
        if middle == high { return found }
        low = middle + 1
      }
    }
  }

  /// Returns the largest number in the range that satisfies a monotone predicate (binary search).
  ///
  /// The predicate holds for all numbers below one for which it holds.
  ///
  ///     (1...1_000_000_000).largest { $0 * $0 <= 2_000_000 }  // 1414
  ///     (1...1000).largest { $0 < 1 }  // nil
  ///     (0.0...10).largest { $0 * $0 <= 2 }  // 1.414213562373095, to its last bit
  ///
  /// - Parameter isPossible: The predicate. Of the two zeros of `Double` it is called with the positive one.
  /// - Returns: The number, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the length; at most 65.
  @inlinable
  public func largest(where isPossible: (Bound) throws -> Bool) rethrows -> Bound? {
    guard let tooLarge = try smallest(where: { try !isPossible($0) }) else {
      return Bound(_rank: upperBound._rank)
    }
    return tooLarge == Bound(_rank: lowerBound._rank) ? nil : Bound(_rank: tooLarge._rank - 1)
  }
}

extension Range where Bound == Int {
  /// Returns the largest number in the range that satisfies a monotone predicate (binary search).
  ///
  /// The predicate holds for all numbers below one for which it holds.
  ///
  ///     (0..<1000).largest { $0 * $0 <= 2_000_000 }  // 999
  ///
  /// - Parameter isPossible: The predicate.
  /// - Returns: The number, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the length.
  @inlinable
  public func largest(where isPossible: (Int) throws -> Bool) rethrows -> Int? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).largest(where: isPossible)
  }

  /// Returns the smallest number in the range that satisfies a monotone predicate (binary search).
  ///
  /// The predicate holds for all numbers above one for which it holds.
  ///
  ///     (0..<1_000_000_000).smallest { $0 * $0 >= 2_000_000 }  // 1415
  ///     (0..<1000).smallest { $0 * $0 >= 2_000_000 }  // nil
  ///
  /// - Parameter isEnough: The predicate.
  /// - Returns: The number, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the length.
  @inlinable
  public func smallest(where isEnough: (Int) throws -> Bool) rethrows -> Int? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).smallest(where: isEnough)
  }
}

extension Collection where Element: Comparable {
  /// Returns the index of the first element that is not less than the given one, in a sorted collection (lower bound).
  ///
  ///     [10, 20, 20, 30].lowerBound(of: 20)  // 1
  ///     [10, 20, 20, 30].lowerBound(of: 25)  // 3
  ///
  /// - Parameter element: The element to look for, in the collection or not.
  /// - Returns: The index, or `endIndex` if all elements are less.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func lowerBound(of element: Element) -> Index {
    partitioningIndex { $0 >= element }
  }

  /// Returns the index of the first element that is greater than the given one, in a sorted collection (upper bound).
  ///
  ///     let scores = [10, 20, 20, 30]
  ///     scores.upperBound(of: 20)  // 3
  ///     scores[scores.lowerBound(of: 20)..<scores.upperBound(of: 20)].count  // 2
  ///
  /// - Parameter element: The element to look for, in the collection or not.
  /// - Returns: The index, or `endIndex` if no element is greater.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func upperBound(of element: Element) -> Index {
    partitioningIndex { $0 > element }
  }
}

// MARK: - Core

/// A number with a rank among all of its type, so that a range of numbers is a range of ranks.
///
/// One function for integers and floating-point numbers: with two overloads the compiler would say no more, where
/// something is wrong in a closure, than that it takes too long.
public protocol _SearchedNumber: Comparable {
  /// The rank: greater for greater numbers, by 1 for the next one.
  var _rank: Int { get }

  /// The number of a rank.
  init(_rank: Int)
}

extension Int: _SearchedNumber {
  /// The number itself.
  @inlinable public var _rank: Int { self }

  /// The rank itself.
  @inlinable
  public init(_rank rank: Int) { self = rank }
}

extension Double: _SearchedNumber {
  /// The number of values from 0 to this one, 0 excluded; negative for negative numbers.
  ///
  /// The bits of the magnitude, read as a number, ascend with it.
  @inlinable public var _rank: Int {
    let bits = Int(truncatingIfNeeded: magnitude.bitPattern)
    return self < 0 ? -bits : bits
  }

  /// The number of this rank; of the two zeros the positive one.
  @inlinable
  public init(_rank rank: Int) {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    self = rank < 0 ? -magnitude : magnitude
  }
}
