// Binomial coefficients from tables of factorials and of their inverses. Graham, Knuth, Patashnik:
// Concrete Mathematics, 5.1.

/// Factorials up to a limit and their inverses, modulo a prime: binomial coefficients at once.
///
///     let binomials = Binomials<Modulus1000000007>(upTo: 1000)
///     binomials.choose(5, 2)  // 10
///     binomials.choose(1000, 500)  // 159835829
///     binomials.factorial(10)  // 3628800
///
/// Eight bytes for each number up to the limit.
public struct Binomials<M: Modulus>: Sendable {
  /// The largest number with a factorial here.
  public let limit: Int

  @usableFromInline internal let _factorials: [ModularInteger<M>]
  @usableFromInline internal let _inverses: [ModularInteger<M>]

  /// Computes all factorials up to a limit.
  ///
  /// - Parameter limit: 0 or more, and less than every prime factor of the modulus: at most the modulus
  ///   less 1 if that is a prime. Beyond, factorials have no inverses.
  /// - Complexity: O(*n*) for a limit of *n*.
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

  /// Returns the number of ways to choose *k* of *n* things, whatever their order; 0 if *k* is negative
  /// or more than *n*.
  ///
  ///     Binomials<Modulus998244353>(upTo: 4).choose(4, 5)  // 0
  ///
  /// - Parameters:
  ///   - n: How many things there are, in 0 ... `limit`.
  ///   - k: How many to choose.
  /// - Complexity: O(1)
  @inlinable
  public func choose(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return 0 <= k && k <= n ? _factorials[n] * _inverses[k] * _inverses[n - k] : 0
  }

  /// Returns the number of ways to put *k* of *n* things in a row; 0 if *k* is negative or more than *n*.
  ///
  ///     Binomials<Modulus998244353>(upTo: 5).permutations(5, 2)  // 20
  ///
  /// - Parameters:
  ///   - n: How many things there are, in 0 ... `limit`.
  ///   - k: How many to put in a row.
  /// - Complexity: O(1)
  @inlinable
  public func permutations(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return 0 <= k && k <= n ? _factorials[n] * _inverses[n - k] : 0
  }

  /// Returns the product of all numbers from 1 to the given one.
  ///
  /// - Parameter n: In 0 ... `limit`.
  /// - Complexity: O(1)
  @inlinable
  public func factorial(_ n: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return _factorials[n]
  }

  /// Returns the inverse of the product of all numbers from 1 to the given one.
  ///
  ///     let binomials = Binomials<Modulus998244353>(upTo: 6)
  ///     binomials.inverseFactorial(6) * 720  // 1
  ///
  /// - Parameter n: In 0 ... `limit`.
  /// - Complexity: O(1)
  @inlinable
  public func inverseFactorial(_ n: Int) -> ModularInteger<M> {
    precondition(0 <= n && n <= limit, "this number has no factorial here")
    return _inverses[n]
  }
}
