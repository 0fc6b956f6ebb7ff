// `verdict estimate`: extrapolates a program's time and memory to the maximum size of its problem.

import Arguments
import Estimating
import Judging
import Reporting
import Scaffolding

/// The command `verdict estimate`.
enum EstimateCommand {
  private static let usualSeconds = 20
  private static let seconds = Option(
    "seconds", .integer(1...86_400, "T"),
    about: "measure for T seconds or a little longer (default: \(usualSeconds))")

  private static let maxSize = Option(
    "max-size", .integer(1...1_000_000_000, "N"),
    about: "the largest size (default: that of the judge program)")

  private static let generator = Option(
    StressOptionDescriptions.generator.name, .text("'CMD ARGS'", completion: .files),
    about: "writes an input of the size in its second argument, random by the seed in its first")

  private typealias Shared = SharedOptionDescriptions

  static let command = Subcommand(
    description: CommandDescription(
      "estimate",
      about: "measure a solution at growing sizes, and predict its time and memory at the largest",
      operands: [ProblemPackage.operand(count: 0...1)],
      options: [
        seconds, Shared.command, generator, maxSize, Shared.timeLimit, Shared.memoryLimit,
        Shared.json,
        Shared.noBuild,
      ],
      forms: ["[PROBLEM]", "PROBLEM --command 'CMD ARGS'", "PROBLEM --generator CMD --max-size N"],
      notes: """
        \(ProblemPackage.noteOnOperand)

        The inputs are those of `verdict stress`, five kinds of every size, of which the
        worst counts; outputs are not judged. Sizes are doubled as long as time is left.
        From there a power of the size is fitted, and its uncertainty makes the range.
        What does not grow visibly up to a fiftieth of it is too close to call.
        With a generator, here or in problem.json, they are what that writes.

        exit codes:
          0 likely AC        1 likely TLE or MLE, too close to call, or it failed
          2 invalid command line, or there are no inputs of a given size
          3 internal error   \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let judging = try JudgingOptions(arguments)
    let seconds = try arguments.value(of: seconds) ?? usualSeconds
    let wanted = WantedInputs(
      generator: try JudgingOptions.command(generator, in: arguments),
      largestSize: try arguments.value(of: maxSize))
    let json = try arguments.value(of: Shared.json).map(ReportDestination.json)
    let console = Console(usesStandardError: json?.isStandardOutput == true)
    let package = try ProblemPackage()
    let problem = try package.problem(ProblemPackage.nameOfProblem(arguments))
    let products = Products(
      of: package, launcher: try .besideThisProgram(), builds: !arguments.has(Shared.noBuild))
    let obstacles = try products.prepare(
      [problem], withSolutions: judging.command == nil, console: console)
    let compiler = try SourceCompiler(launcher: products.launcher, console: console)
    defer { withExtendedLifetime(compiler) {} }
    let estimate: Estimate
    do {
      estimate =
        try obstacles[problem.id].map { blocked(problem, judging, $0) }
        ?? measure(
          // Only after the build, which may have created the programs.
          inputs(of: problem, products, wanted, compiler), products,
          judging.compiled(by: compiler), seconds: Double(seconds), console)
    } catch {
      guard let obstacle = Judgement(obstacle: error) else { throw error }
      estimate = blocked(problem, judging, obstacle)
    }
    console.print("\(estimate)")
    try json?.write(JSONReport.text(estimate))
    try console.finish()
    switch (estimate.verdict, estimate.failure?.verdict) {
    case (.likelyAccepted, _): return .accepted
    case (_, .internalError): return .internalError
    default: return .rejected
    }
  }

  /// What options say about the inputs.
  private struct WantedInputs {
    let generator: Command?
    let largestSize: Int?
  }

  /// A source of inputs of any size, and the settings of the problem.
  private struct Inputs {
    let problem: Problem
    let limits: ProblemSettings
    let largestSize: Int
    let ofSize: @Sendable (_ size: Int, _ seed: UInt64) throws -> [UInt8]
  }

  /// Returns the inputs of a problem: those of a generator, otherwise of its judge program.
  private static func inputs(
    of problem: Problem, _ products: Products, _ wanted: WantedInputs, _ compiler: SourceCompiler
  ) throws -> Inputs {
    let jury = try products.jury(of: problem)
    if jury.interactor != nil {
      throw UsageError(
        "\(problem.id) is interactive, and estimates are of programs that read their whole input: "
          + "use verdict test \(problem.id)")
    }
    try JuryOptions(bruteForce: nil, generator: wanted.generator, validator: nil).require()
    let settings = try JuryOptions(settingsOf: problem, jury.limits)
    if let generator = wanted.generator ?? settings.generator {
      guard let size = wanted.largestSize ?? jury.judge?.description.largestSize else {
        throw UsageError("how large an input of \(problem.id) may be is not known: give --max-size")
      }
      let program = try compiler.juryProgram(for: generator)
      let inputs = Inputs(problem: problem, limits: jury.limits, largestSize: size) {
        try CommandJury(
          launcher: products.launcher, generator: program, bruteForce: nil, validator: nil,
          opinion: .comparison(.tokens), tellsSizes: true
        ).input(seed: $1, size: $0)
      }
      try requireGrowth(
        of: inputs, from: "the generator", advice: "the size is its second argument")
      return inputs
    }
    guard let judge = jury.judge else {
      throw UsageError(
        "\(problem.id) has no judge program, which would make inputs of a given size: give "
          + "--generator, or \(problem.adviceOnJudge)")
    }
    let advice = "smallInputs with a largestSize in judge/main.swift make inputs of a given size"
    let most = judge.description.largestSize
    guard let size = wanted.largestSize ?? most else {
      throw UsageError("\(problem.id) has no inputs of a given size: \(advice)")
    }
    if let most, size > most {
      throw UsageError("--max-size: the largest input of \(problem.id) has size \(most)")
    }
    let inputs = Inputs(problem: problem, limits: jury.limits, largestSize: size) {
      try judge.program.input(ofSize: $0, seed: $1)
    }
    // Nobody has said that they grow.
    if most == nil { try requireGrowth(of: inputs, from: problem.judgeID, advice: advice) }
    return inputs
  }

  /// Checks that the inputs of a program depend on the size.
  ///
  /// - Throws: `UsageError` if not, `JudgeError` if it fails.
  private static func requireGrowth(
    of inputs: Inputs, from program: String, advice: String
  ) throws {
    do {
      let (small, large) = (
        try inputs.ofSize(1, 1), try inputs.ofSize(min(inputs.largestSize, 1000), 1)
      )
      if inputs.largestSize > 1, small == large {
        throw UsageError(
          "\(program) makes the same input of size 1 and of a larger one: \(advice)")
      }
    } catch let fault as JuryFault {
      throw JudgeError.helper(program, fault: fault.reason)
    }
  }

  /// Runs the solution at growing sizes.
  private static func measure(
    _ inputs: Inputs, _ products: Products, _ judging: JudgingOptions, seconds: Double,
    _ console: Console
  ) throws -> Estimate {
    let id = inputs.problem.id
    let series = Series(
      launcher: products.launcher, command: judging.command ?? Command(products.path(of: id)),
      limits: judging.limits(of: inputs.limits), largestSize: inputs.largestSize,
      input: inputs.ofSize)
    console.print(Measurement.header)
    let estimate = try series.run(target: id, seconds: seconds) { console.print("\($0)") }
    console.print("")
    return estimate
  }

  private static func blocked(
    _ problem: Problem, _ judging: JudgingOptions, _ obstacle: Judgement
  ) -> Estimate {
    Estimate(of: problem.id, limits: judging.limits(of: nil), obstacle: obstacle)
  }
}
