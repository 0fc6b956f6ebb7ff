// The location of a JSON syntax error, which a decoder does not report.

import Foundation

/// A syntax error in JSON.
///
///     MalformedJSON(Data("{\n  limit: 2 }".utf8))?.reason  // "line 2, column 3: invalid value"
struct MalformedJSON {
  /// The error, with its location if known.
  let reason: String

  /// Finds the syntax error in a text; returns `nil` for valid JSON.
  init?(_ data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      // The parser's message: "Invalid value around character 4."
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no JSON"
      let parts = words.filter { $0 != "." }.components(separatedBy: " around character ")
      let fault = parts[0].prefix(1).lowercased() + parts[0].dropFirst()
      let offset = parts.dropFirst().first.flatMap { Int($0) }
      reason = "\(TextPlace(of: offset ?? data.count, in: data)): \(fault)"
    }
  }
}
