// Static range minimum queries: blocks of 64, with a bit mask for each element of the candidates in its block, and a
// sparse table of the blocks. Bender, Farach-Colton, "The LCA problem revisited", 2000; Alstrup, Gavoille, Kaplan,
// Rauhe, "Nearest common ancestors: a survey and a new distributed algorithm", 2002.

/// Range minimum queries (RMQ) on elements that do not change, in O(1) each: a sparse table of blocks.
///
///     let heights = RangeMinima([3, 1, 4, 1, 5])
///     heights.minimum(2...4)  // 1
///     heights.indexOfMinimum(..<5)  // 1, the first of the smallest
///
/// The order may be any: with `>` it finds maxima.
///
///     RangeMinima([3, 1, 4, 1, 5], by: >).minimum(..<4)  // 4
///
/// If the elements change, use a ``SegmentTree``; for range sums ``PrefixSums``; for sliding window minima
/// `minima(ofLast:)` of `Searching`.
public struct RangeMinima<Element> {
  @usableFromInline internal let _elements: [Element]
  /// Bit *k* of entry *i* is whether element *k* of the block of *i* is less than or equal to all after it up to *i*.
  @usableFromInline internal let _candidates: [UInt64]
  /// Entry *b* of row *k* is the index of the first minimum of the 2ᵏ blocks from *b* on.
  @usableFromInline internal let _table: [[Int32]]
  // As it is made where the compiler sees the order, it calls no other function.
  /// Returns the index of the first minimum from one index to another.
  @usableFromInline internal let _indexOfMinimum:
    (
      UnsafePointer<Element>, _ candidates: UnsafePointer<UInt64>, _ table: [[Int32]],
      _ first: Int, _ last: Int
    ) -> Int

  /// Prepares range minimum queries on the given elements, ordered by a closure.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹.
  ///   - isBefore: A strict weak ordering, such as `<` or `>`.
  /// - Complexity: O(*n*) time for *n* elements, and about 8 bytes for each besides the elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, by isBefore: @escaping (Element, Element) -> Bool
  ) {
    _elements = Array(elements)
    _candidates = _rangeMinimaCandidates(_elements, isBefore)
    _table = _rangeMinimaTable(_elements, _candidates, isBefore)
    _indexOfMinimum = { elements, candidates, table, first, last in
      // The second index if its element is smaller, and the first one otherwise.
      func smaller(_ first: Int, _ second: Int) -> Int {
        isBefore(elements[second], elements[first]) ? second : first
      }
      let (firstBlock, lastBlock) = (first >> 6, last >> 6)
      if firstBlock == lastBlock { return _firstMinimum(candidates, first, last) }
      // From left to right, so that of equal ones the first is found.
      var best = _firstMinimum(candidates, first, firstBlock << 6 | 63)
      let between = lastBlock - firstBlock - 1
      if between > 0 {
        let power = Int.bitWidth - 1 - between.leadingZeroBitCount
        best = smaller(best, Int(table[power][firstBlock + 1]))
        best = smaller(best, Int(table[power][lastBlock - 1 << power]))
      }
      return smaller(best, _firstMinimum(candidates, lastBlock << 6, last))
    }
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _elements.count }

  /// Returns the minimum of a range.
  ///
  ///     RangeMinima([30, 12, 45, 7]).minimum(..<3)  // 12
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(1)
  @inlinable
  public func minimum(_ range: some RangeExpression<Int>) -> Element {
    _elements[indexOfMinimum(range)]
  }

  /// Returns the index of the minimum of a range; of equal ones the first.
  ///
  ///     RangeMinima([30, 12, 45, 12]).indexOfMinimum(2...)  // 3
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(1)
  @inlinable
  public func indexOfMinimum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "the range is empty")
    return _elements.withUnsafeBufferPointer { elements in
      _candidates.withUnsafeBufferPointer { candidates in
        _indexOfMinimum(
          elements.baseAddress!, candidates.baseAddress!, _table, bounds.lowerBound,
          bounds.upperBound - 1)
      }
    }
  }
}

extension RangeMinima where Element: Comparable {
  /// Prepares range minimum queries on the given elements.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹.
  /// - Complexity: O(*n*) time for *n* elements, and about 8 bytes for each besides the elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(elements, by: <)
  }
}

// MARK: - Core

/// Returns the index of the first minimum of a range within a block.
@inlinable @inline(__always)
internal func _firstMinimum(
  _ candidates: UnsafePointer<UInt64>, _ first: Int, _ last: Int
) -> Int {
  first &+ (candidates[last] &>> UInt64(first & 63)).trailingZeroBitCount
}

/// Returns for each element the mask of the elements of its block that are less than or equal to all after them up to
/// it.
@inlinable
internal func _rangeMinimaCandidates<Element>(
  _ elements: [Element], _ isBefore: (Element, Element) -> Bool
) -> [UInt64] {
  var waiting: UInt64 = 0
  return elements.indices.map { index in
    if index & 63 == 0 { waiting = 0 }
    while waiting != 0 {
      let last = 63 - waiting.leadingZeroBitCount
      if !isBefore(elements[index], elements[index & ~63 | last]) { break }
      waiting &= ~((1 as UInt64) << UInt64(last))
    }
    waiting |= (1 as UInt64) << UInt64(index & 63)
    return waiting
  }
}

/// Returns the sparse table: the first minima of 1, 2, 4, … blocks; the last block, if it is not full, is in none.
@inlinable
internal func _rangeMinimaTable<Element>(
  _ elements: [Element], _ candidates: [UInt64], _ isBefore: (Element, Element) -> Bool
) -> [[Int32]] {
  precondition(elements.count <= Int32.max, "there are 2^31 elements or more")
  var table = [
    (0..<elements.count / 64).map {
      Int32(truncatingIfNeeded: $0 << 6 + candidates[$0 << 6 | 63].trailingZeroBitCount)
    }
  ]
  var width = 1
  while 2 * width <= table[0].count {
    let row = table[table.count - 1]
    table.append(
      (0...row.count - 1 - width).map { block in
        let (first, second) = (row[block], row[block + width])
        return isBefore(elements[Int(second)], elements[Int(first)]) ? second : first
      })
    width *= 2
  }
  return table
}
