import NumberTheory
import PropertyTesting
import Testing

@Suite struct DivisorsTests {
  @Test func documentedExamplesAreTrue() {
    #expect(gcd(48, -18) == 6)
    #expect(gcd(0, 7) == 7)
    #expect(lcm(4, -6) == 12)
    let sieve = PrimeSieve(upTo: 1000)
    #expect(sieve.factorization(of: 360).map(\.prime) == [2, 3, 5])
    #expect(sieve.factorization(of: 360).map(\.exponent) == [3, 2, 1])
    #expect(sieve.factorization(of: 999_983).count == 1)
    #expect(7.power(100, modulo: 13) == 9)
    #expect((-2).power(3, modulo: 5) == 2)
  }

  @Test func smallNumbersAgreeWithTryingAllDivisors() {
    for a in -30...30 {
      for b in -30...30 {
        let divisors = (1...30).filter { a.isMultiple(of: $0) && b.isMultiple(of: $0) }
        #expect(gcd(a, b) == (a == 0 && b == 0 ? 0 : divisors.last!), "\(a), \(b)")
        let multiple = (1...900).first { $0.isMultiple(of: a) && $0.isMultiple(of: b) }
        #expect(lcm(a, b) == (a == 0 || b == 0 ? 0 : multiple), "\(a), \(b)")
      }
    }
  }

  @Test func theEndsOfTheirTypesDoNotOverflow() async {
    #expect(gcd(Int8.min, 6) == 2)
    #expect(gcd(Int8.min, 127) == 1)
    #expect(gcd(Int.min, 1 << 62) == 1 << 62)
    #expect(gcd(UInt64.max, 3) == 3)
    #expect(lcm(Int32.max, Int32.max) == .max)
    #expect(lcm(UInt8(15), 17) == 255)
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = gcd(Int8.min, 0) }
      await #expect(processExitsWith: .failure) { _ = lcm(Int.max, 2) }
    #endif
  }

  private func hasNoSmallerDivisor(_ number: Int) -> Bool {
    let candidates = (2...).prefix { $0 * $0 <= number }
    return number > 1 && candidates.allSatisfy { number % $0 > 0 }
  }

  @Test func factorsAreThePrimesThatANumberIsMadeOf() {
    let sieve = PrimeSieve(upTo: 100)
    for number in 1...10_000 {
      let factors = sieve.factorization(of: number)
      let primes = factors.map(\.prime)
      #expect(primes == primes.sorted() && Set(primes).count == primes.count, "\(number)")
      #expect(primes.allSatisfy(hasNoSmallerDivisor), "\(number)")
      let product = factors.reduce(1) { product, factor in
        product * (0..<factor.exponent).reduce(1) { power, _ in power * factor.prime }
      }
      #expect(product == number)
    }
    let large = PrimeSieve(upTo: 1_000_100)
    #expect(large.factorization(of: 1_000_003 * 1_000_003).map(\.prime) == [1_000_003])
    #expect(large.factorization(of: 999_983 * 1_000_003).map(\.prime) == [999_983, 1_000_003])
    #expect(PrimeSieve(upTo: 0).factorization(of: 1).isEmpty)
  }

  @Test func aNumberTooLargeForTheSieveIsRefused() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        _ = PrimeSieve(upTo: 10).factorization(of: 101)
      }
      await #expect(processExitsWith: .failure) { _ = PrimeSieve(upTo: 10).factorization(of: 0) }
      await #expect(processExitsWith: .failure) { _ = PrimeSieve(upTo: 0).factorization(of: 2) }
    #endif
  }
}

@Suite struct PowerModuloProperties {
  @Test func productsOfSmallNumbersAreProducts() {
    for first in -12...12 {
      for second in -12...12 {
        for modulus in 1...15 {
          let found = first.product(second, modulo: modulus)
          #expect(found == (first * second).modulo(modulus), "\(first) * \(second), \(modulus)")
        }
      }
    }
    #expect(Int.min.product(.min, modulo: .max) == 1)
  }

  @Test func powersAreProductsOneByOne() {
    forAll(
      tuples(.integers(in: -20...20), .integers(in: 0...12), .integers(in: 1...50)), size: 50
    ) { (base: Int, exponent: Int, modulus: Int) in
      let power = (0..<exponent).reduce(1 % modulus) { power, _ in power * base % modulus }
      try check(
        base.power(exponent, modulo: modulus), equals: (power + modulus) % modulus,
        "\(base)^\(exponent) mod \(modulus)")
    }
  }

  @Test func exponentsAddUpForModuliOfAnySize() {
    forAll(
      tuples(
        .integers(in: Int.min...Int.max), .integers(in: 0...1 << 61),
        .integers(in: 0...1 << 61)), size: 64
    ) { (base: Int, first: Int, second: Int) in
      // A prime, 2^61 - 1, so that Fermat's theorem shortens exponents by 2^61 - 2.
      let prime = 1 << 61 - 1
      let whole = base.power(first + second, modulo: prime)
      try check(
        base.power((first + second) % (prime - 1), modulo: prime) == whole || whole == 0,
        "\(base), \(first + second)")
      let parts = (base.power(first, modulo: .max), base.power(second, modulo: .max))
      let product = UInt(parts.0).multipliedFullWidth(by: UInt(parts.1))
      let expected = UInt(Int.max).dividingFullWidth(product).remainder
      try check(base.power(first + second, modulo: .max), equals: Int(expected), "\(base)")
      try check(parts.0.product(parts.1, modulo: .max), equals: Int(expected), "\(parts)")
    }
  }
}
