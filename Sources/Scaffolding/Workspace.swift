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
  private let checkForStop: @Sendable () throws -> Void

  /// Creates a workspace for the package in the folder that contains its Package.swift.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - patience: How long a change waits for those of other processes.
  ///   - checkForStop: Throws if the user does not want to wait any longer: the change throws the
  ///     same, and nothing has changed.
  public init(
    root: String, patience: Duration = .seconds(10),
    checkForStop: @escaping @Sendable () throws -> Void = {}
  ) {
    self.root = URL(fileURLWithPath: root, isDirectory: true)
    self.patience = patience
    self.checkForStop = checkForStop
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
    let lock = try FolderLock(problems, patience: patience, checkForStop: checkForStop)
    defer { withExtendedLifetime(lock) {} }
    let old = try manifestBytes()
    var manifest = old
    for draft in drafts {
      let list = try PackageManifest(manifest)
      try checkFolder(of: draft.name, in: problems, list)
      manifest = try list.adding(draft)
    }
    Leftovers.remove(in: problems, beginningWith: Self.draftPrefix)
    var made: [String] = []
    do {
      for draft in drafts {
        made.append(try Self.make(draft, in: problems))
      }
      try replaceManifest(old, by: manifest)
    } catch {
      for folder in made { try? FileManager.default.removeItem(atPath: folder) }
      throw error
    }
    return drafts.map { "problems/" + $0.name.folder }
  }

  /// Removes a problem: its folder, with all that is in it, and its line in the manifest.
  ///
  /// The folder disappears atomically; of one that is a symbolic link, only the link is removed. If it is gone already,
  /// its line is; if it has no line, it is all that is removed.
  ///
  /// - Parameter folder: The name of its folder in `problems/`.
  /// - Returns: Whether it had a line.
  /// - Throws: `ScaffoldingError`; nothing has changed then, unless files could not be deleted: those
  ///   are in a hidden folder, which the error names.
  @discardableResult
  public func remove(folder: String) throws -> Bool {
    let problems = root.appendingPathComponent("problems").path
    let lock = try FolderLock(problems, patience: patience, checkForStop: checkForStop)
    defer { withExtendedLifetime(lock) {} }
    let manifest = try manifestBytes()
    let (list, id) = (try PackageManifest(manifest), ProblemName.id(ofFolder: folder))
    let path = problems + "/" + folder
    let hidden = problems + "/" + Self.draftPrefix + UUID().uuidString
    // A process that died may have made the folder, but not the line.
    let hasLine = list.problems.contains(id) || !Self.isThere(path)
    let hide = {
      // Somebody may have deleted it before: its line was all that was left.
      if rename(path, hidden) != 0 && errno != ENOENT { throw Self.failure(path) }
    }
    if hasLine {
      // First of all: without the folder of one in its list, a package could not be built.
      try replaceManifest(manifest, by: list.removing(id), andThen: hide)
    } else {
      try list.checkNeed(of: id)
      try hide()
    }
    guard Self.isThere(hidden) else { return hasLine }
    do {
      try FileManager.default.removeItem(atPath: hidden)
    } catch {
      throw ScaffoldingError.files(hidden, reason: "\(FileFault(error))")
    }
    return hasLine
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
    let lock = try FolderLock(problems, patience: patience, checkForStop: checkForStop)
    defer { withExtendedLifetime(lock) {} }
    let old = ProblemName.id(ofFolder: folder)
    let manifest = try manifestBytes()
    let list = try PackageManifest(manifest)
    let changed = try list.renaming(old, to: name)
    try checkFolder(of: name, in: problems, list, besides: folder)
    let (path, place) = (problems + "/" + folder, problems + "/" + name.folder)
    // Nothing appears before all that needs space is written.
    let drafts = try RenamedFiles(in: path, from: old, to: name.id)
    defer { drafts.discard() }
    try replaceManifest(manifest, by: changed) {
      if rename(path, place) != 0 { throw Self.failure(path) }
      do {
        try drafts.replace(in: place)
      } catch {
        _ = rename(place, path)
        throw error
      }
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

  /// Replaces the manifest and makes another change, both or neither: going back needs no space any more.
  private func replaceManifest(
    _ old: [UInt8], by new: [UInt8], andThen change: () throws -> Void = {}
  ) throws {
    let path = manifestPath
    Leftovers.removeDrafts(ofFile: path)
    let drafts = [old, new].map { ($0, path + "-" + UUID().uuidString) }
    defer { for (_, draft) in drafts { unlink(draft) } }
    do {
      for (bytes, draft) in drafts { try Data(bytes).write(to: draft, like: path) }
    } catch {
      throw ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
    if rename(drafts[1].1, path) != 0 { throw Self.failure(path) }
    do {
      try change()
    } catch {
      _ = rename(drafts[0].1, path)
      throw error
    }
  }

  /// Rejects the name of an existing folder, ignoring case as some file systems do.
  private func checkFolder(
    of name: ProblemName, in problems: String, _ list: PackageManifest, besides own: String? = nil
  ) throws {
    let module = ProblemName.module(ofTarget: name.id)
    let taken = try Self.names(in: problems).first {
      $0 != own
        && ProblemName.module(ofTarget: ProblemName.id(ofFolder: $0)) == module
    }
    guard let taken else { return }
    let hasLine = list.problems.contains(ProblemName.id(ofFolder: taken))
    let reason =
      hasLine ? "" : ", which has no line in Package.swift (delete the folder, or add a line)"
    throw ScaffoldingError.nameTaken(name.id, by: "problems/\(taken)\(reason)")
  }

  /// Whether there is a file or folder, or a link that may lead nowhere.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
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
