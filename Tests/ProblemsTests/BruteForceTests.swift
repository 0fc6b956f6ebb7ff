import InputPatterns
import TestSupport
import Testing

@Suite struct BruteForceTests {
  #if DEBUG
    static let seeds: Range<UInt64> = 0..<40
  #else
    static let seeds: Range<UInt64> = 0..<80
  #endif

  @Test(arguments: Reference.all)
  func everySolutionAgreesWithABruteForceOnSmallInputs(reference: Reference) throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let input = reference.generate(&random)
      let run = try Program(built: reference.id).run(input: input)
      #expect(run.end == .exit(0), "seed \(seed), input: \(input)")
      let complaint = reference.complaint(input, run.output)
      #expect(complaint == nil, "seed \(seed), input: \(input), output: \(run.output)")
    }
  }
}
