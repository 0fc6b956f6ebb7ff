// What helps against mistakes in code that most people make once, and that the compiler has no words for.

import Foundation

/// Hints for somebody whose code does not compile.
enum CompilerHints {
  /// Returns what helps, given what the compiler has said.
  ///
  /// - Parameters:
  ///   - complaints: Its lines.
  ///   - packages: The folders of the packages whose modules may be imported.
  static func hints(for complaints: [String], in packages: [URL]) -> [String] {
    var hints: [String] = []
    let text = complaints.joined(separator: "\n")
    if text.contains("main actor-isolated") {
      hints.append(
        "hint: in Swift 6 neither a function nor solve { … } can use a variable of the top level: "
          + "write nonisolated(unsafe) before 'var', or declare all of it inside of solve { … }")
    }
    if text.contains("unable to type-check this expression in reasonable time") {
      hints.append(
        "hint: write out the type where values are tuples: let views: [(Int, Int)] = …, "
          + "SegmentTree<(Int, Int)>(…), or { (a: (Int, Int), b: (Int, Int)) in … }; among modular or "
          + "long integers an Int is written as one of them: M(n), BigInteger(n); a long sum of arrays is "
          + "divided")
    }
    if text.contains("conform to 'DurationProtocol'") {
      hints.append(
        "hint: both sides of an operator are of one type: write an Int as M(n), Double(n) or BigInteger(n)"
      )
    }
    if text.contains(#/type '\(.+\)' (does not|cannot) conform to .*'(Comparable|Hashable)'/#) {
      hints.append(
        "hint: a tuple can be neither an element of sets nor a key: of two values make a Pair(a, b), of DataStructures"
      )
    }
    if text.contains("(aka 'Character') and 'UInt8' be equivalent") {
      hints.append(
        "hint: texts are bytes here: word.utf8, words.map(\\.utf8), or input.readToken()")
    }
    if text.contains("UnboundedRange_") {
      hints.append("hint: all of it is written 0... here, as in tree.combined(0...)")
    }
    if let hint = OtherNames.hint(for: complaints) {
      hints.append(hint)
    } else if let hint = forgottenImport(in: text, packages) {
      hints.append(hint)
    }
    if text.contains("failed to produce diagnostic for expression") {
      hints.append(
        "hint: something inside of solve { … } is wrong: take lines out until it compiles; often a "
          + "type is missing, as in let values: [Int] = …")
    }
    return hints
  }

  /// Says which module has a name that the compiler does not find.
  private static func forgottenImport(in text: String, _ packages: [URL]) -> String? {
    let scope = text.firstMatch(of: #/error: cannot find (?:type )?'(\w+)' in scope/#)
    let member = text.firstMatch(of: #/error: .* has no member '(\w+)'/#)
    guard let name = (scope ?? member).map({ String($0.output.1) }) else { return nil }
    // Who calls these has another type than is thought: no module would help.
    if scope == nil, membersOfCollections.contains(name) { return nil }
    // What stands at the beginning of a line is no member.
    let declaration =
      "(?m)^\(scope == nil ? " +" : "")public (?:mutating |static )*"
      + "(?:func|let|var|struct|class|enum|typealias) \(name)\\b"
    guard let declared = try? Regex(declaration) else { return nil }
    for package in packages {
      let folder = package.appendingPathComponent("Sources")
      let modules = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for module in modules.sorted() {
        let sources = sources(in: folder.appendingPathComponent(module))
        let isThere = sources.contains { source in
          guard let place = source.firstRange(of: declared) else { return false }
          return scope != nil || isOfAnotherModule(source[..<place.lowerBound], sources)
        }
        if isThere {
          return "hint: \(name) is of the module \(module): import \(module), if it is not yet"
        }
      }
    }
    return nil
  }

  /// Returns the texts of a module's files.
  private static func sources(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".swift") }.compactMap { file in
      try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
  }

  /// Whether what follows some lines extends a type that the module does not declare: whoever has a value of a type of
  /// the module has its members, too.
  private static func isOfAnotherModule(_ lines: Substring, _ sources: [String]) -> Bool {
    let header = #/(?m)^(?:public )?(?:\w+ )*(extension|struct|class|enum|protocol) (\w+)/#
    guard let type = lines.matches(of: header).last, type.1 == "extension",
      let declared = try? Regex("(?m)^public .*(?:struct|class|enum|protocol) \(type.2)\\b")
    else { return false }
    return !sources.contains { $0.contains(declared) }
  }

  private static let membersOfCollections: Set = [
    "allSatisfy", "append", "contains", "count", "dropFirst", "dropLast", "filter", "first",
    "firstIndex", "flatMap", "forEach", "indices", "insert", "isEmpty", "joined", "last", "map",
    "max", "min", "prefix", "reduce", "remove", "removeAll", "removeFirst", "removeLast",
    "reversed", "sort", "sorted", "suffix",
  ]
}
