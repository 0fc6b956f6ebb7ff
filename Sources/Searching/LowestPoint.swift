// The minimum or maximum of a unimodal function: ternary search, with fewer calls. Kiefer, "Sequential minimax search
// for a maximum", 1953.

extension ClosedRange where Bound: _SearchedArgument {
  /// Returns the minimum of a strictly unimodal function over the range (ternary search).
  ///
  /// The function strictly decreases, may then stay constant at its minimum, and then strictly increases.
  ///
  ///     (0...100).lowestPoint { ($0 - 30) * ($0 - 30) }  // (argument: 30, value: 0)
  ///
  /// With `Double` the function must not stay constant at its minimum. The argument is accurate to 10⁻¹⁵ of the range,
  /// unless the function hardly changes there, as a parabola does: then to 10⁻⁸.
  ///
  ///     // How far along the shore does one walk to a boat that is 3 off it and 10 along, half as fast in the water?
  ///     let walk = (0.0...10.0).lowestPoint { x in
  ///       let rest = 10 - x
  ///       return x + 2 * (9 + rest * rest).squareRoot()
  ///     }
  ///     (walk.value * 1000).rounded()  // 15196.0
  ///
  /// - Parameter function: The function; one that only decreases or only increases is allowed.
  /// - Returns: The argument, of several integers the smallest, and the value there.
  /// - Precondition: The length of a range of `Double` is finite.
  /// - Complexity: O(log *n*) calls of the function, where *n* is the length of a range of integers; at most 80 for
  ///   `Double`, each of which keeps 62 % of the interval (golden-section search).
  @inlinable
  public func lowestPoint<Value: Comparable>(
    of function: (Bound) throws -> Value
  ) rethrows -> (argument: Bound, value: Value) {
    try Bound._bestPoint(in: self, of: function, by: <)
  }

  /// Returns the maximum of a strictly unimodal function over the range (ternary search).
  ///
  /// The function strictly increases, may then stay constant at its maximum, and then strictly decreases.
  ///
  ///     let words = ["a", "pear", "walnut", "fig"]
  ///     (0...3).highestPoint { words[$0].count }  // (argument: 2, value: 6)
  ///     (0.0...3.0).highestPoint { x in x * (3 - x) }.value  // 2.25
  ///
  /// All else is as in ``lowestPoint(of:)``.
  ///
  /// - Parameter function: The function; one that only increases or only decreases is allowed.
  /// - Returns: The argument, of several integers the smallest, and the value there.
  /// - Precondition: The length of a range of `Double` is finite.
  /// - Complexity: That of ``lowestPoint(of:)``.
  @inlinable
  public func highestPoint<Value: Comparable>(
    of function: (Bound) throws -> Value
  ) rethrows -> (argument: Bound, value: Value) {
    try Bound._bestPoint(in: self, of: function, by: >)
  }
}

extension Range where Bound == Int {
  /// Returns the minimum of a strictly unimodal function over the range (ternary search).
  ///
  /// The function strictly decreases, may then stay constant at its minimum, and then strictly increases.
  ///
  ///     (0..<100).lowestPoint { ($0 - 30) * ($0 - 30) }!  // (argument: 30, value: 0)
  ///
  /// - Parameter function: The function; one that only decreases or only increases is allowed.
  /// - Returns: The argument, of several the smallest, and the value there; `nil` if the range is empty.
  /// - Complexity: O(log *n*) calls of the function, where *n* is the length.
  @inlinable
  public func lowestPoint<Value: Comparable>(
    of function: (Int) throws -> Value
  ) rethrows -> (argument: Int, value: Value)? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).lowestPoint(of: function)
  }

  /// Returns the maximum of a strictly unimodal function over the range (ternary search).
  ///
  /// The function strictly increases, may then stay constant at its maximum, and then strictly decreases.
  ///
  ///     let words = ["a", "pear", "walnut", "fig"]
  ///     words.indices.highestPoint { words[$0].count }!  // (argument: 2, value: 6)
  ///
  /// - Parameter function: The function; one that only increases or only decreases is allowed.
  /// - Returns: The argument, of several the smallest, and the value there; `nil` if the range is empty.
  /// - Complexity: O(log *n*) calls of the function, where *n* is the length.
  @inlinable
  public func highestPoint<Value: Comparable>(
    of function: (Int) throws -> Value
  ) rethrows -> (argument: Int, value: Value)? {
    isEmpty ? nil : try (lowerBound...upperBound - 1).highestPoint(of: function)
  }
}

// MARK: - Core

/// An argument type of `lowestPoint(of:)` and `highestPoint(of:)`.
///
/// One function for integers and floating-point numbers: with two overloads the compiler would say no more, where
/// something is wrong in a closure, than that it takes too long.
public protocol _SearchedArgument: Comparable {
  /// Returns the best point of a strictly unimodal function, whose values become better up to there and then worse.
  static func _bestPoint<Value>(
    in range: ClosedRange<Self>, of function: (Self) throws -> Value,
    by isBetter: (Value, Value) -> Bool
  ) rethrows -> (argument: Self, value: Value)
}

extension Int: _SearchedArgument {
  /// Returns the smallest argument with the best value.
  @inlinable
  public static func _bestPoint<Value>(
    in range: ClosedRange<Int>, of function: (Int) throws -> Value,
    by isBetter: (Value, Value) -> Bool
  ) rethrows -> (argument: Int, value: Value) {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      // Invariant: the best point is in low ... high.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
      let value = try function(middle)
      if isBetter(try function(middle + 1), value) { low = middle + 1 } else { high = middle }
    }
    return (low, try function(low))
  }
}

extension Double: _SearchedArgument {
  /// Returns the best point, by golden-section search.
  @inlinable
  public static func _bestPoint<Value>(
    in range: ClosedRange<Double>, of function: (Double) throws -> Value,
    by isBetter: (Value, Value) -> Bool
  ) rethrows -> (argument: Double, value: Value) {
    precondition((range.upperBound - range.lowerBound).isFinite, "the range is too long")
    // The smaller part of a length is to the larger one as that is to the whole: (3 - √5) / 2.
    // (`Double.squareRoot` would make the module depend on the C mathematics library.)
    let golden = 0.3819660112501051
    var (low, high) = (range.lowerBound, range.upperBound)
    var left = low + golden * (high - low)
    var right = high - golden * (high - low)
    var (leftValue, rightValue) = (try function(left), try function(right))
    for _ in 0..<76 {
      // Invariant: the best point is in low ... high, where the two others divide it.
      if isBetter(rightValue, leftValue) {
        (low, left, leftValue) = (left, right, rightValue)
        right = high - golden * (high - low)
        rightValue = try function(right)
      } else {
        (high, right, rightValue) = (right, left, leftValue)
        left = low + golden * (high - low)
        leftValue = try function(left)
      }
    }
    // It may be at an end, which was never tried.
    var best = isBetter(rightValue, leftValue) ? (right, rightValue) : (left, leftValue)
    for end in [range.lowerBound, range.upperBound] {
      let value = try function(end)
      if isBetter(value, best.1) { best = (end, value) }
    }
    return best
  }
}
