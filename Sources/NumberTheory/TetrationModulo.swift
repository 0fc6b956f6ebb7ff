// Towers of powers modulo a number: exponents matter modulo its totient only, if they are large (Euler's theorem,
// generalized). Hardy, Wright: An Introduction to the Theory of Numbers, 6.

extension Int {
  /// Returns a power tower of this number modulo a modulus, in `0..<modulus` (tetration, *a*↑↑*b*).
  ///
  ///     3.tetration(3, modulo: 1_000_000)  // 484987: 3^(3^3) = 7625597484987
  ///     7.tetration(1_000_000_000, modulo: 1_000_000_007)  // 941659636
  ///
  /// The tower of height 0 is 1, that of height *b* + 1 is this number to the power of the tower of height *b*. The power
  /// 0 of 0 is 1, so that towers of zeros are 1 and 0 in turns.
  ///
  /// - Parameters:
  ///   - height: How often the number is there, not negative.
  ///   - modulus: The modulus, positive, of any size.
  /// - Precondition: This number is not negative.
  /// - Complexity: O(⁴√*m* log *m*) expected for a modulus *m*, to factor it and its iterated totients.
  public func tetration(_ height: Int, modulo modulus: Int) -> Int {
    precondition(self >= 0, "a power tower of a negative number")
    precondition(height >= 0, "the height of a power tower is negative")
    precondition(modulus > 0, "the modulus is not positive")
    if self == 0 { return (1 - height % 2) % modulus }
    // The moduli of the number at the bottom, of its exponent, and so on. Modulo 1 nothing above matters.
    var moduli = [modulus]
    while moduli.count <= height, moduli[moduli.count - 1] > 1 {
      moduli.append(moduli[moduli.count - 1].totient())
    }
    // At the end there is no number left, or any modulo 1.
    let last = moduli.removeLast()
    var tower = _LargeRemainder(1, UInt(last))
    for modulus in moduli.reversed() {
      // Invariant: the tower is the exponent, modulo the totient if it is not less. From the totient on that is a period
      // of powers, even if the base is not coprime to the modulus.
      tower = _LargeRemainder(magnitude, UInt(modulus)).power(tower.exponent)
    }
    return Int(tower.remainder)
  }
}

// MARK: - Core

/// The remainder of a positive number, and whether the number is as large as the modulus.
internal struct _LargeRemainder {
  internal let remainder: UInt
  private let isLarge: Bool
  private let modulus: UInt

  private init(_ remainder: UInt, isLarge: Bool, _ modulus: UInt) {
    (self.remainder, self.isLarge, self.modulus) = (remainder, isLarge, modulus)
  }

  internal init(_ number: UInt, _ modulus: UInt) {
    self.init(number % modulus, isLarge: number >= modulus, modulus)
  }

  /// The number itself, or one as large as the modulus with the same remainder.
  internal var exponent: UInt { isLarge ? remainder + modulus : remainder }

  private func product(_ other: Self) -> Self {
    let (high, low) = remainder.multipliedFullWidth(by: other.remainder)
    return Self(
      modulus.dividingFullWidth((high, low)).remainder,
      isLarge: isLarge || other.isLarge || high > 0 || low >= modulus, modulus)
  }

  internal func power(_ exponent: UInt) -> Self {
    var (result, square, rest) = (Self(1, modulus), self, exponent)
    while rest > 0 {
      // Invariant: the power wanted is `result` times `square` to the power of `rest`.
      if rest & 1 == 1 { result = result.product(square) }
      square = square.product(square)
      rest >>= 1
    }
    return result
  }
}
