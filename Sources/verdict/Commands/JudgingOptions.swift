// The options that say how a program is judged: all of them in `verdict test`, some in others.

import Arguments
import Foundation
import Judging
import Scaffolding

/// The parsed options about judging.
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

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if they are invalid, alone or in combination.
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

  /// The checker or comparison in place of the problem's own.
  var opinion: Judge.Opinion? {
    checker.map { .checker(Checker($0, interface: interface)) }
      ?? comparison.map { .comparison($0) }
  }

  /// The interactor, which then alone decides on the verdict.
  var interactor: Interactor? { talker.map { Interactor($0, interface: interface) } }

  /// Returns how outputs are judged, by the options or else by the problem, or `nil` if an interactor judges.
  func opinion(for jury: ProblemJury?) -> Judge.Opinion? {
    (interactor ?? jury?.interactor) == nil
      ? opinion ?? jury?.opinion ?? .comparison(.tokens) : nil
  }

  /// The existing files in the command lines: programs, and scripts or archives among their arguments.
  var namedFiles: [String] {
    [command, checker, talker].compactMap { $0 }.flatMap { [$0.program] + $0.arguments }
      .filter(FileManager.default.isFile)
  }

  /// Returns the same options with source files replaced by compiled programs; checks once that all programs exist,
  /// before any case fails on a missing one.
  ///
  /// - Throws: `UsageError` that names the option if a program is missing; rethrows errors of `compiler`.
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

  /// Checks that a program, or its source file, exists.
  ///
  /// - Throws: `UsageError` that names the option.
  static func require(_ command: Command, of option: Option<String>) throws {
    do {
      try command.require()
    } catch {
      throw UsageError("--\(option.name): \(error)")
    }
  }

  /// Returns the limits: the requested ones, otherwise those of the problem, otherwise the defaults.
  func limits(of problem: ProblemSettings?) -> Limits {
    Limits(
      seconds: timeLimit ?? problem?.timeSeconds, wallSeconds: wallLimit,
      memory: memoryLimit ?? problem?.memoryMebibytes,
      output: outputLimit ?? problem?.outputMebibytes)
  }

  /// Returns the command line in an option's value.
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

  /// Returns the command line in an option's value, whose program must exist.
  static func requiredCommand(
    _ option: Option<String>, in arguments: ParsedArguments
  ) throws -> Command? {
    let command = try command(option, in: arguments)
    if let command { try require(command, of: option) }
    return command
  }
}
