// Who may bring problems: Competitive Companion and programs of this machine, but no web page.

/// The rules for the head of a request.
///
/// Any page that is open in a browser can make it send requests to this machine. Three things tell
/// them from those of the extension: a page cannot choose the `Host` (under a name of its own that
/// leads here, it is that name), nor the `Origin`, and without asking first, which is never allowed
/// here, it cannot send the content type of JSON.
public struct CompanionGate: Sendable {
  private let hosts: Set<String>

  /// States the rules for a server on a port of this machine.
  public init(port: UInt16) {
    let names = ["localhost", "127.0.0.1"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// Where extensions of a browser say that they come from.
  private static let extensions = [
    "chrome-extension://", "moz-extension://", "safari-web-extension://",
  ]

  /// Returns why a request is refused, or `nil` if it is not.
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
    // Browsers say here where a request comes from; "none" is the person at the browser.
    let site = head["sec-fetch-site"] ?? "none"
    return site.lowercased() == "none" ? nil : "web pages may not bring problems"
  }
}

extension HTTPRequestHead {
  fileprivate subscript(name: String, default value: String) -> String { self[name] ?? value }
}
