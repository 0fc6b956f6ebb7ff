// The named shapes of input that tests, benchmarks and judges share. The choice follows the
// pattern lists of Bentley and McIlroy (Engineering a Sort Function, 1993), pdqsort and
// sort-research-rs, with the shapes that are hard for longest increasing subsequences.

/// A named, seeded shape of input: the same pattern, length, range and seed give the same values on
/// every machine.
///
///     InputPattern.organPipe.values(count: 7, in: 0...3, seed: 1)  // [0, 1, 2, 3, 2, 1, 0]
///
/// Shapes made of ranks (all but `random`, `extremes` and the few-valued ones) spread the ranks
/// evenly over the range: over `0...n-1` a permutation is one of consecutive numbers, over a wide
/// range one of numbers far apart, over a narrow one it holds equal numbers.
public enum InputPattern: String, CaseIterable, Sendable {
  /// Uniformly distributed over the range.
  case random
  /// Ascending.
  case sorted
  /// Descending.
  case reversed
  /// One number, repeated.
  case allEqual
  /// Two numbers in random order.
  case twoValues
  /// Sixteen numbers in random order.
  case fewValues
  /// Small numbers often, large ones rarely: the probability of *k* is about proportional to 1/*k*.
  case skewed
  /// The ends of the range, their neighbors and the middle, in random order.
  case extremes
  /// A random permutation of the ranks.
  case permutation
  /// Ascending, then descending.
  case organPipe
  /// About √*n* ascending runs of equal length, all of the same numbers.
  case saw
  /// About √*n* descending runs of equal length, all of the same numbers.
  case fallingSaw
  /// Ascending runs of random length over random numbers.
  case runs
  /// Two ascending sequences, the low half and the high half, interleaved.
  case interleaved
  /// Ascending, with one number in twenty, on average, replaced by a random one.
  case mostlySorted
  /// Ascending, except that the minimum is last.
  case pushFront
  /// Ascending, except that the median is last.
  case pushMiddle
  /// Position plus noise of up to 1,000.
  case noisyAscent
  /// Position plus noise of up to half the length.
  case wideAscent
  /// An ascending sequence at the even indices, random numbers at the odd ones.
  case halfIncreasing
}

extension InputPattern {
  /// Returns the given number of values in this shape.
  ///
  ///     InputPattern.reversed.values(count: 5, in: 0...100, seed: 1)  // [100, 75, 50, 25, 0]
  ///
  /// - Parameters:
  ///   - count: The number of values, from 0 to 2^31.
  ///   - range: The range of the values, of an integer type of up to 64 bits.
  ///   - seed: Any number; shapes without a random part do not depend on it.
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func values<Value: FixedWidthInteger>(
    count: Int, in range: ClosedRange<Value>, seed: UInt64
  ) -> [Value] {
    let offsets = _offsets(count: count, span: range._span, seed: seed)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      for index in 0..<count {
        buffer.initializeElement(at: index, to: range._value(at: offsets[index]))
      }
      initializedCount = count
    }
  }

  /// Returns the given number of values in this shape over the whole range of the integer type.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func values<Value: FixedWidthInteger>(
    count: Int, of type: Value.Type = Value.self, seed: UInt64
  ) -> [Value] {
    values(count: count, in: Value.min...Value.max, seed: seed)
  }
}
