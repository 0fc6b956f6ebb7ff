// Which names in a file stand for what it declares itself, and which for what the system declares.

/// The names that the expressions of a file refer to, as the compiler resolves them.
struct ReferredNames {
  /// What the file declares, in functions too.
  private(set) var own: Set<String> = []
  /// What the system's modules declare.
  private(set) var foreign: Set<String> = []
  /// The USRs of what the system's modules declare, which hold the labels of functions.
  private(set) var foreignUSRs: Set<String> = []

  /// Collects them from a dump of the compiler, of a file that it sees as `Submission`.
  init(dump: [UInt8]) {
    dump.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      while scanner.isAtObject { add(&scanner) }
    }
  }

  private mutating func add(_ scanner: inout JSONScanner) {
    var name = ""
    scanner.skipValue { key, text in
      guard let key else { return }
      if key.elementsEqual("base_name".utf8) { name = String(decoding: text, as: UTF8.self) }
      guard key.elementsEqual("decl_usr".utf8) else { return }
      let usr = String(decoding: text, as: UTF8.self)
      // What is local to a function has none.
      if usr.isEmpty || usr.contains("10Submission") {
        own.insert(name)
      } else {
        foreign.insert(name)
        foreignUSRs.insert(usr)
      }
    }
  }

  /// Whether a function of the system that is called may have this label.
  func mayBeForeignLabel(_ label: String) -> Bool {
    let spelled = "\(label.utf8.count)\(label)"
    let words = Self.words(of: label)
    return foreignUSRs.contains { usr in
      usr.contains(spelled) || (Self.repeatsWords(usr) && words.allSatisfy(usr.contains))
    }
  }

  /// Whether a USR only refers to words that came before: `0` and a letter for each of them.
  private static func repeatsWords(_ usr: String) -> Bool {
    let bytes = Array(usr.utf8)
    return bytes.indices.dropFirst().dropLast().contains { index in
      bytes[index] == UInt8(ascii: "0")
        && !Character(UnicodeScalar(bytes[index - 1])).isNumber
        && Character(UnicodeScalar(bytes[index + 1])).isLetter
    }
  }

  /// Divides `initialCount` into `initial` and `Count`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase || character == "_" {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
