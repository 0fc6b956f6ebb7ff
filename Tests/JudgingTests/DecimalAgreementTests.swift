import InputPatterns
import Judging
import ProblemKit
import Testing

/// `verdict test --compare float:…` and the checker of judge programs find the same numbers close.
@Suite struct DecimalAgreementTests {
  private static let words = [
    "0", "-0", "1", "1.0", "1e0", "0.99999999999999999", "1.000001", "1.0000010001", "-1", "1e-7",
    "1e300", "1.1e300",
    "1e400", "1e401", "-1e400", "inf", "-inf", "nan", "NaN", "infinity", "0x1p3", "1e", ".5", "5.",
    "+1", "1_0", "one", "1,5",
  ]

  private static func agree(_ found: String, _ expected: String, _ tolerance: Double) {
    let comparison = Comparison.float(tolerance: tolerance)
    let (output, answer) = (Array(found.utf8), Array(expected.utf8))
    let judgement = Checker.floats(within: tolerance).judge([], output, answer)
    // Only a checker expects numbers and nothing else.
    if judgement.verdict == .juryFault { return }
    let isEqual = comparison.compare(output: output, answer: answer) == .equal
    #expect(
      isEqual == (judgement.verdict == .ok),
      "\(found) for \(expected) within \(tolerance): \(judgement)")
  }

  @Test(arguments: [0, 1e-9, 1e-6, 0.1, 2])
  func oddNumbersAreCloseToTheSame(tolerance: Double) {
    for found in Self.words {
      for expected in Self.words { Self.agree(found, expected, tolerance) }
    }
  }

  @Test func numbersNearTheToleranceAreCloseToTheSame() {
    for seed in 1...2000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let tolerance = [1e-9, 1e-6, 1e-3].randomElement(using: &random)!
      let expected =
        Double.random(in: -1...1, using: &random) * [1, 1e3, 1e9].randomElement(using: &random)!
      let step =
        tolerance * max(1, abs(expected)) * Double.random(in: 0.999...1.001, using: &random)
      Self.agree("\(expected + step)", "\(expected)", tolerance)
      Self.agree("\(expected - step)", "\(expected)", tolerance)
    }
  }
}
