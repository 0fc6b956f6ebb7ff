import Foundation
import Receiving
import Scaffolding
import TestSupport

/// A server in a thread of its own, which stops when it is no longer used.
final class RunningServer: @unchecked Sendable {
  let port: UInt16
  private let hasEnded = DispatchSemaphore(value: 0)
  // Everything below is only touched while the lock is held.
  private let lock = NSLock()
  private var isStopped = false
  private var bodies: [[UInt8]] = []

  /// Starts a server behind the gate, whose office answers bodies.
  init(
    limits: HTTPServer.Limits = HTTPServer.Limits(),
    answer: @escaping @Sendable ([UInt8]) -> HTTPResponse = {
      HTTPResponse(.created, "\($0.count)")
    }
  ) throws {
    let server = try HTTPServer(port: 0, limits: limits)
    port = server.port
    let gate = CompanionGate(port: port)
    let box = UncheckedBox(server)
    Thread.detachNewThread { [weak self, hasEnded] in
      box.value.run(
        while: { self?.goesOn ?? false }, refusal: gate.refusal,
        answer: { _, body in
          self?.note(body)
          return answer(body)
        })
      hasEnded.signal()
    }
  }

  /// Starts a server that adds what it receives to a package.
  static func receiving(into folder: TemporaryFolder) throws -> RunningServer {
    let receiver = LockedReceiver(Workspace(root: folder.path))
    return try RunningServer { receiver.receive($0).response }
  }

  deinit {
    stop()
  }

  /// The bodies that have got through, in order.
  var received: [[UInt8]] { lock.withLock { bodies } }

  /// Stops the server, and returns whether it has ended within a time.
  @discardableResult
  func stop(within seconds: Double = 5) -> Bool {
    lock.withLock { isStopped = true }
    let isEnd = hasEnded.wait(timeout: .now() + seconds) == .success
    if isEnd { hasEnded.signal() }
    return isEnd
  }

  private var goesOn: Bool { lock.withLock { !isStopped } }

  private func note(_ body: [UInt8]) {
    lock.withLock { bodies.append(body) }
  }
}

/// A value that only one thread uses.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A receiver for several threads.
final class LockedReceiver: @unchecked Sendable {
  private let lock = NSLock()
  private var receiver: ProblemReceiver

  init(_ workspace: Workspace) { receiver = ProblemReceiver(workspace: workspace) }

  func receive(_ body: [UInt8]) -> ProblemReceiver.Delivery {
    lock.withLock { receiver.receive(body) }
  }
}

/// A client that can behave in any way.
final class RawClient {
  private let descriptor: Int32

  init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { throw CocoaError(.fileReadUnknown) }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Sends as much as the server takes.
  func send(_ text: some Sequence<UInt8>) {
    var rest = Array(text)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ text: String) { send(text.utf8) }

  /// Says that nothing follows.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns all that the server sends until it hangs up.
  func answer() -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { return String(decoding: all, as: UTF8.self) }
      all += buffer[..<count]
    }
  }

  /// Returns the status of the last answer, or `nil` if the server hangs up without one.
  func status() -> Int? {
    let lines = answer().components(separatedBy: "\r\n").filter { $0.hasPrefix("HTTP/1.1 ") }
    return lines.last.flatMap { Int($0.split(separator: " ")[1]) }
  }
}

/// Requests as text.
enum Requests {
  /// Returns a request as Competitive Companion sends it, with other header fields if wanted.
  static func post(
    _ body: String, port: UInt16, replacing fields: [String: String?] = [:],
    line: String = "POST / HTTP/1.1"
  ) -> String {
    let usual: [String: String?] = [
      "Host": "localhost:\(port)", "Content-Type": "application/json",
      "Content-Length": "\(body.utf8.count)",
    ]
    let all = usual.merging(fields) { $1 }.compactMapValues { $0 }
    let head = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return "\(line)\r\n\(head)\r\n\(body)"
  }
}

extension RunningServer {
  /// Sends a whole request and returns the status of the answer.
  func status(of request: String) throws -> Int? {
    let client = try RawClient(port: port)
    client.send(request)
    return client.status()
  }

  /// Whether an honest request still gets through.
  func isAlive() throws -> Bool { try status(of: Requests.post("{}", port: port)) == 201 }
}
