// Continued fractions, and the simplest fraction between two others, whose common initial terms it has. Graham, Knuth,
// Patashnik: Concrete Mathematics, 6.7 and 4.5.

extension Fraction {
  /// The terms *a*, *b*, *c* … of the continued fraction *a* + 1/(*b* + 1/(*c* + …)).
  ///
  ///     Fraction(415, 93).continuedFraction  // [4, 2, 6, 7]
  ///     Fraction(-3, 2).continuedFraction  // [-2, 2]
  ///
  /// They are the quotients of Euclid's algorithm. The first is the fraction rounded down, all others are positive, and
  /// if there are others, the last one is at least 2. They encode the path from the root 1 of the Stern–Brocot tree to
  /// a positive fraction: so many steps to the right, then to the left, and so on, one fewer at the end.
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

  /// Creates a fraction from the terms of a continued fraction.
  ///
  ///     Fraction(continuedFraction: [4, 2, 6, 7]).description  // "415/93"
  ///     Fraction(continuedFraction: [3, 7, 15, 1]).description  // "355/113", close to π
  ///
  /// The first terms alone give a convergent, a close approximation: no fraction with a smaller denominator is as
  /// close.
  ///
  /// - Parameter quotients: The terms, at least one; all but the first are positive.
  /// - Precondition: The numerator and the denominator fit `Int`.
  /// - Complexity: O(*n*) for *n* terms.
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

  /// Returns the simplest fraction strictly between two others: the one with the smallest denominator.
  ///
  /// Among integers it is the one closest to 0.
  ///
  ///     Fraction.simplest(between: Fraction(31, 100), and: Fraction(1, 3)).description  // "5/16"
  ///     Fraction.simplest(between: -5, and: Fraction(-5, 2)).description  // "-3"
  ///
  /// No other fraction between them has a smaller denominator, or, unless 0 is between them, a numerator closer to 0.
  ///
  /// - Parameters:
  ///   - lower: The lower bound, less than the upper one; excluded.
  ///   - upper: The upper bound, excluded.
  /// - Precondition: The numerator and the denominator fit `Int`, as they do if those of both bounds are less than 2⁶²
  ///   in magnitude.
  /// - Complexity: O(log *n*), where *n* is the smaller of the denominators.
  public static func simplest(between lower: Fraction, and upper: Fraction) -> Fraction {
    precondition(lower < upper, "the first fraction is not less than the second")
    var (low, high) = (lower, upper)
    var quotients: [Int] = []
    while true {
      // The fraction of the remaining terms is between both; the upper one may be 1/0. Integers are strictly between
      // `floor` and `ceiling`.
      let floor = low.numerator.floorDivided(by: low.denominator)
      let ceiling =
        high.denominator == 0 ? .max : high.numerator.ceilDivided(by: high.denominator)
      if ceiling - 1 > floor {
        quotients.append(Swift.min(Swift.max(floor + 1, 0), ceiling - 1))
        return Self(continuedFraction: quotients)
      }
      quotients.append(floor)
      // The reciprocals of both minus the quotient. What is left is in 0 ... 1, despite wraparound on the way.
      (low, high) = (
        Self(reduced: high.denominator, high.numerator &- floor &* high.denominator),
        Self(reduced: low.denominator, low.numerator &- floor &* low.denominator)
      )
    }
  }
}
