// Multiplicative orders: a power that is 1, and no power of it by a prime factor less. Gauss, "Disquisitiones
// arithmeticae", 1801, 45–53; Cohen, "A Course in Computational Algebraic Number Theory", 1993, 1.4.3.

extension Int {
  /// Returns the multiplicative order of this number: the smallest positive exponent of a power that is congruent to 1,
  /// or nil if none is.
  ///
  ///     2.multiplicativeOrder(modulo: 7)  // 3: 8 = 7 + 1
  ///     10.multiplicativeOrder(modulo: 9)  // 1
  ///     10.multiplicativeOrder(modulo: 15)  // nil: all its powers are multiples of 5
  ///
  /// It is the length of the cycle of the powers of this number, and of the repeating decimals of 1 / *m* for 10 and a
  /// modulus *m* that is coprime to it:
  ///
  ///     10.multiplicativeOrder(modulo: 7)  // 6: 1 / 7 is 0.142857142857…
  ///
  /// - Parameter modulus: The modulus, positive, prime or not.
  /// - Returns: The order, a divisor of the totient of the modulus; 1 for the modulus 1. Nil if this number, which may
  ///   be negative, and the modulus have a common divisor greater than 1.
  /// - Complexity: That of factoring the modulus *m* and each of its prime factors less 1, O(⁴√*m*) on average, and
  ///   O(log² *m*) products.
  public func multiplicativeOrder(modulo modulus: Int) -> Int? {
    precondition(modulus > 0, "the modulus of an order is not positive")
    if gcd(self, modulus) != 1 { return nil }
    // Invariant: the power is 1; the order divides the exponent (Euler).
    var order = modulus.totient()
    for (prime, exponent) in order.primeFactorization() {
      for _ in 0..<exponent where power(order / prime, modulo: modulus) == 1 % modulus {
        order /= prime
      }
    }
    return order
  }
}
