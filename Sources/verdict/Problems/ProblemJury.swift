// Who judges a problem: its judge program, or, for one that has none, the settings in its folder.

import Foundation
import Judging
import Scaffolding

/// All that is known about judging one problem.
struct ProblemJury: Sendable {
  /// The limits, as far as they are known.
  let limits: ProblemSettings
  /// Who says whether an output is right.
  let opinion: Judge.Opinion
  /// Who talks with the solution, and then alone decides, if the problem is interactive.
  let interactor: Interactor?
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
  /// - Throws: `JudgeError` if they make no sense.
  init(settingsOf problem: Problem) throws {
    do {
      limits = try ProblemSettings(folder: problem.folder.path)
    } catch let ScaffoldingError.files(path, reason) {
      throw JudgeError.unreadable(path, reason: reason)
    }
    let comparison = limits.compare ?? "tokens"
    guard let found = Comparison(comparison) else {
      throw JudgeError.unreadable(
        problem.folder.appendingPathComponent(ProblemSettings.fileName).path,
        reason: "compare: expected \(SharedOptionDescriptions.compare.kind.expectation), "
          + "found '\(comparison)'")
    }
    opinion = .comparison(found)
    interactor = nil
    judge = nil
  }
}
