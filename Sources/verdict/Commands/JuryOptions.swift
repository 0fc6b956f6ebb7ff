// The user's own generator, brute force and validator for a stress test.

import Arguments
import Judging

/// The programs of a jury, as far as they are given.
struct JuryOptions: Sendable {
  private var bruteForce: Command?
  private(set) var generator: Command?
  private var validator: Command?
  /// Whether the checker is said to need no answers.
  private let hasNoAnswers: Bool

  /// Creates options from programs.
  init(bruteForce: Command?, generator: Command?, validator: Command?) {
    (self.bruteForce, self.generator, self.validator) = (bruteForce, generator, validator)
    hasNoAnswers = false
  }

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if one of them is not a valid command, or a brute force is given and denied.
  init(_ arguments: ParsedArguments) throws {
    bruteForce = try JudgingOptions.command(Known.bruteForce, in: arguments)
    generator = try JudgingOptions.command(Known.generator, in: arguments)
    validator = try JudgingOptions.command(Known.validator, in: arguments)
    hasNoAnswers = arguments.has(Known.noBruteForce)
    if hasNoAnswers, bruteForce != nil {
      throw UsageError("--brute and --no-brute exclude each other")
    }
  }

  private typealias Known = StressOptionDescriptions

  /// Whether nothing is said about them.
  var isEmpty: Bool {
    bruteForce == nil && generator == nil && validator == nil && !hasNoAnswers
  }

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
    var filled = self
    filled.bruteForce = bruteForce ?? (hasNoAnswers ? nil : others.bruteForce)
    filled.generator = generator ?? others.generator
    filled.validator = validator ?? others.validator
    return filled
  }

  /// Whether answers are needed for outputs that are judged in this way.
  ///
  /// - Parameter opinion: How outputs are judged; `nil` if an interactor does.
  func needAnswers(for opinion: Judge.Opinion?) -> Bool {
    !hasNoAnswers && opinion?.needsAnswers == true
  }

  /// Returns a jury of them.
  ///
  /// - Parameter opinion: How outputs are judged; `nil` if an interactor does.
  /// - Throws: `UsageError` if one is missing.
  func commands(for opinion: Judge.Opinion?) throws -> JuryCommands {
    if hasNoAnswers, case .comparison? = opinion {
      throw UsageError(
        "--no-brute needs a --checker, which judges without answers; --checker true accepts every "
          + "output, so that only crashes and exceeded limits are found")
    }
    let needAnswers = needAnswers(for: opinion)
    guard let generator else {
      throw UsageError(
        needAnswers ? "give --brute and --generator together" : "--generator is missing")
    }
    if bruteForce == nil, needAnswers {
      var advice = "only an interactor, or a checker that gives scores, needs no answers"
      if case .checker? = opinion { advice += "; --no-brute says that this one needs none, too" }
      throw UsageError("give --brute and --generator together: \(advice)")
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
