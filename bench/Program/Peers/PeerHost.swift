// A running peer host: one line with a command there, one line with a reply back.

import Foundation

/// A program that offers contenders and stays alive; `bench/README.md` describes what is said.
///
/// It ends when this object goes away, or this process: its standard input is closed then.
final class PeerHost: @unchecked Sendable {
  private let name: String
  private let process: ChildProcess
  private let requests: UnsafeMutablePointer<FILE>
  private let replies: UnsafeMutablePointer<FILE>
  private let errorLog: URL
  // One command at a time, whoever sends it: that makes the class safe to share.
  private let lock = NSLock()

  /// Starts a host.
  ///
  /// - Parameter errorLog: A file for what the host writes to its standard error.
  init(name: String, path: String, arguments: [String], errorLog: URL) throws {
    // A host that died is told by the end of its replies, not by a signal to this process.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = try (Self.pipe(), Self.pipe())
    let log = open(errorLog.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    defer { [input.read, output.write, log].forEach { close($0) } }
    if log < 0 { throw PeerError("cannot write \(errorLog.path)") }
    self.name = name
    self.errorLog = errorLog
    process = try ChildProcess(
      path, arguments, input: input.read, output: output.write, errors: log)
    requests = fdopen(input.write, "w")
    replies = fdopen(output.read, "r")
  }

  deinit {
    fclose(requests)
    fclose(replies)
    process.waitForEnd()
  }

  /// Sends a command and returns what follows `ok` in the reply.
  ///
  /// - Throws: `PeerError` with the host's message, or if the host is gone.
  @discardableResult
  func ask(_ command: String) throws -> String {
    lock.lock()
    defer { lock.unlock() }
    fputs(command + "\n", requests)
    fflush(requests)
    guard let line = readReply() else { throw PeerError("\(name): \(command): \(lastWords())") }
    if line == "ok" { return "" }
    if line.hasPrefix("ok ") { return String(line.dropFirst(3)) }
    throw PeerError("\(name): \(line.hasPrefix("error ") ? String(line.dropFirst(6)) : line)")
  }

  private func readReply() -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let length = getline(&line, &capacity, replies)
    guard length > 0, let line else { return nil }
    return String(cString: line).trimmingCharacters(in: .newlines)
  }

  /// Returns what the host has written to its standard error at last.
  private func lastWords() -> String {
    let text = (try? String(contentsOf: errorLog, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
      ?? "it has ended without a reply"
  }

  /// Creates a pipe that other hosts do not inherit, or they would keep it from ending.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    if Foundation.pipe(&ends) != 0 { throw PeerError("pipe: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
