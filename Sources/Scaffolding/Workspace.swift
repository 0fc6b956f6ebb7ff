// Adds a problem to a package: its folder and its line, both or neither.

import Files
import Foundation

/// A package with a folder `problems/` and a list of problems in its Package.swift.
///
///     let workspace = Workspace(root: "/home/me/contests")
///     try workspace.add(ProblemDraft(name: ProblemName("boj-1000")))  // "problems/boj-1000"
public struct Workspace: Sendable {
  private let root: URL

  /// Names a package by the folder that holds its Package.swift.
  public init(root: String) {
    self.root = URL(fileURLWithPath: root, isDirectory: true)
  }

  /// Makes sure that problems can be added: the list of problems is found, and the folders can be
  /// written.
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

  /// Returns the modules that a solution may use: those in the manifest's list of algorithms, else
  /// all folders of `Sources`; then those of the packages that this one depends on by their paths.
  public func modules() throws -> [String] {
    let listed = try algorithms()
    let neighbors = NeighborPackages.folders(of: root).map { Workspace(root: $0.path) }
    let theirs = neighbors.flatMap { neighbor in
      (try? neighbor.algorithms()) ?? neighbor.sourceFolders
    }
    return (listed ?? sourceFolders) + theirs
  }

  /// Returns the modules for solutions that the manifest lists; `nil` if it has no such list.
  ///
  /// - Throws: `ScaffoldingError` if it cannot be read.
  public func algorithms() throws -> [String]? {
    try PackageManifest(manifestBytes()).algorithms
  }

  /// Returns the path of the nearest folder, going upwards, whose package has a list of modules for solutions.
  public static func library(around folder: URL) -> String? {
    var folder = folder
    while (try? Workspace(root: folder.path).algorithms()) == nil {
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
    return folder.path
  }

  private var sourceFolders: [String] {
    let sources = root.appendingPathComponent("Sources").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Adds a problem, and returns the path of its folder as seen from the package.
  ///
  /// The folder appears at once with all that is in it, and the manifest is replaced at once; nothing
  /// that exists is ever overwritten. Several processes can add problems at the same time.
  ///
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  @discardableResult
  public func add(_ draft: ProblemDraft) throws -> String {
    try add([draft])[0]
  }

  /// Adds several problems, all or none, and returns the paths of their folders as seen from the package.
  ///
  /// All else is as for one.
  ///
  /// - Throws: `ScaffoldingError`; nothing has changed then.
  @discardableResult
  public func add(_ drafts: [ProblemDraft]) throws -> [String] {
    let problems = root.appendingPathComponent("problems").path
    let lock = try FolderLock(problems)
    defer { withExtendedLifetime(lock) {} }
    var manifest = try manifestBytes()
    for draft in drafts {
      try checkFolder(of: draft.name, in: problems)
      manifest = try PackageManifest(manifest).adding(draft)
    }
    // Whatever has such a name while the lock is held was left behind by a process that died.
    for name in try Self.names(in: problems) where Self.isDraft(name) {
      try? FileManager.default.removeItem(atPath: problems + "/" + name)
    }
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

  /// Makes the folder of a problem, which appears at once, and returns its path.
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

  /// The beginning of the name of a folder that is not complete yet.
  private static let draftPrefix = ".new-"

  private static func isDraft(_ name: String) -> Bool {
    name.hasPrefix(draftPrefix)
      && UUID(uuidString: String(name.dropFirst(draftPrefix.count))) != nil
  }

  private var manifestPath: String {
    // A link stays a link: what it points to is replaced.
    root.appendingPathComponent("Package.swift").resolvingSymlinksInPath().path
  }

  private func manifestBytes() throws -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: manifestPath)))
    } catch {
      throw ScaffoldingError.files(manifestPath, reason: "\(FileFault(error))")
    }
  }

  /// Writes the manifest beside the old one, gives it the same permissions, and lets it take over.
  private func writeManifest(_ bytes: [UInt8]) throws {
    let (path, draft) = (manifestPath, manifestPath + "-" + UUID().uuidString)
    do {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      try Data(bytes).write(to: URL(fileURLWithPath: draft))
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: draft)
      }
      if rename(draft, path) != 0 { throw Self.failure(path) }
    } catch {
      unlink(draft)
      throw (error as? ScaffoldingError)
        ?? ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
  }

  /// Refuses the name of a folder that exists, on a file system that ignores case too.
  private func checkFolder(of name: ProblemName, in problems: String) throws {
    let module = ProblemName.module(ofTarget: name.id)
    let taken = try Self.names(in: problems).first {
      ProblemName.module(ofTarget: ProblemName.id(ofFolder: $0)) == module
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

  /// Writes files into a folder that is to take the name of another one.
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

/// The only process that may add to a folder, until it is gone or lets go.
private final class FolderLock {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 {
      throw ScaffoldingError.files(path, reason: "\(FileFault(code: errno))")
    }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit {
    close(descriptor)
  }
}
