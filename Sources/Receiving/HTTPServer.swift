// A small server for this machine only: one thread, one request for each connection, limits on all.

import Foundation

/// A server that listens on 127.0.0.1.
///
///     let server = try HTTPServer(port: 10045)
///     server.run(
///       while: { !isDone }, refusal: { head in nil },
///       answer: { head, body in HTTPResponse(.created, "\(body.count) bytes") })
public final class HTTPServer {
  /// What clients may use.
  public struct Limits: Sendable {
    /// The bytes of a head.
    public var headBytes = 16 << 10
    /// The bytes of a body.
    public var bodyBytes = 8 << 20
    /// How long a client may take for its request.
    public var patience: Duration = .seconds(10)
    /// How long a client may take to hear the answer and to hang up.
    public var farewell: Duration = .seconds(1)
    /// How many clients there may be at once: one more makes the oldest leave.
    public var connections = 32

    /// Limits that are generous for problems, and no burden for the machine.
    public init() {}
  }

  /// The port, also where any free one was asked for.
  public let port: UInt16

  private let limits: Limits
  /// The listening socket; -1, which `poll` skips, once it is closed.
  private var listener: Int32
  private var connections: [HTTPConnection] = []

  /// How often it looks whether to go on, at least.
  private static let interval: Duration = .milliseconds(100)

  /// Begins to listen.
  ///
  /// - Parameter port: 0 stands for any free one.
  /// - Throws: `HTTPServerError` if the port cannot be had.
  public init(port: UInt16, limits: Limits = Limits()) throws {
    self.limits = limits
    (listener, self.port) = try Self.listen(port)
  }

  deinit {
    stopListening()
  }

  /// Serves clients until it is told to stop, and then gives the port back; clients that have their
  /// answer are let go in peace.
  ///
  /// - Parameters:
  ///   - goesOn: Asked after each request, and ten times a second.
  ///   - refusal: Looks at a head; an answer means that the body is not even read.
  ///   - answer: Looks at a whole request.
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

  /// Waits until somebody wants something, but no longer than until a point in time, and returns the
  /// connections with which something can be done.
  private func wait(until end: ContinuousClock.Instant) -> [HTTPConnection] {
    let nearest = connections.map(\.deadline).min().map { min($0, end) } ?? end
    let milliseconds = ContinuousClock.now.duration(to: nearest) / .milliseconds(1)
    var requests = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    requests += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    // Rounded up: too early would be in vain.
    _ = poll(&requests, nfds_t(requests.count), Int32(max(0, milliseconds.rounded(.up))))
    return zip(connections, requests.dropFirst()).filter { $1.revents != 0 }.map(\.0)
  }

  private func stopListening() {
    if listener >= 0 { close(listener) }
    listener = -1
  }

  /// Takes in all clients that have come.
  private func accept() {
    while true {
      let descriptor = Foundation.accept(listener, nil, nil)
      if descriptor < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      Self.prepare(descriptor)
      makeRoom()
      connections.append(HTTPConnection(descriptor, limits: limits))
    }
  }

  /// An honest client is done within milliseconds: it is the oldest that is likeliest not to be one.
  private func makeRoom() {
    while connections.count >= limits.connections {
      let oldest = connections.removeFirst()
      oldest.giveUp(.overloaded, "too many connections at once")
    }
  }

  /// Lets go of clients that are through, or too slow.
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
    // Otherwise the port would be taken for a minute after each run.
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

/// A port that cannot be listened on.
public struct HTTPServerError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"port 10045 is in use by another program"`.
  public let description: String

  init(_ port: UInt16, _ code: Int32) {
    switch code {
    case EADDRINUSE: description = "port \(port) is in use by another program"
    case EACCES: description = "port \(port) may not be used by everybody"
    default: description = "cannot listen on port \(port): \(String(cString: strerror(code)))"
    }
  }
}
