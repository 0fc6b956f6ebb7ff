// A line-based connection between two processes. Sockets instead of pipes: writing to a pipe without a
// reader raises SIGPIPE.

import Foundation

/// One end of a connection between two processes, closed on deinitialization.
final class Connection {
  private(set) var descriptor: Int32
  private var received: [UInt8] = []

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // Child processes must not inherit it: a host ends when its other end is closed everywhere.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    close()
  }

  /// Creates both ends; this process keeps the first one.
  ///
  /// - Parameter patience: The timeout for receiving a line.
  static func pair(patience: Duration) throws -> (Connection, Connection) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    var ends: [Int32] = [-1, -1]
    if socketpair(AF_UNIX, kind, 0, &ends) != 0 {
      throw PeerError("socketpair: \(String(cString: strerror(errno)))")
    }
    var limit = timeval()
    limit.tv_sec = Int(patience.components.seconds)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return (Connection(ends[0]), Connection(ends[1]))
  }

  func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }

  /// Sends a text; a closed connection is detected at the next reply.
  func send(_ text: String) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      if sent > 0 { rest.removeFirst(sent) } else if errno != EINTR { return }
    }
  }

  /// Returns the next line without the newline, or `nil` at the end of the stream or on timeout.
  func receiveLine() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }
}
