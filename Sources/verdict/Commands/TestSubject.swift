// The subject of `verdict test`: resolved before anything is built, and judged any number of times.

import Arguments
import Foundation
import Judging
import Reporting

/// The programs to judge, resolved in the file system.
enum TestSubject {
  /// A command, on the cases in a folder.
  case data(String, Command)
  /// Problems of a package; `isSeveral` if several were requested, even if there is only one.
  case problems([Problem], ProblemPackage, isSeveral: Bool)

  /// Resolves the subject of the options.
  ///
  /// - Throws: `UsageError` if it does not exist.
  init(_ options: TestOptions) throws {
    switch options.subject {
    case .data(let folder, let command):
      self = .data(folder, command)
    case .problems(let names):
      let package = try ProblemPackage()
      let problems = try names.map(package.problem(_:))
      if Set(problems.map(\.id)).count < problems.count {
        throw UsageError("a problem is named twice")
      }
      self = .problems(problems, package, isSeveral: names.count > 1)
    case .allProblems:
      let package = try ProblemPackage()
      self = .problems(package.problems, package, isSeveral: true)
    }
  }

  /// Whether the report is one of several programs.
  var isSeveral: Bool {
    if case .problems(_, _, let isSeveral) = self { isSeveral } else { false }
  }

  /// The files and folders that the verdict depends on, besides those that options name.
  var watchedPaths: [String] {
    switch self {
    case .data(_, let command):
      Self.modulesPaths(of: command)
    case .problems(let problems, let package, _):
      problems.map(\.folder.path) + [package.root.appendingPathComponent("Package.swift").path]
        + package.sourceFolders.map(\.path)
    }
  }

  /// The folders of the modules that a source file in Swift may import, if the command names one.
  private static func modulesPaths(of command: Command) -> [String] {
    guard let source = NamedSource(command), source.language == .swift else { return [] }
    return (try? ProblemPackage(around: source.path))?.sourceFolders.map(\.path) ?? []
  }

  /// Judges it.
  func judge(in session: TestSession) throws -> [Report] {
    switch self {
    case .data(let folder, let command):
      try [session.judge(command, on: folder)]
    case .problems(let problems, let package, _):
      try session.judge(problems, of: package)
    }
  }
}
