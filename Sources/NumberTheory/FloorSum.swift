// Lattice points below a line, by Euclid's algorithm. Graham, Knuth, Patashnik: Concrete Mathematics, 3.5.

/// Returns the sum of ⌊(`factor` · *i* + `summand`) / `divisor`⌋ for *i* from 0 to `count` − 1 (floor sum).
///
///     floorSum(count: 4, factor: 3, summand: 1, divisor: 2)  // 10: 0 + 2 + 3 + 5
///     floorSum(count: 3, factor: -1, summand: 0, divisor: 2)  // -2: 0 - 1 - 1
///
/// If no term is negative, this is the number of lattice points above the x-axis, and on or below the line *y* =
/// (`factor` · *x* + `summand`) / `divisor`, for *x* from 0 to `count` − 1.
///
/// - Parameters:
///   - count: The number of terms, from 0 to 2³².
///   - factor: The coefficient of *i*, of any sign.
///   - summand: The constant term, of any sign.
///   - divisor: The divisor, from 1 to 2³².
/// - Precondition: The sum fits `Int`.
/// - Complexity: O(log *m*) for a divisor *m*.
public func floorSum(count: Int, factor: Int, summand: Int, divisor: Int) -> Int {
  precondition(0 <= count && count <= 1 << 32, "the count is not in 0 ... 4294967296")
  precondition(1 <= divisor && divisor <= 1 << 32, "the divisor is not in 1 ... 4294967296")
  let (quotient, rest) = (factor.floorDivided(by: divisor), factor.modulo(divisor))
  let (firstQuotient, firstRest) = (summand.floorDivided(by: divisor), summand.modulo(divisor))
  // The sum modulo 2⁶⁴. What is left to add are the lattice points below a line with a slope below 1: from here on they
  // are counted by rows instead of columns, again and again.
  var (n, a, b, m) = (UInt(count), UInt(rest), UInt(firstRest), UInt(divisor))
  var sum =
    (n &* (n &- 1) / 2) &* UInt(bitPattern: quotient) &+ n &* UInt(bitPattern: firstQuotient)
  while true {
    // Invariant: n, m ≤ 2³² and a, b < m.
    let last = a * n + b
    if last < m { break }
    (n, b) = last.quotientAndRemainder(dividingBy: m)
    (a, m) = (m, a)
    sum &+= (n &* (n &- 1) / 2) &* (a / m) &+ n &* (b / m)
    (a, b) = (a % m, b % m)
  }
  let result = Int(bitPattern: sum)
  let steps = Double(count) * Double(count - 1) / 2
  let estimate = (steps * Double(factor) + Double(count) * Double(summand)) / Double(divisor)
  precondition(Swift.abs(Double(result) - estimate) < 1e18, "the sum does not fit Int")
  return result
}
