// Segment tree beats: ranges whose larger elements are lowered to a limit, or whose smaller ones are raised to it. Ji,
// "Segment tree beats", 2016, and "A simple introduction to Segment tree beats", Codeforces blog 57319.

/// Whole numbers that are limited, and grow, in whole ranges, and the sum, the smallest and the largest of any range
/// (segment tree beats: chmin, chmax, add).
///
///     var wages = ClampingSegmentTree([30, 12, 45, 7])
///     wages.limit(0..., toAtLeast: 10)
///     wages.limit(...2, toAtMost: 40)
///     wages.add(5, to: 2...)
///     wages.sum(0...)  // 102: 30 + 12 + 45 + 15
///     wages.maximum(0...)  // 45
///     wages[3]  // 15
///
/// A limit may matter to some elements of a range and not to others, so that no sum can be told from the sum before it:
/// that is why a ``LazySegmentTree`` does not do. Where there is no limit, it does, and is faster.
///
/// The elements are always in −2⁶¹ ... 2⁶¹.
public struct ClampingSegmentTree: Sendable {
  /// Behind each node come those of its first half, and then those of its second half.
  internal var nodes: [_ClampingNode]

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements.
  ///
  /// - Parameter elements: The elements from left to right, in −2⁶¹ ... 2⁶¹, fewer than 2³¹.
  /// - Complexity: O(*n*) for *n* elements; memory for 14*n* numbers.
  @inlinable
  public init(_ elements: some Sequence<Int>) {
    self.init(_elements: Array(elements))
  }

  @usableFromInline
  internal init(_elements elements: [Int]) {
    precondition(elements.count <= Int32.max, "the number of elements must be at most 2147483647")
    precondition(elements.allSatisfy(_isClampable), "an element is not in -2^61...2^61")
    count = elements.count
    nodes = Array(
      repeating: _ClampingNode(0), count: Swift.max(0, 2 * elements.count - 1))
    if count > 0 { _change { $0.build(0, elements[...]) } }
  }

  /// Creates a tree of zeros.
  ///
  /// - Parameter count: How many, not negative, fewer than 2³¹.
  /// - Complexity: O(*n*) for *n* elements.
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    self.init(_elements: Array(repeating: 0, count: count))
  }

  /// The element at a place, which may be replaced.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  public subscript(index: Int) -> Int {
    get {
      precondition(0 <= index && index < count, "no element has this index")
      return _total(index..<index + 1).max
    }
    set {
      precondition(0 <= index && index < count, "no element has this index")
      precondition(_isClampable(newValue), "an element is not in -2^61...2^61")
      _update(index..<index + 1, _Clamping(low: newValue, high: newValue))
    }
  }

  /// Lowers the elements of a range that are greater than a limit to it, and leaves the others as they are (chmin).
  ///
  ///     var speeds = ClampingSegmentTree([80, 120, 60, 130])
  ///     speeds.limit(1..., toAtMost: 100)
  ///     speeds.sum(0...)  // 340: 80 + 100 + 60 + 100
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - limit: What the elements are at most then, −2⁶¹ or greater.
  /// - Complexity: O(log² *n*) for *n* elements, amortized; O(log *n*) as long as nothing is added.
  @inlinable
  public mutating func limit(_ range: some RangeExpression<Int>, toAtMost limit: Int) {
    precondition(limit >= -1 << 61, "the limit is less than -2^61")
    _update(_rangeBounds(range, in: 0..<count), _Clamping(high: limit))
  }

  /// Raises the elements of a range that are less than a limit to it, and leaves the others as they are (chmax).
  ///
  ///     var marks = ClampingSegmentTree([5, 20, 7])
  ///     marks.limit(..<2, toAtLeast: 10)
  ///     marks.sum(0...)  // 37: 10 + 20 + 7
  ///
  /// With the limit of both kinds at the same number, each element of a range is replaced by it.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - limit: What the elements are at least then, 2⁶¹ or less.
  /// - Complexity: O(log² *n*) for *n* elements, amortized; O(log *n*) as long as nothing is added.
  @inlinable
  public mutating func limit(_ range: some RangeExpression<Int>, toAtLeast limit: Int) {
    precondition(limit <= 1 << 61, "the limit is greater than 2^61")
    _update(_rangeBounds(range, in: 0..<count), _Clamping(low: limit))
  }

  /// Adds to each element of a range.
  ///
  /// - Parameters:
  ///   - change: By how much each of them grows.
  ///   - range: Within 0 ..< `count`.
  /// - Precondition: All elements are in −2⁶¹ ... 2⁶¹ then.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public mutating func add(_ change: Int, to range: some RangeExpression<Int>) {
    _update(_rangeBounds(range, in: 0..<count), _Clamping(summand: change))
  }

  /// Returns the sum of the elements of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`; the sum of an empty one is 0.
  /// - Precondition: The number of elements of the range, times the largest magnitude of one of them, fits `Int`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func sum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    return bounds.isEmpty ? 0 : _sum(bounds)
  }

  /// Returns the smallest element of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func minimum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "an empty range has no minimum")
    return _total(bounds).min
  }

  /// Returns the largest element of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func maximum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "an empty range has no maximum")
    return _total(bounds).max
  }
}

extension ClampingSegmentTree: CustomStringConvertible {
  /// The elements from left to right, as those of an array.
  public var description: String { "\((0..<count).map { self[$0] })" }
}

// MARK: - Core

extension ClampingSegmentTree {
  @usableFromInline
  internal mutating func _update(_ places: Range<Int>, _ clamping: _Clamping) {
    if places.isEmpty { return }
    let all = 0..<count
    _change { $0.update(0, all, places, clamping) }
  }

  @usableFromInline
  internal func _sum(_ places: Range<Int>) -> Int {
    nodes.withUnsafeBufferPointer {
      _ClampedNodes(all: $0.baseAddress!).sum(0, 0..<count, places, _Clamping())
    }
  }

  /// The smallest and the largest element of a range that is not empty.
  @usableFromInline
  internal func _total(_ places: Range<Int>) -> (min: Int, max: Int) {
    nodes.withUnsafeBufferPointer {
      _ClampedNodes(all: $0.baseAddress!).extremes(0, 0..<count, places, _Clamping())
    }
  }

  private mutating func _change(_ body: (_ClampingNodes) -> Void) {
    nodes.withUnsafeMutableBufferPointer { body(_ClampingNodes(all: $0.baseAddress!)) }
  }
}
