import NumberTheory
import Testing

@Suite struct GreatestCommonDivisorTests {
  @Test func documentedExamplesAreTrue() {
    #expect(gcd(48, -18) == 6)
    #expect(gcd(0, 7) == 7)
    #expect(lcm(4, -6) == 12)
  }

  @Test func smallNumbersAgreeWithTryingAllDivisors() {
    for a in -30...30 {
      for b in -30...30 {
        let divisors = (1...30).filter { a.isMultiple(of: $0) && b.isMultiple(of: $0) }
        #expect(gcd(a, b) == (a == 0 && b == 0 ? 0 : divisors.last!), "\(a), \(b)")
        let multiple = (1...900).first { $0.isMultiple(of: a) && $0.isMultiple(of: b) }
        #expect(lcm(a, b) == (a == 0 || b == 0 ? 0 : multiple), "\(a), \(b)")
      }
    }
  }

  @Test func theEndsOfTheirTypesDoNotOverflow() async {
    #expect(gcd(Int8.min, 6) == 2)
    #expect(gcd(Int8.min, 127) == 1)
    #expect(gcd(Int.min, 1 << 62) == 1 << 62)
    #expect(gcd(UInt64.max, 3) == 3)
    #expect(lcm(Int32.max, Int32.max) == .max)
    #expect(lcm(UInt8(15), 17) == 255)
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = gcd(Int8.min, 0) }
      await #expect(processExitsWith: .failure) { _ = lcm(Int.max, 2) }
    #endif
  }
}
