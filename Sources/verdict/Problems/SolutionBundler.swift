// The bundlers of `verdict bundle`.

import Arguments
import Bundling
import Files
import Foundation
import Judging

/// Makes and checks the submission of one solution.
protocol SolutionBundler {
  /// The name of the solution for messages.
  var name: String { get }

  /// Whether a file, existing or not, is one of the sources of the submission.
  func isMade(of path: String) -> Bool

  /// Returns the submission.
  ///
  /// - Throws: `BundleError` if the solution does not compile.
  func submission(_ style: SubmissionMaker.Style) throws -> Submission

  /// Compiles and tries a submission; returns what was found: one line, and others about what would not compile in the
  /// other language mode.
  ///
  /// - Throws: `BundleError` if something is wrong with it.
  func check(_ submission: Submission) throws -> String
}

/// Makes and checks the submission of a file that belongs to no problem.
struct FileBundler: SolutionBundler {
  let name: String
  private let path: String
  private let package: ProblemPackage?
  private let maker: SubmissionMaker

  /// - Throws: `UsageError` if the file cannot be read.
  init(path: String, judge: JudgeProfile?, swiftc: Command?, launcher: Launcher) throws {
    if let fault = FileFault.ofReading(at: path) { throw UsageError("\(path): \(fault)") }
    name = path
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    package = try? ProblemPackage(around: path)
    let title = (path as NSString).lastPathComponent
    maker = SubmissionMaker(
      name: path, title: title, link: nil, judge: judge, swiftc: swiftc, launcher: launcher)
  }

  func isMade(of path: String) -> Bool {
    path == self.path || package?.isOfModule(path) == true
  }

  func submission(_ style: SubmissionMaker.Style) throws -> Submission {
    let sources = try SolutionSources(
      file: path, root: package?.root.path, neighbors: package?.neighbors.map(\.path) ?? [])
    return try BundleError.explaining(package) { try maker.submission(of: sources, style) }
  }

  func check(_ submission: Submission) throws -> String {
    try maker.check(submission) { _ in "not run: a file has no samples" }
  }
}
