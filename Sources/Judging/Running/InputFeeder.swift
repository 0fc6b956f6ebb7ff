// Gives a program its input, as fast as it reads.

import Foundation

/// The part of an input that a program has not read yet.
struct InputFeeder {
  private var bytes: [UInt8]
  private let pipe: Descriptor
  private var sent = 0
  /// Whether nothing will be added any more.
  private var isComplete: Bool

  /// Feeds these bytes; more can be added unless they are all.
  init(bytes: [UInt8], isComplete: Bool, pipe: Descriptor) {
    self.bytes = bytes
    self.isComplete = isComplete
    self.pipe = pipe
    pipe.setNonBlocking()
  }

  /// The pipe to wait for, or -1 while there is nothing to send.
  var descriptor: Int32 { hasRest || isComplete ? pipe.number : -1 }

  /// Whether something is left that does not fit into the pipe yet.
  var hasRest: Bool { pipe.isOpen && sent < bytes.count }

  /// Adds bytes at the end.
  mutating func append(_ more: ArraySlice<UInt8>) {
    if sent == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      sent = 0
    }
    bytes += more
  }

  /// Says that nothing will be added any more.
  mutating func complete() {
    isComplete = true
  }

  /// Sends as much as fits into the pipe, and closes it behind the last byte of all.
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
        // The program does not want the rest, which is its right.
        pipe.close()
      }
    }
  }
}
