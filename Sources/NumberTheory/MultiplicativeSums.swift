// Sums of multiplicative functions. Sums over primes: Lucy_Hedgehog, Project Euler 10, 2013; then over all products of
// prime powers: Min_25, "Sum of Multiplicative Function", 2018.

/// Returns the sum of a multiplicative function over 1, 2, …, up to a limit, modulo a number (Min_25 sieve).
///
///     typealias Remainder = ModularInteger<Modulus998244353>
///     // Euler's totient: p − 1 for a prime p, and (p − 1)p^(e − 1) for a power of it.
///     let totients: Remainder = sumOfMultiplicativeFunction(upTo: 1000, atPrimes: [-1, 1]) {
///       Remainder($0 - 1) * Remainder($0).power($1 - 1)
///     }
///     totients.value  // 304192
///     // The number of divisors: 2 for a prime, and e + 1 for the power e of it.
///     let divisorCounts: Remainder = sumOfMultiplicativeFunction(upTo: 1000, atPrimes: [2]) {
///       Remainder($1 + 1)
///     }
///     divisorCounts.value  // 7069
///
/// A function *f* is multiplicative if *f*(1) is 1, and *f*(*ab*) is *f*(*a*) · *f*(*b*) for coprime *a* and *b*: so it
/// is given by its values for prime powers. Those for primes have to be a polynomial in the prime. If the function is
/// a Dirichlet product or quotient of functions whose prefix sums are known, ``DirichletPrefixSums`` do without it.
///
/// - Parameters:
///   - limit: The limit, inclusive, up to 10¹⁴; below 1 the sum is 0.
///   - coefficients: The coefficients of the polynomial, the constant term first, at most 4: *f*(*p*) is
///     *c*₀ + *c*₁*p* + *c*₂*p*² + *c*₃*p*³ for a prime *p*.
///   - value: Returns the function's value for the power of a prime, given the prime and the exponent, which is 2 or
///     more. It is called once for each power up to the limit.
/// - Complexity: O(*n*^¾ / log *n*) time in practice and O(√*n*) space for a limit *n*.
@inlinable
public func sumOfMultiplicativeFunction<M: Modulus>(
  upTo limit: Int, atPrimes coefficients: [ModularInteger<M>],
  atPowers value: (_ prime: Int, _ exponent: Int) throws -> ModularInteger<M>
) rethrows -> ModularInteger<M> {
  precondition(limit <= 100_000_000_000_000, "the limit is more than 10^14")
  precondition(coefficients.count <= 4, "the polynomial has at most 4 coefficients")
  if limit < 1 { return 0 }
  let sums = try _MultiplicativeSums(limit, coefficients, value)
  return sums.sum()
}

// MARK: - Core

/// The sums of a function over the primes up to each quotient of a limit, and its values for prime powers.
@usableFromInline
internal struct _MultiplicativeSums<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>
  @usableFromInline internal let limit: Int
  /// The square root of the limit, rounded down.
  @usableFromInline internal let root: Int
  /// At *x* the sum over the primes up to it, for all numbers up to the root.
  @usableFromInline internal var small: [Element]
  /// At *k* the sum over the primes up to the limit divided by *k*, for all numbers up to the root.
  @usableFromInline internal var large: [Element]
  /// The primes up to the root.
  @usableFromInline internal let primes: [Int32]
  /// For each of these primes where the values for its powers start.
  @usableFromInline internal private(set) var starts: [Int32] = []
  /// The values for all powers of these primes up to the limit.
  @usableFromInline internal var values: [Element] = []

  @inlinable
  internal init(
    _ limit: Int, _ coefficients: [Element], _ value: (Int, Int) throws -> Element
  ) rethrows {
    self.limit = limit
    root = limit.integerSquareRoot()
    primes = PrimeSieve(upTo: root).map { Int32(truncatingIfNeeded: $0) }
    small = [Element](repeating: 0, count: root + 1)
    large = small
    for (degree, coefficient) in coefficients.enumerated() where coefficient != 0 {
      addPowerSums(degree, times: coefficient)
    }
    try addValues(coefficients, value)
  }

  /// Adds the sum of the primes' powers of one degree, times a number.
  @inlinable
  internal mutating func addPowerSums(_ degree: Int, times coefficient: Element) {
    let (limit, root, dividend) = (limit, root, Double(limit))
    var lower = (0...root).map { Self.powerSum(degree, upTo: $0) - 1 }
    lower[0] = 0
    var upper = (0...root).map { $0 == 0 ? 0 : Self.powerSum(degree, upTo: limit / $0) - 1 }
    lower.withUnsafeMutableBufferPointer { lower in
      upper.withUnsafeMutableBufferPointer { upper in
        for prime32 in primes {
          // Invariant: multiples of smaller primes are crossed off. Those of this one that are crossed off up to a
          // quotient are its products with what is left from the prime on, up to that quotient over the prime.
          let prime = Int(prime32)
          let (factor, before) = (Element(prime).power(degree), lower[prime - 1])
          let end = Swift.min(root, limit / (prime * prime))
          // For large quotients by divisors up to this one the quotient over the prime is large too.
          let largeEnd = Swift.min(root / prime, end)
          for divisor in stride(from: 1, through: largeEnd, by: 1) {
            upper[divisor] -= factor * (upper[divisor * prime] - before)
          }
          for divisor in stride(from: largeEnd + 1, through: end, by: 1) {
            // In a third of the time of an integer division; exact, as both are far below 2⁵³.
            let quotient = Int(dividend / Double(divisor * prime))
            upper[divisor] -= factor * (lower[quotient] - before)
          }
          // In descending order, as smaller ones are needed unchanged.
          var smallEnd = root
          for other in stride(from: root / prime, through: prime, by: -1) {
            let multiples = factor * (lower[other] - before)
            for number in other * prime...smallEnd { lower[number] -= multiples }
            smallEnd = other * prime - 1
          }
        }
      }
    }
    for number in 1...root {
      small[number] += coefficient * lower[number]
      large[number] += coefficient * upper[number]
    }
  }

  /// Returns the sum of the powers of 1, 2, … of a degree from 0 to 3.
  @inlinable
  internal static func powerSum(_ degree: Int, upTo end: Int) -> Element {
    if degree == 0 { return Element(end) }
    // Of two neighbors one is even, so the halves are exact modulo any number.
    let (half, other) = end % 2 == 0 ? (end / 2, end + 1) : ((end + 1) / 2, end)
    let sum = Element(half) * Element(other)
    if degree == 1 { return sum }
    if degree == 3 { return sum * sum }
    // n(n + 1)(2n + 1) / 6, where 3 divides one of n(n + 1)/2 and 2n + 1.
    let twice = 2 * end + 1
    if twice % 3 == 0 { return sum * Element(twice / 3) }
    return half % 3 == 0
      ? Element(half / 3) * Element(other) * Element(twice)
      : Element(half) * Element(other / 3) * Element(twice)
  }

  /// Asks for the values of all powers of the primes.
  @inlinable
  internal mutating func addValues(
    _ coefficients: [Element], _ value: (Int, Int) throws -> Element
  ) rethrows {
    var starts: [Int32] = []
    starts.reserveCapacity(primes.count)
    values.reserveCapacity(2 * primes.count)
    for prime in primes.lazy.map({ Int($0) }) {
      starts.append(Int32(truncatingIfNeeded: values.count))
      values.append(coefficients.reversed().reduce(0) { $0 * Element(prime) + $1 })
      var (rest, exponent) = (limit / prime, 2)
      while rest >= prime {
        values.append(try value(prime, exponent))
        rest /= prime
        exponent += 1
      }
    }
    self.starts = starts
  }

  /// Returns the sum over all numbers up to the limit.
  @inlinable
  internal func sum() -> Element {
    primes.withUnsafeBufferPointer { primes in
      starts.withUnsafeBufferPointer { starts in
        values.withUnsafeBufferPointer { values in
          small.withUnsafeBufferPointer { small in
            large.withUnsafeBufferPointer { large in
              let search = _ProductSearch(
                limit: limit, root: root, primes: primes, starts: starts, values: values,
                small: small, large: large)
              return 1 + search.sum(quotient: limit, divisor: 1, from: 0, above: 1)
            }
          }
        }
      }
    }
  }
}

/// The numbers as products of prime powers, with the primes in ascending order.
@usableFromInline
internal struct _ProductSearch<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>
  @usableFromInline internal let limit: Int
  @usableFromInline internal let root: Int
  @usableFromInline internal let primes: UnsafeBufferPointer<Int32>
  @usableFromInline internal let starts: UnsafeBufferPointer<Int32>
  @usableFromInline internal let values: UnsafeBufferPointer<Element>
  @usableFromInline internal let small: UnsafeBufferPointer<Element>
  @usableFromInline internal let large: UnsafeBufferPointer<Element>

  @inlinable
  internal init(
    limit: Int, root: Int, primes: UnsafeBufferPointer<Int32>, starts: UnsafeBufferPointer<Int32>,
    values: UnsafeBufferPointer<Element>, small: UnsafeBufferPointer<Element>,
    large: UnsafeBufferPointer<Element>
  ) {
    (self.limit, self.root, self.primes, self.starts) = (limit, root, primes, starts)
    (self.values, self.small, self.large) = (values, small, large)
  }

  /// Returns the sum over the numbers from 2 up to a quotient of the limit whose prime factors are all above a number.
  ///
  /// - Parameters:
  ///   - quotient: The limit over the divisor.
  ///   - divisor: What has been divided by.
  ///   - first: The index of the first prime above the number, which may be the number of primes up to the root.
  ///   - last: The number, not above the quotient.
  @inlinable
  internal func sum(quotient: Int, divisor: Int, from first: Int, above last: Int) -> Element {
    // The primes themselves.
    var sum = (quotient <= root ? small[quotient] : large[divisor]) - small[last]
    var index = first
    while index < primes.count {
      let prime = Int(primes[index])
      if prime * prime > quotient { break }
      var (power, rest) = (Int(starts[index]), self.quotient(quotient, prime))
      var product = divisor * prime
      while rest >= prime {
        // The next power of the prime, and this one times numbers with larger prime factors.
        sum += values[power + 1]
        sum +=
          values[power]
          * self.sum(quotient: rest, divisor: product, from: index + 1, above: prime)
        power += 1
        rest = self.quotient(rest, prime)
        product *= prime
      }
      index += 1
    }
    return sum
  }

  /// Returns the quotient of numbers below 2⁵³, rounded down, in a third of the time of an integer division.
  @inline(__always) @inlinable
  internal func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    Int(Double(dividend) / Double(divisor))
  }
}
