// Exact arithmetic with fractions: sums and products of reduced fractions are reduced by small common divisors. Knuth, TAOCP
// vol. 2, 4.5.1.

/// A fraction of two whole numbers, always reduced: sums, products and comparisons are exact.
///
///     let third = Fraction(2, -6)
///     third.description  // "-1/3"
///     (third + 1).description  // "2/3"
///     third < Fraction(-333_333_333, 1_000_000_000)  // true
///     [Fraction(1, 2), 3, Fraction(7, 5)].max()!.description  // "3"
///
/// What two fractions come to is compared with products of twice as many bits, so that the slopes of any two lines are
/// told from each other. If the numerator or the denominator of a sum or a product does not fit `Int`, the program stops.
public struct Fraction: Hashable, Sendable {
  /// The number above the line, with the sign of the fraction.
  public let numerator: Int
  /// The number below the line: positive, and without a divisor in common with the numerator.
  public let denominator: Int

  /// Creates a fraction from a dividend and a divisor.
  ///
  /// - Parameters:
  ///   - numerator: The dividend.
  ///   - denominator: The divisor, not 0; 1, if it is left out.
  /// - Precondition: The reduced numerator and denominator fit `Int`, as they do unless one of them is `Int.min`.
  /// - Complexity: O(log *n*), where *n* is the smaller one of both.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "the denominator is 0")
    let divisor = gcd(numerator.magnitude, denominator.magnitude)
    let (above, below) = (numerator.magnitude / divisor, denominator.magnitude / divisor)
    let isNegative = (numerator < 0) != (denominator < 0)
    precondition(
      below <= Int.max && above <= (isNegative ? Int.min : .max).magnitude,
      "a numerator or a denominator does not fit Int")
    let number = Int(truncatingIfNeeded: above)
    self.init(reduced: isNegative ? 0 &- number : number, Int(below))
  }

  /// - Parameters:
  ///   - numerator: Without a divisor in common with the denominator.
  ///   - denominator: Positive.
  @usableFromInline
  internal init(reduced numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}

extension Fraction: Comparable {
  /// Whether a fraction is less than another one, however close they are.
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return (a.high, a.low) < (b.high, b.low)
  }
}

extension Fraction: AdditiveArithmetic {
  /// 0.
  public static var zero: Self { 0 }

  /// Returns the sum.
  ///
  /// - Precondition: It fits `Int` above and below the line, before it is reduced by a divisor that both denominators have
  ///   in common.
  public static func + (left: Self, right: Self) -> Self { sum(left, right, 1) }

  /// Returns the difference.
  ///
  /// - Precondition: It fits `Int` above and below the line, before it is reduced by a divisor that both denominators have
  ///   in common.
  public static func - (left: Self, right: Self) -> Self { sum(left, right, -1) }

  /// Returns the sum of the first fraction and the second one times 1 or −1.
  private static func sum(_ left: Self, _ right: Self, _ sign: Int) -> Self {
    let divisor = gcd(left.denominator, right.denominator)
    let factor = left.denominator / divisor
    // With twice as many bits: of two large numbers little may be left.
    let first = left.numerator.multipliedFullWidth(by: right.denominator / divisor)
    let second = right.numerator.multipliedFullWidth(by: sign * factor)
    let (low, carries) = first.low.addingReportingOverflow(second.low)
    let sum = Int(bitPattern: low)
    precondition(
      first.high + second.high + (carries ? 1 : 0) == sum >> (Int.bitWidth - 1),
      "the numerator of a sum does not fit Int")
    // What is left in common with both denominators, divides what they have in common.
    let rest = Int(gcd(sum.magnitude, UInt(divisor)))
    return Self(reduced: sum / rest, factor * (right.denominator / rest))
  }
}

extension Fraction: SignedNumeric {
  /// Creates a whole number, or `nil` if it does not fit `Int`.
  public init?<T: BinaryInteger>(exactly number: T) {
    guard let number = Int(exactly: number) else { return nil }
    self.init(reduced: number, 1)
  }

  /// Creates a whole number from one in the source.
  public init(integerLiteral number: Int) { self.init(reduced: number, 1) }

  /// The fraction without its sign.
  public var magnitude: Self { numerator < 0 ? -self : self }

  /// Returns the fraction with the other sign.
  public static prefix func - (fraction: Self) -> Self {
    Self(reduced: -fraction.numerator, fraction.denominator)
  }

  /// Returns the product.
  ///
  /// - Precondition: Its numerator and denominator fit `Int`.
  public static func * (left: Self, right: Self) -> Self {
    let first = Self(left.numerator, right.denominator)
    let second = Self(right.numerator, left.denominator)
    return Self(
      reduced: first.numerator * second.numerator, first.denominator * second.denominator)
  }

  /// Multiplies.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension Fraction {
  /// Returns the quotient.
  ///
  /// - Parameters:
  ///   - left: The dividend.
  ///   - right: The divisor, not 0.
  /// - Precondition: Its numerator and denominator fit `Int`.
  public static func / (left: Self, right: Self) -> Self {
    // Both numerators and both denominators are reduced against each other.
    precondition(right.numerator != 0, "a fraction is divided by 0")
    let first = Self(left.numerator, right.numerator)
    let second = Self(right.denominator, left.denominator)
    return Self(
      reduced: first.numerator * second.numerator, first.denominator * second.denominator)
  }

  /// Divides, as `/` does.
  public static func /= (left: inout Self, right: Self) { left = left / right }
}

extension Fraction: CustomStringConvertible {
  /// Both numbers with a stroke between them; the numerator alone if the denominator is 1.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension Double {
  /// Creates the decimal nearest to a fraction whose numbers are at most 2⁵³; else one that is off by less than 4 · 10⁻¹⁶
  /// of it.
  ///
  ///     Double(Fraction(-1, 8))  // -0.125
  public init(_ fraction: Fraction) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }
}
