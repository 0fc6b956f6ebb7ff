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
    while true {
      let received = read(number, target, room)
      if received >= 0 { return received }
      guard _mayRetry(after: errno, awaiting: Int16(POLLIN)) else { return -Int(errno) }
    }
  }

  /// Writes all the bytes and returns 0, or else the error number.
  internal func _write(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int32 {
    var written = 0
    while written < count {
      let sent = write(number, bytes + written, count - written)
      if sent >= 0 {
        written += sent
      } else if !_mayRetry(after: errno, awaiting: Int16(POLLOUT)) {
        return errno
      }
    }
    return 0
  }

  /// Whether a failed call is worth repeating: a signal came in between, or whoever started the
  /// program made the descriptor non-blocking, in which case this waits until it is ready.
  private func _mayRetry(after error: Int32, awaiting event: Int16) -> Bool {
    if error == EINTR { return true }
    guard error == EAGAIN else { return false }
    var request = pollfd(fd: number, events: event, revents: 0)
    _ = poll(&request, 1, -1)
    errno = error
    return true
  }
}
