// The greatest common divisor as a sum of multiples, and the inverses that follow from it.
// Knuth, TAOCP vol. 2, 4.5.2 (the extended Euclidean algorithm).

/// Returns the greatest common divisor of two numbers, and multiples of them that add up to it (Bézout's identity):
/// `a` · `x` + `b` · `y` = `divisor`.
///
///     extendedGCD(240, 46)  // (divisor: 2, x: -9, y: 47)
///     extendedGCD(0, -7)  // (divisor: 7, x: 0, y: -1)
///
/// The equation `a` · *x* + `b` · *y* = *c* has a solution in whole numbers if the divisor divides *c*: multiply both by
/// the quotient. All others follow by steps of `b / divisor` for *x* and `-a / divisor` for *y*.
///
/// - Parameters:
///   - a: Any number but `Int.min`.
///   - b: Any number but `Int.min`.
/// - Returns: The divisor, not negative; unless one of the two divides the other, |`x`| is at most half of |`b`|, and
///   |`y`| half of |`a`|, both over the divisor.
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
  /// Returns the number whose product with this one is 1 by a modulus; `nil` if there is none, as for all that have a
  /// divisor in common with the modulus.
  ///
  ///     3.inverse(modulo: 7)  // 5: 3 · 5 = 15 = 2 · 7 + 1
  ///     (-3).inverse(modulo: 7)  // 2
  ///     4.inverse(modulo: 6)  // nil
  ///
  /// Where the modulus is known beforehand, a ``ModularInteger`` is quicker, and divides.
  ///
  /// - Parameter modulus: Positive.
  /// - Returns: 0 or more, and less than the modulus.
  /// - Complexity: O(log *m*) divisions for a modulus *m*.
  public func inverse(modulo modulus: Int) -> Int? {
    let (divisor, x, _) = extendedGCD(self.modulo(modulus), modulus)
    return divisor == 1 ? x.modulo(modulus) : nil
  }
}
