// Integers of every width. Nearly all take the usual way, which looks for the white space of 64
// bytes at once and then converts eight digits at a time (Lemire, "Quickly parsing eight digits",
// 2018; Langdale and Lemire, "Parsing gigabytes of JSON per second", 2019). So the start of a number
// does not wait for the conversion of the one before it. Whatever is unusual is read byte by byte.

extension InputReader {
  /// Reads an integer.
  ///
  ///     let n: Int32 = try input.read()
  ///     let mask = try input.read(UInt64.self)
  ///     let size = try input.read(Int.self, in: 1...1_000_000)
  ///
  /// The form is an optional `-` (signed types only), then ASCII digits. Leading zeros are allowed,
  /// up to 65,535 characters in all.
  ///
  /// - Parameters:
  ///   - type: The type of the integer.
  ///   - range: The values allowed; all of the type's if left out.
  /// - Throws: `InputError` if the input ends, or if the token is no integer, does not fit the type
  ///   or lies outside the range.
  /// - Complexity: O(*d*) for a token of *d* digits.
  @inlinable
  public mutating func read<T: FixedWidthInteger>(
    _ type: T.Type = T.self, in range: ClosedRange<T> = T.min...T.max
  ) throws -> T {
    try _readInteger(in: range, description: "an integer")
  }

  /// Reads `count` integers, separated by any white space, straight into a new array.
  ///
  ///     let values = try input.readArray(of: Int32.self, count: n, in: -1000...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - count: How many to read, at least 0. A huge count costs memory only for what is there.
  ///   - range: The values allowed; all of the type's if left out.
  /// - Throws: `InputError` at the first element that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readArray<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: ClosedRange<T> = T.min...T.max
  ) throws -> [T] {
    precondition(count >= 0, "a count must not be negative")
    var values: [T] = try _readPart(from: 0, of: count, in: range)
    while values.count < count { values += try _readPart(from: values.count, of: count, in: range) }
    return values
  }

  /// Reads a matrix of integers, row by row.
  ///
  ///     let costs = try input.readRows(of: Int.self, rows: n, columns: 3, in: 1...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - rows: The number of rows, at least 0.
  ///   - columns: The number of elements in each row, at least 0. Line breaks are white space like
  ///     any other.
  ///   - range: The values allowed; all of the type's if left out.
  /// - Throws: `InputError` at the first element that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readRows<T: FixedWidthInteger>(
    of type: T.Type = T.self, rows: Int, columns: Int, in range: ClosedRange<T> = T.min...T.max
  ) throws -> [[T]] {
    precondition(rows >= 0, "a number of rows must not be negative")
    var matrix: [[T]] = []
    while matrix.count < rows {
      matrix.append(try readArray(of: type, count: columns, in: range))
    }
    return matrix
  }
}

// MARK: - Core

extension InputReader {
  /// The most elements that an array gets room for before they are seen: 2^24.
  @inlinable internal static var _largestPart: Int { 1 << 24 }

  /// Reads the elements of an array from a place on, as many of them as get room at once.
  @inlinable
  internal mutating func _readPart<T: FixedWidthInteger>(
    from first: Int, of count: Int, in range: ClosedRange<T>
  ) throws -> [T] {
    try [T](unsafeUninitializedCapacity: min(count - first, Self._largestPart)) {
      $0._adviseLargePages()
      try _readIntegers(into: $0, initializedCount: &$1, in: range, first: first, of: count)
    }
  }

  /// Reads one integer, the usual way if possible.
  @inlinable
  internal mutating func _readInteger<T: FixedWidthInteger>(
    in range: ClosedRange<T>, description: @autoclosure () -> String
  ) throws -> T {
    var start = _cursor
    while start.pointee._isWhiteSpace { start += 1 }
    if let end = Self._endOfUsualToken(from: start, before: _limit),
      let value = Self._usualInteger(from: start, to: end, in: range)
    {
      _cursor = end
      return value
    }
    return try _unusualInteger(in: range, description: description())
  }

  /// Fills uninitialised memory with integers, counting them in `initializedCount`.
  @inlinable
  internal mutating func _readIntegers<T: FixedWidthInteger>(
    into target: UnsafeMutableBufferPointer<T>, initializedCount: inout Int,
    in range: ClosedRange<T>, first: Int, of total: Int
  ) throws {
    guard let elements = target.baseAddress else { return }
    while initializedCount < target.count {
      initializedCount += _readUsualIntegers(
        into: elements + initializedCount, atMost: target.count - initializedCount, in: range)
      if initializedCount == target.count { return }
      // What is left is unusual, or among the last bytes of the buffer.
      let number = first + initializedCount + 1
      let value = try _readInteger(in: range, description: "integer \(number) of \(total)")
      (elements + initializedCount).initialize(to: value)
      initializedCount += 1
    }
  }

  /// Fills memory with integers up to the first unusual one, or the last 64 bytes of the buffer, and
  /// returns their number.
  @inlinable
  internal mutating func _readUsualIntegers<T: FixedWidthInteger>(
    into target: UnsafeMutablePointer<T>, atMost most: Int, in range: ClosedRange<T>
  ) -> Int {
    var index = 0
    var start = _cursor
    var block = start
    let limit = _limit
    while limit - block >= 64 {
      var separators = Self._separators(in: block)
      while separators != 0 {
        // Invariant: target[..<index] is initialised, the token at `start` goes on up to the lowest
        // separator; everything before `start` is used up.
        let end = block + separators.trailingZeroBitCount
        separators &= separators &- 1
        if start < end {
          guard let value = Self._usualInteger(from: start, to: end, in: range) else {
            _cursor = start
            return index
          }
          (target + index).initialize(to: value)
          index &+= 1
          if index == most {
            _cursor = end
            return index
          }
        } else if !end.pointee._isWhiteSpace {
          _cursor = start
          return index
        }
        start = end + 1
      }
      block += 64
    }
    _cursor = start
    return index
  }

  /// Returns a bit for each of the next 64 bytes: whether it is white space or a control character.
  @inlinable
  @inline(__always)
  internal static func _separators(in block: UnsafeMutablePointer<UInt8>) -> UInt64 {
    var bits: UInt64 = 0
    var word = 0
    while word < 8 {
      let flags = _separatorFlags(in: block + 8 &* word)
      // Multiplying gathers the flags of eight bytes in the top byte; wrapping is meant.
      bits |= (((flags &>> 7) &* 0x0102_0408_1020_4080) &>> 56) &<< UInt64(8 &* word)
      word &+= 1
    }
    return bits
  }

  /// Returns the next eight bytes with the high bit set in those that are at most 32, the space.
  @inlinable
  @inline(__always)
  internal static func _separatorFlags(in start: UnsafeMutablePointer<UInt8>) -> UInt64 {
    // Wrapping cannot happen: the sum of a byte is at most 0x7F + 0x5F.
    let bytes = _word(at: start)
    return ~(((bytes & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x5F5F_5F5F_5F5F_5F5F) | bytes)
      & 0x8080_8080_8080_8080
  }

  /// Returns eight bytes, the first of them in the lowest place.
  @inlinable
  @inline(__always)
  internal static func _word(at start: UnsafeMutablePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Returns the end of a token if it is in the buffer and shorter than 24 bytes.
  ///
  /// Static because the call of a method copies the reader first, which doubled the time of a number.
  @inlinable
  @inline(__always)
  internal static func _endOfUsualToken(
    from start: UnsafeMutablePointer<UInt8>, before limit: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    guard limit - start >= 24 else { return nil }
    var word = start
    while word < start + 24 {
      let flags = Self._separatorFlags(in: word)
      if flags != 0 { return word + flags.trailingZeroBitCount / 8 }
      word += 8
    }
    return nil
  }

  /// Returns the integer between two places, if it has 1 to 19 digits, lies in the range and is
  /// followed by white space; nil otherwise.
  @inlinable
  @inline(__always)
  internal static func _usualInteger<T: FixedWidthInteger>(
    from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>,
    in range: ClosedRange<T>
  ) -> T? {
    // The minus of an unsigned zero is no digit: the careful way refuses it.
    let isNegative = T.isSigned && start.pointee == 45
    let count = end - start - (isNegative ? 1 : 0)
    // Wrapping cannot happen below: 19 digits are less than 2^64. Each length has code of its own,
    // because a branch that nearly always goes the same way costs less than general code.
    let magnitude: UInt64
    let faults: UInt64
    switch count {
    case 1...8:
      let low = _digits(count, before: end)
      magnitude = _value(ofDigits: low)
      faults = _faults(inDigits: low)
    case 9...10:
      let low = _digits(8, before: end)
      let high = _digits(count &- 8, before: end - 8)
      let pair = ((high &>> 48) & 0xFF) &* 10 &+ (high &>> 56)
      magnitude = pair &* 100_000_000 &+ _value(ofDigits: low)
      faults = _faults(inDigits: low) | _faults(inDigits: high)
    case 11...16:
      let low = _digits(8, before: end)
      let high = _digits(count &- 8, before: end - 8)
      magnitude = _value(ofDigits: high) &* 100_000_000 &+ _value(ofDigits: low)
      faults = _faults(inDigits: low) | _faults(inDigits: high)
    case 17...19:
      let low = _digits(8, before: end)
      let middle = _digits(8, before: end - 8)
      let high = _digits(count &- 16, before: end - 16)
      magnitude =
        (_value(ofDigits: high) &* 100_000_000 &+ _value(ofDigits: middle)) &* 100_000_000
        &+ _value(ofDigits: low)
      faults = _faults(inDigits: low) | _faults(inDigits: middle) | _faults(inDigits: high)
      if magnitude > UInt64(Int64.max) { return nil }
    default:
      return nil
    }
    guard faults == 0, end.pointee._isWhiteSpace else { return nil }
    let sign: Int64 = isNegative ? -1 : 0
    let signed = (Int64(bitPattern: magnitude) ^ sign) &- sign
    guard let value = T(exactly: signed), range.contains(value) else { return nil }
    return value
  }

  /// Returns the last 1 to 8 bytes before a place: a digit as its value, any other byte as more than
  /// 9, and zeros before them.
  ///
  ///     "5 -12345"  ->  0 0 0 1 2 3 4 5
  @inlinable
  @inline(__always)
  internal static func _digits(
    _ count: Int, before end: UnsafeMutablePointer<UInt8>
  ) -> UInt64 {
    (_word(at: end - 8) ^ 0x3030_3030_3030_3030)
      & (~0 &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count))
  }

  /// Returns zero if every byte is at most 9.
  @inlinable
  @inline(__always)
  internal static func _faults(inDigits digits: UInt64) -> UInt64 {
    // Wrapping does not matter: a byte that carries into the next one is a fault itself.
    ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
  }

  /// Joins eight digits, the first in the lowest byte, to their number.
  @inlinable
  @inline(__always)
  internal static func _value(ofDigits digits: UInt64) -> UInt64 {
    // Neighbors join to pairs, pairs to fours, fours to the eight. Wrapping is meant: what leaves
    // the word at the top is not needed.
    let pairs = digits &* 10 &+ (digits &>> 8)
    let outer = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let inner = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (outer &+ inner) &>> 32
  }

  /// Reads an integer of any length, across chunks, or throws what is wrong with it.
  @inlinable
  @inline(never)
  internal mutating func _unusualInteger<T: FixedWidthInteger>(
    in range: ClosedRange<T>, description: @autoclosure () -> String
  ) throws -> T {
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: description())
    }
    // A longer number is refused without reading its end: an endless one must not fill the memory.
    let length = try _lengthOfToken(atMost: Self._chunkSize)
    let token = UnsafeBufferPointer(start: UnsafePointer(_cursor), count: length)
    guard token._isInteger else {
      throw try _tokenError(.malformed, expected: "an integer")
    }
    guard length < Self._chunkSize else {
      throw try _tokenError(.malformed, expected: "an integer of fewer than 65536 characters")
    }
    let isOfItsSign = T.isSigned || token[0] != 45
    let value = isOfItsSign ? T(String(decoding: token, as: UTF8.self)) : nil
    guard let value, range.contains(value) else {
      let reason: InputError.Reason = isOfItsSign && value == nil ? .overflow : .outOfRange
      throw try _tokenError(reason, expected: Self._name(of: range, isOfItsSign: isOfItsSign))
    }
    _cursor += length
    return value
  }

  /// Names the integers of a range in an error: the type where the range is all of it.
  @inlinable
  internal static func _name<T: FixedWidthInteger>(
    of range: ClosedRange<T>, isOfItsSign: Bool
  ) -> String {
    if range != T.min...T.max { return "an integer in \(range.lowerBound)...\(range.upperBound)" }
    if !isOfItsSign { return "a non-negative integer" }
    return "an integer that fits in \(T.self) (\(T.min)...\(T.max))"
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// Whether the bytes are an optional `-` and at least one digit, all of them digits.
  @usableFromInline
  internal var _isInteger: Bool {
    let digits = first == 45 ? self[1...] : self[...]
    return !digits.isEmpty && digits.allSatisfy { $0._isDigit }
  }
}
