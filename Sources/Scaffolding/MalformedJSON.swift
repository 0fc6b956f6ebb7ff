// Where a text stops being JSON, which a decoder does not tell.

import Foundation

/// What is wrong with a text that should be JSON.
///
///     MalformedJSON(Data("{\n  limit: 2 }".utf8))?.reason  // "line 2, column 3: invalid value"
struct MalformedJSON {
  /// What is wrong, with the place if it is known.
  let reason: String

  /// Explains a text; returns `nil` for one that is JSON.
  init?(_ data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      // As the parser says it: "Invalid value around character 4."
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no JSON"
      let parts = words.filter { $0 != "." }.components(separatedBy: " around character ")
      let fault = parts[0].prefix(1).lowercased() + parts[0].dropFirst()
      let offset = parts.dropFirst().first.flatMap { Int($0) }
      let before = data.prefix(offset ?? data.count)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      reason = "line \(line), column \(column): \(fault)"
    }
  }
}
