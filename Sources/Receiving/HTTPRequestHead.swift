// The head of a request: the request line and the header fields. RFC 9110 and 9112, strictly: ambiguous
// requests are rejected.

import Foundation

/// The request line and the header fields of a request.
public struct HTTPRequestHead: Equatable, Sendable {
  /// The method: `"POST"`.
  public let method: String
  /// The request target: `"/"`.
  public let target: String
  /// The values of the header fields by their lowercase names.
  private let fields: [String: String]

  /// Fields that must not be repeated: which one counts would be ambiguous.
  private static let single: Set = [
    "host", "origin", "content-length", "content-type", "transfer-encoding", "expect",
    "sec-fetch-site",
  ]

  /// Parses a head without the empty line at its end.
  ///
  /// - Throws: `HTTPFault`.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var lines = try Self.lines(bytes)[...]
    guard let first = lines.popFirst() else { throw HTTPFault(.badRequest, "an empty request") }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), !words[1].isEmpty,
      words[1].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), words[2].hasPrefix("HTTP/")
    else {
      throw HTTPFault(.badRequest, "the first line is not METHOD TARGET HTTP/1.1")
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw HTTPFault(.versionNotSupported, "only HTTP/1.1 is spoken here")
    }
    (method, target) = (String(words[0]), String(words[1]))
    var fields: [String: String] = [:]
    for line in lines {
      let (name, value) = try Self.field(line)
      if let earlier = fields[name] {
        if Self.single.contains(name) { throw HTTPFault(.badRequest, "\(name) is given twice") }
        fields[name] = earlier + ", " + value
      } else {
        fields[name] = value
      }
    }
    self.fields = fields
  }

  /// The value of a header field, given by its lowercase name.
  public subscript(name: String) -> String? { fields[name] }

  /// Returns the length of the body.
  ///
  /// - Throws: `HTTPFault` if there is no valid `Content-Length` within the limit.
  func contentLength(limit: Int) throws -> Int {
    if fields["transfer-encoding"] != nil {
      throw HTTPFault(.notImplemented, "a body is taken with Content-Length only")
    }
    guard let text = fields["content-length"] else {
      throw HTTPFault(.lengthRequired, "Content-Length is missing")
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTPFault(.badRequest, "Content-Length is not a number")
    }
    guard let length = Int(text), length <= limit else {
      throw HTTPFault(.tooLarge, "a body may have at most \(limit) bytes")
    }
    return length
  }

  /// Whether the client waits for `100 Continue` before it sends the body.
  ///
  /// - Throws: `HTTPFault` for any other expectation.
  func expectsContinue() throws -> Bool {
    guard let expectation = fields["expect"] else { return false }
    if expectation.lowercased() == "100-continue" { return true }
    throw HTTPFault(.expectationFailed, "nothing but 100-continue can be expected")
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) throws -> [Substring] {
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw HTTPFault(.badRequest, "the head is not UTF-8")
    }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { line in
      line.unicodeScalars.allSatisfy { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }
    }
    if !isPlain { throw HTTPFault(.badRequest, "the head holds control characters") }
    return lines
  }

  private static func field(_ line: Substring) throws -> (name: String, value: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else {
      throw HTTPFault(.badRequest, "a header line is not NAME: VALUE")
    }
    let value = parts[1].drop { $0 == " " || $0 == "\t" }
    let end = value.lastIndex { $0 != " " && $0 != "\t" }.map(value.index(after:))
    return (parts[0].lowercased(), String(value[..<(end ?? value.startIndex)]))
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

/// An invalid request, with its error response.
struct HTTPFault: Error {
  let response: HTTPResponse

  init(_ status: HTTPResponse.Status, _ text: String) {
    response = HTTPResponse(status, text)
  }
}
