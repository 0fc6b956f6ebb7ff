// A program that stays alive and answers requests: started once, under the launcher's protection.

import Foundation

/// A running program that is sent requests and sends replies.
///
/// A program that ends, hangs, takes too much memory or sends nonsense is killed at once, with all it
/// has started.
final class ServerProcess {
  /// A reply: the code, the output and the message that a subcommand would have ended with.
  struct Reply {
    let code: Int32
    let output: [UInt8]
    let message: String
  }

  /// Why there is no reply, in words.
  struct Failure: Error {
    let reason: String
  }

  private let command: Command
  private let limits: Limits
  private let launcher: LauncherProcess
  private let pool: LauncherPool
  private let memoryGroups: MemoryGroups?
  private let requests: Descriptor
  private let replies: Descriptor
  private let errorPipe: Descriptor

  private var received: [UInt8] = []
  private var errors = CapturedText()
  private var usage: UsageWatch?
  private var ended: LauncherReport?
  private var isStopped = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts a program; that it cannot be started shows with the first request.
  ///
  /// - Parameter limits: The time on the clock is that of one request; the processor time is not
  ///   looked at.
  init(_ command: Command, launcher: Launcher, limits: Limits) throws {
    if Interruption.isRequested { throw ExecutionError.interrupted }
    let (inputs, outputs, errors) = try (Pipe(), Pipe(), Pipe())
    self.command = command
    var limits = limits
    limits.cpuSeconds = Self.unlimitedSeconds
    self.limits = limits
    requests = inputs.writeEnd
    replies = outputs.readEnd
    errorPipe = errors.readEnd
    for end in [requests, replies, errorPipe] { end.setNonBlocking() }
    memoryGroups = launcher.memoryGroups
    pool = launcher.pool
    let request = try launcher.request(command.resolvedPath(), command, limits)
    self.launcher = try pool.take()
    try self.launcher.start(
      request, with: [inputs.readEnd, outputs.writeEnd, errors.writeEnd])
  }

  deinit {
    stop()
  }

  /// A year: more than anybody waits for.
  private static let unlimitedSeconds = 3.2e7

  /// Sends a request and returns the reply.
  ///
  /// - Throws: `Failure`, after which the program is dead; `ExecutionError.interrupted`.
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
    let deadline = ContinuousClock.now + .seconds(limits.wallSeconds)
    var sent = 0
    while true {
      sent = send(request, from: sent)
      replies.drain(&buffer) { received.append(contentsOf: $0) }
      if let reply = try takeReply() { return reply }
      errorPipe.drain(&buffer) { errors.append($0) }
      readReports()
      if ended != nil || !replies.isOpen { throw Failure(reason: reasonForEnd()) }
      if Interruption.isRequested { throw ExecutionError.interrupted }
      if ContinuousClock.now > deadline {
        throw Failure(reason: "no reply within \(Quantity.seconds(limits.wallSeconds))")
      }
      if usage?.exceededLimit() == .memory {
        throw Failure(reason: "more than \(Quantity.bytes(limits.memoryBytes)) of memory")
      }
      waitForNews(isSending: sent < request.count)
    }
  }

  /// Kills the program, if it lives, and waits until nothing of it is left.
  func stop() {
    if isStopped { return }
    isStopped = true
    if ended == nil { launcher.stop() }
    waitForEnd()
    if ended == nil { launcher.kill() }
    pool.giveBack(launcher)
  }

  // MARK: - Pipes

  /// Sends as much of the request as fits, and returns how much has been sent in all.
  private func send(_ request: [UInt8], from start: Int) -> Int {
    var sent = start
    while sent < request.count {
      let written = request.withUnsafeBytes { raw in
        write(requests.number, raw.baseAddress! + sent, raw.count - sent)
      }
      if written > 0 {
        sent += written
      } else if errno != EINTR {
        // Full, or nobody reads any more: the end of the replies tells.
        break
      }
    }
    return sent
  }

  private func waitForNews(isSending: Bool) {
    let forReading = Int16(POLLIN)
    var polled = [
      pollfd(fd: replies.number, events: forReading, revents: 0),
      pollfd(fd: errorPipe.number, events: forReading, revents: 0),
      pollfd(fd: launcher.descriptor, events: forReading, revents: 0),
      pollfd(fd: isSending ? requests.number : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: Interruption.descriptor, events: forReading, revents: 0),
    ]
    _ = poll(&polled, nfds_t(polled.count), usage?.millisecondsToNextLook ?? 100)
  }

  private func readReports() {
    while let report = launcher.nextReport() {
      switch report.kind {
      case .started:
        usage = UsageWatch(
          launcher: launcher.number, report: report, memoryGroups: memoryGroups, limits: limits)
      case .ended, .notStarted: ended = report
      }
    }
  }

  // MARK: - Replies

  /// Takes a reply off what has been received, once all of it is there.
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
    // Nothing was asked for yet that could be answered by more.
    if received.count > end { throw malformedReply() }
    defer { received.removeAll(keepingCapacity: true) }
    return Reply(
      code: code, output: Array(received[outputStart..<messageStart]),
      message: String(decoding: received[messageStart...], as: UTF8.self))
  }

  private func malformedReply() -> Failure {
    Failure(reason: "what it sends is no reply: '\(VisibleText.excerpt(received.prefix(80)))'")
  }

  // MARK: - The end

  private func waitForEnd() {
    let patienceEnd = ContinuousClock.now + LauncherProcess.patience
    while ended == nil, launcher.isConnected, ContinuousClock.now < patienceEnd {
      var polled = pollfd(fd: launcher.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, 100)
      readReports()
    }
  }

  /// Returns how the program has come to its end.
  private func reasonForEnd() -> String {
    // It may have closed its output and live on; or the report is a moment later than the end.
    let patienceEnd = ContinuousClock.now + .milliseconds(200)
    while ended == nil, launcher.isConnected, ContinuousClock.now < patienceEnd {
      usleep(1000)
      readReports()
    }
    errorPipe.drain(&buffer) { errors.append($0) }
    guard let ended else { return "it has closed its output" }
    if ended.kind == .notStarted {
      return "cannot start \(command.program): \(errnoText(ended.error))"
    }
    let wasKilledForMemory = ended.memoryKillCount > 0
    let run = Execution(
      end: ended.end, exceeded: wasKilledForMemory ? .memory : nil, cpuSeconds: ended.cpuSeconds,
      wallSeconds: ended.wallSeconds,
      peakMemoryBytes: max(ended.peakMemoryBytes, ended.groupPeakMemoryBytes), stackBytes: 0,
      wasKilledForMemory: wasKilledForMemory, output: [], errors: errors,
      protection: ended.protection)
    return Explanation(run, limits: limits)?.message ?? "it ended without a reply"
  }
}
