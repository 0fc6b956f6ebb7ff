// Hints for compile errors, in addition to the compiler's messages.

import Documenting
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

  /// Returns a hint about the module that declares the first name that one declares of those which are not in scope, or
  /// else of the members that there are not.
  private static func forgottenImport(in text: String, _ packages: [URL]) -> String? {
    let scope = text.matches(of: #/error: cannot find (?:type )?'(\w+)' in scope/#)
    // Who calls those of collections has another type than is thought: no module would help.
    let members = text.matches(of: #/error: .* has no member '(\w+)'/#)
      .filter { !membersOfCollections.contains(String($0.output.1)) }
    let names =
      scope.map { (name: String($0.output.1), isMember: false) }
      + members.map { (name: String($0.output.1), isMember: true) }
    if names.isEmpty { return nil }
    let modules = ModuleReference(of: packages.flatMap(ModuleFolders.all)).modules
    return names.lazy.compactMap { name, isMember in
      modules.first { declares(name, asMember: isMember, $0) }.map { module in
        "hint: \(name) is of the module \(module.name): import \(module.name), if it is not yet"
      }
    }.first
  }

  /// Whether a module declares a name by itself, or as a member of a type that is not its own: whoever has a value of
  /// its own types has their members, too.
  private static func declares(
    _ name: String, asMember isMember: Bool, _ module: ModuleReference.Module
  ) -> Bool {
    let own = module.declarations.filter { $0.isType && $0.owner == nil }.map(\.baseName)
    return module.declarations.contains { declaration in
      guard declaration.baseName == name else { return false }
      guard let owner = declaration.owner else { return !isMember }
      return isMember && !own.contains { $0[...] == owner.prefix { $0 != "." } }
    }
  }

  private static let membersOfCollections: Set = [
    "allSatisfy", "append", "contains", "count", "dropFirst", "dropLast", "filter", "first",
    "firstIndex", "flatMap", "forEach", "indices", "insert", "isEmpty", "joined", "last", "map",
    "max", "min", "prefix", "reduce", "remove", "removeAll", "removeFirst", "removeLast",
    "reversed", "sort", "sorted", "suffix",
  ]
}
