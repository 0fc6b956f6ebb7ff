// Sums of products that need more than 64 bits, exactly. (`Int128` is younger than what judges have.)

/// A sum of products of two numbers each, in 128 bits.
internal struct _WideSum {
  private var high = 0
  private var low: UInt = 0

  internal init() {}

  /// Adds a product; the sum may leave −2¹²⁷ ..< 2¹²⁷ on the way, but not at the end.
  internal mutating func add(_ first: Int, times second: Int) {
    let product = first.multipliedFullWidth(by: second)
    let carries: Bool
    (low, carries) = low.addingReportingOverflow(product.low)
    high = high &+ product.high &+ (carries ? 1 : 0)
  }

  /// 1, −1 or 0.
  internal var signum: Int { high < 0 ? -1 : high == 0 && low == 0 ? 0 : 1 }

  /// Returns how far it is from 0.
  private var magnitude: (high: UInt, low: UInt) {
    if high >= 0 { return (UInt(high), low) }
    let (opposite, carries) = (~low).addingReportingOverflow(1)
    return (UInt(bitPattern: ~high) &+ (carries ? 1 : 0), opposite)
  }

  /// The nearest `Double`, or one beside it.
  internal var approximation: Double {
    let (high, low) = magnitude
    // 2⁶⁴
    let distance = Double(high) * 18_446_744_073_709_551_616 + Double(low)
    return self.high < 0 ? -distance : distance
  }

  /// Returns the sum divided by a number that is not 0: exact if the quotient is whole and below 2⁵³, and else with an
  /// error of the last bit or two.
  internal func divided(by divisor: Int) -> Double {
    let (high, low) = magnitude
    // Of what fits 64 bits neither the whole part nor the rest has been rounded before they are added.
    let quotient: Double
    if high < divisor.magnitude {
      let (whole, rest) = divisor.magnitude.dividingFullWidth((high, low))
      quotient = Double(whole) + Double(rest) / Double(divisor.magnitude)
    } else {
      quotient = approximation.magnitude / Double(divisor.magnitude)
    }
    return (self.high < 0) == (divisor < 0) ? quotient : -quotient
  }
}

/// Returns the root of a number that is not negative, exact for squares of whole numbers that are in `Double`, and else
/// with the last bit off by at most one.
internal func _squareRoot(ofFraction square: Double) -> Double {
  // As in `_squareRoot(of:)`.
  if square == 0 { return 0 }
  var root = Double(bitPattern: square.bitPattern / 2 + 1.0.bitPattern / 2)
  for _ in 0..<5 { root = (root + square / root) / 2 }
  return root
}
