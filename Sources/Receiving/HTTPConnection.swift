// One client: what it has sent so far, what it is still to be told, and until when. It never waits.

import Foundation

/// A connection with a client, for one request.
final class HTTPConnection {
  /// Who looks at requests.
  struct Office {
    /// Looks at a head; an answer means that the body is not even read.
    let refusal: (HTTPRequestHead) -> HTTPResponse?
    /// Looks at a whole request.
    let answer: (_ head: HTTPRequestHead, _ body: [UInt8]) -> HTTPResponse
  }

  private enum State {
    case readingHead
    case readingBody(HTTPRequestHead, length: Int)
    case writing([UInt8])
    /// All is said. What the client still sends is thrown away: closing at once would make its system
    /// throw away the answer.
    case draining
    case closed
  }

  /// The file descriptor of the socket.
  let descriptor: Int32
  /// When the client has to be through.
  private(set) var deadline: ContinuousClock.Instant

  /// What ends a line, twice.
  private static let emptyLine = Array("\r\n\r\n".utf8)

  private let limits: HTTPServer.Limits
  private var state = State.readingHead
  private var received: [UInt8] = []
  /// The head does not end before this position.
  private var searched = 0
  private var drained = 0
  private var isHeadOnly = false

  /// Takes ownership of a socket that does not block.
  init(_ descriptor: Int32, limits: HTTPServer.Limits) {
    self.descriptor = descriptor
    self.limits = limits
    deadline = .now + limits.patience
  }

  deinit {
    close(descriptor)
  }

  /// Whether nothing is left to do.
  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// Whether a request is still expected.
  var isReading: Bool {
    switch state {
    case .readingHead, .readingBody: true
    default: false
    }
  }

  /// What to wait for, as `poll` takes it.
  var events: Int16 {
    if case .writing = state { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Does what can be done now.
  func proceed(_ office: Office) {
    switch state {
    case .readingHead, .readingBody: read(office)
    case .writing: write()
    case .draining: drain()
    case .closed: break
    }
  }

  /// Gives up on the client: with an answer if it has not had one.
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
        // Half a request is no request.
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
      // Few bytes into an empty buffer: they fit, or the client has gone.
      _ = send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])
    }
    state = .readingBody(head, length: length)
  }

  /// Returns where the empty line behind the head begins, or `nil` if it is not there yet.
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

  /// Sends without the signal that ends a process which writes to nobody.
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
