// Crashes whose exit code is that of a rejection, as languages that are interpreted have them.

extension String {
  /// Whether a standard error has what an interpreter or a run-time system says of a crash.
  ///
  /// Python, Java and Node end with exit code 1 then, Go with 2. Warnings may come before it.
  var reportsCrash: Bool {
    let lines = split(whereSeparator: \.isNewline)
    if lines.contains(where: { line in Self.startsOfReports.contains { line.hasPrefix($0) } }) {
      return true
    }
    // A module of Python that does not compile has no calls to be listed.
    guard let last = lines.last, lines.contains(where: { $0.hasPrefix("  File \"") }) else {
      return false
    }
    return Self.errorsOfSyntax.contains { last.hasPrefix($0) }
  }

  private static let startsOfReports = [
    "Traceback (most recent call last):", "Exception in thread \"", "Node.js v",
    "goroutine 1 [running]:",
  ]

  private static let errorsOfSyntax = ["SyntaxError: ", "IndentationError: ", "TabError: "]
}
