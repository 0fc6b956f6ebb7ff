import ProblemKit
import Testing

@Suite struct LimitsTests {
  @Test func whatNoJudgeCouldKeepIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = Limits(seconds: 0, memory: 128) }
    await #expect(processExitsWith: .failure) { _ = Limits(seconds: .nan, memory: 128) }
    await #expect(processExitsWith: .failure) { _ = Limits(seconds: 1, memory: 0) }
    await #expect(processExitsWith: .failure) { _ = Limits(seconds: 1, memory: 1, output: 65_537) }
  }

  @Test func theEndsOfTheRangesAreLimits() {
    #expect(Limits(seconds: 0.001, memory: 1, output: 1).seconds == 0.001)
    #expect(Limits(seconds: 86_400, memory: 1_048_576, output: 65_536).output == 65_536)
  }
}
