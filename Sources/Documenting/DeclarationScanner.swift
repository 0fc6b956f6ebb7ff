// Finds the public declarations of a source file from its tokens alone: nothing has to compile.

/// Finds the public declarations of a source file.
struct DeclarationScanner {
  /// A type or an extension whose members are being read.
  private struct Scope {
    let name: String
    /// The head of an extension, if it is constrained.
    let condition: String?
    /// Whether members are public without a modifier: those of protocols and of public extensions.
    let isOpen: Bool
  }

  /// The attributes, modifiers and keyword of a declaration, before its name.
  private struct Beginning {
    /// The first modifier, or the keyword.
    let start: Int
    let keyword: String
    let modifiers: Set<String>
    /// The modifier `public`.
    let publicIndex: Int?
    let comment: [String]
    /// Whether an attribute hides it, whatever its access level.
    let isUnavailable: Bool
  }

  private let module: String
  private let source: SourceText
  private var index = 0
  private var declarations: [PublicDeclaration] = []

  private init(_ text: String, module: String) {
    self.module = module
    source = SourceText(text)
  }

  /// Returns the declarations in source order.
  static func declarations(in source: String, of module: String) -> [PublicDeclaration] {
    var scanner = DeclarationScanner(source, module: module)
    scanner.readMembers(of: nil, upTo: scanner.source.tokens.count)
    return scanner.declarations
  }

  private mutating func readMembers(of scope: Scope?, upTo end: Int) {
    while index < end {
      guard source[index] != ";", let beginning = readBeginning(upTo: end) else {
        if source[index] == ";" { index += 1 } else if index < end { skipLine(upTo: end) }
        continue
      }
      switch beginning.keyword {
      case "case", "let", "var": readList(beginning, in: scope, upTo: end)
      case let keyword where Self.keywordsOfTypes.contains(keyword):
        readType(beginning, in: scope, upTo: end)
      default:
        let signature = Signature(in: source, keyword: beginning.keyword, from: index)
        let isAlias = beginning.keyword == "typealias"
        index = headEnd(from: signature.end, upTo: end, stops: isAlias ? [";"] : ["=", "{", ";"])
        add(signature, beginning, text: text(of: beginning, upTo: index), in: scope)
        skipBody(upTo: end)
      }
    }
  }

  // MARK: - What begins

  /// Reads the attributes, the modifiers and the keyword of a declaration; `nil` if there is none.
  private mutating func readBeginning(upTo end: Int) -> Beginning? {
    let first = index
    var isUnavailable = false
    while index < end, source[index] == "@" {
      let attribute = index..<source.behindAttribute(index)
      let text = source.text(attribute).filter { !$0.isWhitespace }
      isUnavailable = isUnavailable || text.hasPrefix("@available(*,unavailable")
      index = attribute.upperBound
    }
    let start = index
    var modifiers: Set<String> = []
    var publicIndex: Int?
    while index < end, isModifier(index) {
      let word = source[index]
      index += 1
      // `private(set)` does not restrict reading.
      if index < end, source[index] == "(" {
        index = source.behind(index)
      } else {
        modifiers.insert(word)
        if word == "public" { publicIndex = index - 1 }
      }
    }
    let keyword = source[index]
    guard index < end, Self.keywords.contains(keyword) else { return nil }
    index += 1
    let comment = source.documentation(before: start)
    return Beginning(
      start: start, keyword: keyword, modifiers: modifiers, publicIndex: publicIndex,
      comment: comment.isEmpty ? source.documentation(before: first) : comment,
      isUnavailable: isUnavailable)
  }

  private func isModifier(_ index: Int) -> Bool {
    let word = source[index]
    return Self.modifiers.contains(word)
      // `class` as a modifier: a type member.
      || word == "class"
        && (Self.modifiers.contains(source[index + 1])
          || ["func", "let", "subscript", "var"].contains(source[index + 1]))
  }

  private static let modifiers: Set = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate",
    "final", "indirect", "infix", "internal", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "private", "public", "required",
    "static", "unowned", "weak",
  ]
  private static let keywordsOfTypes: Set = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let keywords = keywordsOfTypes.union([
    "associatedtype", "case", "func", "init", "let", "macro", "subscript", "typealias", "var",
  ])

  // MARK: - What is declared

  /// Reads a type and its members, or an extension.
  private mutating func readType(_ beginning: Beginning, in scope: Scope?, upTo end: Int) {
    let signature = Signature(in: source, keyword: beginning.keyword, from: index)
    index = headEnd(from: signature.end, upTo: end, stops: ["{", ";"])
    let head = text(of: beginning, upTo: index)
    let isExtension = beginning.keyword == "extension"
    guard index < end, source[index] == "{" else { return }
    let body = source.behind(index)
    defer { index = body }
    // Types that are not public are skipped; the members of an extension have access levels of their own.
    let isSeen = isSeen(beginning, in: scope) || isExtension && !beginning.isUnavailable
    guard isSeen, !signature.isHidden else { return }
    if !isExtension { add(signature, beginning, text: head, in: scope) }
    index += 1
    readMembers(
      of: Scope(
        name: path(signature.baseName, in: scope),
        condition: isExtension && (beginning.start..<index).contains { source[$0] == "where" }
          ? head : nil,
        isOpen: beginning.keyword == "protocol"
          || isExtension && beginning.modifiers.contains("public")),
      upTo: body - 1)
  }

  /// Reads the cases or variables of one declaration.
  private mutating func readList(_ beginning: Beginning, in scope: Scope?, upTo end: Int) {
    let head = text(of: beginning, upTo: index)
    while index < end {
      let start = index
      let signature = Signature(in: source, keyword: beginning.keyword, from: start)
      index = headEnd(from: signature.end, upTo: end, stops: ["=", "{", ",", ";"])
      // Tuple patterns such as `let (a, b) = …` are skipped.
      if source.isIdentifier(start) {
        let text = head + " " + source.text(start..<index)
        add(signature, beginning, text: text, in: scope)
      }
      if index < end, source[index] == "=" {
        index =
          beginning.keyword == "case"
          ? headEnd(from: index + 1, upTo: end, stops: [",", ";"])
          : valueEnd(from: index + 1, upTo: end)
      }
      guard index < end, source[index] == "," else { break }
      index += 1
    }
    skipBody(upTo: end)
  }

  /// Returns the end of a declaration's head: at one of the stop tokens, or at the end of the line.
  private func headEnd(from start: Int, upTo end: Int, stops: Set<String>) -> Int {
    var index = start
    var angleDepth = 0
    while index < end {
      if stops.contains(source[index]), source[index] != "," || angleDepth == 0 { break }
      if source.beginsLine(index), !source.continuesLine(index) { break }
      angleDepth += source.angleDepth(of: index)
      index = source.behind(index)
    }
    return index
  }

  /// Returns the end of a variable's initial value: before the next name, or at the end of the line.
  private func valueEnd(from start: Int, upTo end: Int) -> Int {
    var index = start
    while index < end, source[index] != ";" {
      if source.beginsLine(index), !source.continuesLine(index) { break }
      // The comma may also separate type arguments.
      if source[index] == ",", source.isIdentifier(index + 1),
        [":", "="].contains(source[index + 2])
      {
        break
      }
      index = source.behind(index)
    }
    return index
  }

  private mutating func skipBody(upTo end: Int) {
    if index < end, source[index] == "{" {
      index = source.behind(index)
    } else if index < end, source[index] != ";", !source.beginsLine(index) {
      skipLine(upTo: end)
    }
  }

  private mutating func skipLine(upTo end: Int) {
    repeat { index = source.behind(index) } while index < end && !source.beginsLine(index)
  }

  // MARK: - What is kept

  private func isSeen(_ beginning: Beginning, in scope: Scope?) -> Bool {
    let modifiers = beginning.modifiers
    if beginning.isUnavailable { return false }
    if modifiers.contains("public") || modifiers.contains("open") { return true }
    return beginning.keyword == "case"
      || scope?.isOpen == true
        && modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
  }

  private mutating func add(
    _ signature: Signature, _ beginning: Beginning, text: String, in scope: Scope?
  ) {
    guard isSeen(beginning, in: scope), !signature.isHidden else { return }
    declarations.append(
      PublicDeclaration(
        module: module, owner: scope?.name, baseName: signature.baseName, name: signature.name,
        signature: (scope?.condition.map { $0 + "\n" } ?? "") + text,
        isType: Self.keywordsOfTypes.contains(beginning.keyword), comment: beginning.comment))
  }

  private func path(_ name: String, in scope: Scope?) -> String {
    (scope.map { $0.name + "." } ?? "") + name
  }

  /// Returns the text of a declaration from its first modifier on, without `public`.
  private func text(of beginning: Beginning, upTo end: Int) -> String {
    guard let modifier = beginning.publicIndex else { return source.text(beginning.start..<end) }
    let parts = [beginning.start..<modifier, modifier + 1..<end]
    return parts.map(source.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
