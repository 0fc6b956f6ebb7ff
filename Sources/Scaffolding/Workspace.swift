// Adds a problem to a package, renames or removes one: its folder and its line in the manifest, both or neither.

import Files
import Foundation

/// A package with a folder `problems/` and a list of problems in its Package.swift.
///
///     let workspace = Workspace(root: "/home/me/contests")
///     try workspace.add(ProblemDraft(name: ProblemName("boj-1000")))  // "problems/boj-1000"
public struct Workspace: Sendable {
  private let root: URL
  private let patience: Duration

  /// Creates a workspace for the package in the folder that contains its Package.swift.
  ///
  /// - Parameter patience: How long a change waits for those of other processes.
  public init(root: String, patience: Duration = .seconds(10)) {
    self.root = URL(fileURLWithPath: root, isDirectory: true)
    self.patience = patience
  }

  /// Checks that problems can be added: the list of problems exists, and the folders are writable.
  ///
  /// - Throws: `ScaffoldingError`.
  public func check() throws {
    _ = try PackageManifest(manifestBytes())
    let manifestFolder = URL(fileURLWithPath: manifestPath).deletingLastPathComponent().path
    for folder in [manifestFolder, root.appendingPathComponent("problems").path] {
      if let fault = FileFault.ofWriting(at: folder) {
        throw ScaffoldingError.files(folder, reason: "\(fault)")
      }
    }
  }

  /// Returns the modules that a solution may import: those in the manifest's list of algorithms, otherwise
  /// all folders of `Sources`; then those of the local dependencies.
  public func modules() throws -> [String] {
    let listed = try algorithms()
    let neighbors = NeighborPackages.folders(of: root).map { Workspace(root: $0.path) }
    let theirs = neighbors.flatMap { neighbor in
      (try? neighbor.algorithms()) ?? neighbor.sourceFolders
    }
    return (listed ?? sourceFolders) + theirs
  }

  /// Returns the modules for solutions in the manifest's list; `nil` if it has no such list.
  ///
  /// - Throws: `ScaffoldingError` if it cannot be read.
  public func algorithms() throws -> [String]? {
    try PackageManifest(manifestBytes()).algorithms
  }

  /// Returns the names of the problems in the manifest's list, in its order.
  ///
  /// - Throws: `ScaffoldingError` if it cannot be read.
  public func listedProblems() throws -> [String] {
    try PackageManifest(manifestBytes()).problems
  }

  /// Returns the path of the nearest enclosing folder whose package has a list of modules for solutions.
  public static func library(around folder: URL) -> String? {
    folder.enclosingFolders.map(\.path).first {
      (try? Workspace(root: $0).algorithms()) != nil
    }
  }

  private var sourceFolders: [String] {
    let sources = root.appendingPathComponent("Sources").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Adds a problem, and returns the path of its folder relative to the package.
  ///
  /// The complete folder appears atomically, and the manifest is replaced atomically; existing files are never
  /// overwritten. Several processes can add problems concurrently.
  ///
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  @discardableResult
  public func add(_ draft: ProblemDraft) throws -> String {
    try add([draft])[0]
  }

  /// Adds several problems, all or none, and returns the paths of their folders relative to the package.
  ///
  /// Otherwise like adding one problem.
  ///
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  @discardableResult
  public func add(_ drafts: [ProblemDraft]) throws -> [String] {
    let problems = root.appendingPathComponent("problems").path
    let lock = try FolderLock(problems, patience: patience)
    defer { withExtendedLifetime(lock) {} }
    var manifest = try manifestBytes()
    for draft in drafts {
      try checkFolder(of: draft.name, in: problems)
      manifest = try PackageManifest(manifest).adding(draft)
    }
    Leftovers.remove(in: problems, beginningWith: Self.draftPrefix)
    var made: [String] = []
    do {
      for draft in drafts {
        made.append(try Self.make(draft, in: problems))
      }
      try writeManifest(manifest)
    } catch {
      for folder in made { try? FileManager.default.removeItem(atPath: folder) }
      throw error
    }
    return drafts.map { "problems/" + $0.name.folder }
  }

  /// Removes a problem: its folder, with all that is in it, and its line in the manifest.
  ///
  /// The folder disappears atomically; of one that is a symbolic link, only the link is removed. If it is gone already,
  /// its line is.
  ///
  /// - Parameter folder: The name of its folder in `problems/`.
  /// - Throws: `ScaffoldingError`; nothing has changed then, unless files could not be deleted: those
  ///   are in a hidden folder, which the error names.
  public func remove(folder: String) throws {
    let problems = root.appendingPathComponent("problems").path
    let lock = try FolderLock(problems, patience: patience)
    defer { withExtendedLifetime(lock) {} }
    let manifest = try manifestBytes()
    let shorter = try PackageManifest(manifest).removing(ProblemName.id(ofFolder: folder))
    let path = problems + "/" + folder
    let hidden = problems + "/" + Self.draftPrefix + UUID().uuidString
    // First of all: without the folder of one in its list, a package could not be built.
    try writeManifest(shorter)
    if rename(path, hidden) != 0 {
      // Somebody has deleted it before: its line was all that was left.
      if errno == ENOENT { return }
      let failure = Self.failure(path)
      try writeManifest(manifest)
      throw failure
    }
    do {
      try FileManager.default.removeItem(atPath: hidden)
    } catch {
      throw ScaffoldingError.files(hidden, reason: "\(FileFault(error))")
    }
  }

  /// Renames a problem: its folder, its line in the manifest, and its name and link in its files.
  ///
  /// These are the judge program and the description, of which nothing else changes. Nothing is
  /// overwritten. Of a folder that is a symbolic link, the link is renamed.
  ///
  /// - Parameter folder: The name of its folder in `problems/`.
  /// - Returns: The path of its new folder relative to the package.
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  @discardableResult
  public func move(folder: String, to name: ProblemName) throws -> String {
    let problems = root.appendingPathComponent("problems").path
    let lock = try FolderLock(problems, patience: patience)
    defer { withExtendedLifetime(lock) {} }
    let old = ProblemName.id(ofFolder: folder)
    let manifest = try manifestBytes()
    let changed = try PackageManifest(manifest).renaming(old, to: name)
    try checkFolder(of: name, in: problems, besides: folder)
    let (path, place) = (problems + "/" + folder, problems + "/" + name.folder)
    // Nothing appears before all that needs space is written.
    let drafts = try RenamedFiles(in: path, from: old, to: name.id)
    defer { drafts.discard() }
    try writeManifest(changed)
    do {
      if rename(path, place) != 0 { throw Self.failure(path) }
      do {
        try drafts.replace(in: place)
      } catch {
        _ = rename(place, path)
        throw error
      }
    } catch {
      try writeManifest(manifest)
      throw error
    }
    return "problems/" + name.folder
  }

  /// Creates the folder of a problem atomically, and returns its path.
  private static func make(_ draft: ProblemDraft, in problems: String) throws -> String {
    let hidden = problems + "/" + draftPrefix + UUID().uuidString
    let folder = problems + "/" + draft.name.folder
    do {
      try write(ProblemTemplate(draft).files, into: hidden, for: folder)
      // Moving a folder onto another replaces it only if that is empty.
      if rename(hidden, folder) != 0 { throw failure(folder) }
    } catch {
      try? FileManager.default.removeItem(atPath: hidden)
      throw error
    }
    return folder
  }

  /// The name prefix of incomplete folders.
  private static let draftPrefix = ".new-"

  private var manifestPath: String {
    // A symbolic link stays one: its target is replaced.
    root.appendingPathComponent("Package.swift").resolvingSymlinksInPath().path
  }

  private func manifestBytes() throws -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: manifestPath)))
    } catch {
      throw ScaffoldingError.files(manifestPath, reason: "\(FileFault(error))")
    }
  }

  /// Writes the manifest to a file beside the old one with the same permissions, and replaces the old one by it.
  private func writeManifest(_ bytes: [UInt8]) throws {
    let (path, draft) = (manifestPath, manifestPath + "-" + UUID().uuidString)
    Leftovers.removeDrafts(ofFile: path)
    do {
      try Data(bytes).write(to: draft, like: path)
      if rename(draft, path) != 0 { throw Self.failure(path) }
    } catch {
      unlink(draft)
      throw (error as? ScaffoldingError)
        ?? ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
  }

  /// Rejects the name of an existing folder, ignoring case as some file systems do.
  private func checkFolder(
    of name: ProblemName, in problems: String, besides own: String? = nil
  ) throws {
    let module = ProblemName.module(ofTarget: name.id)
    let taken = try Self.names(in: problems).first {
      $0 != own
        && ProblemName.module(ofTarget: ProblemName.id(ofFolder: $0)) == module
    }
    if let taken { throw ScaffoldingError.nameTaken(name.id, by: "problems/\(taken)") }
  }

  private static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw ScaffoldingError.files(folder, reason: "\(FileFault(error))")
    }
  }

  /// Writes files into a folder that will be renamed to its final name.
  private static func write(
    _ files: [String: [UInt8]], into folder: String, for finalFolder: String
  ) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + ProblemTemplate.sampleFolder, withIntermediateDirectories: true)
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    } catch {
      throw ScaffoldingError.files(finalFolder, reason: "\(FileFault(error))")
    }
  }

  private static func failure(_ path: String) -> ScaffoldingError {
    .files(path, reason: "\(FileFault(code: errno))")
  }
}
