// The field of 2⁶⁴ elements. Integer products of numbers in which all bits but every fourth are 0 have room for their
// carries. Pornin, BearSSL, 2016 (GHASH).

/// Returns the product of two elements of the field of 2⁶⁴ elements.
///
///     binaryFieldProduct(0b110, 0b11)  // 10: (x² + x)(x + 1) = x³ + x
///     binaryFieldProduct(1 << 63, 0b10)  // 27: x⁶⁴ = x⁴ + x³ + x + 1
///
/// Bit *i* of an element is the coefficient of x*ⁱ* in a polynomial modulo 2 and modulo x⁶⁴ + x⁴ + x³ + x + 1. The sum of
/// two elements is their `^`, and each is its own negative. ``nimProduct(_:_:)`` is the product of the same field, whose
/// elements are numbered otherwise.
///
/// - Complexity: O(1): 48 products of integers.
public func binaryFieldProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
  _BinaryField.product(a, b)
}

/// Returns the multiplicative inverse of an element of the field of 2⁶⁴ elements.
///
///     binaryFieldProduct(0b111, binaryFieldInverse(0b111))  // 1
///
/// - Parameter element: The element, not 0.
/// - Complexity: O(1): 126 products.
public func binaryFieldInverse(_ element: UInt64) -> UInt64 {
  precondition(element != 0, "0 has no inverse")
  // By Fermat, its power 2⁶⁴ − 2 = 2 + 4 + … + 2⁶³.
  var (square, inverse) = (element, 1 as UInt64)
  for _ in 1..<64 {
    square = _BinaryField.product(square, square)
    inverse = _BinaryField.product(inverse, square)
  }
  return inverse
}

// MARK: - Core

internal enum _BinaryField {
  @inline(__always)
  internal static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (a0, a1) = (a & 0xFFFF_FFFF, a >> 32)
    let (b0, b1) = (b & 0xFFFF_FFFF, b >> 32)
    // Karatsuba's method.
    let (low, high) = (carrylessProduct(a0, b0), carrylessProduct(a1, b1))
    let middle = carrylessProduct(a0 ^ a1, b0 ^ b1) ^ low ^ high
    return remainder(high ^ middle >> 32, low ^ middle << 32)
  }

  /// Returns the product of two polynomials modulo 2 of degree less than 32.
  @inline(__always)
  private static func carrylessProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let each: UInt64 = 0x1111_1111_1111_1111
    let (a0, a1, a2, a3) = (a & each, a & each << 1, a & each << 2, a & each << 3)
    let (b0, b1, b2, b3) = (b & each, b & each << 1, b & each << 2, b & each << 3)
    // At most eight ones are added for four bits, the lowest of which tells whether they are an odd number.
    let c0 = a0 &* b0 ^ a1 &* b3 ^ a2 &* b2 ^ a3 &* b1
    let c1 = a0 &* b1 ^ a1 &* b0 ^ a2 &* b3 ^ a3 &* b2
    let c2 = a0 &* b2 ^ a1 &* b1 ^ a2 &* b0 ^ a3 &* b3
    let c3 = a0 &* b3 ^ a1 &* b2 ^ a2 &* b1 ^ a3 &* b0
    return c0 & each | c1 & each << 1 | c2 & each << 2 | c3 & each << 3
  }

  /// Returns the remainder of x⁶⁴ · `high` + `low`.
  @inline(__always)
  private static func remainder(_ high: UInt64, _ low: UInt64) -> UInt64 {
    // x⁶⁴ = x⁴ + x³ + x + 1 takes a few bits past x⁶³ again.
    let all = high ^ high >> 63 ^ high >> 61 ^ high >> 60
    return low ^ all ^ all << 1 ^ all << 3 ^ all << 4
  }

  /// The product of an element by x.
  @inline(__always)
  internal static func doubled(_ element: UInt64) -> UInt64 {
    element << 1 ^ (element >> 63 == 0 ? 0 : 0b11011)
  }
}
