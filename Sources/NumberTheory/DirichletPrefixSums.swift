// Prefix sums of arithmetic functions at all quotients of a limit, which determine those of Dirichlet products.

/// The prefix sums of an arithmetic function at all quotients ⌊*n* / *k*⌋ of a limit *n*, modulo a number.
///
/// Products are Dirichlet convolutions: *h*(*n*) is the sum of *f*(*d*) · *g*(*n* / *d*) over all divisors *d* of *n*.
/// So sums of functions are found that have simple ones as factors, such as Euler's totient, the Möbius function or the
/// number of divisors, far beyond where a sieve could go.
///
///     typealias Sums = DirichletPrefixSums<Modulus998244353>
///     let ones = Sums(upTo: 1000) { ModularInteger($0) }
///     let numbers = Sums(upTo: 1000) { ModularInteger($0 * ($0 + 1) / 2) }
///     let divisorCounts = ones * ones
///     divisorCounts[1000]  // 7069: so many divisors have 1, 2, …, 1000 together
///     let totients = numbers / ones  // as the totients of the divisors of a number add up to it
///     totients[1000]  // 304192
///     ones.inverse()[1000]  // 2: the sum of the Möbius function
///
/// - Complexity: O(√*n*) space.
public struct DirichletPrefixSums<M: Modulus>: Hashable, Sendable {
  /// The type of the prefix sums.
  public typealias Element = ModularInteger<M>

  /// The limit, from 1 to 10¹⁵.
  public let limit: Int
  /// The prefix sums up to 0, 1, 2, …, the square root of the limit.
  @usableFromInline internal var _small: [Element]
  /// At *k* the prefix sum up to the quotient of the limit by *k*, for all of them that are larger than the root; at 0
  /// nothing.
  @usableFromInline internal var _large: [Element]

  /// Calls a function for all quotients.
  ///
  /// - Parameters:
  ///   - limit: The limit, from 1 to 10¹⁵.
  ///   - prefixSum: Returns the sum of the function's values for 1, 2, …, *x*, given a quotient *x*.
  /// - Complexity: O(√*n*) calls.
  @inlinable
  public init(
    upTo limit: Int, prefixSum: (_ quotient: Int) throws -> ModularInteger<M>
  ) rethrows {
    precondition(1...1_000_000_000_000_000 ~= limit, "a limit is from 1 to 10^15")
    self.limit = limit
    let root = limit.integerSquareRoot()
    _small = [0]
    for quotient in 1...root { _small.append(try prefixSum(quotient)) }
    _large = [0]
    for divisor in stride(from: 1, through: limit / (root + 1), by: 1) {
      _large.append(try prefixSum(limit / divisor))
    }
  }

  /// The distinct quotients of the limit and a positive integer, in ascending order.
  ///
  /// - Complexity: O(√*n*).
  @inlinable public var quotients: [Int] {
    let limit = limit
    return (1..<_small.count) + (1..<_large.count).reversed().map { limit / $0 }
  }

  /// The prefix sum up to a quotient.
  ///
  /// - Parameter quotient: A quotient of the limit and a positive integer; all numbers up to the square root of the limit
  ///   are some.
  /// - Complexity: O(1).
  @inlinable
  public subscript(quotient: Int) -> ModularInteger<M> {
    precondition(
      1...limit ~= quotient && limit / (limit / quotient) == quotient,
      "prefix sums are known for quotients of the limit only")
    return quotient < _small.count ? _small[quotient] : _large[limit / quotient]
  }
}
