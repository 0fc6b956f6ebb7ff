// Writes a program's input as fast as the program reads it.

import Foundation

/// The part of an input that has not been written yet.
struct InputFeeder {
  private var bytes: [UInt8]
  private let pipe: Descriptor
  private var sent = 0
  /// Whether no more input will be added.
  private var isComplete: Bool

  /// Creates a feeder of the given bytes; more can be appended unless the input is complete.
  init(bytes: [UInt8], isComplete: Bool, pipe: Descriptor) {
    self.bytes = bytes
    self.isComplete = isComplete
    self.pipe = pipe
    pipe.setNonBlocking()
    #if canImport(Darwin)
      // There the signal of a broken pipe is sent to the process, and so to a thread that does not block it.
      _ = fcntl(pipe.number, F_SETNOSIGPIPE, 1)
    #endif
  }

  /// The descriptor to poll, or -1 while there is nothing to write.
  var descriptor: Int32 { hasRest || isComplete ? pipe.number : -1 }

  /// Whether some input does not fit into the pipe yet.
  var hasRest: Bool { pipe.isOpen && sent < bytes.count }

  /// The number of bytes that do not fit into the pipe yet.
  var restCount: Int { hasRest ? bytes.count - sent : 0 }

  /// Appends bytes.
  mutating func append(_ more: ArraySlice<UInt8>) {
    if sent == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      sent = 0
    }
    bytes += more
  }

  /// Marks the input as complete.
  mutating func complete() {
    isComplete = true
  }

  /// Writes as much as fits into the pipe, and closes it after the last byte.
  mutating func feed() {
    while pipe.isOpen {
      if sent == bytes.count {
        if isComplete { pipe.close() }
        return
      }
      let written = bytes.withUnsafeBytes { raw in
        write(pipe.number, raw.baseAddress! + sent, raw.count - sent)
      }
      if written > 0 {
        sent += written
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // The program has closed its standard input, which it may do.
        pipe.close()
      }
    }
  }
}
