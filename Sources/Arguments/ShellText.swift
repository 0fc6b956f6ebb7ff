// What a shell would take apart, in quotes.

/// Words as shells read them.
public enum ShellText {
  /// Returns a word that bash and zsh take as it is, in quotes if it needs them.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || "-_./:=,+@%".contains(letter))
    }
    // What begins with an equals sign means something to zsh.
    if isPlain && !word.isEmpty && word.first != "=" { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
