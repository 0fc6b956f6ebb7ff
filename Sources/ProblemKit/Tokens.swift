// What inputs and outputs have in common: white space, strictly spelled integers, and bytes escaped
// for a message.

extension UInt8 {
  /// Whether the byte is a space, tab, line feed, vertical tab, form feed or carriage return.
  internal var isWhiteSpace: Bool {
    self == 32 || 9...13 ~= self
  }
}

extension Int {
  /// Reads an integer without leading zeros, plus sign or "-0"; `nil` if it is not one, or too
  /// large.
  internal init?(strictDecimal token: ArraySlice<UInt8>) {
    let value = token.withUnsafeBufferPointer { bytes -> Int? in
      let isNegative = bytes.first == UInt8(ascii: "-")
      let start = isNegative ? 1 : 0
      guard start < bytes.count, bytes[start] != UInt8(ascii: "0") || bytes.count == 1 else {
        return nil
      }
      var value = 0
      for byte in bytes[start...] {
        guard 48...57 ~= byte else { return nil }
        // Accumulated as a negative number, because Int.min has no positive counterpart.
        let (product, overflows) = value.multipliedReportingOverflow(by: 10)
        let (sum, overflowsToo) = product.subtractingReportingOverflow(Int(byte) - 48)
        if overflows || overflowsToo { return nil }
        value = sum
      }
      if isNegative { return value }
      return value == .min ? nil : -value
    }
    guard let value else { return nil }
    self = value
  }
}

extension Double {
  /// Reads a decimal number, "inf" or "nan"; `nil` for any other text.
  internal init?(decimal token: ArraySlice<UInt8>) {
    // Hexadecimal numbers would be accepted otherwise, and whatever follows a zero byte.
    if token.contains(where: { [UInt8(ascii: "x"), UInt8(ascii: "X"), 0].contains($0) }) {
      return nil
    }
    self.init(String(decoding: token, as: UTF8.self))
  }
}

/// Returns bytes in quotes for a message, truncated, with unprintable ones escaped.
internal func quoted(_ bytes: ArraySlice<UInt8>) -> String {
  let longest = 40
  var text = "\""
  for byte in bytes.prefix(longest) {
    switch byte {
    case 9: text += "\\t"
    case 10: text += "\\n"
    case 13: text += "\\r"
    case 32...126: text.unicodeScalars.append(Unicode.Scalar(byte))
    default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
  return text + (bytes.count > longest ? "…\"" : "\"")
}

/// Returns a number with its ordinal suffix, for messages of checkers: 1st, 2nd, 3rd, 4th, 11th, 21st.
///
///     ordinal(22)  // "22nd"
public func ordinal(_ number: Int) -> String {
  let isTeen = 11...13 ~= number % 100
  switch number % 10 {
  case 1 where !isTeen: return "\(number)st"
  case 2 where !isTeen: return "\(number)nd"
  case 3 where !isTeen: return "\(number)rd"
  default: return "\(number)th"
  }
}
