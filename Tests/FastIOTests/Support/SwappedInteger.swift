/// An integer of 64 bits as anybody may write one: in memory its bytes are the other way round.
struct SwappedInteger: FixedWidthInteger, SignedInteger {
  private let bytes: Int64

  init(_ value: Int64) { bytes = value.byteSwapped }
  var value: Int64 { bytes.byteSwapped }

  init(integerLiteral value: Int64) { self.init(value) }
  init(_truncatingBits bits: UInt) { self.init(Int64(truncatingIfNeeded: bits)) }
  init?<Source: BinaryInteger>(exactly source: Source) {
    guard let value = Int64(exactly: source) else { return nil }
    self.init(value)
  }

  static let bitWidth = 64
  static let min = SwappedInteger(.min)
  static let max = SwappedInteger(.max)
  var words: [UInt] { [UInt(bitPattern: Int(value))] }
  var magnitude: UInt64 { value.magnitude }
  var nonzeroBitCount: Int { value.nonzeroBitCount }
  var leadingZeroBitCount: Int { value.leadingZeroBitCount }
  var trailingZeroBitCount: Int { value.trailingZeroBitCount }
  var byteSwapped: SwappedInteger { SwappedInteger(value.byteSwapped) }

  typealias Overflowing = (partialValue: SwappedInteger, overflow: Bool)
  private func combined(
    _ other: SwappedInteger, _ combine: (Int64) -> (Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> Overflowing {
    let (result, overflow) = combine(value)(other.value)
    return (SwappedInteger(result), overflow)
  }
  func addingReportingOverflow(_ other: SwappedInteger) -> Overflowing {
    combined(other, Int64.addingReportingOverflow)
  }
  func subtractingReportingOverflow(_ other: SwappedInteger) -> Overflowing {
    combined(other, Int64.subtractingReportingOverflow)
  }
  func multipliedReportingOverflow(by other: SwappedInteger) -> Overflowing {
    combined(other, Int64.multipliedReportingOverflow)
  }
  func dividedReportingOverflow(by other: SwappedInteger) -> Overflowing {
    combined(other, Int64.dividedReportingOverflow)
  }
  func remainderReportingOverflow(dividingBy other: SwappedInteger) -> Overflowing {
    combined(other, Int64.remainderReportingOverflow)
  }
  func dividingFullWidth(
    _ dividend: (high: SwappedInteger, low: UInt64)
  ) -> (quotient: SwappedInteger, remainder: SwappedInteger) {
    let (quotient, remainder) = value.dividingFullWidth((dividend.high.value, dividend.low))
    return (SwappedInteger(quotient), SwappedInteger(remainder))
  }

  static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  static func * (left: Self, right: Self) -> Self { Self(left.value * right.value) }
  static func / (left: Self, right: Self) -> Self { Self(left.value / right.value) }
  static func % (left: Self, right: Self) -> Self { Self(left.value % right.value) }
  static func += (left: inout Self, right: Self) { left = left + right }
  static func -= (left: inout Self, right: Self) { left = left - right }
  static func *= (left: inout Self, right: Self) { left = left * right }
  static func /= (left: inout Self, right: Self) { left = left / right }
  static func %= (left: inout Self, right: Self) { left = left % right }
  static func &= (left: inout Self, right: Self) { left = Self(left.value & right.value) }
  static func |= (left: inout Self, right: Self) { left = Self(left.value | right.value) }
  static func ^= (left: inout Self, right: Self) { left = Self(left.value ^ right.value) }
  static func &<<= (left: inout Self, right: Self) { left = Self(left.value &<< right.value) }
  static func &>>= (left: inout Self, right: Self) { left = Self(left.value &>> right.value) }
  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
