// A wavelet matrix with prefix sums of the weights on each level, in its order.

/// The sum of the weights of the numbers below a bound in any range of a static array.
///
///     let ages = [30, 10, 50, 20, 40]
///     let gifts = WeightedWaveletMatrix(ages, weights: [1, 2, 3, 4, 5])
///     gifts.sum(below: 35, in: 1..<5)  // 6: those of 10 and 20
///     gifts.sum(atMost: 40, in: 1..<5)  // 11: those of 10, 20 and 40
///     gifts.sum(0..<3)  // 6
///     gifts.matrix.count(below: 35, in: 1..<5)  // 2
///
/// The weights may be the numbers themselves. Then it finds the sum of the *k* smallest numbers of a range:
///
///     let prices = WeightedWaveletMatrix([30, 10, 50, 20, 20])
///     let third = prices.matrix.smallest(2, in: 1..<5)  // 20
///     let less = prices.matrix.count(below: third, in: 1..<5)  // 1
///     prices.sum(below: third, in: 1..<5) + (3 - less) * third  // 50: 10 + 20 + 20
///
/// The weights may be integers, residues (`ModularInteger`), fractions: whatever can be added and subtracted. The sum
/// of all has to fit into `Weight`, and so do partial sums.
public struct WeightedWaveletMatrix<Weight: AdditiveArithmetic> {
  /// The wavelet matrix of the numbers without their weights: *k*-th smallest, ranks.
  public let matrix: WaveletMatrix
  /// For the order of the numbers, and then for that after each level, the prefix sums of the weights.
  @usableFromInline internal let _sums: [Weight]

  /// Creates a wavelet matrix of numbers with weights.
  ///
  /// - Parameters:
  ///   - numbers: Fewer than 2³¹ integers.
  ///   - weights: The weight of each number.
  /// - Complexity: O(*n* log *n*) for *n* numbers; memory for log₂ *n* + 1 sums for each.
  @inlinable
  public init(_ numbers: some Collection<Int>, weights: some Sequence<Weight>) {
    matrix = WaveletMatrix(numbers)
    let count = matrix.count
    var weights = Array(weights)
    precondition(weights.count == count, "each number has one weight")
    var sums: [Weight] = []
    sums.reserveCapacity((matrix._zeros.count + 1) * (count + 1))
    Self._append(weights, to: &sums)
    for (level, zeros) in matrix._zeros.enumerated() {
      let firstWord = level * (count / 64 + 1)
      // Those with a 0 go before those with a 1, as the numbers do.
      var (next, ones) = (weights, 0)
      for (place, weight) in weights.enumerated() {
        if matrix._words[firstWord + (place >> 6)].bits >> UInt64(place & 63) & 1 == 1 {
          next[zeros + ones] = weight
          ones += 1
        } else {
          next[place - ones] = weight
        }
      }
      weights = next
      Self._append(weights, to: &sums)
    }
    _sums = sums
  }

  /// Returns the sum of the weights of the numbers of a range that are less than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `matrix.count`; the sum of an empty range is 0.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func sum(below bound: Int, in range: some RangeExpression<Int>) -> Weight {
    let bounds = _rangeBounds(range, in: 0..<matrix.count)
    let rank = WaveletMatrix._rank(of: bound, in: matrix._values)
    if rank == matrix._values.count { return sum(bounds) }
    var sum = Weight.zero
    matrix._descend(to: rank, bounds) { level, isOne, low, high in
      if isOne {
        let first = (level + 1) * (matrix.count + 1)
        sum += _sums[first + high] - _sums[first + low]
      }
    }
    return sum
  }

  /// Returns the sum of the weights of the numbers of a range that are not greater than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `matrix.count`; the sum of an empty range is 0.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func sum(atMost bound: Int, in range: some RangeExpression<Int>) -> Weight {
    bound == .max ? sum(range) : sum(below: bound + 1, in: range)
  }

  /// Returns the range sum: the sum of the weights of all numbers of a range.
  ///
  /// - Parameter range: Within 0 ..< `matrix.count`; the sum of an empty range is 0.
  /// - Complexity: O(1)
  @inlinable
  public func sum(_ range: some RangeExpression<Int>) -> Weight {
    let bounds = _rangeBounds(range, in: 0..<matrix.count)
    return _sums[bounds.upperBound] - _sums[bounds.lowerBound]
  }

  /// Unavailable: shows how to get the sum of a range.
  @available(*, unavailable, renamed: "sum(_:)")
  public func sum(in range: Range<Int>) -> Weight { fatalError("unavailable") }
}

extension WeightedWaveletMatrix where Weight == Int {
  /// Creates a wavelet matrix of numbers that are their own weights.
  ///
  /// - Parameter numbers: Fewer than 2³¹ integers.
  /// - Complexity: O(*n* log *n*) for *n* numbers; memory for log₂ *n* + 1 sums for each.
  @inlinable
  public init(_ numbers: some Collection<Int>) {
    self.init(numbers, weights: numbers)
  }
}

extension WeightedWaveletMatrix: Sendable where Weight: Sendable {}

// MARK: - Core

extension WeightedWaveletMatrix {
  /// Appends the prefix sums of the weights.
  @inlinable
  internal static func _append(_ weights: [Weight], to sums: inout [Weight]) {
    var sum = Weight.zero
    sums.append(sum)
    for weight in weights {
      sum += weight
      sums.append(sum)
    }
  }
}
