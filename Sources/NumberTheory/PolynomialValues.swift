// Values of a polynomial at many places. Horner, "A new method of solving numerical equations of all orders", 1819, where
// there are few; Borodin, Moenck, "Fast modular transforms", 1974, where there are many.

extension Collection {
  /// Returns the values of the polynomial whose coefficients are the elements, at many places (multipoint evaluation).
  ///
  ///     // 1 + x²
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [1, 0, 1]
  ///     polynomial.polynomialValues(at: [1, 3, 7]).map(\.value)  // [2, 10, 50]
  ///
  /// The coefficient of *x*⁰ is first. Every modulus will do, prime or not; 998,244,353 is three times as quick as others.
  ///
  /// - Parameter places: Where the values are wanted, in any order; the same place may be there several times.
  /// - Returns: A value for each place; 0 if there are no coefficients.
  /// - Precondition: There are at most 8,388,608 coefficients, and as many places, or at most 256 of one of them.
  /// - Complexity: O(*n* log *n* + *m* log² *m*) time and O(*n* + *m* log *m*) space, where *n* is the number of
  ///   coefficients and *m* that of places.
  @inlinable
  public func polynomialValues<M: Modulus>(
    at places: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Polynomial.values(of: Array(self), at: Array(places))
  }
}

// MARK: - Core

/// What is done with polynomials, given by their coefficients.
@usableFromInline
internal enum _Polynomial<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  @inlinable
  internal static func values(of coefficients: [Element], at places: [Element]) -> [Element] {
    if Swift.min(coefficients.count, places.count) <= _ProductTree<M>.shortCount {
      return hornerValues(of: coefficients, at: places[...])
    }
    precondition(
      Swift.max(coefficients.count, places.count) <= 1 << 23,
      "there are at most 8388608 coefficients, and as many places")
    return _ProductTree(places).values(of: coefficients)
  }

  /// Returns the values at places, all at once, as products that do not wait for each other take less time.
  @inlinable
  internal static func hornerValues(
    of coefficients: [Element], at places: ArraySlice<Element>
  ) -> [Element] {
    var values = [Element](repeating: 0, count: places.count)
    values.withUnsafeMutableBufferPointer { values in
      places.withUnsafeBufferPointer { places in
        for coefficient in coefficients.reversed() {
          for index in 0..<places.count {
            values[index] = values[index] * places[index] + coefficient
          }
        }
      }
    }
    return values
  }
}
