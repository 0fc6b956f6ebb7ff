// Square roots of formal power series by Newton's method, together with their inverses. Brent, "Multiple-precision
// zero-finding methods and the complexity of elementary function evaluation", 1976.

extension Collection {
  /// Returns the first coefficients of the square root of a formal power series, or `nil` if there is none.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [1, 2, 3]
  ///     series.seriesSquareRoot(count: 4)!.map(\.value)  // [1, 1, 1, 998244352]: 1 + x + x² - x³ + …
  ///     series.suffix(1).seriesSquareRoot(count: 1)  // nil: no square is 3 modulo this prime
  ///     ([0] + series).seriesSquareRoot(count: 4)  // nil: it begins with an odd number of zeros
  ///
  /// Missing coefficients are 0. The other square root is the negative of this one.
  ///
  /// - Parameter count: The number of coefficients to return, not negative.
  /// - Returns: The root whose first nonzero coefficient is the smaller of the two.
  /// - Precondition: The modulus is an odd prime. The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients; O(*kn*) time, if only *k* of those of the
  ///   series, at most about fifty, are not 0.
  @inlinable
  public func seriesSquareRoot<M: Modulus>(
    count: Int
  ) -> [ModularInteger<M>]? where Element == ModularInteger<M> {
    precondition(0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    precondition(M.value % 2 == 1, "the modulus is not an odd prime")
    return _Series.squareRoot(Array(self), count)
  }
}

// MARK: - Core

extension _Series {
  @inlinable
  internal static func squareRoot(_ series: [Element], _ count: Int) -> [Element]? {
    let zeros = [Element](repeating: 0, count: count)
    guard let start = series.firstIndex(where: { $0 != 0 }) else { return zeros }
    guard start % 2 == 0, let first = series[start].value.squareRoot(modulo: Int(M.value))
    else { return nil }
    let zeroCount = Swift.min(start / 2, count)
    let rest = Array(series[start...].prefix(count - zeroCount))
    return zeros.prefix(zeroCount) + squareRoot(rest, Element(first), count - zeroCount)
  }

  /// Returns a square root of a series whose constant term is not 0.
  ///
  /// - Parameter first: The constant term of the root.
  @inlinable
  internal static func squareRoot(
    _ series: [Element], _ first: Element, _ count: Int
  ) -> [Element] {
    var root = shortSquareRoot(series, first, Swift.min(count, shortCount))
    if count <= shortCount { return root }
    let half = Element(2).inverse
    if let terms = terms(of: series, count: count, upTo: fewTerms.squareRoot),
      hasInverses(below: count)
    {
      let inverse = series[0].inverse
      let numbers = terms.numbers.map { $0 * inverse }
      return power((terms.places, numbers), to: half, inverses(below: count)).map { $0 * first }
    }
    var inverse = inverse(root, shortCount / 2)
    var transform = _CyclicTransform<M>(size: shortCount)
    var inverseValues = transform.values(inverse)
    while root.count < count {
      // Invariant: half as many coefficients of the root's inverse are known.
      let known = root.count
      let values = transform.values(root)
      double(&inverse, transform, values, inverseValues)
      // The second half of the square wraps around to the first one, which is that of the series.
      let square = transform.product(values, values)
      transform = _CyclicTransform(size: 2 * known)
      inverseValues = transform.values(inverse)
      let change = (0..<Swift.min(known, count - known)).map { place in
        let next = known + place < series.count ? series[known + place] : 0
        let first = place < series.count ? series[place] : 0
        return (next + first - square[place]) * half
      }
      let product = transform.product(inverseValues, transform.values(change))
      root += product[..<change.count]
    }
    return root
  }

  /// Returns a square root by the naive method, one coefficient after the other.
  @inlinable
  internal static func shortSquareRoot(
    _ series: [Element], _ first: Element, _ count: Int
  ) -> [Element] {
    if count == 0 { return [] }
    var root = [first]
    let inverse = (first + first).inverse
    for place in 1..<count {
      var rest = place < series.count ? series[place] : 0
      for other in 1..<place { rest = rest - root[other] * root[place - other] }
      root.append(rest * inverse)
    }
    return root
  }
}
