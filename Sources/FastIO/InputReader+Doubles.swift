// Decimal numbers. Short ones are exact with one multiplication or division (Clinger, "How to read
// floating point numbers accurately", 1990); the standard library converts the others.

extension InputReader {
  /// Reads a decimal number, rounded to the nearest `Double`.
  ///
  ///     let x = try input.readDouble()  // "-12", "0.50" or "6.02e23"
  ///
  /// The form is an optional `-`, digits, optionally a point and digits, optionally `e` or `E`, an
  /// optional sign and digits. So `.5`, `5.`, `+5`, `0x1p3`, `nan` and `inf` are refused, and so are
  /// numbers of 65,536 characters and more.
  ///
  /// - Throws: `InputError` if the input ends, or if the token is not of this form or too large.
  /// - Complexity: O(length of the token)
  public mutating func readDouble() throws -> Double {
    let (value, length) = try _nextDouble()
    _cursor += length
    return value
  }

  /// Reads a decimal number of a range, of the form that `readDouble()` reads.
  ///
  ///     let probability = try input.readDouble(in: 0...1)
  ///     let length = try input.readDouble(in: 0...)
  ///
  /// - Parameter range: The values allowed; the rounded number has to be one of them.
  /// - Throws: `InputError` as for `readDouble()`, or if the number is outside the range.
  /// - Complexity: O(length of the token)
  @inlinable
  public mutating func readDouble(in range: some RangeExpression<Double>) throws -> Double {
    let (value, length) = try _nextDouble()
    guard range.contains(value) else {
      throw try _tokenError(.outOfRange, expected: "a decimal number in \(_text(of: range))")
    }
    _cursor += length
    return value
  }
}

extension InputReader {
  /// Reads `count` decimal numbers, each as `readDouble()` does.
  ///
  ///     let coordinates = try input.readDoubles(count: 2 * n)
  ///
  /// - Parameter count: The number of values to read, at least 0.
  /// - Throws: `InputError` at the first that is missing, malformed or too large.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readDoubles(count: Int) throws -> [Double] {
    precondition(count >= 0, "a count must not be negative")
    var values: [Double] = []
    values.reserveCapacity(Self._reservedCapacity(for: count))
    while values.count < count { values.append(try readDouble()) }
    return values
  }

  /// Reads `count` decimal numbers of a range, each as `readDouble(in:)` does.
  ///
  ///     let coordinates = try input.readDoubles(count: 2 * n, in: -1000...1000)
  ///
  /// - Parameters:
  ///   - count: The number of values to read, at least 0.
  ///   - range: The values allowed.
  /// - Throws: `InputError` at the first that is missing, malformed, too large or outside the range.
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func readDoubles(
    count: Int, in range: some RangeExpression<Double>
  ) throws -> [Double] {
    precondition(count >= 0, "a count must not be negative")
    var values: [Double] = []
    values.reserveCapacity(Self._reservedCapacity(for: count))
    while values.count < count { values.append(try readDouble(in: range)) }
    return values
  }
}

// MARK: - Core

extension InputReader {
  /// Returns the decimal number that comes next, and how long it is, and leaves it there.
  @usableFromInline
  internal mutating func _nextDouble() throws -> (value: Double, length: Int) {
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: "a decimal number")
    }
    let length = try _lengthOfToken(atMost: Self._chunkSize)
    let token = UnsafeBufferPointer(start: UnsafePointer(_cursor), count: length)
    guard let decimal = _Decimal(token) else {
      throw try _tokenError(.malformed, expected: "a decimal number")
    }
    guard length < Self._chunkSize else {
      throw try _tokenError(
        .malformed, expected: "a decimal number of fewer than 65536 characters")
    }
    guard let value = decimal._exactValue ?? Double(decimal._text), value.isFinite else {
      throw try _tokenError(.overflow, expected: "a decimal number that fits in Double")
    }
    return (value, length)
  }

  /// Returns a range as it is written: of those with one end the standard library shows the type.
  @usableFromInline
  internal func _text(of range: some RangeExpression<Double>) -> String {
    switch range {
    case let range as PartialRangeFrom<Double>: return "\(range.lowerBound)..."
    case let range as PartialRangeThrough<Double>: return "...\(range.upperBound)"
    case let range as PartialRangeUpTo<Double>: return "..<\(range.upperBound)"
    default: return "\(range)"
    }
  }
}

/// A decimal number taken apart: its digits and its power of ten.
internal struct _Decimal {
  private let token: UnsafeBufferPointer<UInt8>
  private var digits: UInt64 = 0
  private var significantDigitCount = 0
  private var exponent = 0

  /// Takes a token apart; nil if it is not of the form that `readDouble` reads.
  ///
  /// Along a pointer: a slice is slow in builds without optimization, where a number took ten times
  /// as long.
  internal init?(_ token: UnsafeBufferPointer<UInt8>) {
    self.token = token
    guard var next = token.baseAddress else { return nil }
    let end = next + token.count
    if next < end, next.pointee == 45 { next += 1 }
    guard takeDigits(&next, end) > 0 else { return nil }
    if next < end, next.pointee == 46 {
      next += 1
      let places = takeDigits(&next, end)
      guard places > 0 else { return nil }
      exponent = -places
    }
    if next < end {
      guard next.pointee | 0x20 == 101, let power = Self.signedNumber(next + 1, end) else {
        return nil
      }
      exponent += power
    }
  }

  /// The value, if it can be had by a single operation on exact numbers: such a result is the
  /// nearest one.
  internal var _exactValue: Double? {
    // 2^53 bounds the integers, and 10^22 the powers of ten, that a Double holds exactly.
    guard significantDigitCount <= 19, digits <= 1 << 53, Swift.abs(exponent) <= 22 else {
      return nil
    }
    var power = 1.0
    for _ in 0..<Swift.abs(exponent) { power *= 10 }
    let magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
    return token.first == 45 ? -magnitude : magnitude
  }

  internal var _text: String {
    String(decoding: token, as: UTF8.self)
  }

  /// Which multiple of a power of ten a number is.
  internal enum _Multiple {
    case exactly(Int)
    /// It is one that does not fit `Int`, or has more digits than can be taken apart.
    case tooLarge
    /// It has more digits than the power of ten.
    case none
  }

  /// Returns which multiple of a power of ten it is.
  internal func _multiple(ofPowerOfTen power: Int) -> _Multiple {
    if significantDigitCount == 0 { return .exactly(0) }
    if significantDigitCount > 19 { return .tooLarge }
    var (magnitude, rest) = (digits, exponent - power)
    while rest < 0 {
      if magnitude % 10 != 0 { return .none }
      magnitude /= 10
      rest += 1
    }
    while rest > 0 {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      if overflows { return .tooLarge }
      magnitude = product
      rest -= 1
    }
    guard let value = Int(exactly: magnitude) else { return .tooLarge }
    return .exactly(token.first == 45 ? -value : value)
  }

  /// Takes the digits at the start and returns how many they are.
  private mutating func takeDigits(
    _ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int {
    let start = next
    while next < end {
      let digit = next.pointee &- 48
      if digit >= 10 { break }
      // Wraps with more than 19 digits, whose value is not used then.
      digits = digits &* 10 &+ UInt64(digit)
      if digits > 0 || significantDigitCount > 0 { significantDigitCount += 1 }
      next += 1
    }
    return next - start
  }

  /// Returns the number of an exponent, which stops growing where every `Double` is zero or infinite.
  private static func signedNumber(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int? {
    let isNegative = start < end && start.pointee == 45
    var next = start + (isNegative || start < end && start.pointee == 43 ? 1 : 0)
    if next == end { return nil }
    var magnitude = 0
    while next < end {
      guard next.pointee._isDigit else { return nil }
      magnitude = Swift.min(magnitude * 10 + Int(next.pointee &- 48), 1_000_000)
      next += 1
    }
    return isNegative ? -magnitude : magnitude
  }
}
