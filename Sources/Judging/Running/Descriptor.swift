// File descriptors and pipes that close themselves.

import Foundation

/// An open file descriptor, closed with its last owner.
final class Descriptor {
  private(set) var number: Int32

  /// Takes ownership of an open descriptor, or throws what the failed call that gave it says.
  init(_ number: Int32, _ call: String) throws {
    if number < 0 { throw ExecutionError.launcher("\(call): \(errnoText())") }
    self.number = number
  }

  /// Opens the working folder of this process.
  static func workingFolder() throws -> Descriptor {
    #if os(Linux)
      // O_PATH, a name that Swift does not see: the folder need not be readable.
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

  /// Keeps programs from inheriting it.
  func setPrivate() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Hands over what a pipe holds, piece by piece, and closes it at its end.
  ///
  /// One that is filled as fast as it is emptied must not keep this process from all else: no pipe
  /// holds more than what is taken at once.
  func drain(_ buffer: inout [UInt8], _ take: (ArraySlice<UInt8>) -> Void) {
    for _ in 0..<64 {
      guard isOpen, let count = read(into: &buffer) else { return }
      if count == 0 { return close() }
      take(buffer[..<count])
    }
  }

  /// Reads what is there, at most as much as the buffer holds, and returns how much that is: 0 at
  /// the end, and `nil` if there is nothing yet.
  private func read(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = Foundation.read(number, &buffer, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      // A pipe that cannot be read any more has come to its end.
      if errno != EINTR { return 0 }
    }
  }
}

/// A pipe that programs do not inherit unless they are given one of its ends.
///
/// Swift cannot reach the call that creates a pipe and marks it at once. A launcher that another
/// thread starts in between inherits the ends, and closes them before it does anything else.
struct Pipe {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw ExecutionError.launcher("pipe: \(errnoText())") }
    (readEnd, writeEnd) = try (Descriptor(ends[0], "pipe"), Descriptor(ends[1], "pipe"))
    for end in [readEnd, writeEnd] { end.setPrivate() }
  }

  /// Makes room for more than the usual 64 KiB, so that large data needs fewer changes between the
  /// two processes.
  func widen() {
    #if os(Linux)
      // Swift does not see the name F_SETPIPE_SZ.
      let setPipeSize: Int32 = 1031
      _ = fcntl(writeEnd.number, setPipeSize, 1 << 20)
    #endif
  }
}

/// What the system says about the last failed call.
func errnoText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}
