// The files of a solution and of the modules that it imports, directly or not.

import Foundation

/// What a submission is made from.
public struct SolutionSources {
  /// The files of the solution, then those of each module.
  let files: [SourceFile]
  /// The modules of the package that the solution imports, directly or not.
  public let modules: [String]

  /// The modules whose names may stand before a dot and mean nothing in a single file; a module with
  /// a type of its own name is not among them, as there the type is meant.
  var qualifiers: Set<String> {
    let keywords: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let types = files.flatMap { file in
      file.tokens.indices.dropLast().filter { index in
        // `import struct FastIO.InputReader` declares nothing.
        keywords.contains(file.text(file.tokens[index]))
          && (index == 0 || file.text(file.tokens[index - 1]) != "import")
      }.map { file.name(file.tokens[$0 + 1]) }
    }
    return Set(modules).subtracting(types)
  }

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
  }

  /// Reads the Swift files in a folder and below it: `main.swift` first, the others by name.
  private static func files(
    in folder: String, root: String, module: String?
  ) throws -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let swift = names.filter { $0.hasSuffix(".swift") }.sorted()
    let main = swift.filter { $0 == "main.swift" }
    return try (main + swift.filter { $0 != "main.swift" }).map { name in
      let path = "\(folder)/\(name)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw BundleError("cannot read \(path)")
      }
      return SourceFile(
        path: displayPath(path, root), module: module, bytes: Array(bytes))
    }
  }

  private static func displayPath(_ path: String, _ root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
