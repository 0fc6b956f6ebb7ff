// Gaussian integers, with Euclid's algorithm. Gauss, "Theoria residuorum biquadraticorum, commentatio secunda", 1832;
// Hardy, Wright: An Introduction to the Theory of Numbers, 12.6–12.8.

/// A Gaussian integer *a* + *bi*, a complex number whose parts are integers.
///
///     let number = GaussianInteger(3, 4) * GaussianInteger(1, -2)
///     number.description  // "11-2i"
///     number.norm  // 125: 11² + 2² = 25 · 5
///     gcd(number, 5).description  // "2+1i"
///     [number, 2, -GaussianInteger(0, 1)].reduce(.zero, +).description  // "13-3i"
///
/// Sums, products and norms trap if they do not fit `Int`.
public struct GaussianInteger: Hashable, Sendable {
  /// The real part *a*.
  public var real: Int
  /// The imaginary part *b*.
  public var imaginary: Int

  /// Creates *a* + *bi*.
  ///
  /// - Parameters:
  ///   - real: The real part *a*.
  ///   - imaginary: The imaginary part *b*.
  public init(_ real: Int, _ imaginary: Int = 0) { (self.real, self.imaginary) = (real, imaginary) }

  /// The norm *a*² + *b*², which is multiplicative.
  public var norm: Int { real * real + imaginary * imaginary }

  /// The complex conjugate *a* − *bi*.
  public var conjugate: Self { Self(real, -imaginary) }

  /// Returns the quotient, rounded to the nearest Gaussian integer, and the remainder.
  ///
  ///     let (quotient, remainder) = GaussianInteger(7, 3).quotientAndRemainder(dividingBy: GaussianInteger(2, 1))
  ///     quotient.description  // "3+0i"
  ///     remainder.description  // "1+0i"
  ///
  /// The norm of the remainder is at most half of that of the divisor.
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Precondition: The magnitudes of all parts are at most 2 · 10⁹.
  /// - Complexity: O(1)
  public func quotientAndRemainder(
    dividingBy divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    precondition(divisor != 0, "the divisor is 0")
    precondition(_isSmall && divisor._isSmall, "a part is larger than 2 · 10^9")
    let (product, norm) = (self * divisor.conjugate, divisor.norm)
    func rounded(_ number: Int) -> Int {
      let (quotient, rest) = (number.floorDivided(by: norm), number.modulo(norm))
      return rest > norm - rest ? quotient + 1 : quotient
    }
    let quotient = Self(rounded(product.real), rounded(product.imaginary))
    return (quotient, self - quotient * divisor)
  }

  private var _isSmall: Bool {
    Swift.max(real.magnitude, imaginary.magnitude) <= 2_000_000_000
  }
}

extension GaussianInteger: AdditiveArithmetic {
  /// The number 0.
  public static var zero: Self { 0 }

  /// Returns the sum of two numbers.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.real + right.real, left.imaginary + right.imaginary)
  }

  /// Returns the difference of two numbers.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.real - right.real, left.imaginary - right.imaginary)
  }
}

extension GaussianInteger: ExpressibleByIntegerLiteral {
  /// Creates a number without imaginary part from an integer literal.
  public init(integerLiteral real: Int) { self.init(real) }
}

extension GaussianInteger {
  /// Returns the additive inverse of a number.
  public static prefix func - (number: Self) -> Self { Self(-number.real, -number.imaginary) }

  /// Returns the product of two numbers.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  /// Multiplies a number by another.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension GaussianInteger: CustomStringConvertible {
  /// The number as text, such as `3-2i`.
  public var description: String { "\(real)\(imaginary < 0 ? "" : "+")\(imaginary)i" }
}

/// Returns the greatest common divisor of two Gaussian integers.
///
///     gcd(GaussianInteger(7, 1), GaussianInteger(5)).description  // "2+1i"
///
/// Of the four greatest common divisors, which differ by a factor of a power of *i*, it is the one with a positive real
/// part and an imaginary part that is not negative. That of 0 and 0 is 0.
///
/// - Precondition: The magnitudes of all parts are at most 2 · 10⁹.
/// - Complexity: O(log *m*) for a smaller norm *m*.
public func gcd(_ a: GaussianInteger, _ b: GaussianInteger) -> GaussianInteger {
  var (a, b) = (a, b)
  while b != 0 {
    (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
  }
  while a.real < 0 || a.imaginary < 0 || a.real == 0 && a.imaginary > 0 {
    a = GaussianInteger(-a.imaginary, a.real)
  }
  return a
}
