import NumberTheory
import PropertyTesting
import Testing

@Suite struct PrimeCountingTests {
  @Test func documentedExamplesAreTrue() {
    #expect(numberOfPrimes(upTo: 100) == 25)
    #expect(numberOfPrimes(upTo: 100_000_000_000) == 4_118_054_813)
  }

  @Test func smallCountsGrowWithEachPrime() {
    var count = 0
    for number in -3...20_000 {
      // Trial division: slow, obvious, independent.
      let isPrime =
        number > 1
        && !(2..<max(number, 2)).lazy.prefix { $0 * $0 <= number }
          .contains { number % $0 == 0 }
      if isPrime { count += 1 }
      #expect(numberOfPrimes(upTo: number) == count, "\(number)")
    }
    #expect(numberOfPrimes(upTo: .min) == 0)
  }

  /// Where a prime or its square becomes one of those up to the root, or up to the root of the root.
  @Test func countsAreRightAroundPowersOfPrimes() {
    let primes = Array(PrimeSieve(upTo: 1_000_000))
    var limits: Set<Int> = []
    for prime in primes.prefix(168) {
      for power in [prime * prime, prime * prime * prime, prime * prime * prime * prime]
      where power < 999_000 {
        limits.formUnion([power - 1, power, power + 1, power + prime])
      }
    }
    var count = 0
    for limit in limits.sorted() {
      while primes[count] <= limit { count += 1 }
      #expect(numberOfPrimes(upTo: limit) == count, "\(limit)")
    }
  }

  @Test func countsAreThoseOfTheTables() {
    let known = [
      1_000_000: 78_498, 10_000_000: 664_579, 100_000_000: 5_761_455, 1_000_000_000: 50_847_534,
      10_000_000_000: 455_052_511, 2_147_483_647: 105_097_565, 4_294_967_296: 203_280_221,
    ]
    for (limit, count) in known { #expect(numberOfPrimes(upTo: limit) == count, "\(limit)") }
    #if !DEBUG
      #expect(numberOfPrimes(upTo: 1_000_000_000_000) == 37_607_912_018)
      #expect(numberOfPrimes(upTo: 10_000_000_000_000) == 346_065_536_839)
    #endif
  }

  @Test func countsOfNeighborsDifferByThePrimesBetween() {
    forAll(tuples(.integers(in: 1...300_000_000), .integers(in: 0...200)), size: 30) {
      limit, distance in
      let between = (limit + 1..<limit + 1 + distance).filter(\.isPrime).count
      try check(
        numberOfPrimes(upTo: limit + distance) - numberOfPrimes(upTo: limit), equals: between)
    }
  }

  @Test func largerLimitsTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = numberOfPrimes(upTo: 1 << 52 + 1) }
    #endif
  }
}
