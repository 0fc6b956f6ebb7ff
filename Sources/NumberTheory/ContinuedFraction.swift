// Continued fractions, and the simplest fraction between two others, which they begin like. Graham, Knuth, Patashnik:
// Concrete Mathematics, 6.7 and 4.5.

extension Fraction {
  /// The quotients of Euclid's algorithm, each rounded down: *a*, *b*, *c* … of *a* + 1/(*b* + 1/(*c* + …)).
  ///
  ///     Fraction(415, 93).continuedFraction  // [4, 2, 6, 7]
  ///     Fraction(-3, 2).continuedFraction  // [-2, 2]
  ///
  /// The first one has the sign of the fraction or is 0, all others are positive, and if there are others, the last one is
  /// at least 2. The way to a fraction from the root of the tree of Stern and Brocot, 1, goes so many times to the right,
  /// then to the left and so on, the last time once less.
  ///
  /// - Complexity: O(log *n*), where *n* is the denominator.
  public var continuedFraction: [Int] {
    var (dividend, divisor) = (numerator, denominator)
    var quotients: [Int] = []
    while divisor > 0 {
      quotients.append(dividend.floorDivided(by: divisor))
      (dividend, divisor) = (divisor, dividend.modulo(divisor))
    }
    return quotients
  }

  /// Creates a fraction from the numbers of a continued fraction.
  ///
  ///     Fraction(continuedFraction: [4, 2, 6, 7]).description  // "415/93"
  ///     Fraction(continuedFraction: [3, 7, 15, 1]).description  // "355/113", close to π
  ///
  /// The first few of them make a fraction close to that of all (convergent): none with a smaller denominator is as close.
  ///
  /// - Parameter quotients: One number or more; all but the first are positive.
  /// - Precondition: The numerator and the denominator fit `Int`.
  /// - Complexity: O(*n*) for *n* numbers.
  public init<Quotients: Collection>(continuedFraction quotients: Quotients)
  where Quotients.Element == Int {
    precondition(!quotients.isEmpty, "a continued fraction has at least one number")
    var (last, next) = (Self(reduced: 1, 0), Self(reduced: quotients.first!, 1))
    for quotient in quotients.dropFirst() {
      precondition(
        quotient > 0, "a number of a continued fraction behind the first is not positive")
      // So that the product is not larger than the numerator where the one before has the other sign.
      (last, next) = (
        next,
        Self(
          reduced: (quotient - 1) * next.numerator + (next.numerator + last.numerator),
          quotient * next.denominator + last.denominator)
      )
    }
    self = next
  }

  /// Returns the simplest fraction between two others, neither of which it is: the one with the least denominator, and of
  /// whole numbers the one next to 0.
  ///
  ///     Fraction.simplest(between: Fraction(31, 100), and: Fraction(1, 3)).description  // "5/16"
  ///     Fraction.simplest(between: -5, and: Fraction(-5, 2)).description  // "-3"
  ///
  /// No other fraction between them has a smaller denominator, or, unless 0 is between them, a numerator closer to 0.
  ///
  /// - Parameters:
  ///   - lower: Less than the other one.
  ///   - upper: The other one.
  /// - Precondition: The numerator and the denominator fit `Int`, as they do if those of both fractions are less than 2⁶²
  ///   in magnitude.
  /// - Complexity: O(log *n*), where *n* is the smaller one of the denominators.
  public static func simplest(between lower: Fraction, and upper: Fraction) -> Fraction {
    precondition(lower < upper, "the first fraction is not less than the second")
    var (low, high) = (lower, upper)
    var quotients: [Int] = []
    while true {
      // What is behind the quotients is between both; the upper one may be 1/0. What is whole is between `floor` and
      // `ceiling`, without them.
      let floor = low.numerator.floorDivided(by: low.denominator)
      let ceiling =
        high.denominator == 0 ? .max : high.numerator.ceilDivided(by: high.denominator)
      if ceiling - 1 > floor {
        quotients.append(Swift.min(Swift.max(floor + 1, 0), ceiling - 1))
        return Self(continuedFraction: quotients)
      }
      quotients.append(floor)
      // Both less the quotient, and turned over. What is left is 0 ... 1, whatever wraps around before.
      (low, high) = (
        Self(reduced: high.denominator, high.numerator &- floor &* high.denominator),
        Self(reduced: low.denominator, low.numerator &- floor &* low.denominator)
      )
    }
  }
}
