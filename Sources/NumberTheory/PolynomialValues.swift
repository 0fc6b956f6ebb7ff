// Multipoint evaluation of polynomials. Horner, "A new method of solving numerical equations of all orders", 1819, for
// few points; Borodin, Moenck, "Fast modular transforms", 1974, for many.

extension Collection {
  /// Returns the values at many points of the polynomial whose coefficients are the elements (multipoint evaluation).
  ///
  ///     // 1 + x²
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [1, 0, 1]
  ///     polynomial.polynomialValues(at: [1, 3, 7]).map(\.value)  // [2, 10, 50]
  ///
  /// The coefficient of *x*⁰ is first. Every modulus works, prime or not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameter places: The points at which to evaluate, in any order, with or without repetitions.
  /// - Returns: The value at each point; 0 if there are no coefficients.
  /// - Precondition: There are at most 8,388,608 coefficients and at most as many points, or at most 256 of either.
  /// - Complexity: O(*n* log *n* + *m* log² *m*) time and O(*n* + *m* log *m*) space, where *n* is the number of
  ///   coefficients and *m* the number of points.
  @inlinable
  public func polynomialValues<M: Modulus>(
    at places: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Polynomial.values(of: Array(self), at: Array(places))
  }
}

// MARK: - Core

/// Operations on polynomials, given by their coefficients.
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

  /// Returns the values by Horner's method at all points at once, as independent products take less time.
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
