// Shrinks the case that a stress test has found.

extension StressTest {
  /// How far shrinking has come.
  public struct Shrinking: Sendable {
    /// How many simpler inputs the program was tried on.
    public var runs = 0
    /// How many words the simplest input has.
    public var words = 0
    /// How many bytes it has.
    public var bytes = 0
    /// Why it may not be the simplest, if so.
    public var obstacle: Obstacle?

    /// Begins at nothing.
    public init() {}
  }

  /// Why shrinking ended before every simpler input had been tried.
  public enum Obstacle: Equatable, Sendable {
    /// The time was up.
    case outOfTime
    /// The person at the terminal has stopped it.
    case interrupted
    /// The input is too long.
    case tooLong
    /// With the usual limits the simplest input is accepted: the original is kept.
    case unconfirmed
    /// The jury failed on a simpler input, which is not taken for that reason.
    case juryFault(String, input: [UInt8])
  }

  /// The longest input that is shrunk: a longer one takes too much time to take apart.
  private static let longestInput = 1 << 20

  /// Returns a finding with the simplest input that gets the same verdict.
  ///
  /// Each simpler input is valid, as far as the jury can tell, and is answered and judged as a case
  /// is. A case that took too much time is shrunk with less of it: five times what the slowest
  /// accepted case took, and not less than 0.2 s; the simplest one is tried again with the limits
  /// that the case had.
  ///
  /// - Parameters:
  ///   - finding: What was found; an internal error is returned as it is.
  ///   - slowest: The most time that an accepted case has taken.
  ///   - seconds: The wall-clock time it may take.
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
        shrinking.obstacle = shrinking.obstacle ?? .unconfirmed
        return (finding, shrinking)
      }
      simplest.result = confirmed
    }
    return (simplest, shrinking)
  }

  /// Returns what becomes with the real limits of an input that failed with lower ones; `nil` if the
  /// verdict is not the same, or was not to be had.
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

  /// Whether the program gets the same verdict for a simpler input.
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
        measure(TokenText(input))
      }
      report(progress)
      return isKept
    } catch let fault as JuryFault {
      // Without a validator it is the brute force that says which inputs are none.
      if examiner.jury.hasValidator || fault.stage != .bruteForce {
        note(fault.description, input)
      }
      return false
    }
  }

  /// Whether a simpler input fails as the one that was found.
  ///
  /// A runtime error has to be of the same kind: a crash is no refusal of what is no input, which has an exit code of its
  /// own.
  private func isSameFailure(_ candidate: CaseResult) -> Bool {
    guard candidate.verdict == result.verdict else { return false }
    return candidate.verdict != .runtimeError || candidate.run?.end == result.run?.end
  }

  /// Remembers the first failure of the jury: it is never silent about one.
  private func note(_ message: String, _ input: [UInt8]) {
    if progress.obstacle == nil { progress.obstacle = .juryFault(message, input: input) }
  }
}
