import NumberTheory
import Testing

@Suite struct PrimeSumsTests {
  @Test func documentedExamplesAreTrue() {
    #expect(sumOfPrimes(upTo: 10) == 17)
    #expect(sumOfPrimes(upTo: 10_000_000_000) == 2_220_822_432_581_729_238)
  }

  @Test func smallSumsGrowWithEachPrime() {
    var sum = 0
    for number in -3...20_000 {
      // Trial division: slow, obvious, independent.
      let divisors = (2..<max(number, 2)).lazy.prefix { $0 * $0 <= number }
      if number > 1, !divisors.contains(where: { number % $0 == 0 }) { sum += number }
      #expect(sumOfPrimes(upTo: number) == sum, "\(number)")
    }
    #expect(sumOfPrimes(upTo: .min) == 0)
  }

  @Test func sumsAreRightAroundSquares() {
    let primes = Array(PrimeSieve(upTo: 1_010_000))
    var (sum, count) = (0, 0)
    for prime in primes.prefix(168) {
      for limit in [prime * prime - 1, prime * prime, prime * prime + 1] {
        while primes[count] <= limit {
          sum += primes[count]
          count += 1
        }
        #expect(sumOfPrimes(upTo: limit) == sum, "\(limit)")
      }
    }
  }

  @Test func theLargestSumsFit() async {
    #expect(sumOfPrimes(upTo: 2_000_000) == 142_913_828_922)
    #expect(sumOfPrimes(upTo: 1_000_000_000) == 24_739_512_092_254_535)
    #expect(sumOfPrimes(upTo: 20_000_000_000) == 8_617_752_113_620_426_559)
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = sumOfPrimes(upTo: 20_000_000_001) }
    #endif
  }
}
