// Histogram: a counting sort that takes its input one value at a time and keeps only the counts.
// Knuth, TAOCP vol. 3, 5.2 (distribution counting).

/// A histogram of integers: counts the occurrences of each value of a range; iteration gives the values in ascending
/// order.
///
///     var grades = Histogram(in: 1...5)
///     for grade in [3, 1, 3, 2] { grades.add(grade) }
///     grades.map { ($0.value, $0.count) }  // [(1, 1), (2, 1), (3, 2)]
///
/// Its memory depends only on the width of the range, not on the number of values added: ten million numbers up to
/// 10,000 are sorted in 80 KB.
public struct Histogram<Value: FixedWidthInteger> {
  /// The values that can be counted.
  public let range: ClosedRange<Value>

  /// The number of occurrences of each value, by its distance from the lower bound.
  @usableFromInline internal var counts: [Int]

  /// Creates an empty histogram.
  ///
  /// - Parameter range: The values to count; 8 bytes of memory for each.
  /// - Complexity: O(*w*), where *w* is the width of the range.
  @inlinable
  public init(in range: ClosedRange<Value>) {
    let span = range.upperBound._sortingOffset(above: range.lowerBound)
    precondition(span < Int.max / MemoryLayout<Int>.stride, "the range is too wide to be counted")
    self.range = range
    counts = Array(repeating: 0, count: Int(span) + 1)
  }

  /// Counts one more occurrence of the value.
  ///
  /// - Parameter value: A value of the range, or the program stops.
  /// - Complexity: O(1)
  @inlinable
  public mutating func add(_ value: Value) {
    counts[_place(of: value)] &+= 1  // 2^63 calls would be needed to wrap.
  }

  /// Returns the number of occurrences of the value.
  ///
  /// - Parameter value: A value of the range, or the program stops.
  /// - Complexity: O(1)
  @inlinable
  public func count(of value: Value) -> Int {
    counts[_place(of: value)]
  }

  /// The number of values added, with multiplicity.
  ///
  /// - Complexity: O(*w*), where *w* is the width of the range.
  @inlinable
  public var total: Int {
    counts.reduce(0, +)
  }

  @inlinable
  internal func _place(of value: Value) -> Int {
    precondition(range.contains(value), "the value is outside the histogram's range")
    return Int(truncatingIfNeeded: value._sortingOffset(above: range.lowerBound))
  }
}

extension Histogram: Sequence {
  /// An iterator over the distinct values in ascending order, each with its number of occurrences.
  public struct Iterator: IteratorProtocol {
    @usableFromInline internal let histogram: Histogram
    @usableFromInline internal var place = 0

    @inlinable
    internal init(_ histogram: Histogram) {
      self.histogram = histogram
    }

    /// Returns the next larger value and its number of occurrences, which is never zero.
    @inlinable
    public mutating func next() -> (value: Value, count: Int)? {
      while place < histogram.counts.count {
        let count = histogram.counts[place]
        let value = histogram.range.lowerBound &+ Value(truncatingIfNeeded: place)
        place += 1
        if count > 0 { return (value, count) }
      }
      return nil
    }
  }

  /// Returns an iterator over the distinct values in ascending order, each with its number of occurrences.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }
}

extension Histogram: Sendable where Value: Sendable {}
extension Histogram.Iterator: Sendable where Value: Sendable {}
