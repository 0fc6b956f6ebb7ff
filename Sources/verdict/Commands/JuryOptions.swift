// The user's own generator, brute force and validator for a stress test.

import Arguments
import Judging

/// The programs of a jury, as far as they are given.
struct JuryOptions: Sendable {
  var bruteForce: Command?
  var generator: Command?
  var validator: Command?

  /// Creates options from programs.
  init(bruteForce: Command?, generator: Command?, validator: Command?) {
    (self.bruteForce, self.generator, self.validator) = (bruteForce, generator, validator)
  }

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if one of them is not a valid command.
  init(_ arguments: ParsedArguments) throws {
    bruteForce = try JudgingOptions.command(Known.bruteForce, in: arguments)
    generator = try JudgingOptions.command(Known.generator, in: arguments)
    validator = try JudgingOptions.command(Known.validator, in: arguments)
  }

  private typealias Known = StressOptionDescriptions

  /// Whether none is given.
  var isEmpty: Bool { bruteForce == nil && generator == nil && validator == nil }

  /// Checks that all given programs exist.
  ///
  /// - Throws: `UsageError` that names the option.
  func require() throws {
    for (option, command) in [
      (Known.bruteForce, bruteForce), (Known.generator, generator), (Known.validator, validator),
    ] {
      if let command { try JudgingOptions.require(command, of: option) }
    }
  }

  /// Returns the same options with the missing ones filled in from others.
  func filled(from others: JuryOptions) -> JuryOptions {
    JuryOptions(
      bruteForce: bruteForce ?? others.bruteForce, generator: generator ?? others.generator,
      validator: validator ?? others.validator)
  }

  /// Returns a jury of them.
  ///
  /// - Parameter needsAnswers: Whether they need a brute force.
  /// - Throws: `UsageError` if one is missing.
  func commands(needsAnswers: Bool) throws -> JuryCommands {
    guard let generator else {
      throw UsageError(
        needsAnswers ? "give --brute and --generator together" : "--generator is missing")
    }
    if bruteForce == nil, needsAnswers {
      throw UsageError(
        "give --brute and --generator together: only an interactor, or a checker that gives scores, "
          + "needs no answers")
    }
    return JuryCommands(bruteForce: bruteForce, generator: generator, validator: validator)
  }
}

/// A generator with a brute force and a validator.
struct JuryCommands: Sendable {
  /// Not needed if the program is interactive, or if its outputs are given scores.
  let bruteForce: Command?
  let generator: Command
  let validator: Command?

  /// Whether they can tell valid inputs.
  var knowValidInputs: Bool { validator != nil || bruteForce != nil }

  /// Returns the same commands with source files replaced by compiled programs.
  ///
  /// - Throws: `JudgeError` if one does not compile.
  func compiled(by compiler: SourceCompiler) throws -> JuryCommands {
    JuryCommands(
      bruteForce: try bruteForce.map(compiler.juryProgram),
      generator: try compiler.juryProgram(for: generator),
      validator: try validator.map(compiler.juryProgram))
  }
}
