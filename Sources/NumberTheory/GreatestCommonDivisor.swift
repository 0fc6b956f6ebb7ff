// The greatest common divisor and the least common multiple: Euclid's algorithm. Knuth, TAOCP vol. 2, 4.5.2.

/// Returns the greatest common divisor of two numbers: 0 if both are 0, and never negative.
///
///     gcd(48, -18)  // 6
///     gcd(0, 7)  // 7
///
/// - Precondition: The result fits the type, as it does unless both are 0 or its lowest value.
/// - Complexity: O(log *m*) divisions, where *m* is the smaller magnitude.
@inlinable
public func gcd<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  var (larger, smaller) = (a.magnitude, b.magnitude)
  while smaller != 0 {
    // Invariant: the common divisors of the two are those of `a` and `b`.
    (larger, smaller) = (smaller, larger % smaller)
  }
  return Number(larger)
}

/// Returns the least common multiple of two numbers: 0 if one of them is 0, and never negative.
///
///     lcm(4, -6)  // 12
///
/// - Precondition: The result fits the type.
/// - Complexity: O(log *m*) divisions, where *m* is the smaller magnitude.
@inlinable
public func lcm<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  if a == 0 || b == 0 { return 0 }
  return Number(a.magnitude / gcd(a, b).magnitude * b.magnitude)
}
