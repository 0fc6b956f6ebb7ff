// Single keys from the terminal in noncanonical mode, without waiting for the end of a line.

import Foundation
import Judging

/// The keyboard, if the standard input is a terminal; it types nothing on the screen meanwhile.
///
/// Only one thread at a time asks for keys.
final class Keyboard: @unchecked Sendable {
  /// The terminal's mode before it was switched, if it was.
  private var saved: termios?
  private let isTerminal = isatty(STDIN_FILENO) == 1
  /// Keys that were pressed while something else was done.
  private var early: [Character] = []
  /// Whether a key has stopped what was done.
  private(set) var hasStopped = false

  /// Switches the terminal to noncanonical mode without echo; Ctrl-C still sends a signal.
  init() {
    switchToSingleKeys()
  }

  /// Restores the terminal's mode.
  deinit {
    if var saved, isInForeground { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
  }

  /// Whether this process may use the terminal: in the background it would be stopped for it.
  ///
  /// A terminal may also control nobody.
  private var isInForeground: Bool {
    let foreground = tcgetpgrp(STDIN_FILENO)
    return foreground < 0 || foreground == getpgrp()
  }

  /// Switches the mode, also anew if a shell has set its own in between, after Ctrl-Z.
  private func switchToSingleKeys() {
    var mode = termios()
    guard isTerminal, isInForeground, tcgetattr(STDIN_FILENO, &mode) == 0,
      mode.c_lflag & tcflag_t(ICANON) != 0
    else { return }
    saved = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Whether there are keys to wait for.
  var isPresent: Bool { isTerminal }

  /// Returns the next key, or `nil` if none is pressed within a time or there is no keyboard.
  func key(within seconds: Double) -> Character? {
    if !early.isEmpty { return early.removeFirst() }
    return nextKey(within: seconds)
  }

  /// Does something that a key stops as Ctrl-C does; all other keys are for later.
  func stopping<Result>(at stop: Character, _ body: () throws -> Result) rethrows -> Result {
    guard isTerminal else { return try body() }
    let isDone = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      while isDone.wait(timeout: .now()) == .timedOut {
        guard let key = self.nextKey(within: 0.05) else { continue }
        self.hasStopped = key == stop
        if self.hasStopped { return Interruption.request() }
        self.early.append(key)
      }
    }
    defer {
      isDone.signal()
      group.wait()
    }
    return try body()
  }

  private func nextKey(within seconds: Double) -> Character? {
    guard isTerminal, isInForeground else {
      Thread.sleep(forTimeInterval: seconds)
      return nil
    }
    switchToSingleKeys()
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else {
      // The terminal has gone; without this the loop around would spin.
      Thread.sleep(forTimeInterval: seconds)
      return nil
    }
    return Character(UnicodeScalar(byte))
  }
}
