// Gaussian binomial coefficients, from tables of q-factorials, and beyond the order of q digit by digit: Olive,
// "Generalized powers", 1965 (the q-analog of Lucas' theorem). Stanley: Enumerative Combinatorics, vol. 1, 1.7.

/// Gaussian binomial coefficients (*q*-binomials) modulo a prime in O(1).
///
/// They are polynomials in *q*, binomial coefficients if *q* is 1, and count subspaces: a space of dimension *n* over the
/// field of *q* elements has as many subspaces of dimension *k*.
///
///     let binomials = QBinomials<Modulus998244353>(q: 2, upTo: 100)
///     binomials.choose(4, 2)  // 35
///     binomials.choose(100, 50)  // 545203647
///
/// The tables take eight bytes for each number up to the limit.
public struct QBinomials<M: Modulus>: Sendable {
  /// The largest number of elements.
  public let limit: Int
  /// The numbers 1, 1, 1 + q, (1 + q)(1 + q + q²), …, as far as they are not 0.
  @usableFromInline internal let _factorials: [ModularInteger<M>]
  @usableFromInline internal let _inverses: [ModularInteger<M>]
  /// For quotients by the number of factorials.
  @usableFromInline internal let _binomials: Binomials<M>

  /// Computes all *q*-factorials up to a limit.
  ///
  /// - Parameters:
  ///   - q: The base *q*, any number.
  ///   - limit: The limit, not negative and less than the modulus.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*n*) for a limit *n*.
  @inlinable
  public init(q: ModularInteger<M>, upTo limit: Int) {
    precondition(0 <= limit && limit < M.value, "a limit is from 0 to the modulus less 1")
    self.limit = limit
    var factorials: [ModularInteger<M>] = [1]
    factorials.reserveCapacity(limit + 1)
    var (factor, product): (ModularInteger<M>, ModularInteger<M>) = (1, 1)
    while factorials.count <= limit, factor != 0 {
      // Invariant: the factor is that of the next factorial, 1 + q + q² + …
      product = product * factor
      factorials.append(product)
      factor = factor * q + 1
    }
    // The factors once more, from the last one on.
    var (inverse, inverses) = (product.inverse, factorials)
    let quotient = q == 0 ? 0 : q.inverse
    for number in factorials.indices.reversed() {
      inverses[number] = inverse
      // With q = 0 all factors are 1.
      factor = q == 0 ? 1 : (factor - 1) * quotient
      inverse = inverse * factor
    }
    (_factorials, _inverses) = (factorials, inverses)
    _binomials = Binomials(upTo: limit / factorials.count)
  }

  /// Returns the Gaussian binomial coefficient of *n* and *k*; 0 if *k* is negative or greater than *n*.
  ///
  ///     QBinomials<Modulus998244353>(q: -1, upTo: 5).choose(5, 2)  // 2: 5 / 2 choose 1
  ///
  /// - Parameters:
  ///   - n: A number in `0...limit`.
  ///   - k: Any number.
  /// - Complexity: O(1)
  @inlinable
  public func choose(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number is greater than the limit, or negative")
    if k < 0 || k > n { return 0 }
    if n < _factorials.count { return _choose(n, k) }
    // 1 + q + … + q^(r − 1) is 0. The quotients by r have an ordinary binomial coefficient, the remainders one of q.
    let order = _factorials.count
    if k % order > n % order { return 0 }
    return _binomials.choose(n / order, k / order) * _choose(n % order, k % order)
  }

  @inlinable
  internal func _choose(_ n: Int, _ k: Int) -> ModularInteger<M> {
    _factorials[n] * _inverses[k] * _inverses[n - k]
  }
}
