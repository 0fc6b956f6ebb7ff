// The judge program of a problem: generates cases, computes answers, checks outputs.

import Foundation

/// The program `<id>-judge` of a problem, called through its subcommands.
///
/// Every failure of it is a `JudgeError.helper`, which a judge reports as an internal error. After a
/// command of it has hung in one case, it is not called for others: `JudgeError.hung`.
public struct JudgeProgram: Sendable {
  /// The program.
  public var command: Command
  /// The launcher that runs it.
  public var launcher: Launcher
  /// Its limits: generous, as it uses slow and obvious methods, but a hang takes no longer than that
  /// of a checker.
  public var limits = Limits(
    cpuSeconds: 60, wallSeconds: Checker.mostWallSeconds, memoryBytes: 4 << 30,
    outputBytes: 1 << 30)
  /// The commands that have hung.
  private let hangs = Hangs()

  /// Creates a judge program from its command.
  public init(_ command: Command, launcher: Launcher) {
    self.command = command
    self.launcher = launcher
  }

  /// The checker that the program contains.
  public var checker: Checker {
    Checker(calling(["check"]), interface: .testlib, limits: limits)
  }

  /// The interactor that the program contains, if its problem is interactive.
  public var interactor: Interactor {
    Interactor(calling(["interact"]), interface: .testlib, limits: limits)
  }

  /// Returns a random input of about the given number of elements.
  public func input(ofSize size: Int, seed: UInt64) throws -> [UInt8] {
    try output(of: ["stress", "\(seed)", "\(size)"])
  }

  /// Returns the description of the problem.
  public func describe() throws -> Description {
    let output = try output(of: ["describe"])
    do {
      return try JSONDecoder().decode(Description.self, from: Data(output))
    } catch {
      throw fault("describe", "its JSON is not as expected: \(error)")
    }
  }

  /// Returns the generated cases, in the program's order: `"generated/random-max-1"`.
  public func cases() throws -> [Case] {
    let lines = String(decoding: try output(of: ["cases"]), as: UTF8.self).split(separator: "\n")
    return try lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let seed = UInt64(words[1]) else {
        throw fault("cases", "expected a name and a seed in a line, found '\(line)'")
      }
      return generatedCase(words[0], seed: seed)
    }
  }

  /// Returns one case of a family, for any seed; its input is validated as soon as it is generated.
  public func generatedCase(_ family: String, seed: UInt64) -> Case {
    let name = "generated/\(family)-\(seed)"
    return Case(
      name: name,
      input: {
        let input = try output(of: ["generate", family, "\(seed)"], in: name)
        if let reason = try reasonForInvalidity(of: input, in: name) {
          throw fault("generate \(family) \(seed)", "the validator rejects it: \(reason)")
        }
        return input
      },
      answer: { try output(of: ["answer"], input: $0, in: name) })
  }

  /// Returns a case that gets the program's own answer if it has none.
  public func answering(_ given: Case) -> Case {
    Case(
      name: given.name, input: given.input,
      answer: { input in
        try given.answerIfAny(to: input) ?? output(of: ["answer"], input: input, in: given.name)
      })
  }

  /// Returns a sample of the problem statement that also validates the program: it must accept the
  /// input, and its own answer must be judged correct against the sample's, if that has one.
  ///
  /// If they disagree, one of them is wrong, but never the judged program. It is no error if the
  /// input is too large for the program to answer.
  public func agreeing(with sample: Case) -> Case {
    Case(
      name: sample.name,
      input: {
        let input = try sample.input()
        if let reason = try reasonForInvalidity(of: input, in: sample.name) {
          throw fault("validate", "it rejects \(sample.name): \(reason)")
        }
        return input
      },
      answer: { input in
        guard let answer = try sample.answerIfAny(to: input) else {
          return try answering(sample).answer(input)
        }
        let own = try run(["answer"], input: input, in: sample.name)
        // The input is valid, but too large.
        if own.end == .exit(3) { return answer }
        try refuseAfterHang(of: "check")
        let judgement = try checker.judge(
          input: input, output: output(of: own, ["answer"]), answer: answer, with: launcher)
        if judgement.isOfHang {
          hangs.add("check", in: sample.name)
          throw JudgeError.checker(judgement.message)
        }
        if judgement.verdict != .accepted {
          let which = "one of two answers to \(sample.name) is wrong, the given one or its own"
          throw fault("answer", "\(which): \(judgement.message)")
        }
        return answer
      })
  }

  /// Returns why the input of a case is not valid, or `nil` if it is.
  private func reasonForInvalidity(of input: [UInt8], in name: String) throws -> String? {
    let run = try run(["validate"], input: input, in: name)
    switch run.end {
    case .exit(42): return nil
    case .exit(43): return run.errors.lastLines(1).first ?? "without a reason"
    default: throw fault("validate", Explanation(run, limits: limits)?.message ?? "exit code 0")
    }
  }

  private func calling(_ arguments: [String]) -> Command {
    var call = command
    call.arguments += arguments
    return call
  }

  private func output(
    of arguments: [String], input: [UInt8] = [], in name: String? = nil
  ) throws -> [UInt8] {
    try output(of: run(arguments, input: input, in: name), arguments)
  }

  /// Returns the output of a run; throws if the run failed.
  private func output(of run: Execution, _ arguments: [String]) throws -> [UInt8] {
    if let explanation = Explanation(run, limits: limits) {
      throw fault(arguments.joined(separator: " "), explanation.message)
    }
    return run.output
  }

  /// Runs a command, unless it hung in another case.
  ///
  /// - Parameter name: The name of the case, if it is for one.
  private func run(
    _ arguments: [String], input: [UInt8], in name: String?
  ) throws -> Execution {
    try refuseAfterHang(of: arguments[0])
    let run = try launcher.run(calling(arguments), input: .bytes(input), limits: limits)
    if run.isOfHang, let name { hangs.add(arguments[0], in: name) }
    return run
  }

  private func refuseAfterHang(of subcommand: String) throws {
    if let known = hangs.caseName(of: subcommand) {
      throw JudgeError.hung("\(command.program) \(subcommand)", caseName: known)
    }
  }

  private func fault(_ subcommand: String, _ reason: String) -> JudgeError {
    .helper("\(command.program) \(subcommand)", fault: reason)
  }
}
