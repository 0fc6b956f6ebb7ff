import Foundation

/// A program on a terminal of its own, or on a file, with what it has printed so far.
public final class TerminalSession {
  private let process = Process()
  private let master: FileHandle
  private var printed: [UInt8] = []

  struct NoTerminal: Error {}

  /// Starts the program; without a keyboard its standard input is empty.
  public init(_ program: Program, _ arguments: [String], hasKeyboard: Bool = true) throws {
    var (descriptor, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&descriptor, &terminal, nil, nil, nil) == 0 else { throw NoTerminal() }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let slave = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { _, new in new }
    process.standardInput = hasKeyboard ? slave : FileHandle.nullDevice
    process.standardOutput = slave
    process.standardError = slave
    try Self.withUsualSignals { try process.run() }
    // The process would keep it open, and the end of what is printed would never be seen.
    try slave.close()
  }

  /// Tests run on threads that leave signals to others, and in the background perhaps take no notice of Ctrl-C; a program
  /// inherits that.
  private static func withUsualSignals(_ body: () throws -> Void) throws {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    let handler = signal(SIGINT, SIG_DFL)
    defer {
      signal(SIGINT, handler)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }
    try body()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Presses a key.
  public func press(_ key: Character) throws {
    try master.write(contentsOf: Data(String(key).utf8))
  }

  /// Has keys wait for the end of a line again, as a shell does after Ctrl-Z.
  public func restoreLines() {
    var mode = termios()
    tcgetattr(master.fileDescriptor, &mode)
    mode.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(master.fileDescriptor, TCSANOW, &mode)
  }

  /// Sends what Ctrl-C sends.
  public func interrupt() {
    kill(process.processIdentifier, SIGINT)
  }

  /// All it has printed, once a text is among it so many times or patience has come to its end.
  public func output(
    with text: String, times: Int = 1, patience: Duration = .seconds(60)
  ) -> String {
    let end = ContinuousClock.now + patience
    while true {
      let output = String(decoding: printed, as: UTF8.self)
      if output.components(separatedBy: text).count > times || ContinuousClock.now > end {
        return output
      }
      var request = pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 200) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master.fileDescriptor, &bytes, bytes.count)
      if count <= 0 { return output }
      printed += bytes[..<count]
    }
  }

  /// Waits until nothing has the terminal any more, and returns all that was printed and the exit code;
  /// kills the program when patience has come to its end.
  public func end(patience: Duration) -> (output: String, exitCode: Int32) {
    let end = ContinuousClock.now + patience
    let all = output(with: "", times: .max, patience: patience)
    if ContinuousClock.now >= end { kill(process.processIdentifier, SIGKILL) }
    return (all, exitCode())
  }

  /// Waits for the end and returns the exit code.
  public func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
