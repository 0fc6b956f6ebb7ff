// A package for the user's own problems, which depends on another package for its modules.

import Files
import Foundation

/// A new package without problems.
///
///     let template = try PackageTemplate(library: "/home/me/verdict")
///     try template.make(at: "/home/me/contests")
public struct PackageTemplate: Sendable {
  private let library: URL
  private let modules: [String]

  /// Creates a template that depends on a package for its modules.
  ///
  /// - Throws: `ScaffoldingError` if there is no package with a list of modules for solutions.
  public init(library: String) throws {
    self.library = URL(fileURLWithPath: library, isDirectory: true).standardizedFileURL
    guard let modules = try Workspace(root: self.library.path).algorithms() else {
      throw ScaffoldingError.manifest(
        "\(library) has no list 'algorithms' of modules for solutions")
    }
    self.modules = modules
  }

  /// Creates the package in a folder, which may exist without a Package.swift; existing files are never overwritten.
  ///
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  public func make(at path: String) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    let manifest = folder.appendingPathComponent("Package.swift")
    if FileManager.default.fileExists(atPath: manifest.path) {
      throw ScaffoldingError.packageExists(path)
    }
    for place in [folder, library].flatMap({ [$0, $0.resolvingSymlinksInPath()] })
    where !Self.isBuildable(place.path) {
      throw ScaffoldingError.unbuildable(place.path)
    }
    // The manifest calls the library verdict; SwiftPM calls it like its folder, in lowercase.
    let taken = ["verdict"] + Self.identities(of: library)
    if Self.identities(of: folder).contains(where: taken.contains) {
      throw ScaffoldingError.packageNameTaken(path)
    }
    if !Self.isMissing(manifest) {
      throw ScaffoldingError.files(manifest.path, reason: "\(FileFault(code: EEXIST))")
    }
    let problems = folder.appendingPathComponent("problems")
    // Git does not track empty folders.
    let keep = problems.appendingPathComponent(".gitkeep")
    let ignored = folder.appendingPathComponent(".gitignore")
    let missing = (
      [keep, ignored, manifest].filter(Self.isMissing),
      problems.enclosingFolders.prefix(while: Self.isMissing)
    )
    do {
      try FileManager.default.createDirectory(at: problems, withIntermediateDirectories: true)
      try Self.write("", to: keep)
      try Self.write(".build/\n", to: ignored)
      // Only of a folder that is there are links resolved.
      try Self.write(text(for: folder), to: manifest)
    } catch {
      for file in missing.0 { unlink(file.path) }
      // Of folders only those that are empty.
      for folder in missing.1 { rmdir(folder.path) }
      throw ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
  }

  /// Whether SwiftPM can build in a folder: what JSON escapes, it writes as it is into its files for the compiler.
  private static func isBuildable(_ path: String) -> Bool {
    path.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.value >= 0x20 }
  }

  /// Returns the names by which SwiftPM may tell the package in a folder from others, also if that is a link.
  private static func identities(of folder: URL) -> [String] {
    [folder, folder.resolvingSymlinksInPath()].map { $0.lastPathComponent.lowercased() }
  }

  /// Whether there is neither a file nor a folder of this path; a link to nowhere is there.
  private static func isMissing(_ place: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: place.path)) == nil
  }

  /// Writes a file atomically, unless it exists.
  private static func write(_ text: String, to file: URL) throws {
    if !isMissing(file) { return }
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func text(for folder: URL) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let library = [
    \(lines(of: modules.map(Self.literal)))
    ]

    let problems: [[Target]] = []

    let package = Package(
      name: \(Self.literal(folder.lastPathComponent)),
      platforms: [.macOS(.v13)],
      dependencies: [
        .package(
          name: "verdict",
          path: \(Self.literal(Self.path(of: library, from: folder))))
      ],
      targets: problems.flatMap { $0 }
    )

    // What is made of a problem's folder; without `uses:`, a solution may import all modules.
    func problem(_ id: String, uses modules: [String] = library, hasJudge: Bool = true) -> [Target] {
      func products(_ names: [String]) -> [Target.Dependency] {
        names.map { .product(name: $0, package: "verdict") }
      }
      let name = id.hasPrefix("lc-") ? "library-checker-" + id.dropFirst("lc-".count) : id
      let folder = "problems/\\(name)"
      let solution = Target.executableTarget(
        name: id, dependencies: products(Set(["FastIO"] + modules).sorted()),
        path: folder + "/solution",
        swiftSettings: [.swiftLanguageMode(id.hasPrefix("atcoder-") ? .v6 : .v5)])
      let judge = Target.executableTarget(
        name: id + "-judge", dependencies: products(["ProblemKit", "InputPatterns"]),
        path: folder + "/judge")
      return hasJudge ? [solution, judge] : [solution]
    }

    """
  }

  /// Returns words separated by commas, in indented lines of at most 100 characters.
  private func lines(of words: [String]) -> String {
    var lines = [" "]
    for word in words {
      if lines[lines.count - 1].count + word.count + 2 > 100 { lines.append(" ") }
      lines[lines.count - 1] += " \(word),"
    }
    return lines.joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Returns a folder's path relative to another one, so that both can be moved together; the absolute path if the two
  /// have nothing in common.
  ///
  /// SwiftPM goes upwards from where links lead.
  private static func path(of target: URL, from folder: URL) -> String {
    let real = folder.resolvingSymlinksInPath()
    let target = real.path == folder.path ? target : target.resolvingSymlinksInPath()
    let (there, here) = (target.pathComponents, real.pathComponents)
    let common = zip(there, here).prefix { $0 == $1 }.count
    if common < 2 { return target.path }
    let parts = here[common...].map { _ in ".." } + there[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
