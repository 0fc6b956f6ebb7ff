import NumberTheory
import Testing

@Suite struct SmallestFactorsTests {
  @Test func everySmallLimitKnowsTheFactorsOfAllNumbersUpToIt() {
    for limit in 0...300 {
      let factors = SmallestFactors(upTo: limit)
      #expect(factors.limit == limit)
      for number in 1...300 where number <= limit {
        let smallest = (2...max(number, 2)).first { number % $0 == 0 } ?? 1
        #expect(factors[number] == smallest, "\(number) of \(limit)")
      }
    }
  }

  /// A block of the sieve ends at every multiple of 2^15; primes up to 257 and 256 begin near these places.
  @Test func blocksMeetWithoutALoss() {
    let limit = 3 << 15 + 300
    let (factors, sieve) = (SmallestFactors(upTo: limit), PrimeSieve(upTo: 400))
    for block in 1...3 {
      for number in (block << 15 - 300)...(block << 15 + 300) where number <= limit {
        #expect(factors[number] == sieve.factorization(of: number)[0].prime, "\(number)")
      }
    }
  }

  @Test func factorizationsAreThoseOfTheSieve() {
    let (factors, sieve) = (SmallestFactors(upTo: 20_000), PrimeSieve(upTo: 200))
    for number in 1...20_000 {
      let (found, expected) = (factors.factorization(of: number), sieve.factorization(of: number))
      #expect(found.elementsEqual(expected, by: ==), "\(number): \(found)")
    }
  }

  @Test func multiplicativeFunctionsFollowFromPowersOfPrimes() {
    let factors = SmallestFactors(upTo: 3000)
    let totients = factors.values { prime, _, power in power - power / prime }
    let counts = factors.values { _, exponent, _ in Int32(exponent + 1) }
    let sums = factors.values { prime, _, power in (power * prime - 1) / (prime - 1) }
    let moebius = factors.values { _, exponent, _ in exponent == 1 ? -1.0 : 0 }
    #expect(totients.count == 3001 && [totients[0], totients[1]] == [0, 1])
    for number in 1...3000 {
      let divisors = number.divisors()
      #expect(totients[number] == number.totient(), "\(number)")
      #expect(counts[number] == divisors.count, "\(number)")
      #expect(sums[number] == divisors.reduce(0, +), "\(number)")
      // The sum of Möbius' function over all divisors is 0, but for 1.
      #expect(divisors.reduce(0) { $0 + moebius[$1] } == (number == 1 ? 1 : 0), "\(number)")
    }
    #expect(SmallestFactors(upTo: 0).values { $0 + $1 + $2 } == [0])
    #expect(SmallestFactors(upTo: 1).values { $0 + $1 + $2 } == [0, 1])
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = SmallestFactors(upTo: -1) }
    await #expect(processExitsWith: .failure) { _ = SmallestFactors(upTo: 1 << 32) }
    await #expect(processExitsWith: .failure) { _ = SmallestFactors(upTo: 10)[11] }
    await #expect(processExitsWith: .failure) { _ = SmallestFactors(upTo: 10)[0] }
    await #expect(processExitsWith: .failure) {
      _ = SmallestFactors(upTo: 10).factorization(of: 0)
    }
  }
}
