// Segment tree beats with historical maxima. Ji, "Segment tree beats", 2016; Ji, "A simple introduction to Segment tree
// beats", Codeforces blog 57319 (historical information).

/// Integers with range add and chmin updates that know the greatest that each has ever been: historical maxima.
///
///     var prices = HistoricalSegmentTree([30, 12, 45, 7])
///     prices.add(10, to: ..<2)
///     prices.limit(0..., toAtMost: 25)
///     prices.add(1, to: 1...)
///     prices.sum(0...)  // 82: 25 + 23 + 26 + 8
///     prices.maximum(0...)  // 26
///     prices.historicalMaximum(..<2)  // 40
///     prices.historicalMaximum(1...)  // 45
///
/// Without limits, or with assignments, a ``LazySegmentTree`` can do it, too: each element knows its greatest so far, and
/// each update the greatest that it has been on the way. Without historical maxima, ``ClampingSegmentTree`` is faster.
///
/// The elements are always in −2⁶¹ ... 2⁶¹.
public struct HistoricalSegmentTree: Sendable {
  /// Preorder: each node is followed by those of its left half, then those of its right half.
  private var nodes: [_HistoricalNode]

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements, which are their own historical maxima.
  ///
  /// - Parameter elements: The elements from left to right, in −2⁶¹ ... 2⁶¹.
  /// - Complexity: O(*n*) time for *n* elements, and memory for 20*n* integers.
  @inlinable
  public init(_ elements: some Sequence<Int>) {
    self.init(_elements: Array(elements))
  }

  @usableFromInline
  internal init(_elements elements: [Int]) {
    precondition(elements.allSatisfy(_isClampable), "an element is not in -2^61...2^61")
    count = elements.count
    nodes = Array(repeating: _HistoricalNode(0), count: Swift.max(0, 2 * elements.count - 1))
    if count > 0 { change { $0.build(0, elements[...]) } }
  }

  /// Returns the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  public subscript(index: Int) -> Int {
    precondition(0 <= index && index < count, "no element has this index")
    return _total(index..<index + 1).max
  }

  /// The elements from left to right, with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var elements: [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count)
    if count > 0 {
      nodes.withUnsafeBufferPointer {
        _HistoricalNodes(all: UnsafeMutablePointer(mutating: $0.baseAddress!))
          .append(0, count, _PendingAdditions(), to: &elements)
      }
    }
    return elements
  }

  /// Adds a number to each element of a range.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - range: Within 0 ..< `count`.
  /// - Precondition: All elements stay in −2⁶¹ ... 2⁶¹.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public mutating func add(_ change: Int, to range: some RangeExpression<Int>) {
    _add(change, _rangeBounds(range, in: 0..<count))
  }

  /// Replaces each element *x* of a range by min(*x*, *limit*) (chmin).
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - limit: The upper limit, −2⁶¹ or greater.
  /// - Complexity: Amortized O(log² *n*) for *n* elements; amortized O(log *n*) as long as nothing is added.
  @inlinable
  public mutating func limit(_ range: some RangeExpression<Int>, toAtMost limit: Int) {
    precondition(limit >= -1 << 61, "the limit is less than -2^61")
    _limit(limit, _rangeBounds(range, in: 0..<count))
  }

  /// Returns the sum of the elements of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`; the sum of an empty range is 0.
  /// - Precondition: The number of elements in the range, times the largest magnitude of one of them, fits `Int`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func sum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    return bounds.isEmpty ? 0 : _sum(bounds)
  }

  /// Returns the minimum of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func minimum(_ range: some RangeExpression<Int>) -> Int {
    _extremes(_rangeBounds(range, in: 0..<count)).min
  }

  /// Returns the maximum of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func maximum(_ range: some RangeExpression<Int>) -> Int {
    _extremes(_rangeBounds(range, in: 0..<count)).max
  }

  /// Returns the greatest that any element of a range has ever been, after each of the updates and before them.
  ///
  ///     var depths = HistoricalSegmentTree([5, 1])
  ///     depths.add(-9, to: 0...)
  ///     depths.add(10, to: 1...)
  ///     depths.historicalMaximum(0...)  // 5
  ///     depths.historicalMaximum(1...)  // 2
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func historicalMaximum(_ range: some RangeExpression<Int>) -> Int {
    _extremes(_rangeBounds(range, in: 0..<count)).pastMax
  }
}

extension HistoricalSegmentTree: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

extension HistoricalSegmentTree {
  @usableFromInline
  internal mutating func _add(_ summand: Int, _ places: Range<Int>) {
    if places.isEmpty { return }
    let all = 0..<count
    change { $0.add(summand, 0, all, places) }
  }

  @usableFromInline
  internal mutating func _limit(_ limit: Int, _ places: Range<Int>) {
    if places.isEmpty { return }
    let all = 0..<count
    change { $0.limit(limit, 0, all, places) }
  }

  @usableFromInline
  internal func _sum(_ places: Range<Int>) -> Int {
    let total = _total(places)
    let (bound, isTooLarge) = Swift.max(total.max, 0 &- total.min)
      .multipliedReportingOverflow(by: places.count)
    // Swift 6.3 forgets the flag where the product is not looked at.
    precondition(!isTooLarge && bound >= 0, "the sum of the range may not fit Int")
    return total.sum
  }

  @usableFromInline
  internal func _extremes(_ places: Range<Int>) -> (min: Int, max: Int, pastMax: Int) {
    precondition(!places.isEmpty, "an empty range has no minimum and no maximum")
    let total = _total(places)
    return (total.min, total.max, total.pastMax)
  }

  /// Returns the aggregates of a nonempty range.
  private func _total(_ places: Range<Int>) -> _HistoricalNode {
    nodes.withUnsafeBufferPointer {
      _HistoricalNodes(all: UnsafeMutablePointer(mutating: $0.baseAddress!))
        .total(0, 0..<count, places, _PendingAdditions())
    }
  }

  private mutating func change(_ body: (_HistoricalNodes) -> Void) {
    nodes.withUnsafeMutableBufferPointer { body(_HistoricalNodes(all: $0.baseAddress!)) }
  }
}
