// Finds what a source file offers to others. It goes by the layout that swift-format gives it: members stand two columns
// to the right of their type, a body begins with a blank and a brace.

/// Finds the public declarations of a source file.
struct DeclarationScanner {
  /// A type or an extension whose members are being read.
  private struct Scope {
    let indentation: Int
    let name: String
    /// The first line of an extension, if it holds for some types only.
    let condition: String?
    /// What declares it, empty if others do not see it: members of a protocol need no `public`.
    let keyword: Substring
  }

  private let module: String
  private let lines: [Substring]
  private var index = 0
  private var scopes: [Scope] = []
  private var comment: [String] = []
  private var isUnavailable = false
  private var declarations: [PublicDeclaration] = []

  private init(_ source: String, module: String) {
    self.module = module
    lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// Returns the declarations in the order in which they stand.
  static func declarations(in source: String, of module: String) -> [PublicDeclaration] {
    var scanner = DeclarationScanner(source, module: module)
    while scanner.index < scanner.lines.count { scanner.readLine() }
    return scanner.declarations
  }

  private mutating func readLine() {
    let line = lines[index]
    let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let text = Substring(line.utf8.dropFirst(indentation))
    if text.hasPrefix("///") {
      comment.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
    } else if text.hasPrefix("}") {
      scopes.removeAll { $0.indentation >= indentation }
      forget()
    } else if indentation == (scopes.last.map { $0.indentation + 2 } ?? 0), !text.isEmpty {
      readDeclaration(indentation)
    } else {
      forget()
    }
    index += 1
  }

  private mutating func forget() {
    comment = []
    isUnavailable = false
  }

  /// Reads what begins on this line, on as many lines as it takes.
  private mutating func readDeclaration(_ indentation: Int) {
    var text = lines[index].dropFirst(indentation)
    func isOpen() -> Bool { Self.depth(of: text) > 0 }
    func readOn(_ scanner: inout DeclarationScanner) -> Bool {
      guard scanner.index + 1 < scanner.lines.count else { return false }
      scanner.index += 1
      text += "\n" + scanner.lines[scanner.index].dropFirst(indentation)
      return true
    }
    while text.hasPrefix("@") {
      while isOpen(), Self.body(in: text) == nil, readOn(&self) {}
      if text.filter({ !$0.isWhitespace }).hasPrefix("@available(*,unavailable") {
        isUnavailable = true
      }
      text = Self.withoutAttribute(text)
      // What it belongs to stands on the next line.
      if text.isEmpty || text.hasPrefix("//") { return }
    }
    defer { forget() }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard let place = words.firstIndex(where: { !Self.modifiers.contains(Self.keyword($0)) }),
      Self.keywords.contains(Self.keyword(words[place]))
    else { return }
    let keyword = Self.keyword(words[place])
    let hasBody = Self.keywordsOfBodies.contains(keyword) && scopes.last?.keyword != "protocol"
    while Self.body(in: text) == nil, hasBody || isOpen(), readOn(&self) {}
    let head = text[..<(Self.body(in: text) ?? text.endIndex)]
    if Self.keywordsOfTypes.contains(keyword) {
      let isPublic = words[..<place].contains("public")
      readType(keyword, head, of: text, indentation, isPublic: isPublic)
    } else if words[..<place].contains("public") || scopes.last?.keyword == "protocol"
      || keyword == "case"
    {
      add(Signature(head, keyword: keyword), condition: scopes.last?.condition)
    }
  }

  private mutating func readType(
    _ keyword: Substring, _ head: Substring, of text: Substring, _ indentation: Int, isPublic: Bool
  ) {
    let signature = Signature(head, keyword: keyword)
    // What others do not see has nothing to offer; of an extension the members say whether they are seen.
    let isSeen = isPublic || keyword == "extension"
    if isPublic, keyword != "extension" { add(signature, condition: nil) }
    if text.hasSuffix("}") { return }
    let name = (scopes.last.map { $0.name + "." } ?? "") + signature.baseName
    scopes.append(
      Scope(
        indentation: indentation, name: isSeen ? name : "_" + name,
        condition: keyword == "extension" && head.contains(" where ") ? signature.text : nil,
        keyword: isSeen ? keyword : ""))
  }

  private mutating func add(_ signature: Signature, condition: String?) {
    let owner = scopes.last?.name
    if isUnavailable || signature.isHidden || owner?.hasPrefix("_") == true {
      return
    }
    declarations.append(
      PublicDeclaration(
        module: module, owner: owner, baseName: signature.baseName, name: signature.name,
        signature: (condition.map { $0 + "\n" } ?? "") + signature.text,
        isType: Self.keywordsOfTypes.contains(signature.keyword), comment: comment))
  }

  // MARK: - Text

  private static let modifiers: Set<Substring> = [
    "borrowing", "consuming", "fileprivate", "final", "indirect", "internal", "mutating",
    "nonisolated", "nonmutating", "package", "postfix", "prefix", "private", "public", "static",
  ]
  private static let keywordsOfTypes: Set<Substring> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let keywordsOfBodies = keywordsOfTypes.union(["func", "init", "subscript"])
  private static let keywords = keywordsOfBodies.union([
    "associatedtype", "case", "let", "typealias", "var",
  ])

  /// Returns the word before a bracket or a mark: `init` of `init?(_`.
  private static func keyword(_ word: Substring) -> Substring { word.prefix(while: \.isLetter) }

  /// Returns what stands behind the first attribute.
  private static func withoutAttribute(_ text: Substring) -> Substring {
    var rest = text.dropFirst().drop { $0.isLetter || $0 == "_" }
    if rest.hasPrefix("(") {
      let open = rest
      while let end = rest.firstIndex(of: ")") {
        rest = rest[end...].dropFirst()
        if depth(of: open[..<rest.startIndex]) == 0 { break }
      }
    }
    return rest.drop { $0 == " " || $0 == "\n" }
  }

  /// Returns where the body begins: a blank and a brace outside of brackets.
  private static func body(in text: Substring) -> Substring.Index? {
    var brackets = Brackets()
    var before: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "{"), before == UInt8(ascii: " "), brackets.areClosed {
        return text.utf8.index(before: index)
      }
      brackets.read(byte)
      before = byte
    }
    return nil
  }

  /// Returns how many brackets are open at the end.
  private static func depth(of text: Substring) -> Int {
    var brackets = Brackets()
    for byte in text.utf8 { brackets.read(byte) }
    return brackets.depth
  }

  /// The brackets that are open, outside of texts.
  private struct Brackets {
    private(set) var depth = 0
    private var isText = false
    private var isEscaped = false

    var areClosed: Bool { depth == 0 && !isText }

    mutating func read(_ byte: UInt8) {
      defer { isEscaped = isText && !isEscaped && byte == UInt8(ascii: "\\") }
      switch byte {
      case UInt8(ascii: "\""): if !isEscaped { isText.toggle() }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isText ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isText ? 0 : 1
      default: break
      }
    }
  }
}
