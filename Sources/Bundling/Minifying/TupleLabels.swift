// Tuple labels: `print` shows them with the elements, and some of the system's are not declared
// anywhere.

import Lexing

/// Finds the tuple labels in a file.
enum TupleLabels {
  /// An open bracket.
  private struct Bracket {
    var mayBeTuple: Bool
    var labels: Set<String> = []
  }

  /// Returns the tuple labels in the source, and possibly other labels.
  static func all(in file: SourceFile) -> Set<String> {
    all(in: file, file.tokens).union(all(in: file, file.interpolated))
  }

  private static func all(in file: SourceFile, _ tokens: [Token]) -> Set<String> {
    var all: Set<String> = []
    var open: [Bracket] = []
    for (index, token) in tokens.enumerated() {
      switch file.text(token) {
      case "(": open.append(Bracket(mayBeTuple: !isCall(at: index, in: file, tokens)))
      case "[", "{": open.append(Bracket(mayBeTuple: false))
      case ")", "]", "}":
        guard let closed = open.popLast(), closed.mayBeTuple else { break }
        if !isFunctionType(endingAt: index, in: file, tokens) { all.formUnion(closed.labels) }
      case ":" where open.last?.mayBeTuple == true:
        open[open.count - 1].labels.insert(file.name(tokens[index - 1]))
      default: break
      }
    }
    return all
  }

  /// The labels of the elements of dictionaries and enumerated sequences; others appear in the functions'
  /// USRs.
  static let ofSystem: Set = ["element", "key", "offset", "value"]

  /// Whether this parenthesis opens a parameter list or call arguments.
  private static func isCall(at index: Int, in file: SourceFile, _ tokens: [Token]) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    let text = file.text(before)
    switch before.kind {
    case .identifier: return !expressionKeywords.contains(text)
    case .punctuation: return text == ")" || text == "]" || text == "}"
    case .operatorSymbol:
      // `first<T>(`, `action?(`; not `a > (`.
      let touches = before.range.upperBound == tokens[index].range.lowerBound
      return touches && text != "->" && ">?!".contains(text.last!)
    case .literal, .directive: return false
    }
  }

  private static func isFunctionType(
    endingAt index: Int, in file: SourceFile, _ tokens: [Token]
  ) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return ["->", "throws", "rethrows", "async"].contains(file.text(tokens[index + 1]))
  }

  private static let expressionKeywords: Set = [
    "as", "await", "borrowing", "case", "consume", "consuming", "copy", "each", "else", "if", "in",
    "inout", "is", "let", "repeat", "return", "sending", "some", "switch", "then", "throw",
    "throws", "try", "var", "where", "while", "yield",
  ]
}
