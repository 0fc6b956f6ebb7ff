// Bits of numbers from the highest on, at each of which those with a 0 go before those with a 1: a sorted order of any
// range is in there. Claude, Navarro, Ordóñez, "The wavelet matrix", 2015.

/// Numbers in a row that stay as they are, and the order of those in any range of it.
///
///     let scores = WaveletMatrix([30, 10, 50, 20, 40])
///     scores.smallest(1, in: 0..<3)  // 30: of 30, 10 and 50 the second
///     scores.count(below: 35, in: 1..<5)  // 2: 10 and 20
///     scores.count(of: 50, in: 0..<3)  // 1
///     scores.largest(below: 40, in: 1..<5)  // 20
///     scores.smallest(atLeast: 25, in: 1..<5)  // 40
///
/// It takes the place of a persistent segment tree or of a merge sort tree. With sums it is a
/// ``WeightedWaveletMatrix``.
public struct WaveletMatrix: Sendable {
  /// The numbers in ascending order, each once: what is looked at are their places in it.
  @usableFromInline internal let _values: [Int]
  /// From the highest bit on, a bit for each number, and how many 1 are in front of each word of 64 of them.
  @usableFromInline internal let _levels: [_Level]
  /// How many numbers there are.
  public let count: Int

  /// The bits of one level.
  @usableFromInline
  internal struct _Level: Sendable {
    @usableFromInline internal let words: [UInt64]
    @usableFromInline internal let before: [Int32]
    @usableFromInline internal let zeros: Int

    /// How many of the first bits are 1.
    @inlinable @inline(__always)
    internal func ones(before place: Int) -> Int {
      let word = place >> 6
      let mask = (1 as UInt64) << UInt64(place & 63) &- 1
      return Int(before[word]) + (words[word] & mask).nonzeroBitCount
    }
  }

  /// Creates it of some numbers.
  ///
  /// - Parameter numbers: Fewer than 2³¹.
  /// - Complexity: O(*n* log *n*) for *n* numbers; about 1.5 log₂ *n* bits of memory for each, and the numbers once.
  public init(_ numbers: some Collection<Int>) {
    let numbers = Array(numbers)
    count = numbers.count
    var values: [Int] = []
    for number in numbers.sorted() where values.last != number { values.append(number) }
    _values = values
    var ranks = numbers.map { number in Self._rank(of: number, in: values) }
    let bits = Int.bitWidth - Swift.max(values.count - 1, 0).leadingZeroBitCount
    var levels: [_Level] = []
    for bit in (0..<bits).reversed() {
      // One word more than full ones: a place may be behind all.
      var words = [UInt64](repeating: 0, count: count / 64 + 1)
      for (place, rank) in ranks.enumerated() where rank >> bit & 1 == 1 {
        words[place >> 6] |= 1 << UInt64(place & 63)
      }
      var (before, ones): ([Int32], Int32) = ([], 0)
      for word in words {
        before.append(ones)
        ones += Int32(word.nonzeroBitCount)
      }
      levels.append(_Level(words: words, before: before, zeros: count - Int(ones)))
      ranks = ranks.filter { $0 >> bit & 1 == 0 } + ranks.filter { $0 >> bit & 1 == 1 }
    }
    _levels = levels
  }

  /// Returns the *k*-th smallest number of a range, counted from 0.
  ///
  /// - Parameters:
  ///   - k: In 0 ..< the length of the range.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func smallest(_ k: Int, in range: Range<Int>) -> Int {
    _check(range)
    precondition(0 <= k && k < range.count, "the range has no element of this number")
    var (low, high, k, rank) = (range.lowerBound, range.upperBound, k, 0)
    for level in _levels {
      // Invariant: the number is the k-th smallest of those in low ..< high, which agree in all higher bits.
      let (ones, end) = (level.ones(before: low), level.ones(before: high))
      let zeros = high - low - (end - ones)
      rank *= 2
      if k < zeros {
        (low, high) = (low - ones, high - end)
      } else {
        (low, high) = (level.zeros + ones, level.zeros + end)
        k -= zeros
        rank += 1
      }
    }
    return _values[rank]
  }

  /// Returns how many numbers of a range are less than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any number.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func count(below bound: Int, in range: Range<Int>) -> Int {
    _check(range)
    let rank = Self._rank(of: bound, in: _values)
    if rank == _values.count { return range.count }
    var (low, high, below) = (range.lowerBound, range.upperBound, 0)
    for (depth, level) in _levels.enumerated() {
      // Invariant: those in low ..< high agree with the bound in all higher bits.
      let (ones, end) = (level.ones(before: low), level.ones(before: high))
      if rank >> (_levels.count - 1 - depth) & 1 == 1 {
        below += high - low - (end - ones)
        (low, high) = (level.zeros + ones, level.zeros + end)
      } else {
        (low, high) = (low - ones, high - end)
      }
    }
    return below
  }

  /// Returns how many numbers of a range are equal to the given one.
  ///
  /// - Parameters:
  ///   - number: Any number.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func count(of number: Int, in range: Range<Int>) -> Int {
    let below = count(below: number, in: range)
    return number == .max ? range.count - below : count(below: number + 1, in: range) - below
  }

  /// Returns the largest number of a range that is less than a bound, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any number.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func largest(below bound: Int, in range: Range<Int>) -> Int? {
    let below = count(below: bound, in: range)
    return below == 0 ? nil : smallest(below - 1, in: range)
  }

  /// Returns the smallest number of a range that is not less than a bound, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any number.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func smallest(atLeast bound: Int, in range: Range<Int>) -> Int? {
    let below = count(below: bound, in: range)
    return below == range.count ? nil : smallest(below, in: range)
  }
}

// MARK: - Core

extension WaveletMatrix {
  @inlinable
  internal func _check(_ range: Range<Int>) {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "the range is not within it")
  }

  /// Returns how many of some numbers in ascending order are less than the given one.
  @inlinable
  internal static func _rank(of number: Int, in values: [Int]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
