// The proof that a submission is one: compiled alone, as the judge does it.

import Files
import Foundation
import Judging

/// Compiles submissions as the judges do.
public struct SubmissionCheck: Sendable {
  private let compiler: Compiler

  /// Uses a launcher to run the compiler.
  public init(launcher: Launcher) {
    compiler = Compiler(launcher: launcher)
  }

  /// Compiles a submission and leaves the executable at a path.
  ///
  /// - Parameters:
  ///   - submission: The submission, which is compiled in a folder of its own.
  ///   - profile: The judge whose command is used.
  ///   - otherModes: Language modes in which it is to be type-checked besides: other judges use them.
  ///   - executable: Where to leave the executable.
  /// - Returns: What is wrong in the other modes, which is nothing to this judge.
  /// - Throws: `BundleError` if it is larger than the judge allows, or if it does not compile: with
  ///   the place in the files that it was made from.
  @discardableResult
  public func compile(
    _ submission: Submission, for profile: JudgeProfile, otherModes: [Int] = [],
    to executable: String
  ) throws -> [BundleError] {
    if submission.size > profile.sizeLimit {
      throw BundleError(
        "the file has \(submission.size) bytes, \(profile.name) takes \(profile.sizeLimit)")
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(submission.text.utf8), as: profile.fileName)
    // The judge's own command takes longest: the others run meanwhile.
    let commands =
      [profile.arguments + [file, "-o", executable]]
      + otherModes.map { ["-typecheck", "-swift-version", "\($0)", file] }
    let failures = try commands.mapSideBySide { command in
      let run = try compiler.run(command, in: folder)
      return run.isSuccess ? nil : error(run.errors, command, submission, file)
    }
    if let failure = failures[0] { throw failure }
    return failures.compactMap { $0 }
  }

  private func error(
    _ errors: [Diagnostic], _ arguments: [String], _ submission: Submission, _ file: String
  ) -> BundleError {
    let mode = zip(arguments, arguments.dropFirst()).first { $0.0 == "-swift-version" }?.1
    if let mode, errors.contains(where: { $0.message.contains("in '-swift-version") }) {
      return BundleError("the installed compiler has no language mode \(mode)")
    }
    let options = arguments.filter { !$0.contains("/") && $0 != "-o" }.joined(separator: " ")
    let mapped = errors.map { error in
      guard error.path == file, let line = error.line, submission.origins.indices.contains(line - 1)
      else { return error }
      let origin = submission.origins[line - 1]
      return Diagnostic(path: origin?.path, line: origin?.line, message: error.message)
    }
    return BundleError("the single file does not compile with swiftc \(options):", mapped)
  }
}
