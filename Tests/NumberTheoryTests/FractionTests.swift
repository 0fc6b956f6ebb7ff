import NumberTheory
import PropertyTesting
import Testing

@Suite struct FractionTests {
  @Test func documentedExamplesAreTrue() {
    let third = Fraction(2, -6)
    #expect(third.numerator == -1 && third.denominator == 3)
    #expect(third + 1 == Fraction(2, 3))
    #expect(third < Fraction(-333_333_333, 1_000_000_000))
    #expect([Fraction(1, 2), 3, Fraction(7, 5)].max()!.description == "3")
    #expect("\(third)" == "-1/3")
    #expect(Double(Fraction(-1, 8)) == -0.125)
  }

  /// A numerator and a denominator that is not 0, few of them with a large number.
  private static var fractions: Generator<(Int, Int, Int)> {
    tuples(
      .integers(in: -60...60), .integers(in: -60...60), .integers(in: 1...1_000_000_000))
  }

  private func isReduced(_ fraction: Fraction) -> Bool {
    fraction.denominator > 0 && gcd(fraction.numerator, fraction.denominator) == 1
  }

  @Test func resultsAreReducedAndExact() {
    forAll(tuples(Self.fractions, Self.fractions)) { first, second in
      let (a, b) = (first.0, first.1 == 0 ? first.2 : first.1)
      let (c, d) = (second.0, second.1 == 0 ? second.2 : second.1)
      let (x, y) = (Fraction(a, b), Fraction(c, d))
      func check(_ result: Fraction, _ numerator: Int, _ denominator: Int, _ name: String) throws {
        let isRight =
          BigInteger(result.numerator) * BigInteger(denominator)
          == BigInteger(numerator) * BigInteger(result.denominator)
        try PropertyTesting.check(isRight && isReduced(result), equals: true, "\(name) \(x) \(y)")
      }
      try check(x, a, b, "itself")
      try check(x + y, a * d + c * b, b * d, "+")
      try check(x - y, a * d - c * b, b * d, "-")
      try check(x * y, a * c, b * d, "*")
      if c != 0 { try check(x / y, a * d, b * c, "/") }
      try check(-x, -a, b, "negative")
      try check(x.magnitude, a.magnitude == 0 ? 0 : Int(a.magnitude), Int(b.magnitude), "magnitude")
      var z = x
      z += y
      z -= x
      z *= x
      try PropertyTesting.check(z, equals: x * y, "in place")
      if c != 0 {
        z /= y
        try PropertyTesting.check(z, equals: x, "in place")
      }
    }
  }

  @Test func anyTwoAreCompared() {
    let numbers = Generator.integers(in: .min + 1 ... .max)
    let near = Generator.integers(in: -2...2)
    forAll(tuples(numbers, numbers, tuples(near, near))) { a, b, distances in
      if b == 0 { return }
      let x = Fraction(a, b)
      // Another one that may be as close as can be.
      let y = Fraction(
        x.numerator / 2 + distances.0, Swift.max(x.denominator / 2 + distances.1, 1))
      let left = BigInteger(x.numerator) * BigInteger(y.denominator)
      let right = BigInteger(y.numerator) * BigInteger(x.denominator)
      try check(x < y, equals: left < right, "\(x) < \(y)")
      try check(y < x, equals: right < left, "\(y) < \(x)")
      try check(x == y, equals: left == right, "\(x) == \(y)")
    }
  }

  @Test func theLargestNumbersAreFractions() {
    let (lowest, largest) = (Fraction(.min), Fraction(.max))
    #expect(lowest < largest && lowest == Fraction(.min, 1) && lowest.numerator == .min)
    #expect(Fraction(.min, -2) == Fraction(1 << 62) && Fraction(.min, .min) == 1)
    #expect(Fraction(2, .min) == Fraction(-1, 1 << 62))
    #expect(Fraction(1, .max) > 0 && Fraction(1, .max) < Fraction(1, .max - 1))
    #expect(Fraction(.max - 1, .max) < Fraction(.max, .max) && Fraction(0, .min) == .zero)
    #expect(lowest * Fraction(1, 2) == Fraction(-1 << 62) && lowest / 4 == Fraction(-1 << 61))
    #expect(Fraction(.max, 3) * Fraction(3, .max) == 1)
    #expect(Fraction(.max, 3) / Fraction(.max, 3) == 1)
    #expect(lowest + largest == -1 && largest - largest == 0)
    #expect(Fraction(exactly: UInt.max) == nil && Fraction(exactly: 5 as UInt8) == 5)
  }

  /// With a common denominator the numerators of both do not fit `Int`, but that of the sum does.
  @Test func sumsOfWhichLittleIsLeftAreExact() {
    let (a, b) = (
      Fraction(386_993_659_992, 1_754_543_801), Fraction(386_993_659_991, 1_754_543_802)
    )
    let difference = Fraction(388_748_203_793, 3_078_423_951_382_071_402)
    #expect(a - b == difference && b - a == -difference && a + -b == difference)
    let (third, half) = (Fraction(-6_917_529_027_641_081_855, 3), Fraction((1 << 62) + 1, 2))
    #expect(half + third == Fraction(5, 6) && -half - third == Fraction(-5, 6))
    #expect(Fraction(.max, 2) - Fraction(.max - 1, 2) == Fraction(1, 2))
    #expect(Fraction(-1 << 62, 3) - Fraction(-1 << 62, 5) == Fraction(.min, 15))
  }

  /// Sums of 1 / k(k + 1) are 1 − 1 / (n + 1).
  @Test func longSumsAreExact() {
    let sum = (1...100_000).reduce(0 as Fraction) { $0 + Fraction(1, $1 * ($1 + 1)) }
    #expect(sum == Fraction(100_000, 100_001))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      // The optimizer leaves out a call whose result nobody looks at.
      await #expect(processExitsWith: .failure) { print(Fraction(1, 0)) }
      await #expect(processExitsWith: .failure) { print(Fraction(0, 0)) }
      await #expect(processExitsWith: .failure) { print(Fraction(.min, -1)) }
      await #expect(processExitsWith: .failure) { print(Fraction(1, .min)) }
      await #expect(processExitsWith: .failure) { print(-Fraction(.min)) }
      await #expect(processExitsWith: .failure) { print(Fraction(.min).magnitude) }
      await #expect(processExitsWith: .failure) { print(Fraction(.max) + 1) }
      await #expect(processExitsWith: .failure) { print(Fraction(.min) - 1) }
      await #expect(processExitsWith: .failure) {
        print(Fraction(1, .max) + Fraction(1, .max - 1))
      }
      await #expect(processExitsWith: .failure) {
        print(Fraction(-1 << 62, 3) - Fraction((-1 << 62) + 1, 5))
      }
      await #expect(processExitsWith: .failure) { print(Fraction(.max, 3) + Fraction(.max, 5)) }
      await #expect(processExitsWith: .failure) { print(Fraction(1 << 32) * Fraction(1 << 31)) }
      await #expect(processExitsWith: .failure) {
        print(Fraction(1, 1 << 32) * Fraction(1, 1 << 31))
      }
      await #expect(processExitsWith: .failure) { print(Fraction(1) / 0) }
      await #expect(processExitsWith: .failure) { print(Fraction(.min) / -1) }
    #endif
  }
}
