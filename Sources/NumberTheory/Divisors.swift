// Divisors: the greatest common one, the least common multiple, and prime factors.
// Knuth, TAOCP vol. 2, 4.5.2 (Euclid's algorithm) and 4.5.4 (trial division).

/// Returns the greatest common divisor of two numbers: 0 if both are 0, and never negative.
///
///     gcd(48, -18)  // 6
///     gcd(0, 7)  // 7
///
/// - Precondition: The result fits the type, as it does unless both are 0 or its lowest value.
/// - Complexity: O(log *m*) divisions, where *m* is the smaller magnitude.
@inlinable
public func gcd<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  var (larger, smaller) = (a.magnitude, b.magnitude)
  while smaller != 0 {
    // Invariant: the common divisors of the two are those of `a` and `b`.
    (larger, smaller) = (smaller, larger % smaller)
  }
  return Number(larger)
}

/// Returns the least common multiple of two numbers: 0 if one of them is 0, and never negative.
///
///     lcm(4, -6)  // 12
///
/// - Precondition: The result fits the type.
/// - Complexity: O(log *m*) divisions, where *m* is the smaller magnitude.
@inlinable
public func lcm<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  if a == 0 || b == 0 { return 0 }
  return Number(a.magnitude / gcd(a, b).magnitude * b.magnitude)
}

extension PrimeSieve {
  /// Returns the prime factors of a number in ascending order, each with its exponent.
  ///
  ///     let sieve = PrimeSieve(upTo: 1000)
  ///     sieve.factorization(of: 360).map { "\($0.prime)^\($0.exponent)" }  // ["2^3", "3^2", "5^1"]
  ///     sieve.factorization(of: 999_983).count  // 1: it is prime
  ///
  /// - Parameter number: At least 1, and at most the square of the sieve's limit: primes up to its root
  ///   are enough.
  /// - Complexity: O(*p* + log *n*) for a number *n*, where *p* is how many primes there are up to its
  ///   largest factor but one, or up to the root of the largest one if that is more.
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
