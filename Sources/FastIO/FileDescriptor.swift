// The only calls to the operating system that a submission makes: read and write, repeated when a
// signal interrupts them or a descriptor is not ready yet.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Repeats a call that failed because a signal came in between, or because whoever started the program
/// made the descriptor non-blocking: after waiting until it is ready for an event.
///
/// Returns what the call does, and on failure the negated error number.
internal func _fastIOTransfer(_ descriptor: Int32, _ event: Int32, _ call: () -> Int) -> Int {
  while true {
    let count = call()
    if count >= 0 { return count }
    if errno != EINTR && errno != EAGAIN { return -Int(errno) }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// Reads at least one byte and returns how many came: 0 at the end, and on failure the negated error
/// number.
internal func _fastIORead(_ descriptor: Int32, into memory: UnsafeMutableRawBufferPointer) -> Int {
  _fastIOTransfer(descriptor, POLLIN) { read(descriptor, memory.baseAddress, memory.count) }
}

/// Writes all the bytes and returns 0, or else the error number.
internal func _fastIOWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, count: Int) -> Int32 {
  var written = 0
  while written < count {
    let sent = _fastIOTransfer(descriptor, POLLOUT) {
      write(descriptor, bytes + written, count - written)
    }
    if sent < 0 { return Int32(-sent) }
    written += sent
  }
  return 0
}
