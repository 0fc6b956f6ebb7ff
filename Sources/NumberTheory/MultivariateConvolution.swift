// Convolution in several dimensions: products of polynomials in several variables, of which the low powers are kept. The
// powers of all variables are joined to those of one (Kronecker, 1882); a further variable tells products of which a
// power has become too large from all others (EntropyIncreaser, 2020).

extension Collection {
  /// Returns the low powers of the product of two polynomials in several variables: multivariate convolution.
  ///
  ///     typealias M = ModularInteger<Modulus998244353>
  ///     // 1 + 2x + 3y + 4xy and 5 + 6x + 7y: rows have the powers of y, columns those of x.
  ///     let product = ([1, 2, 3, 4] as [M]).convolution(with: [5, 6, 7, 0], shape: [2, 2])
  ///     product.map(\.value)  // [5, 16, 22, 52]: those of x² and y² are left out
  ///
  /// The coefficients of a polynomial are a table of the given shape, row by row: the last variable changes fastest. The
  /// result is a table of the same shape. If all powers of the product are wanted, make the shape large enough for them.
  ///
  /// It counts pairs of things by several numbers at once, such as weight and price. If each variable has just the powers
  /// 0 and 1, `subsetConvolution(with:)` is faster.
  ///
  /// Every modulus works, prime or not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameters:
  ///   - other: The coefficients of the other polynomial.
  ///   - shape: For each variable, how many of its powers are kept, from the zeroth on.
  /// - Returns: The coefficients of the product: element (*k*, *l*, …) is the sum of `self[i, j, …]` ·
  ///   `other[k - i, l - j, …]`.
  /// - Precondition: Both polynomials have as many coefficients as the table, which are at most 4,194,304.
  /// - Complexity: O(*dn* (*d* + log *n*)) time and O(*dn*) space for *n* coefficients and *d* variables with more than
  ///   one power.
  @inlinable
  public func convolution<M: Modulus>(
    with other: some Collection<Element>, shape: [Int]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let (a, b) = (map { $0._remainder }, other.map { $0._remainder })
    return _MultivariateConvolution.modulo(M.value, a, b, shape).map {
      ModularInteger(_remainder: $0)
    }
  }
}

// MARK: - Core

@usableFromInline
internal enum _MultivariateConvolution {
  @usableFromInline
  internal static func modulo(
    _ modulus: UInt32, _ a: [UInt32], _ b: [UInt32], _ shape: [Int]
  ) -> [UInt32] {
    checkSize(of: shape, a.count)
    precondition(b.count == a.count, "both polynomials have as many coefficients as the table")
    if a.isEmpty { return [] }
    let levels = Levels(shape.filter { $0 > 1 }, count: a.count)
    let first = levels.product(a, b, modulo: _Convolution.First.self)
    if modulus == _Convolution.First.value { return first }
    // Each coefficient is a sum of at most 2²² products below 2⁶²: three primes determine it.
    let sums = _Convolution.sums(
      first, levels.product(a, b, modulo: _Convolution.Second.self),
      levels.product(a, b, modulo: _Convolution.Third.self))
    return _Convolution.remainders(of: sums, modulo: modulus)
  }

  @usableFromInline
  internal static func checkSize(of shape: [Int], _ count: Int) {
    precondition(count <= 1 << 22, "a table has at most 4194304 coefficients")
    var (size, overflows) = (shape.contains(0) ? 0 : 1, false)
    for powers in shape {
      precondition(powers >= 0, "the number of powers must not be negative")
      let (product, isTooLarge) = size.multipliedReportingOverflow(by: powers)
      (size, overflows) = (product, overflows || isTooLarge)
    }
    precondition(
      size == count && !overflows, "a polynomial has as many coefficients as the table")
  }

  /// The places of a table, each with a level: the sum of all its heads (the place without the last, the last two …
  /// coordinates, as numbers), modulo the number of coordinates.
  ///
  /// Where places are added, so are their levels, plus one for each coordinate that is carried to the one before: as
  /// these are fewer than all, a sum without carries is the only one that has the sum of the levels.
  private struct Levels {
    private let count: Int
    private let ofPlaces: [Int]

    /// - Parameter shape: Without those coordinates that are always 0.
    init(_ shape: [Int], count placeCount: Int) {
      let levelCount = Swift.max(shape.count, 1)
      ofPlaces = (0..<placeCount).map { place in
        var (head, sum) = (place, 0)
        for powers in shape.dropFirst().reversed() {
          head /= powers
          sum += head
        }
        return sum % levelCount
      }
      count = levelCount
    }

    func product<Prime: Modulus>(
      _ a: [UInt32], _ b: [UInt32], modulo: Prime.Type
    ) -> [UInt32] {
      var size = 1
      while size < 2 * a.count - 1 { size *= 2 }
      let transform = _NumberTransform<Prime>(size: size)
      // The values of the part of a polynomial that each level has.
      func values(_ numbers: [UInt32]) -> [[UInt32]] {
        var parts = [[UInt32]](repeating: [UInt32](repeating: 0, count: size), count: count)
        for (place, number) in numbers.enumerated() {
          parts[ofPlaces[place]][place] = number % Prime.value
        }
        return parts.map(transform.values)
      }
      let (first, second) = (values(a), values(b))
      var result = a
      for level in 0..<count {
        var sums = [UInt32](repeating: 0, count: size)
        for part in 0..<count {
          transform.addProduct(first[part], second[(level - part + count) % count], to: &sums)
        }
        let coefficients = transform.coefficients(ofSum: sums)
        for place in result.indices where ofPlaces[place] == level {
          result[place] = coefficients[place]
        }
      }
      return result
    }
  }
}
