// Binary search: where something begins to hold.
// Knuth, TAOCP vol. 3, 6.2.1.

extension Collection {
  /// Returns the first position whose element satisfies the condition, in a collection in which all
  /// elements behind one that satisfies it do so too.
  ///
  ///     let primes = [2, 3, 5, 7, 11, 13]
  ///     primes.partitioningIndex { $0 * $0 > 30 }  // 3: that of 7
  ///
  /// Of a range of numbers, `smallest(where:)` finds the number itself: the smallest answer that is good enough.
  ///
  /// - Parameter belongsInSecondPartition: The condition.
  /// - Returns: The position, or `endIndex` if no element satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length; as much time with random
  ///   access, and O(*n*) without.
  @inlinable
  public func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      // Invariant: what is before `start` does not satisfy the condition, and what is `length` or more
      // behind it does.
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

extension ClosedRange where Bound == Int {
  /// Returns the smallest number that satisfies a condition, in a range in which all numbers above one that
  /// satisfies it do so too.
  ///
  ///     (1...1_000_000_000).smallest { $0 * $0 >= 2_000_000 }  // 1415
  ///     (1...1000).smallest { $0 * $0 >= 2_000_000 }  // nil
  ///
  /// - Parameter isEnough: The condition.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length.
  @inlinable
  public func smallest(where isEnough: (Int) throws -> Bool) rethrows -> Int? {
    var (low, high) = (lowerBound, upperBound)
    var found: Int?
    while true {
      // Invariant: what is below `low` does not satisfy the condition, and of what is above `high` the smallest
      // that does is `found`.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
      if try isEnough(middle) {
        found = middle
        if middle == low { return found }
        high = middle - 1
      } else {
        if middle == high { return found }
        low = middle + 1
      }
    }
  }
}

extension ClosedRange where Bound == Int {
  /// Returns the largest number that satisfies a condition, in a range in which all numbers below one that
  /// satisfies it do so too.
  ///
  ///     (1...1_000_000_000).largest { $0 * $0 <= 2_000_000 }  // 1414
  ///     (1...1000).largest { $0 < 1 }  // nil
  ///
  /// - Parameter isPossible: The condition.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length.
  @inlinable
  public func largest(where isPossible: (Int) throws -> Bool) rethrows -> Int? {
    guard let tooLarge = try smallest(where: { try !isPossible($0) }) else { return upperBound }
    return tooLarge == lowerBound ? nil : tooLarge - 1
  }
}

extension Range where Bound == Int {
  /// Returns the largest number that satisfies a condition, in a range in which all numbers below one that
  /// satisfies it do so too.
  ///
  ///     (0..<1000).largest { $0 * $0 <= 2_000_000 }  // 999
  ///
  /// - Parameter isPossible: The condition.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length.
  @inlinable
  public func largest(where isPossible: (Int) throws -> Bool) rethrows -> Int? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).largest(where: isPossible)
  }

  /// Returns the smallest number that satisfies a condition, in a range in which all numbers above one that
  /// satisfies it do so too.
  ///
  ///     (0..<1_000_000_000).smallest { $0 * $0 >= 2_000_000 }  // 1415
  ///     (0..<1000).smallest { $0 * $0 >= 2_000_000 }  // nil
  ///
  /// - Parameter isEnough: The condition.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length.
  @inlinable
  public func smallest(where isEnough: (Int) throws -> Bool) rethrows -> Int? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).smallest(where: isEnough)
  }
}

extension ClosedRange where Bound == Double {
  /// Returns the smallest number that satisfies a condition, in a range in which all numbers above one that
  /// satisfies it do so too.
  ///
  ///     (0.0...10).smallest { $0 * $0 >= 2 }  // 1.4142135623730951
  ///     (0.0...1).smallest { $0 * $0 >= 2 }  // nil
  ///
  /// It is found to its last bit: there are fewer than 2⁶⁴ numbers to choose from, so that neither a precision
  /// nor a number of steps has to be decided on.
  ///
  /// There are as many between 10⁻¹⁰⁰ and 10⁻⁹⁰ as between 1 and 10¹⁰. A range that begins at 0 is asked about such
  /// small ones too: where the condition divides by them and makes an `Int` of that, let it begin at 10⁻⁹, say.
  ///
  /// - Parameter isEnough: The condition. Of the two zeros it is asked for the positive one.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: At most 64 calls of the condition.
  @inlinable
  public func smallest(where isEnough: (Double) throws -> Bool) rethrows -> Double? {
    let found = try (lowerBound._rank...upperBound._rank).smallest {
      try isEnough(Double(_rank: $0))
    }
    return found.map { Double(_rank: $0) }
  }

  /// Returns the largest number that satisfies a condition, in a range in which all numbers below one that
  /// satisfies it do so too.
  ///
  ///     (0.0...10).largest { $0 * $0 <= 2 }  // 1.414213562373095
  ///
  /// It is found to its last bit, as by ``smallest(where:)->Double?``.
  ///
  /// - Parameter isPossible: The condition. Of the two zeros it is asked for the positive one.
  /// - Returns: The number, or `nil` if none satisfies the condition.
  /// - Complexity: At most 64 calls of the condition.
  @inlinable
  public func largest(where isPossible: (Double) throws -> Bool) rethrows -> Double? {
    let found = try (lowerBound._rank...upperBound._rank).largest {
      try isPossible(Double(_rank: $0))
    }
    return found.map { Double(_rank: $0) }
  }
}

extension Collection where Element: Comparable {
  /// Returns the first position whose element is not less than the given one, in a sorted collection.
  ///
  ///     [10, 20, 20, 30].lowerBound(of: 20)  // 1
  ///     [10, 20, 20, 30].lowerBound(of: 25)  // 3
  ///
  /// - Parameter element: What is looked for, in the collection or not.
  /// - Returns: The position, or `endIndex` if all elements are less.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func lowerBound(of element: Element) -> Index {
    partitioningIndex { $0 >= element }
  }

  /// Returns the first position whose element is greater than the given one, in a sorted collection.
  ///
  ///     let scores = [10, 20, 20, 30]
  ///     scores.upperBound(of: 20)  // 3
  ///     scores[scores.lowerBound(of: 20)..<scores.upperBound(of: 20)].count  // 2
  ///
  /// - Parameter element: What is looked for, in the collection or not.
  /// - Returns: The position, or `endIndex` if no element is greater.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func upperBound(of element: Element) -> Index {
    partitioningIndex { $0 > element }
  }
}

// MARK: - Core

extension Double {
  /// How many numbers lie between 0 and this one, itself included; negative for negative numbers.
  ///
  /// The bits of the magnitude, read as a number, ascend with it.
  @inlinable
  internal var _rank: Int {
    let bits = Int(truncatingIfNeeded: magnitude.bitPattern)
    return self < 0 ? -bits : bits
  }

  /// The number of this rank.
  @inlinable
  internal init(_rank rank: Int) {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    self = rank < 0 ? -magnitude : magnitude
  }
}
