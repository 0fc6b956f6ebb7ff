// A generator of random numbers for randomized algorithms. Steele, Lea, Flood: Fast Splittable Pseudorandom Number
// Generators, OOPSLA 2014.

/// A fast generator of random numbers, for whatever takes one: `Int.random(in:using:)`, `shuffle(using:)`.
///
/// The generator of the system, which `Int.random(in:)` uses, asks the kernel for each number, which takes some hundreds
/// of nanoseconds. This one takes about one, as ``Annealing`` and other heuristics need it:
///
///     var random = FastRandom(seed: 7)
///     (1...5).map { _ in Int.random(in: 1...6, using: &random) }  // [3, 1, 6, 4, 3]
///
/// With a seed it gives the same numbers in every run; without one, other numbers in each, against which nobody can
/// have made a case.
public struct FastRandom: RandomNumberGenerator, Sendable {
  @usableFromInline internal var _state: UInt64

  /// Creates a generator whose numbers depend on a seed only.
  ///
  ///     var random = FastRandom(seed: 1)
  ///     var cards = Array(1...6)
  ///     cards.shuffle(using: &random)
  ///     cards  // [4, 5, 6, 2, 1, 3]
  ///
  /// - Parameter seed: Any number.
  @inlinable
  public init(seed: UInt64) { _state = seed }

  /// Creates a generator with a random seed.
  @inlinable
  public init() { self.init(seed: .random(in: 0...UInt64.max)) }

  /// Returns the next 64 random bits.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func next() -> UInt64 {
    // Wraparound is intended.
    _state &+= 0x9E37_79B9_7F4A_7C15
    let bits = (_state ^ _state &>> 30) &* 0xBF58_476D_1CE4_E5B9
    let mixed = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }
}
