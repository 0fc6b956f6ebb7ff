// The files of a solution and of the modules that it imports, directly or not.

import Foundation

/// What a submission is made from.
public struct SolutionSources {
  /// The files of the solution, then those of each module.
  let files: [SourceFile]
  /// The modules of the package that the solution imports, directly or not.
  public let modules: [String]

  /// The modules whose names may stand before a dot.
  private let qualifiers: Set<String>

  /// Reads a solution and all that it imports of its package.
  ///
  /// A module is imported from the package if `Sources` holds a folder of its name.
  ///
  /// - Parameters:
  ///   - folder: The folder of the solution: `main.swift`, and whatever else is in it.
  ///   - root: The folder that holds `Sources`.
  /// - Throws: `BundleError` if there is no `main.swift` or a file cannot be read.
  public init(folder: String, root: String) throws {
    var files = try Self.files(in: folder, root: root, module: nil)
    guard files.contains(where: \.isMain) else {
      throw BundleError("there is no \(Self.displayPath(folder, root))/main.swift")
    }
    var modules: Set<String> = []
    var waiting = files
    while let file = waiting.popLast() {
      for module in ImportStatement.all(in: file).map(\.module) where !modules.contains(module) {
        let source = "\(root)/Sources/\(module)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        modules.insert(module)
        waiting += try Self.files(in: source, root: root, module: module)
      }
    }
    self.modules = modules.sorted()
    for module in self.modules {
      files += try Self.files(in: "\(root)/Sources/\(module)", root: root, module: module)
    }
    self.files = files
    qualifiers = ModuleMention.qualifiers(modules, in: files)
  }

  /// Returns what a file says of the modules that become part of the submission.
  func moduleMentions(in file: SourceFile) -> [Range<Int>] {
    let imports = ImportStatement.all(in: file).filter { modules.contains($0.module) }
    return imports.map(\.rangeWithSeparator) + ModuleMention.all(of: qualifiers, in: file)
  }

  /// Reads the Swift files in a folder and below it: `main.swift` first, the others by name.
  private static func files(
    in folder: String, root: String, module: String?
  ) throws -> [SourceFile] {
    // The folder itself may be a link to one that several packages share.
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: target)?.compactMap { $0 as? String } ?? []
    // What begins with a dot is an editor's, here as in a build.
    let swift = names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
    let main = swift.filter { $0 == "main.swift" }
    return try (main + swift.filter { $0 != "main.swift" }).map { name in
      let path = "\(folder)/\(name)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw BundleError("cannot read \(path)")
      }
      return SourceFile(
        path: displayPath(path, root), module: module,
        isMain: module == nil && name == "main.swift", bytes: Array(bytes))
    }
  }

  private static func displayPath(_ path: String, _ root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
