// The seeds of a stress test's cases: any of them can be the first seed of another run.

/// The seeds and sizes of a run's cases.
///
/// The first case has the seed of the run, so that a run with the seed of a case starts with that
/// case: its size, too, is determined by its seed alone. Sizes cycle from 1 to the largest.
///
///     StressSeeds(first: 20, maxSize: 10).seed(at: 0)  // 20
///     StressSeeds(first: 20, maxSize: 10).size(of: 20)  // 1
public struct StressSeeds: Sendable {
  /// The seed of the run and of its first case.
  public let first: UInt64
  /// The largest size, at least 1.
  public let maxSize: Int

  /// The bound of the later seeds: they fit even a generator that stores its seed in a signed
  /// 32-bit integer.
  private static let bound: UInt64 = 1 << 31

  /// Creates the seeds of a run.
  ///
  /// - Parameter maxSize: From 1 to 2^20.
  public init(first: UInt64, maxSize: Int) {
    precondition((1...1 << 20).contains(maxSize), "a size is a number from 1 to 2^20")
    self.first = first
    self.maxSize = maxSize
  }

  /// Returns the size of the case with the given seed.
  public func size(of seed: UInt64) -> Int {
    Int(seed % UInt64(maxSize)) + 1
  }

  /// Returns the seed of a case by its index in the run, from 0.
  public func seed(at index: Int) -> UInt64 {
    if index == 0 { return first }
    let sizes = UInt64(maxSize)
    let random = Self.mixed(first, UInt64(index)) % (Self.bound / sizes)
    return random * sizes + (first % sizes + UInt64(index) % sizes) % sizes
  }

  /// The output function of SplitMix64, whose state is `first` after `index` steps: Steele, Lea,
  /// Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
  private static func mixed(_ first: UInt64, _ index: UInt64) -> UInt64 {
    // Wrapping is intended: the arithmetic is modulo 2^64.
    var bits = first &+ index &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
