// The integers in a text with anything else between them: times, dates, lists, points.

extension Sequence where Element == UInt8 {
  /// Returns all integers in a text, whatever stands between them.
  ///
  ///     let time = try input.readTokenBytes().integers()  // [12, 34, 56] of "12:34:56"
  ///     Array("(3, -4) to (-7, 5)".utf8).integers()  // [3, -4, -7, 5]
  ///     "2024-02-29".utf8.integers()  // [2024, 2, 29]
  ///     "1..10, 12 and 15".utf8.integers()  // [1, 10, 12, 15]
  ///
  /// It reads what the numbers of a line are, too, if nothing tells how many there are:
  ///
  ///     while let line = try input.readLineBytes() {
  ///       let numbers = line.integers()
  ///       output.writeLine(numbers.reduce(0, +))
  ///     }
  ///
  /// An integer consists of ASCII digits, as many as there are in a row. A `-` right before them is its sign, unless it
  /// follows a digit. All else is passed over: letters, other signs, and points, so that `3.5` is 3 and 5.
  ///
  /// - Precondition: The integers fit `Int`.
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public func integers() -> [Int] {
    var integers: [Int] = []
    var (value, isInside, isNegative) = (0, false, false)
    for byte in self {
      if byte._isDigit {
        // A negative number grows downwards, as Int.min has no counterpart.
        let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let digit = Int(byte &- 48)
        let (sum, overflows) = tens.addingReportingOverflow(isNegative ? -digit : digit)
        precondition(!isTooLarge && !overflows, "a number in a text does not fit Int")
        (value, isInside) = (sum, true)
      } else {
        if isInside { integers.append(value) }
        (value, isNegative) = (0, byte == 45 && !isInside)
        isInside = false
      }
    }
    if isInside { integers.append(value) }
    return integers
  }
}
