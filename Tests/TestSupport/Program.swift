import Foundation

/// A program that tests run as a process of its own.
public struct Program: Sendable {
  /// The path of the executable file.
  public let path: String

  /// Names a program by the path of its executable file.
  public init(path: String) {
    self.path = path
  }

  /// Names an executable of this package, which was built into the folder of the running tests.
  public init(built name: String) {
    // The tests' bundle is an argument of the running program: its own name on Linux, an option's
    // value on macOS, where the executable lies deeper inside the bundle.
    let bundle = CommandLine.arguments.lazy
      .compactMap { $0.range(of: ".xctest").map(\.upperBound).map($0.prefix(upTo:)) }.first
    let folder = URL(fileURLWithPath: String(bundle ?? "")).deletingLastPathComponent()
    path = folder.appendingPathComponent(name).path
  }

  /// Finds a program of this machine in `PATH`; `nil` if there is none of that name.
  public init?(installed name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  /// How a process ended.
  public enum End: Equatable, Sendable {
    /// It exited with this code.
    case exit(Int32)
    /// This signal killed it.
    case signal(Int32)
    /// It ran longer than allowed and was killed.
    case timedOut
  }

  /// What a process left behind.
  public struct Run: Sendable {
    /// How it ended.
    public let end: End
    /// All it wrote to its standard output.
    public let output: String
    /// All it wrote to its standard error.
    public let errors: String
    /// The most memory it occupied at once, in bytes: 0 unless asked for, and only told by Linux.
    public let peakMemory: Int
  }

  /// Runs the program with the given input and waits for its end.
  ///
  /// Input and output are files, so that neither side ever waits for the other.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - input: What the program finds in its standard input.
  ///   - measuresMemory: Whether to watch how much memory the process occupies.
  ///   - patience: How long the process may run before it is killed.
  public func run(
    _ arguments: [String] = [], input: String = "", measuresMemory: Bool = false,
    patience: Duration = .seconds(120)
  ) throws -> Run {
    let files = try (input: TemporaryFile(input), output: TemporaryFile(), errors: TemporaryFile())
    let process = try spawn(arguments, files.input, files.output, files.errors)
    var status: Int32 = 0
    var peakMemory = 0
    var isLate = false
    let start = ContinuousClock.now
    while waitpid(process, &status, WNOHANG) == 0 {
      let elapsed = start.duration(to: .now)
      if !isLate, elapsed > patience {
        isLate = true
        kill(process, SIGKILL)
      }
      if measuresMemory { peakMemory = max(peakMemory, memoryHighWater(of: process)) }
      usleep(measuresMemory ? 200 : Self.pause(after: elapsed))
    }
    let signal = status & 0x7F
    return Run(
      end: isLate ? .timedOut : signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal),
      output: files.output.text(), errors: files.errors.text(), peakMemory: peakMemory)
  }

  /// Returns how many microseconds to wait until the next look at a process: a small part of the 2 ms that the
  /// shortest program takes, and of what a longer one has taken so far, as looks take a processor that others want.
  private static func pause(after elapsed: Duration) -> UInt32 {
    UInt32(min(max(elapsed / .microseconds(1) / 64, 200), 10_000))
  }

  private func spawn(
    _ arguments: [String], _ input: TemporaryFile, _ output: TemporaryFile, _ errors: TemporaryFile
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, file) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(target))
    }
    // A crash is told by its signal; the report on it would only take time.
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &argv, &envp)
    if code != 0 { throw LaunchFailure(path: path, reason: String(cString: strerror(code))) }
    return process
  }

  /// Returns the most memory the process has occupied so far, or 0 if it cannot be told.
  ///
  /// The figure that `wait4` reports would not do: it starts from the memory of the tests.
  private func memoryHighWater(of process: pid_t) -> Int {
    guard
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
    else { return 0 }
    return (Int(kilobytes) ?? 0) * 1024
  }
}

/// A program that could not be started.
public struct LaunchFailure: Error, CustomStringConvertible {
  /// The path of the executable file.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The failure and what to do about it.
  public var description: String {
    "cannot run \(path): \(reason); build all products first: swift build --build-tests"
  }
}

/// A file without a name, which vanishes when it is no longer used.
private final class TemporaryFile {
  private let file = tmpfile()!

  var descriptor: Int32 { fileno(file) }

  /// Creates a file with the given text, to be read from its start.
  init(_ text: String = "") throws {
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    rewind(file)
  }

  deinit {
    fclose(file)
  }

  /// Returns all that was written to the file; bytes that are not UTF-8 are replaced.
  func text() -> String {
    rewind(file)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
  }
}
