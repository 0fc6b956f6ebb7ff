// Primality tests and prime factorization of 64-bit integers. Miller, "Riemann's hypothesis and tests for primality",
// 1976; Rabin, "Probabilistic algorithm for testing primality", 1980; Pollard, "A Monte Carlo method for
// factorization", 1975; Brent, "An improved Monte Carlo factorization algorithm", 1980.

extension Int {
  /// A Boolean value that is `true` if this number is prime (deterministic Miller–Rabin test).
  ///
  ///     97.isPrime  // true
  ///     999_999_999_999_999_989.isPrime  // true
  ///     (-7).isPrime  // false, as for all numbers below 2
  ///
  /// The answer is always right: no composite number below 4,759,123,141 passes the test for the bases 2, 7 and 61
  /// (Jaeschke, "On strong pseudoprimes to several bases", 1993), and none below 2⁶⁴ for the seven bases found by
  /// Sinclair in 2011, which were checked against all strong pseudoprimes to base 2.
  ///
  /// - Complexity: O(log *n*) products for a number *n*. For many small numbers a ``PrimeSieve`` is faster.
  public var isPrime: Bool {
    if self < 2 { return false }
    for prime in Self._smallPrimes where self % prime == 0 { return self == prime }
    // The square of the next prime.
    if self < 41 * 41 { return true }
    let modulus = _MontgomeryModulus(UInt(self))
    let bases: [UInt] =
      self < 4_759_123_141
      ? [2, 7, 61] : [2, 325, 9375, 28_178, 450_775, 9_780_504, 1_795_265_022]
    return bases.allSatisfy { modulus._passesRabinsTest(to: $0) }
  }

  /// Returns the prime factorization of this number: its prime factors in ascending order, with exponents.
  ///
  ///     360.primeFactorization().map { "\($0.prime)^\($0.exponent)" }  // ["2^3", "3^2", "5^1"]
  ///     1_000_000_016_000_000_063.primeFactorization().map(\.prime)  // [1000000007, 1000000009]
  ///
  /// The factors are found by Pollard's rho method. This number must be at least 1; 1 has no prime factors.
  ///
  /// - Complexity: O(√*p*) products on average, where *p* is the second largest prime factor: O(⁴√*n*) for a number
  ///   *n*. The result is always right.
  public func primeFactorization() -> [(prime: Int, exponent: Int)] {
    precondition(self >= 1, "only positive numbers are made of primes")
    var primes: [Int] = []
    var rest = self
    for prime in Self._smallPrimes {
      while rest % prime == 0 {
        primes.append(prime)
        rest /= prime
      }
    }
    // Invariant: the prime factors of this number are those in `primes` and those of the numbers in `open`.
    var open = rest > 1 ? [rest] : []
    while let number = open.popLast() {
      if number.isPrime {
        primes.append(number)
      } else {
        let divisor = Int(_MontgomeryModulus(UInt(number))._divisor())
        open += [divisor, number / divisor]
      }
    }
    var factors: [(prime: Int, exponent: Int)] = []
    for prime in primes.sorted() {
      if prime == factors.last?.prime {
        factors[factors.count - 1].exponent += 1
      } else {
        factors.append((prime, 1))
      }
    }
    return factors
  }

  /// Returns the divisors of this number in ascending order.
  ///
  ///     18.divisors()  // [1, 2, 3, 6, 9, 18]
  ///
  /// This number must be at least 1. No `Int` has more than 161,280 divisors.
  ///
  /// - Complexity: That of `primeFactorization()` and O(*d* log *d*), where *d* is the number of divisors.
  public func divisors() -> [Int] {
    var divisors = [1]
    for (prime, exponent) in primeFactorization() {
      let smaller = divisors
      var power = 1
      for _ in 0..<exponent {
        power *= prime
        divisors += smaller.map { $0 * power }
      }
    }
    return divisors.sorted()
  }

  /// Returns Euler's totient of this number: how many of the numbers from 1 to it are coprime to it.
  ///
  ///     36.totient()  // 12: 1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31 and 35
  ///
  /// A number coprime to this one, raised to the power of the totient, is 1 modulo this one: Euler, 1763.
  ///
  /// This number must be at least 1.
  ///
  /// - Complexity: That of `primeFactorization()`.
  public func totient() -> Int {
    primeFactorization().reduce(self) { $0 / $1.prime * ($1.prime - 1) }
  }

  private static var _smallPrimes: [Int] { [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] }
}

extension _MontgomeryModulus {
  /// Returns whether the modulus passes the Miller–Rabin test for a base, as every prime does.
  ///
  /// - Parameter number: The base, not a multiple of the modulus.
  fileprivate func _passesRabinsTest(to number: UInt) -> Bool {
    let minusOne = value - one
    let twos = (value - 1).trailingZeroBitCount
    var power = self.power(form(number % value), (value - 1) >> UInt(twos))
    if power == one { return true }
    for _ in 0..<twos {
      // Modulo a prime, only 1 and −1 have the square 1.
      if power == minusOne { return true }
      power = product(power, power)
    }
    return false
  }

  /// Returns a nontrivial divisor of the modulus, which is composite.
  fileprivate func _divisor() -> UInt {
    var summand = one
    while true {
      let divisor = _divisor(adding: summand)
      if divisor < value { return divisor }
      // All factors were found at once. Another sequence will do.
      summand = sum(summand, one)
    }
  }

  /// Returns a divisor by Brent's variant of Pollard's rho, with the sequence x² + `summand`.
  ///
  /// Modulo a factor the period of the sequence is much shorter than modulo the number, and at the end of a period the
  /// difference is a multiple of the factor.
  private func _divisor(adding summand: UInt) -> UInt {
    let stepsPerDivisor = 128
    var number = summand
    var length = 1
    while true {
      let start = number
      for _ in 0..<length { number = sum(product(number, number), summand) }
      // Invariant: no difference from `start` has had a factor in common with the modulus so far.
      var done = 0
      while done < length {
        let first = number
        var differences = one
        for _ in done..<Swift.min(done + stepsPerDivisor, length) {
          number = sum(product(number, number), summand)
          differences = product(differences, difference(start, number))
        }
        done += stepsPerDivisor
        let divisor = gcd(differences, value)
        // If all factors were found at once, a check after every step may separate them.
        if divisor == value { return _firstDivisor(from: first, start, summand) }
        if divisor > 1 { return divisor }
      }
      length *= 2
    }
  }

  /// Returns the first divisor that the sequence leads to, with a check after every step.
  private func _firstDivisor(from first: UInt, _ start: UInt, _ summand: UInt) -> UInt {
    var number = first
    while true {
      number = sum(product(number, number), summand)
      let divisor = gcd(difference(start, number), value)
      if divisor > 1 { return divisor }
    }
  }
}
