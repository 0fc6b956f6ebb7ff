// The options that say how a program is judged: all of them in `verdict test`, some in others.

import Arguments
import Foundation
import Judging
import Scaffolding

/// What a person asks about the way a program is judged.
struct JudgingOptions: Sendable {
  /// The program to judge in place of the solution.
  let command: Command?
  /// Who judges the outputs in place of the problem's checker.
  let opinion: Judge.Opinion?
  /// Who talks with the program, and then alone decides.
  let interactor: Interactor?

  /// All programs that are named, each with its option.
  private let programs: [(option: Option<String>, command: Command)]
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
    let checker = try Self.command(Shared.checker, in: arguments)
    let interactor = try Self.command(Shared.interactor, in: arguments)
    programs = [
      (Shared.command, command), (Shared.checker, checker), (Shared.interactor, interactor),
    ]
    .compactMap { option, command in command.map { (option, $0) } }
    let interface = try arguments.value(of: Shared.checkerProtocol)
    if interface != nil && checker == nil && interactor == nil {
      throw UsageError("--checker-protocol needs --checker or --interactor")
    }
    let comparison = try arguments.value(of: Shared.compare)
    if comparison != nil && checker != nil {
      throw UsageError("--compare and --checker exclude each other")
    }
    opinion =
      checker.map { .checker(Checker($0, interface: interface ?? .testlib)) }
      ?? comparison.map { .comparison($0) }
    self.interactor = interactor.map { Interactor($0, interface: interface ?? .testlib) }
    if interactor != nil && opinion != nil {
      throw UsageError("--interactor decides alone: leave out --compare and --checker")
    }
    timeLimit = try arguments.value(of: Shared.timeLimit)
    wallLimit = try arguments.value(of: Shared.wallLimit)
    memoryLimit = try arguments.value(of: Shared.memoryLimit)
    outputLimit = try arguments.value(of: Shared.outputLimit)
  }

  /// The files among the words of the command lines: programs, and the scripts or archives given to them.
  var namedFiles: [String] {
    programs.flatMap { [$0.command.program] + $0.command.arguments }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Looks whether the programs are there, which otherwise each case would ask for in vain.
  ///
  /// - Throws: `UsageError` that names the option.
  func requirePrograms() throws {
    for (option, command) in programs { try Self.require(command, of: option) }
  }

  /// Looks whether a program is there.
  ///
  /// - Throws: `UsageError` that names the option.
  static func require(_ command: Command, of option: Option<String>) throws {
    do {
      _ = try command.resolvedPath()
    } catch {
      throw UsageError("--\(option.name): \(error)")
    }
  }

  /// Returns the limits: those that were asked for, else those of the problem, else the usual ones.
  func limits(of problem: ProblemSettings?) -> Limits {
    func bytes(_ mebibytes: Int?) -> Int? { mebibytes.map { $0 << 20 } }
    let usual = SharedOptionDescriptions.usualLimits
    return Limits(
      cpuSeconds: timeLimit ?? problem?.timeSeconds ?? usual.cpuSeconds, wallSeconds: wallLimit,
      memoryBytes: bytes(memoryLimit ?? problem?.memoryMebibytes) ?? usual.memoryBytes,
      outputBytes: bytes(outputLimit ?? problem?.outputMebibytes) ?? usual.outputBytes)
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
}
