// Decimal numbers with a given number of digits, correctly rounded. Of up to 16 digits the part behind the point, times
// a power of ten, is an integer that a Double can hold and that is found exactly (Dekker, "A floating-point technique
// for extending the available precision", 1971); the C library writes the others.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputWriter {
  /// Writes a decimal number with a given number of digits after the decimal point.
  ///
  ///     output.write(2.0 / 3, digits: 4)  // 0.6667
  ///
  /// The exact value is rounded to the nearest number of that many digits, ties to even: 0.125 to two digits is 0.12.
  /// Negative numbers keep their sign, also if they round to zero, as with `printf`: -0.00. Values that are not finite
  /// are written as `inf`, `-inf`, `nan`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  /// - Complexity: O(*d*) for *d* digits.
  public mutating func write(_ value: Double, digits: Int) {
    precondition(0...1000 ~= digits, "0 to 1000 digits can follow the point")
    // The largest number has 309 digits before the point.
    let longest = 309 + 1 + digits + 2
    _makeRoom(longest)
    if let (whole, units) = Self._parts(value.magnitude, digits: digits) {
      _next = _fourDigits._write(whole, isNegative: value.sign == .minus, to: _next)
      if digits > 0 {
        _next.pointee = 46
        _next = _writePadded(units, digits: digits, to: _next + 1)
      }
    } else {
      let target = UnsafeMutableRawPointer(_next).assumingMemoryBound(to: CChar.self)
      _next += withVaList([CInt(digits), value]) {
        Int(vsnprintf(target, longest, value.isNaN ? "nan" : "%.*f", $0))
      }
    }
  }

  /// Writes a decimal number with a given number of digits after the decimal point and ends the line.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  /// - Complexity: O(*d*) for *d* digits.
  public mutating func writeLine(_ value: Double, digits: Int) {
    write(value, digits: digits)
    write(byte: 10)
  }

  /// Writes decimal numbers with a separator between them.
  ///
  ///     output.write([0.5, 0.25], digits: 2)  // 0.50 0.25
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  ///   - separator: The string between two numbers.
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func write(
    _ values: some Sequence<Double>, digits: Int, separator: String = " "
  ) {
    var isFirst = true
    for value in values {
      if !isFirst { write(separator) }
      write(value, digits: digits)
      isFirst = false
    }
  }

  /// Writes decimal numbers with a separator between them and ends the line.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  ///   - separator: The string between two numbers.
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLine(
    _ values: some Sequence<Double>, digits: Int, separator: String = " "
  ) {
    write(values, digits: digits, separator: separator)
    write(byte: 10)
  }

  /// Writes decimal numbers, each on a line of its own.
  ///
  ///     output.writeLines([0.5, 0.25], digits: 2)  // two lines: 0.50 and 0.25
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines(_ values: some Sequence<Double>, digits: Int) {
    for value in values { writeLine(value, digits: digits) }
  }

  /// Writes rows of decimal numbers, each on a line of its own, with a separator between numbers.
  ///
  ///     output.writeLines([[0.5, 0.25], [2, 1]], digits: 2)  // two lines: 0.50 0.25 and 2.00 1.00
  ///
  /// - Parameters:
  ///   - rows: The rows of numbers.
  ///   - digits: The number of digits after the decimal point, 0 to 1000; with 0 there is no point.
  ///   - separator: The string between two numbers.
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines<S: Sequence>(
    _ rows: S, digits: Int, separator: String = " "
  ) where S.Element: Sequence, S.Element.Element == Double {
    for row in rows { writeLine(row, digits: digits, separator: separator) }
  }
}

// MARK: - Core

extension OutputWriter {
  /// Returns the number before the point and that of the digits behind it, a tie rounded to even; nil if it is
  /// not certain to be exact.
  private static func _parts(
    _ magnitude: Double, digits: Int
  ) -> (whole: UInt64, units: UInt64)? {
    // Without digits the whole decides ties: it has to be rounded itself.
    if digits == 0 { return _units(magnitude, digits: 0).map { ($0, 0) } }
    guard magnitude < 0x1p63 else { return nil }
    let whole = UInt64(magnitude)
    // Exact: what is left has no bit that the number has not. Powers of ten are even, and so is the whole in units.
    guard let units = _units(magnitude - Double(whole), digits: digits) else { return nil }
    return units == _powerOfTen(digits) ? (whole + 1, 0) : (whole, units)
  }

  /// Returns the number in units of its last digit, a tie rounded to even; nil if it is not certain to
  /// be exact.
  private static func _units(_ magnitude: Double, digits: Int) -> UInt64? {
    // Powers of ten up to 10^22 and integers up to 2^53 are exact; 10^16 > 2^53.
    guard digits <= 16 else { return nil }
    let scale = Double(_powerOfTen(digits))
    let product = magnitude * scale
    guard product < 0x1p53 else { return nil }
    // What the product was rounded by, exact or too small to matter.
    let error = (-product).addingProduct(magnitude, scale)
    let nearest = product.rounded(.toNearestOrEven)
    // Exact. The error is less than the distance to the next Double, so it decides ties only.
    let rest = product - nearest
    let units = UInt64(nearest)
    if rest == 0.5, error > 0 { return units + 1 }
    if rest == -0.5, error < 0 { return units - 1 }
    return units
  }

  /// Returns ten to the power of at most 19.
  private static func _powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Writes a number with leading zeros to 1 to 16 digits and returns the place behind it.
  private func _writePadded(
    _ number: UInt64, digits: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if digits <= 4 { return _fourDigits._writeLast(digits, of: number, to: target) }
    let next = _writePadded(number / 10_000, digits: digits - 4, to: target)
    return _fourDigits._writeLast(4, of: number % 10_000, to: next)
  }
}
