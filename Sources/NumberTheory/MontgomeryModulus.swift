// Multiplication modulo an odd number of up to 63 bits without division. Montgomery, "Modular multiplication without
// trial division", 1985.

/// An odd modulus, with multiplication in Montgomery form.
///
/// The form of a residue *x* is the residue of *x* · 2⁶⁴. Sums of forms are forms of sums, and `product` returns the
/// form of the product.
internal struct _MontgomeryModulus {
  internal let value: UInt
  /// The inverse of the modulus modulo 2⁶⁴.
  private let inverse: UInt
  /// The form of 1.
  internal let one: UInt
  /// The form of 2⁶⁴.
  private let radix: UInt

  /// - Parameter value: The modulus, odd, from 3 to `Int.max`.
  internal init(_ value: UInt) {
    var inverse = value
    // Right in three bits, as odd squares end with 001; each step of Newton's method doubles them, to 96.
    for _ in 0..<5 { inverse = inverse &* (2 &- value &* inverse) }
    self.value = value
    self.inverse = inverse
    one = (0 &- value) % value
    radix = value.dividingFullWidth((one, 0)).remainder
  }

  /// Returns the form of a number below the modulus.
  internal func form(_ number: UInt) -> UInt { product(number, radix) }

  /// Returns the form of the product of two numbers, given their forms.
  @inline(__always)
  internal func product(_ a: UInt, _ b: UInt) -> UInt {
    let (high, low) = a.multipliedFullWidth(by: b)
    // The product less this multiple of the modulus ends with 64 zeros.
    let multiple = (low &* inverse).multipliedFullWidth(by: value).high
    return difference(high, multiple)
  }

  @inline(__always)
  internal func difference(_ a: UInt, _ b: UInt) -> UInt {
    a &- b &+ (a < b ? value : 0)
  }

  @inline(__always)
  internal func sum(_ a: UInt, _ b: UInt) -> UInt { difference(a, value &- b) }

  /// Returns the form of a power of a number, given its form.
  internal func power(_ base: UInt, _ exponent: UInt) -> UInt {
    var (result, square, rest) = (one, base, exponent)
    while rest > 0 {
      // Invariant: the power wanted is that of `result` times `square` to the power of `rest`.
      if rest & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }
}
