import Bundling
import Foundation
import Judging
import TestSupport
import Testing

/// A package in a folder of its own that vanishes with the test.
struct Workspace: Sendable {
  private let folder: TemporaryFolder
  var root: String { folder.path }

  /// Creates the files of a package; a path says which: `solution/main.swift`, `Sources/…`.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
  }

  /// Creates a package with a module `Library`.
  init(main: String, library: String) throws {
    try self.init([
      "solution/main.swift": "import Library\n\n" + main, "Sources/Library/Library.swift": library,
    ])
  }

  func bundle(
    for profile: JudgeProfile = .dmoj, keepsDocumentation: Bool = false
  ) throws -> Submission {
    try Bundler(launcher: launcher()).submission(
      of: SolutionSources(folder: root + "/solution", root: root),
      header: SubmissionHeader(problem: "test-1", link: nil, command: "verdict bundle test-1"),
      profile: profile, keepsDocumentation: keepsDocumentation)
  }

  /// Compiles a submission without optimization and returns what it prints.
  func output(
    of submission: Submission, for profile: JudgeProfile = .dmoj, isTraceable: Bool = false,
    input: String = ""
  ) throws -> String {
    let program = root + "/program"
    try SubmissionCheck(launcher: launcher()).compile(
      submission, for: profile, isTraceable: isTraceable, to: program)
    let run = try launcher().run(
      Command(program), input: .bytes(Array(input.utf8)),
      limits: Limits(cpuSeconds: 10, memoryBytes: 1 << 30))
    return String(decoding: run.output, as: UTF8.self)
  }
}

func launcher() throws -> Launcher {
  try Launcher(path: Program(built: "judge-launcher").path)
}

extension Submission {
  /// The text below the header.
  var body: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("//") }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}

/// Makes the submission of one of this package's own problems.
func submission(ofProblem name: String) throws -> Submission {
  let root = Repository.root.path
  return try Bundler(launcher: launcher()).submission(
    of: SolutionSources(folder: "\(root)/problems/\(name)/solution", root: root),
    header: SubmissionHeader(problem: name, link: nil, command: "verdict bundle \(name)"),
    profile: .boj)
}

/// Returns what is told of a solution that cannot be bundled, with the modules that it imports.
func error(_ files: [String: String]) throws -> String {
  let workspace = try Workspace(files)
  let error = #expect(throws: BundleError.self) {
    let submission = try workspace.bundle()
    try SubmissionCheck(launcher: launcher()).compile(
      submission, for: .dmoj, to: workspace.root + "/program")
    Issue.record("\(submission.text)")
  }
  return error?.description ?? ""
}
