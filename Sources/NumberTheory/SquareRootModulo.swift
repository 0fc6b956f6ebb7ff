// Square roots modulo a prime. Tonelli, "Bemerkung über die Auflösung quadratischer Congruenzen", 1891; Shanks, "Five
// number-theoretic algorithms", 1973.

extension Int {
  /// Returns a square root of this number modulo a prime, or `nil` if it is a quadratic nonresidue (Tonelli–Shanks).
  ///
  ///     2.squareRoot(modulo: 7)  // 3: 9 = 7 + 2
  ///     3.squareRoot(modulo: 7)  // nil: squares are 0, 1, 2 and 4
  ///     (-1).squareRoot(modulo: 998_244_353)  // 86583718
  ///
  /// The other square root is the prime minus this one. The quadratic equation *x*² + *bx* + *c* = 0 modulo an odd
  /// prime is solved by the usual formula: *x* is half of −*b* plus a square root of *b*² − 4*c*. For roots of
  /// higher degrees there is ``root(_:modulo:)``.
  ///
  /// - Parameter prime: The modulus, a prime of any size.
  /// - Returns: The smaller of the two roots, from 0 to half of the prime.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(log *p* + *k*²) products for a prime *p*, where 2^*k* is the largest power of two that divides *p*
  ///   − 1: *k* is rarely more than a few.
  public func squareRoot(modulo prime: Int) -> Int? {
    precondition(prime > 1, "the modulus is not a prime")
    let number = UInt(self.modulo(prime))
    if number < 2 { return Int(number) }
    precondition(prime % 2 == 1, "the modulus is not a prime")
    let modulus = _MontgomeryModulus(UInt(prime))
    guard let form = modulus._squareRoot(modulus.form(number)) else { return nil }
    let root = Int(modulus.product(form, 1))
    return Swift.min(root, prime - root)
  }
}

// MARK: - Core

extension _MontgomeryModulus {
  /// Returns the form of a square root of a number, given the form of the number, which is not 0.
  fileprivate func _squareRoot(_ number: UInt) -> UInt? {
    let twos = (value - 1).trailingZeroBitCount
    let odd = (value - 1) >> UInt(twos)
    let power = self.power(number, (odd - 1) / 2)
    // Invariant: the square of the root is the number times `rest`, whose order is 2^k.
    var root = product(power, number)
    var rest = product(root, power)
    var k = _squarings(rest, atMost: twos)
    if k == twos {
      // Euler's criterion: that power of a nonresidue is −1, modulo a prime.
      precondition(
        self.power(number, value / 2) == value - one, "the modulus is not a prime")
      return nil
    }
    if k == 0 { return root }
    // An element of order 2^`generatorTwos`.
    var (generator, generatorTwos) = (_generatorOfTwos(twos, odd), twos)
    while k > 0 {
      // The square of the factor has the same order as `rest`: their product has a smaller one.
      var factor = generator
      for _ in 0..<generatorTwos - k - 1 { factor = product(factor, factor) }
      generator = product(factor, factor)
      generatorTwos = k
      root = product(root, factor)
      rest = product(rest, generator)
      k = _squarings(rest, atMost: generatorTwos)
      precondition(k < generatorTwos, "the modulus is not a prime")
    }
    return root
  }

  /// Returns the form of the first power with an odd exponent whose order is 2^`twos`: that of a quadratic nonresidue.
  private func _generatorOfTwos(_ twos: Int, _ odd: UInt) -> UInt {
    var number: UInt = 2
    while true {
      // Half of all numbers are nonresidues, and one of the first few.
      let generator = power(form(number), odd)
      if _squarings(generator, atMost: twos) == twos { return generator }
      number += 1
    }
  }

  /// Returns how often a number must be squared to give 1, or the limit.
  private func _squarings(_ number: UInt, atMost limit: Int) -> Int {
    var (power, count) = (number, 0)
    while count < limit && power != one {
      power = product(power, power)
      count += 1
    }
    return count
  }
}
