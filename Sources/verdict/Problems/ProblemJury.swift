// The jury of a problem: its judge program, or, without one, the settings in its folder.

import Arguments
import Files
import Foundation
import Judging
import Reporting
import Scaffolding

/// The jury of one problem: its limits, and how outputs are judged.
struct ProblemJury: Sendable {
  /// The limits, as far as known.
  let limits: ProblemSettings
  /// The checker or comparison of outputs.
  private(set) var opinion: Judge.Opinion
  /// The interactor of an interactive problem, which then alone decides on the verdict.
  private(set) var interactor: Interactor?
  /// The judge program with its description, if there is one.
  let judge: (program: JudgeProgram, description: JudgeProgram.Description)?

  /// Asks a judge program.
  ///
  /// - Throws: `JudgeError` if it fails.
  init(_ program: JudgeProgram) throws {
    let description = try program.describe()
    limits = ProblemSettings(
      timeSeconds: description.limits.timeSeconds,
      memoryMebibytes: description.limits.memoryMebibytes,
      outputMebibytes: description.limits.outputMebibytes)
    if let fault = limits.fault {
      throw JudgeError.helper("\(program.command.program) describe", fault: fault)
    }
    opinion = .checker(program.checker)
    interactor = description.interactive == true ? program.interactor : nil
    judge = (program, description)
  }

  /// Reads the settings of a problem without a judge program.
  ///
  /// - Throws: `JudgeError` if they make no sense, or if a program that they name is not there.
  init(settingsOf problem: Problem) throws {
    do {
      limits = try ProblemSettings(folder: problem.folder.path)
    } catch let ScaffoldingError.files(path, reason) {
      throw JudgeError.senseless(path, reason: reason)
    }
    typealias Shared = SharedOptionDescriptions
    let settings = SettingsReader(problem: problem)
    let interface = try settings.value(
      "checker_protocol", limits.checkerProtocol ?? "testlib", Shared.checkerProtocol)
    let comparison = try settings.value("compare", limits.compare ?? "tokens", Shared.compare)
    opinion =
      try limits.checker.map {
        .checker(Checker(try settings.command("checker", $0), interface: interface))
      } ?? .comparison(comparison)
    interactor = try limits.interactor.map {
      Interactor(try settings.command("interactor", $0), interface: interface)
    }
    judge = nil
  }

  /// The subtasks of the problem, if it has any.
  var subtasks: [Subtask] {
    (limits.subtasks ?? []).map { given in
      Subtask(name: given.name, points: given.points, patterns: given.cases)
    }
  }

  /// Whether outputs are compared with an answer, which need not be the only one.
  var mayRefuseRightAnswers: Bool {
    if case .comparison = opinion { interactor == nil } else { false }
  }

  /// Returns the same jury with source files replaced by compiled programs.
  ///
  /// - Throws: `JudgeError` if one does not compile.
  func compiled(by compiler: SourceCompiler) throws -> ProblemJury {
    var compiled = self
    if case .checker(var checker) = opinion {
      checker.command = try compiler.juryProgram(for: checker.command)
      compiled.opinion = .checker(checker)
    }
    if let interactor {
      compiled.interactor?.command = try compiler.juryProgram(for: interactor.command)
    }
    return compiled
  }
}

extension JuryOptions {
  /// Reads the commands in a problem's settings.
  ///
  /// - Throws: `JudgeError` if they make no sense, or if a program that they name is not there.
  init(settingsOf problem: Problem, _ settings: ProblemSettings) throws {
    let reader = SettingsReader(problem: problem)
    self.init(
      bruteForce: try settings.brute.map { try reader.command("brute", $0) },
      generator: try settings.generator.map { try reader.command("generator", $0) },
      validator: try settings.validator.map { try reader.command("validator", $0) })
  }
}

/// Makes values of what stands in a problem's `problem.json`.
private struct SettingsReader {
  let problem: Problem

  /// Returns what a key means, which an option may have in its place.
  func value<Value>(_ key: String, _ text: String, _ option: Option<Value>) throws -> Value {
    if let value = option.kind.read(text) { return value }
    throw fault("\(key): expected \(option.kind.expectation), found '\(text)'")
  }

  /// Returns the command of a line: a path begins in the problem's folder, and so does an argument that
  /// is the name of a file there, or a source file.
  func command(_ key: String, _ line: String) throws -> Command {
    do {
      var command = try Command(line: line)
      var inFolder = command
      inFolder.program = place(command.program)
      if command.program.contains("/") || NamedSource(inFolder) != nil { command = inFolder }
      command.arguments = command.arguments.map { argument in
        FileFault.ofReading(at: place(argument)) == nil ? place(argument) : argument
      }
      try command.require()
      return command
    } catch let error as ExecutionError {
      throw fault("\(key): \(error)")
    }
  }

  private func place(_ path: String) -> String {
    path.hasPrefix("/") ? path : problem.folder.appendingPathComponent(path).path
  }

  private func fault(_ reason: String) -> JudgeError {
    .senseless(
      problem.folder.appendingPathComponent(ProblemSettings.fileName).path, reason: reason)
  }
}
