// A running peer host: one line with a command there, one line with a reply back.

import Foundation

/// A program that offers contenders and stays alive; `bench/README.md` describes what is said.
///
/// It ends when this object goes away, or this process: its standard input is closed then.
final class PeerHost: @unchecked Sendable {
  private let name: String
  private let process: ChildProcess
  private let connection: Connection
  private let errorLog: URL
  // One command at a time, whoever sends it: that makes the class safe to share.
  private let lock = NSLock()

  /// Starts a host.
  ///
  /// - Parameters:
  ///   - patience: How long it may take to answer a command, in whole seconds.
  ///   - errorLog: A file for what the host writes to its standard error.
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
    // Its end must not be closed before the host has one of its own.
    process = try withExtendedLifetime(theirs) {
      try ChildProcess(
        path, arguments, input: theirs.descriptor, output: theirs.descriptor, errors: log)
    }
  }

  deinit {
    connection.close()
    process.waitForEnd()
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
      // It is dead, or of no more use.
      kill(process.identifier, SIGKILL)
      throw PeerError("\(name): \(command): \(lastWords())")
    }
    if line == "ok" { return "" }
    if line.hasPrefix("ok ") { return String(line.dropFirst(3)) }
    throw PeerError("\(name): \(line.hasPrefix("error ") ? String(line.dropFirst(6)) : line)")
  }

  /// Returns what the host has written to its standard error at last.
  private func lastWords() -> String {
    let text = (try? String(contentsOf: errorLog, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
      ?? "no reply"
  }
}
