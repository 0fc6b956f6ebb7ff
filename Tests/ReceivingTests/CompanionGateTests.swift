import Receiving
import Testing

/// Who may bring problems.
@Suite struct CompanionGateTests {
  private func status(
    _ fields: [String: String?], line: String = "POST / HTTP/1.1"
  ) throws -> Int? {
    let server = try RunningServer()
    let port = "\(server.port)"
    let replaced = fields.mapValues { $0?.replacingOccurrences(of: "PORT", with: port) }
    let status = try server.status(
      of: Requests.post("{}", port: server.port, replacing: replaced, line: line))
    #expect(server.received.count == (status == 201 ? 1 : 0), "\(fields)")
    return status
  }

  @Test(
    arguments: [
      [:], ["Host": "127.0.0.1:PORT"], ["Host": "LOCALHOST:PORT"],
      ["Origin": "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl"],
      ["Origin": "moz-extension://0b1e", "Sec-Fetch-Site": "same-origin"],
      ["Origin": "chrome-extension://abc", "Sec-Fetch-Site": "cross-site"],
      ["Origin": "Safari-Web-Extension://5C2B"], ["Sec-Fetch-Site": "none"],
      ["Content-Type": "application/json; charset=utf-8"],
      ["Content-Type": "Application/JSON"],
    ] as [[String: String?]])
  func theExtensionAndProgramsOfThisMachineMay(fields: [String: String?]) throws {
    #expect(try status(fields) == 201)
  }

  @Test(
    arguments: [
      ["Origin": "https://evil.example"], ["Origin": "http://localhost:PORT"], ["Origin": "null"],
      ["Origin": ""], ["Origin": "https://chrome-extension://abc"], ["Origin": "file://"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ["Sec-Fetch-Site": "same-origin"], ["Host": "evil.example:PORT"], ["Host": "localhost"],
      ["Host": "localhost:1"], ["Host": "localhost.evil.example:PORT"], ["Host": "[::1]:PORT"],
      ["Host": "0.0.0.0:PORT"], ["Host": ""], ["Host": "localhost:PORT@evil.example"],
    ] as [[String: String?]])
  func webPagesAndOtherNamesMayNot(fields: [String: String?]) throws {
    #expect(try status(fields) == 403)
  }

  @Test(
    arguments: [
      nil, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
      "application/jsonp", "text/plain; application/json", "application/ json x",
    ] as [String?])
  func whatAFormCouldSendIsNoProblem(type: String?) throws {
    #expect(try status(["Content-Type": type]) == 415)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1", 405), ("PUT / HTTP/1.1", 405), ("OPTIONS / HTTP/1.1", 405),
    ("post / HTTP/1.1", 405), ("POST /x HTTP/1.1", 404), ("POST /../ HTTP/1.1", 404),
    ("POST // HTTP/1.1", 404), ("OPTIONS * HTTP/1.1", 404), ("GET /favicon.ico HTTP/1.1", 404),
    ("POST http://localhost/ HTTP/1.1", 404), ("CONNECT a:1 HTTP/1.1", 404),
  ])
  func otherMethodsAndPathsAreRefused(line: String, status expected: Int) throws {
    #expect(try status([:], line: line) == expected)
  }

  @Test func thereIsNoRequestWithoutAHost() throws {
    #expect(try status(["Host": nil]) == 400)
    #expect(try status(["Host": nil], line: "POST / HTTP/1.0") == 400)
  }

  /// A page that asks first is not encouraged, and what it may read is nothing.
  @Test func aPagesPreliminaryQuestionIsRefused() throws {
    let fields = [
      "Origin": "https://evil.example", "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    ]
    #expect(try status(fields, line: "OPTIONS / HTTP/1.1") == 403)
  }
}
