import InputPatterns
import NumberTheory
import Testing

@Suite struct RootModuloTests {
  @Test func documentedExamplesAreTrue() {
    #expect(15.root(3, modulo: 31) == 23)
    #expect(2.root(3, modulo: 7) == nil)
  }

  @Test func smallRootsAreThoseOfTryingAllNumbers() {
    // Before these there are powers of 2, 3 and 5, and products of several.
    for prime in Array(PrimeSieve(upTo: 45)) + [73, 97, 101, 163] {
      for degree in 0..<prime + 3 {
        let powers = (0..<prime).map { base in
          (0..<degree).reduce(1 % prime) { power, _ in power * base % prime }
        }
        for number in -2...prime {
          let rest = (number + prime * 2) % prime
          let root = number.root(degree, modulo: prime)
          let isPower = powers.contains(rest)
          #expect((root != nil) == isPower, "\(number), \(degree), \(prime)")
          if let root, powers.indices.contains(root) {
            #expect(powers[root] == rest, "\(root) of \(number), \(degree), \(prime)")
          } else {
            #expect(root == nil, "\(number), \(degree), \(prime)")
          }
        }
      }
    }
  }

  @Test func powersOfLargePrimesHaveTheirRoots() {
    // The number before the prime has these factors, or their primes more often, or less.
    let cases = [
      (2, [2, 3, 1 << 40]), (998_244_353, [2, 4, 1 << 10, 1 << 23, 1 << 30, 7, 14]),
      (4_179_340_454_199_820_289, [2, 3, 1 << 30, 3 << 40, 29]),
      (9_223_372_036_854_775_783, [2, 3, 6, 9_223_372_036_854_775_782]),
      // The number before the prime is the square of the first of these degrees, a prime, times 4 or 6.
      (3_623_317_637, [30_097, 2 * 30_097, 30_097 * 30_097, 4 * 30_097]),
      (17_593_377_246_917, [2_097_223, 4 * 2_097_223, 3 * 2_097_223]),
      (8_640_001_022_400_030_247, [1_200_000_071, 2 * 1_200_000_071, 6]),
    ]
    var generator = SplitMix64(seed: 1)
    for (prime, degrees) in cases {
      for degree in degrees + [1, 5, 1_000_000_000, .max] {
        for _ in 0..<6 {
          let base = Int(generator.next() % UInt64(prime))
          let number = base.power(degree, modulo: prime)
          let root = number.root(degree, modulo: prime)
          #expect(root?.power(degree, modulo: prime) == number, "\(number), \(degree), \(prime)")
          // Euler's criterion: of what is no power, some power is not 1.
          let exponent = (prime - 1) / gcd(degree, prime - 1)
          let isPower = base == 0 || base.power(exponent, modulo: prime) == 1
          let other = base.root(degree, modulo: prime)
          #expect((other != nil) == isPower, "\(base), \(degree), \(prime)")
          if let other {
            #expect(0..<prime ~= other && other.power(degree, modulo: prime) == base)
          }
        }
      }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print(4.root(-1, modulo: 7) as Any) }
      await #expect(processExitsWith: .failure) { print(4.root(2, modulo: 0) as Any) }
      await #expect(processExitsWith: .failure) { print(4.root(2, modulo: 15) as Any) }
    #endif
  }
}
