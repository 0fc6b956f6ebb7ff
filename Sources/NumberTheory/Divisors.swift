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

// MARK: - Core

/// Returns the greatest common divisor of a number and a modulus, neither of them negative, and a number that gives it
/// as its product with the first one, taken by the modulus.
@usableFromInline
internal func _bezout(_ number: Int, _ modulus: Int) -> (divisor: Int, factor: Int) {
  // Invariant: first ≡ a · number, second ≡ b · number by the modulus; the greatest common divisor of first and
  // second stays what it was. No factor exceeds the modulus.
  var (first, a) = (modulus, 0)
  var (second, b) = (number, 1)
  while second != 0 {
    let quotient = first / second
    (first, second) = (second, first - quotient * second)
    (a, b) = (b, a - quotient * b)
  }
  return (first, a)
}

/// Returns the quotient rounded down and a remainder that is not negative.
internal func _floorDivision(_ number: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
