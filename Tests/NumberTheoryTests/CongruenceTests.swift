import NumberTheory
import PropertyTesting
import Testing

@Suite struct CongruenceTests {
  @Test func documentedExamplesAreTrue() {
    #expect(chineseRemainder([(2, 3), (3, 5), (2, 7)])! == (23, 105))
    #expect(chineseRemainder([(1, 4), (3, 6)])! == (9, 12))
    #expect(chineseRemainder([(1, 4), (2, 6)]) == nil)
    #expect(floorSum(count: 4, factor: 3, summand: 1, divisor: 2) == 10)
    #expect(floorSum(count: 3, factor: -1, summand: 0, divisor: 2) == -2)
  }

  @Test func allSmallCongruencesAgreeWithTryingAllNumbers() {
    for first in 1...9 {
      for second in 1...9 {
        let multiple = lcm(first, second)
        for (a, b) in [(0, 0), (-1, 3), (5, -20), (8, 7), (100, 1)] {
          let number = (0..<multiple).first {
            ($0 - a).isMultiple(of: first) && ($0 - b).isMultiple(of: second)
          }
          let found = chineseRemainder([(a, first), (b, second)])
          #expect(found?.remainder == number, "\(a) by \(first), \(b) by \(second)")
          #expect(found?.modulus == number.map { _ in multiple })
        }
      }
    }
    #expect(chineseRemainder(EmptyCollection())! == (0, 1))
    #expect(chineseRemainder([(7, 1), (-7, 1)])! == (0, 1))
  }

  @Test func theLargestModuliDoNotOverflow() async {
    let prime = 9_223_372_036_854_775_783
    #expect(chineseRemainder([(-1, prime)])! == (prime - 1, prime))
    #expect(chineseRemainder([(.max, .max), (.min, .max)]) == nil)
    #expect(chineseRemainder([(.max, .max), (0, .max)])! == (0, .max))
    #expect(chineseRemainder([(.min, 1 << 62), (1, 1)])! == (0, 1 << 62))
    // Two primes next to 2^31 and 2^32.
    let (p, q) = (2_147_483_647, 4_294_967_291)
    #expect(chineseRemainder([(p - 1, p), (q - 1, q)])! == (p * q - 1, p * q))
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = chineseRemainder([(0, 0)]) }
      await #expect(processExitsWith: .failure) { _ = chineseRemainder([(0, -3)]) }
      await #expect(processExitsWith: .failure) { _ = chineseRemainder([(0, .max), (1, 2)]) }
    #endif
  }

  @Test func quotientsAddUp() {
    for count in 0...7 {
      for factor in -9...9 {
        for summand in -9...9 {
          for divisor in 1...6 {
            let sum = (0..<count).reduce(0) { sum, i in
              let number = factor * i + summand
              return sum + (number - (number % divisor + divisor) % divisor) / divisor
            }
            #expect(
              floorSum(count: count, factor: factor, summand: summand, divisor: divisor) == sum,
              "\(count), \(factor), \(summand), \(divisor)")
          }
        }
      }
    }
  }

  @Test func theLargestSumsAreExactOrRefused() async {
    let most = 1 << 32
    // Each quotient is one less than its number of steps, but for the first.
    #expect(
      floorSum(count: most, factor: most - 1, summand: most - 1, divisor: most)
        == most / 2 * (most - 1))
    #expect(floorSum(count: most, factor: 1, summand: 0, divisor: most) == 0)
    #expect(floorSum(count: 1, factor: .max, summand: .min, divisor: 1) == .min)
    #expect(
      floorSum(count: 2, factor: .max, summand: .min + 5, divisor: 1) == .min + 9)
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        _ = floorSum(count: 1 << 32, factor: 4, summand: 0, divisor: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = floorSum(count: 1 << 32 + 1, factor: 0, summand: 0, divisor: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = floorSum(count: -1, factor: 0, summand: 0, divisor: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = floorSum(count: 1, factor: 0, summand: 0, divisor: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = floorSum(count: 1, factor: 0, summand: 0, divisor: 1 << 32 + 1)
      }
    #endif
  }
}

@Suite struct CongruenceProperties {
  @Test func aNumberIsKnownByItsRemainders() {
    let moduli = Generator.integers(in: 1...2_000_000)
    forAll(tuples(.integers(in: Int.min...Int.max), moduli, moduli, moduli)) { number, a, b, c in
      let found = chineseRemainder([a, b, c].map { (number % $0, $0) })!
      try check(found.modulus, equals: lcm(lcm(a, b), c))
      try check((0..<found.modulus).contains(found.remainder), "\(found)")
      for modulus in [a, b, c] {
        try check(
          (found.remainder % modulus + modulus) % modulus,
          equals: (number % modulus + modulus) % modulus, "by \(modulus)")
      }
    }
  }

  @Test func sumsOfQuotientsContinueEachOther() {
    let sizes = Generator.integers(in: 0...1 << 26)
    let numbers = Generator.integers(in: -1000...1000)
    forAll(tuples(sizes, numbers, numbers, .integers(in: 1...1 << 32))) { count, a, b, divisor in
      // The first ones and the rest.
      let first = count / 3
      let sums = [
        floorSum(count: first, factor: a, summand: b, divisor: divisor),
        floorSum(count: count - first, factor: a, summand: a * first + b, divisor: divisor),
      ]
      try check(
        sums[0] + sums[1], equals: floorSum(count: count, factor: a, summand: b, divisor: divisor))
    }
  }
}
