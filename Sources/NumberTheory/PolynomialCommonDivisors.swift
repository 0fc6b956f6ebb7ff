// Greatest common divisors of polynomials, and inverses modulo a polynomial, by half of Euclid's algorithm at a time
// (half-GCD). Moenck, "Fast computation of GCDs", 1973; Thull, Yap, "A unified approach to HGCD algorithms for
// polynomials and integers", 1990.

extension Collection {
  /// Returns the greatest common divisor of two polynomials, given by their coefficients.
  ///
  ///     // (x + 1)(x + 2) and (x + 1)(x + 3)
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [2, 3, 1]
  ///     polynomial.polynomialGCD(with: [3, 4, 1]).map(\.value)  // [1, 1]: x + 1
  ///
  /// The coefficient of *x*⁰ is first.
  ///
  /// - Parameter other: The coefficients of the other polynomial. Trailing zeros are ignored.
  /// - Returns: The common divisor of the largest degree whose leading coefficient is 1, without trailing zeros. If one
  ///   polynomial is 0, it is the other one divided by its leading coefficient; if both are, it has no coefficients.
  /// - Precondition: The modulus is a prime. Each polynomial has at most 4,194,304 coefficients.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* coefficients.
  @inlinable
  public func polynomialGCD<M: Modulus>(
    with other: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let (first, second) = (Array(self), Array(other))
    precondition(
      Swift.max(first.count, second.count) <= 1 << 22,
      "a polynomial has at most 4194304 coefficients")
    let divisor = _Polynomial.commonDivisor(
      _Polynomial.withoutLastZeros(first[...]), _Polynomial.withoutLastZeros(second[...]))
    guard let last = divisor.last else { return [] }
    let inverse = last.inverse
    return divisor.map { $0 * inverse }
  }

  /// Returns the inverse of a polynomial modulo another one, both given by their coefficients.
  ///
  ///     // x · (−x) = −x² = 1 modulo x² + 1
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [0, 1]
  ///     polynomial.polynomialInverse(modulo: [1, 0, 1])!  // [0, 998244352]
  ///     polynomial.polynomialInverse(modulo: [0, 0, 1])  // nil: x divides both
  ///
  /// The product with the inverse has the remainder 1. If the modulus is *x*ⁿ, `seriesInverse(count:)` is faster.
  ///
  /// - Parameter divisor: The coefficients of the polynomial that is the modulus. Trailing zeros are ignored.
  /// - Returns: The inverse, of a smaller degree than the modulus and without trailing zeros; `nil` if there is none
  ///   because the polynomials have a common divisor. Modulo a constant everything is 0, and so is the inverse: it has
  ///   no coefficients.
  /// - Precondition: The modulus of the coefficients is a prime, and the polynomial that is the modulus is not 0. Each
  ///   has at most 4,194,304 coefficients.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* coefficients.
  @inlinable
  public func polynomialInverse<M: Modulus>(
    modulo divisor: some Collection<Element>
  ) -> [ModularInteger<M>]? where Element == ModularInteger<M> {
    let (polynomial, modulus) = (Array(self), Array(divisor))
    precondition(
      Swift.max(polynomial.count, modulus.count) <= 1 << 22,
      "a polynomial has at most 4194304 coefficients")
    return _Polynomial.inverse(
      of: _Polynomial.withoutLastZeros(polynomial[...]),
      modulo: _Polynomial.withoutLastZeros(modulus[...]))
  }
}

// MARK: - Core

extension _Polynomial {
  /// The number of coefficients up to which steps one by one are faster.
  @inlinable internal static var shortStepsCount: Int { 2 * _Series<M>.shortCount }

  /// Returns a greatest common divisor of two polynomials without trailing zeros.
  @inlinable
  internal static func commonDivisor(_ a: [Element], _ b: [Element]) -> [Element] {
    var (a, b) = (a, b)
    while b.count > shortStepsCount {
      (a, b) = (b, division(a, by: b).remainder)
      if b.count > a.count / 2 { (a, b) = halfSteps(a, b).remainders(a, b) }
    }
    return shortCommonDivisor(a, b)
  }

  /// Returns the same by Euclid's algorithm.
  @inlinable
  internal static func shortCommonDivisor(_ a: [Element], _ b: [Element]) -> [Element] {
    var (divisor, rest) = (a, b)
    while !rest.isEmpty {
      (divisor, rest) = (rest, divisor)
      let inverse = divisor[divisor.count - 1].inverse
      rest.withUnsafeMutableBufferPointer { rest in
        divisor.withUnsafeBufferPointer { divisor in
          let last = divisor.count - 1
          for place in stride(from: rest.count - 1, through: last, by: -1) {
            let factor = rest[place] * inverse
            for offset in 0...last {
              rest[place - last + offset] = rest[place - last + offset] - factor * divisor[offset]
            }
          }
        }
      }
      rest = withoutLastZeros(rest[...])
    }
    return divisor
  }

  /// Returns the inverse of a polynomial modulo another one, both without trailing zeros.
  @inlinable
  internal static func inverse(of polynomial: [Element], modulo modulus: [Element]) -> [Element]? {
    precondition(!modulus.isEmpty, "the modulus is 0")
    var (a, b) = (modulus, division(polynomial, by: modulus).remainder)
    var (factor, next): ([Element], [Element]) = ([], [1])
    while !b.isEmpty {
      // Invariant: modulo the modulus, a and b are the polynomial times the factor and the next one.
      if b.count > Swift.max(a.count / 2, shortStepsCount) {
        let steps = halfSteps(a, b)
        (a, b) = steps.remainders(a, b)
        (factor, next) = steps.factors(factor, next)
      } else {
        let (quotient, remainder) = division(a, by: b)
        (a, b) = (b, remainder)
        (factor, next) = (next, difference(factor, quotient.convolution(with: next)))
      }
    }
    if a.count > 1 { return nil }
    let inverse = a[0].inverse
    return factor.map { $0 * inverse }
  }

  /// Returns those steps of Euclid's algorithm after which the degree of the second polynomial is first less than half
  /// of that of the first one.
  ///
  /// - Parameters:
  ///   - a: A polynomial without trailing zeros.
  ///   - b: One of a smaller degree.
  @inlinable
  internal static func halfSteps(_ a: [Element], _ b: [Element]) -> _PolynomialSteps<M> {
    var (a, b, steps) = (a, b, _PolynomialSteps<M>())
    let half = a.count / 2
    if a.count <= shortStepsCount {
      while b.count > half { steps.append(dividing: &a, by: &b) }
      return steps
    }
    if b.count <= half { return steps }
    // The first half of the quotients depends on the leading halves of the polynomials only.
    steps = halfSteps(Array(a[half...]), Array(b[half...]))
    (a, b) = steps.remainders(a, b)
    if b.count > half { steps.append(dividing: &a, by: &b) }
    if b.count > half {
      let rest = 2 * half + 1 - a.count
      steps.append(halfSteps(Array(a[rest...]), Array(b[rest...])))
    }
    return steps
  }

  /// Returns the difference of two polynomials without trailing zeros.
  @inlinable
  internal static func difference(_ a: [Element], _ b: [Element]) -> [Element] {
    var difference = a
    while difference.count < b.count { difference.append(0) }
    for (place, coefficient) in b.enumerated() {
      difference[place] = difference[place] - coefficient
    }
    return withoutLastZeros(difference[...])
  }
}

/// Steps of Euclid's algorithm, as a matrix of polynomials without trailing zeros: its product with two polynomials is
/// what the steps make of them.
@usableFromInline
internal struct _PolynomialSteps<M: Modulus> {
  @usableFromInline internal typealias Polynomial = [ModularInteger<M>]

  @usableFromInline internal var first: (Polynomial, Polynomial) = ([1], [])
  @usableFromInline internal var second: (Polynomial, Polynomial) = ([], [1])

  @inlinable internal init() {}

  /// The largest number of coefficients of an element.
  @inlinable
  internal var count: Int {
    Swift.max(first.0.count, first.1.count, second.0.count, second.1.count)
  }

  /// Returns a transform for at least the given number of coefficients.
  @inlinable
  internal static func transform(_ count: Int) -> _CyclicTransform<M> {
    var size = 2
    while size < count { size *= 2 }
    return _CyclicTransform(size: size)
  }

  /// Appends the step that divides a polynomial by another one, which is done to both.
  @inlinable
  internal mutating func append(dividing a: inout Polynomial, by b: inout Polynomial) {
    let (quotient, remainder) = _Polynomial.division(a, by: b)
    (a, b) = (b, remainder)
    let rest = (
      _Polynomial.difference(first.0, quotient.convolution(with: second.0)),
      _Polynomial.difference(first.1, quotient.convolution(with: second.1))
    )
    (first, second) = (second, rest)
  }

  /// Appends steps.
  @inlinable
  internal mutating func append(_ others: Self) {
    let transform = Self.transform(count + others.count - 1)
    let columns = (
      others.products((first.0, second.0), transform),
      others.products((first.1, second.1), transform)
    )
    first = (columns.0.0, columns.1.0)
    second = (columns.0.1, columns.1.1)
  }

  /// Returns what the steps make of two polynomials whose remainders they compute.
  @inlinable
  internal func remainders(_ a: Polynomial, _ b: Polynomial) -> (Polynomial, Polynomial) {
    // Products have more coefficients, but of their sums only those of remainders are not 0.
    products((a, b), Self.transform(a.count))
  }

  /// Returns what the steps make of two factors, whose degrees grow.
  @inlinable
  internal func factors(_ a: Polynomial, _ b: Polynomial) -> (Polynomial, Polynomial) {
    products((a, b), Self.transform(count + Swift.max(a.count, b.count) - 1))
  }

  @inlinable
  internal func products(
    _ column: (Polynomial, Polynomial), _ transform: _CyclicTransform<M>
  ) -> (Polynomial, Polynomial) {
    let values = (transform.values(column.0), transform.values(column.1))
    func product(_ row: (Polynomial, Polynomial)) -> Polynomial {
      _Polynomial.withoutLastZeros(
        transform.sumOfProducts(
          (transform.values(row.0), values.0), (transform.values(row.1), values.1))[...])
    }
    return (product(first), product(second))
  }
}
