// The remainders of a linear function, by Euclid's algorithm: the distances between them are remainders of it. Sós, "On
// the distribution mod 1 of the sequence nα", 1958.

/// Returns the minimum of (`factor` · *i* + `summand`) mod `divisor` for *i* from 0 to `count` − 1, and where it is.
///
///     minimumRemainder(count: 5, factor: 7, summand: 4, divisor: 10)  // (remainder: 1, index: 1): 4, 1, 8, 5, 2
///     minimumRemainder(count: 9, factor: 7, summand: 4, divisor: 10).remainder  // 0
///
/// The maximum is `divisor` − 1 minus the minimum for −`factor` and −1 − `summand`.
///
/// - Parameters:
///   - count: The number of values, at least 1.
///   - factor: The coefficient of *i*, of any sign.
///   - summand: The constant term, of any sign.
///   - divisor: The divisor, positive, of any size.
/// - Returns: The minimum, from 0 to `divisor` − 1, and the smallest *i* for which it is reached.
/// - Complexity: O(log *m*) for a divisor *m*.
public func minimumRemainder(
  count: Int, factor: Int, summand: Int, divisor: Int
) -> (remainder: Int, index: Int) {
  precondition(count > 0, "there are no values")
  precondition(divisor > 0, "the divisor is not positive")
  var (remainder, index) = (summand.modulo(divisor), 0)
  // Steps of this length make remainders less or more by so much.
  var (less, lessLength) = (divisor, 0)
  var (more, moreLength) = (factor.modulo(divisor), 1)
  while more > 0 {
    // Invariant: the remainder is the minimum up to its index, and below `less`. Of all steps that make remainders less
    // only longer ones than `lessLength` do so by less than `less`.
    let wanted = (less - remainder - 1) / more + 1
    let most = (less - 1) / more
    let times = Swift.min(wanted, most)
    less -= times * more
    lessLength += times * moreLength
    if wanted <= most {
      let steps = Swift.min(remainder / less, (count - 1 - index) / lessLength)
      if steps == 0 { break }
      remainder -= steps * less
      index += steps * lessLength
      if remainder >= less { break }
    } else {
      moreLength += more / less * lessLength
      more %= less
    }
  }
  return (remainder, index)
}

/// Returns the smallest *i* ≥ 0 with (`factor` · *i* + `summand`) mod `divisor` in a range, or `nil` if there is none.
///
///     firstRemainderIndex(in: 5...6, factor: 7, summand: 4, divisor: 10)  // 3: 4, 1, 8, 5
///     firstRemainderIndex(in: 5...5, factor: 2, summand: 4, divisor: 10)  // nil
///
/// - Parameters:
///   - range: The remainders to look for, within 0 … `divisor` − 1.
///   - factor: The coefficient of *i*, of any sign.
///   - summand: The constant term, of any sign.
///   - divisor: The divisor, positive, of any size.
/// - Returns: The index, below `divisor`; the remainders repeat from there on, if not before.
/// - Complexity: O(log *m*) for a divisor *m*.
public func firstRemainderIndex(
  in range: ClosedRange<Int>, factor: Int, summand: Int, divisor: Int
) -> Int? {
  precondition(divisor > 0, "the divisor is not positive")
  precondition(
    0 <= range.lowerBound && range.upperBound < divisor,
    "a remainder in the range is negative, or not below the divisor")
  let start = summand.modulo(divisor)
  if range.contains(start) { return 0 }
  // Seen from the first remainder, the range does not extend over a multiple of the divisor.
  let lower = (range.lowerBound - start).modulo(divisor)
  let upper = (range.upperBound - start).modulo(divisor)
  return _firstMultiple(
    of: UInt(factor.modulo(divisor)), UInt(lower), UInt(upper), modulo: UInt(divisor)
  ).map { Int($0) }
}

// MARK: - Core

/// Returns the smallest factor whose product with a number is between two bounds modulo a divisor, or `nil`.
///
/// The recursion is that of Euclid's algorithm: fewer than 100 levels.
///
/// - Parameters:
///   - number: Below the divisor.
///   - lower: The lower bound, inclusive, at least 1.
///   - upper: The upper bound, inclusive, not less than the lower one, and below the divisor.
///   - divisor: Up to `Int.max`.
internal func _firstMultiple(
  of number: UInt, _ lower: UInt, _ upper: UInt, modulo divisor: UInt
) -> UInt? {
  if number == 0 { return nil }
  let factor = (lower - 1) / number + 1
  if factor <= upper / number { return factor }
  // The first multiple of the divisor that has a multiple of the number so far above it. As there is none between the
  // bounds themselves, these are in the same order modulo the number.
  let (before, after) = (upper % number, lower % number)
  let times = _firstMultiple(
    of: divisor % number, number - before, number - after, modulo: number)
  guard let times else { return nil }
  // Rounded up.
  let (high, low) = times.multipliedFullWidth(by: divisor)
  let (sum, carries) = low.addingReportingOverflow(lower - 1)
  return number.dividingFullWidth((carries ? high + 1 : high, sum)).quotient + 1
}
