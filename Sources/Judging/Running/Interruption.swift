// Ctrl-C: stops every running program at once and lets the judge say what it knows.

import Foundation

/// The wish of the person at the terminal to stop.
///
/// A program that judges calls `catchSignals()` once. From the first SIGINT, SIGTERM or SIGHUP on,
/// every `Launcher.run` under way kills what it has started and throws
/// `ExecutionError.interrupted`, and so does every later one. A second signal ends the process as if
/// it had never been caught; the launchers then die with it, and their programs with them.
public enum Interruption {
  /// Starts to catch the signals that ask a process to stop.
  public static func catchSignals() {
    _ = bell
    var caught = sigset_t()
    sigemptyset(&caught)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) {
      sigaddset(&caught, signal)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in Interruption.answer() }
      #else
        action.__sigaction_handler.sa_handler = { _ in Interruption.answer() }
      #endif
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
    // Whoever started this process may have blocked them, as threads of a pool do.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  /// Whether this process was started so that it takes no notice, as `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Does something during which Ctrl-C and Ctrl-\ do not stop this process: a program in its process group gets them,
  /// too, and answers as it likes.
  ///
  /// What another process sends asks to stop nevertheless.
  static func leavingKeysToProgram<Result>(_ body: () throws -> Result) rethrows -> Result {
    var handlers: [(signal: Int32, before: sigaction)] = []
    for signal in [SIGINT, SIGQUIT] where !isIgnored(signal) {
      var (action, before) = (sigaction(), sigaction())
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { _, sender, _ in Interruption.answer(sender) }
      #else
        action.__sigaction_handler.sa_sigaction = { _, sender, _ in Interruption.answer(sender) }
      #endif
      action.sa_flags = SA_RESTART | SA_SIGINFO
      sigaction(signal, &action, &before)
      handlers.append((signal, before))
    }
    defer {
      // Once it has been asked, the next Ctrl-C ends it.
      for (signal, before) in handlers where signal != SIGINT || !isRequested {
        var before = before
        sigaction(signal, &before, nil)
      }
    }
    return try body()
  }

  /// Does what a signal asks for, unless it is the terminal's.
  private static func answer(_ sender: UnsafeMutablePointer<siginfo_t>?) {
    #if canImport(Darwin)
      let isTerminal = sender?.pointee.si_pid == 0
    #else
      // What the system sends by itself has a positive code.
      let isTerminal = (sender?.pointee.si_code ?? 0) > 0
    #endif
    if !isTerminal { answer() }
  }

  /// Whether to stop.
  public static var isRequested: Bool {
    guard let bell else { return false }
    var request = pollfd(fd: bell.readEnd.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Does what the first signal asks for, which may come at any time: nothing here may need memory.
  private static func answer() {
    letGo(SIGINT)
    letGo(SIGTERM)
    letGo(SIGHUP)
    ring()
  }

  /// Has a signal end the process from now on, unless it was never caught.
  private static func letGo(_ number: Int32) {
    if !isIgnored(number) { signal(number, SIG_DFL) }
  }

  /// Stops all running programs, as a signal does.
  static func ring() {
    // Writing to a pipe is among the few things that a signal handler may do.
    let before = errno
    var byte: UInt8 = 1
    if let bell { _ = write(bell.writeEnd.number, &byte, 1) }
    errno = before
  }

  /// A pipe that nobody reads: once something is in it, everyone who polls it knows.
  private static let bell: Bell? = try? Bell()

  /// The descriptor that is readable once the judge is to stop: -1, which `poll` skips, without one.
  static var descriptor: Int32 { bell?.readEnd.number ?? -1 }
}

/// A pipe shared by all threads: it never changes, and its descriptors are never closed.
private final class Bell: @unchecked Sendable {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  init() throws {
    let pipe = try Pipe()
    readEnd = pipe.readEnd
    writeEnd = pipe.writeEnd
  }
}
