// Binomial coefficients from tables of factorials and inverse factorials. Graham, Knuth, Patashnik: Concrete
// Mathematics, 5.1. For numbers beyond the prime, digit by digit: Lucas, "Théorie des fonctions numériques simplement
// périodiques", 1878.

/// Factorials and inverse factorials modulo a prime up to a limit, for binomial coefficients in O(1).
///
///     let binomials = Binomials<Modulus1000000007>(upTo: 1000)
///     binomials.choose(5, 2)  // 10
///     binomials.choose(1000, 500)  // 159835829
///     binomials.factorial(10)  // 3628800
///
/// The tables take eight bytes for each number up to the limit.
public struct Binomials<M: Modulus>: Sendable {
  /// The largest number whose factorial is in the table.
  public let limit: Int

  @usableFromInline internal let _factorials: [ModularInteger<M>]
  @usableFromInline internal let _inverses: [ModularInteger<M>]

  /// Computes all factorials and inverse factorials up to a limit.
  ///
  /// - Parameter limit: The limit, not negative, and less than every prime factor of the modulus: at most *p* − 1 for a
  ///   prime modulus *p*. Beyond, factorials have no inverses. For the modulus 1, it is 0.
  /// - Complexity: O(*n*) for a limit *n*.
  @inlinable
  public init(upTo limit: Int) {
    precondition(0 <= limit && limit < M.value, "a limit is from 0 to the modulus less 1")
    // The product stays in a register: through the array, each step takes a third longer.
    var product: ModularInteger<M> = 1
    var factorials = [ModularInteger<M>](repeating: product, count: limit + 1)
    for n in stride(from: 1, through: limit, by: 1) {
      product *= ModularInteger(_remainder: UInt32(truncatingIfNeeded: n))
      factorials[n] = product
    }
    product = product.inverse
    var inverses = [ModularInteger<M>](repeating: product, count: limit + 1)
    for n in stride(from: limit, to: 0, by: -1) {
      product *= ModularInteger(_remainder: UInt32(truncatingIfNeeded: n))
      inverses[n - 1] = product
    }
    (self.limit, _factorials, _inverses) = (limit, factorials, inverses)
  }

  /// Returns the binomial coefficient *n* choose *k*; 0 if *k* is negative or greater than *n*.
  ///
  ///     Binomials<Modulus998244353>(upTo: 4).choose(4, 5)  // 0
  ///
  /// With all factorials below the modulus, a small prime *p* then, the numbers may be larger than it (Lucas' theorem):
  ///
  ///     enum Modulus13: Modulus { static var value: UInt32 { 13 } }
  ///     Binomials<Modulus13>(upTo: 12).choose(1_000_000_000_000, 170)  // 8
  ///
  /// - Parameters:
  ///   - n: The number of elements, in `0...limit`; or any nonnegative number if the limit is *p* − 1.
  ///   - k: The number of elements to choose.
  /// - Complexity: O(1); O(log *n* / log *p*) beyond the limit.
  @inlinable
  public func choose(_ n: Int, _ k: Int) -> ModularInteger<M> {
    if n > limit { return _chooseByDigits(n, k) }
    precondition(n >= 0, "this number has no factorial here")
    return 0 <= k && k <= n ? _factorials[n] * _inverses[k] * _inverses[n - k] : 0
  }

  /// Lucas' theorem: the coefficient is the product of those of the digits in base *p*.
  @inlinable @inline(never)
  internal func _chooseByDigits(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(limit == M.value - 1, "this number has no factorial here")
    // Modulo 1, where there are no digits, everything is 0.
    if k < 0 || limit == 0 { return 0 }
    let base = limit + 1
    var (n, k) = (n, k)
    var product: ModularInteger<M> = 1
    while n > 0 || k > 0 {
      product *= choose(n % base, k % base)
      (n, k) = (n / base, k / base)
    }
    return product
  }

  /// Returns the number of *k*-permutations of *n* elements; 0 if *k* is negative or greater than *n*.
  ///
  ///     Binomials<Modulus998244353>(upTo: 5).permutations(5, 2)  // 20
  ///
  /// - Parameters:
  ///   - n: The number of elements, in `0...limit`.
  ///   - k: The number of elements to arrange.
  /// - Complexity: O(1)
  @inlinable
  public func permutations(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return 0 <= k && k <= n ? _factorials[n] * _inverses[n - k] : 0
  }

  /// Returns the factorial *n*!.
  ///
  /// - Parameter n: A number in `0...limit`.
  /// - Complexity: O(1)
  @inlinable
  public func factorial(_ n: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return _factorials[n]
  }

  /// Returns the inverse of the factorial *n*!.
  ///
  ///     let binomials = Binomials<Modulus998244353>(upTo: 6)
  ///     binomials.inverseFactorial(6) * 720  // 1
  ///
  /// - Parameter n: A number in `0...limit`.
  /// - Complexity: O(1)
  @inlinable
  public func inverseFactorial(_ n: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return _inverses[n]
  }
}
