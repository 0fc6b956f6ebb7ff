// Exact sums of products in 128 bits. (`Int128` is newer than the compilers of judges.)

/// A sum of products in 128 bits.
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

  /// The sign: 1, −1 or 0.
  internal var signum: Int { high < 0 ? -1 : high == 0 && low == 0 ? 0 : 1 }

  /// The absolute value.
  private var magnitude: (high: UInt, low: UInt) {
    if high >= 0 { return (UInt(high), low) }
    let (opposite, carries) = (~low).addingReportingOverflow(1)
    return (UInt(bitPattern: ~high) &+ (carries ? 1 : 0), opposite)
  }

  /// The nearest `Double`, or one next to it.
  internal var approximation: Double {
    let (high, low) = magnitude
    // 2⁶⁴
    let distance = Double(high) * 18_446_744_073_709_551_616 + Double(low)
    return self.high < 0 ? -distance : distance
  }

  /// Returns the sum divided by a nonzero number.
  ///
  /// It is exact if the quotient is an integer below 2⁵³, and else wrong by one or two units in the last place.
  internal func divided(by divisor: Int) -> Double {
    let (high, low) = magnitude
    // Otherwise it might be −0.
    if high == 0 && low == 0 { return 0 }
    // If the quotient fits 64 bits, its integer part and the remainder are not rounded before they are added.
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

/// Returns the square root of a nonnegative number, with an error of at most one unit in the last place.
///
/// It is exact for squares of integers that `Double` represents.
internal func _squareRoot(ofFraction square: Double) -> Double {
  // As in `_squareRoot(of:)`.
  if square == 0 || square == .infinity { return square }
  var root = Double(bitPattern: square.bitPattern / 2 + 1.0.bitPattern / 2)
  for _ in 0..<5 { root = (root + square / root) / 2 }
  return root
}
