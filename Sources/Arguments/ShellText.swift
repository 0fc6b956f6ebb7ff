// Shell quoting.

/// Words quoted for shells.
public enum ShellText {
  /// Returns a word that bash and zsh take literally, quoted if necessary.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || "-_./:=,+@%".contains(letter))
    }
    // zsh expands words that start with an equals sign.
    if isPlain && !word.isEmpty && word.first != "=" { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
