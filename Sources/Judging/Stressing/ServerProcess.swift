// A server process that answers requests: started once, supervised like any other run.

import Foundation

/// A running program that receives requests and sends replies.
///
/// If it ends, hangs, exceeds a limit or sends a malformed reply, it is killed at once, with all of
/// its descendants.
final class ServerProcess {
  /// A reply: the exit code, output and message that the subcommand would have had.
  struct Reply {
    let code: Int32
    let output: [UInt8]
    let message: String
  }

  /// Why there is no reply.
  struct Failure: Error {
    let reason: String
  }

  private let limits: Limits
  private let launcher: LauncherProcess
  private let pool: LauncherPool
  private let run: Supervisor
  private var received: [UInt8] = []
  private var isStopped = false

  /// Starts a program; a failure to start is reported by the first request.
  ///
  /// - Parameter limits: The wall-clock time and the output are limits of one request; the
  ///   processor time is ignored.
  init(_ command: Command, launcher: Launcher, limits: Limits) throws {
    self.limits = limits
    var lasting = limits
    (lasting.cpuSeconds, lasting.wallSeconds) = (Self.unlimitedSeconds, Self.unlimitedSeconds)
    let program = try command.resolvedPath()
    let request = try launcher.request(program, command, lasting)
    pool = launcher.pool
    let process = try pool.take()
    do {
      let supervisor = try Supervisor(program, lasting, nil, launcher.memoryGroups, process)
      try supervisor.start(request)
      run = supervisor
    } catch {
      // A failed initializer runs no `deinit`, so the launcher is returned here.
      pool.giveBack(process)
      throw error
    }
    self.launcher = process
  }

  deinit {
    stop()
  }

  /// A year: effectively unlimited.
  private static let unlimitedSeconds = 3.2e7

  /// Sends a request and returns the reply.
  ///
  /// - Throws: `Failure` or `ExecutionError`, after which the program has been killed.
  func reply(to request: [UInt8]) throws -> Reply {
    try BrokenPipeSignal.suppressed {
      do {
        return try exchange(request)
      } catch {
        stop()
        throw error
      }
    }
  }

  private func exchange(_ request: [UInt8]) throws -> Reply {
    var deadline = SuspendingClock.now + .seconds(limits.wallSeconds)
    var reason = "no reply within \(Quantity.seconds(limits.wallSeconds))"
    run.tell(request[...])
    while true {
      try run.takeNews()
      received += run.removeOutput()
      if let reply = try takeReply() { return reply }
      if run.end != nil {
        let explanation = try Explanation(run.execution(), limits: limits)
        throw Failure(reason: explanation?.message ?? "it ended without a reply")
      }
      if run.hasClosedOutput {
        // Either it is still alive, or the report of its end is about to arrive.
        deadline = min(deadline, .now + .milliseconds(200))
        reason = "it has closed its output"
      }
      if SuspendingClock.now > deadline, !run.isBeingStopped { throw Failure(reason: reason) }
      deadline += Supervisor.waitForNews(of: [run])
    }
  }

  /// Kills the program, if it is running, and waits until it and its descendants are gone.
  func stop() {
    if isStopped { return }
    isStopped = true
    run.dismiss()
    // If it still does not end, it is abandoned; the error does not matter.
    while run.end == nil, !run.wasRefused, (try? run.takeNews()) != nil {
      Supervisor.waitForNews(of: [run])
    }
    pool.giveBack(launcher)
  }

  /// Removes a reply from the received bytes, once it is complete.
  private func takeReply() throws -> Reply? {
    guard let lineEnd = received.prefix(64).firstIndex(of: UInt8(ascii: "\n")) else {
      if received.count < 64 { return nil }
      throw malformedReply()
    }
    let words = received[..<lineEnd].split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard words.count == 3, numbers.count == 3, let code = Int32(exactly: numbers[0]),
      numbers[1...].allSatisfy({ 0...limits.outputBytes ~= $0 })
    else { throw malformedReply() }
    let outputStart = lineEnd + 1
    let messageStart = outputStart + numbers[1]
    let end = messageStart + numbers[2]
    if received.count < end { return nil }
    // No request is pending that further bytes could answer.
    if received.count > end { throw malformedReply() }
    defer { received.removeAll(keepingCapacity: true) }
    return Reply(
      code: code, output: Array(received[outputStart..<messageStart]),
      message: String(decoding: received[messageStart...], as: UTF8.self))
  }

  private func malformedReply() -> Failure {
    Failure(reason: "what it sends is no reply: '\(VisibleText.excerpt(received.prefix(80)))'")
  }
}
