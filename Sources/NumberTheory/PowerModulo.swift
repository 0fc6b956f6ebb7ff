// Powers, and products and powers modulo a number that is known only at run time: exponentiation by squaring.
// Knuth, TAOCP vol. 2, 4.6.3.

extension Int {
  /// Returns the product of this number and another modulo a modulus, in `0..<modulus`.
  ///
  ///     1_000_000_000_000.product(1_000_000_000_000, modulo: 998_244_353_000)  // 329696899000
  ///     (-2).product(4, modulo: 5)  // 2: -8 + 10
  ///
  /// - Parameters:
  ///   - other: The other factor, any integer; the product need not fit `Int`.
  ///   - modulus: The modulus, positive, of any size.
  /// - Complexity: O(1)
  public func product(_ other: Int, modulo modulus: Int) -> Int {
    Int(UInt(self.modulo(modulus))._product(UInt(other.modulo(modulus)), modulo: UInt(modulus)))
  }

  /// Returns a power of this number.
  ///
  ///     10.power(18)  // 1000000000000000000
  ///     (-2).power(63)  // -9223372036854775808
  ///
  /// - Parameter exponent: The exponent, not negative; the power 0 of any number is 1.
  /// - Precondition: The power fits `Int`.
  /// - Complexity: O(log *e*), where *e* is the exponent.
  public func power(_ exponent: Int) -> Int {
    precondition(exponent >= 0, "the exponent is negative")
    var (result, factor, rest) = (1, self, exponent)
    while rest > 0 {
      // Invariant: the power wanted is `result` times `factor` to the power of `rest`.
      if rest & 1 == 1 { result *= factor }
      rest >>= 1
      // The last square might not fit.
      if rest > 0 { factor *= factor }
    }
    return result
  }

  /// Returns a power of this number modulo a modulus, in `0..<modulus` (modular exponentiation).
  ///
  ///     7.power(100, modulo: 13)  // 9
  ///     (-2).power(3, modulo: 5)  // 2: -8 + 10
  ///
  /// For a modulus known at compile time, ``ModularInteger`` is faster.
  ///
  /// - Parameters:
  ///   - exponent: The exponent, not negative; the power 0 of any number is 1.
  ///   - modulus: The modulus, positive, of any size.
  /// - Complexity: O(log *e*) modular multiplications, where *e* is the exponent.
  public func power(_ exponent: Int, modulo modulus: Int) -> Int {
    precondition(exponent >= 0, "the exponent is negative")
    precondition(modulus > 0, "the modulus is not positive")
    let divisor = UInt(modulus)
    var square = UInt(self.modulo(modulus))
    if divisor & 1 == 1, divisor > 1, exponent >= 16 {
      // Without divisions it takes 0.6 of the time.
      let odd = _MontgomeryModulus(divisor)
      return Int(odd.product(odd.power(odd.form(square), UInt(exponent)), 1))
    }
    var result = 1 % divisor
    var rest = exponent
    while rest > 0 {
      // Invariant: the power wanted is `result` times `square` to the power of `rest`.
      if rest & 1 == 1 { result = result._product(square, modulo: divisor) }
      square = square._product(square, modulo: divisor)
      rest >>= 1
    }
    return Int(result)
  }
}

extension UInt {
  /// Returns the product of two numbers, both below the modulus, modulo it.
  internal func _product(_ other: UInt, modulo modulus: UInt) -> UInt {
    // The quotient fits a word, as both factors are below the modulus.
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }
}
