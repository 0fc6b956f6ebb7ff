import TestSupport
import Testing

/// The terminal that other tests use is as good as a real one.
@Suite struct TerminalSessionTests {
  @Test func aProgramEndsByASignalAsUsual() throws {
    let session = try TerminalSession(
      Program(path: "/bin/sh"), ["-c", "kill -INT $$; echo it was blocked"])
    let end = session.end(patience: .seconds(60))
    #expect(!end.output.contains("blocked"))
    #expect(end.exitCode == 2, "the number of the signal")
  }
}
