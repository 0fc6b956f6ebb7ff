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
    let places = complaints.compactMap { place(of: $0, packages) }
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
          + "divided; and this may hide another mistake further down in the same closure: give the "
          + "parameters of closures their types, { (p: Double) in … }")
    }
    if text.contains("conform to 'DurationProtocol'") {
      hints.append(
        "hint: both sides of an operator are of one type: write an Int as M(n), Double(n) or BigInteger(n)"
      )
    }
    if text.contains(#/type '\(.+\)' (does not|cannot) conform to .*'(Comparable|Hashable)'/#) {
      hints.append(
        "hint: tuples are no elements of sets and no keys, and max, min and sorted() do not take them: of two values "
          + "make a Pair(a, b), of DataStructures, or compare with <, as in sorted(by: <)")
    }
    if text.contains("(aka 'Character') and 'UInt8' be equivalent") {
      hints.append(
        "hint: texts are bytes here: word.utf8, words.map(\\.utf8), or input.readToken()")
    }
    if text.contains("UnboundedRange_") {
      hints.append("hint: all of it is written 0... here, as in tree.combined(0...)")
    }
    if text.contains("missing argument label 'row:' in subscript") {
      hints.append("hint: an element of a table is table[row, column], not table[row][column]")
    }
    if isAboutTextAndBytes(text) {
      hints.append(
        "hint: the byte of a character is UInt8(ascii: \"#\"); where FastIO is imported, cell == \"#\" is "
          + "understood, too, in this order")
    }
    if text.contains("missing argument for parameter #2 in call"),
      places.contains(where: { $0.line.contains("visit(") && !$0.file.contains("func visit") })
    {
      hints.append("hint: a step has a weight: visit(vertex, 1)")
    }
    hints += names(in: complaints, about: places.map(\.line), packages)
    if text.contains("failed to produce diagnostic for expression") {
      hints.append(
        "hint: something inside of solve { … } is wrong: take lines out until it compiles; often a "
          + "type is missing, as in let values: [Int] = …")
    }
    return hints
  }

  /// Says what is called otherwise here, or of which module it is.
  private static func names(
    in complaints: [String], about sourceLines: [String], _ packages: [URL]
  ) -> [String] {
    let members = OtherNames.hints(for: complaints)
    if members.isEmpty,
      let hint = forgottenImport(in: complaints.joined(separator: "\n"), packages)
    {
      return [hint]
    }
    return members + OtherTypeNames.hints(for: complaints, in: sourceLines)
  }

  /// Whether a text stands where a byte should, most often to be compared with one.
  private static func isAboutTextAndBytes(_ text: String) -> Bool {
    text.contains(#/error: .* operands of type .*'UInt8'\)? and '(?:String|Character)'/#)
      || text.contains(#/error: .* operands of type '(?:String|Character)' and .*'UInt8'/#)
      || text.contains(
        #/type '(?:String|Character)' (?:cannot match values|to expected argument) .*'UInt8'/#)
      || text.contains(#/requires the types .*'UInt8'\)? and .*'Character'\)? be equivalent/#)
  }

  /// Returns the line that a complaint is about, and all of the file: the compiler shows it, but not everybody hands
  /// it on.
  private static func place(of complaint: String, _ packages: [URL]) -> (
    line: String, file: String
  )? {
    let start = #/^(.+\.swift):(\d+):(?:\d+:)? error: /#
    guard let place = complaint.firstMatch(of: start)?.output, let number = Int(place.2) else {
      return nil
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let files = ([current] + packages).lazy.compactMap { folder in
      try? String(
        contentsOf: URL(fileURLWithPath: String(place.1), relativeTo: folder), encoding: .utf8)
    }
    guard let file = files.first else { return nil }
    let lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1) ? (String(lines[number - 1]), file) : nil
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
