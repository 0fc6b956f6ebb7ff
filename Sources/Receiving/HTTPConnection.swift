// A nonblocking connection: the received bytes, the pending response, and the deadline.

import Foundation

/// A connection with a client, for a single request.
final class HTTPConnection {
  /// The request handlers.
  struct Office {
    /// Checks a request head; a response means that the body is not read.
    let refusal: (HTTPRequestHead) -> HTTPResponse?
    /// Handles a complete request.
    let answer: (_ head: HTTPRequestHead, _ body: [UInt8]) -> HTTPResponse
  }

  private enum State {
    case readingHead
    case readingBody(HTTPRequestHead, length: Int)
    case writing([UInt8])
    /// The response is sent. Further bytes from the client are discarded: closing at once would reset the
    /// connection, and the client would lose the response.
    case draining
    case closed
  }

  /// The file descriptor of the socket.
  let descriptor: Int32
  /// The deadline of the client.
  private(set) var deadline: ContinuousClock.Instant

  /// Two line ends, which terminate the head.
  private static let emptyLine = Array("\r\n\r\n".utf8)

  private let limits: HTTPServer.Limits
  private var state = State.readingHead
  private var received: [UInt8] = []
  /// The end of the head is not before this position.
  private var searched = 0
  private var drained = 0
  private var isHeadOnly = false

  /// Takes ownership of a nonblocking socket.
  init(_ descriptor: Int32, limits: HTTPServer.Limits) {
    self.descriptor = descriptor
    self.limits = limits
    deadline = .now + limits.patience
  }

  deinit {
    close(descriptor)
  }

  /// Whether the connection is closed.
  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// Whether a request is still expected.
  var isReading: Bool {
    switch state {
    case .readingHead, .readingBody: true
    default: false
    }
  }

  /// The events to wait for, as `poll` takes them.
  var events: Int16 {
    if case .writing = state { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Reads or writes as much as possible without blocking.
  func proceed(_ office: Office) {
    switch state {
    case .readingHead, .readingBody: read(office)
    case .writing: write()
    case .draining: drain()
    case .closed: break
    }
  }

  /// Ends the connection, with an error response if none was begun.
  func giveUp(_ status: HTTPResponse.Status, _ text: String) {
    if isReading { answer(HTTPResponse(status, text)) } else { state = .closed }
  }

  // MARK: - Reading

  private func read(_ office: Office) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while isReading {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
        do {
          try interpret(office)
        } catch let fault as HTTPFault {
          answer(fault.response)
        } catch {
          answer(HTTPResponse(.internalError, "\(error)"))
        }
      } else if count < 0 && errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        // The client closed the connection before the request was complete.
        state = .closed
      }
    }
  }

  private func interpret(_ office: Office) throws {
    if case .readingHead = state { try takeHead(office) }
    guard case .readingBody(let head, let length) = state, received.count >= length else { return }
    answer(office.answer(head, Array(received[..<length])))
  }

  private func takeHead(_ office: Office) throws {
    guard let end = endOfHead(), end <= limits.headBytes else {
      if received.count > limits.headBytes {
        throw HTTPFault(.headTooLarge, "a head may have at most \(limits.headBytes) bytes")
      }
      return
    }
    let head = try HTTPRequestHead(received[..<end])
    received.removeFirst(end + Self.emptyLine.count)
    isHeadOnly = head.method == "HEAD"
    if let refusal = office.refusal(head) {
      answer(refusal)
      return
    }
    let length = try head.contentLength(limit: limits.bodyBytes)
    if try head.expectsContinue() && received.count < length {
      // A few bytes fit into the empty send buffer, unless the client is gone.
      _ = send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])
    }
    state = .readingBody(head, length: length)
  }

  /// Returns the position of the empty line after the head, or `nil` if it has not arrived yet.
  private func endOfHead() -> Int? {
    while searched + Self.emptyLine.count <= received.count {
      if received[searched...].starts(with: Self.emptyLine) { return searched }
      searched += 1
    }
    return nil
  }

  // MARK: - Writing

  private func answer(_ response: HTTPResponse) {
    state = .writing(response.bytes(isHeadOnly: isHeadOnly))
    received = []
    deadline = .now + limits.farewell
    write()
  }

  private func write() {
    guard case .writing(let bytes) = state else { return }
    let count = send(bytes[...])
    if count < 0 {
      if errno != EAGAIN && errno != EINTR { state = .closed }
    } else if count < bytes.count {
      state = .writing(Array(bytes[count...]))
    } else {
      shutdown(descriptor, Int32(SHUT_WR))
      state = .draining
      drain()
    }
  }

  /// Sends without raising SIGPIPE if the client has closed the connection.
  private func send(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0  // The socket has the option SO_NOSIGPIPE.
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while drained <= limits.bodyBytes {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        drained += count
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        if count == 0 || errno != EAGAIN { state = .closed }
        return
      }
    }
    state = .closed
  }
}
