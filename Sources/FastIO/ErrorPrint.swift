// Debug output on the standard error.

/// Writes the textual representations of values to the standard error, unbuffered: debug output that no judge compares.
///
///     eprint("n =", 3)  // writes "n = 3" and a line feed
///
/// Like `print`, and unlike `fputs(…, stderr)` also in Swift 6 mode. `verdict test` shows it with every case that is
/// not accepted. Every call is a system call: take it out where the time matters.
///
/// - Parameters:
///   - items: The values to write, as `print` does.
///   - separator: The string between two items.
///   - terminator: The string after the last item.
public func eprint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator) + terminator
  // Whoever cannot write notes goes on without.
  _ = _fastIOWrite(2, text, count: text.utf8.count)
}
