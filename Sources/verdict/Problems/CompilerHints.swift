// Hints for compile errors, in addition to the compiler's messages.

import Foundation

/// Hints for compile errors.
enum CompilerHints {
  /// Returns the hints for the compiler's messages.
  ///
  /// - Parameters:
  ///   - complaints: Its lines.
  ///   - packages: The folders of the packages whose modules may be imported.
  static func hints(for complaints: [String], in packages: [URL]) -> [String] {
    let text = complaints.joined(separator: "\n")
    let places = complaints.compactMap { place(of: $0, packages) }
    var hints = CommonMistakes.hints(in: text, at: places)
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
    let members = OtherNames.hints(for: complaints) + FoundationNames.hints(for: complaints)
    if members.isEmpty,
      let hint = forgottenImport(in: complaints.joined(separator: "\n"), packages)
    {
      return [hint]
    }
    return members + OtherTypeNames.hints(for: complaints, in: sourceLines)
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

  /// Returns a hint about the module that declares a name which is not in scope.
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

  /// Returns the contents of a module's source files.
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
