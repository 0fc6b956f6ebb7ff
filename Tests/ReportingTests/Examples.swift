import Judging
import Reporting

/// Results to make reports of.
enum Examples {
  static let limits = Limits(cpuSeconds: 2, memoryBytes: 256 << 20)
  static let style = Style(isColored: false, width: 80)

  static func result(
    _ name: String, _ verdict: Verdict = .accepted, _ message: String = "", cpu: Double = 0.01,
    memory: Int = 9_000_000, end: Execution.End = .exit(0), evidence: CaseResult.Evidence? = nil
  ) -> CaseResult {
    CaseResult(
      name: name, verdict: verdict, message: message,
      run: .init(
        cpuSeconds: cpu, wallSeconds: 2 * cpu, peakMemoryBytes: memory, end: end,
        protection: [.processGroup, .resourceLimits]), evidence: evidence)
  }

  /// A wrong answer with its texts.
  static func wrong(
    input: String = "1\n", expected: String, found: String, comparison: Comparison = .tokens
  ) -> CaseResult {
    let judgement = comparison.judge(output: Array(found.utf8), answer: Array(expected.utf8))
    let evidence = CaseResult.Evidence(
      input: Array(input.utf8), output: Array(found.utf8), answer: Array(expected.utf8),
      difference: judgement.difference)
    return result("secret/3", judgement.verdict, judgement.message, evidence: evidence)
  }

  static func report(_ results: [CaseResult], isInterrupted: Bool = false) -> Report {
    Report(
      target: "boj-1", limits: limits,
      session: Judge.Session(results: results, wasInterrupted: isInterrupted), seconds: 1.25)
  }

  static let mixed = report([
    result("sample/1", cpu: 0.003),
    result("secret/2", .wrongAnswer, "2nd token differs", cpu: 0.5, memory: 128 << 20),
    result(
      "secret/3", .runtimeError, "killed by SIGSEGV: \"a < b & c\"\nlast words", cpu: 0.1,
      end: .signal(11)),
    CaseResult(name: "generated/max-1", verdict: .internalError, message: "the checker failed"),
  ])
}
