// The check of a submission: it is compiled on its own, as the judge does.

import Files
import Foundation
import Judging

/// Compiles submissions as the judges do.
public struct SubmissionCheck: Sendable {
  /// The compiler for name resolution and for the other language modes.
  private let compiler: Compiler
  /// The compiler that stands in for the judge's.
  private let judgesCompiler: Compiler

  /// Uses a launcher to run the compiler.
  ///
  /// - Parameter swiftc: The command that stands in for the judge's compiler instead of the installed one, such as
  ///   another version of Swift.
  public init(launcher: Launcher, swiftc: Command? = nil) {
    compiler = Compiler(launcher: launcher)
    judgesCompiler = swiftc.map { Compiler(launcher: launcher, swiftc: $0) } ?? compiler
  }

  /// Returns the version of the compiler that stands in for the judge's: `"6.2.3"`.
  ///
  /// - Throws: `BundleError` if it prints none.
  public func version() throws -> String {
    guard let version = try judgesCompiler.version(in: TemporaryFolder()) else {
      throw BundleError("\(judgesCompiler.name) --version tells no version of Swift")
    }
    return version
  }

  /// Compiles a submission and writes the executable to a path.
  ///
  /// - Parameters:
  ///   - submission: The submission, which is compiled in a folder of its own.
  ///   - profile: The judge whose compile command is used.
  ///   - otherModes: The additional language modes for type-checking: other judges use them.
  ///   - isTraceable: Whether the executable gets debug information about its original files and lines.
  ///   - executable: The path of the executable.
  /// - Returns: The errors in the other modes, which do not matter to this judge.
  /// - Throws: `BundleError` if it exceeds the judge's size limit, if it does not compile, or if a name in
  ///   it resolves to another declaration: with the location in the original files.
  @discardableResult
  public func compile(
    _ submission: Submission, for profile: JudgeProfile, otherModes: [Int] = [],
    isTraceable: Bool = false, to executable: String
  ) throws -> [BundleError] {
    if submission.size > profile.sizeLimit {
      throw BundleError(
        "the file has \(submission.size) bytes, \(profile.name) takes \(profile.sizeLimit)")
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(submission.text.utf8), as: profile.fileName)
    @Sendable func failure(of command: [String], by compiler: Compiler) throws -> BundleError? {
      let run = try compiler.run(command, in: folder)
      return run.isSuccess ? nil : error(run.errors, compiler, command, submission, file)
    }
    // The judge's compile command takes longer than all others together.
    let findings = try Work.allCases.mapSideBySide { work in
      switch work {
      case .compiling:
        if isTraceable, try compileTraceable(submission, profile, to: executable) {
          Findings(failure: nil)
        } else {
          Findings(
            failure: try failure(
              of: profile.arguments + [file, "-o", executable], by: judgesCompiler))
        }
      case .comparing:
        Findings(
          failure: try change(of: submission, in: file, profile, folder),
          objections: try otherModes.compactMap { mode in
            try failure(of: ["-typecheck", "-swift-version", "\(mode)", file], by: compiler)
          })
      }
    }
    if let failure = findings.lazy.compactMap(\.failure).first { throw failure }
    return findings.flatMap(\.objections)
  }

  /// Compiles with debug information, and returns whether that succeeded.
  private func compileTraceable(
    _ submission: Submission, _ profile: JudgeProfile, to executable: String
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(submission.tracedText.utf8), as: profile.fileName)
    // Whole-module, as the compiler would do its work twice otherwise. Crash reports need the frame pointers. Paths
    // below the compilation folder would be shortened.
    let debugging = [
      "-whole-module-optimization", "-g", "-Xcc", "-fno-omit-frame-pointer",
      "-file-compilation-dir", folder.path,
    ]
    let arguments = profile.arguments + debugging + [file, "-o", executable]
    do {
      return try judgesCompiler.run(arguments, in: folder).isSuccess
    } catch is JudgeError {
      // It may have crashed for these options.
      return false
    }
  }

  /// The work that is done in parallel.
  private enum Work: CaseIterable {
    case compiling
    case comparing
  }

  private struct Findings {
    let failure: BundleError?
    var objections: [BundleError] = []
  }

  /// Returns an error for the first name that resolves to another declaration in the single file, if the file
  /// compiles at all.
  private func change(
    of submission: Submission, in path: String, _ profile: JudgeProfile, _ folder: TemporaryFolder
  ) throws -> BundleError? {
    let (dumps, _, errors) = try compiler.syntax(
      of: [path], primary: [path], profile: profile, in: folder)
    guard errors.isEmpty, let dump = dumps.first else { return nil }
    let file = SourceFile(
      path: path, module: nil, isMain: true, bytes: Array(submission.text.utf8))
    let index = DeclarationIndex(DeclarationReader.declarations(of: file, in: dump))
    let meanings = Meanings(
      of: index.all, in: index, originalNames: submission.originalNames
    ) { declaration in
      declaration.keywordLine.flatMap { submission.origins[$0] }
    }
    return meanings.change(since: submission.meanings).map(BundleError.init)
  }

  private func error(
    _ errors: [Diagnostic], _ compiler: Compiler, _ arguments: [String], _ submission: Submission,
    _ file: String
  ) -> BundleError {
    let mode = zip(arguments, arguments.dropFirst()).first { $0.0 == "-swift-version" }?.1
    if let mode, errors.contains(where: { $0.message.contains("in '-swift-version") }) {
      return BundleError("\(compiler.name) has no language mode \(mode)")
    }
    let unknown = errors.lazy.compactMap { $0.message.firstMatch(of: #/unknown argument: '(.+)'/#) }
    if let option = unknown.first?.output.1 {
      return BundleError(
        "\(compiler.name) does not know \(option), which the judge's compiler does: it cannot stand for it"
      )
    }
    let options = arguments.filter { !$0.contains("/") && $0 != "-o" }.joined(separator: " ")
    return BundleError(
      "the single file does not compile with \(compiler.name) \(options):",
      errors.map { submission.original($0, in: file) })
  }
}
