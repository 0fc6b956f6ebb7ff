import Foundation
import Receiving
import Testing

/// How the server treats clients, good and bad ones.
@Suite struct HTTPServerTests {
  /// Limits that a test can wait for.
  private static var strict: HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    (limits.patience, limits.connections) = (.milliseconds(400), 8)
    (limits.headBytes, limits.bodyBytes) = (1000, 5000)
    return limits
  }

  @Test func aRequestIsReadHoweverItIsCutIntoPieces() throws {
    let server = try RunningServer()
    let body = "{\"name\": \"é\"}"
    let bytes = Array(Requests.post(body, port: server.port).utf8)
    let cuts = Array(stride(from: 1, to: bytes.count, by: 3))
    for cut in cuts {
      let client = try RawClient(port: server.port)
      client.send(bytes[..<cut])
      usleep(1000)
      client.send(bytes[cut...])
      #expect(client.status() == 201, "cut: \(cut)")
    }
    #expect(server.received == cuts.map { _ in Array(body.utf8) })
  }

  @Test func theAnswerIsCompleteAndAllowsNoPageToReadIt() throws {
    let server = try RunningServer()
    let client = try RawClient(port: server.port)
    client.send(
      Requests.post("{}", port: server.port, replacing: ["Origin": "chrome-extension://abc"]))
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 201 Created\r\n"))
    #expect(
      answer.hasSuffix(
        "\r\nContent-Length: 2\r\nCache-Control: no-store\r\n"
          + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n2\n"), "\(answer)")
    #expect(!answer.contains("Access-Control"))
  }

  @Test(arguments: [
    ("\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("POST /\r\n\r\n", 400),
    ("POST / HTTP/9\r\n\r\n", 505),
    ("POST  / HTTP/1.1\r\n\r\n", 400), ("P@ST / HTTP/1.1\r\n\r\n", 400),
    ("POST / HTTP/1.1\n\n\r\n\r\n", 400), ("POST / HTTP/1.1\r\nHost\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("POST / HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\0\r\n\r\n", 400), ("POST / HTTP/1.1\r\n\r\n", 400),
    ("POST /\u{7F} HTTP/1.1\r\n\r\n", 400), ("POST /é HTTP/1.1\r\n\r\n", 400),
    ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
  ])
  func aMalformedHeadIsRefused(request: String, status: Int) throws {
    let server = try RunningServer()
    #expect(try server.status(of: request) == status)
    #expect(server.received.isEmpty)
  }

  @Test(
    arguments: [
      (nil, 411), ("", 400), ("-1", 400), ("+2", 400), ("2 2", 400), ("0x2", 400), ("2, 2", 400),
      ("8388609", 413), ("99999999999999999999999", 413),
    ] as [(String?, Int)])
  func aLengthThatIsNoneIsRefused(length: String?, status: Int) throws {
    let server = try RunningServer()
    let request = Requests.post("{}", port: server.port, replacing: ["Content-Length": length])
    #expect(try server.status(of: request) == status)
    #expect(server.received.isEmpty)
  }

  /// It must not take a whole processor until then, trying again and again.
  @Test func aClientWithoutADescriptorIsServedLater() async {
    await #expect(processExitsWith: .success) {
      let server = try HTTPServer(port: 0)
      let client = try RawClient(port: server.port)
      client.send(Requests.post("{}", port: server.port))
      let free = dup(STDIN_FILENO)
      close(free)
      let before = try DescriptorLimit.set(rlim_t(free))
      let start = ContinuousClock.now
      var (looks, isServed) = (0, false)
      server.run(
        while: {
          looks += 1
          // What other threads have closed since the limit was found would be free.
          while looks < 6, dup(STDIN_FILENO) >= 0 {}
          if looks == 6 {
            precondition(start.duration(to: .now) > .milliseconds(300), "it did not wait")
            precondition((try? DescriptorLimit.set(before)) == rlim_t(free))
          }
          return !isServed
        }, refusal: { _ in nil },
        answer: { _, _ in
          isServed = true
          return HTTPResponse(.created, "served")
        })
      precondition(looks >= 6 && client.status() == 201)
    }
  }

  @Test func bodiesInPiecesAndOtherExpectationsAreRefused() throws {
    let server = try RunningServer()
    for (field, value, status) in [("Transfer-Encoding", "chunked", 501), ("Expect", "more", 417)] {
      let request = Requests.post("{}", port: server.port, replacing: [field: value])
      #expect(try server.status(of: request) == status)
    }
    #expect(server.received.isEmpty)
  }

  @Test func whoeverWaitsForAWordGetsIt() throws {
    let server = try RunningServer()
    let request = Requests.post("{}", port: server.port, replacing: ["Expect": "100-continue"])
    let client = try RawClient(port: server.port)
    client.send(request.dropLast(2).utf8)
    usleep(50_000)
    client.send("{}")
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n"), "\(answer)")
  }

  @Test func tooMuchIsRefusedAndTheAnswerArrives() throws {
    let server = try RunningServer(limits: Self.strict)
    let head = Requests.post(
      "", port: server.port, replacing: ["X": String(repeating: "x", count: 1000)])
    #expect(try server.status(of: head) == 431)
    #expect(try server.status(of: String(repeating: "x", count: 200_000)) == 431)
    let body = String(repeating: "x", count: 5001)
    #expect(try server.status(of: Requests.post(body, port: server.port)) == 413)
    let largest = String(repeating: "x", count: 5000)
    #expect(try server.status(of: Requests.post(largest, port: server.port)) == 201)
    #expect(server.received.map(\.count) == [5000])
  }

  @Test(arguments: [0, 5, 60])
  func aSlowClientIsToldThatItIsTooLate(count: Int) throws {
    let server = try RunningServer(limits: Self.strict)
    let client = try RawClient(port: server.port)
    client.send(Requests.post("{}", port: server.port).utf8.prefix(count))
    #expect(client.status() == 408)
    // One that sends a byte now and then is no better.
    let dripping = try RawClient(port: server.port)
    let start = ContinuousClock.now
    while start.duration(to: .now) < .milliseconds(700) {
      dripping.send("P")
      usleep(20_000)
    }
    #expect(dripping.status() == 408)
    #expect(try server.isAlive())
  }

  @Test func aBodyThatDoesNotArriveIsNotUsed() throws {
    let server = try RunningServer(limits: Self.strict)
    let request = Requests.post("{}", port: server.port, replacing: ["Content-Length": "3"])
    let client = try RawClient(port: server.port)
    client.send(request)
    #expect(client.status() == 408)
    let hasty = try RawClient(port: server.port)
    hasty.send(request)
    hasty.finish()
    #expect(hasty.status() == nil)
    #expect(server.received.isEmpty)
  }

  @Test func whatFollowsARequestIsNoRequest() throws {
    let server = try RunningServer()
    let request = Requests.post("{}", port: server.port)
    #expect(try server.status(of: request + request) == 201)
    #expect(server.received.count == 1)
  }

  @Test func onlyTheHeadIsAnsweredIfOnlyTheHeadIsAsked() throws {
    let server = try RunningServer()
    let client = try RawClient(port: server.port)
    client.send(Requests.post("", port: server.port, line: "HEAD / HTTP/1.1"))
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.hasSuffix("\r\n\r\n"), "\(answer)")
  }

  @Test func manyIdleClientsKeepNobodyOut() throws {
    let server = try RunningServer(limits: Self.strict)
    var idle: [RawClient] = []
    for _ in 0..<100 { idle.append(try RawClient(port: server.port)) }
    #expect(try server.isAlive())
    #expect(idle[0].status() == 503)
    #expect(try server.isAlive())
  }

  @Test func manyAtOnceAreAllServed() async throws {
    let server = try RunningServer()
    let port = server.port
    let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
      for index in 0..<20 {
        group.addTask {
          let client = try RawClient(port: port)
          client.send(Requests.post("\(index)", port: port))
          return client.status()
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 201, count: 20))
    #expect(Set(server.received).count == 20)
  }

  @Test func clientsThatVanishDoNoHarm() throws {
    let server = try RunningServer()
    for count in [0, 10, 100] {
      for _ in 0..<20 {
        let client = try RawClient(port: server.port)
        client.send(Requests.post("{}", port: server.port).utf8.prefix(count))
      }
    }
    #expect(try server.isAlive())
  }

  @Test func itStopsAtOnceAndLetsGoOfThePort() throws {
    let server = try RunningServer()
    let idle = try RawClient(port: server.port)
    let start = ContinuousClock.now
    #expect(server.stop())
    #expect(start.duration(to: .now) < .seconds(3))
    #expect(idle.status() == nil)
    let next = try HTTPServer(port: server.port)
    #expect(next.port == server.port)
    #expect(throws: HTTPServerError.self) { try HTTPServer(port: next.port) }
  }
}

/// The limit of open descriptors of this process.
private enum DescriptorLimit {
  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let kind = RLIMIT_NOFILE
  #endif

  /// Sets it, and returns what it was before.
  static func set(_ count: rlim_t) throws -> rlim_t {
    var limit = rlimit()
    try #require(getrlimit(kind, &limit) == 0)
    let before = limit.rlim_cur
    limit.rlim_cur = count
    try #require(setrlimit(kind, &limit) == 0)
    return before
  }
}
