import Fitting
import Foundation
import InputPatterns
import Testing

@Suite struct PowerLawTests {
  @Test(arguments: [0.5, 1, 1.5, 2, 3])
  func thePowerOfExactValuesIsFound(exponent: Double) throws {
    let points = [10, 200, 3000, 50_000].map { n in
      (size: n, value: 7 * pow(Double(n), exponent))
    }
    let law = try #require(PowerLaw(fitting: points))
    #expect(abs(law.exponent - exponent) < 1e-9)
    #expect(abs(law.factor - 7) < 1e-6)
    #expect(law.exponentError < 1e-6)
    let expected = 7 * pow(1e6, exponent)
    #expect(abs(law.value(at: 1_000_000) - expected) < 1e-6 * expected)
  }

  @Test func noisyValuesAreFittedNearly() throws {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      let points = [1000, 10_000, 20_000, 50_000].map { n in
        let noise = 0.9 + 0.2 * Double(random.next(below: 1000)) / 1000
        return (size: n, value: noise * Double(n) * Double(n))
      }
      let law = try #require(PowerLaw(fitting: points))
      #expect(abs(law.exponent - 2) < 0.1, "seed \(seed): \(law)")
    }
  }

  @Test func oneSizeHasNoPower() {
    #expect(PowerLaw(fitting: []) == nil)
    #expect(PowerLaw(fitting: [(10, 1), (10, 2)]) == nil)
  }
}
