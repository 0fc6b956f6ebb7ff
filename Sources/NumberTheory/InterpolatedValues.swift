// Values of a polynomial at successive places from those at others (shift of sampling points). Bostan, Gaudry, Schost,
// "Linear recurrences with polynomial coefficients and application to integer factorization and Cartier–Manin
// operator", 2007, 3.

extension Collection {
  /// Returns the values at successive places of the polynomial whose values at 0, 1, 2, … are the elements (shift of
  /// sampling points).
  ///
  ///     // x² + 1 at 0, 1, 2, and then at 10, 11, 12, 13
  ///     let values: [ModularInteger<Modulus998244353>] = [1, 2, 5]
  ///     values.interpolatedValues(from: 10, count: 4).map(\.value)  // [101, 122, 145, 170]
  ///
  /// The interpolating polynomial is the one of minimum degree: less than the number of elements.
  ///
  /// - Parameters:
  ///   - start: The first place; of an `Int` only the residue matters.
  ///   - count: The number of places, not negative.
  /// - Returns: The value at each place; 0 if there are no elements.
  /// - Precondition: The modulus is a prime, and at least the number of elements. There are at most 8,388,608 elements
  ///   and places together.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) time and O(*n* + *m*) space for *n* elements and *m* places.
  @inlinable
  public func interpolatedValues<M: Modulus>(
    from start: ModularInteger<M>, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(count >= 0, "the number of places is negative")
    return _Interpolation.values(of: Array(self), from: start, count)
  }
}

// MARK: - Core

extension _Interpolation {
  @inlinable
  internal static func values(
    of values: [Element], from start: Element, _ count: Int
  ) -> [Element] {
    precondition(values.count <= M.value, "the modulus has fewer places than there are values")
    precondition(
      values.count + count <= 1 << 23, "there are at most 8388608 values and places together")
    if values.isEmpty || count == 0 { return [Element](repeating: 0, count: count) }
    let last = values.count - 1
    let binomials = Binomials<M>(upTo: last)
    // All differences between a place and one of a value, and their products up to each. Those that are 0 are left out:
    // they belong to places whose values are known.
    var products: [Element] = [1]
    products.reserveCapacity(last + count + 1)
    var difference = start - Element(last)
    for place in 0..<last + count {
      products.append(difference == 0 ? products[place] : products[place] * difference)
      difference = difference + 1
    }
    var inverses = products
    var inverse = products[last + count].inverse
    var reciprocals = [Element](repeating: 0, count: last + count)
    for place in reciprocals.indices.reversed() {
      // Invariant: the inverse is that of the product of the differences up to this one.
      difference = difference - 1
      inverses[place + 1] = inverse
      if difference != 0 {
        reciprocals[place] = inverse * products[place]
        inverse *= difference
      }
    }
    let weights = values.indices.map { place in
      let weight = values[place] * (binomials._inverses[place] * binomials._inverses[last - place])
      return (last - place) % 2 == 0 ? weight : -weight
    }
    let sums = _Polynomial<M>.slidingSums(of: reciprocals, weights: weights)
    return sums.indices.map { place in
      let known = Int((start + Element(place)).value)
      if known <= last { return values[known] }
      return sums[place] * products[place + values.count] * inverses[place]
    }
  }
}
