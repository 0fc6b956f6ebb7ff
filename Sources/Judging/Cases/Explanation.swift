// Why a run failed, in words that help the program's author.

import Foundation

/// The verdict on a failed run, with the reason.
public struct Explanation: Equatable, Sendable {
  /// The verdict: one of the limits, or a runtime error.
  public let verdict: Verdict
  /// The reason in one line or a few, followed by the last lines of the program's standard error.
  public let message: String

  /// Explains a run; `nil` if it ended with exit code 0 within its limits.
  public init?(_ run: Execution, limits: Limits) {
    if let limit = run.exceeded {
      verdict = Self.verdict(for: limit)
      message = Self.message(limit, run, limits)
      return
    }
    if run.end == .exit(0) { return nil }
    // No other sign tells of a failed allocation: the system refuses only allocations larger than
    // the whole memory, long before the limit is reached.
    let isOutOfMemory = run.errors.saysThatMemoryRanOut
    verdict = isOutOfMemory ? .memoryLimitExceeded : .runtimeError
    let reason =
      switch run.end {
      case .exit(let code): "exit code \(code)"
      case .signal(let number): Signal(number).explanation(limits)
      }
    let lines = [isOutOfMemory ? "an allocation failed: \(reason)" : reason]
    message = (lines + run.errors.lastWords).joined(separator: "\n")
  }

  init(_ verdict: Verdict, _ message: String) {
    (self.verdict, self.message) = (verdict, message)
  }

  /// The judgement on the program that has failed.
  var judgement: Judgement { Judgement(verdict, message) }

  private static func verdict(for limit: Execution.Limit) -> Verdict {
    switch limit {
    case .cpuTime, .wallTime: .timeLimitExceeded
    case .memory: .memoryLimitExceeded
    case .output: .outputLimitExceeded
    case .processes: .runtimeError
    }
  }

  private static func message(
    _ limit: Execution.Limit, _ run: Execution, _ limits: Limits
  ) -> String {
    // Only a program that the judge stopped is killed by this signal.
    let wasStopped = run.end == .signal(SIGKILL)
    switch limit {
    case .cpuTime:
      return overrun(run.cpuSeconds, limits.cpuSeconds, "of CPU time", wasStopped)
    case .wallTime:
      let share = "with \(Quantity.seconds(run.cpuSeconds)) of CPU time"
      return overrun(run.wallSeconds, limits.wallSeconds, "of wall-clock time", wasStopped) + ", "
        + share
    case .memory:
      let isRecursion = run.stackBytes > limits.memoryBytes / 2
      return "\(Quantity.bytes(run.peakMemoryBytes)) of memory, "
        + "the limit is \(Quantity.bytes(limits.memoryBytes))"
        + (run.wasKilledForMemory ? ": killed by the system" : "")
        + (isRecursion ? ", in a recursion \(Quantity.bytes(run.stackBytes)) deep" : "")
    case .output:
      return "more than \(Quantity.bytes(limits.outputBytes)) of output"
    case .processes:
      return "more than \(limits.processes) processes at once"
    }
  }

  private static func overrun(
    _ seconds: Double, _ limit: Double, _ kind: String, _ wasStopped: Bool
  ) -> String {
    if wasStopped {
      return "stopped after \(Quantity.seconds(seconds)) \(kind), "
        + "the limit is \(Quantity.seconds(limit))"
    }
    let percent = String(format: "%.1f", (seconds / limit - 1) * 100)
    return "\(Quantity.seconds(seconds)) \(kind), "
      + "\(percent) % over the limit of \(Quantity.seconds(limit))"
  }
}

extension CapturedText {
  /// The last lines that mean something to the program's author: a debug build of Swift lists
  /// addresses after them, and other languages the calls below the reason.
  fileprivate var lastWords: [String] {
    let lines = lastLines(.max)
    let trace = lines.lastIndex { $0.hasPrefix("Current stack trace:") } ?? lines.endIndex
    let words = lines[..<trace]
    let reason = words.lastIndex { line in
      Self.startsOfReasons.contains { line.hasPrefix($0) }
    }
    let start = max(words.startIndex, words.endIndex - 5)
    return Array(words[min(start, reason ?? start)...].prefix(5))
  }

  /// What the last words of Java, C#, Node and Go begin with: a trace of calls follows.
  private static let startsOfReasons = [
    "Exception in thread \"", "Unhandled exception. ", "FATAL ERROR: ", "fatal error: ",
  ]

  /// Whether the last lines are an out-of-memory error of a language's run-time system.
  fileprivate var saysThatMemoryRanOut: Bool {
    let signs = [
      "failed to allocate", "std::bad_alloc", "MemoryError", "OutOfMemoryError",
      "OutOfMemoryException", "out of memory", "memory allocation of", "Cannot allocate memory",
    ]
    return lastWords.contains { line in signs.contains { line.contains($0) } }
  }
}
