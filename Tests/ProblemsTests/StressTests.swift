import Foundation
import TestSupport
import Testing

/// What a report of `verdict` as JSON says about a whole problem.
struct VerdictReport: Decodable {
  let verdict: String
  /// How many cases a stress test has tried.
  let tried: Int?
}

@Suite struct StressTests {
  @Test(arguments: Problem.reading)
  func everySolutionSurvivesAShortTest(problem: Problem) throws {
    #if DEBUG
      let words = ["--count", "20", "--max-size", "6"]
    #else
      let words = ["--count", "100"]
    #endif
    let run = try Program(built: "verdict").run(
      ["stress", problem.id, "--no-build", "--no-save", "--seed", "1", "--json", "-"] + words)
    #expect(run.end == .exit(0), "\(run.errors)")
    let report = try JSONDecoder().decode(VerdictReport.self, from: Data(run.output.utf8))
    #expect(report.verdict == "AC" && report.tried == Int(words[1]), "\(run.output)")
  }
}
