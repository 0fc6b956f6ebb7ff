// Polynomial interpolation. Waring, "Problems concerning interpolations", 1779 (Lagrange's formula); Knuth, TAOCP vol.
// 2, 4.6.4; Borodin, Moenck, "Fast modular transforms", 1974 (many points).

extension Collection {
  /// Returns the value at a point of the polynomial whose values at 0, 1, 2, … are the elements (Lagrange).
  ///
  ///     // The sums of the first 0, 1, 2, … squares are values of a polynomial of degree 3.
  ///     let sums: [ModularInteger<Modulus1000000007>] = [0, 1, 5, 14]
  ///     sums.interpolatedValue(at: 10)  // 385
  ///     sums.interpolatedValue(at: 1_000_000_000_000)  // 691166305
  ///
  /// The interpolating polynomial is the one of minimum degree: less than the number of elements. So a polynomial of
  /// degree *d* takes *d* + 1 values; more do no harm.
  ///
  /// - Parameter place: The point at which to evaluate; of an `Int` only the residue matters.
  /// - Returns: The value; 0 if there are no elements.
  /// - Precondition: The modulus is a prime, and at least the number of elements.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func interpolatedValue<M: Modulus>(at place: ModularInteger<M>) -> ModularInteger<M>
  where Element == ModularInteger<M> {
    _Interpolation.value(of: Array(self), at: place)
  }

  /// Returns the value at a point of the polynomial whose values at given points are the elements (Lagrange).
  ///
  ///     // x² + 1 at 1, 3 and 7
  ///     let values: [ModularInteger<Modulus1000000007>] = [2, 10, 50]
  ///     values.interpolatedValue(at: 10, fromPlaces: [1, 3, 7])  // 101
  ///
  /// The interpolating polynomial is the one of minimum degree: less than the number of elements.
  ///
  /// - Parameters:
  ///   - place: The point at which to evaluate.
  ///   - places: The interpolation points, one for each element, all distinct.
  /// - Returns: The value; 0 if there are no elements.
  /// - Precondition: The modulus is a prime. There are at most 8,388,608 elements.
  /// - Complexity: O(*n* log² *n*) time and O(*n* log *n*) space, where *n* is the number of elements.
  @inlinable
  public func interpolatedValue<M: Modulus>(
    at place: ModularInteger<M>, fromPlaces places: some Collection<ModularInteger<M>>
  ) -> ModularInteger<M> where Element == ModularInteger<M> {
    _Interpolation.value(of: Array(self), at: place, Array(places))
  }

  /// Returns the coefficients of the polynomial whose values at given points are the elements (Lagrange).
  ///
  ///     let values: [ModularInteger<Modulus1000000007>] = [2, 10, 50]
  ///     values.interpolatedPolynomial(fromPlaces: [1, 3, 7])  // [1, 0, 1]: 1 + x²
  ///
  /// - Parameter places: The interpolation points, one for each element, all distinct.
  /// - Returns: As many coefficients as there are elements, that of *x*⁰ first.
  /// - Precondition: The modulus is a prime. There are at most 8,388,608 elements.
  /// - Complexity: O(*n* log² *n*) time and O(*n* log *n*) space, where *n* is the number of elements.
  @inlinable
  public func interpolatedPolynomial<M: Modulus>(
    fromPlaces places: some Collection<ModularInteger<M>>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Interpolation.coefficients(of: Array(self), Array(places))
  }
}

// MARK: - Core

/// Lagrange's formula: the sum of the values, each multiplied by its basis polynomial.
///
/// A basis polynomial is 1 at its own point and 0 at all others: a product of differences over its value at its own
/// point.
@usableFromInline
internal enum _Interpolation<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  @inlinable
  internal static func value(of values: [Element], at place: Element) -> Element {
    precondition(values.count <= M.value, "the modulus has fewer places than there are values")
    if values.isEmpty { return 0 }
    let last = values.count - 1
    let binomials = Binomials<M>(upTo: last)
    // The products of the differences to all later points. At each point the product is a factorial, up to the sign.
    var behind = values
    var product: Element = 1
    for other in values.indices.reversed() {
      behind[other] = product * binomials._inverses[last - other]
      product *= Element(_remainder: UInt32(truncatingIfNeeded: other)) - place
    }
    var sum: Element = 0
    product = 1
    for other in values.indices {
      // Invariant: the product is that of the differences to all earlier points.
      sum = sum + values[other] * product * (behind[other] * binomials._inverses[other])
      product *= place - Element(_remainder: UInt32(truncatingIfNeeded: other))
    }
    return sum
  }

  @inlinable
  internal static func value(
    of values: [Element], at place: Element, _ places: [Element]
  ) -> Element {
    check(values, places)
    let weights =
      values.count <= _ProductTree<M>.shortCount
      ? weights(of: values, places) : weights(of: values, _ProductTree(places))
    var (sum, product): (Element, Element) = (0, 1)
    for (weight, other) in zip(weights, places) {
      // Invariant: the sum is that of the weights so far, each multiplied by all differences but its own.
      let difference = place - other
      sum = sum * difference + weight * product
      product *= difference
    }
    return sum
  }

  @inlinable
  internal static func coefficients(of values: [Element], _ places: [Element]) -> [Element] {
    check(values, places)
    if values.count <= _ProductTree<M>.shortCount {
      return _ProductTree.sum(weights(of: values, places)[...], places[...]).reversed()
    }
    let tree = _ProductTree(places)
    return tree.sum(weights: weights(of: values, tree))
  }

  @inlinable
  internal static func check(_ values: [Element], _ places: [Element]) {
    precondition(values.count == places.count, "there are not as many places as values")
    precondition(values.count <= 1 << 23, "there are at most 8388608 values")
  }

  /// Returns each value divided by the product of the differences between its point and the others.
  @inlinable
  internal static func weights(of values: [Element], _ places: [Element]) -> [Element] {
    var products = [Element](repeating: 1, count: places.count)
    // One point after the other, as independent products take a fraction of the time.
    for (other, subtrahend) in places.enumerated() {
      for index in 0..<other { products[index] *= places[index] - subtrahend }
      for index in other + 1..<places.count { products[index] *= places[index] - subtrahend }
    }
    return quotients(values, products)
  }

  /// Returns the same for the points of a tree, with the values of the derivative of the product of all differences.
  @inlinable
  internal static func weights(of values: [Element], _ tree: _ProductTree<M>) -> [Element] {
    let product = Array(tree.product.reversed())
    return quotients(values, tree.values(of: _Series.derivative(product[...])))
  }

  /// Returns quotients, with a single inverse: that of the product of all divisors (batch inversion).
  @inlinable
  internal static func quotients(_ values: [Element], _ divisors: [Element]) -> [Element] {
    var (product, quotients): (Element, [Element]) = (1, [])
    quotients.reserveCapacity(values.count)
    for (value, divisor) in zip(values, divisors) {
      precondition(divisor != 0, "a place is given twice")
      quotients.append(value * product)
      product *= divisor
    }
    var inverse = product.inverse
    for index in values.indices.reversed() {
      // Invariant: the inverse is that of the product of the divisors up to this one.
      quotients[index] *= inverse
      inverse *= divisors[index]
    }
    return quotients
  }
}
