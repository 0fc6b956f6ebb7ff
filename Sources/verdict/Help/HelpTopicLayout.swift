// How topics are laid out.

/// How topics are laid out.
enum HelpTopicLayout {
  /// Wraps words into lines of at most 80 columns, indented by the given number of spaces, all but the
  /// first by two more.
  static func wrapped(_ text: String, indentation: Int) -> String {
    var lines = [String(repeating: " ", count: indentation)]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 80 {
        lines.append(String(repeating: " ", count: indentation + 1))
      }
      let isFirst = lines.count == 1 && lines[0].count == indentation
      lines[lines.count - 1] += (isFirst ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }
}
