// Primitive roots modulo a prime. Gauss, "Disquisitiones arithmeticae", 1801, 55 and 73; Knuth, TAOCP vol. 2, 3.2.1.2.

extension Int {
  /// Returns the smallest primitive root modulo this prime: the smallest generator of its multiplicative group.
  ///
  ///     7.leastPrimitiveRoot()  // 3: its powers are 1, 3, 2, 6, 4, 5
  ///     998_244_353.leastPrimitiveRoot()  // 3
  ///     9_223_372_036_854_775_783.leastPrimitiveRoot()  // 3
  ///
  /// Powers of a primitive root *g* of a prime *p* have all possible orders: *g* raised to (*p* − 1) / *d* is an
  /// element of order *d*, for each divisor *d* of *p* − 1.
  ///
  /// - Returns: The root: 1 for the prime 2, and a number from 2 to *p* − 1 for any other prime *p*.
  /// - Precondition: This number is a prime.
  /// - Complexity: That of factoring *p* − 1, O(⁴√*p*) on average for a prime *p*, and O(log² *p*) products for each
  ///   candidate up to the root.
  public func leastPrimitiveRoot() -> Int {
    precondition(isPrime, "the number is not a prime")
    if self == 2 { return 1 }
    let modulus = _MontgomeryModulus(UInt(self))
    // The order of a number divides p - 1. If it is less, it also divides (p - 1) / q for a prime factor q of p - 1.
    let quotients = (self - 1).primeFactorization().map { UInt((self - 1) / $0.prime) }
    var root: UInt = 2
    while quotients.contains(where: { modulus.power(modulus.form(root), $0) == modulus.one }) {
      root += 1
    }
    return Int(root)
  }
}
