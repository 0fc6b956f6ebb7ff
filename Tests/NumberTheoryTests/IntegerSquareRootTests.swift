import NumberTheory
import Testing

@Suite struct IntegerSquareRootTests {
  @Test func documentedExamplesAreTrue() {
    #expect(99.integerSquareRoot() == 9)
    #expect((1 << 60 - 1).integerSquareRoot() == 1_073_741_823)
  }

  @Test func smallRootsAreThoseOfCounting() {
    var root = 0
    for number in 0..<100_000 {
      if (root + 1) * (root + 1) <= number { root += 1 }
      #expect(number.integerSquareRoot() == root, "\(number)")
    }
  }

  @Test func theRootChangesAtSquaresOnly() {
    let largest = 3_037_000_499
    #expect(Int.max.integerSquareRoot() == largest)
    let powers = (0...31).map { 1 << $0 as Int }
    let roots = powers + powers.map { largest - $0 } + powers.map { largest / $0 }
    for root in roots where root > 1 {
      #expect((root * root).integerSquareRoot() == root)
      #expect((root * root - 1).integerSquareRoot() == root - 1)
      #expect((root * root + root).integerSquareRoot() == root)
      if root < largest { #expect((root * root + 2 * root).integerSquareRoot() == root) }
    }
  }

  @Test func squareRootsOfUnsignedNumbersChangeAtSquaresOnly() {
    let largest: UInt64 = 4_294_967_295
    #expect(UInt64.max.integerSquareRoot() == largest && (1 as UInt64).integerSquareRoot() == 1)
    #expect(
      (0 as UInt64).integerSquareRoot() == 0
        && (1 << 63 as UInt64).integerSquareRoot() == 3_037_000_499)
    let powers = (0...31).map { 1 << $0 as UInt64 }
    for root in powers + powers.map({ largest - $0 }) + powers.map({ largest / $0 }) where root > 1
    {
      #expect((root * root).integerSquareRoot() == root)
      #expect((root * root - 1).integerSquareRoot() == root - 1)
      #expect((root * root + 2 * root).integerSquareRoot() == root)
    }
  }

  /// The powers of a number, up to the largest that the type holds.
  private func powers<T: FixedWidthInteger>(of base: T) -> [T] {
    var powers = [base]
    while case let (next, false) = powers.last!.multipliedReportingOverflow(by: base) {
      powers.append(next)
    }
    return powers
  }

  @Test func theRootOfAnyDegreeChangesAtPowersOnly() {
    for base in Array(2...300) + [1290, 46340, 55108, 2_097_151, 2_097_152, 3_037_000_499] {
      for (place, power) in powers(of: base).enumerated() {
        let degree = place + 1
        #expect(power.integerRoot(degree) == base, "\(power), \(degree)")
        #expect((power - 1).integerRoot(degree) == base - 1, "\(power) - 1, \(degree)")
      }
      let next = powers(of: base).count + 1
      #expect(Int.max.integerRoot(next) < base, "\(next)")
    }
    for degree in [1, 2, 3, 62, 63, 64, .max] {
      #expect(0.integerRoot(degree) == 0 && 1.integerRoot(degree) == 1, "\(degree)")
    }
    #expect(80.integerRoot(4) == 2 && 1_000_000_000_000_000_000.integerRoot(3) == 1_000_000)
    #expect(Int.max.integerRoot(1) == .max && Int.max.integerRoot(2) == 3_037_000_499)
    #expect(Int.max.integerRoot(62) == 2 && Int.max.integerRoot(63) == 1)
  }

  @Test func rootsOfUnsignedNumbersChangeAtPowersOnly() {
    for base in Array(2...300) + [565, 7131, 65535, 2_642_245, 3_037_000_500, 4_294_967_295] {
      for (place, power) in powers(of: UInt64(base)).enumerated() {
        let degree = place + 1
        #expect(power.integerRoot(degree) == base, "\(power), \(degree)")
        #expect((power - 1).integerRoot(degree) == base - 1, "\(power) - 1, \(degree)")
      }
      let next = powers(of: UInt64(base)).count + 1
      #expect(UInt64.max.integerRoot(next) < base, "\(next)")
    }
    for degree in [1, 2, 3, 63, 64, 65, .max] {
      #expect(UInt64(0).integerRoot(degree) == 0 && UInt64(1).integerRoot(degree) == 1)
    }
    let most = UInt64.max
    #expect(most.integerRoot(1) == most && most.integerRoot(2) == 4_294_967_295)
    #expect(most.integerRoot(5) == 7131 && most.integerRoot(63) == 2 && most.integerRoot(64) == 1)
  }

  @Test func negativeNumbersHaveNone() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = (-1).integerSquareRoot() }
      await #expect(processExitsWith: .failure) { print((-1).integerRoot(3)) }
      await #expect(processExitsWith: .failure) { print(1.integerRoot(0)) }
      await #expect(processExitsWith: .failure) { print(UInt64(1).integerRoot(0)) }
    #endif
  }
}
