// A deliberate crash of a program, for the backtrace that it prints.

/// When a program gets the signal SIGABRT.
public struct CrashRequest: Equatable, Sendable {
  /// The processor time in seconds after which it is sent.
  public var cpuSeconds: Double
  /// The end of the backtrace on its standard error.
  ///
  /// If the program goes on after it, the signal is sent once more, which ends it.
  public var endOfReport: String

  /// Creates a request.
  public init(cpuSeconds: Double, endOfReport: String) {
    self.cpuSeconds = cpuSeconds
    self.endOfReport = endOfReport
  }
}
