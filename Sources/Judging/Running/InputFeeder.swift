// Gives a program its input, as fast as it reads.

import Foundation

/// The part of an input that a program has not read yet.
struct InputFeeder {
  private let bytes: [UInt8]
  private let pipe: Descriptor
  private var sent = 0

  init(bytes: [UInt8], pipe: Descriptor) {
    self.bytes = bytes
    self.pipe = pipe
    pipe.setNonBlocking()
  }

  /// The pipe to wait for, or -1 once there is nothing left to send.
  var descriptor: Int32 { pipe.number }

  /// Sends as much as fits into the pipe, and closes it behind the last byte.
  mutating func feed() {
    while pipe.isOpen {
      if sent == bytes.count { return pipe.close() }
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
