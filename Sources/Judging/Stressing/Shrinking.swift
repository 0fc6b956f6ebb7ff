// Shrinks the failing case of a stress test.

extension StressTest {
  /// The progress of shrinking.
  public struct Shrinking: Sendable {
    /// The number of simpler inputs that the program was tried on.
    public var runs = 0
    /// Whether a simpler input than the original has been found, and is kept.
    public var isSimpler = false
    /// The number of tokens of the simplest input.
    public var words = 0
    /// The number of bytes of the simplest input.
    public var bytes = 0
    /// Why it may not be minimal, if so.
    public var obstacle: Obstacle?

    /// Creates the progress at the start.
    public init() {}
  }

  /// Why shrinking ended before every simpler input had been tried.
  public enum Obstacle: Equatable, Sendable {
    /// The time limit was reached.
    case outOfTime
    /// The user interrupted it.
    case interrupted
    /// The input is too long.
    case tooLong
    /// The simplest input is accepted with the real limits.
    case unconfirmed
    /// The jury failed on a simpler input, which was therefore not used.
    case juryFault(String, input: [UInt8])
  }

  /// The maximum length of an input to shrink: a longer one takes too much time.
  private static let longestInput = 1 << 20

  /// Returns a finding with the simplest input that gets the same verdict.
  ///
  /// Each simpler input is validated, as far as the jury can, and is answered and judged like any
  /// case. A case that exceeded the time limit is shrunk with a lower one: five times the time of
  /// the slowest accepted case, but at least 0.2 s; the simplest input is then confirmed with the
  /// real limits.
  ///
  /// - Parameters:
  ///   - finding: The finding; an internal error is returned unchanged.
  ///   - slowest: The maximum time of an accepted case.
  ///   - seconds: The wall-clock time for shrinking.
  ///   - report: Called after each simpler input that the program was tried on.
  public func shrink(
    _ finding: Finding, slowest: (cpuSeconds: Double, wallSeconds: Double), seconds: Double,
    report: @escaping (Shrinking) -> Void = { _ in }
  ) -> (finding: Finding, shrinking: Shrinking) {
    var shrinking = Shrinking()
    guard finding.result.verdict != .internalError, let evidence = finding.result.evidence else {
      return (finding, shrinking)
    }
    guard evidence.input.count <= Self.longestInput else {
      shrinking.obstacle = .tooLong
      return (finding, shrinking)
    }
    var reduced = limits
    if finding.result.verdict == .timeLimitExceeded {
      reduced.cpuSeconds = min(limits.cpuSeconds, max(0.2, 5 * slowest.cpuSeconds))
      reduced.wallSeconds = min(limits.wallSeconds, max(0.2, 5 * slowest.wallSeconds))
    }
    let shrinker = CaseShrinker(
      finding.result, deadline: .now + .seconds(seconds),
      examiner: examiner(with: makeJury(), limits: reduced),
      report: report)
    var simplest = finding
    simplest.result = shrinker.shrink()
    shrinking = shrinker.progress
    if reduced != limits {
      guard let confirmed = confirmed(simplest.result, shrinker.examiner.jury) else {
        // The original is kept.
        shrinking.isSimpler = false
        if [nil, .outOfTime].contains(shrinking.obstacle) { shrinking.obstacle = .unconfirmed }
        return (finding, shrinking)
      }
      simplest.result = confirmed
    }
    return (simplest, shrinking)
  }

  /// Returns the result, with the real limits, of an input that failed with lower ones; `nil` if
  /// the verdict differs or could not be determined.
  private func confirmed(_ result: CaseResult, _ jury: any Jury) -> CaseResult? {
    guard let evidence = result.evidence else { return nil }
    let again = try? examiner(with: jury, limits: limits).examine(
      name: result.name, input: evidence.input, answer: evidence.answer)
    return again?.verdict == result.verdict ? again : nil
  }
}

/// Shrinks one case.
private final class CaseShrinker {
  let examiner: Examiner
  private(set) var progress = StressTest.Shrinking()
  private var result: CaseResult
  private let deadline: SuspendingClock.Instant
  private let report: (StressTest.Shrinking) -> Void

  init(
    _ result: CaseResult, deadline: SuspendingClock.Instant, examiner: Examiner,
    report: @escaping (StressTest.Shrinking) -> Void
  ) {
    self.result = result
    self.deadline = deadline
    self.examiner = examiner
    self.report = report
  }

  /// Returns the result of the simplest input with the same verdict.
  func shrink() -> CaseResult {
    var shrinker = TextShrinker(result.evidence?.input ?? []) { [unowned self] in
      try fails($0)
    }
    measure(shrinker.text)
    do {
      if try !shrinker.shrink() { progress.obstacle = progress.obstacle ?? .outOfTime }
    } catch {
      progress.obstacle = .interrupted
    }
    measure(shrinker.text)
    return result
  }

  private func measure(_ text: TokenText) {
    progress.words = text.tokenCount
    progress.bytes = text.bytes.count
  }

  /// Whether the program gets the same verdict on a simpler input.
  private func fails(_ input: [UInt8]) throws -> Bool {
    if SuspendingClock.now > deadline { throw TextShrinker.OutOfBudget() }
    do {
      if try examiner.jury.reasonForInvalidity(of: input) != nil { return false }
      let answer = try examiner.jury.answer(to: input)
      let candidate = try examiner.examine(name: result.name, input: input, answer: answer)
      progress.runs += 1
      if candidate.verdict == .internalError { note(candidate.message, input) }
      let isKept = isSameFailure(candidate)
      if isKept {
        result = candidate
        progress.isSimpler = true
        measure(TokenText(input))
      }
      report(progress)
      return isKept
    } catch let fault as JuryFault {
      // Without a validator, a failure of the brute force means that the input is invalid.
      if examiner.jury.hasValidator || fault.stage != .bruteForce {
        note(fault.description, input)
      }
      return false
    }
  }

  /// Whether a simpler input fails in the same way as the original one.
  ///
  /// A runtime error must be of the same kind: a crash differs from the rejection of an invalid
  /// input by an exit code.
  private func isSameFailure(_ candidate: CaseResult) -> Bool {
    guard candidate.verdict == result.verdict else { return false }
    return candidate.verdict != .runtimeError || candidate.run?.end == result.run?.end
  }

  /// Records the first failure of the jury, which is always reported.
  private func note(_ message: String, _ input: [UInt8]) {
    if progress.obstacle == nil { progress.obstacle = .juryFault(message, input: input) }
  }
}
