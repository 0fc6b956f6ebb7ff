// Numbers with leading zeros: times, dates, the digits behind a point.

extension BinaryInteger {
  /// Returns the integer in decimal, with zeros before it if it has fewer digits than it should have.
  ///
  ///     let minutes = 485
  ///     "\(minutes / 60):\((minutes % 60).zeroPadded(to: 2))"  // "8:05"
  ///     (-7).zeroPadded(to: 3)  // "-007"
  ///     2024.zeroPadded(to: 2)  // "2024"
  ///
  /// That is `%02d` in other languages, but a `-` does not count as a digit.
  ///
  /// - Parameter digitCount: The smallest number of digits, at least 0.
  /// - Complexity: O(*d*) for *d* digits, besides those that the number has.
  @inlinable
  public func zeroPadded(to digitCount: Int) -> String {
    precondition(digitCount >= 0, "a number of digits must not be negative")
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, digitCount - digits.utf8.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }
}
