// The package around the current folder, and the problems in it.

import Arguments
import Files
import Foundation
import Judging
import Scaffolding

/// A package with a folder `problems/`.
struct ProblemPackage: Sendable {
  /// The folder that contains Package.swift.
  let root: URL

  /// Finds the enclosing package of the current folder, otherwise of a file.
  ///
  /// - Throws: `UsageError` if there is none.
  init(around file: String) throws {
    do {
      try self.init()
    } catch {
      let folder = (URL(fileURLWithPath: file).path as NSString).deletingLastPathComponent
      guard let package = try? ProblemPackage(in: folder) else { throw error }
      self = package
    }
  }

  /// Finds the nearest enclosing package with problems of a folder.
  ///
  /// - Throws: `UsageError` if there is none.
  init(in folder: String = FileManager.default.currentDirectoryPath) throws {
    let start = URL(fileURLWithPath: folder)
    let folders = start.resolvingSymlinksInPath().enclosingFolders
    guard !folders.isEmpty else {
      throw Self.currentFolderIsGone
    }
    let packages = folders.filter(Self.hasManifest)
    if let root = packages.first(where: { Self.holds("problems", in: $0) }) {
      self.root = root
      return
    }
    if let withoutProblems = packages.first {
      let missing = withoutProblems.appendingPathComponent("problems").path
      throw UsageError("the package has no folder for problems: make it with mkdir \(missing)")
    }
    throw UsageError(
      "neither \(start.path) nor a folder above it holds a Package.swift beside problems/: "
        + "run verdict inside the package, go there with cd first")
  }

  static let currentFolderIsGone = UsageError(
    "the current folder is gone: go to another one with cd first")

  /// Whether a folder is that of a package, with problems or without.
  static func hasManifest(_ folder: URL) -> Bool {
    holds("Package.swift", in: folder)
  }

  /// The packages that its solutions may import modules of, besides its own.
  var neighbors: [URL] { NeighborPackages.folders(of: root) }

  /// Where its problems are added, renamed and removed, unless the user stops it while it waits.
  var workspace: Workspace {
    Workspace(root: root.path) {
      if Interruption.isRequested { throw ExecutionError.interrupted }
    }
  }

  /// The folders of all modules.
  var sourceFolders: [URL] {
    ([root] + neighbors).map { $0.appendingPathComponent("Sources") }
  }

  /// All problems, sorted by name.
  var problems: [Problem] {
    let folder = root.appendingPathComponent("problems")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Hidden folders are problems that are just being created.
    return names.filter { !$0.hasPrefix(".") }
      .map { Problem(folder: folder.appendingPathComponent($0)) }
      .filter(\.hasSolution).sorted { $0.id < $1.id }
  }

  /// Returns a problem by its name, by what stands behind the judge in it if no other has the same there, or by the
  /// path of its folder or of anything in it.
  ///
  /// - Throws: `UsageError` if there is none of that name; it suggests the nearest.
  func problem(_ name: String) throws -> Problem {
    let problems = problems
    // Within problems/, a shell completes the name of the folder.
    let bare = name.hasSuffix("/") ? String(name.dropLast()) : name
    let found =
      problems.first { $0.id == bare || $0.folder.lastPathComponent == bare }
      // A shell completes the path of the folder, and `.` is where one is.
      ?? problems.first { problem in
        let folder = problem.folder.resolvingSymlinksInPath().path + "/"
        return paths(name).contains { $0.hasPrefix(folder) }
      }
    if let found { return found }
    let others = problems.filter { $0.id.split(separator: "-", maxSplits: 1).last ?? "" == name }
    if others.count == 1 { return others[0] }
    if others.count > 1 {
      throw UsageError("'\(name)' may be \(others.map(\.id).joined(separator: " or "))")
    }
    if let folder = folderWithoutSolution(name) {
      throw UsageError(
        "problems/\(folder) has no solution/main.swift: a solution starts there, even with @main")
    }
    throw UsageError(unknown: "problem", bare, known: problems.map(\.id))
  }

  /// The name of the problem in whose folder one is.
  static var nameOfCurrentProblem: String? { (try? ProblemPackage().problem("."))?.id }

  /// Returns the name of the problem that a command is for: without any, the one in whose folder one is.
  ///
  /// - Throws: `UsageError` if that is in none.
  static func nameOfProblem(_ arguments: ParsedArguments) throws -> String {
    guard let name = arguments.operands.first ?? nameOfCurrentProblem else {
      throw UsageError("PROBLEM is missing: name it, or go into its folder")
    }
    return name
  }

  /// Returns a problem by its name, by the path of its folder, or the one that `.` is in: for what concerns all of it.
  ///
  /// - Throws: `UsageError` if there is none, or if the path is that of a part of it.
  func problem(asAWhole name: String) throws -> Problem {
    let problem = try problem(name)
    let folder = problem.folder.resolvingSymlinksInPath().path + "/"
    let places = paths(name)
    if name != ".", !places.isEmpty, !places.contains(folder) {
      throw UsageError("\(name) is only a part of \(problem.id): give the name of the problem")
    }
    return problem
  }

  /// The name of a folder that is there, but lacks the file that makes it a problem.
  private func folderWithoutSolution(_ name: String) -> String? {
    let folder = root.appendingPathComponent("problems").resolvingSymlinksInPath().path + "/"
    let path = paths(name).first ?? folder + name + "/"
    let rest = path.dropFirst(folder.count).split(separator: "/")
    guard path.hasPrefix(folder), let first = rest.first, !first.hasPrefix("."),
      FileManager.default.fileExists(atPath: folder + first)
    else { return nil }
    return String(first)
  }

  /// Where a name leads that is a path, from the current folder and from the package's, with a slash at its end.
  private func paths(_ name: String) -> [String] {
    guard name == "." || name == ".." || name.contains("/") else { return [] }
    return [URL(fileURLWithPath: name), root.appendingPathComponent(name)]
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { $0.resolvingSymlinksInPath().path + "/" }
  }

  /// Whether a file, existing or not, is one of the sources of a problem's solution.
  func builds(_ path: String, into problem: Problem) -> Bool {
    Self.holds(path, in: [problem.folder.appendingPathComponent("solution")] + sourceFolders)
  }

  /// Whether a file, existing or not, belongs to a module.
  func isOfModule(_ path: String) -> Bool {
    Self.holds(path, in: sourceFolders)
  }

  private static func holds(_ path: String, in folders: [URL]) -> Bool {
    let file = URL(fileURLWithPath: path)
    // Of a file that is not there, links above it are not resolved.
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
    let place = folder.appendingPathComponent(file.lastPathComponent).path
    return folders.contains {
      place.hasPrefix($0.resolvingSymlinksInPath().path + "/")
    }
  }

  /// What the help of a command says that needs no name of a problem.
  static let noteOnOperand = "Without PROBLEM, it is the one in whose folder you are."

  /// Describes the operand that names problems of the package.
  static func operand(count: ClosedRange<Int> = 1...1) -> CommandDescription.Operand {
    let names = ["list", "--\(ListCommand.names.name)"]
    return .init("PROBLEM", count: count, completion: .lines(ofOutputFor: names))
  }

  private static func holds(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
