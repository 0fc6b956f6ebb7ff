// A key that a JSON object has twice: a decoder silently takes one of the two values.

import Foundation

/// A key that an object repeats.
///
///     RepeatedKey(Data("{\"a\": 1,\n \"a\": 2}".utf8))?.reason  // "line 2, column 2: 'a' is there twice"
struct RepeatedKey {
  /// The error, with the location of the second one.
  let reason: String

  /// Finds the first repeated key of an object in valid JSON; returns `nil` if there is none.
  init?(_ data: Data) {
    let bytes = Array(data)
    // The keys of each object or array that is open, the outermost first.
    var known: [Set<String>] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): known.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"): known.removeLast()
      case UInt8(ascii: "\""):
        let start = position
        position = Self.lastByte(ofStringAt: start, in: bytes)
        let isKey = Self.byte(after: position, in: bytes) == UInt8(ascii: ":")
        if isKey, let key = Self.string(bytes[start...position]),
          !known[known.count - 1].insert(key).inserted
        {
          let place = TextPlace(of: start, in: data)
          reason = "\(place): '\(key)' is there twice"
          return
        }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns the position of the quotation mark that ends a string.
  private static func lastByte(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 1
    while position < bytes.count - 1, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count - 1)
  }

  /// Returns the first byte after a position that is not white space.
  private static func byte(after position: Int, in bytes: [UInt8]) -> UInt8? {
    bytes[(position + 1)...].first { !" \t\r\n".utf8.contains($0) }
  }

  /// Returns the text of a string literal: one character may be written in several ways.
  private static func string(_ literal: ArraySlice<UInt8>) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(literal))
  }
}

/// The line and column of a byte in a text, both from 1.
struct TextPlace: CustomStringConvertible {
  let description: String

  init(of offset: Int, in data: Data) {
    let before = data.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    description = "line \(line), column \(column)"
  }
}
