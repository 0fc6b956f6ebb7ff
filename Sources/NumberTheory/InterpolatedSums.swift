// Sums of a polynomial's values, each multiplied by a power of a number, from its values at 0, 1, 2, … Graham, Knuth,
// Patashnik: Concrete Mathematics, 2.6 (summation by parts) and 5.3 (finite differences).

extension Collection {
  /// Returns the sum of the first values *f*(0), *f*(1), *f*(2), … of a polynomial, each multiplied by a power of a
  /// ratio, Σ *rⁱ* *f*(*i*), where the elements are the first of these values.
  ///
  ///     // 0² + 1² + … + 99², and 2⁰ · 0² + 2¹ · 1² + … + 2⁹ · 9²
  ///     let squares: [ModularInteger<Modulus1000000007>] = [0, 1, 4]
  ///     squares.interpolatedSum(ofFirst: 100)  // 328350
  ///     squares.interpolatedSum(ofFirst: 10, ratio: 2)  // 67578
  ///     squares.interpolatedSum(ofFirst: 1_000_000_000_000_000_000, ratio: 3)  // 990944825
  ///
  /// The interpolating polynomial is the one of minimum degree: less than the number of elements. So the sum of *k*-th
  /// powers takes *k* + 1 of them.
  ///
  /// - Parameters:
  ///   - count: The number of values to be added up, not negative. It may be larger than the modulus.
  ///   - ratio: The ratio, 1 for a sum of the values as they are.
  /// - Returns: The sum; 0 if there are no elements.
  /// - Precondition: The modulus is a prime, and greater than the number of elements.
  /// - Complexity: O(*n* + log *c*) time and O(*n*) space for *n* elements and *c* values.
  @inlinable
  public func interpolatedSum<M: Modulus>(
    ofFirst count: Int, ratio: ModularInteger<M> = 1
  ) -> ModularInteger<M> where Element == ModularInteger<M> {
    precondition(count >= 0, "the number of values is negative")
    let sums = _Interpolation.sums(of: self, ratio)
    if count < sums.count { return sums[count] }
    let place = ModularInteger<M>(count)
    if ratio == 1 { return _Interpolation.value(of: sums, at: place) }
    let limit = _Interpolation.limit(of: sums, ratio)
    if ratio == 0 { return limit }
    // The sum of the first n is the limit and rⁿ times a polynomial in n of the same degree.
    let (inverse, last) = (ratio.inverse, sums.count - 1)
    var power: ModularInteger<M> = 1
    var rests = [ModularInteger<M>](repeating: 0, count: last)
    for index in 0..<last {
      rests[index] = (sums[index] - limit) * power
      power *= inverse
    }
    return limit + ratio.power(count) * _Interpolation.value(of: rests, at: place)
  }

  /// Returns the limit of the sum of all values *f*(0), *f*(1), *f*(2), … of a polynomial, each multiplied by a power
  /// of a ratio, Σ *rⁱ* *f*(*i*), where the elements are the first of these values.
  ///
  ///     // 0/2⁰ + 1/2¹ + 2/2² + 3/2³ + … = 2
  ///     let numbers: [ModularInteger<Modulus998244353>] = [0, 1]
  ///     numbers.interpolatedSum(ratio: 1 / 2)  // 2
  ///
  /// For a fraction between −1 and 1 the limit is a fraction, too, and this is its residue. With probabilities as
  /// ratios it gives expected values.
  ///
  /// - Parameter ratio: The ratio, not 1.
  /// - Returns: The limit; 0 if there are no elements.
  /// - Precondition: The modulus is a prime, and greater than the number of elements.
  /// - Complexity: O(*n*) time and space, where *n* is the number of elements.
  @inlinable
  public func interpolatedSum<M: Modulus>(ratio: ModularInteger<M>) -> ModularInteger<M>
  where Element == ModularInteger<M> {
    _Interpolation.limit(of: _Interpolation.sums(of: self, ratio), ratio)
  }
}

// MARK: - Core

extension _Interpolation {
  /// Returns the sums of the first 0, 1, 2, … values, each multiplied by a power of a ratio.
  @inlinable
  internal static func sums(of values: some Collection<Element>, _ ratio: Element) -> [Element] {
    precondition(values.count < M.value, "the modulus is not greater than the number of values")
    var (sum, power): (Element, Element) = (0, 1)
    var sums = [sum]
    sums.reserveCapacity(values.count + 1)
    for value in values {
      sum = sum + value * power
      sums.append(sum)
      power *= ratio
    }
    return sums
  }

  /// Returns the limit of sums.
  ///
  /// What they lack of it, divided by the powers of the ratio, are values of a polynomial of a degree less than *n* for
  /// *n* values. Its *n*-th difference is 0, and that is a linear equation for the limit.
  @inlinable
  internal static func limit(of sums: [Element], _ ratio: Element) -> Element {
    precondition(ratio != 1, "the sum of all values has no limit if the ratio is 1")
    let last = sums.count - 1
    let binomials = Binomials<M>(upTo: last)
    var (difference, power): (Element, Element) = (0, 1)
    for index in sums.indices.reversed() {
      // Invariant: the power is that of the negative ratio whose exponent is the distance to the last sum.
      let weight = binomials._inverses[index] * binomials._inverses[last - index]
      difference = difference + sums[index] * (weight * power)
      power *= -ratio
    }
    return difference * binomials.factorial(last) / (1 - ratio).power(last)
  }
}
