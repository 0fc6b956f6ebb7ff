// Shell quoting.

/// Words quoted for shells.
public enum ShellText {
  /// Returns a word that bash and zsh take literally, quoted if necessary, without control characters:
  /// a terminal would obey them.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || "-_./:=,+@%".contains(letter))
    }
    // zsh expands words that start with an equals sign.
    if isPlain && !word.isEmpty && word.first != "=" { return word }
    if word.unicodeScalars.contains(where: isControl) { return escaped(word) }
    // An apostrophe stands alone for a shell, whatever combines with it.
    let letters = word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
    return "'" + letters.joined() + "'"
  }

  /// Returns a word in quotes that take escapes: `$'first line\nsecond'`.
  private static func escaped(_ word: String) -> String {
    let letters = word.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": #"\n"#
      case "\t": #"\t"#
      case "'", "\\": #"\"# + String(scalar)
      case _ where isControl(scalar): String(scalar).utf8.map(octal).joined()
      default: String(scalar)
      }
    }
    return "$'" + letters.joined() + "'"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return #"\"# + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
