// A crash that a program is made to have, for what it reports then.

/// When a program gets the signal SIGABRT.
public struct CrashRequest: Equatable, Sendable {
  /// After how much processor time in seconds.
  public var cpuSeconds: Double
  /// What the report on its standard error ends with.
  ///
  /// A program that goes on then gets the signal once more, which
  /// ends it.
  public var endOfReport: String

  /// Says when.
  public init(cpuSeconds: Double, endOfReport: String) {
    self.cpuSeconds = cpuSeconds
    self.endOfReport = endOfReport
  }
}
