// Names of Foundation that are often mistaken for a part of the language.

/// Says what has to be imported for a name that the compiler does not find, or what does the same without it.
enum FoundationNames {
  /// Returns a hint for the names of Foundation.
  static func hints(for complaints: [String]) -> [String] {
    let names = complaints.compactMap { complaint in
      name(in: complaint, #/error: cannot find (?:type )?'(\w+)' in scope/#, of: all)
        ?? name(
          in: complaint, #/error: value of type '(?:Sub)?[sS]tring' has no member '(\w+)'/#,
          of: ofText)
    }
    var told: Set<String> = []
    let hints = names.filter { told.insert($0).inserted }.map { name in
      let other = instead[name].map { "; without it, \($0)" } ?? ""
      return "hint: \(name) is of Foundation: import Foundation, which judges have\(other)"
    }
    return hints
  }

  private static func name(
    in complaint: String, _ message: Regex<(Substring, Substring)>, of names: Set<String>
  ) -> String? {
    guard let name = complaint.firstMatch(of: message).map({ String($0.output.1) }) else {
      return nil
    }
    return names.contains(name) ? name : nil
  }

  private static let instead = [
    "sqrt": "x.squareRoot(), or n.integerSquareRoot() of NumberTheory",
    "floor": "x.rounded(.down), and of integers n / d rounds towards 0",
    "ceil": "x.rounded(.up), or n.ceilDivided(by: d) of NumberTheory for integers",
    "round": "x.rounded()", "fabs": "abs(x)",
    "fmod": "x.truncatingRemainder(dividingBy: y)",
    "pow": "n.power(e) or n.power(e, modulo: m) of NumberTheory for integers",
    "components": "text.split(separator: \" \")",
  ]
  private static let ofText: Set<String> = [
    "components", "trimmingCharacters", "replacingOccurrences", "range", "padding", "capitalized",
  ]
  private static let all: Set<String> = [
    "sqrt", "cbrt", "pow", "exp", "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos",
    "atan", "atan2", "hypot", "floor", "ceil", "round", "fabs", "fmod", "trunc", "Date", "NSString",
    "CharacterSet", "Decimal", "Thread", "ProcessInfo", "FileHandle",
  ]
}
