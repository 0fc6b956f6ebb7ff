// Which names in a file refer to its own declarations, and which to the system's.

/// The names that the expressions of a file refer to, as the compiler resolves them.
struct ReferredNames {
  /// The names of the file's own declarations, local ones too.
  private(set) var own: Set<String> = []
  /// The names of the system modules' declarations.
  private(set) var foreign: Set<String> = []
  /// The string literals, those that the compiler makes of the names of dynamic members and labels too.
  private(set) var strings: Set<String> = []
  /// The identifiers that the USRs of the system's declarations spell out, argument labels included.
  private var spelled: Set<String> = []
  /// For each USR with word substitutions, the words that it spells out.
  private var repeated: Set<Set<String>> = []

  /// Collects the names from the compiler's dump of a file in module `Submission`.
  init(dump: [UInt8]) {
    var usrs: Set<String> = []
    dump.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      while scanner.isAtObject { add(&scanner, &usrs) }
    }
    for usr in usrs {
      let names = Self.names(in: Array(usr.utf8))
      spelled.formUnion(names)
      if Self.repeatsWords(Array(usr.utf8)) { repeated.insert(Set(names.flatMap(Self.words))) }
    }
  }

  private mutating func add(_ scanner: inout JSONScanner, _ usrs: inout Set<String>) {
    var name = ""
    scanner.skipValue { key, text in
      guard let key else { return }
      if key.elementsEqual("value".utf8) { strings.insert(String(decoding: text, as: UTF8.self)) }
      if key.elementsEqual("base_name".utf8) { name = String(decoding: text, as: UTF8.self) }
      guard key.elementsEqual("decl_usr".utf8) else { return }
      let usr = String(decoding: text, as: UTF8.self)
      // Local declarations have no USR.
      if usr.isEmpty || usr.contains("10Submission") {
        own.insert(name)
      } else {
        foreign.insert(name)
        usrs.insert(usr)
      }
    }
  }

  /// Whether a called function of the system may have this argument label.
  func mayBeForeignLabel(_ label: String) -> Bool {
    let words = Self.words(of: label)
    return spelled.contains(label) || repeated.contains { $0.isSuperset(of: words) }
  }

  /// Returns the length-prefixed identifiers in a USR, such as `4from` and `2to`.
  private static func names(in usr: [UInt8]) -> [String] {
    var names: [String] = []
    var index = 0
    while index < usr.count {
      let digits = usr[index...].prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      if let count = Int(String(decoding: digits, as: UTF8.self)),
        count > 0, count <= usr.count - digits.endIndex
      {
        names.append(String(decoding: usr[digits.endIndex...].prefix(count), as: UTF8.self))
      }
      index = max(digits.endIndex, index + 1)
    }
    return names
  }

  /// Whether a USR has word substitutions, which refer to earlier words: `0` followed by letters.
  private static func repeatsWords(_ usr: [UInt8]) -> Bool {
    zip(usr, usr.dropFirst()).contains { digit, letter in
      digit == UInt8(ascii: "0") && Character(UnicodeScalar(letter)).isLetter
    }
  }

  /// Splits `initialCount` into `initial` and `Count`.
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
