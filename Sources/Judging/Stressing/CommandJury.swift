// A jury of programs in any language, each of which is run for each case.

/// A generator, a brute force and optionally a validator, each a separate program.
///
/// - The generator gets the seed as its first argument, and the size as its second if sizes are
///   requested, and writes an input.
/// - The brute force reads an input and writes the answer; it is optional with an interactor
///   and with a checker that needs no answers, such as one that gives scores.
/// - The validator reads an input and ends with exit code 0 or 42 if it is valid, otherwise with
///   any other.
public final class CommandJury: Jury {
  private let launcher: Launcher
  private let generator: Command
  private let bruteForce: Command?
  private let validator: Command?
  private let opinion: Judge.Opinion
  private let tellsSizes: Bool
  private var hasLocatedCrash = false

  /// The limits of each program of the jury for one case.
  public static let limits = Limits(
    cpuSeconds: 10, wallSeconds: 20, memoryBytes: 2 << 30, outputBytes: 64 << 20)

  /// Creates a jury from its programs.
  ///
  /// - Parameters:
  ///   - bruteForce: Optional if an interactor, or a checker that needs no answers, decides.
  ///   - tellsSizes: Whether the generator is given the size, too.
  public init(
    launcher: Launcher, generator: Command, bruteForce: Command?, validator: Command?,
    opinion: Judge.Opinion, tellsSizes: Bool
  ) {
    self.launcher = launcher
    self.generator = generator
    self.bruteForce = bruteForce
    self.validator = validator
    self.opinion = opinion
    self.tellsSizes = tellsSizes
  }

  /// Whether there is a validator.
  public var hasValidator: Bool { validator != nil }

  /// Runs the generator.
  public func input(seed: UInt64, size: Int) throws -> [UInt8] {
    var command = generator
    command.arguments += tellsSizes ? ["\(seed)", "\(size)"] : ["\(seed)"]
    let input = try output(of: command, input: [], stage: .generator)
    // Otherwise all cases would be accepted without testing anything.
    if input.isEmpty { throw JuryFault(.generator, "it has written nothing") }
    return input
  }

  /// Runs the validator, if there is one.
  public func reasonForInvalidity(of input: [UInt8]) throws -> String? {
    guard let validator else { return nil }
    let run = try run(validator, input: input, stage: .validator)
    guard run.exceeded == nil, case .exit(let code) = run.end else {
      throw JuryFault(.validator, Explanation(run, limits: Self.limits)?.message ?? "")
    }
    if code == 0 || code == 42 { return nil }
    return run.errors.lastLines(1).first ?? "exit code \(code)"
  }

  /// Runs the brute force, if there is one.
  public func answer(to input: [UInt8]) throws -> [UInt8]? {
    try bruteForce.map { try output(of: $0, input: input, stage: .bruteForce) }
  }

  /// Compares the output, or runs the checker.
  ///
  /// A brute force that writes nothing is at fault, unless the program writes nothing either; a
  /// checker may do without an answer.
  public func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) throws -> Judgement {
    if case .comparison = opinion, answer.allSatisfy(\.isWhitespace),
      !output.allSatisfy(\.isWhitespace)
    {
      throw JuryFault(.bruteForce, "it has written nothing, but the program has")
    }
    return try opinion.judge(input: input, output: output, answer: answer, with: launcher)
  }

  private func output(
    of command: Command, input: [UInt8], stage: JuryFault.Stage
  ) throws -> [UInt8] {
    let run = try run(command, input: input, stage: stage)
    if var explanation = Explanation(run, limits: Self.limits) {
      // The first crash only: during shrinking, a brute force may crash on many invalid inputs.
      if !hasLocatedCrash {
        explanation = try explanation.located(
          run, of: command, input: input, limits: Self.limits, launcher: launcher)
        hasLocatedCrash = true
      }
      throw JuryFault(stage, explanation.message)
    }
    return run.output
  }

  private func run(
    _ command: Command, input: [UInt8], stage: JuryFault.Stage
  ) throws -> Execution {
    do {
      return try launcher.run(command, input: .bytes(input), limits: Self.limits)
    } catch let error as ExecutionError where error != .interrupted {
      throw JuryFault(stage, "\(error)")
    }
  }
}
