// The compiler's error messages with their locations.

import Foundation

/// An error message of the compiler.
struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file; `nil` if the message has no location.
  var path: String?
  /// The 1-based line number.
  var line: Int?
  /// The message: `"cannot find 'x' in scope"`.
  var message: String

  /// The message in the compiler's format: `main.swift:3: error: cannot find 'x' in scope`.
  var description: String {
    let place = [path, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? "error: \(message)" : "\(place): error: \(message)"
  }

  /// The source line, if the file can be read.
  var excerpt: String? {
    guard let path, let line, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return nil
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return nil }
    let excerpt = lines[line - 1].trimmingCharacters(in: .whitespaces)
    return excerpt.isEmpty ? nil : "    " + excerpt.prefix(Self.longestExcerpt)
  }

  private static let longestExcerpt = 120

  /// Returns the errors in the compiler's output, without duplicates.
  static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let error = Diagnostic(line: line), !errors.contains(error) else { continue }
      errors.append(error)
    }
    return errors
  }

  /// Parses `main.swift:3:5: error: cannot find 'x' in scope`.
  private init?(line text: Substring) {
    let mark = "error: "
    if text.hasPrefix(mark) || text.hasPrefix("<unknown>:0: " + mark) {
      let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      self.init(path: nil, line: nil, message: String(parts[1]))
      return
    }
    let parts = text.split(separator: ": " + mark, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[1].hasPrefix("undefined reference to ") {
      // The package's build links the libraries that any of its modules imports.
      let message = parts[1] + ": import Foundation or Glibc where it is used"
      self.init(path: nil, line: nil, message: String(message))
      return
    }
    let place = parts[0].split(separator: ":")
    // Excerpts of the source repeat the message below the line.
    guard place.count >= 3, let line = Int(place[place.count - 2]), Int(place.last!) != nil else {
      return nil
    }
    self.init(
      path: place.dropLast(2).joined(separator: ":"), line: line, message: String(parts[1]))
  }

  init(path: String?, line: Int?, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }
}
