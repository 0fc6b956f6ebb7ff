// `verdict run`: runs a solution or a source file in the terminal.

import Arguments
import Bundling
import Files
import Foundation
import Judging
import Reporting

/// The command `verdict run`.
enum RunCommand {
  private static let quiet = Flag("quiet", about: "print nothing but what the program does")

  static let command = Subcommand(
    description: CommandDescription(
      "run", about: "build a solution, or any source file, and run it with your own input",
      operands: [
        ProblemPackage.operand(count: 0...1),
        .init("CASE", count: 0...Int.max),
      ],
      options: [SharedOptionDescriptions.noBuild, quiet],
      forms: ["[PROBLEM [CASE]]", "FILE [ARGUMENT...]"],
      notes: """
        \(ProblemPackage.noteOnOperand)

        A solution reads what you type or redirect, or the input of a CASE as the table
        of `verdict test` names it. Nothing limits it.

        FILE is a source file in Swift, which may import the modules, in C++, C, Rust or
        Python, or an executable; the words after it are its arguments, those that begin
        with a hyphen behind --.

        Its CPU time and memory are told at the end, and, if the input was a CASE or is
        in a file, why and where it crashed: it is run once more for that.

        exit codes:
          that of the program; 128 and the number of the signal that killed it
          1 it does not compile   2 invalid command line   3 internal error
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let launcher = try Launcher.besideThisProgram()
    let console = Console(usesStandardError: true)
    let announcer = arguments.has(quiet) ? nil : console
    let compiler = try SourceCompiler(launcher: launcher, console: announcer)
    defer { withExtendedLifetime(compiler) {} }
    let builds = !arguments.has(SharedOptionDescriptions.noBuild)
    let words = Array(arguments.operands.dropFirst())
    do {
      let name = try ProblemPackage.nameOfProblem(arguments)
      let path = name.contains("/") ? name : "./\(name)"
      let solved = problem(builtFrom: path)
      if solved == nil, FileManager.default.isFile(path), !isProblem(name) {
        let command = Command(path, words)
        try require(command)
        return try run(try compiler.program(for: command), nil, launcher, announcer)
      }
      if words.count > 1 { throw UsageError("'\(words[1])' is too much") }
      if let fault = missingFile(name) { throw UsageError("\(name): \(fault)") }
      let package = try ProblemPackage()
      let problem = try solved ?? package.problem(name)
      let products = Products(of: package, launcher: launcher, builds: builds)
      let obstacle = try products.prepare(
        [problem], withSolutions: true, withJudges: !words.isEmpty, console: announcer
      )
      .first?.value
      if let obstacle {
        console.print("verdict: \(obstacle.message)")
        return obstacle.verdict == .compileError ? .rejected : .internalError
      }
      let input = try words.first.map { try self.input(of: $0, problem, products) }
      let command = Command(products.path(of: problem.id))
      return try run(command, input, launcher, announcer)
    } catch let error as BundleError {
      console.print("verdict: \(error)")
      return .rejected
    }
  }

  /// Whether a name is that of a problem, which takes precedence over a file of this name.
  private static func isProblem(_ name: String) -> Bool {
    guard !name.contains("/"), SourceLanguage(ofFile: name) == nil else { return false }
    return (try? ProblemPackage().problem(name)) != nil
  }

  /// Returns the problem whose solution a file belongs to.
  private static func problem(builtFrom path: String) -> Problem? {
    guard FileManager.default.isFile(path), let package = try? ProblemPackage(),
      let problem = try? package.problem(path), package.builds(path, into: problem)
    else { return nil }
    return problem
  }

  /// Checks that a program, or its source file, can be started.
  ///
  /// - Throws: `UsageError` if not.
  private static func require(_ command: Command) throws {
    do {
      try command.require()
    } catch let error as ExecutionError {
      throw UsageError("\(error)")
    }
  }

  /// Returns the error of reading a path that can only be a file: a source file, or what is in no folder of a problem.
  private static func missingFile(_ name: String) -> FileFault? {
    let isSource = SourceLanguage(ofFile: name) != nil
    guard isSource || (name.contains("/") && (try? ProblemPackage().problem(name)) == nil)
    else { return nil }
    let fault = FileFault.ofReading(at: name)
    // A folder may be that of a problem which is not complete.
    return isSource || fault == FileFault(code: ENOENT) ? fault : nil
  }

  private static func input(
    of name: String, _ problem: Problem, _ products: Products
  ) throws -> [UInt8] {
    let jury = try products.jury(of: problem)
    if jury.interactor != nil {
      throw UsageError(
        "\(problem.id) is interactive: without a case you play the judge yourself, and verdict test "
          + "\(problem.id) --case \(name) lets its judge do it")
    }
    let catalog = try CaseCatalog(problem: problem, jury: jury)
    return try catalog.firstCase(named: name).input()
  }

  /// Runs a program with an input or this process's standard input, and reports how it ended.
  private static func run(
    _ command: Command, _ input: [UInt8]?, _ launcher: Launcher, _ console: Console?
  ) throws -> ExitCode {
    let source = try input.map(RunInput.init) ?? RunInput()
    defer { withExtendedLifetime(source) {} }
    let run = try AttendedRun(
      of: command, input: source.descriptor, reportsCrash: !source.isRepeatable,
      launcher: launcher)
    if let console {
      let failure = try run.failure(input: source.bytes, launcher: launcher)
      let lines = [failure, cost(of: run), source.isRepeatable ? nil : advice(after: run)]
      console.beginLine()
      console.print("verdict: " + lines.compactMap { $0 }.joined(separator: "\n"))
    }
    switch run.end {
    case .exit(let code): return ExitCode(rawValue: code)
    case .signal(let number): return ExitCode(rawValue: 128 + number)
    }
  }

  /// Says what tells more of a crash than Swift's own report does, which has no words for what was checked.
  private static func advice(after run: AttendedRun) -> String? {
    guard case .signal(let number) = run.end, Signal(number).isCrash else { return nil }
    return "hint: with the same input from a file, < FILE, what failed and where is told in words"
  }

  private static func cost(of run: AttendedRun) -> String {
    let memory = Quantity.bytes(run.peakMemoryBytes)
    return run.cpuSeconds.asSeconds + ", "
      + (run.isMemoryUncertain ? "less than \(memory)" : memory)
  }
}
