// The Swift compiler, run under limits like any other program.

import Files
import Foundation
import Judging

/// Runs the compiler.
struct Compiler {
  let launcher: Launcher
  /// The compiler, with the arguments that it always gets.
  var swiftc = Command("swiftc")

  /// The command line that it is invoked with.
  var name: String { swiftc.line }

  /// Runs it, with its temporary files in a folder, and returns its output and its errors.
  func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (isSuccess: Bool, output: [UInt8], errors: [Diagnostic]) {
    var command = swiftc
    command.arguments += arguments
    let run = try launcher.compile(command, in: folder)
    var errors = Diagnostic.errors(in: run.errors.text)
    if run.end != .exit(0), errors.isEmpty {
      let message = "the compiler failed: \(run.errors.text.suffix(500))"
      errors = [Diagnostic(path: nil, line: nil, message: message)]
    }
    return (run.end == .exit(0), run.output, errors)
  }

  /// Has the compiler dump the syntax trees of files that form one module, and returns those of the primary
  /// files, also as raw JSON.
  ///
  /// - Throws: `BundleError` if the compiler does not support it.
  func syntax(
    of paths: [String], primary: Set<String>, profile: JudgeProfile, in folder: TemporaryFolder
  ) throws -> (dumps: [SyntaxDump], json: [UInt8], errors: [Diagnostic]) {
    let (json, errors) = try dump(of: paths, primary: primary, profile: profile, in: folder)
    let dumps = SyntaxDump.all(in: json)
    let texts = textsWithFunctions(of: paths.filter(primary.contains))
    if texts.isEmpty { return (dumps, json, errors) }
    // Under the same names, which the USRs of private declarations depend on.
    let copies = try TemporaryFolder()
    let changed = try Dictionary(
      uniqueKeysWithValues: texts.map { path, text in
        (path, try copies.write(text, as: URL(fileURLWithPath: path).lastPathComponent))
      })
    let (others, _) = try dump(
      of: paths.map { changed[$0] ?? $0 }, primary: Set(changed.values), profile: profile,
      in: folder)
    let added = Dictionary(
      SyntaxDump.all(in: others).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let complete = dumps.map { dump in
      var dump = dump
      if let other = changed[dump.path].flatMap({ added[$0] }) {
        dump.addSubscriptDefaults(from: other)
      }
      return dump
    }
    return (complete, json + others, errors)
  }

  /// Returns the texts of those files that have subscripts with default arguments, with functions in their place.
  private func textsWithFunctions(of paths: [String]) -> [(path: String, text: [UInt8])] {
    paths.compactMap { path in
      let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
      return SubscriptDefaults.asFunctions(bytes).map { (path, $0) }
    }
  }

  /// Returns the dump as raw JSON.
  private func dump(
    of paths: [String], primary: Set<String>, profile: JudgeProfile, in folder: TemporaryFolder
  ) throws -> (output: [UInt8], errors: [Diagnostic]) {
    let conditions = profile.arguments.filter { $0.hasPrefix("-D") }
    let arguments =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Submission"]
      + ["-package-name", "Submission"]
      + ["-swift-version", "\(profile.languageMode)", "-suppress-warnings"] + conditions
    let files = paths.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
    var result = Result { try self.run(arguments + files, in: folder) }
    // The driver would tell the frontend where the macros of the system's modules are.
    let needsPlugins = { (error: Diagnostic) in error.message.contains("; plugin for module '") }
    if case .success(let run) = result, run.errors.contains(where: needsPlugins),
      let plugins = try plugins(in: folder)
    {
      result = Result { try self.run(arguments + ["-plugin-path", plugins] + files, in: folder) }
    }
    let hasFailed: Bool
    switch result {
    case .success(let run): hasFailed = run.errors.contains { $0.path == nil }
    case .failure(let error): hasFailed = error is JudgeError
    }
    // Older versions do not support the format, or crash.
    if hasFailed, let version = try version(in: folder),
      version.compare("6.3", options: .numeric) == .orderedAscending
    {
      throw BundleError("bundling needs Swift 6.3 or a later one, \(name) is of \(version)")
    }
    let finished = try result.get()
    return (finished.output, finished.errors)
  }

  /// Returns the folder with the implementations of the system's macros.
  private func plugins(in folder: TemporaryFolder) throws -> String? {
    let text = String(decoding: try run(["-print-target-info"], in: folder).output, as: UTF8.self)
    let resources = text.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)?.1
    return resources.map { "\($0)/host/plugins" }
  }

  /// Returns its version of Swift, such as `"6.2.3"`, or `nil` if it prints none.
  func version(in folder: TemporaryFolder) throws -> String? {
    let text = String(decoding: try run(["--version"], in: folder).output, as: UTF8.self)
    return (text.firstMatch(of: /Swift version ([0-9.]+)/)?.1).map(String.init)
  }
}
