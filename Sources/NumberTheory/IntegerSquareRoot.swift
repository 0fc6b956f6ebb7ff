// The integer square root: Newton's method, after Heron of Alexandria, "Metrica", 1st century.

extension Int {
  /// Returns the square root of this number, rounded down: the largest integer whose square is at most this number.
  ///
  ///     99.integerSquareRoot()  // 9
  ///     (1 << 60 - 1).integerSquareRoot()  // 1073741823, where 1073741824 comes of rounding to Double
  ///
  /// - Precondition: The number is not negative.
  /// - Complexity: O(log *b*) divisions for a number of *b* bits.
  public func integerSquareRoot() -> Int {
    precondition(self >= 0, "a negative number has no square root")
    if self < 2 { return self }
    // From above the estimates decrease until they reach the root; each step doubles the number of correct digits.
    // (`Double.squareRoot` would make the module depend on the C mathematics library.)
    var root = 1 << ((Int.bitWidth - leadingZeroBitCount + 1) / 2)
    while true {
      let better = (root + self / root) / 2
      if better >= root { return root }
      root = better
    }
  }
}
