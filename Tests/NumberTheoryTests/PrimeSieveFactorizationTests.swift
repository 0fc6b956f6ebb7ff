import NumberTheory
import Testing

@Suite struct PrimeSieveFactorizationTests {
  @Test func documentedExamplesAreTrue() {
    let sieve = PrimeSieve(upTo: 1000)
    #expect(sieve.factorization(of: 360).map(\.prime) == [2, 3, 5])
    #expect(sieve.factorization(of: 360).map(\.exponent) == [3, 2, 1])
    #expect(sieve.factorization(of: 999_983).count == 1)
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
