// SplitMix64, the seeded generator behind every random test, case and benchmark of the package.
// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.

/// A small, fast, seeded random number generator: the same seed gives the same numbers on every
/// machine.
///
///     var random = SplitMix64(seed: 1)
///     random.next()  // 10451216379200822465
public struct SplitMix64: RandomNumberGenerator, Sendable {
  @usableFromInline internal var state: UInt64

  /// Creates a generator with the given seed; every seed, zero too, is a good one.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func next() -> UInt64 {
    // Wrapping is meant throughout: the arithmetic is modulo 2^64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
