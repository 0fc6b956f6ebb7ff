// Ctrl-C: stops every running program at once and lets the judge report what it knows.

import Foundation

/// The user's request to stop, made by a signal.
///
/// A program that judges calls `catchSignals()` once. From the first of these signals on, every
/// `Launcher.run` in progress kills what it has started and throws
/// `ExecutionError.interrupted`, and so does every later one. A second signal, half a second later or
/// more, has its default effect and ends the process; the launchers then end with it, and their
/// programs with them. An earlier one is the same request: `timeout` sends it to the process, and at
/// once to its process group as well.
public enum Interruption {
  /// The signals that request termination: those of the keys Ctrl-C and Ctrl-\, of `kill`, and of a
  /// terminal that is closed.
  static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Installs handlers for the signals that request termination.
  public static func catchSignals() {
    _ = bell
    // Where the parent takes no notice of the end of its children, this process would not know how its own have ended.
    Foundation.signal(SIGCHLD, SIG_DFL)
    // A file beyond the limit of `ulimit -f` is an error of writing it, which is told as any other.
    Foundation.signal(SIGXFSZ, SIG_IGN)
    var caught = sigset_t()
    sigemptyset(&caught)
    for signal in signals where !isIgnored(signal) {
      sigaddset(&caught, signal)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { Interruption.answer($0) }
      #else
        action.__sigaction_handler.sa_handler = { Interruption.answer($0) }
      #endif
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
    // The parent may have blocked them, as threads of a pool do.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  /// Whether this process was started with the signal ignored, as `nohup` does.
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

  /// Runs the body while Ctrl-C and Ctrl-\ do not stop this process: a program in its process group
  /// gets these signals, too, and handles them as it likes.
  ///
  /// Signals sent by other processes still request termination.
  static func leavingKeysToProgram<Result>(_ body: () throws -> Result) rethrows -> Result {
    var handlers: [(signal: Int32, before: sigaction)] = []
    for signal in [SIGINT, SIGQUIT] where !isIgnored(signal) {
      var (action, before) = (sigaction(), sigaction())
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { number, sender, _ in
          Interruption.answer(number, sentBy: sender)
        }
      #else
        action.__sigaction_handler.sa_sigaction = { number, sender, _ in
          Interruption.answer(number, sentBy: sender)
        }
      #endif
      action.sa_flags = SA_RESTART | SA_SIGINFO
      sigaction(signal, &action, &before)
      handlers.append((signal, before))
    }
    defer {
      // Once a stop has been requested, the next key ends it.
      for (signal, before) in handlers where !isRequested {
        var before = before
        sigaction(signal, &before, nil)
      }
    }
    return try body()
  }

  /// Handles a signal, unless it comes from the terminal.
  private static func answer(
    _ number: Int32, sentBy sender: UnsafeMutablePointer<siginfo_t>?
  ) {
    #if canImport(Darwin)
      let isTerminal = sender?.pointee.si_pid == 0
    #else
      // Signals sent by the kernel have a positive `si_code`.
      let isTerminal = (sender?.pointee.si_code ?? 0) > 0
    #endif
    if !isTerminal || Interruption.signal != nil { answer(number) }
  }

  /// Requests a stop, as Ctrl-C does.
  public static func request() { answer(SIGINT) }

  /// Whether a stop has been requested.
  public static var isRequested: Bool {
    guard let bell else { return false }
    var request = pollfd(fd: bell.readEnd.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// The signal that requested the stop; `nil` if there was none.
  public static var signal: Int32? {
    guard let number = bell?.signal.pointee, number != 0 else { return nil }
    return number
  }

  /// Handles a signal, at any time: everything here must be async-signal-safe and allocate no memory.
  private static func answer(_ number: Int32) {
    guard let bell else { return }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    // Another one may arrive at the same time.
    if bell.signal.pointee == 0 {
      bell.time.pointee = now
      bell.signal.pointee = number
      ring()
    } else if milliseconds(from: bell.time.pointee, to: now) >= patience {
      // It waits until this handler has returned.
      Foundation.signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// The milliseconds after the first signal in which others are the same request.
  private static var patience: Int { 500 }

  private static func milliseconds(from start: timespec, to end: timespec) -> Int {
    (end.tv_sec - start.tv_sec) * 1000 + (end.tv_nsec - start.tv_nsec) / 1_000_000
  }

  /// Stops all running programs, as a signal does.
  static func ring() {
    // `write` is among the few async-signal-safe functions.
    let before = errno
    var byte: UInt8 = 1
    if let bell { _ = write(bell.writeEnd.number, &byte, 1) }
    errno = before
  }

  /// A pipe that nobody reads: once it has data, everyone who polls it is woken.
  private static let bell: Bell? = try? Bell()

  /// The descriptor that becomes readable when the judge is to stop; without one -1, which `poll`
  /// skips.
  static var descriptor: Int32 { bell?.readEnd.number ?? -1 }
}

/// A pipe shared by all threads: immutable, with descriptors that are never closed.
private final class Bell: @unchecked Sendable {
  let readEnd: Descriptor
  let writeEnd: Descriptor
  /// The first signal, 0 until then: written by its handler only, before the pipe has data.
  let signal: UnsafeMutablePointer<Int32>
  /// When it came: written before it.
  let time: UnsafeMutablePointer<timespec>

  init() throws {
    let pipe = try Pipe()
    readEnd = pipe.readEnd
    writeEnd = pipe.writeEnd
    signal = .allocate(capacity: 1)
    signal.initialize(to: 0)
    time = .allocate(capacity: 1)
    time.initialize(to: timespec())
  }
}
