// Prime factorization of numbers beyond a sieve: trial division. Knuth, TAOCP vol. 2, 4.5.4.

extension PrimeSieve {
  /// Returns the prime factorization of a number: its prime factors in ascending order, with exponents.
  ///
  ///     let sieve = PrimeSieve(upTo: 1000)
  ///     sieve.factorization(of: 360).map { "\($0.prime)^\($0.exponent)" }  // ["2^3", "3^2", "5^1"]
  ///     sieve.factorization(of: 999_983).count  // 1: it is prime
  ///
  /// - Parameter number: The number to factor, at least 1, and at most the square of the sieve's limit: primes up to
  ///   its square root suffice.
  /// - Complexity: O(*p* + log *n*) for a number *n*, where *p* is the number of primes up to its second largest prime
  ///   factor or up to the square root of its largest one, whichever is greater.
  public func factorization(of number: Int) -> [(prime: Int, exponent: Int)] {
    precondition(number >= 1, "only positive numbers are made of primes")
    precondition(
      limit >= 1 && (number - 1) / limit < limit || number == 1,
      "the number is larger than the square of the sieve's limit")
    var factors: [(prime: Int, exponent: Int)] = []
    var rest = number
    for prime in self {
      // Invariant: `rest` has no factor below `prime`.
      if rest / prime < prime { break }
      var exponent = 0
      while rest % prime == 0 {
        rest /= prime
        exponent += 1
      }
      if exponent > 0 { factors.append((prime, exponent)) }
    }
    if rest > 1 { factors.append((rest, 1)) }
    return factors
  }
}
