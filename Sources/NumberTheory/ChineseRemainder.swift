// A number from its remainders by several moduli. Knuth, TAOCP vol. 2, 4.3.2 (the Chinese remainder theorem).

/// Returns the numbers that have given remainders, as a congruence that says the same as all of them together.
///
///     chineseRemainder([(2, 3), (3, 5), (2, 7)])!  // (remainder: 23, modulus: 105): 23, 128, 233, …
///     chineseRemainder([(1, 4), (3, 6)])!  // (remainder: 9, modulus: 12)
///     chineseRemainder([(1, 4), (2, 6)])  // nil: it would be odd and even
///
/// - Parameter congruences: Each a remainder, any number, and the modulus that it is by, positive; moduli may have
///   divisors in common. If there are no congruences, every number will do: remainder 0, modulus 1.
/// - Returns: The least number, 0 or more, with these remainders, and the distance between such numbers, which is the
///   least common multiple of the moduli; `nil` if there is no such number.
/// - Precondition: The least common multiple fits `Int`.
/// - Complexity: O(*k* log *m*) for *k* congruences by moduli up to *m*.
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
    // Invariant: the numbers with the remainders so far are `known` and those at distances of the period.
    precondition(modulus > 0, "a modulus is not positive")
    let difference = number.modulo(modulus) - known % modulus
    let (divisor, inverse, _) = extendedGCD(period, modulus)
    if difference % divisor != 0 { return nil }
    // The number is so many periods farther; it is known by how many modulo the rest of the modulus.
    let rest = modulus / divisor
    let steps = UInt((difference / divisor).modulo(rest))
      ._product(UInt(inverse.modulo(rest)), modulo: UInt(rest))
    known += period * Int(steps)
    period *= rest
  }
  return (known, period)
}
