// Bézout coefficients, and the modular inverses that follow from them.
// Knuth, TAOCP vol. 2, 4.5.2 (the extended Euclidean algorithm).

/// Returns the greatest common divisor of two integers, and Bézout coefficients: `a` · `x` + `b` · `y` = `divisor`.
///
///     extendedGCD(240, 46)  // (divisor: 2, x: -9, y: 47)
///     extendedGCD(0, -7)  // (divisor: 7, x: 0, y: -1)
///
/// The linear Diophantine equation `a` · *x* + `b` · *y* = *c* has integer solutions if and only if the divisor divides
/// *c*: multiply `x` and `y` by the quotient *c* / `divisor`. All other solutions follow by steps of `b / divisor` for
/// *x* and `-a / divisor` for *y*.
///
/// - Parameters:
///   - a: Any integer but `Int.min`.
///   - b: Any integer but `Int.min`.
/// - Returns: The greatest common divisor, not negative, and the coefficients. Unless one of the numbers divides the
///   other, |`x`| is at most |`b`| / (2 · `divisor`), and |`y`| at most |`a`| / (2 · `divisor`).
/// - Complexity: O(log *m*) divisions, where *m* is the smaller magnitude.
public func extendedGCD(_ a: Int, _ b: Int) -> (divisor: Int, x: Int, y: Int) {
  precondition(a != .min && b != .min, "a number is Int.min")
  // Invariant: first = a · x + b · y and second = a · nextX + b · nextY have the common divisors of a and b.
  var (first, x, y) = (a, 1, 0)
  var (second, nextX, nextY) = (b, 0, 1)
  while second != 0 {
    let quotient = first / second
    (first, second) = (second, first - quotient * second)
    // The last of these are as large as a and b, and not used.
    (x, nextX) = (nextX, x &- quotient &* nextX)
    (y, nextY) = (nextY, y &- quotient &* nextY)
  }
  return first < 0 ? (-first, -x, -y) : (first, x, y)
}

extension Int {
  /// Returns the modular inverse of this number, or `nil` if it and the modulus are not coprime.
  ///
  ///     3.inverse(modulo: 7)  // 5: 3 · 5 = 15 = 2 · 7 + 1
  ///     (-3).inverse(modulo: 7)  // 2
  ///     4.inverse(modulo: 6)  // nil
  ///
  /// The product of both is 1 modulo the modulus. For a modulus known at compile time, ``ModularInteger`` is faster,
  /// and has division.
  ///
  /// - Parameter modulus: The modulus, positive.
  /// - Returns: The inverse, in `0..<modulus`.
  /// - Complexity: O(log *m*) divisions for a modulus *m*.
  public func inverse(modulo modulus: Int) -> Int? {
    let (divisor, x, _) = extendedGCD(self.modulo(modulus), modulus)
    return divisor == 1 ? x.modulo(modulus) : nil
  }
}
