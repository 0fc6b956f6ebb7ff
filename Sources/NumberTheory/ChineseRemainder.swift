// Systems of congruences. Knuth, TAOCP vol. 2, 4.3.2 (the Chinese remainder theorem).

/// Solves a system of congruences by the Chinese remainder theorem, and returns all solutions as a single congruence.
///
///     chineseRemainder([(2, 3), (3, 5), (2, 7)])!  // (remainder: 23, modulus: 105): 23, 128, 233, …
///     chineseRemainder([(1, 4), (3, 6)])!  // (remainder: 9, modulus: 12)
///     chineseRemainder([(1, 4), (2, 6)])  // nil: it would be odd and even
///
/// - Parameter congruences: Pairs of a remainder, which may be any integer, and its modulus, which is positive. The
///   moduli need not be coprime. Without congruences every integer is a solution: remainder 0, modulus 1.
/// - Returns: The smallest nonnegative solution, and the least common multiple of the moduli, which is the distance
///   between solutions; `nil` if there is no solution.
/// - Precondition: The least common multiple fits `Int`.
/// - Complexity: O(*k* log *m*) for *k* congruences with moduli up to *m*.
@inlinable
public func chineseRemainder(
  _ congruences: some Sequence<(Int, Int)>
) -> (remainder: Int, modulus: Int)? {
  _chineseRemainder(Array(congruences))
}

// MARK: - Core

@usableFromInline
internal func _chineseRemainder(_ congruences: [(Int, Int)]) -> (remainder: Int, modulus: Int)? {
  var (known, period) = (0, 1)
  for (number, modulus) in congruences {
    // Invariant: the solutions so far are congruent to `known` modulo `period`.
    precondition(modulus > 0, "a modulus is not positive")
    let difference = number.modulo(modulus) - known % modulus
    let (divisor, inverse, _) = extendedGCD(period, modulus)
    if difference % divisor != 0 { return nil }
    // The solution is `known` plus `steps` periods; `steps` is determined modulo `rest`.
    let rest = modulus / divisor
    let steps = UInt((difference / divisor).modulo(rest))
      ._product(UInt(inverse.modulo(rest)), modulo: UInt(rest))
    known += period * Int(steps)
    period *= rest
  }
  return (known, period)
}
