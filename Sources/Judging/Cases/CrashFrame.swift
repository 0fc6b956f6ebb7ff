// A call in a report of a crash.

import Foundation

/// A call that had not returned when a program crashed.
struct CrashFrame {
  /// A function that was running, and how far it had come.
  struct Place {
    let function: String
    let path: String
    let line: Int
  }

  /// The name of the function: `"main"`, `"Array.subscript.getter"`.
  let function: String
  /// Where it is in a source in Swift; `nil` in what the compiler has made, or if nobody knows.
  let place: Place?
  /// How many calls it has made that have not returned either.
  private let depth: Int
  /// Whether the compiler has put it there, from the standard library for the most part.
  private let isGenerated: Bool

  /// - Parameter function: The name as people write it, with what compilers add to it.
  init(function: String, path: String, line: Int, depth: Int) {
    var name = function.trimmingCharacters(in: .whitespaces)
    // A closure in what has no name.
    if name.hasSuffix(" in") { name.removeLast(" in".count) }
    // Made for certain types or arguments.
    name.replace("specialized ", with: "")
    self.function = name
    self.depth = depth
    isGenerated = path.hasSuffix("/<compiler-generated>")
    place =
      line > 0 && path.hasSuffix(".swift") && path.hasPrefix("/") && !path.hasPrefix("//")
      ? Place(function: name, path: path, line: line) : nil
  }

  /// What was checked in vain, if this is the innermost function; `nil` if that is not known.
  ///
  /// Optimized Swift traps without a word, but names in what is for debuggers why. Where it does not, it names the
  /// function of the standard library.
  var failedCheck: String? {
    guard depth == 0, isGenerated else { return nil }
    if let failure = function.range(of: "Swift runtime failure: ", options: .anchored) {
      return String(function[failure.upperBound...])
    }
    return function.contains(".subscript.")
      ? "Index out of range" : "a check in \(function) failed"
  }
}
