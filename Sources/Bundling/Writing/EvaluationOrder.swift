// In which order the names in a declaration are used, as far as its text tells.

import Lexing

/// The place of each name in a declaration, in bytes: places are in the order of the evaluation.
struct EvaluationOrder {
  private var places: [String: Int] = [:]

  /// Finds the first use of each name in a declaration, not counting its members.
  init(of declaration: Declaration) {
    let file = declaration.file
    let own = declaration.members.isEmpty ? declaration.tokens : declaration.header
    add(file.tokens[own], of: file)
    add(file.interpolated.filter { declaration.range.contains($0.range.lowerBound) }[...], of: file)
  }

  /// Returns the place of the first of some names; what has no place comes last.
  func place(of names: Set<String>) -> Int {
    names.compactMap { places[$0] }.min() ?? .max
  }

  private mutating func add(_ tokens: ArraySlice<Token>, of file: SourceFile) {
    var called: [Token?] = []
    var last: Token?
    for token in tokens {
      if file.text(token) == "(" { called.append(last) } else { add(last, at: last, of: file) }
      // A function is called once its arguments are evaluated.
      if file.text(token) == ")" { add(called.popLast() ?? nil, at: token, of: file) }
      last = token
    }
    add(last, at: last, of: file)
  }

  private mutating func add(_ name: Token?, at place: Token?, of file: SourceFile) {
    guard let name, let place, name.kind == .identifier else { return }
    let start = place.range.lowerBound
    places[file.name(name)] = min(places[file.name(name)] ?? start, start)
  }
}
