// Binomial coefficients modulo any number: those modulo each prime power in it, from the factorials without the multiples
// of the prime. Granville, "Arithmetic properties of binomial coefficients I", 1997.

/// Binomial coefficients modulo any number, prime or not.
///
///     // 142,857 is 3³ · 11 · 13 · 37.
///     let binomials = CompositeBinomials(modulus: 142_857)
///     binomials.choose(10, 3)  // 120
///     binomials.choose(100, 50)  // 127413
///     binomials.choose(1_000_000_000_000, 170)  // 21978
///
/// The numbers may be much larger than the modulus. If it is a prime, ``Binomials`` are faster.
public struct CompositeBinomials: Sendable {
  /// What is needed for a prime power in the modulus.
  internal struct _Power: Sendable {
    let _prime: Int
    let _exponent: Int
    let _value: Int
    /// The product of all numbers up to each index that the prime does not divide, modulo the power.
    let _products: [UInt32]
    /// 1 modulo the power, and 0 modulo the rest of the modulus.
    let _weight: Int
  }

  /// The modulus.
  public let modulus: Int
  internal let _powers: [_Power]

  /// Prepares binomial coefficients modulo a number.
  ///
  /// - Parameter modulus: In 1 ... 2³¹ − 1.
  /// - Complexity: O(*q*) time and 4 *q* bytes, where *q* is the sum of the prime powers in the modulus, at most the
  ///   modulus: 27 + 11 + 13 + 37 for 142,857.
  public init(modulus: Int) {
    precondition(1 <= modulus && modulus <= Int32.max, "the modulus must be in 1...2147483647")
    self.modulus = modulus
    _powers = modulus.primeFactorization().map { prime, exponent in
      let power = (0..<exponent).reduce(1) { power, _ in power * prime }
      var products = [UInt32](repeating: 1, count: power)
      var (product, nextMultiple) = (1, prime)
      for number in 1..<power {
        if number == nextMultiple {
          nextMultiple += prime
        } else {
          product = product * number % power
        }
        products[number] = UInt32(truncatingIfNeeded: product)
      }
      let rest = modulus / power
      return _Power(
        _prime: prime, _exponent: exponent, _value: power, _products: products,
        _weight: rest * rest.inverse(modulo: power)!)
    }
  }

  /// Returns the binomial coefficient *n* choose *k* modulo the modulus; 0 if *k* is negative or greater than *n*.
  ///
  ///     CompositeBinomials(modulus: 12).choose(5, 2)  // 10
  ///     CompositeBinomials(modulus: 12).choose(6, 3)  // 8: 20 modulo 12
  ///
  /// - Parameters:
  ///   - n: The number of elements, not negative.
  ///   - k: The number of elements to choose.
  /// - Complexity: O(log *n* / log *p* + log *m*) for each prime factor *p* of the modulus *m*.
  public func choose(_ n: Int, _ k: Int) -> Int {
    precondition(n >= 0, "the number of elements must not be negative")
    if k < 0 || k > n { return 0 }
    return _powers.reduce(0) { sum, power in
      (sum + power._weight * power._choose(n, k)) % modulus
    }
  }
}

extension CompositeBinomials._Power {
  /// Returns the binomial coefficient modulo the prime power.
  internal func _choose(_ n: Int, _ k: Int) -> Int {
    var (n, k, rest) = (n, k, n - k)
    var (product, divisor, exponent) = (1, 1, 0)
    // n! is the product of what the prime does not divide, and of ⌊n / p⌋! times a power of the prime.
    while n > 0 {
      product = product * _product(upTo: n) % _value
      divisor = divisor * _product(upTo: k) % _value * _product(upTo: rest) % _value
      (n, k, rest) = (n / _prime, k / _prime, rest / _prime)
      exponent += n - k - rest
      if exponent >= _exponent { return 0 }
    }
    for _ in 0..<exponent { product *= _prime }
    return product % _value * divisor.inverse(modulo: _value)! % _value
  }

  /// Returns the product of the numbers up to a given one that the prime does not divide: of a whole period 1 or −1.
  internal func _product(upTo number: Int) -> Int {
    let (periods, place) = number.quotientAndRemainder(dividingBy: _value)
    let product = Int(_products[place])
    return periods.isMultiple(of: 2) ? product : product * Int(_products[_value - 1]) % _value
  }
}
