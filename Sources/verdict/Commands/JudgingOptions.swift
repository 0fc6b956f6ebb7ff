// The options that say how a program is judged: all of them in `verdict test`, some in others.

import Arguments
import Foundation
import Judging
import Scaffolding

/// What a person asks about the way a program is judged.
struct JudgingOptions: Sendable {
  /// The program to judge in place of the solution.
  private(set) var command: Command?

  private var checker: Command?
  private var talker: Command?
  private let interface: Checker.Interface
  private let comparison: Comparison?
  private let timeLimit: Double?
  private let wallLimit: Double?
  private let memoryLimit: Int?
  private let outputLimit: Int?

  /// Reads the options.
  ///
  /// - Throws: `UsageError` if they make no sense, alone or together.
  init(_ arguments: ParsedArguments) throws {
    typealias Shared = SharedOptionDescriptions
    command = try Self.command(Shared.command, in: arguments)
    checker = try Self.command(Shared.checker, in: arguments)
    talker = try Self.command(Shared.interactor, in: arguments)
    let interface = try arguments.value(of: Shared.checkerProtocol)
    if interface != nil && checker == nil && talker == nil {
      throw UsageError("--checker-protocol needs --checker or --interactor")
    }
    self.interface = interface ?? .testlib
    comparison = try arguments.value(of: Shared.compare)
    if comparison != nil && checker != nil {
      throw UsageError("--compare and --checker exclude each other")
    }
    if talker != nil, checker != nil || comparison != nil {
      throw UsageError("--interactor decides alone: leave out --compare and --checker")
    }
    timeLimit = try arguments.value(of: Shared.timeLimit)
    wallLimit = try arguments.value(of: Shared.wallLimit)
    memoryLimit = try arguments.value(of: Shared.memoryLimit)
    outputLimit = try arguments.value(of: Shared.outputLimit)
  }

  /// Who judges the outputs in place of the problem's checker.
  var opinion: Judge.Opinion? {
    checker.map { .checker(Checker($0, interface: interface)) }
      ?? comparison.map { .comparison($0) }
  }

  /// Who talks with the program, and then alone decides.
  var interactor: Interactor? { talker.map { Interactor($0, interface: interface) } }

  /// The files among the words of the command lines: programs, and the scripts or archives given to them.
  var namedFiles: [String] {
    [command, checker, talker].compactMap { $0 }.flatMap { [$0.program] + $0.arguments }.filter {
      path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Returns the same with programs in place of source files; all of them are there, which otherwise each case
  /// would ask for in vain.
  ///
  /// - Throws: `UsageError` that names the option if a program is not there; what `compiler` throws.
  func compiled(by compiler: SourceCompiler) throws -> JudgingOptions {
    typealias Shared = SharedOptionDescriptions
    for (option, command) in [
      (Shared.command, command), (Shared.checker, checker), (Shared.interactor, talker),
    ] {
      if let command { try Self.require(command, of: option) }
    }
    var compiled = self
    compiled.command = try command.map(compiler.program)
    compiled.checker = try checker.map(compiler.juryProgram)
    compiled.talker = try talker.map(compiler.juryProgram)
    return compiled
  }

  /// Looks whether a program, or its source file, is there.
  ///
  /// - Throws: `UsageError` that names the option.
  static func require(_ command: Command, of option: Option<String>) throws {
    do {
      try command.require()
    } catch {
      throw UsageError("--\(option.name): \(error)")
    }
  }

  /// Returns the limits: those that were asked for, else those of the problem, else the usual ones.
  func limits(of problem: ProblemSettings?) -> Limits {
    Limits(
      seconds: timeLimit ?? problem?.timeSeconds, wallSeconds: wallLimit,
      memory: memoryLimit ?? problem?.memoryMebibytes,
      output: outputLimit ?? problem?.outputMebibytes)
  }

  /// Returns the command line that an option gives.
  static func command(
    _ option: Option<String>, in arguments: ParsedArguments
  ) throws -> Command? {
    guard let line = try arguments.value(of: option) else { return nil }
    do {
      return try Command(line: line)
    } catch {
      throw UsageError("--\(option.name): \(error)")
    }
  }

  /// Returns the command line that an option gives, whose program is there.
  static func requiredCommand(
    _ option: Option<String>, in arguments: ParsedArguments
  ) throws -> Command? {
    let command = try command(option, in: arguments)
    if let command { try require(command, of: option) }
    return command
  }
}
