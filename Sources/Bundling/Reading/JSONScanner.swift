// A streaming JSON scanner, which builds no tree: a dump of the compiler has megabytes, of which little
// is needed. `JSONSerialization` would take longer than the compiler.

/// A cursor in valid JSON.
struct JSONScanner {
  /// A slice of the text, without a copy.
  typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    skipBlanks()
  }

  /// Whether the next value is a string.
  var isAtString: Bool { current == UInt8(ascii: "\"") }
  var isAtObject: Bool { current == UInt8(ascii: "{") }
  var isAtArray: Bool { current == UInt8(ascii: "[") }

  /// Reads an object, calling `body` with each key, which must read or skip the value.
  mutating func readObject(_ body: (_ key: Text, inout Self) -> Void) {
    advance()
    while let byte = current, byte != UInt8(ascii: "}") {
      let key = stringBytes()
      if current == UInt8(ascii: ":") { advance() }
      body(key, &self)
      if current == UInt8(ascii: ",") { advance() }
    }
    advance()
  }

  /// Reads an array, calling `body` before each element, which must read or skip it.
  mutating func readArray(_ body: (inout Self) -> Void) {
    advance()
    while let byte = current, byte != UInt8(ascii: "]") {
      body(&self)
      if current == UInt8(ascii: ",") { advance() }
    }
    advance()
  }

  /// Reads the raw bytes of a string, without decoding escapes.
  mutating func stringBytes() -> Text {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    advance()
    return bytes[start..<end]
  }

  mutating func string() -> String {
    guard isAtString else {
      skipValue()
      return ""
    }
    return String(decoding: stringBytes(), as: UTF8.self)
  }

  mutating func boolean() -> Bool {
    let isTrue = current == UInt8(ascii: "t")
    skipValue()
    return isTrue
  }

  mutating func integer() -> Int {
    var value = 0
    while let byte = current, UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9") {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    skipBlanks()
    return value
  }

  /// Skips a value, calling `visit` with every string in it that is not a key.
  mutating func skipValue(visit: (_ key: Text?, Text) -> Void = { _, _ in }) {
    skipValue(key: nil, visit: visit)
  }

  private mutating func skipValue(key: Text?, visit: (_ key: Text?, Text) -> Void) {
    if isAtObject {
      readObject { key, scanner in scanner.skipValue(key: key, visit: visit) }
    } else if isAtArray {
      readArray { $0.skipValue(key: key, visit: visit) }
    } else if isAtString {
      visit(key, stringBytes())
    } else {
      while let byte = current, !",]}".utf8.contains(byte) { position += 1 }
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves past a byte and the whitespace after it.
  private mutating func advance() {
    position += 1
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while let byte = current, byte <= UInt8(ascii: " ") { position += 1 }
  }
}
