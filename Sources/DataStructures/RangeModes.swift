// Range mode queries by square root decomposition: the modes of all runs of blocks are in a table, and an element of
// the rest is the mode if it occurs once more. Krizanc, Morin, Smid, "Range mode and range median queries on lists and
// trees", 2005; Chan, Durocher, Larsen, Morrison, Wilkinson, "Linear-space data structures for range mode query in
// arrays", 2014, 3.

/// Range mode queries on elements that do not change: the most frequent element of a range, and how often it occurs.
///
///     let votes = RangeModes(["a", "b", "a", "c", "b", "b"])
///     votes.mode(0...2)  // (element: "a", count: 2)
///     votes.mode(0...).count  // 3
///
/// Offline queries take about as long with `forEachInMosOrder(add:remove:answer:)` of `Searching`. For an element that
/// more than half of a range are equal to, a ``SegmentTree`` of votes takes less time.
public struct RangeModes<Element: Hashable> {
  /// The distinct elements, in the order of their first occurrences.
  @usableFromInline internal let _elements: [Element]
  @usableFromInline internal let _blocks: _ModeBlocks

  /// Prepares range mode queries on the given elements.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹.
  /// - Complexity: O(*n*√*n*) time for *n* elements, and about 24 bytes for each besides the distinct elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    var (distinct, kinds): ([Element], [Int32]) = ([], [])
    var kindsOfElements: [Element: Int32] = [:]
    kinds.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let kind = kindsOfElements[element] ?? Int32(truncatingIfNeeded: distinct.count)
      if kind == distinct.count {
        kindsOfElements[element] = kind
        distinct.append(element)
      }
      kinds.append(kind)
    }
    precondition(kinds.count <= Int32.max, "there are 2^31 elements or more")
    (_elements, _blocks) = (distinct, _ModeBlocks(kinds: kinds, kindCount: distinct.count))
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _blocks.kinds.count }

  /// Returns the mode of a range, and the number of its occurrences there.
  ///
  ///     RangeModes([7, 3, 3, 7, 7]).mode(..<4).count  // 2: there are two of each
  ///     RangeModes([7, 3, 3, 7, 7]).mode(1..<3)  // (element: 3, count: 2)
  ///
  /// Of several most frequent elements it is any one.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(√*n*) for *n* elements.
  @inlinable
  public func mode(_ range: some RangeExpression<Int>) -> (element: Element, count: Int) {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "the range is empty")
    let (kind, count) = _blocks.mode(bounds.lowerBound, bounds.upperBound)
    return (_elements[kind], count)
  }
}

extension RangeModes: Sendable where Element: Sendable {}

// MARK: - Core

/// The modes of ranges of numbers that are counted from 0.
@frozen @usableFromInline
internal struct _ModeBlocks: Sendable {
  @usableFromInline internal let kinds: [Int32]
  /// The occurrences by kinds, and from left to right, as kind · `count` + position.
  @usableFromInline internal let occurrences: [Int]
  /// For each position the index of its occurrence.
  @usableFromInline internal let slots: [Int32]
  /// Column *k* of row *i* is the mode of the blocks from *i* to *k*, if *i* is at most *k*.
  @usableFromInline internal let table: [(kind: Int32, count: Int32)]
  @usableFromInline internal let blockSize: Int
  @usableFromInline internal let blockCount: Int

  @usableFromInline
  internal init(kinds: [Int32], kindCount: Int) {
    let count = kinds.count
    var starts = [Int](repeating: 0, count: kindCount + 1)
    for kind in kinds { starts[Int(kind) + 1] += 1 }
    for kind in 0..<kindCount { starts[kind + 1] += starts[kind] }
    var occurrences = [Int](repeating: 0, count: count)
    var slots = [Int32](repeating: 0, count: count)
    for (place, kind) in kinds.enumerated() {
      slots[place] = Int32(truncatingIfNeeded: starts[Int(kind)])
      occurrences[starts[Int(kind)]] = Int(kind) * count + place
      starts[Int(kind)] += 1
    }
    var size = 1
    while size * size < count { size += 1 }
    let blockCount = count / size
    var table = [(kind: Int32, count: Int32)](repeating: (0, 0), count: blockCount * blockCount)
    var counts = [Int32](repeating: 0, count: kindCount)
    for first in 0..<blockCount {
      var best: (kind: Int32, count: Int32) = (0, 0)
      for last in first..<blockCount {
        for place in last * size..<(last + 1) * size {
          let kind = kinds[place]
          counts[Int(kind)] += 1
          if counts[Int(kind)] > best.count { best = (kind, counts[Int(kind)]) }
        }
        table[first * blockCount + last] = best
      }
      for place in first * size..<blockCount * size { counts[Int(kinds[place])] = 0 }
    }
    (self.kinds, self.occurrences, self.slots, self.table) = (kinds, occurrences, slots, table)
    (blockSize, self.blockCount) = (size, blockCount)
  }

  /// Returns the mode of a range that is not empty.
  @usableFromInline
  internal func mode(_ low: Int, _ high: Int) -> (kind: Int, count: Int) {
    let count = kinds.count
    var (mode, most) = (0, 0)
    var (start, end) = (high, high)
    let (first, last) = ((low + blockSize - 1) / blockSize, high / blockSize - 1)
    if first <= last {
      let best = table[first * blockCount + last]
      (mode, most) = (Int(best.kind), Int(best.count))
      (start, end) = (first * blockSize, (last + 1) * blockSize)
    }
    kinds.withUnsafeBufferPointer { kinds in
      slots.withUnsafeBufferPointer { slots in
        occurrences.withUnsafeBufferPointer { occurrences in
          for place in low..<start {
            // Whether there are more than `most` from here on.
            let (kind, slot) = (Int(kinds[place]), Int(slots[place]))
            while slot + most < count && occurrences[slot + most] < kind * count + high {
              (mode, most) = (kind, most + 1)
            }
          }
          for place in end..<high {
            // Whether there are more than `most` up to here.
            let (kind, slot) = (Int(kinds[place]), Int(slots[place]))
            while slot >= most && occurrences[slot - most] >= kind * count + low {
              (mode, most) = (kind, most + 1)
            }
          }
        }
      }
    }
    return (mode, most)
  }
}
