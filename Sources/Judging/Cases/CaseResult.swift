// The result of one case.

/// The result of one case.
///
/// Encoded as JSON its keys are `name`, `verdict`, `cpu_seconds`, `wall_seconds`,
/// `peak_memory_bytes`, `exit_code`, `signal`, `message`, `score` and `conversation`, an array of lines;
/// what is not known is `null`.
public struct CaseResult: Sendable, Encodable {
  /// The texts that a verdict other than "accepted" is based on.
  public struct Evidence: Sendable {
    /// The program's input.
    public var input: [UInt8]
    /// The program's output; `nil` if it was not run.
    public var output: [UInt8]?
    /// The expected output, or one example of it; `nil` if there is none.
    public var answer: [UInt8]?
    /// The program's standard error.
    public var errors: CapturedText
    /// The first difference of output and answer, if that is the reason.
    public var difference: Difference?

    /// Creates evidence from the texts.
    public init(
      input: [UInt8], output: [UInt8]?, answer: [UInt8]?, errors: CapturedText = CapturedText(),
      difference: Difference? = nil
    ) {
      self.input = input
      self.output = output
      self.answer = answer
      self.errors = errors
      self.difference = difference
    }
  }

  /// The name of the case.
  public var name: String
  /// The verdict.
  public var verdict: Verdict
  /// The reason, in one line or a few: empty if there is nothing to say.
  public var message: String
  /// The score that the jury gives to the output, if it gives any.
  public var score: Double?
  /// The figures of the run, unless there was none.
  public var run: Run?
  /// The texts, unless the program was accepted or never run.
  public var evidence: Evidence?
  /// The conversation of program and interactor, if there is an interactor.
  public var conversation: Conversation?

  /// Creates a result.
  public init(
    name: String, verdict: Verdict, message: String, score: Double? = nil, run: Run? = nil,
    evidence: Evidence? = nil, conversation: Conversation? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.message = message
    self.score = score
    self.run = run
    self.evidence = evidence
    self.conversation = conversation
  }

  /// The measurements of a run.
  public struct Run: Sendable, Equatable {
    /// Processor time in seconds.
    public var cpuSeconds: Double
    /// Wall-clock time in seconds.
    public var wallSeconds: Double
    /// The peak resident set size in bytes.
    public var peakMemoryBytes: Int
    /// How the program ended.
    public var end: Execution.End
    /// The isolation and the limits that were in effect.
    public var protection: Protection

    /// Creates a run from its measurements.
    public init(
      cpuSeconds: Double, wallSeconds: Double, peakMemoryBytes: Int, end: Execution.End,
      protection: Protection
    ) {
      self.cpuSeconds = cpuSeconds
      self.wallSeconds = wallSeconds
      self.peakMemoryBytes = peakMemoryBytes
      self.end = end
      self.protection = protection
    }
  }

  /// The exit code, unless the program was killed or never run.
  public var exitCode: Int32? {
    if case .exit(let code) = run?.end { code } else { nil }
  }

  /// The name of the signal that killed the program, if one did.
  public var signalName: String? {
    if case .signal(let number) = run?.end { Signal(number).name } else { nil }
  }

  private enum CodingKeys: String, CodingKey {
    case name, verdict, signal, message, score, conversation
    case cpuSeconds = "cpu_seconds"
    case wallSeconds = "wall_seconds"
    case peakMemoryBytes = "peak_memory_bytes"
    case exitCode = "exit_code"
  }

  /// Encodes the result under the keys above; every key is always there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(run?.cpuSeconds, forKey: .cpuSeconds)
    try container.encode(run?.wallSeconds, forKey: .wallSeconds)
    try container.encode(run?.peakMemoryBytes, forKey: .peakMemoryBytes)
    try container.encode(exitCode, forKey: .exitCode)
    try container.encode(signalName, forKey: .signal)
    try container.encode(message, forKey: .message)
    try container.encode(score, forKey: .score)
    try container.encode(conversation?.texts, forKey: .conversation)
  }
}
