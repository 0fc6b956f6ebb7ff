import NumberTheory
import PropertyTesting
import Testing

/// Trial division: slow, obvious, independent.
private func isPrime(_ number: Int) -> Bool {
  guard number >= 2 else { return false }
  var divisor = 2
  while divisor * divisor <= number {
    if number % divisor == 0 { return false }
    divisor += 1
  }
  return true
}

@Suite struct PrimeSieveTests {
  @Test func everySmallLimitHoldsExactlyThePrimesUpToIt() {
    for limit in -3...700 {
      let expected = (0...max(limit, 0)).filter(isPrime)
      let sieve = PrimeSieve(upTo: limit)
      #expect(Array(sieve) == expected, "limit \(limit)")
      #expect(sieve.count == expected.count, "limit \(limit)")
      #expect(sieve.limit == limit)
      #expect(sieve.isEmpty == expected.isEmpty, "limit \(limit)")
      #expect(sieve.first == expected.first, "limit \(limit)")
      #expect(sieve.last == expected.last, "limit \(limit)")
    }
  }

  @Test func containsAnswersForEveryNumberUpToTheLimit() {
    for limit in [0, 1, 2, 3, 62, 63, 64, 126, 127, 128, 129, 130, 5000] {
      let sieve = PrimeSieve(upTo: limit)
      for number in -2...limit {
        #expect(sieve.contains(number) == isPrime(number), "limit \(limit), number \(number)")
      }
    }
    let sieve = PrimeSieve(upTo: 10)
    #expect(!sieve.contains(.min))
  }

  @Test func countsAreThoseOfTheTables() {
    let known = [
      10: 4, 100: 25, 1_000: 168, 10_000: 1_229, 100_000: 9_592, 1_000_000: 78_498,
      4_000_000: 283_146,
    ]
    for (limit, count) in known {
      #expect(PrimeSieve(upTo: limit).count == count, "limit \(limit)")
    }
    #if !DEBUG
      #expect(PrimeSieve(upTo: 10_000_000).count == 664_579)
      #expect(PrimeSieve(upTo: 100_000_000).count == 5_761_455)
      #expect(PrimeSieve(upTo: 100_000_000).last == 99_999_989)
    #endif
  }

  /// A block of the sieve ends at every multiple of 2^19.
  @Test(arguments: [1 << 19, 1 << 20, 3 << 19])
  func nothingIsLostWhereOneBlockMeetsTheNext(boundary: Int) {
    for limit in [boundary - 2, boundary - 1, boundary, boundary + 1, boundary + 200] {
      let sieve = PrimeSieve(upTo: limit)
      for number in (boundary - 200)...limit {
        #expect(sieve.contains(number) == isPrime(number), "limit \(limit), number \(number)")
      }
    }
  }

  @Test func indicesVisitTheSamePrimesForwardsAndBackwards() {
    // Up to 1,500,000 there is a gap of 132, wider than the 128 numbers of one word.
    for limit in [0, 2, 3, 128, 129, 1000, 1_500_000] {
      let sieve = PrimeSieve(upTo: limit)
      let primes = Array(sieve)
      #expect(sieve.indices.map { sieve[$0] } == primes, "limit \(limit)")
      #expect(Array(sieve.reversed()) == primes.reversed(), "limit \(limit)")
      #expect(sieve.distance(from: sieve.startIndex, to: sieve.endIndex) == primes.count)
    }
  }

  @Test func slicesAndSearchesOfACollectionWork() {
    let sieve = PrimeSieve(upTo: 100)
    #expect(Array(sieve.prefix(5)) == [2, 3, 5, 7, 11])
    #expect(Array(sieve.suffix(3)) == [83, 89, 97])
    #expect(sieve.firstIndex(of: 31).map { sieve[sieve.index(after: $0)] } == 37)
    #expect(sieve[sieve.startIndex] == 2)
  }

  #if compiler(>=6.2)
    @Test func askingBeyondTheLimitTraps() async {
      await #expect(processExitsWith: .failure) {
        _ = PrimeSieve(upTo: 100).contains(101)
      }
    }

    @Test func theEndIndexHasNoPrime() async {
      await #expect(processExitsWith: .failure) {
        let sieve = PrimeSieve(upTo: 100)
        _ = sieve[sieve.endIndex]
      }
    }

    @Test func noPositionIsOutside() async {
      let next = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let sieve = PrimeSieve(upTo: 100)
        print(sieve.index(after: sieve.endIndex))
      }
      #expect(next.says("no position after the end index"))
      let last = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let sieve = PrimeSieve(upTo: 100)
        print(sieve.index(before: sieve.startIndex))
      }
      #expect(last.says("no position before the start index"))
    }
  #endif
}
