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

  deinit {
    close()
  }

  var isOpen: Bool { number >= 0 }

  func close() {
    if isOpen { Foundation.close(number) }
    number = -1
  }

  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Reads what is there, at most as much as the buffer holds, and returns how much that is: 0 at
  /// the end, and `nil` if there is nothing yet.
  func read(into buffer: inout [UInt8]) -> Int? {
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
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The numbers 0 to 3 are those that the launcher gets; an end must not be overwritten by one.
    for index in ends.indices where ends[index] <= 3 {
      let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, 4)
      close(ends[index])
      ends[index] = moved
    }
    readEnd = try Descriptor(ends[0], "pipe")
    writeEnd = try Descriptor(ends[1], "pipe")
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
