import TestSupport
import Testing

/// Checks of overflow that are there when optimized, too.
@Suite struct OverflowFlagTests {
  /// Swift 6.3 takes a precondition out if it looks at the flag of an operation whose value nobody looks at.
  @Test func noOverflowFlagIsLookedAtAlone() throws {
    for file in Repository.swiftFiles(under: "Sources") {
      let text = try Repository.text(of: file)
      #expect(!Self.looksAtAFlagAlone(text), "\(file): the value has to be looked at, too")
    }
  }

  @Test func thePatternIsRecognized() {
    for text in [
      "let (_, isTooLarge) = a.multipliedReportingOverflow(by: b)",
      "let (_, overflow) = max(a, b)\n  .addingReportingOverflow(c)",
      "precondition(!a.subtractingReportingOverflow(b.first).overflow)",
    ] { #expect(Self.looksAtAFlagAlone(text), "\(text)") }
    for text in [
      "let (sum, overflow) = a.addingReportingOverflow(b)\nprecondition(!overflow)",
      "let (_, b) = pair\nlet c = 1\nlet (sum, overflow) = a.addingReportingOverflow(b)",
    ] { #expect(!Self.looksAtAFlagAlone(text), "\(text)") }
  }

  private static func looksAtAFlagAlone(_ text: String) -> Bool {
    text.contains(#/let \(_, \w+\) *=[^\n]*(?:\n *\.)?\w*ReportingOverflow/#)
      || text.contains(#/ReportingOverflow\([^\n]*\)\.overflow/#)
  }
}
