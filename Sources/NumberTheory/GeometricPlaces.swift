// Values of polynomials at geometric sequences, and interpolation from them. Rabiner, Schafer, Rader, "The chirp
// z-transform algorithm", 1969; Bluestein, "A linear filtering approach to the computation of discrete Fourier
// transform", 1970; Bostan, Schost, "Polynomial evaluation and interpolation on special sets of points", 2005, 5.

extension Collection {
  /// Returns the values at the places of a geometric sequence of the polynomial whose coefficients are the elements
  /// (chirp z-transform).
  ///
  ///     // 1 + x² at 3, 6, 12 and 24
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [1, 0, 1]
  ///     polynomial.polynomialValues(from: 3, ratio: 2, count: 4).map(\.value)  // [10, 37, 145, 577]
  ///
  /// With a root of unity as the ratio it is a discrete Fourier transform of any length. The coefficient of *x*⁰ is
  /// first.
  ///
  /// - Parameters:
  ///   - start: The first place.
  ///   - ratio: The quotient of each place and the one before it.
  ///   - count: The number of places, not negative.
  /// - Returns: The value at each place; 0 if there are no coefficients.
  /// - Precondition: The ratio is 0 or has an inverse, as all have if the modulus is a prime. There are at most
  ///   8,388,608 coefficients and places together, or at most 256 of either.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) time and O(*n* + *m*) space for *n* coefficients and *m* places.
  @inlinable
  public func polynomialValues<M: Modulus>(
    from start: ModularInteger<M>, ratio: ModularInteger<M>, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(count >= 0, "the number of places is negative")
    return _Polynomial.values(of: Array(self), from: start, ratio, count)
  }

  /// Returns the coefficients of the polynomial whose values at the places of a geometric sequence are the elements.
  ///
  ///     // at 3, 6 and 12
  ///     let values: [ModularInteger<Modulus998244353>] = [10, 37, 145]
  ///     values.interpolatedPolynomial(from: 3, ratio: 2).map(\.value)  // [1, 0, 1]: 1 + x²
  ///
  /// - Parameters:
  ///   - start: The first place.
  ///   - ratio: The quotient of each place and the one before it.
  /// - Returns: As many coefficients as there are elements, that of *x*⁰ first.
  /// - Precondition: The modulus is a prime. The places are distinct. There are at most 4,194,304 elements.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the number of elements.
  @inlinable
  public func interpolatedPolynomial<M: Modulus>(
    from start: ModularInteger<M>, ratio: ModularInteger<M>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Interpolation.coefficients(of: Array(self), from: start, ratio)
  }
}

// MARK: - Core

extension _Polynomial {
  @inlinable
  internal static func values(
    of coefficients: [Element], from start: Element, _ ratio: Element, _ count: Int
  ) -> [Element] {
    if Swift.min(coefficients.count, count) <= _ProductTree<M>.shortCount {
      let places = powers(start, ratio, count)
      return hornerValues(of: coefficients, at: places[...])
    }
    precondition(
      coefficients.count + count <= 1 << 23,
      "there are at most 8388608 coefficients and places together")
    if ratio == 0 {
      let first = hornerValues(of: coefficients, at: [start])
      return first + [Element](repeating: coefficients[0], count: count - 1)
    }
    // With T(i) = i (i − 1) / 2 there is ij = T(i + j) − T(i) − T(j): so the values are a correlation.
    let inverse = ratio.inverse
    let triangles = triangularPowers(ratio, coefficients.count + count - 1)
    let inverses = triangularPowers(inverse, Swift.max(coefficients.count, count))
    let powers = powers(1, start, coefficients.count)
    let terms = coefficients.indices.map { coefficients[$0] * powers[$0] * inverses[$0] }
    let sums = slidingSums(of: triangles, weights: terms.reversed())
    return (0..<count).map { sums[$0] * inverses[$0] }
  }

  /// Returns the powers of a number from the exponent 0 on, each multiplied by a factor.
  @inlinable
  internal static func powers(_ factor: Element, _ base: Element, _ count: Int) -> [Element] {
    var power = factor
    return (0..<count).map { _ in
      defer { power *= base }
      return power
    }
  }

  /// Returns the powers of a number whose exponents are 0, 0, 1, 3, 6, …: *k* (*k* − 1) / 2.
  @inlinable
  internal static func triangularPowers(_ base: Element, _ count: Int) -> [Element] {
    var (power, step): (Element, Element) = (1, 1)
    return (0..<count).map { _ in
      defer {
        power *= step
        step *= base
      }
      return power
    }
  }

  /// Returns for each window of as many elements as there are weights their sum, the first one with the last weight.
  ///
  /// - Parameter weights: At least one, at most as many as there are elements.
  @inlinable
  internal static func slidingSums(of elements: [Element], weights: [Element]) -> [Element] {
    var size = 2
    while size < elements.count { size *= 2 }
    // What wraps around ends before the first whole window.
    let transform = _CyclicTransform<M>(size: size)
    let sums = transform.product(transform.values(elements), transform.values(weights))
    return Array(sums[(weights.count - 1)..<elements.count])
  }
}

extension _Interpolation {
  @inlinable
  internal static func coefficients(
    of values: [Element], from start: Element, _ ratio: Element
  ) -> [Element] {
    let count = values.count
    if count <= _ProductTree<M>.shortCount {
      return coefficients(of: values, _Polynomial<M>.powers(start, ratio, count))
    }
    precondition(count <= 1 << 22, "there are at most 4194304 values")
    precondition(start != 0 && ratio != 0 && count < M.value, "a place is given twice")
    let binomials = QBinomials<M>(q: ratio, upTo: count)
    // As many as the order of the ratio, or more.
    precondition(binomials._factorials.count >= count, "a place is given twice")
    // The product of the differences of a place to all others is, up to its sign, the product of two q-factorials, a
    // power of the ratio and (start · (1 − ratio))^(count − 1).
    let inverse = ratio.inverse
    var factor = (start * (1 - ratio)).power(1 - count)
    var step = inverse.power(count - 2)
    let inverses = binomials._inverses
    let weights = values.indices.map { place in
      defer {
        factor = -factor * step
        step *= ratio
      }
      return values[place] * factor * (inverses[place] * inverses[count - 1 - place])
    }
    // The sum of weight / (1 − place · x) over all places, and the product of all 1 − place · x (q-binomial theorem).
    let sums = _Polynomial<M>.values(of: weights, from: 1, ratio, count)
    let powers = _Polynomial<M>.powers(1, start, count)
    let signed = _Polynomial<M>.powers(1, -start, count)
    let triangles = _Polynomial<M>.triangularPowers(ratio, count)
    let series = values.indices.map { sums[$0] * powers[$0] }
    let product = values.indices.map {
      signed[$0] * triangles[$0] * binomials.choose(count, $0)
    }
    return series.convolution(with: product)[..<count].reversed()
  }
}
