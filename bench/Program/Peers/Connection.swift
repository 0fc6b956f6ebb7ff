// Two ends that talk to each other by lines. Sockets and not pipes: whoever writes to a pipe that
// nobody reads any more is killed.

import Foundation

/// One end of a connection between two processes, closed with its last owner.
final class Connection {
  private(set) var descriptor: Int32
  private var received: [UInt8] = []

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // Programs do not inherit it by chance: a host ends when nobody else holds its other end.
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
  /// - Parameter patience: How long to wait for a line.
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

  /// Sends a text; that nobody reads it shows with the next reply.
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

  /// Returns the next line without its end, or `nil` if none comes any more, or none in time.
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
