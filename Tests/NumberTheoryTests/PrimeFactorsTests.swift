import NumberTheory
import PropertyTesting
import Testing

@Suite struct PrimeFactorsTests {
  @Test func documentedExamplesAreTrue() {
    #expect(97.isPrime && 999_999_999_999_999_989.isPrime && !(-7).isPrime)
    let factors = 360.primeFactorization().map { "\($0.prime)^\($0.exponent)" }
    #expect(factors == ["2^3", "3^2", "5^1"])
    let large = 1_000_000_016_000_000_063.primeFactorization()
    #expect(large.map(\.prime) == [1_000_000_007, 1_000_000_009])
    #expect(18.divisors() == [1, 2, 3, 6, 9, 18])
  }

  @Test func smallNumbersAgreeWithASieve() {
    let sieve = PrimeSieve(upTo: 30_000)
    for number in -10...30_000 {
      #expect(number.isPrime == sieve.contains(number), "\(number)")
    }
    for number in 1...10_000 {
      let (found, expected) = (number.primeFactorization(), sieve.factorization(of: number))
      #expect(found.elementsEqual(expected, by: ==), "\(number): \(found)")
    }
  }

  @Test func compositeNumbersThatBehaveLikePrimesAreTold() {
    // The least that Rabin's test takes for primes, to the first 1, 2, … primes. Jaeschke, "On strong
    // pseudoprimes to several bases", 1993; Jiang, Deng, "Strong pseudoprimes to the first eight prime bases", 2014.
    for number in [
      2047, 1_373_653, 25_326_001, 3_215_031_751, 2_152_302_898_747, 3_474_749_660_383,
      341_550_071_728_321, 3_825_123_056_546_413_051,
    ] {
      #expect(!number.isPrime, "\(number)")
      #expect(number.primeFactorization().count > 1, "\(number)")
    }
    // Carmichael numbers.
    for number in [561, 1105, 1729, 41041, 825_265, 9_746_347_772_161, 1_436_697_831_295_441] {
      #expect(!number.isPrime, "\(number)")
    }
  }

  @Test func primesOfEverySizeAreTold() {
    // The largest below a power of two: 2^k less these.
    for (power, difference) in [
      (10, 3), (20, 3), (31, 1), (32, 5), (40, 87), (50, 27), (61, 1), (62, 57), (63, 25),
    ] {
      let prime = Int(1 << UInt(power) - UInt(difference))
      #expect(prime.isPrime, "2^\(power) - \(difference)")
      for offset in 1..<difference { #expect(!(prime + offset).isPrime, "\(prime) + \(offset)") }
    }
  }

  @Test func theLargestNumbersHaveTheirFactors() {
    func check(_ number: Int, _ primes: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
      let found = number.primeFactorization().flatMap {
        repeatElement($0.prime, count: $0.exponent)
      }
      #expect(found == primes, sourceLocation: sourceLocation)
    }
    check(1, [])
    check(.max, [7, 7, 73, 127, 337, 92737, 649_657])
    check(.max - 1, [2, 3, 715_827_883, 2_147_483_647])
    check(1 << 62, [Int](repeating: 2, count: 62))
    check(4_052_555_153_018_976_267, [Int](repeating: 3, count: 39))
    check(9_223_371_873_002_223_329, [3_037_000_453, 3_037_000_493])
    check(4_611_686_014_132_420_609, [2_147_483_647, 2_147_483_647])
    check(1_018_081 * 1_018_081, [1009, 1009, 1009, 1009])
    check(
      41 * 43 * 47 * 53 * 59 * 61 * 67 * 71 * 73 * 79, [41, 43, 47, 53, 59, 61, 67, 71, 73, 79])
    check(9_223_372_036_854_775_783, [9_223_372_036_854_775_783])
  }

  @Test func divisorsAreAllThatDivide() {
    for number in 1...400 {
      #expect(number.divisors() == (1...number).filter { number.isMultiple(of: $0) })
    }
    let many = 9_200_527_969_062_830_400
    let divisors = many.divisors()
    #expect(divisors.count == 161_280 && divisors.allSatisfy { many.isMultiple(of: $0) })
    #expect(zip(divisors, divisors.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func theTotientCountsWhatHasNoCommonDivisor() {
    #expect(36.totient() == 12)
    for number in 1...400 {
      #expect(number.totient() == (1...number).filter { gcd($0, number) == 1 }.count, "\(number)")
    }
    #expect(9_223_372_036_854_775_783.totient() == 9_223_372_036_854_775_782)
  }

  @Test func numbersThatAreNotPositiveHaveNoFactors() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = 0.primeFactorization() }
      await #expect(processExitsWith: .failure) { _ = (-6).primeFactorization() }
      await #expect(processExitsWith: .failure) { _ = 0.divisors() }
    #endif
  }
}

@Suite struct PrimeFactorsProperties {
  @Test func factorsArePrimesThatMultiplyToTheNumber() {
    forAll(.integers(in: 1...Int.max), size: 64) { (number: Int) in
      let factors = number.primeFactorization()
      let product = factors.reduce(1) { product, factor in
        (0..<factor.exponent).reduce(product) { power, _ in power * factor.prime }
      }
      try check(product, equals: number, "\(factors)")
      try check(factors.allSatisfy { $0.prime.isPrime && $0.exponent > 0 }, "\(factors)")
      try check(zip(factors, factors.dropFirst()).allSatisfy { $0.prime < $1.prime }, "\(factors)")
    }
  }

  @Test func aPrimeHasThePowersOfFermat() {
    forAll(tuples(.integers(in: 2...Int.max), .integers(in: 1...1_000_000))) { number, base in
      if !number.isPrime || base % number == 0 { return }
      try check(base.power(number - 1, modulo: number), equals: 1, "\(base)^\(number - 1)")
    }
  }
}
