// Whether a number of any size is prime, and what primes it is made of. Miller, "Riemann's hypothesis and tests
// for primality", 1976; Rabin, "Probabilistic algorithm for testing primality", 1980; Pollard, "A Monte Carlo
// method for factorization", 1975; Brent, "An improved Monte Carlo factorization algorithm", 1980.

extension Int {
  /// Whether this number is a prime.
  ///
  ///     97.isPrime  // true
  ///     999_999_999_999_999_989.isPrime  // true
  ///     (-7).isPrime  // false, as for all numbers below 2
  ///
  /// This is always right: no composite number below 4,759,123,141 passes Rabin's test to 2, 7 and 61 (Jaeschke, "On
  /// strong pseudoprimes to several bases", 1993), and none below 2⁶⁴ to seven numbers found by Sinclair in 2011, which
  /// were tried with all that pass it to 2.
  ///
  /// - Complexity: O(log *n*) products for a number *n*. For many small numbers a ``PrimeSieve`` is quicker.
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

  /// Returns the prime factors of this number in ascending order, each with its exponent.
  ///
  ///     360.primeFactorization().map { "\($0.prime)^\($0.exponent)" }  // ["2^3", "3^2", "5^1"]
  ///     1_000_000_016_000_000_063.primeFactorization().map(\.prime)  // [1000000007, 1000000009]
  ///
  /// This number must be at least 1; 1 has no factors.
  ///
  /// - Complexity: O(√*p*) products on average, where *p* is the largest prime factor but one: O(⁴√*n*) for a
  ///   number *n*. The factors are always right.
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
    // Invariant: the factors of this number are the primes and those of the open ones.
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

  /// Returns the numbers that divide this one, in ascending order.
  ///
  ///     18.divisors()  // [1, 2, 3, 6, 9, 18]
  ///
  /// This number must be at least 1. None that fits `Int` has more than 161,280.
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

  /// Returns how many of the numbers from 1 to this one have no divisor in common with it but 1.
  ///
  ///     36.totient()  // 12: 1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31 and 35
  ///
  /// A number without a common divisor with this one, raised to this power, is 1 modulo this one: Euler, 1763.
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
  /// Returns whether the modulus behaves as a prime does with this number: that some of them do not is how
  /// composite ones are told.
  ///
  /// - Parameter number: Not a multiple of the modulus.
  fileprivate func _passesRabinsTest(to number: UInt) -> Bool {
    let minusOne = value - one
    let twos = (value - 1).trailingZeroBitCount
    var power = self.power(form(number % value), (value - 1) >> UInt(twos))
    if power == one { return true }
    for _ in 0..<twos {
      // Modulo a prime, what has 1 as its square is 1 or −1.
      if power == minusOne { return true }
      power = product(power, power)
    }
    return false
  }

  /// Returns a divisor of the modulus, which is not prime, other than 1 and the modulus itself.
  fileprivate func _divisor() -> UInt {
    var summand = one
    while true {
      let divisor = _divisor(adding: summand)
      if divisor < value { return divisor }
      // All factors met at once. Another sequence will do.
      summand = sum(summand, one)
    }
  }

  /// Returns a divisor that the sequence x² + `summand` leads to: modulo a factor it comes back to where it was
  /// much sooner than modulo the number, and there the difference is a multiple of the factor.
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
        if gcd(differences, value) > 1 { return _firstDivisor(from: first, start, summand) }
      }
      length *= 2
    }
  }

  /// Returns the first divisor that the sequence leads to, looked for at every step.
  private func _firstDivisor(from first: UInt, _ start: UInt, _ summand: UInt) -> UInt {
    var number = first
    while true {
      number = sum(product(number, number), summand)
      let divisor = gcd(difference(start, number), value)
      if divisor > 1 { return divisor }
    }
  }
}
