#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the judge itself occupies is not counted as the judged program's.
  @Suite struct JudgedMemoryTests {
    @Test func aSmallProgramHasLittle() throws {
      let run = try Program(built: "verdict").run([
        "test", "boj-15552", "--command", "true", "--set", "sample", "--no-build", "--json", "-",
      ])
      #expect(run.end == .exit(1), "\(run.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
      #expect(!report.cases.isEmpty)
      for judged in report.cases { #expect((1..<4 << 20).contains(judged.peakMemoryBytes)) }
    }

    private struct Report: Decodable {
      let cases: [Case]
    }

    private struct Case: Decodable {
      let peakMemoryBytes: Int

      enum CodingKeys: String, CodingKey {
        case peakMemoryBytes = "peak_memory_bytes"
      }
    }
  }
#endif
