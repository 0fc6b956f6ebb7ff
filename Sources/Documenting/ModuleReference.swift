// The public declarations of modules, and a search in them.

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
    /// A description in one line; empty if there is none.
    public let about: String
    /// Its public declarations in the order of the files, but each of its own types directly followed by its members.
    public let declarations: [PublicDeclaration]
  }

  /// The modules, in the order in which they were given.
  public let modules: [Module]

  /// A file that cannot be read, or not as it is meant.
  public struct DefectiveFile: Equatable, Sendable {
    /// Its path.
    public let path: String
    /// What is wrong with it.
    public let reason: String
  }

  /// The files with something wrong: what can be read of them is here nevertheless.
  public let defects: [DefectiveFile]

  /// Reads the modules in some folders.
  ///
  /// - Parameter folders: The folders of their sources; a module has the name of its folder.
  public init(of folders: [URL]) {
    var defects: [DefectiveFile] = []
    modules = folders.map { folder in
      let name = folder.lastPathComponent
      let sources = Self.files(in: folder).map { Self.text(of: $0, &defects) }
      let file = folder.appendingPathComponent("\(name).docc/\(name).md")
      let hasArticle = FileManager.default.fileExists(atPath: file.path)
      let article = hasArticle ? Self.text(of: file, &defects) : ""
      let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
      return Module(
        name: name, about: lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " "),
        declarations: Self.groupedByTypes(
          sources.flatMap { DeclarationScanner.declarations(in: $0, of: name) }))
    }
    self.defects = defects
  }

  /// Returns the declarations with all members of a type, also from other files, after the type.
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
      // All members of a type are placed at the first one.
      return withTypesFirst(members.removeValue(forKey: type) ?? [])
    }
  }

  /// Returns the declarations with each type moved before its first member.
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

  /// The public declarations of all modules.
  public var declarations: [PublicDeclaration] { modules.flatMap(\.declarations) }

  /// Returns the declarations of a name: with or without its module, its type and its argument labels, ignoring case
  /// and underscores.
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

  /// Returns the declarations with all of these words in their name and a paragraph of their documentation, best
  /// matches first.
  ///
  /// Matches in the name and that of its type come first, then those there or in the first paragraph of the
  /// documentation. A word in the name of the type alone does not count for much: all of its members match it.
  ///
  /// Words of four letters or more match prefixes of words, shorter ones only whole words.
  public func mentioning(_ words: [String]) -> [PublicDeclaration] {
    let searches = searches(for: words)
    if searches.isEmpty { return [] }
    let found = Dictionary(
      grouping: declarations.filter { Self.most(of: searches, in: $0) == searches.count },
      by: { Self.rank($0, searches) })
    let best = (0...2).flatMap { found[$0] ?? [] }
    // What the words together are the name of comes first: that of a type, for example.
    let name = Self.key(words.joined())
    let named = best.filter { Self.key($0.baseName) == name }
    return named + best.filter { Self.key($0.baseName) != name }
  }

  /// Returns the rank of a declaration that matches all words: 0 is best, 2 is worst.
  private static func rank(_ declaration: PublicDeclaration, _ searches: [WordSearch]) -> Int {
    let isNamedSo = searches.contains { $0.finds(inName: declaration.name) }
    if isNamedSo, searches.allSatisfy({ $0.finds(inName: declaration.path) }) { return 0 }
    let isMeant = isNamedSo || searches.contains { $0.finds(inText: declaration.summary) }
    let hasAll = count(of: searches, in: declaration.summary, of: declaration) == searches.count
    return isMeant && hasAll ? 1 : 2
  }

  /// Returns the declarations that match the most of these words, but at least two, in their name and a paragraph of
  /// their documentation: first those that match them in the first paragraph.
  public func mentioningMost(of words: [String]) -> [PublicDeclaration] {
    let searches = searches(for: words)
    let counts = declarations.map { Self.most(of: searches, in: $0) }
    guard let most = counts.max(), most >= 2 else { return [] }
    let found = zip(declarations, counts).filter { $0.1 == most }.map(\.0)
    let isSaidAtFirst = { Self.count(of: searches, in: $0.summary, of: $0) == most }
    return found.filter(isSaidAtFirst) + found.filter { !isSaidAtFirst($0) }
  }

  /// Returns the first sentence of the documentation of a declaration that, together with the name, has the most of
  /// these words; empty if there is none.
  public func sentence(about words: [String], of declaration: PublicDeclaration) -> String {
    let searches = searches(for: words)
    // Code says little without what is around it.
    let sentences = declaration.paragraphs.filter { !$0.hasPrefix("    ") }.flatMap {
      $0.trimmingPrefix(#/ *- (Parameter |Returns: )?/#).split(separator: ". ").map(String.init)
    }
    let counts = sentences.map { Self.count(of: searches, in: $0, of: declaration) }
    return zip(sentences, counts).max { $0.1 < $1.1 }?.0 ?? ""
  }

  /// Returns how many of these words the name and a single paragraph of the documentation have at most.
  private static func most(
    of searches: [WordSearch], in declaration: PublicDeclaration
  ) -> Int {
    declaration.paragraphs.map { count(of: searches, in: $0, of: declaration) }.max() ?? 0
  }

  /// Returns how many of these words a text about a declaration or the declaration's name has.
  private static func count(
    of searches: [WordSearch], in text: String, of declaration: PublicDeclaration
  ) -> Int {
    searches.count { $0.finds(inName: declaration.path) || $0.finds(inText: text) }
  }

  private func searches(for words: [String]) -> [WordSearch] {
    // Punctuation matches most texts.
    let hasWords = words.contains { $0.contains { $0.isLetter || $0.isNumber } }
    return hasWords ? words.map(WordSearch.init) : []
  }

  /// Returns the normalized form of a name for comparisons.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" }
  }

  /// Returns the Swift files of a module, including those in subfolders.
  private static func files(in folder: URL) -> [URL] {
    FolderTree(folder.path).paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// Returns the text of a file, as far as it is one.
  private static func text(of file: URL, _ defects: inout [DefectiveFile]) -> String {
    do {
      let bytes = try FileContents.bytes(at: file.path)
      if let text = String(bytes: bytes, encoding: .utf8) { return text }
      defects.append(DefectiveFile(path: file.path, reason: "not UTF-8"))
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      defects.append(DefectiveFile(path: file.path, reason: "\(error)"))
      return ""
    }
  }
}
