// A small HTTP server on the loopback interface: one thread, one request per connection, limits on everything.

import Foundation

/// A server that listens on 127.0.0.1.
///
///     let server = try HTTPServer(port: 10045)
///     server.run(
///       while: { !isDone }, refusal: { head in nil },
///       answer: { head, body in HTTPResponse(.created, "\(body.count) bytes") })
public final class HTTPServer {
  /// The limits for clients.
  public struct Limits: Sendable {
    /// The maximum size of a request head in bytes.
    public var headBytes = 16 << 10
    /// The maximum size of a body in bytes.
    public var bodyBytes = 8 << 20
    /// The timeout for receiving a request.
    public var patience: Duration = .seconds(10)
    /// The timeout for sending the response and for the client to close the connection.
    public var farewell: Duration = .seconds(1)
    /// The maximum number of concurrent connections: one more closes the oldest.
    public var connections = 32

    /// Creates the default limits, which are generous for problems and cheap for the machine.
    public init() {}
  }

  /// The actual port, also if any free one was requested.
  public let port: UInt16

  private let limits: Limits
  /// The listening socket; -1, which `poll` skips, once it is closed.
  private var listener: Int32
  private var connections: [HTTPConnection] = []
  /// Whether the system had no descriptor or memory for the last connection, which is still pending.
  private var isExhausted = false

  /// The maximum time between checks whether to continue.
  private static let interval: Duration = .milliseconds(100)

  /// Starts to listen on a port.
  ///
  /// - Parameter port: The port, or 0 for any free one.
  /// - Throws: `HTTPServerError` if the port is not available.
  public init(port: UInt16, limits: Limits = Limits()) throws {
    self.limits = limits
    (listener, self.port) = try Self.listen(port)
  }

  deinit {
    stopListening()
  }

  /// Serves clients until a condition is false, and then releases the port; connections whose response has
  /// begun are closed gracefully.
  ///
  /// - Parameters:
  ///   - goesOn: The condition, checked after each request and ten times a second.
  ///   - refusal: Checks a request head; a response means that the body is not read.
  ///   - answer: Handles a complete request.
  public func run(
    while goesOn: () -> Bool, refusal: (HTTPRequestHead) -> HTTPResponse?,
    answer: (_ head: HTTPRequestHead, _ body: [UInt8]) -> HTTPResponse
  ) {
    withoutActuallyEscaping(refusal) { refusal in
      withoutActuallyEscaping(answer) { answer in
        let office = HTTPConnection.Office(refusal: refusal, answer: answer)
        while goesOn() {
          let ready = wait(until: .now + Self.interval)
          accept()
          for connection in ready where goesOn() { connection.proceed(office) }
          dismiss()
        }
        stopListening()
        connections.removeAll(where: \.isReading)
        let end = ContinuousClock.now + limits.farewell
        while !connections.isEmpty && .now < end {
          for connection in wait(until: end) { connection.proceed(office) }
          dismiss()
        }
        connections = []
      }
    }
  }

  // MARK: - Connections

  /// Waits for socket events until a deadline at most, and returns the connections that are ready.
  private func wait(until end: ContinuousClock.Instant) -> [HTTPConnection] {
    let nearest = connections.map(\.deadline).min().map { min($0, end) } ?? end
    let milliseconds = ContinuousClock.now.duration(to: nearest) / .milliseconds(1)
    // A connection that cannot be accepted yet would keep `poll` from blocking.
    let listener = isExhausted ? -1 : listener
    var requests = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    requests += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    // Rounded up, so as not to wake before the deadline.
    _ = poll(&requests, nfds_t(requests.count), Int32(max(0, milliseconds.rounded(.up))))
    return zip(connections, requests.dropFirst()).filter { $1.revents != 0 }.map(\.0)
  }

  private func stopListening() {
    if listener >= 0 { close(listener) }
    listener = -1
  }

  /// Accepts all pending connections.
  private func accept() {
    while true {
      let descriptor = Foundation.accept(listener, nil, nil)
      if descriptor < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        isExhausted = [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno)
        return
      }
      Self.prepare(descriptor)
      makeRoom()
      connections.append(HTTPConnection(descriptor, limits: limits))
    }
  }

  /// Closes the oldest connections beyond the limit: an honest client is done within milliseconds.
  private func makeRoom() {
    while connections.count >= limits.connections {
      let oldest = connections.removeFirst()
      oldest.giveUp(.overloaded, "too many connections at once")
    }
  }

  /// Removes closed connections and those past their deadline.
  private func dismiss() {
    let now = ContinuousClock.now
    for connection in connections where connection.deadline <= now {
      connection.giveUp(.timeout, "the request did not arrive in time")
    }
    connections.removeAll(where: \.isClosed)
  }

  // MARK: - Sockets

  private static func listen(_ port: UInt16) throws -> (descriptor: Int32, port: UInt16) {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    if descriptor < 0 { throw HTTPServerError(port, errno) }
    prepare(descriptor)
    // Otherwise the port would stay in TIME_WAIT for a minute after each run.
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && Foundation.listen(descriptor, 64) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    if !isListening {
      let code = errno
      close(descriptor)
      throw HTTPServerError(port, code)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}

/// An error of listening on a port.
public struct HTTPServerError: Error, Equatable, CustomStringConvertible {
  /// The reason: `"port 10045 is in use by another program"`.
  public let description: String

  init(_ port: UInt16, _ code: Int32) {
    switch code {
    case EADDRINUSE: description = "port \(port) is in use by another program"
    case EACCES: description = "port \(port) may not be used by everybody"
    default: description = "cannot listen on port \(port): \(String(cString: strerror(code)))"
    }
  }
}
