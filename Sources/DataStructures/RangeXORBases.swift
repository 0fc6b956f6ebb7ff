// The bases of all ranges that end at the same place: of vectors with the same highest bit, the one whose numbers come
// last is kept (prefix linear basis).

extension Collection where Element == Int {
  /// Calls the given closure with the XOR basis of the numbers in each range (offline range XOR basis queries).
  ///
  ///     let numbers = [5, 9, 12, 3]
  ///     var largest = [0, 0, 0]
  ///     numbers.forEachXORBasis(in: [0..<2, 1..<4, 3..<3]) { index, basis in
  ///       largest[index] = basis.largest()
  ///     }
  ///     largest  // [12, 15, 0]: 5 ^ 9, 12 ^ 3, and that of no numbers
  ///
  /// - Parameters:
  ///   - ranges: Ranges of the positions of the numbers, which are counted from 0.
  ///   - body: Called once for each range, in ascending order of their ends, with the index of the range in the
  ///     collection, counted from 0, and the basis of the numbers in it.
  /// - Precondition: No number is negative, and all ranges are within the numbers.
  /// - Complexity: O(*q* log *q* + *n* · *r* + *q* · *r*²) for *q* ranges and *n* numbers of rank *r*, which is 63 at
  ///   most.
  @inlinable
  public func forEachXORBasis(
    in ranges: some Collection<Range<Int>>,
    _ body: (_ index: Int, _ basis: XORBasis) throws -> Void
  ) rethrows {
    let (numbers, ranges) = (Array(self), Array(ranges))
    var (vectors, end) = (_LatestVectors(), 0)
    let order = ranges.indices.sorted { ranges[$0].upperBound < ranges[$1].upperBound }
    for index in order {
      let range = ranges[index]
      precondition(
        range.lowerBound >= 0 && range.upperBound <= numbers.count,
        "a range is not within 0 ..< count")
      while end < range.upperBound {
        vectors.insert(numbers[end], at: end)
        end += 1
      }
      try body(index, vectors.basis(from: range.lowerBound))
    }
  }
}

/// The spans of all ranges of a sequence that end where it ends.
@usableFromInline
internal struct _LatestVectors {
  /// For each bit a vector of which it is the highest bit, or 0.
  private var vectors = [Int](repeating: 0, count: Int.bitWidth - 1)
  /// The position of the first of the numbers that each vector is the XOR of; the last one possible.
  private var starts = [Int](repeating: 0, count: Int.bitWidth - 1)

  @usableFromInline
  internal init() {}

  /// Appends a number, which is not negative.
  @usableFromInline
  internal mutating func insert(_ number: Int, at position: Int) {
    precondition(number >= 0, "the number is negative")
    // Invariant: a later vector replaces an earlier one with the same highest bit, which goes on with both.
    var (rest, start) = (number, position)
    while rest != 0 {
      let bit = Int.bitWidth - 1 - rest.leadingZeroBitCount
      if vectors[bit] == 0 {
        (vectors[bit], starts[bit]) = (rest, start)
        return
      }
      if starts[bit] < start {
        swap(&vectors[bit], &rest)
        swap(&starts[bit], &start)
      }
      rest ^= vectors[bit]
    }
  }

  /// Returns the basis of the numbers from a position on.
  @usableFromInline
  internal func basis(from start: Int) -> XORBasis {
    XORBasis(
      _echelon: zip(vectors, starts).lazy.filter { $0 != 0 && $1 >= start }.map { $0.0 })
  }
}
