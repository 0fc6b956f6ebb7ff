// The files of a solution and of the modules that it imports, directly or transitively.

import Foundation
import Lexing

/// The source files of a submission.
public struct SolutionSources {
  /// The files of the solution, then those of each module.
  private(set) var files: [SourceFile]
  /// How messages refer to the program: `"the solution"`, or the name of its file.
  let name: String
  /// The modules of the package that the solution imports, directly or transitively.
  public let modules: [String]

  /// The original names of the modules' types by their new ones.
  private(set) var renamedTypes: [String: String] = [:]

  private let visible: [ObjectIdentifier: VisibleModules]
  private let reachable: [String?: Set<String>]
  /// The imports and qualifiers of bundled modules in each file.
  private var mentions: [ObjectIdentifier: [Range<Int>]]

  /// Reads a solution and the modules of its package that it imports.
  ///
  /// A module is taken from the package if `Sources` contains a folder of its name, otherwise from the
  /// first neighbor that has one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the solution: `main.swift` and its other files.
  ///   - root: The folder that contains `Sources`.
  ///   - neighbors: The folders of the packages that it depends on.
  /// - Throws: `BundleError` if there is no `main.swift` or a file cannot be read.
  public init(folder: String, root: String, neighbors: [String] = []) throws {
    let solution = try Self.files(in: folder, root: root, module: nil)
    guard solution.contains(where: \.isMain) else {
      throw BundleError("there is no \(folder.asSeen(from: root))/main.swift")
    }
    try self.init(solution, name: "the solution", packages: [root] + neighbors, from: root)
  }

  /// Reads a program of a single file, of any name, and the modules of a package that it imports.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - root: The folder that contains `Sources`, if there is a package.
  ///   - neighbors: The folders of the packages that it depends on.
  /// - Throws: `BundleError` if a file cannot be read.
  public init(file: String, root: String?, neighbors: [String] = []) throws {
    let folder = FileManager.default.currentDirectoryPath
    let name = file.asSeen(from: folder)
    let main = try Self.file(at: file, shownAs: name, module: nil, isMain: true)
    try self.init([main], name: name, packages: (root.map { [$0] } ?? []) + neighbors, from: folder)
  }

  /// Finds the modules that a program imports; paths are shown relative to a folder.
  private init(
    _ solution: [SourceFile], name: String, packages: [String], from folder: String
  ) throws {
    var found: [String: [SourceFile]] = [:]
    var waiting = solution
    while let file = waiting.popLast() {
      for module in ImportStatement.all(in: file).map(\.module) where found[module] == nil {
        let places = packages.map { "\($0)/Sources/\(module)" }
        guard let source = places.first(where: FileManager.default.isFolder) else { continue }
        let files = try Self.files(in: source, root: folder, module: module)
        found[module] = files
        waiting += files
      }
    }
    self.init(solution, found, name: name)
  }

  /// Creates sources from a program and the files of the modules that it imports.
  private init(_ solution: [SourceFile], _ found: [String: [SourceFile]], name: String) {
    self.name = name
    modules = found.keys.sorted()
    files = solution + modules.flatMap { found[$0] ?? [] }
    let imports = Dictionary(grouping: files, by: \.module).mapValues { files in
      files.flatMap(ImportStatement.all)
    }
    reachable = imports.mapValues { direct in
      var names: Set<String> = []
      var waiting = direct.map(\.module)
      while let module = waiting.popLast() {
        if names.insert(module).inserted { waiting += imports[module]?.map(\.module) ?? [] }
      }
      return names
    }
    let passedOn = imports.mapValues { imports in
      imports.filter { $0.attributes.contains("_exported") }.map(\.module)
    }
    visible = files.reduce(into: [:]) { visible, file in
      visible[ObjectIdentifier(file)] = VisibleModules(of: file, passedOn: passedOn)
    }
    let declared = found.mapValues { files in
      Set(
        files.flatMap {
          $0.names(atTopLevelAfter: Token.declarationKeywords) + $0.furtherVariableNames
        })
    }
    let qualifiers = ModuleMention.qualifiers(Set(modules), in: files)
    mentions = files.reduce(into: [:]) { mentions, file in
      let imports = ImportStatement.all(in: file).filter { found[$0.module] != nil }
      mentions[ObjectIdentifier(file)] =
        imports.map(\.rangeWithSeparator)
        + ModuleMention.all(of: declared, qualifiers: qualifiers, in: file)
    }
  }

  /// The absolute paths and the contents of all files, concatenated, provided that their paths are relative to the
  /// current folder.
  public var contents: [UInt8] {
    files.reduce(into: []) { contents, file in
      contents += "\(URL(fileURLWithPath: file.path).path)\0\(file.bytes.count)\0".utf8
      contents += file.bytes
    }
  }

  /// Returns the modules of the package that are visible in a file.
  func visibleModules(in file: SourceFile) -> VisibleModules {
    visible[ObjectIdentifier(file)]!
  }

  /// Returns the modules of the package that one of them, or the solution, imports directly or transitively.
  func reachableModules(from module: String?) -> Set<String> {
    reachable[module] ?? []
  }

  /// Returns the imports and qualifiers of bundled modules in a file.
  func moduleMentions(in file: SourceFile) -> [Range<Int>] {
    mentions[ObjectIdentifier(file)] ?? []
  }

  /// Whether the solution itself is a single file.
  var isSingleFile: Bool { files.count { $0.module == nil } == 1 }

  /// Returns the same sources with the modules' types renamed that the solution shadows with a type of the same name,
  /// or with another declaration of one of these names; `nil` if there are none.
  func withHiddenTypesRenamed(_ redeclared: Set<String>) -> SolutionSources? {
    let hidden = redeclared.union(ownFiles.flatMap(\.typeNames))
      .intersection(moduleFiles.flatMap(\.typeNames))
    return hidden.isEmpty ? nil : renamingInModules(hidden)
  }

  /// Returns the names of the modules' functions that the solution shadows with a function, or with another
  /// declaration of one of these names, and that can be renamed.
  func hiddenFunctions(_ redeclared: Set<String>) -> Set<String> {
    let own = redeclared.union(ownFiles.flatMap { $0.names(atTopLevelAfter: ["func"]) })
    return renamable(
      own.intersection(moduleFiles.flatMap { $0.names(atTopLevelAfter: ["func"]) }))
  }

  /// The names of functions that the solution calls with a module qualifier, as it declares the same name itself, and
  /// that can be renamed.
  var qualifiedFunctions: Set<String> {
    let named = ownFiles.flatMap(qualifiedNames)
    if named.isEmpty { return [] }
    let functions = Set(moduleFiles.flatMap { $0.names(atTopLevelAfter: ["func"]) })
    return renamable(
      functions.intersection(named).filter { name in
        ownFiles.contains { $0.declares(name) }
      })
  }

  /// Returns the names in a file that have a module qualifier.
  private func qualifiedNames(in file: SourceFile) -> [String] {
    moduleMentions(in: file).filter { ModuleMention.module(namedBy: file.text($0)) != nil }
      .map { file.word(behind: $0.upperBound) }
  }

  private var ownFiles: [SourceFile] { files.filter { $0.module == nil } }
  private var moduleFiles: [SourceFile] { files.filter { $0.module != nil } }

  /// Returns the names that belong only to top-level functions of modules: not to a member, a variable, a label, or a
  /// function of the standard library.
  private func renamable(_ names: Set<String>) -> Set<String> {
    names.subtracting(Self.standardFunctions).filter { name in
      moduleFiles.allSatisfy { $0.hasOnlyFunctions(named: name) }
    }
  }

  /// Functions of the standard library and the C math library that accept literals of several types.
  private static let standardFunctions: Set = [
    "abs", "assert", "ceil", "cos", "debugPrint", "dump", "exp", "floor", "log", "max", "min",
    "numericCast", "pow", "precondition", "print", "readLine", "repeatElement", "round", "sequence",
    "sin", "sqrt", "stride", "swap", "type", "zip",
  ]

  /// Returns the same sources with declarations of modules renamed.
  func renamingInModules(_ hidden: Set<String>) -> SolutionSources {
    let names = Set(files.flatMap { file in (file.tokens + file.interpolated).map(file.name) })
    var suffix = "_"
    while hidden.contains(where: { names.contains($0 + suffix) }) { suffix += "_" }
    let renamed = files.map { file in
      // In the solution, only qualified names refer to them.
      file.renaming(hidden, behind: file.module == nil ? Set(modules) : nil, with: suffix)
    }
    let others = renamed.filter { $0.module != nil }
    var sources = SolutionSources(
      renamed.filter { $0.module == nil }, Dictionary(grouping: others) { $0.module ?? "" },
      name: name)
    sources.renamedTypes = renamedTypes
    for type in hidden.intersection(moduleFiles.flatMap(\.typeNames)) {
      sources.renamedTypes[type + suffix] = type
    }
    return sources
  }

  /// Returns the same sources without a declaration of a module that clashes with one of the solution.
  ///
  /// If the module needs it, its uses then resolve to the solution's, which is another error. Returns `nil` if the
  /// solution refers to it with a module qualifier.
  func without(_ part: HiddenPart) -> SolutionSources? {
    if ownFiles.contains(where: { qualifiedNames(in: $0).contains(part.name) }) { return nil }
    var fewer = self
    for file in files where file.path == part.path {
      fewer.mentions[ObjectIdentifier(file), default: []].append(part.range)
    }
    return fewer
  }

  /// Reads the Swift files in a folder, recursively: `main.swift` first, the others sorted by name.
  private static func files(
    in folder: String, root: String, module: String?
  ) throws -> [SourceFile] {
    // The folder itself may be a symbolic link to one that several packages share.
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: target)?.compactMap { $0 as? String } ?? []
    // Hidden files are ignored, as in a build.
    let swift = names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
    let main = swift.filter { $0 == "main.swift" }
    return try (main + swift.filter { $0 != "main.swift" }).map { name in
      let path = "\(folder)/\(name)"
      return try file(
        at: path, shownAs: path.asSeen(from: root), module: module,
        isMain: module == nil && name == "main.swift")
    }
  }

  private static func file(
    at path: String, shownAs name: String, module: String?, isMain: Bool
  ) throws -> SourceFile {
    guard let bytes = FileManager.default.contents(atPath: path).map(Array.init) else {
      throw BundleError("cannot read \(path)")
    }
    return SourceFile(
      path: name, module: module, isMain: isMain, bytes: bytes.withoutLoneCarriageReturns)
  }
}
