// The name and the argument labels in the head of a declaration.

/// The name of a declaration with its argument labels.
struct Signature {
  /// The base name.
  let baseName: String
  /// The name with the argument labels.
  let name: String
  /// The index of the first token after the name.
  let end: Int

  /// Whether its name or a label begins with `_`, which marks internal declarations.
  var isHidden: Bool {
    let labels = name.dropFirst(baseName.count).split { "(:)".contains($0) }
    return baseName.split(separator: ".").contains { $0.hasPrefix("_") }
      || labels.contains { $0.hasPrefix("_") && $0.count > 1 }
  }

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - keyword: The keyword of the declaration: `func`, `case`.
  ///   - start: The index of the token after the keyword.
  init(in source: SourceText, keyword: String, from start: Int) {
    var index = start
    var isGeneric = false
    switch keyword {
    case "init", "subscript":
      baseName = keyword
      if ["?", "!"].contains(source[index]) { index += 1 }
    case "extension":
      var base = source.name(index)
      while source[index + 1] == ".", source.isIdentifier(index + 2) {
        base += "." + source.name(index + 2)
        index += 2
      }
      baseName = base
      index += 1
    default:
      let base = source.name(index)
      // `==<T>(` is one token.
      isGeneric = base.count > 1 && base.hasSuffix("<") && source.isIdentifier(index + 1)
      baseName = isGeneric ? String(base.dropLast()) : base
      index += 1
    }
    if ["func", "init", "subscript", "macro", "case"].contains(keyword) {
      // The generic parameter clause precedes the parameters.
      var depth = isGeneric ? 1 : 0
      while index < source.tokens.count, keyword != "case", source[index] != "(" || depth > 0 {
        depth += source.angleDepth(of: index)
        index = source.behind(index)
      }
      let isOperator =
        keyword == "func" && baseName.first?.isLetter != true && baseName.first != "_"
      let labels =
        source[index] == "("
        ? Self.labels(
          in: source, behind: index, areWritten: keyword != "subscript" && !isOperator,
          areOptional: keyword == "case")
        : nil
      name = baseName + (labels ?? "")
    } else {
      name = baseName
    }
    end = index
  }

  /// Returns the argument labels: `(from:to:)`.
  ///
  /// - Parameters:
  ///   - areWritten: Whether a single parameter name is also the label.
  ///   - areOptional: Whether there may be types without a label.
  private static func labels(
    in source: SourceText, behind bracket: Int, areWritten: Bool, areOptional: Bool
  ) -> String {
    var labels = ""
    var index = bracket + 1
    let end = source.behind(bracket) - 1
    while index < end {
      while source[index] == "@" { index = source.behindAttribute(index) }
      let hasLabel = source.isIdentifier(index) && source.isIdentifier(index + 1)
      let hasName = source[index + (hasLabel ? 2 : 1)] == ":"
      let isLabel = (hasLabel || areWritten) && (hasName || !areOptional)
      labels += (isLabel ? source.name(index) : "_") + ":"
      // The next parameter follows a comma outside of angle brackets.
      var (depth, isDefault) = (0, false)
      while index < end, source[index] != "," || depth > 0 {
        // The type ends where the default value begins, in which `<` between blanks is an operator.
        if source[index] == "=" { (depth, isDefault) = (0, true) }
        if !isDefault || !source.isBehindBlank(index) { depth += source.angleDepth(of: index) }
        index = source.behind(index)
      }
      index += 1
    }
    return "(\(labels))"
  }
}
