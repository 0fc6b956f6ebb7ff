// The lines of a text that may be large: none is copied.

import Foundation

/// The lines of a text, without line terminators; what follows the last terminator is a line unless
/// it is empty.
struct Lines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard position < text.count else { return nil }
    let rest = text[position...]
    let length = rest.withUnsafeBytes { bytes in
      memchr(bytes.baseAddress!, Int32(UInt8(ascii: "\n")), bytes.count)
        .map { UnsafeRawPointer($0) - bytes.baseAddress! }
    }
    let end = length.map { position + $0 } ?? text.endIndex
    position = end + 1
    return rest[..<end]
  }

  /// The number of lines.
  static func count(in text: [UInt8]) -> Int {
    Lines(text).reduce(0) { total, _ in total + 1 }
  }
}
