// A line of Swift's report of a crash.

import Foundation

/// A call that had not returned when a program crashed.
struct CrashFrame {
  /// A function that was running, and how far it had come.
  struct Place {
    let function: String
    let path: String
    let line: Int
  }

  /// How many calls it has made that have not returned either.
  private let depth: Int
  /// The name of the function: `"main"`, `"Array.subscript.getter"`.
  let function: String
  /// Where it is in a source in Swift; `nil` in what the compiler has made, or if nobody knows.
  let place: Place?
  /// Whether the compiler has put it there, from the standard library for the most part.
  private let isGenerated: Bool

  /// Reads a line of a report, such as `0 [ra] 0x12ab f(_:) + 24 in program at /folder/main.swift:1:44`; `nil` if it
  /// is none.
  ///
  /// The program may have written anything: it is read from the end, in one go.
  init?(_ line: Substring) {
    guard let depth = line.split(separator: " ", maxSplits: 1).first.flatMap({ Int($0) }),
      let start = line.range(of: " at /", options: .backwards),
      let program = line[..<start.lowerBound].range(of: " in ", options: .backwards),
      let address = line[..<program.lowerBound].range(of: "0x")
    else { return nil }
    var name = line[address.upperBound..<program.lowerBound].drop(while: \.isHexDigit)
    if let offset = name.range(of: " + ", options: .backwards) { name = name[..<offset.lowerBound] }
    var function = name.trimmingCharacters(in: .whitespaces)
    // A closure in what has no name.
    if function.hasSuffix(" in") { function.removeLast(" in".count) }
    // Made for certain types or arguments.
    function.replace("specialized ", with: "")
    (self.depth, self.function) = (depth, function)
    let location = line[start.upperBound...]
    isGenerated = location == "/<compiler-generated>"
    place = Self.place(of: function, at: location)
  }

  /// Reads where a function is, without the first `/`.
  private static func place(of function: String, at location: Substring) -> Place? {
    let parts = location.split(separator: ":", omittingEmptySubsequences: false)
    // The column is not always there.
    let numbers = parts.suffix(2).compactMap { Int($0) }
    let path = "/" + parts.dropLast(numbers.count).joined(separator: ":")
    guard let number = numbers.first, number > 0, path.hasSuffix(".swift"), !path.hasPrefix("//")
    else { return nil }
    return Place(function: function, path: path, line: number)
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
