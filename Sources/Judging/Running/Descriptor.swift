// File descriptors and pipes that are closed automatically.

import Foundation

/// An open file descriptor, closed with its last owner.
final class Descriptor {
  private(set) var number: Int32

  /// Takes ownership of an open descriptor; throws the `errno` of the failed call if it is
  /// negative.
  init(_ number: Int32, _ call: String) throws {
    if number < 0 { throw ExecutionError.launcher("\(call): \(errnoText())") }
    self.number = number
  }

  /// Opens the working folder of this process.
  static func workingFolder() throws -> Descriptor {
    #if os(Linux)
      // O_PATH, which Swift does not import: the folder need not be readable.
      let access: Int32 = 0o10_000_000
    #else
      let access = O_RDONLY
    #endif
    return try Descriptor(open(".", access | O_DIRECTORY | O_CLOEXEC), "open .")
  }

  deinit {
    close()
  }

  var isOpen: Bool { number >= 0 }

  func close() {
    if isOpen { Foundation.close(number) }
    number = -1
  }

  /// Sets the close-on-exec flag.
  func setPrivate() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Passes on the content of a pipe in chunks, and closes it at its end.
  ///
  /// A pipe that is filled as fast as it is read must not block everything else, so a call reads a bounded number of
  /// times. Not even an unlimited number is too much once nobody writes any more.
  func drain(_ buffer: inout [UInt8], times: Int = 64, _ take: (ArraySlice<UInt8>) -> Void) {
    for _ in 0..<times {
      guard isOpen, let count = read(into: &buffer) else { return }
      if count == 0 { return close() }
      take(buffer[..<count])
    }
  }

  /// Reads what is available, at most the buffer's size, and returns the number of bytes: 0 at the
  /// end, `nil` if there are none yet.
  private func read(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = Foundation.read(number, &buffer, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      // A read error counts as the end of the pipe.
      if errno != EINTR { return 0 }
    }
  }
}

/// A pipe that programs do not inherit unless they are given one of its ends.
///
/// Swift cannot call `pipe2`, which sets close-on-exec atomically. A launcher that another thread
/// starts in between inherits the ends, and closes them before it does anything else.
struct Pipe {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw ExecutionError.launcher("pipe: \(errnoText())") }
    (readEnd, writeEnd) = try (Descriptor(ends[0], "pipe"), Descriptor(ends[1], "pipe"))
    for end in [readEnd, writeEnd] { end.setPrivate() }
  }

  /// Increases the capacity beyond the default 64 KiB, so that large data needs fewer context
  /// switches.
  func widen() {
    #if os(Linux)
      // Swift does not import F_SETPIPE_SZ.
      let setPipeSize: Int32 = 1031
      _ = fcntl(writeEnd.number, setPipeSize, 1 << 20)
    #endif
  }
}

/// Returns the system's message for an error number.
func errnoText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}
