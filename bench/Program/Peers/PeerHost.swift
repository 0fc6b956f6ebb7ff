// A running peer host: each command and each reply is one line.

import Foundation

/// A long-running program with contenders; `bench/README.md` describes the protocol.
///
/// It ends with this object or this process, since its standard input is closed then; with this object it
/// is killed if it has not ended after five seconds.
final class PeerHost: @unchecked Sendable {
  private let name: String
  private let process: ChildProcess
  private let connection: Connection
  private let errorLog: URL
  // Serializes commands from several threads, which makes the class sendable.
  private let lock = NSLock()

  /// Starts a host.
  ///
  /// - Parameters:
  ///   - patience: The timeout for a reply, in whole seconds.
  ///   - errorLog: The file for the host's standard error.
  init(
    name: String, path: String, arguments: [String], patience: Duration, errorLog: URL
  ) throws {
    let log = open(errorLog.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if log < 0 { throw PeerError("cannot write \(errorLog.path)") }
    defer { close(log) }
    let (ours, theirs) = try Connection.pair(patience: patience)
    self.name = name
    self.errorLog = errorLog
    connection = ours
    // The host's end must stay open until the host has inherited it.
    process = try withExtendedLifetime(theirs) {
      try ChildProcess(
        path, arguments, input: theirs.descriptor, output: theirs.descriptor, errors: log)
    }
  }

  deinit {
    connection.close()
    process.waitForEnd(patience: .seconds(5))
  }

  /// Sends a command and returns what follows `ok` in the reply.
  ///
  /// - Throws: `PeerError` with the host's message, or if the host is gone.
  @discardableResult
  func ask(_ command: String) throws -> String {
    lock.lock()
    defer { lock.unlock() }
    connection.send(command + "\n")
    guard let line = connection.receiveLine() else {
      // It is dead or unresponsive.
      kill(process.identifier, SIGKILL)
      throw PeerError("\(name): \(command): \(lastWords())")
    }
    if line == "ok" { return "" }
    if line.hasPrefix("ok ") { return String(line.dropFirst(3)) }
    throw PeerError("\(name): \(line.hasPrefix("error ") ? String(line.dropFirst(6)) : line)")
  }

  /// Returns the last line of the host's standard error.
  private func lastWords() -> String {
    let text = (try? String(contentsOf: errorLog, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
      ?? "no reply"
  }
}
