// Compiles source files that commands name in place of programs.

import Bundling
import Files
import Foundation
import Judging
import Reporting

/// Compiles source files into a temporary folder, which is removed with it.
///
/// A command `./slow.cpp 3` becomes one that runs what was compiled, with the same arguments. Other commands
/// stay as they are.
final class SourceCompiler: Sendable {
  private let launcher: Launcher
  private let console: Console?
  private let folder: TemporaryFolder

  /// - Parameter console: Where to say that it takes a while; `nil` to be silent.
  init(launcher: Launcher, console: Console?) throws {
    (self.launcher, self.console) = (launcher, console)
    folder = try TemporaryFolder()
  }

  /// Returns what runs the program that is judged.
  ///
  /// - Throws: `BundleError` if it does not compile, `ExecutionError` if its compiler cannot be run, `JudgeError` if
  ///   there is no space left for what it writes.
  func program(for command: Command) throws -> Command {
    guard let source = NamedSource(command) else { return command }
    var program = command
    program.name = command.program
    if source.isScript {
      program.program = source.path
    } else if let interpreter = source.language.interpreter {
      program.program = interpreter
      program.arguments.insert(source.path, at: 0)
    } else {
      program.program = folder.path + "/" + UUID().uuidString
      try provide(program.program, of: source)
    }
    _ = try program.resolvedPath()
    return program
  }

  /// Returns what runs a program of the judge's own side.
  ///
  /// - Throws: `JudgeError` if it does not compile or its compiler cannot be run.
  func juryProgram(for command: Command) throws -> Command {
    func failure(_ error: any Error) -> JudgeError {
      .helper("compiling \(command.program)", fault: "\(error)")
    }
    do {
      return try program(for: command)
    } catch let error as BundleError {
      throw failure(error)
    } catch let error as ExecutionError where error != .interrupted {
      throw failure(error)
    }
  }

  /// Compiles a source file, unless the store has what was made of the same.
  private func provide(_ program: String, of source: NamedSource) throws {
    let package = try? ProblemPackage(around: source.path)
    let store = (package?.root).map(ProgramStore.init)
    let recipe = try Recipe(source, to: program, in: package)
    let ingredients = recipe.ingredients(launcher)
    if let ingredients, store?.fetch(source.path, madeOf: ingredients, to: program) == true {
      return
    }
    console?.announce("compiling \(source.name) …")
    defer { console?.setLiveLine("") }
    switch recipe {
    case .compiler(let compiler, _): try compile(source, with: compiler)
    case .swift(let sources):
      try compile(sources, of: source.path, to: program, in: package)
    }
    if let ingredients { store?.keep(program, of: source.path, madeOf: ingredients) }
  }

  private func compile(_ source: NamedSource, with compiler: Command) throws {
    let run = try launcher.compile(compiler, in: folder)
    if run.end == .exit(0) { return }
    let lines = run.errors.text.split(whereSeparator: \.isNewline)
    // In front of the first error stand warnings, or, if it is the linker's, the reason.
    let first = lines.firstIndex { $0.contains("error") && !$0.contains("ld returned") }
    let shown = lines[(first ?? 0)...].prefix(Self.maxLines).map(String.init)
    let headline = "\(source.name) does not compile with \(compiler.program):"
    throw BundleError(([headline] + shown).joined(separator: "\n"))
  }

  /// A Swift file may import the modules of the package that one is in.
  private func compile(
    _ sources: SolutionSources, of path: String, to program: String, in package: ProblemPackage?
  ) throws {
    let profile = JudgeProfile.libraryChecker
    try BundleError.explaining(package) {
      let submission = try Bundler(launcher: launcher).submission(
        of: sources, header: SubmissionHeader(problem: path, link: nil, command: "verdict"),
        profile: profile)
      try SubmissionCheck(launcher: launcher).compile(
        submission, for: profile, isTraceable: true, to: program)
    }
  }

  /// The maximum number of shown lines of a compiler's output.
  private static let maxLines = 30
}
