// What modules offer, and how to find something in it.

import Files
import Foundation

/// The public declarations of modules.
///
///     let reference = ModuleReference(of: [URL(fileURLWithPath: "Sources/Graphs")])
///     reference.named("rootedtree.distance").map(\.path)  // ["RootedTree.distance(from:to:)"]
public struct ModuleReference: Sendable {
  /// A module.
  public struct Module: Sendable {
    /// Its name.
    public let name: String
    /// What it is about, in a line; empty if nothing is said.
    public let about: String
    /// What it offers, in the order of its files, but each type of its own with its members right behind it.
    public let declarations: [PublicDeclaration]
  }

  /// The modules, in the order in which they were given.
  public let modules: [Module]

  /// Reads modules.
  ///
  /// - Parameter folders: Where their sources are; a module is called like its folder.
  public init(of folders: [URL]) {
    modules = folders.map { folder in
      let name = folder.lastPathComponent
      let sources = Self.files(in: folder).map(Self.text)
      let article = Self.text(of: folder.appendingPathComponent("\(name).docc/\(name).md"))
      let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
      return Module(
        name: name, about: lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " "),
        declarations: Self.groupedByTypes(
          sources.flatMap { DeclarationScanner.declarations(in: $0, of: name) }))
    }
  }

  /// Returns the declarations with all members of a type, which other files may add, behind the type.
  private static func groupedByTypes(_ declarations: [PublicDeclaration]) -> [PublicDeclaration] {
    func outermost(_ declaration: PublicDeclaration) -> Substring {
      (declaration.owner ?? declaration.path).prefix { $0 != "." }
    }
    let types = Set(declarations.filter { $0.isType && $0.owner == nil }.map { $0.path[...] })
    var members = Dictionary(
      grouping: declarations.filter { types.contains(outermost($0)) }, by: outermost)
    return declarations.flatMap { declaration in
      let type = outermost(declaration)
      guard types.contains(type) else { return [declaration] }
      // At the first of them all follow.
      return withTypesFirst(members.removeValue(forKey: type) ?? [])
    }
  }

  /// Returns the same with each type moved in front of the first of its members, if that is before it.
  private static func withTypesFirst(_ declarations: [PublicDeclaration]) -> [PublicDeclaration] {
    var declarations = declarations
    for type in declarations where type.isType {
      guard let place = declarations.firstIndex(of: type),
        let member = declarations.firstIndex(where: {
          (($0.owner ?? "") + ".").hasPrefix(type.path + ".")
        }), member < place
      else { continue }
      declarations.insert(declarations.remove(at: place), at: member)
    }
    return declarations
  }

  /// What all modules offer.
  public var declarations: [PublicDeclaration] { modules.flatMap(\.declarations) }

  /// Returns what is called so: with or without its module, its type and the labels of its parameters, in small or capital
  /// letters, and with `_` between words or without.
  public func named(_ name: String) -> [PublicDeclaration] {
    let name = Self.key(name)
    return declarations.filter { declaration in
      let owner = declaration.owner.map { $0 + "." } ?? ""
      let names = [
        declaration.baseName, declaration.name, declaration.path, owner + declaration.baseName,
      ]
      let module = Self.key(declaration.module) + "."
      return names.contains { name == Self.key($0) || name == module + Self.key($0) }
    }
  }

  /// Returns the members of a type.
  public func members(of type: PublicDeclaration) -> [PublicDeclaration] {
    declarations.filter { $0.owner == type.path }
  }

  /// Returns what has all of these words in its name or its documentation, best first.
  ///
  /// What has the words in its name and that of its type comes first, then what has them there or in the first sentence
  /// that is said of it. That a word is in the name of the type alone does not count for much: all of its members have it.
  ///
  /// Words in names and texts may be longer than these, unless these are shorter than four letters.
  public func mentioning(_ words: [String]) -> [PublicDeclaration] {
    let searches = searches(for: words)
    if searches.isEmpty { return [] }
    let found = Dictionary(
      grouping: declarations.filter { declaration in
        searches.allSatisfy { $0.finds(in: declaration) }
      }, by: { Self.rank($0, searches) })
    return (0...2).flatMap { found[$0] ?? [] }
  }

  /// Returns how well a declaration that has all words fits them: 0 is best, 2 is worst.
  private static func rank(_ declaration: PublicDeclaration, _ searches: [WordSearch]) -> Int {
    let isNamedSo = searches.contains { $0.finds(inName: declaration.name) }
    if isNamedSo, searches.allSatisfy({ $0.finds(inName: declaration.path) }) { return 0 }
    let isMeant = isNamedSo || searches.contains { $0.finds(inText: declaration.summary) }
    let hasAll = searches.allSatisfy {
      $0.finds(inName: declaration.path) || $0.finds(inText: declaration.summary)
    }
    return isMeant && hasAll ? 1 : 2
  }

  /// Returns what has the most of some words in its name or its documentation, but at least two.
  public func mentioningMost(of words: [String]) -> [PublicDeclaration] {
    let searches = searches(for: words)
    let found = declarations.map { declaration in
      (declaration, count: searches.count { $0.finds(in: declaration) })
    }
    let most = found.map(\.count).max() ?? 0
    return most < 2 ? [] : found.filter { $0.count == most }.map(\.0)
  }

  private func searches(for words: [String]) -> [WordSearch] {
    // Marks are in most texts.
    let hasWords = words.contains { $0.contains { $0.isLetter || $0.isNumber } }
    return hasWords ? words.map(WordSearch.init) : []
  }

  /// Returns a name as it is compared.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" }
  }

  /// Returns the Swift files of a module, those in folders of it too.
  private static func files(in folder: URL) -> [URL] {
    FolderTree(folder.path).paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
