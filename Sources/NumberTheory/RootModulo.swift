// Roots of any degree modulo a prime. Adleman, Manders, Miller, "On taking roots in finite fields", 1977; the discrete
// logarithms that it takes by Pohlig, Hellman, "An improved algorithm for computing logarithms over GF(p)", 1978.

extension Int {
  /// Returns a *k*-th root of this number modulo a prime, or `nil` if it is no *k*-th power there.
  ///
  ///     15.root(3, modulo: 31)  // 23: 23³ = 12167 = 392 · 31 + 15
  ///     2.root(3, modulo: 7)  // nil: cubes are 0, 1 and 6
  ///
  /// The *k*-th roots of a number that is not 0 are the products of one of them and the roots of 1: the powers of
  /// *g*^((*p* − 1) / *d*), for a primitive root *g* of the prime *p*, and *d* = gcd(*k*, *p* − 1). So there are *d* of
  /// them, or none. For the smaller one of two square roots there is ``squareRoot(modulo:)``.
  ///
  /// - Parameters:
  ///   - degree: The degree *k* of the root, not negative, of any size; the power 0 of any number is 1.
  ///   - prime: The modulus, a prime of any size.
  /// - Returns: One of the roots, from 0 to the prime minus 1.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: That of factoring *d*, O(⁴√*d*) products on average, and O(√*q* + *e* log *p*) of them and *e*√*q*
  ///   look-ups at most for each prime power *q*^*e* of *p* − 1, *e* > 1, whose prime *q* divides *d*. As *q*² is less
  ///   than *p*, √*q* is less than ⁴√*p*.
  public func root(_ degree: Int, modulo prime: Int) -> Int? {
    precondition(degree >= 0, "the degree is negative")
    precondition(prime.isPrime, "the modulus is not a prime")
    let number = UInt(self.modulo(prime))
    if degree == 0 { return number == 1 ? 1 : nil }
    if number < 2 { return Int(number) }
    let modulus = _MontgomeryModulus(UInt(prime))
    let divisor = gcd(degree, prime - 1)
    // The order of the number must divide this one. Then powers whose exponents are equal modulo it are equal.
    let order = (prime - 1) / divisor
    var root = modulus.form(number)
    if modulus.power(root, UInt(order)) != modulus.one { return nil }
    root = modulus.power(root, UInt((degree / divisor).inverse(modulo: order)!))
    for (factor, exponent) in divisor.primeFactorization() {
      root = modulus._root(root, factor, exponent)
    }
    return Int(modulus.product(root, 1))
  }
}

// MARK: - Core

extension _MontgomeryModulus {
  /// Returns the form of a root whose degree is a power of a prime that divides the modulus minus 1, which is a prime.
  ///
  /// - Parameters:
  ///   - number: The form of a power of that degree.
  ///   - factor: The prime.
  ///   - exponent: The exponent of the degree.
  fileprivate func _root(_ number: UInt, _ factor: Int, _ exponent: Int) -> UInt {
    let degree = (0..<exponent).reduce(1) { power, _ in power * factor }
    var (cofactor, rounds) = (Int(value - 1), -exponent)
    while cofactor % factor == 0 {
      cofactor /= factor
      rounds += 1
    }
    var root = power(number, UInt(degree.inverse(modulo: cofactor)!))
    if rounds == 0 { return root }
    // Elements of order factor^(exponent + rounds), factor^rounds and factor.
    let generator = _generator(factor, cofactor)
    let power = self.power(generator, UInt(degree))
    var height = (1..<rounds).reduce(1 as UInt) { height, _ in height * UInt(factor) }
    let base = product(self.power(power, height), 1)
    let count = factor.integerSquareRoot() + 1
    let steps = _BabySteps(count, from: 1, by: base, modulo: value)
    var rest = product(self.power(root, UInt(degree)), self.power(number, value - 2))
    var unit: UInt = 1
    for _ in 0..<rounds {
      // Invariant: the root to the power of the degree is the number times `rest`, whose order divides `height` times
      // the factor. The product of `height` and `unit` is factor^(rounds - 1).
      var (start, end) = (product(self.power(rest, height), 1), 0)
      if start != 1 {
        // A power of the base with this exponent leads from there to 1.
        let digit = UInt(steps.exponent(from: &start, &end, through: UInt(factor))!)
        root = product(root, self.power(generator, digit * unit))
        rest = product(rest, self.power(power, digit * unit))
      }
      unit *= UInt(factor)
      height /= UInt(factor)
    }
    return root
  }

  /// Returns the form of a power, with the cofactor as its exponent, whose order is the largest power of the factor.
  private func _generator(_ factor: Int, _ cofactor: Int) -> UInt {
    var number: UInt = 2
    while power(form(number), (value - 1) / UInt(factor)) == one { number += 1 }
    return power(form(number), UInt(cofactor))
  }
}
