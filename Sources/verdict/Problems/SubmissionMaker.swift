// The single file that a judge takes, of whatever sources.

import Bundling
import Files
import Foundation
import Judging

/// Makes submissions for a judge, and compiles them as it does.
struct SubmissionMaker {
  /// The style of a submission: the modules' code with or without comments, or minified.
  enum Style: String {
    case plain = ""
    case documented = " --keep-docs"
    case minified = " --minify"
  }

  /// The operand of `verdict bundle`.
  let name: String
  private let title: String
  private let link: String?
  /// The judge as it was asked for, to be repeated in the file's first lines.
  private let judge: JudgeProfile?
  private let profile: JudgeProfile
  /// The command that stands in for the judge's compiler, if not the installed one.
  private let swiftc: Command?
  private let launcher: Launcher

  /// Prepares for a judge; without one, for that which the name begins with, or else for the one whose compiler is
  /// known best.
  init(
    name: String, title: String, link: String?, judge: JudgeProfile?, swiftc: Command?,
    launcher: Launcher
  ) {
    (self.name, self.title, self.link) = (name, title, link)
    (self.judge, self.swiftc, self.launcher) = (judge, swiftc, launcher)
    profile = judge ?? .judge(ofProblem: name) ?? .libraryChecker
  }

  /// Returns the submission.
  ///
  /// - Throws: `BundleError` if the sources do not compile.
  func submission(of sources: SolutionSources, _ style: Style) throws -> Submission {
    let options = (judge.map { " --judge \($0.name)" } ?? "") + style.rawValue
    // A path would reveal the user's folders.
    let operand = (name as NSString).lastPathComponent
    let header = SubmissionHeader(
      problem: title, link: link, command: "verdict bundle \(operand)\(options)")
    let submission = try Bundler(launcher: launcher).submission(
      of: sources, header: header, profile: profile, keepsDocumentation: style == .documented)
    if style != .minified { return submission }
    return try Minifier(launcher: launcher).minified(submission, for: profile)
  }

  /// Compiles a submission as the judge does, and writes the executable to a path.
  ///
  /// - Throws: `BundleError` if it does not compile or is too large.
  func compile(_ submission: Submission, to executable: String) throws {
    _ = try compiled(submission, to: executable)
  }

  /// Compiles a submission, and returns the errors in other language modes.
  ///
  /// Of what is wrong in the judge's it says what helps: an older compiler may refuse what the installed one takes.
  private func compiled(
    _ submission: Submission, otherModes: [Int] = [], to executable: String
  ) throws -> [BundleError] {
    try BundleError.explaining(nil) {
      try submissionCheck.compile(
        submission, for: profile, otherModes: otherModes, to: executable)
    }
  }

  private var submissionCheck: SubmissionCheck {
    SubmissionCheck(launcher: launcher, swiftc: swiftc)
  }

  /// Compiles a submission and tries it; returns what was found: one line, and others about what would not compile in
  /// the other language mode.
  ///
  /// - Parameter trial: Runs the executable at a path, and returns what was found.
  /// - Throws: `BundleError` if it does not compile or is too large; what the trial throws.
  func check(
    _ submission: Submission, trial: (_ executable: String) throws -> String
  ) throws -> String {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let executable = folder.path + "/solution"
    let otherMode = profile.languageMode == 5 ? 6 : 5
    let version = try swiftc.map { _ in try submissionCheck.version() }
    let objections = try compiled(submission, otherModes: [otherMode], to: executable)
    let finding = try trial(executable)
    let modes =
      objections.isEmpty
      ? "in both language modes" : "in Swift \(profile.languageMode) mode only"
    let isGuess = judge == nil && JudgeProfile.judge(ofProblem: name) == nil
    let guess = isGuess ? " (the name says no judge: --judge does)" : ""
    let compiler = version.map { "Swift \($0):" } ?? "swiftc"
    let command = ([compiler] + profile.arguments).joined(separator: " ")
    let unverified = unverified(by: version)
    let summary =
      "\(name): \(submission.size) bytes for \(profile.name)\(guess), compiled with \(command) "
      + "and \(modes), \(finding)"
      + (unverified.isEmpty ? "" : "; unverified: \(unverified.joined(separator: ", "))")
    let warnings = objections.map {
      "\(name): warning: \(profile.name) takes it, judges in Swift \(otherMode) mode do not: \($0)"
    }
    let notes = submission.renamedTypes.sorted(by: <).map { new, original in
      "\(name): note: the module's '\(original)' is '\(new)' in the file, and print shows it so: "
        + "the solution has a '\(original)' of its own"
    }
    return ([summary] + warnings + notes).joined(separator: "\n")
  }

  /// Returns what is not known for sure of a file that a compiler of a version has taken; `nil` is the installed one.
  private func unverified(by version: String?) -> [String] {
    let judges = profile.version.map { "the judge's Swift \($0)" }
    // 6.2.3 is a 6.2.
    let isJudges = profile.version.map { "\(version ?? "").".hasPrefix("\($0).") }
    let isVerified = isJudges ?? (version != nil)
    return (isVerified ? [] : [judges ?? "the judge's version of Swift"]) + profile.unverified
  }
}
