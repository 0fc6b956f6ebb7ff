// Which non-ASCII characters belong to operators, after the language reference, "Lexical Structure",
// "operator-head" and "operator-character".

/// A non-ASCII character (Unicode scalar).
struct WideCharacter {
  /// Its length in bytes.
  let length: Int
  /// Its code point; 0 for invalid UTF-8.
  private let value: UInt32

  /// Decodes the character at the start of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    var decoder = UTF8()
    var bytes = bytes.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) {
      length = UTF8.width(scalar)
      value = scalar.value
    } else {
      length = 1
      value = 0
    }
  }

  /// Whether it is the no-break space, which parts tokens as any space does.
  var isSpace: Bool { value == 0xA0 }

  /// Whether it can begin an operator: `≤`, `√`, `→`.
  var isOperatorHead: Bool { Self.heads.contains { $0.contains(value) } }

  /// Whether it can occur in an operator, but not begin one: a combining accent.
  var isOperatorMark: Bool { Self.marks.contains { $0.contains(value) } }

  private static let heads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF,
  ]
}
