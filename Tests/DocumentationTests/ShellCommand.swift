import Foundation

/// A line of a block of shell commands, as three backticks and `sh` begin it.
struct ShellCommand: Equatable {
  /// The line as it stands in the text.
  let line: String
  /// The number of the line, counted from 1.
  let number: Int

  /// Finds the commands in a text.
  static func all(in text: String) -> [ShellCommand] {
    var found: [ShellCommand] = []
    var isInside = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line == "```sh" {
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside && !line.isEmpty {
        found.append(ShellCommand(line: line, number: index + 1))
      }
    }
    return found
  }

  /// The command without the comment behind it.
  var command: String {
    guard let comment = line.range(of: " +# ", options: .regularExpression) else { return line }
    return String(line[..<comment.lowerBound])
  }
}
