// Logarithms and exponentials of formal power series by Newton's method. Brent, "Multiple-precision zero-finding
// methods and the complexity of elementary function evaluation", 1976; Hanrot, Zimmermann, "Newton iteration
// revisited", 2004 (the exponential together with its inverse).

extension Collection {
  /// Returns the first coefficients of the logarithm of a formal power series with the constant term 1.
  ///
  /// The logarithm of 1 + *x* is *x* − *x*²/2 + *x*³/3 − ….
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [1, 2, 1]
  ///     series.seriesLogarithm(count: 3).map(\.value)  // [0, 2, 998244352]: 2x - x²
  ///
  /// Missing coefficients are 0.
  ///
  /// - Parameter count: The number of coefficients to return, not negative.
  /// - Precondition: The first element is 1. No number from 2 to the count − 1 divides the modulus: a prime modulus is
  ///   at least the count. The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients; O(*kn*) time, if only *k* of those of the
  ///   series, at most about fifty, are not 0.
  @inlinable
  public func seriesLogarithm<M: Modulus>(
    count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Series.logarithm(
      _Series.first(count, of: self), _Series<M>.inverses(below: count))
  }

  /// Returns the first coefficients of the exponential of a formal power series with the constant term 0.
  ///
  /// The exponential of *x* is 1 + *x* + *x*²/2! + *x*³/3! + ….
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [0, 2, 5]
  ///     series.seriesExponential(count: 3).map(\.value)  // [1, 2, 7]
  ///
  /// Missing coefficients are 0. If the series is the exponential generating function of connected labeled structures,
  /// its exponential is that of all structures, connected or not.
  ///
  /// - Parameter count: The number of coefficients to return, not negative.
  /// - Precondition: The first element is 0. No number from 2 to the count − 1 divides the modulus: a prime modulus is
  ///   at least the count. The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients; O(*kn*) time, if only *k* of those of the
  ///   series, at most about fifty, are not 0.
  @inlinable
  public func seriesExponential<M: Modulus>(
    count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Series.exponential(
      _Series.first(count, of: self), _Series<M>.inverses(below: count))
  }
}

// MARK: - Core

extension _Series {
  /// Returns the inverses of all numbers below a count, with a placeholder for that of 0.
  @inlinable
  internal static func inverses(below count: Int) -> [Element] {
    var inverses = [Element](repeating: 1, count: count)
    let modulus = Element._modulus
    for number in stride(from: 2, to: count, by: 1) {
      // The modulus, which is 0, is the sum of a multiple of the number and a smaller number.
      let (quotient, rest) = modulus.quotientAndRemainder(dividingBy: UInt32(number))
      precondition(rest != 0, "a number below the count divides the modulus")
      inverses[number] = -(Element(quotient) * inverses[Int(rest)])
    }
    return inverses
  }

  /// - Parameter inverses: Of the numbers below the count.
  @inlinable
  internal static func logarithm(_ series: [Element], _ inverses: [Element]) -> [Element] {
    let count = inverses.count
    if count == 0 { return [] }
    precondition(series.first == 1, "a series has a logarithm if it begins with 1")
    // The derivative of the logarithm is that of the series, divided by the series.
    return integral(quotient(derivative(series[...]), by: series, count - 1), inverses)
  }

  @inlinable
  internal static func derivative(_ series: ArraySlice<Element>) -> [Element] {
    var factor: Element = 0
    return series.dropFirst().map { number in
      factor = factor + 1
      return number * factor
    }
  }

  @inlinable
  internal static func integral(_ series: [Element], _ inverses: [Element]) -> [Element] {
    [0] + zip(series, inverses.dropFirst()).lazy.map { $0 * $1 }
  }

  /// - Parameter inverses: Of the numbers below the count.
  @inlinable
  internal static func exponential(_ series: [Element], _ inverses: [Element]) -> [Element] {
    let count = inverses.count
    precondition(series.first ?? 0 == 0, "a series has an exponential if it begins with 0")
    if count > shortCount, let terms = terms(of: series, count: count, upTo: fewTerms.exponential) {
      return self.exponential(terms, inverses)
    }
    var exponential = shortExponential(series, inverses.prefix(shortCount))
    if count <= shortCount { return exponential }
    var known = shortCount
    var inverse = inverse(exponential, known / 2)
    var transform = _CyclicTransform<M>(size: known)
    var inverseValues = transform.values(inverse)
    while known < count {
      // Invariant: `known` coefficients of the exponential are known, and half as many of its inverse.
      let larger = _CyclicTransform<M>(size: 2 * known)
      let values = larger.values(exponential)
      double(&inverse, transform, values, inverseValues)
      inverseValues = larger.values(inverse)

      let logarithm = logarithm(
        of: exponential, values, inverseValues, series.prefix(known), transform, larger, inverses)
      // A change of the logarithm changes the exponential by its product with the exponential.
      var change = [Element](repeating: 0, count: Swift.min(2 * known, count))
      for place in known..<change.count {
        change[place] = (place < series.count ? series[place] : 0) - logarithm[place - known]
      }
      let product = larger.product(values, larger.values(change))
      exponential += product[known..<change.count]
      (known, transform) = (2 * known, larger)
    }
    return exponential
  }

  /// Returns the second half of the logarithm of an exponential, whose first half is a series.
  @inlinable
  internal static func logarithm(
    of exponential: [Element], _ values: _CyclicTransform<M>.Values,
    _ inverseValues: _CyclicTransform<M>.Values, _ series: ArraySlice<Element>,
    _ transform: _CyclicTransform<M>, _ larger: _CyclicTransform<M>, _ inverses: [Element]
  ) -> [Element] {
    // The exponential's derivative is the product of the series's with it, less what begins with the last
    // coefficient of the first half. In the product modulo x^known − 1 that comes last, what follows it first.
    let known = exponential.count
    let product = transform.product(values, transform.values(derivative(series)))
    var rest = [Element](repeating: 0, count: 2 * known)
    rest[known - 1] = -product[known - 1]
    for (place, number) in derivative(exponential[...]).enumerated() {
      rest[known + place] = number - product[place]
    }
    let quotient = larger.product(inverseValues, larger.values(rest))
    return (known..<Swift.min(2 * known, inverses.count)).map { quotient[$0 - 1] * inverses[$0] }
  }

  /// Returns an exponential by the naive method, one coefficient after the other.
  @inlinable
  internal static func shortExponential(
    _ series: [Element], _ inverses: ArraySlice<Element>
  ) -> [Element] {
    let derivative = derivative(series[...])
    var exponential: [Element] = inverses.isEmpty ? [] : [1]
    for place in inverses.indices.dropFirst() {
      // The derivative of the exponential is the product of the derivative of the series and the exponential.
      var sum: Element = 0
      for other in 0..<Swift.min(place, derivative.count) {
        sum = sum + derivative[other] * exponential[place - 1 - other]
      }
      exponential.append(sum * inverses[place])
    }
    return exponential
  }
}
