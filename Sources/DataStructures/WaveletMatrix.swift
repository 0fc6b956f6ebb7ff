// Bits of numbers from the highest on; at each level those with a 0 are stably moved before those with a 1. Claude,
// Navarro, Ordóñez, "The wavelet matrix", 2015.

/// Order statistics of any range of a static array: *k*-th smallest, rank, predecessor and successor.
///
///     let scores = WaveletMatrix([30, 10, 50, 20, 40])
///     scores.smallest(1, in: 0..<3)  // 30: of 30, 10 and 50 the second
///     scores.count(below: 35, in: 1..<5)  // 2: 10 and 20
///     scores.count(of: 50, in: 0..<3)  // 1
///     scores.largest(below: 40, in: 1..<5)  // 20
///     scores.smallest(atLeast: 25, in: 1..<5)  // 40
///
/// It replaces a persistent segment tree or a merge sort tree. For sums use a ``WeightedWaveletMatrix``.
public struct WaveletMatrix: Sendable {
  /// The distinct numbers in ascending order: the matrix is built of their ranks.
  @usableFromInline internal let _values: [Int]
  /// From the highest bit on, a bit vector for each level, in words; each has an extra word at the end, as a position
  /// may be the end.
  @usableFromInline internal let _words: [_Word]
  /// For each level the number of bits that are 0.
  @usableFromInline internal let _zeros: [Int]
  /// The number of elements.
  public let count: Int

  /// 64 bits of a level, stored with the number of 1s before them: one memory access for both.
  @usableFromInline
  internal struct _Word: Sendable {
    @usableFromInline internal var bits: UInt64 = 0
    @usableFromInline internal var before: Int32 = 0

    @inlinable
    internal init() {}
  }

  /// Creates a wavelet matrix of the given numbers.
  ///
  /// - Parameter numbers: Fewer than 2³¹ integers.
  /// - Complexity: O(*n* log *n*) for *n* numbers; about 2 log₂ *n* bits of memory for each, and the distinct numbers.
  @inlinable
  public init(_ numbers: some Collection<Int>) {
    precondition(numbers.count <= Int32.max, "there are 2^31 elements or more")
    self.init(_numbers: Array(numbers))
  }

  @usableFromInline
  internal init(_numbers numbers: [Int]) {
    count = numbers.count
    var (values, ranks): ([Int], [Int32]) = ([], [Int32](repeating: 0, count: count))
    // With its index, no number has to be looked for.
    for (number, index) in Self._sorted(numbers) {
      if values.last != number { values.append(number) }
      ranks[Int(index)] = Int32(truncatingIfNeeded: values.count - 1)
    }
    _values = values
    var spare = ranks
    let bits = Int.bitWidth - Swift.max(values.count - 1, 0).leadingZeroBitCount
    var (words, zeros): ([_Word], [Int]) = ([], [])
    words.reserveCapacity(bits * (count / 64 + 1))
    for bit in (0..<bits).reversed() {
      zeros.append(
        ranks.withUnsafeMutableBufferPointer { ranks in
          spare.withUnsafeMutableBufferPointer { spare in
            Self._divide(ranks, by: Int32(bit), with: spare, &words)
          }
        })
    }
    (_words, _zeros) = (words, zeros)
  }

  /// The numbers in ascending order with their indices: sorted by counting, eleven bits of what they are more than the
  /// least one at a time (radix sort).
  private static func _sorted(_ numbers: [Int]) -> [(number: Int, index: Int32)] {
    var entries = numbers.enumerated().map { (number: $1, index: Int32(truncatingIfNeeded: $0)) }
    // Counting takes a walk through all 2048 digits, however few the numbers are.
    if numbers.count < 1000 { return entries.sorted { $0.number < $1.number } }
    let least = numbers.reduce(Int.max) { Swift.min($0, $1) }
    // A difference may have all bits: it has no sign, so that wrapping is meant.
    let bits = numbers.reduce(0) { $0 | UInt(bitPattern: $1 &- least) }
    var next = entries
    for shift in stride(from: 0, to: UInt.bitWidth - bits.leadingZeroBitCount, by: 11) {
      func digit(_ number: Int) -> Int {
        Int(UInt(bitPattern: number &- least) &>> UInt(shift) & 2047)
      }
      var places = [Int](repeating: 0, count: 2049)
      for entry in entries { places[digit(entry.number) + 1] += 1 }
      for digit in 0..<2048 { places[digit + 1] += places[digit] }
      for entry in entries {
        let digit = digit(entry.number)
        next[places[digit]] = entry
        places[digit] += 1
      }
      Swift.swap(&entries, &next)
    }
    return entries
  }

  /// Stably partitions the numbers by a bit, 0 before 1, and appends the bit vector of the level.
  ///
  /// - Returns: The number of those whose bit is 0.
  private static func _divide(
    _ ranks: UnsafeMutableBufferPointer<Int32>, by bit: Int32,
    with spare: UnsafeMutableBufferPointer<Int32>, _ words: inout [_Word]
  ) -> Int {
    var (low, high) = (0, 0)
    for start in stride(from: 0, through: ranks.count, by: 64) {
      var word = _Word()
      word.before = Int32(truncatingIfNeeded: high)
      for place in start..<Swift.min(start + 64, ranks.count) {
        // Each is written to both: nobody could predict a branch.
        let rank = ranks[place]
        let one = Int(rank &>> bit & 1)
        word.bits |= UInt64(one) &<< UInt64(place &- start)
        (ranks[low], spare[high]) = (rank, rank)
        low &+= 1 &- one
        high &+= one
      }
      words.append(word)
    }
    for place in 0..<high { ranks[low + place] = spare[place] }
    return low
  }

  /// The number at the given index.
  ///
  ///     WaveletMatrix([30, 10, 50])[2]  // 50
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public subscript(index: Int) -> Int {
    precondition(0 <= index && index < count, "no element has this index")
    return _smallest(0, index..<index + 1)
  }

  /// Returns the *k*-th smallest number of a range, counted from 0.
  ///
  /// - Parameters:
  ///   - k: The rank, in 0 ..< the length of the range.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func smallest(_ k: Int, in range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(0 <= k && k < bounds.count, "the range has no element of this number")
    return _smallest(k, bounds)
  }

  /// Returns the number of elements of a range that are less than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func count(below bound: Int, in range: some RangeExpression<Int>) -> Int {
    _count(below: bound, _rangeBounds(range, in: 0..<count))
  }

  /// Returns the number of elements of a range that are not greater than a bound.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func count(atMost bound: Int, in range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    return bound == .max ? bounds.count : _count(below: bound + 1, bounds)
  }

  /// Returns the number of occurrences of a number in a range.
  ///
  /// - Parameters:
  ///   - number: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func count(of number: Int, in range: some RangeExpression<Int>) -> Int {
    _count(of: number, _rangeBounds(range, in: 0..<count))
  }

  /// Returns the largest number of a range that is less than a bound (predecessor), or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func largest(below bound: Int, in range: some RangeExpression<Int>) -> Int? {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _nearest(toRank: Self._rank(of: bound, in: _values) - 1, isBelow: true, bounds)
  }

  /// Returns the largest number of a range that is not greater than a bound, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func largest(atMost bound: Int, in range: some RangeExpression<Int>) -> Int? {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _nearest(toRank: _rank(above: bound) - 1, isBelow: true, bounds)
  }

  /// Returns the smallest number of a range that is not less than a bound, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func smallest(atLeast bound: Int, in range: some RangeExpression<Int>) -> Int? {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _nearest(toRank: Self._rank(of: bound, in: _values), isBelow: false, bounds)
  }

  /// Returns the smallest number of a range that is greater than a bound (successor), or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bound: Any integer.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  @inlinable
  public func smallest(above bound: Int, in range: some RangeExpression<Int>) -> Int? {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _nearest(toRank: _rank(above: bound), isBelow: false, bounds)
  }
}

// MARK: - Core

extension WaveletMatrix {
  /// The *k*-th smallest number of a range, which has one.
  @usableFromInline
  internal func _smallest(_ k: Int, _ range: Range<Int>) -> Int {
    var (low, high, k, rank) = (range.lowerBound, range.upperBound, k, 0)
    _words.withUnsafeBufferPointer { words in
      var level = words.baseAddress
      for zeros in _zeros {
        // Invariant: the result is the k-th smallest of those in low ..< high, which agree in all higher bits.
        let (ones, end) = (level!._ones(before: low), level!._ones(before: high))
        let less = high - low - (end - ones)
        let isOne = k >= less
        (low, high) = isOne ? (zeros + ones, zeros + end) : (low - ones, high - end)
        k = isOne ? k - less : k
        rank = 2 * rank + (isOne ? 1 : 0)
        level! += count / 64 + 1
      }
    }
    return _values[rank]
  }

  /// The number of a range whose rank is nearest to the given one, among those that are not greater, or not less.
  @usableFromInline
  internal func _nearest(toRank rank: Int, isBelow: Bool, _ range: Range<Int>) -> Int? {
    if !_values.indices.contains(rank) { return nil }
    var (low, high, depth) = (range.lowerBound, range.upperBound, 0)
    // The last numbers that were left aside but are below, or above: their highest bits, and how many these are.
    var (asideLow, asideHigh, asideRank, asideDepth) = (0, 0, 0, 0)
    return _words.withUnsafeBufferPointer { words in
      while depth < _zeros.count, low < high {
        // Invariant: those in low ..< high agree with the rank in all higher bits.
        let level = words.baseAddress! + depth * (count / 64 + 1)
        let (ones, end) = (level._ones(before: low), level._ones(before: high))
        let zero = (low: low - ones, high: high - end)
        let one = (low: _zeros[depth] + ones, high: _zeros[depth] + end)
        depth += 1
        let prefix = rank >> (_zeros.count - depth)
        let isOne = prefix & 1 == 1
        let other = isOne ? zero : one
        if isOne == isBelow, other.low < other.high {
          (asideLow, asideHigh, asideRank, asideDepth) = (other.low, other.high, prefix ^ 1, depth)
        }
        (low, high) = isOne ? one : zero
      }
      if low < high { return _values[rank] }
      if asideLow == asideHigh { return nil }
      (low, high) = (asideLow, asideHigh)
      for depth in asideDepth..<_zeros.count {
        // The greatest of those below, or the least of those above.
        let level = words.baseAddress! + depth * (count / 64 + 1)
        let (ones, end) = (level._ones(before: low), level._ones(before: high))
        let isOne = isBelow ? ones < end : end - ones == high - low
        (low, high) = isOne ? (_zeros[depth] + ones, _zeros[depth] + end) : (low - ones, high - end)
        asideRank = 2 * asideRank + (isOne ? 1 : 0)
      }
      return _values[asideRank]
    }
  }

  /// How many of the distinct numbers are not greater than a bound.
  @usableFromInline
  internal func _rank(above bound: Int) -> Int {
    bound == .max ? _values.count : Self._rank(of: bound + 1, in: _values)
  }

  @usableFromInline
  internal func _count(below bound: Int, _ range: Range<Int>) -> Int {
    let rank = Self._rank(of: bound, in: _values)
    if rank == _values.count { return range.count }
    var below = 0
    _descend(to: rank, range) { _, isOne, low, high in below += isOne ? high - low : 0 }
    return below
  }

  @usableFromInline
  internal func _count(of number: Int, _ range: Range<Int>) -> Int {
    let rank = Self._rank(of: number, in: _values)
    if rank == _values.count || _values[rank] != number { return 0 }
    return _descend(to: rank, range) { _, _, _, _ in }.count
  }

  /// Descends through the levels to the numbers of a range that equal a rank, and returns where they are at the end.
  ///
  /// - Parameter pass: Called for each level with its number, whether the bit of the rank is 1, and the positions after
  ///   the level of the numbers whose bit is 0. If the bit of the rank is 1, these are less.
  @inlinable @inline(__always)
  @discardableResult
  internal func _descend(
    to rank: Int, _ range: Range<Int>,
    _ pass: (_ level: Int, _ isOne: Bool, _ low: Int, _ high: Int) -> Void
  ) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    _words.withUnsafeBufferPointer { words in
      var (level, bit) = (words.baseAddress, _zeros.count)
      for zeros in _zeros {
        // Invariant: those in low ..< high agree with the rank in all higher bits.
        bit -= 1
        let (ones, end) = (level!._ones(before: low), level!._ones(before: high))
        let isOne = rank >> bit & 1 == 1
        pass(_zeros.count - 1 - bit, isOne, low - ones, high - end)
        (low, high) = isOne ? (zeros + ones, zeros + end) : (low - ones, high - end)
        level! += count / 64 + 1
      }
    }
    return low..<high
  }

  /// Returns how many of some numbers in ascending order are less than the given one.
  @inlinable
  internal static func _rank(of number: Int, in values: [Int]) -> Int {
    values.withUnsafeBufferPointer { values in
      var (start, length) = (0, values.count)
      while length > 0 {
        // A conditional move, not a branch: there is nothing to mispredict.
        let half = (length + 1) / 2
        start = values[start + half - 1] < number ? start + half : start
        length -= half
      }
      return start
    }
  }
}

extension UnsafePointer<WaveletMatrix._Word> {
  /// The number of 1s among the first bits of a level (rank).
  @inlinable @inline(__always)
  internal func _ones(before place: Int) -> Int {
    let word = self[place >> 6]
    let mask = (1 as UInt64) &<< UInt64(truncatingIfNeeded: place & 63) &- 1
    return Int(word.before) + (word.bits & mask).nonzeroBitCount
  }
}
