import NumberTheory
import PropertyTesting
import Testing

@Suite struct IntegerDivisionTests {
  @Test func quotientsAreRoundedAsTheirNamesSay() {
    for number in -20...20 {
      for divisor in -7...7 where divisor != 0 {
        let exact = Double(number) / Double(divisor)
        #expect(
          number.floorDivided(by: divisor) == Int(exact.rounded(.down)), "\(number), \(divisor)")
        #expect(number.ceilDivided(by: divisor) == Int(exact.rounded(.up)), "\(number), \(divisor)")
        if divisor > 0 {
          let rest = number - number.floorDivided(by: divisor) * divisor
          #expect(number.modulo(divisor) == rest, "\(number), \(divisor)")
        }
      }
    }
  }

  @Test func everyTypeHasThemUpToItsEnds() {
    #expect((255 as UInt8).ceilDivided(by: 2) == 128 && (255 as UInt8).floorDivided(by: 2) == 127)
    #expect((-128 as Int8).modulo(127) == 126 && (-128 as Int8).floorDivided(by: 127) == -2)
    #expect(Int.min.modulo(.max) == .max - 1 && Int.min.ceilDivided(by: .max) == -1)
    #expect(UInt.max.modulo(10) == 5)
  }

  @Test func aQuotientFitsTheType() async {
    await #expect(processExitsWith: .failure) { _ = Int.min.floorDivided(by: -1) }
    await #expect(processExitsWith: .failure) { _ = Int.min.ceilDivided(by: -1) }
  }

  @Test func aModulusIsPositive() async {
    await #expect(processExitsWith: .failure) { _ = 3.modulo(0) }
    await #expect(processExitsWith: .failure) { _ = 3.modulo(-2) }
  }
}

@Suite struct ExtendedEuclidTests {
  @Test func multiplesOfSmallNumbersAddUpToTheDivisorAndAreSmall() {
    for a in -40...40 {
      for b in -40...40 {
        let (divisor, x, y) = extendedGCD(a, b)
        #expect(divisor == gcd(a, b) && a * x + b * y == divisor, "\(a), \(b): \(x), \(y)")
        if divisor > 0 && a % b.magnitudeOrOne != 0 && b % a.magnitudeOrOne != 0 {
          #expect(2 * abs(x) <= abs(b) / divisor && 2 * abs(y) <= abs(a) / divisor, "\(a), \(b)")
        }
      }
    }
  }

  @Test func multiplesOfAllNumbersAddUpToTheDivisor() {
    let numbers = Generator.integers(in: -Int.max...Int.max)
    forAll(tuples(numbers, numbers)) { a, b in
      let (divisor, x, y) = extendedGCD(a, b)
      try check(divisor, equals: gcd(a, b), "\(a), \(b)")
      try check(a &* x &+ b &* y, equals: divisor, "\(x), \(y)")
    }
  }

  @Test func anInverseMultipliesToOne() {
    for modulus in 1...60 {
      for number in -70...70 {
        let inverse = number.inverse(modulo: modulus)
        let expected = (0..<modulus).first { (number * $0 - 1).isMultiple(of: modulus) }
        #expect(inverse == expected, "\(number) modulo \(modulus)")
      }
    }
    let prime = 9_223_372_036_854_775_783
    #expect(2.inverse(modulo: prime) == (prime + 1) / 2)
    #expect(Int.min.inverse(modulo: .max) == .max - 1)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = extendedGCD(.min, -1) }
    await #expect(processExitsWith: .failure) { _ = extendedGCD(1, .min) }
    await #expect(processExitsWith: .failure) { _ = 3.inverse(modulo: 0) }
  }
}

extension Int {
  fileprivate var magnitudeOrOne: Int { Swift.max(abs(self), 1) }
}
