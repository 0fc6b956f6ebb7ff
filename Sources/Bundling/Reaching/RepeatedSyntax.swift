// The same operator or precedence group may be declared in each module, but one file can hold it only once.

extension Declaration {
  /// Its tokens, if it is an operator, a precedence group or a macro.
  private var syntax: [String]? { kind == .syntax ? file.tokens[tokens].map(file.text) : nil }

  /// Whether it declares the same operator or precedence group as another declaration does.
  func repeats(_ other: Declaration) -> Bool { syntax != nil && syntax == other.syntax }

  /// Returns the declarations with equal ones of operators and precedence groups only once.
  static func withoutRepeatedSyntax(_ declarations: [Declaration]) -> [Declaration] {
    var known: Set<[String]> = []
    return declarations.filter { $0.syntax.map { known.insert($0).inserted } ?? true }
  }
}
