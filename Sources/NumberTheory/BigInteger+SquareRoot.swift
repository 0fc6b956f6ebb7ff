// Square roots of arbitrary-precision integers. Zimmermann, Karatsuba Square Root, 1999.

extension BigInteger {
  /// Returns the square root of the number, rounded down.
  ///
  ///     "\(BigInteger(10).power(41).integerSquareRoot())"  // "316227766016837933199"
  ///
  /// - Precondition: The number is not negative.
  /// - Complexity: O(*n* log *n*) for *n* digits.
  public func integerSquareRoot() -> BigInteger {
    precondition(!_isNegative, "the number is negative")
    if _limbs.isEmpty { return self }
    // Newton's method, from above: each step doubles the number of correct limbs.
    let dropped = (_limbs.count - 1) / 4
    if dropped == 0 {
      var root = BigInteger(10).power((digitCount + 1) / 2)
      while true {
        let next = (root + self / root) / 2
        if next >= root { return root }
        root = next
      }
    }
    let estimate = (_droppingLimbs(2 * dropped).integerSquareRoot() + 1)._prependingLimbs(dropped)
    var root = (estimate + self / estimate) / 2
    while root * root > self { root -= 1 }
    return root
  }
  /// Unavailable: use `integerSquareRoot()`, which is rounded down, as that of `Int`.
  @available(*, unavailable, renamed: "integerSquareRoot()")
  public func squareRoot() -> BigInteger { fatalError("unavailable") }
}
