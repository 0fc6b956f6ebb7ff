// HTTP responses.

/// A response: a status code and a readable message.
///
///     HTTPResponse(.notFound, "there is only /")
public struct HTTPResponse: Equatable, Sendable {
  /// The status codes.
  public enum Status: Int, Sendable {
    case created = 201
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case timeout = 408
    case conflict = 409
    case lengthRequired = 411
    case tooLarge = 413
    case unsupportedMediaType = 415
    case expectationFailed = 417
    case headTooLarge = 431
    case internalError = 500
    case notImplemented = 501
    case overloaded = 503
    case versionNotSupported = 505

    /// The reason phrase of the status line.
    var phrase: String {
      switch self {
      case .created: "Created"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .timeout: "Request Timeout"
      case .conflict: "Conflict"
      case .lengthRequired: "Length Required"
      case .tooLarge: "Content Too Large"
      case .unsupportedMediaType: "Unsupported Media Type"
      case .expectationFailed: "Expectation Failed"
      case .headTooLarge: "Request Header Fields Too Large"
      case .internalError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      case .overloaded: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  /// The status code.
  public let status: Status
  /// The message.
  public let text: String

  /// Creates a response.
  public init(_ status: Status, _ text: String) {
    self.status = status
    self.text = text
  }

  /// Returns the serialized response; for a HEAD request, without a body.
  ///
  /// It has no CORS headers, so that pages of other origins cannot read it.
  func bytes(isHeadOnly: Bool = false) -> [UInt8] {
    let body = text + "\n"
    let allow = status == .methodNotAllowed ? "Allow: POST\r\n" : ""
    let head =
      "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n\(allow)"
      + "Content-Type: text/plain; charset=utf-8\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    return Array((isHeadOnly ? head : head + body).utf8)
  }
}
