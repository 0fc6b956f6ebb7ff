// The terminal or its replacement: lines of text, and below them a live line.

import Files
import Foundation

/// The output for text.
///
/// On a terminal, the last line can be a live line, which other text moves down; elsewhere there is
/// none, so that nothing is written repeatedly. It can be used from several threads at once.
public final class Console: @unchecked Sendable {
  /// The style of the texts.
  public let style: Style
  /// Whether it has a live line.
  public let isLive: Bool

  private let descriptor: Int32
  /// The columns of the terminal, which may be fewer than the style's width.
  private let columns: Int
  private let isTerminal: Bool
  // Everything below is guarded by the lock.
  private let lock = NSLock()
  private var liveLine = ""
  private var fault: FileFault?

  /// Writes to standard output, or to standard error if standard output is used for a report.
  public init(usesStandardError: Bool, isColored: Bool = false, isQuiet: Bool = false) {
    descriptor = usesStandardError ? STDERR_FILENO : STDOUT_FILENO
    let environment = ProcessInfo.processInfo.environment
    isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    isLive = isTerminal && !isQuiet
    columns = Self.width(of: descriptor) ?? Style().width
    style = Style(
      isColored: isColored && isTerminal && environment["NO_COLOR", default: ""].isEmpty,
      width: columns)
  }

  /// Prints a text and a line feed.
  public func print(_ text: String) {
    lock.withLock {
      write(erasure + text + "\n" + liveLine)
    }
  }

  /// Begins a line on a terminal where another program may have left one without its end.
  public func beginLine() {
    guard isTerminal else { return }
    // In its first column they fill the line, whose end a terminal passes only with the next letter; elsewhere they
    // reach the next line.
    lock.withLock { write(String(repeating: " ", count: columns) + "\r\u{1B}[K") }
  }

  /// Replaces the live line; an empty one removes it.
  public func setLiveLine(_ text: String) {
    guard isLive else { return }
    lock.withLock {
      let erasure = erasure
      // A terminal wraps a longer line, and only its last row could be erased.
      liveLine = text.shortened(to: columns - 1)
      write(erasure + liveLine)
    }
  }

  /// Shows what is in progress: in the live line if there is one.
  public func announce(_ text: String) {
    isLive ? setLiveLine(text) : print(text)
  }

  /// Checks that all texts were written, before the program ends successfully.
  ///
  /// - Throws: `ConsoleError` if a text could not be written, even if only because the reader
  ///   closed the pipe.
  public func finish() throws {
    guard let fault = lock.withLock({ fault }) else { return }
    throw ConsoleError(fault: fault, stream: descriptor == STDOUT_FILENO ? "output" : "error")
  }

  /// The escape sequence that erases the live line.
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

/// An error while writing text.
public struct ConsoleError: Error, CustomStringConvertible {
  private let fault: FileFault
  private let stream: String

  /// Creates an error for the standard output, or for the stream of the given name.
  public init(fault: FileFault, stream: String = "output") {
    (self.fault, self.stream) = (fault, stream)
  }

  /// The reason.
  public var description: String { "cannot write to standard \(stream): \(fault)" }
}
