// The entry point for running programs: finds the launcher and runs a command under limits.

import Foundation

/// Runs programs under limits, through the small program `judge-launcher`.
///
///     let launcher = try Launcher.besideThisProgram()
///     let limits = Limits(cpuSeconds: 1, memoryBytes: 256 << 20)
///     let run = try launcher.run(Command("echo", ["hi"]), input: .bytes([]), limits: limits)
///     run.end          // .exit(0)
///     run.output       // [104, 105, 10]
///     run.wallSeconds  // 0.001
///
/// A launcher can be used from several threads at once. Its processes are started on demand, are
/// reused for further runs, and end with its last copy, or with this process.
public struct Launcher: Sendable {
  /// A program's standard input.
  public enum Input: Sendable {
    /// These bytes, through a pipe.
    case bytes([UInt8])
    /// The file at this path.
    case file(String)
  }

  /// The path of the executable file `judge-launcher`.
  public let path: String
  /// Where runs get control groups that limit their memory; `nil` for none.
  public let memoryGroups: MemoryGroups?
  let pool: LauncherPool

  /// Uses the launcher at the given path.
  ///
  /// - Throws: `ExecutionError.cannotStart` if there is no executable file.
  public init(path: String, memoryGroups: MemoryGroups? = .ofThisProcess) throws {
    self.memoryGroups = memoryGroups
    do {
      self.path = try Command(path).resolvedPath()
    } catch ExecutionError.cannotStart(_, let reason) {
      throw ExecutionError.cannotStart(
        path, reason: "\(reason); build it with: swift build --product judge-launcher")
    }
    pool = LauncherPool(path: self.path, memoryGroups: memoryGroups)
  }

  /// Uses the launcher that was built into the folder of the running program.
  ///
  /// - Throws: `ExecutionError.cannotStart` if there is none.
  public static func besideThisProgram() throws -> Launcher {
    try Launcher(path: folderOfThisProgram.appendingPathComponent("judge-launcher").path)
  }

  /// The folder that contains the executable of this process.
  public static var folderOfThisProgram: URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs a command to its end, or until it exceeds a limit.
  ///
  /// Returns when the command and all of its descendants are gone. Output written until then
  /// counts, even if some process still holds the pipe; unread input is discarded.
  ///
  /// - Parameter crashRequest: When to make it crash, so that it prints a backtrace.
  /// - Throws: `ExecutionError` if the command could not be run, or if `Interruption` says stop.
  public func run(
    _ command: Command, input: Input, limits: Limits, crashRequest: CrashRequest? = nil
  ) throws -> Execution {
    let program = try command.resolvedPath()
    let request = try request(program, command, limits)
    return try BrokenPipeSignal.suppressed {
      let process = try pool.take()
      defer { pool.giveBack(process) }
      let supervisor = try Supervisor(program, limits, input, memoryGroups, process)
      supervisor.crashRequest = crashRequest
      return try supervisor.run(request)
    }
  }

  /// Returns the request to run a command.
  func request(
    _ program: String, _ command: Command, _ limits: Limits
  ) throws -> LauncherRequest {
    // The signal alone tells that a program crashed; Swift's backtrace would only take time. And a
    // program built for code coverage would write a profile at its end, named after a process ID
    // that is the same in every namespace. Python would flush on its own what it has to flush for a judge.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "PYTHONUNBUFFERED" }
      .merging(["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null"]) { _, new in new }
      .merging(command.environment) { _, new in new }
    return try LauncherRequest(
      running: program, arguments: command.arguments, environment: environment, limits: limits)
  }
}
