// The lowest point of a function that falls and then rises: ternary search, with fewer calls. Kiefer, "Sequential
// minimax search for a maximum", 1953.

extension ClosedRange where Bound == Int {
  /// Returns where a function is lowest that falls strictly, then perhaps stays at its lowest, and rises strictly.
  ///
  ///     (0...100).lowestPoint { ($0 - 30) * ($0 - 30) }  // (argument: 30, value: 0)
  ///
  /// For the highest point of one that rises and then falls pass it with a minus.
  ///
  /// - Parameter function: What is to be lowest; one that only falls or only rises will do.
  /// - Returns: The smallest such argument, and the value there.
  /// - Complexity: O(log *n*) calls of the function, where *n* is the length.
  @inlinable
  public func lowestPoint<Value: Comparable>(
    of function: (Int) throws -> Value
  ) rethrows -> (argument: Int, value: Value) {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      // Invariant: the lowest point is in low ... high.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
      if try function(middle) > function(middle + 1) { low = middle + 1 } else { high = middle }
    }
    return (low, try function(low))
  }
}

extension ClosedRange where Bound == Double {
  /// Returns where a function is lowest that falls strictly and then rises strictly.
  ///
  ///     // How far along the shore does one walk to a boat that is 3 off it and 10 along, half as fast in the water?
  ///     let walk = (0.0...10.0).lowestPoint { x in x + 2 * (9 + (10 - x) * (10 - x)).squareRoot() }
  ///     (walk.value * 1000).rounded()  // 15196.0
  ///
  /// For the highest point of one that rises and then falls pass it with a minus. The argument is right to 10⁻¹⁵ of the
  /// range, unless the function hardly changes there, as a parabola does: then to 10⁻⁸.
  ///
  /// - Parameter function: What is to be lowest; one that only falls or only rises will do.
  /// - Precondition: The length of the range is finite.
  /// - Complexity: At most 80 calls of the function, each of which leaves 62 % of what there was (golden section).
  @inlinable
  public func lowestPoint(
    of function: (Double) throws -> Double
  ) rethrows -> (argument: Double, value: Double) {
    precondition((upperBound - lowerBound).isFinite, "the range is too long")
    // The smaller part of a length is to the larger one as that is to the whole: (3 - √5) / 2.
    // (`Double.squareRoot` would make the module depend on the C mathematics library.)
    let golden = 0.3819660112501051
    var (low, high) = (lowerBound, upperBound)
    var left = low + golden * (high - low)
    var right = high - golden * (high - low)
    var (leftValue, rightValue) = (try function(left), try function(right))
    for _ in 0..<76 {
      // Invariant: the lowest point is in low ... high, where the two others divide it.
      if leftValue > rightValue {
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
    var best = leftValue <= rightValue ? (left, leftValue) : (right, rightValue)
    for end in [lowerBound, upperBound] {
      let value = try function(end)
      if value < best.1 { best = (end, value) }
    }
    return best
  }
}
