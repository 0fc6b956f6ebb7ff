// Roots of polynomials modulo a prime. Berlekamp, "Factoring polynomials over large finite fields", 1970; Rabin,
// "Probabilistic algorithms in finite fields", 1980.

extension Collection {
  /// Returns the roots of the polynomial whose coefficients are the elements, modulo a prime.
  ///
  ///     // (x − 3)² (x − 5) (x² + 3): 3 is a root twice, and x² + 3 has none
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [-135, 117, -78, 42, -11, 1]
  ///     polynomial.polynomialRoots().map(\.value)  // [3, 5]
  ///
  /// - Returns: The numbers at which the polynomial is 0, each once, in ascending order.
  /// - Precondition: The modulus is a prime. The polynomial is not 0. It has at most 4,194,304 coefficients.
  /// - Complexity: O(*n* log² *n* log *p*) expected for *n* coefficients and a prime *p*.
  @inlinable
  public func polynomialRoots<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    precondition(count <= 1 << 22, "a polynomial has at most 4194304 coefficients")
    let polynomial = _Polynomial.withoutLastZeros(Array(self)[...])
    precondition(!polynomial.isEmpty, "the polynomial is 0: all numbers are its roots")
    return _Polynomial.roots(of: polynomial)
  }
}

// MARK: - Core

extension _Polynomial {
  @inlinable
  internal static func roots(of polynomial: [Element]) -> [Element] {
    if M.value <= 256 {
      let places = (0..<M.value).map { Element($0) }
      let values = hornerValues(of: polynomial, at: places[...])
      return places.indices.filter { values[$0] == 0 }.map { places[$0] }
    }
    if polynomial.count == 1 { return [] }
    // By Fermat's little theorem x^p − x has all numbers as roots, each once.
    var multiple = power(of: 0, Int(M.value), modulo: polynomial)
    subtract(1, at: 1, from: &multiple)
    var roots: [Element] = []
    var parts = [commonDivisor(polynomial, multiple)]
    var shift: Element = 1
    while let part = parts.popLast() {
      // Invariant: all parts are products of distinct factors x − root, and are still to be split.
      if part.count == 1 { continue }
      if part.count == 2 {
        roots.append(-part[0] / part[1])
        continue
      }
      // That power of x + shift is 1 for about half of all numbers: the squares.
      var power = power(of: shift, Int(M.value / 2), modulo: part)
      subtract(1, at: 0, from: &power)
      let divisor = commonDivisor(part, power)
      parts += [divisor, division(part, by: divisor).quotient]
      // A prime beyond all moduli: so all numbers follow. About half of them separate two roots.
      shift = shift + Element(2_654_435_761)
    }
    return roots.sorted { $0.value < $1.value }
  }

  /// Returns a power of *x* + `summand` modulo a polynomial that is not constant.
  @inlinable
  internal static func power(
    of summand: Element, _ exponent: Int, modulo polynomial: [Element]
  ) -> [Element] {
    let last = polynomial.count - 1
    let inverse = _Series.inverse(polynomial.reversed(), last)
    var power: [Element] = [1]
    for bit in (0..<Int.bitWidth - exponent.leadingZeroBitCount).reversed() {
      power = power.convolution(with: power)
      if exponent >> bit & 1 != 0 {
        power.append(0)
        for place in power.indices.reversed() {
          power[place] = power[place] * summand + (place > 0 ? power[place - 1] : 0)
        }
      }
      if power.count <= last { continue }
      // As a division, with an inverse that is computed once.
      let count = power.count - last
      let reversed = power.suffix(count).reversed().convolution(with: inverse.prefix(count))
      let product = reversed.prefix(count).reversed().convolution(with: polynomial)
      power = zip(power, product).prefix(last).map { $0 - $1 }
    }
    return withoutLastZeros(power[...])
  }

  /// Subtracts a number from a coefficient of a polynomial without trailing zeros.
  @inlinable
  internal static func subtract(
    _ number: Element, at place: Int, from polynomial: inout [Element]
  ) {
    while polynomial.count <= place { polynomial.append(0) }
    polynomial[place] = polynomial[place] - number
    polynomial = withoutLastZeros(polynomial[...])
  }
}
