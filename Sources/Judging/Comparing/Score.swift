// Scores of outputs that are not only right or wrong, as the programs that give them say them.

import Foundation

/// Reads the score that a program of the jury has given.
enum Score {
  /// Returns the score that a text says in the last of its lines with one: `Score = 51234`; `nil` if none does.
  ///
  /// The word may be written in capital or small letters, with other words in front of it, and a colon may stand for
  /// the equals sign.
  static func said(in text: String) -> Double? {
    text.split(whereSeparator: \.isNewline).reversed().lazy.compactMap(inLine).first
  }

  /// Returns the other lines of such a text, without the blank ones.
  static func remark(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      inLine(line) == nil && line.contains { !$0.isWhitespace }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the points that a testlib checker gives with `quitp`: `points 12.5 two of three`.
  static func points(in message: String) -> Double? {
    let words = message.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "points" else { return nil }
    return number(words[1])
  }

  /// Returns the number that a text consists of, besides white space around it; `nil` if it is so
  /// large that a sum of several might be infinite.
  static func number(_ text: some StringProtocol) -> Double? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let value = Double(text), value.magnitude <= 1e300 else { return nil }
    return value
  }

  private static func inLine(_ line: Substring) -> Double? {
    guard let match = line.wholeMatch(of: #/(?i:.*\bscore)\s*[=:]\s*(\S+)\s*/#) else { return nil }
    return number(match.1)
  }
}
