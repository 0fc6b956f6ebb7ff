// A stack frame in a crash report.

import Foundation

/// A stack frame of a crashed program: a call that had not returned.
struct CrashFrame {
  /// A source location: a function, and the line that it was executing.
  struct Place {
    let function: String
    let path: String
    let line: Int
  }

  /// The name of the function: `"main"`, `"Array.subscript.getter"`.
  let function: String
  /// The source location in Swift; `nil` for compiler-generated code, or if it is unknown.
  let place: Place?
  /// The number of inner frames: 0 for the innermost.
  let depth: Int
  /// Whether it is compiler-generated code, mostly inlined from the standard library.
  private let isGenerated: Bool

  /// - Parameter function: The demangled name, with the compiler's additions.
  init(function: String, path: String, line: Int, depth: Int) {
    var name = function.trimmingCharacters(in: .whitespaces)
    // A closure in an unnamed function.
    if name.hasSuffix(" in") { name.removeLast(" in".count) }
    // A specialization for certain types or arguments.
    name.replace("specialized ", with: "")
    self.function = name
    self.depth = depth
    isGenerated = path.hasSuffix("/<compiler-generated>")
    place =
      line > 0 && path.hasSuffix(".swift") && path.hasPrefix("/") && !path.hasPrefix("//")
      ? Place(function: name, path: path, line: line) : nil
  }

  /// The check that failed, if this is the innermost frame; `nil` if it is unknown.
  ///
  /// Optimized Swift traps without a message, but the debug information names the reason, or else
  /// the function of the standard library.
  var failedCheck: String? {
    guard depth == 0, isGenerated else { return nil }
    if let failure = function.range(of: "Swift runtime failure: ", options: .anchored) {
      return String(function[failure.upperBound...])
    }
    return function.contains(".subscript.")
      ? "Index out of range" : "a check in \(function) failed"
  }
}
