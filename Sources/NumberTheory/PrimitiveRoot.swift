// Numbers whose powers are all remainders of a prime but 0. Gauss, "Disquisitiones arithmeticae", 1801, 55 and 73;
// Knuth, TAOCP vol. 2, 3.2.1.2.

extension Int {
  /// Returns the least primitive root of this prime: the least positive number whose powers have all remainders but 0.
  ///
  ///     7.leastPrimitiveRoot()  // 3: its powers are 1, 3, 2, 6, 4, 5
  ///     998_244_353.leastPrimitiveRoot()  // 3
  ///     9_223_372_036_854_775_783.leastPrimitiveRoot()  // 3
  ///
  /// Powers of it have all orders: with the root *g* of a prime *p*, that of exponent (*p* − 1) / *d* is an element of
  /// order *d*, for each *d* that divides *p* − 1.
  ///
  /// - Returns: 1 for 2, and from 2 to the prime less 1 for others.
  /// - Precondition: This number is a prime.
  /// - Complexity: That of taking *p* − 1 apart, O(⁴√*p*) on average for a prime *p*, and O(log² *p*) products for each
  ///   smaller number.
  public func leastPrimitiveRoot() -> Int {
    precondition(isPrime, "the number is not a prime")
    if self == 2 { return 1 }
    let modulus = _MontgomeryModulus(UInt(self))
    // The order of a number divides p - 1. If it is less it also divides the quotient by one of the primes.
    let quotients = (self - 1).primeFactorization().map { UInt((self - 1) / $0.prime) }
    var root: UInt = 2
    while quotients.contains(where: { modulus.power(modulus.form(root), $0) == modulus.one }) {
      root += 1
    }
    return Int(root)
  }
}
