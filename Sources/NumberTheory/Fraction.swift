// Exact rational arithmetic: sums and products of reduced fractions are reduced by small common divisors. Knuth, TAOCP
// vol. 2, 4.5.1.

/// An exact rational number: a fraction of two integers, always in lowest terms.
///
///     let third = Fraction(2, -6)
///     third.description  // "-1/3"
///     (third + 1).description  // "2/3"
///     third < Fraction(-333_333_333, 1_000_000_000)  // true
///     [Fraction(1, 2), 3, Fraction(7, 5)].max()!.description  // "3"
///
/// Comparisons are exact for all fractions, as they use double-width products. If the numerator or the denominator of a
/// sum or a product does not fit `Int`, the program traps.
public struct Fraction: Hashable, Sendable {
  /// The numerator, with the sign of the fraction.
  public let numerator: Int
  /// The denominator: positive, and coprime to the numerator.
  public let denominator: Int

  /// Creates a fraction from a numerator and a denominator, and reduces it to lowest terms.
  ///
  /// - Parameters:
  ///   - numerator: The numerator.
  ///   - denominator: The denominator, not 0; 1 by default.
  /// - Precondition: The reduced numerator and denominator fit `Int`, as they do unless one of them is `Int.min`.
  /// - Complexity: O(log *n*), where *n* is the smaller magnitude of the two.
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
  ///   - numerator: Coprime to the denominator.
  ///   - denominator: Positive.
  @usableFromInline
  internal init(reduced numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}

extension Fraction: Comparable {
  /// Returns whether a fraction is less than another one; the comparison is exact.
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
  /// The number 0.
  public static var zero: Self { 0 }

  /// Returns the sum of two fractions.
  ///
  /// - Precondition: The numerator and the denominator over the least common denominator fit `Int`, before the sum is
  ///   reduced.
  public static func + (left: Self, right: Self) -> Self { sum(left, right, 1) }

  /// Returns the difference of two fractions.
  ///
  /// - Precondition: The numerator and the denominator over the least common denominator fit `Int`, before the
  ///   difference is reduced.
  public static func - (left: Self, right: Self) -> Self { sum(left, right, -1) }

  /// Returns the sum of the first fraction and the second one times 1 or −1.
  private static func sum(_ left: Self, _ right: Self, _ sign: Int) -> Self {
    let divisor = gcd(left.denominator, right.denominator)
    let factor = left.denominator / divisor
    // In double width: the sum of two large numbers may be small.
    let first = left.numerator.multipliedFullWidth(by: right.denominator / divisor)
    let second = right.numerator.multipliedFullWidth(by: sign * factor)
    let (low, carries) = first.low.addingReportingOverflow(second.low)
    let sum = Int(bitPattern: low)
    precondition(
      first.high + second.high + (carries ? 1 : 0) == sum >> (Int.bitWidth - 1),
      "the numerator of a sum does not fit Int")
    // A common divisor of the numerator and the denominator divides the common divisor of both denominators.
    let rest = Int(gcd(sum.magnitude, UInt(divisor)))
    return Self(reduced: sum / rest, factor * (right.denominator / rest))
  }
}

extension Fraction: SignedNumeric {
  /// Creates a fraction from an integer, or `nil` if it does not fit `Int`.
  public init?<T: BinaryInteger>(exactly number: T) {
    guard let number = Int(exactly: number) else { return nil }
    self.init(reduced: number, 1)
  }

  /// Creates a fraction from an integer literal.
  public init(integerLiteral number: Int) { self.init(reduced: number, 1) }

  /// The absolute value of the fraction.
  public var magnitude: Self { numerator < 0 ? -self : self }

  /// Returns the additive inverse of the fraction.
  public static prefix func - (fraction: Self) -> Self {
    Self(reduced: -fraction.numerator, fraction.denominator)
  }

  /// Returns the product of two fractions.
  ///
  /// - Precondition: The numerator and the denominator of the product fit `Int`.
  public static func * (left: Self, right: Self) -> Self {
    let first = Self(left.numerator, right.denominator)
    let second = Self(right.numerator, left.denominator)
    return Self(
      reduced: first.numerator * second.numerator, first.denominator * second.denominator)
  }

  /// Multiplies a fraction by another.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension Fraction {
  /// Returns the quotient of two fractions.
  ///
  /// - Parameters:
  ///   - left: The dividend.
  ///   - right: The divisor, not 0.
  /// - Precondition: The numerator and the denominator of the quotient fit `Int`.
  public static func / (left: Self, right: Self) -> Self {
    // Both numerators and both denominators are reduced against each other.
    precondition(right.numerator != 0, "a fraction is divided by 0")
    let first = Self(left.numerator, right.numerator)
    let second = Self(right.denominator, left.denominator)
    return Self(
      reduced: first.numerator * second.numerator, first.denominator * second.denominator)
  }

  /// Divides a fraction by another, which is not 0.
  public static func /= (left: inout Self, right: Self) { left = left / right }
}

extension Fraction: CustomStringConvertible {
  /// The numerator and the denominator, separated by a slash; the numerator alone if the denominator is 1.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension Double {
  /// Creates the floating-point value of a fraction.
  ///
  /// It is the nearest one if the numerator and the denominator are at most 2⁵³ in magnitude; else its relative error
  /// is less than 4 · 10⁻¹⁶.
  ///
  ///     Double(Fraction(-1, 8))  // -0.125
  public init(_ fraction: Fraction) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }
}
