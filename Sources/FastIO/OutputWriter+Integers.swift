// Integers of every width in decimal, eight digits at a time and without a table: a word is divided
// into fours, pairs and digits that stay side by side in it (Khuong, "How to print integers really
// fast", 2017).

extension OutputWriter {
  /// Writes an integer in decimal.
  ///
  ///     output.write(Int.min)  // -9223372036854775808
  ///
  /// - Complexity: O(*d*) for *d* digits.
  @inlinable
  public mutating func write<T: FixedWidthInteger>(_ value: T) {
    // A type wider than 64 bits is left to the standard library unless the value is small.
    guard let magnitude = UInt64(exactly: value.magnitude) else { return write(String(value)) }
    _makeRoom(Self._longestInteger)
    _next = Self._format(magnitude, isNegative: value < 0, to: _next)
  }

  /// Writes an integer and ends the line.
  ///
  /// - Complexity: O(*d*) for *d* digits.
  @inlinable
  public mutating func writeLine<T: FixedWidthInteger>(_ value: T) {
    write(value)
    write(byte: 10)
  }

  /// Writes integers with a separator between them.
  ///
  ///     output.write([3, 1, 4], separator: ", ")  // 3, 1, 4
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func write<S: Sequence>(
    _ values: S, separator: String = " "
  ) where S.Element: FixedWidthInteger {
    if separator.utf8.count == 1, let byte = separator.utf8.first {
      // The byte behind the last integer is still in the buffer: room is made before an integer.
      if _write(values, terminator: byte) > 0 { _next -= 1 }
      return
    }
    var isFirst = true
    for value in values {
      if !isFirst { write(separator) }
      write(value)
      isFirst = false
    }
  }

  /// Writes integers with a separator between them and ends the line.
  ///
  ///     output.writeLine(values)  // 3 1 4
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLine<S: Sequence>(
    _ values: S, separator: String = " "
  ) where S.Element: FixedWidthInteger {
    write(values, separator: separator)
    write(byte: 10)
  }

  /// Writes integers, each on a line of its own.
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines<S: Sequence>(_ values: S) where S.Element: FixedWidthInteger {
    _ = _write(values, terminator: 10)
  }

  /// Writes the same integer on a number of lines.
  ///
  ///     output.writeLines(repeating: 7, count: 3)
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - count: The number of lines, at least 0.
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines<T: FixedWidthInteger>(repeating value: T, count: Int) {
    precondition(count >= 0, "a number of lines must not be negative")
    guard count > 0 else { return }
    if let magnitude = UInt64(exactly: value.magnitude) {
      _writeLines(magnitude, isNegative: value < 0, count: count)
    } else {
      for _ in 0..<count { writeLine(value) }
    }
  }
}

// MARK: - Core

extension OutputWriter {
  /// The room an integer needs: a sign, 20 digits, and what the last store of eight bytes exceeds.
  @inlinable internal static var _longestInteger: Int { 32 }

  /// Writes integers, each with a byte behind it, and returns how many they were.
  @inlinable
  internal mutating func _write<S: Sequence>(
    _ values: S, terminator: UInt8
  ) -> Int where S.Element: FixedWidthInteger {
    var count = 0
    for value in values {
      write(value)
      // `write` has made room for more than the integer, unless it was a wide one.
      if S.Element.bitWidth > 64 { _makeRoom(1) }
      _next.pointee = terminator
      _next += 1
      count &+= 1
    }
    return count
  }

  /// Formats a line once and copies it the other times, as three words whatever its length.
  @usableFromInline
  internal mutating func _writeLines(_ magnitude: UInt64, isNegative: Bool, count: Int) {
    _makeRoom(Self._longestInteger)
    let line = UnsafeMutableRawPointer(_next)
    let end = Self._format(magnitude, isNegative: isNegative, to: _next)
    end.pointee = 10
    let length = end + 1 - _next
    let words = line.loadUnaligned(as: (UInt64, UInt64, UInt64).self)
    _next += length
    for _ in 1..<count {
      _makeRoom(Self._longestInteger)
      UnsafeMutableRawPointer(_next).storeBytes(of: words, as: (UInt64, UInt64, UInt64).self)
      _next += length
    }
  }

  /// Writes a number and returns the place behind it.
  @inlinable
  @inline(__always)
  internal static func _format(
    _ magnitude: UInt64, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var next = target
    next.pointee = 45
    next += isNegative ? 1 : 0
    if magnitude < 100_000_000 { return _formatShort(magnitude, to: next) }
    let high = magnitude / 100_000_000
    if high < 100 {
      // As frequent as it is short: what lies between 10^8 and 10^10, thus the rest of 32 bits.
      let tens = (high &* 103) &>> 10
      next.pointee = 48 &+ UInt8(truncatingIfNeeded: tens)
      next += tens > 0 ? 1 : 0
      next.pointee = 48 &+ UInt8(truncatingIfNeeded: high &- tens &* 10)
      next += 1
    } else if high < 100_000_000 {
      next = _formatShort(high, to: next)
    } else {
      next = _formatShort(high / 100_000_000, to: next)
      next = _formatEight(high % 100_000_000, to: next)
    }
    return _formatEight(magnitude % 100_000_000, to: next)
  }

  /// Writes a number below 10^8 without leading zeros and returns the place behind it.
  @inlinable
  @inline(__always)
  internal static func _formatShort(
    _ number: UInt64, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let digits = _eightDigits(number)
    // The last digit is kept also when it is zero.
    let leadingZeros = min(digits.trailingZeroBitCount / 8, 7)
    let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(8 &* leadingZeros)
    _store(text, to: target)
    return target + (8 &- leadingZeros)
  }

  /// Writes a number below 10^8 with leading zeros and returns the place behind it.
  @inlinable
  @inline(__always)
  internal static func _formatEight(
    _ number: UInt64, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    _store(_eightDigits(number) | 0x3030_3030_3030_3030, to: target)
    return target + 8
  }

  @inlinable
  @inline(__always)
  internal static func _store(_ text: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: text.littleEndian, as: UInt64.self)
  }

  /// Returns the eight digits of a number below 10^8, the first in the lowest byte.
  @inlinable
  @inline(__always)
  internal static func _eightDigits(_ number: UInt64) -> UInt64 {
    // Wrapping is meant: each number below lives in a part of the word. The multiplications divide
    // by 100 and by 10: 10486 / 2^20 and 103 / 2^10 are exact up to 9999 and 99.
    let fours = number / 10_000 | (number % 10_000) &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }
}
