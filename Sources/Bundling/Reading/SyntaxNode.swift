// The declarations of a file in the compiler's AST: `swiftc -frontend -dump-ast` as JSON.
//
// Only a few keys of declarations are assumed about the dump's structure: whatever looks like a USR, the
// compiler's unique name for a declaration, counts as a reference to it.

/// A declaration in the compiler's dump.
struct SyntaxNode {
  struct Attribute {
    var kind = ""
    /// From its first token to the start of its last one; `nil` if it is implicit.
    var range: ClosedRange<Int>?
  }

  /// A protocol that a type or extension conforms to.
  struct Conformance: Hashable {
    /// The USR of the type, without type arguments.
    var type = ""
    var protocolUSR = ""
    /// Its source kind: `"explicit"`, `"implied"`, `"synthesized"`.
    var source = ""
  }

  /// A use of a declaration's name in an expression.
  struct Use: Hashable {
    /// The base name: `"max"`, `"+"`, `"init"`.
    let name: String
    /// The USR of the declaration that it resolves to, or the mangled name of a type argument.
    let usr: String
  }

  var kind = ""
  var usr: String?
  var baseName: String?
  /// The argument labels of a function; `""` for parameters without one.
  var labels: [String] = []
  /// The access level, such as `"internal"`.
  var access = ""
  /// The USR of the type that an extension extends.
  var extendedType: String?
  var extendsProtocol = false
  /// The USRs of an operator function's parameter types.
  var parameterTypes: Set<String> = []
  var isGeneric = false
  /// Whether the compiler has synthesized it.
  var isImplicit = false
  var isStatic = false
  var isActor = false
  /// From its first token after the attributes to the start of its last one.
  var range: ClosedRange<Int>?
  var attributes: [Attribute] = []
  var conformances: [Conformance] = []
  /// The conformances in its body: those of local types, and those that generic code is used with.
  var innerConformances: Set<Conformance> = []
  var members: [SyntaxNode] = []
  /// The USRs of the declarations that it references, not counting its members.
  var references: Set<String> = []
  /// The names in its expressions, with the type arguments that they are used with.
  var uses: Set<Use> = []

  /// Whether it declares a named type.
  var isType: Bool {
    ["struct_decl", "enum_decl", "class_decl", "protocol", "typealias"].contains(kind)
  }

  /// Whether it extends the syntax: an operator declaration, a precedence group, a macro.
  var isSyntax: Bool {
    kind.hasSuffix("_operator_decl") || kind == "precedence_group_decl" || kind == "macro_decl"
  }

  /// What the USR of a type is for the first type parameter: that of `Self` in a protocol.
  static let firstTypeParameter = "s:x"

  /// Whether it is an operator function.
  var isOperator: Bool {
    kind == "func_decl" && baseName?.allSatisfy { !$0.isLetter && $0 != "_" } == true
  }

  func hasAttribute(_ kind: String) -> Bool {
    attributes.contains { $0.kind == kind }
  }
}

/// The declarations of one file of a dump.
struct SyntaxDump {
  /// The path that the compiler was given.
  var path = ""
  var declarations: [SyntaxNode] = []

  /// Parses the compiler's output: one object per file.
  static func all(in output: [UInt8]) -> [SyntaxDump] {
    output.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      var dumps: [SyntaxDump] = []
      while scanner.isAtObject { dumps.append(SyntaxDump(&scanner)) }
      return dumps
    }
  }

  private init(_ scanner: inout JSONScanner) {
    scanner.readObject { key, scanner in
      if key.elementsEqual("filename".utf8) {
        path = scanner.string()
      } else if key.elementsEqual("items".utf8), scanner.isAtArray {
        scanner.readArray { declarations.append(SyntaxNode(&$0)) }
      } else {
        scanner.skipValue()
      }
    }
  }
}

extension SyntaxNode {
  fileprivate init(_ scanner: inout JSONScanner) {
    guard scanner.isAtObject else {
      scanner.skipValue()
      return
    }
    scanner.readObject { key, scanner in
      switch String(decoding: key, as: UTF8.self) {
      case "_kind": kind = scanner.string()
      case "usr": usr = scanner.string()
      case "access": access = scanner.string()
      case "implicit": isImplicit = scanner.boolean()
      case "static": isStatic = scanner.boolean()
      case "actor": isActor = scanner.boolean()
      case "range": range = scanner.syntaxRange()
      case "name": (baseName, labels) = scanner.declarationName() ?? (baseName, labels)
      case "attrs": readAttributes(&scanner)
      case "extended_type":
        let mangled = scanner.string()
        extendedType = Self.usr(ofMangledType: mangled)
        extendsProtocol = mangled.hasSuffix("_pD")
      case "inherits": readConformances(&scanner)
      case "params" where isOperator: readParameters(&scanner)
      case "generic_signature":
        isGeneric = true
        skipValue(&scanner)
      case "members", "accessors", "elements":
        guard scanner.isAtArray else { return skipValue(&scanner) }
        scanner.readArray { members.append(SyntaxNode(&$0)) }
      default: skipValue(&scanner)
      }
    }
  }

  /// Returns the USR of a mangled type without type arguments: `s:Sa` for `$sSaD`, `s:4Main5ShapeP` for
  /// `$s4Main5Shape_pD`, which is the mangling of a protocol as a type; a standard substitution stays the
  /// same, `s:ST` for `$sST_pD`.
  private static func usr(ofMangledType mangled: String) -> String? {
    guard mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return nil }
    let name = mangled.dropFirst(2).dropLast()
    guard name.hasSuffix("_p") else { return "s:" + withoutArguments(name) }
    let base = name.dropLast(2)
    return "s:" + base + (base.count == 2 && base.hasPrefix("S") ? "" : "P")
  }

  /// Removes type arguments: `10Submission3VecVySiG` for `Vec<Int>` becomes `10Submission3VecV`.
  private static func withoutArguments(_ name: Substring) -> Substring {
    guard name.hasSuffix("G") else { return name }
    var rest = name
    while let first = rest.first, first != "y" {
      let digits = rest.prefix(while: \.isWholeNumber)
      // An identifier with its length, a standard substitution such as `Sa`, or the kind of a declaration.
      rest = rest.dropFirst(Int(digits).map { digits.count + $0 } ?? (first == "S" ? 2 : 1))
    }
    return name[..<rest.startIndex]
  }

  private mutating func readAttributes(_ scanner: inout JSONScanner) {
    guard scanner.isAtArray else { return skipValue(&scanner) }
    scanner.readArray { scanner in
      var attribute = Attribute()
      guard scanner.isAtObject else { return skipValue(&scanner) }
      scanner.readObject { key, scanner in
        switch String(decoding: key, as: UTF8.self) {
        case "_kind": attribute.kind = scanner.string()
        case "range": attribute.range = scanner.syntaxRange()
        default: skipValue(&scanner)
        }
      }
      attributes.append(attribute)
    }
  }

  private mutating func readConformances(_ scanner: inout JSONScanner) {
    guard scanner.isAtObject else { return skipValue(&scanner) }
    scanner.readObject { key, scanner in
      guard key.elementsEqual("conformances".utf8), scanner.isAtArray else {
        return skipValue(&scanner)
      }
      scanner.readArray { scanner in
        var conformance = Conformance(type: extendedType ?? usr ?? "")
        guard scanner.isAtObject else { return skipValue(&scanner) }
        scanner.readObject { key, scanner in
          switch String(decoding: key, as: UTF8.self) {
          case "protocol": conformance.protocolUSR = scanner.string()
          case "source_kind": conformance.source = scanner.string()
          default: skipValue(&scanner)
          }
        }
        conformances.append(conformance)
      }
    }
  }

  private mutating func readParameters(_ scanner: inout JSONScanner) {
    var scanned = scanner
    scanned.skipValue { key, text in
      guard key?.elementsEqual("interface_type".utf8) == true else { return }
      let type = Self.usr(ofMangledType: String(decoding: text, as: UTF8.self))
      parameterTypes.formUnion([type].compactMap { $0 })
    }
    skipValue(&scanner)
  }

  /// Skips a value and collects the USRs in it.
  private mutating func skipValue(_ scanner: inout JSONScanner) {
    var name: JSONScanner.Text?
    var conformance = Conformance()
    scanner.skipValue { key, text in
      if key?.elementsEqual("base_name".utf8) == true { name = text }
      // The type arguments of a generic declaration too: a type's name may resolve to another type.
      if let name, key?.elementsEqual("replacement_type".utf8) == true {
        uses.insert(
          Use(
            name: String(decoding: name, as: UTF8.self), usr: String(decoding: text, as: UTF8.self))
        )
      }
      if key?.elementsEqual("type".utf8) == true {
        conformance.type = Self.usr(ofMangledType: String(decoding: text, as: UTF8.self)) ?? ""
      } else if key?.elementsEqual("protocol".utf8) == true {
        conformance.protocolUSR = String(decoding: text, as: UTF8.self)
      } else if key?.elementsEqual("source_kind".utf8) == true {
        conformance.source = String(decoding: text, as: UTF8.self)
        innerConformances.insert(conformance)
      }
      // The USR of a local declaration itself is no reference.
      guard text.starts(with: "s:".utf8), key?.elementsEqual("usr".utf8) != true else { return }
      let usr = String(decoding: text, as: UTF8.self)
      references.insert(usr)
      if let name, key?.elementsEqual("decl_usr".utf8) == true {
        uses.insert(Use(name: String(decoding: name, as: UTF8.self), usr: usr))
      }
    }
  }
}

extension JSONScanner {
  /// Reads `{"start": 5, "end": 17}`; `nil` for the range of a macro's expansion, which has a buffer of its own.
  fileprivate mutating func syntaxRange() -> ClosedRange<Int>? {
    guard isAtObject else {
      skipValue()
      return nil
    }
    var (start, end): (Int?, Int?)
    var isInFile = true
    readObject { key, scanner in
      if key.elementsEqual("start".utf8) {
        start = scanner.integer()
      } else if key.elementsEqual("end".utf8) {
        end = scanner.integer()
      } else {
        if key.elementsEqual("buffer_id".utf8) { isInFile = false }
        scanner.skipValue()
      }
    }
    guard isInFile, let start, let end, start <= end else { return nil }
    return start...end
  }

  /// Reads a declaration's name: an object with the base name and the labels, or a string.
  fileprivate mutating func declarationName() -> (base: String?, labels: [String])? {
    guard isAtObject else { return isAtString ? (string(), []) : nil }
    var name: (base: String?, labels: [String]) = (nil, [])
    readObject { key, scanner in
      switch String(decoding: key, as: UTF8.self) {
      case "base_name": name.base = scanner.declarationName()?.base
      case "name", "special": name.base = scanner.string()
      case "args" where scanner.isAtArray: scanner.readArray { name.labels.append($0.string()) }
      default: scanner.skipValue()
      }
    }
    return name.base == nil ? nil : name
  }
}
