// Sieve of Eratosthenes that records the smallest prime factor of every number up to a limit.
// Crandall, Pomerance: Prime Numbers, 3.2.

/// The smallest prime factor of every number up to a limit, for factorizations in O(log *n*).
///
///     let factors = SmallestFactors(upTo: 1_000_000)
///     factors[91]  // 7
///     factors.factorization(of: 360).map { "\($0.prime)^\($0.exponent)" }  // ["2^3", "3^2", "5^1"]
///
/// For a few numbers, or large ones, use `primeFactorization()` of the number itself; for primality alone a
/// ``PrimeSieve``, which takes a sixteenth of the memory.
public struct SmallestFactors: Sendable {
  /// The largest number, inclusive, whose smallest prime factor is known.
  public let limit: Int

  /// For each odd number 2*i* + 1 its smallest prime factor, or 0 if it is 1 or a prime.
  ///
  /// Of a composite number it is at most the square root, and fits 16 bits.
  @usableFromInline internal let _factors: [UInt16]

  /// Computes the smallest prime factors of all numbers up to the given limit.
  ///
  /// - Parameter limit: The largest number to cover, from 0 to 4,294,967,295.
  /// - Complexity: O(*n* log log *n*) time and *n* bytes, where *n* is the limit.
  public init(upTo limit: Int) {
    precondition(0 <= limit && limit <= UInt32.max, "the limit is not in 0 ... 4294967295")
    self.limit = limit
    _factors = SmallestFactors._sieve(count: (limit + 1) / 2)
  }

  /// The smallest prime factor of a number; 1 for 1, which has none.
  ///
  /// - Parameter number: A number from 1 to the limit.
  /// - Complexity: O(1)
  @inlinable
  public subscript(number: Int) -> Int {
    precondition(1 <= number && number <= limit, "the number is not in 1 ... the limit")
    if number & 1 == 0 { return 2 }
    let factor = Int(_factors[number >> 1])
    return factor == 0 ? number : factor
  }

  /// Returns the prime factorization of a number: its prime factors in ascending order, with exponents.
  ///
  /// - Parameter number: A number from 1, which has no prime factors, to the limit.
  /// - Complexity: O(log *n*) for a number *n*.
  @inlinable
  public func factorization(of number: Int) -> [(prime: Int, exponent: Int)] {
    var factors: [(prime: Int, exponent: Int)] = []
    // Few numbers have more; reallocation takes longer than all else.
    factors.reserveCapacity(4)
    var rest = number
    var prime = self[rest]
    while prime > 1 {
      let part = Self._divided(rest, by: prime)
      factors.append((prime, part.exponent))
      rest = part.rest
      prime = self[rest]
    }
    return factors
  }

  /// Returns the values of a multiplicative function for all numbers up to the limit, given its values at prime powers.
  ///
  /// A function *f* is multiplicative if *f*(*ab*) = *f*(*a*) · *f*(*b*) for all coprime *a* and *b*: the number of
  /// divisors, the sum of divisors, Euler's totient, the Möbius function.
  ///
  ///     let factors = SmallestFactors(upTo: 12)
  ///     factors.values { prime, exponent, power in exponent + 1 }  // [0, 1, 2, 2, 3, 2, 4, 2, 4, 3, 4, 2, 6]: divisors
  ///     factors.values { prime, exponent, power in power - power / prime }  // [0, 1, 1, 2, 2, 4, 2, 6, 4, 6, 4, 10, 4]
  ///     factors.values { prime, exponent, power in exponent == 1 ? -1 : 0 }  // [0, 1, -1, -1, 0, -1, 1, -1, 0, 0, 1, -1, 0]
  ///
  /// Values that do not fit `Int` may be computed modulo a number, here the sums of the cubes of all divisors:
  ///
  ///     let sums = SmallestFactors(upTo: 12).values { prime, exponent, _ in
  ///       (0...exponent).reduce(0) { $0 + ModularInteger<Modulus998244353>(prime).power(3 * $1) }
  ///     }
  ///     sums[12].value  // 2044
  ///
  /// - Parameter valueForPower: A closure that returns the value at a prime power, given the prime, the exponent, which
  ///   is at least 1, and the power.
  /// - Returns: An array with the value for each number at its index, and 0 at index 0.
  /// - Complexity: O(*n* log log *n*), where *n* is the limit.
  @inlinable
  public func values<Value: Numeric>(
    _ valueForPower: (_ prime: Int, _ exponent: Int, _ power: Int) -> Value
  ) -> [Value] {
    var values = [Value](repeating: 0, count: limit + 1)
    if limit > 0 { values[1] = 1 }
    if limit < 2 { return values }
    for number in 2...limit {
      let prime = self[number]
      let (rest, exponent, power) = Self._divided(number, by: prime)
      let value = valueForPower(prime, exponent, power)
      values[number] = rest == 1 ? value : values[rest] * value
    }
    return values
  }
}

// MARK: - Core

extension SmallestFactors {
  /// The entries of one block: 32 KiB, the L1 cache of every x86-64 and arm64 machine.
  internal static var _entriesPerBlock: Int { 1 << 14 }

  /// Divides a number by its smallest prime factor as often as possible.
  @inlinable @inline(__always)
  internal static func _divided(
    _ number: Int, by prime: Int
  ) -> (rest: Int, exponent: Int, power: Int) {
    if prime == number { return (1, 1, number) }
    if prime == 2 {
      let twos = number.trailingZeroBitCount
      return (number >> twos, twos, 1 << twos)
    }
    // 32-bit division takes half as long on many machines.
    let divisor = UInt32(truncatingIfNeeded: prime)
    var (rest, exponent, power) = (UInt32(truncatingIfNeeded: number) / divisor, 1, prime)
    while true {
      // Invariant: number = rest · power, and power = prime^exponent.
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: divisor)
      if remainder != 0 { return (Int(rest), exponent, power) }
      (rest, exponent, power) = (quotient, exponent + 1, power &* prime)
    }
  }

  /// Returns the entries of the given number of odd numbers.
  internal static func _sieve(count: Int) -> [UInt16] {
    if count == 0 { return [] }
    // The largest number is 2 * count - 1. Larger primes come first, so that the smallest factor is written last.
    let primes = PrimeSieve(upTo: (2 * count - 1).integerSquareRoot()).dropFirst().map { $0 }
    // The entry of the first multiple from the current block on; it starts at p², as smaller multiples have smaller
    // factors.
    var next = primes.map { ($0 * $0 - 1) / 2 }
    return [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      let entries = buffer.baseAddress!
      for start in stride(from: 0, to: count, by: _entriesPerBlock) {
        let end = Swift.min(start + _entriesPerBlock, count)
        (entries + start).initialize(repeating: 0, count: end - start)
        for k in primes.indices.reversed() {
          var entry = next[k]
          while entry < end {
            entries[entry] = UInt16(primes[k])
            entry += primes[k]
          }
          next[k] = entry
        }
      }
      initialized = count
    }
  }
}
