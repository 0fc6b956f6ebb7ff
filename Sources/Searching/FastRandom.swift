// A generator of random numbers for randomized algorithms. Steele, Lea, Flood: Fast Splittable Pseudorandom Number
// Generators, OOPSLA 2014.

/// A fast generator of random numbers, for whatever takes one: `Int.random(in:using:)`, `shuffle(using:)`.
///
/// The generator of the system, which `Int.random(in:)` uses, asks the kernel for each number, which takes some hundreds
/// of nanoseconds. This one takes about one, as simulated annealing and other heuristics need it:
///
///     var random = FastRandom(seed: 7)
///     let heights = [5, 3, 8, 1, 9, 2]
///     var (order, best) = (Array(heights.indices), Int.max)
///     for step in 0..<1000 {
///       let temperature = 4 * (1 - Double(step) / 1000)
///       let before = order
///       order.swapAt(Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
///       let cost = zip(order, order.dropFirst()).reduce(0) { $0 + abs(heights[$1.0] - heights[$1.1]) }
///       let luck = Double.random(in: 0..<1, using: &random)
///       if Double(cost) > Double(best) + temperature * luck { order = before } else { best = cost }
///     }
///     best  // 8: ascending or descending
///
/// What has a time limit may ask `ContinuousClock.now` in each step, in some 50 ns.
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
