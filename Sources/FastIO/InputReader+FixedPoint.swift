// Decimal numbers as integers: multiples of a power of ten, without rounding.

extension InputReader {
  /// Reads a decimal number as a multiple of a power of ten: exactly, as an integer.
  ///
  ///     let price = try input.readFixedPoint(digits: 2)  // "12.5" gives 1250
  ///     let x = try input.readFixedPoint(digits: 3, in: -1_000_000...1_000_000)  // "-1000" … "1000.000"
  ///
  /// The form is that of ``readDouble()``. More digits after the point than given are accepted if they are zeros; more
  /// than 19 digits in all, leading zeros aside, are not.
  ///
  /// - Parameters:
  ///   - digits: The number of digits after the point, in 0 ... 18: the integer is the number times 10 to that power.
  ///   - range: The integers allowed.
  /// - Throws: `InputError` if the input ends, or if the token is not of this form, has more digits after the point,
  ///   does not fit `Int`, or is outside the range.
  /// - Complexity: O(length of the token)
  public mutating func readFixedPoint(
    digits: Int, in range: ClosedRange<Int> = -Int.max...Int.max
  ) throws -> Int {
    precondition(0...18 ~= digits, "the number of digits must be in 0...18")
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: "a decimal number")
    }
    let length = try _lengthOfToken(atMost: Self._chunkSize)
    let token = UnsafeBufferPointer(start: UnsafePointer(_cursor), count: length)
    guard length < Self._chunkSize, let decimal = _Decimal(token) else {
      throw try _tokenError(.malformed, expected: "a decimal number")
    }
    switch decimal._multiple(ofPowerOfTen: -digits) {
    case .exactly(let value):
      guard range.contains(value) else {
        let (least, most) = (_text(range.lowerBound, digits), _text(range.upperBound, digits))
        throw try _tokenError(.outOfRange, expected: "a decimal number in \(least)...\(most)")
      }
      _cursor += length
      return value
    case .tooLarge:
      throw try _tokenError(.overflow, expected: "a decimal number whose digits fit in Int")
    case .none:
      throw try _tokenError(
        .malformed, expected: "a decimal number with at most \(digits) digits after the point")
    }
  }

  /// Reads `count` decimal numbers as integers, each as `readFixedPoint(digits:in:)` does.
  ///
  ///     let coordinates = try input.readFixedPoints(count: 2 * n, digits: 2)
  ///
  /// - Parameters:
  ///   - count: The number of values to read, at least 0.
  ///   - digits: The number of digits after the point, in 0 ... 18.
  ///   - range: The integers allowed.
  /// - Throws: `InputError` at the first that is missing, malformed, too large or outside the range.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readFixedPoints(
    count: Int, digits: Int, in range: ClosedRange<Int> = -Int.max...Int.max
  ) throws -> [Int] {
    precondition(count >= 0, "a count must not be negative")
    var values: [Int] = []
    values.reserveCapacity(Self._reservedCapacity(for: count))
    while values.count < count { values.append(try readFixedPoint(digits: digits, in: range)) }
    return values
  }
}

// MARK: - Core

extension InputReader {
  /// Returns a multiple of a power of ten as a decimal number.
  private func _text(_ value: Int, _ digits: Int) -> String {
    let magnitude = String(value.magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, digits + 1 - magnitude.utf8.count))
    var text = zeros + magnitude
    if digits > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -digits)) }
    return value < 0 ? "-" + text : text
  }
}
