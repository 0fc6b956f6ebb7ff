import InputPatterns
import NumberTheory
import Testing

@Suite struct CompositeBinomialsTests {
  /// Pascal's triangle, modulo all small numbers: primes, prime powers and products of several.
  @Test func everyCoefficientIsTheSumOfTheTwoAboveIt() {
    for modulus in Array(1...130) + [142_857, 720_720, 999_983, 1 << 20, 1_000_000] {
      let binomials = CompositeBinomials(modulus: modulus)
      #expect(binomials.modulus == modulus)
      var row = [1 % modulus]
      for n in 0...150 {
        #expect((0...n).map { binomials.choose(n, $0) } == row, "\(n) modulo \(modulus)")
        row = zip([0] + row, row + [0]).map { ($0 + $1) % modulus }
      }
    }
  }

  /// Far beyond the modulus, by exact numbers.
  @Test func largeCoefficientsAreRight() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let modulus = random.next(in: 2...5000)
      let (n, k) = (random.next(in: 0...1_000_000_000_000), random.next(in: 0...40))
      var exact = BigInteger(1)
      for i in 0..<k { exact = exact * BigInteger(n - i) / BigInteger(i + 1) }
      let binomials = CompositeBinomials(modulus: modulus)
      let expected = "\(exact % BigInteger(modulus))"
      #expect("\(binomials.choose(n, k))" == expected, "seed \(seed)")
      #expect("\(binomials.choose(n, n - k))" == expected, "seed \(seed)")
    }
  }

  /// Vandermonde's identity ties large coefficients of any k to each other.
  @Test(arguments: [8, 9, 16, 720_720, 142_857, 1_000_003, 2_147_483])
  func vandermondesIdentityHolds(modulus: Int) {
    let binomials = CompositeBinomials(modulus: modulus)
    var random = SplitMix64(seed: UInt64(modulus))
    for _ in 0..<20 {
      let (n, few) = (random.next(in: 1000...Int.max - 1000), random.next(in: 0...60))
      let k = random.next(in: 100...n - 100)
      let sum = (0...few).reduce(0) {
        ($0 + binomials.choose(n, k - $1) * binomials.choose(few, $1)) % modulus
      }
      #expect(binomials.choose(n + few, k) == sum, "\(n), \(few), \(k)")
    }
  }

  @Test func thereIsNoWayToChooseMoreThanThereIsOrLessThanNothing() {
    let binomials = CompositeBinomials(modulus: 12)
    #expect(binomials.choose(5, 6) == 0 && binomials.choose(0, 1) == 0)
    #expect(binomials.choose(5, -1) == 0 && binomials.choose(5, .min) == 0)
    #expect(binomials.choose(3, .max) == 0 && binomials.choose(0, 0) == 1)
    #expect(binomials.choose(.max, .max) == 1 && binomials.choose(.max, 0) == 1)
  }

  #if compiler(>=6.2)
    @Test func whatHasNoCoefficientsTraps() async {
      await #expect(processExitsWith: .failure) { print(CompositeBinomials(modulus: 0).modulus) }
      await #expect(processExitsWith: .failure) {
        print(CompositeBinomials(modulus: 1 << 31).modulus)
      }
      await #expect(processExitsWith: .failure) {
        print(CompositeBinomials(modulus: 12).choose(-1, 0))
      }
    }
  #endif
}
