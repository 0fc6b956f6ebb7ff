// The terminal, or whatever stands in for it: lines, and below them one that changes.

import Files
import Foundation

/// Where texts for people go.
///
/// On a terminal the last line can be a live one, which every other text moves down; elsewhere there
/// is none, and nothing is written twice. It can be used from several threads at once.
public final class Console: @unchecked Sendable {
  /// How texts are to look here.
  public let style: Style
  /// Whether it has a live line.
  public let isLive: Bool

  private let descriptor: Int32
  /// The columns of the terminal, which may be fewer than the style's.
  private let columns: Int
  // Everything below is only touched while the lock is held.
  private let lock = NSLock()
  private var liveLine = ""
  private var fault: FileFault?

  /// Writes to standard output, or to standard error if the former belongs to a report.
  public init(usesStandardError: Bool, isColored: Bool, isQuiet: Bool) {
    descriptor = usesStandardError ? STDERR_FILENO : STDOUT_FILENO
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    isLive = isTerminal && !isQuiet
    columns = Self.width(of: descriptor) ?? Style().width
    style = Style(
      isColored: isColored && isTerminal && environment["NO_COLOR", default: ""].isEmpty,
      width: columns)
  }

  /// Prints a text and ends the line.
  public func print(_ text: String) {
    lock.withLock {
      write(erasure + text + "\n" + liveLine)
    }
  }

  /// Replaces the live line; an empty one vanishes.
  public func setLiveLine(_ text: String) {
    guard isLive else { return }
    lock.withLock {
      let erasure = erasure
      // A terminal breaks a longer one, and only its last row could be taken back.
      liveLine = text.shortened(to: columns - 1)
      write(erasure + liveLine)
    }
  }

  /// Says what takes a while: in the live line if there is one.
  public func announce(_ text: String) {
    isLive ? setLiveLine(text) : print(text)
  }

  /// Makes sure that all texts were written, as a program does before it ends well.
  ///
  /// - Throws: `ConsoleError` if one was not, and be it that the reader has gone.
  public func finish() throws {
    guard let fault = lock.withLock({ fault }) else { return }
    throw ConsoleError(fault: fault, stream: descriptor == STDOUT_FILENO ? "output" : "error")
  }

  /// What takes the cursor back to an empty line.
  private var erasure: String { liveLine.isEmpty ? "" : "\r\u{1B}[K" }

  private func write(_ text: String) {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      fault = fault ?? FileFault(error)
    }
  }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Some text was not written.
public struct ConsoleError: Error, CustomStringConvertible {
  private let fault: FileFault
  private let stream: String

  /// Names what keeps texts from the standard output, or from the stream of another name.
  public init(fault: FileFault, stream: String = "output") {
    (self.fault, self.stream) = (fault, stream)
  }

  /// What keeps it from being written.
  public var description: String { "cannot write to standard \(stream): \(fault)" }
}
