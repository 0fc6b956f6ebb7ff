// The greatest common divisor and the least common multiple: Euclid's algorithm. Knuth, TAOCP vol. 2, 4.5.2.

/// Returns the greatest common divisor of two integers: never negative, and 0 if both are 0.
///
///     gcd(48, -18)  // 6
///     gcd(0, 7)  // 7
///
/// - Precondition: The result fits the type, as it does unless each number is 0 or the minimum of its type.
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

/// Returns the least common multiple of two integers: never negative, and 0 if one of them is 0.
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
