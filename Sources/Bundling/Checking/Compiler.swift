// The Swift compiler as a program that is run, like any other, under limits.

import Files
import Foundation
import Judging

/// Runs the compiler.
struct Compiler {
  let launcher: Launcher
  /// The compiler, and arguments that it is always given.
  var swiftc = Command("swiftc")

  /// How it is called.
  var name: String { ([swiftc.program] + swiftc.arguments).joined(separator: " ") }

  /// Runs it, with its temporary files in a folder, and returns what it has written.
  func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (isSuccess: Bool, output: [UInt8], errors: [Diagnostic]) {
    var command = swiftc
    command.arguments += arguments
    // It leaves a folder behind if it fails or is stopped.
    command.environment["TMPDIR"] = folder.path
    let run = try launcher.run(command, input: .bytes([]), limits: .compiler)
    var errors = Diagnostic.errors(in: run.errors.text)
    if run.end != .exit(0), errors.isEmpty {
      let message = "the compiler failed: \(run.errors.text.suffix(500))"
      errors = [Diagnostic(path: nil, line: nil, message: message)]
    }
    return (run.end == .exit(0), run.output, errors)
  }

  /// Has the compiler take files apart, which it sees as one module, and returns what it knows of the
  /// primary ones.
  ///
  /// - Throws: `BundleError` if the compiler cannot do that.
  func syntax(
    of paths: [String], primary: Set<String>, profile: JudgeProfile, in folder: TemporaryFolder
  ) throws -> (dumps: [SyntaxDump], errors: [Diagnostic]) {
    let (output, errors) = try dump(of: paths, primary: primary, profile: profile, in: folder)
    return (SyntaxDump.all(in: output), errors)
  }

  /// The same as the compiler has written it.
  func dump(
    of paths: [String], primary: Set<String>, profile: JudgeProfile, in folder: TemporaryFolder
  ) throws -> (output: [UInt8], errors: [Diagnostic]) {
    let conditions = profile.arguments.filter { $0.hasPrefix("-D") }
    let arguments =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Submission"]
      + ["-package-name", "Submission"]
      + ["-swift-version", "\(profile.languageMode)", "-suppress-warnings"] + conditions
    let files = paths.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
    let run = try run(arguments + files, in: folder)
    // Older ones do not know the format, or crash over it.
    if run.errors.contains(where: { $0.path == nil }), let version = try version(in: folder),
      version.compare("6.3", options: .numeric) == .orderedAscending
    {
      throw BundleError("bundling needs Swift 6.3 or a later one, \(name) is of \(version)")
    }
    return (run.output, run.errors)
  }

  /// Returns the version of Swift that it is of, `"6.2.3"`, or `nil` if it tells none.
  func version(in folder: TemporaryFolder) throws -> String? {
    let text = String(decoding: try run(["--version"], in: folder).output, as: UTF8.self)
    return (text.firstMatch(of: /Swift version ([0-9.]+)/)?.1).map(String.init)
  }
}

extension Limits {
  /// Those of a compiler: hardly limits, they end one that has lost its way.
  public static let compiler = Limits(
    cpuSeconds: 600, memoryBytes: 16 << 30, stackBytes: 64 << 20, outputBytes: 1 << 30,
    processes: 1024)
}
