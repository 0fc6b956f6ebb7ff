// Access control: Competitive Companion and local programs may send problems, but web pages may not.

/// Checks request heads against cross-site requests.
///
/// Any page that is open in a browser can make it send requests to this machine. Three things distinguish
/// them from those of the extension: a page cannot choose the `Host` header (with DNS rebinding, it is the
/// page's own domain), nor the `Origin` header, and without a CORS preflight, which is never answered with
/// permission here, it cannot send JSON's content type.
public struct CompanionGate: Sendable {
  private let hosts: Set<String>

  /// Creates the rules for a server on a local port.
  public init(port: UInt16) {
    let names = ["localhost", "127.0.0.1"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// The origins of browser extensions.
  private static let extensions = [
    "chrome-extension://", "moz-extension://", "safari-web-extension://",
  ]

  /// Returns the response that rejects a request, or `nil` if it is allowed.
  public func refusal(_ head: HTTPRequestHead) -> HTTPResponse? {
    guard let host = head["host"] else { return HTTPResponse(.badRequest, "Host is missing") }
    if !hosts.contains(host.lowercased()) {
      return HTTPResponse(.forbidden, "this is no server for other names than localhost")
    }
    if let reason = reasonToDistrust(head) { return HTTPResponse(.forbidden, reason) }
    if head.target != "/" { return HTTPResponse(.notFound, "there is nothing but /") }
    if head.method != "POST" {
      return HTTPResponse(.methodNotAllowed, "Competitive Companion sends problems here with POST")
    }
    let type = head["content-type", default: ""].prefix { $0 != ";" }
    if type.lowercased().filter({ $0 != " " && $0 != "\t" }) != "application/json" {
      return HTTPResponse(.unsupportedMediaType, "a problem comes as application/json")
    }
    return nil
  }

  private func reasonToDistrust(_ head: HTTPRequestHead) -> String? {
    if let origin = head["origin"]?.lowercased() {
      return Self.extensions.contains(where: origin.hasPrefix)
        ? nil : "web pages may not bring problems"
    }
    // The relation of the initiator to this server; "none" is the user of the browser.
    let site = head["sec-fetch-site"] ?? "none"
    return site.lowercased() == "none" ? nil : "web pages may not bring problems"
  }
}

extension HTTPRequestHead {
  fileprivate subscript(name: String, default value: String) -> String { self[name] ?? value }
}
