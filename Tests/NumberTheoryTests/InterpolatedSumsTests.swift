import InputPatterns
import NumberTheory
import Testing

@Suite struct InterpolatedSumsTests {
  /// Compares sums of up to three times as many values as there are residues with those added up one by one.
  private func check<M: Modulus>(_ elementCount: Int, ratios: [Int], upTo last: Int, _: M.Type) {
    let values = InputPattern.random
      .values(count: elementCount, in: 0...Int(M.value) - 1, seed: UInt64(elementCount))
      .map { ModularInteger<M>($0) }
    for ratio in ratios.map({ ModularInteger<M>($0) }) {
      var (sum, power): (ModularInteger<M>, ModularInteger<M>) = (0, 1)
      for count in 0...last {
        #expect(
          values.interpolatedSum(ofFirst: count, ratio: ratio) == sum,
          "\(elementCount) elements, ratio \(ratio), first \(count), modulo \(M.value)")
        sum = sum + power * values.interpolatedValue(at: ModularInteger(count))
        power *= ratio
      }
    }
  }

  @Test func sumsAreThoseOneByOne() {
    for count in 0...1 { check(count, ratios: [0, 1], upTo: 9, Modulus2.self) }
    for count in 0...12 { check(count, ratios: Array(0...12), upTo: 40, Modulus13.self) }
    for count in [0, 1, 2, 7, 30] {
      check(count, ratios: [0, 1, 2, -1, 123_456_789], upTo: 50, Modulus998244353.self)
      check(count, ratios: [0, 1, 2, -1, 123_456_789], upTo: 50, Modulus1000000007.self)
    }
  }

  /// By the powers of the operator x · d/dx on 1 / (1 − x): Σ i² rⁱ = r (1 + r) / (1 − r)³.
  @Test func limitsAreThoseOfTheGeometricSeriesDerivatives() {
    typealias Remainder = ModularInteger<Modulus998244353>
    for ratio: Remainder in [0, 2, -1, 1 / 3, 500_000_000] {
      #expect([Remainder]().interpolatedSum(ratio: ratio) == 0)
      #expect([Remainder](arrayLiteral: 1).interpolatedSum(ratio: ratio) == 1 / (1 - ratio))
      #expect(
        [Remainder](arrayLiteral: 0, 1).interpolatedSum(ratio: ratio)
          == ratio / (1 - ratio).power(2))
      #expect(
        [Remainder](arrayLiteral: 0, 1, 4).interpolatedSum(ratio: ratio)
          == ratio * (1 + ratio) / (1 - ratio).power(3))
    }
  }

  /// Of 10¹⁸ values the sum is that of the values that remain after whole periods: without a ratio the numbers have the
  /// period *p*, and the powers have *p* − 1.
  @Test func countsMayBeMuchLargerThanTheModulus() {
    typealias Remainder = ModularInteger<Modulus13>
    let values: [Remainder] = [5, 0, 7, 1]
    let period = 12 * 13
    for (ratio, count) in [(1, 1_000_000_000_000_000_000), (6, Int.max), (12, Int.max - 40)] {
      // Over a whole period the values meet all powers alike, and the values of a cubic add up to 0.
      #expect(values.interpolatedSum(ofFirst: period, ratio: Remainder(ratio)) == 0)
      #expect(
        values.interpolatedSum(ofFirst: count, ratio: Remainder(ratio))
          == values.interpolatedSum(ofFirst: count % period, ratio: Remainder(ratio)))
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus13>] = [1, 2]
        print(values.interpolatedSum(ofFirst: -1))
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus2>] = [1, 1]
        print(values.interpolatedSum(ofFirst: 5))
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus13>] = [1, 2]
        print(values.interpolatedSum(ratio: 14))
      }
    }
  #endif
}
