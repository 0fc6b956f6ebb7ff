// The only calls to the operating system that a submission makes: read and write, repeated when a
// signal interrupts them or a descriptor is not ready yet.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file descriptor, which belongs to somebody else.
internal struct _FileDescriptor {
  internal let number: Int32

  /// Reads at most `room` bytes and returns how many came: 0 at the end, and on failure the negated
  /// error number.
  internal func _read(into target: UnsafeMutablePointer<UInt8>, atMost room: Int) -> Int {
    let received = _repeating(whenReadyFor: POLLIN) { read(number, target, room) }
    return received < 0 ? -Int(errno) : received
  }

  /// Writes all the bytes and returns 0, or else the error number.
  internal func _write(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int32 {
    var written = 0
    while written < count {
      let sent = _repeating(whenReadyFor: POLLOUT) {
        write(number, bytes + written, count - written)
      }
      if sent < 0 { return errno }
      written += sent
    }
    return 0
  }

  /// Repeats a call that failed because a signal came in between, or because whoever started the
  /// program made the descriptor non-blocking: then after waiting until it is ready.
  private func _repeating(whenReadyFor event: Int32, _ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count >= 0 || (errno != EINTR && errno != EAGAIN) { return count }
      if errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = poll(&request, 1, -1)
      }
    }
  }
}
