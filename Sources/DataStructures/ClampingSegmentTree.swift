// Segment tree beats: range chmin and range chmax. Ji, "Segment tree beats", 2016, and "A simple introduction to
// Segment tree beats", Codeforces blog 57319.

/// Integers with range chmin, chmax and add updates, and range sum, minimum and maximum queries: segment tree beats.
///
///     var wages = ClampingSegmentTree([30, 12, 45, 7])
///     wages.limit(0..., toAtLeast: 10)
///     wages.limit(...2, toAtMost: 40)
///     wages.add(5, to: 2...)
///     wages.sum(0...)  // 102: 30 + 12 + 45 + 15
///     wages.maximum(0...)  // 45
///     wages[3]  // 15
///
/// A limit may affect some elements of a range and not others, so that the new sum does not follow from the old one:
/// that is why a ``LazySegmentTree`` cannot do this. Without limits, use that one: it is faster.
///
/// The elements are always in −2⁶¹ ... 2⁶¹.
public struct ClampingSegmentTree: Sendable {
  /// Preorder: each node is followed by those of its left half, then those of its right half.
  internal var nodes: [_ClampingNode]

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements.
  ///
  /// - Parameter elements: The elements from left to right, in −2⁶¹ ... 2⁶¹, fewer than 2³¹.
  /// - Complexity: O(*n*) time for *n* elements, and memory for 14*n* integers.
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
  /// - Parameter count: The number of elements; not negative, and less than 2³¹.
  /// - Complexity: O(*n*) for *n* elements.
  public init(count: Int) {
    precondition(count >= 0, "a count must not be negative")
    self.init(_elements: Array(repeating: 0, count: count))
  }

  /// Accesses the element at the given index.
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

  /// The elements from left to right, with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var elements: [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count)
    if count > 0 {
      nodes.withUnsafeBufferPointer {
        _ClampedNodes(all: $0.baseAddress!).append(0, count, _Clamping(), to: &elements)
      }
    }
    return elements
  }

  /// Replaces each element *x* of a range by min(*x*, *limit*) (chmin).
  ///
  ///     var speeds = ClampingSegmentTree([80, 120, 60, 130])
  ///     speeds.limit(1..., toAtMost: 100)
  ///     speeds.sum(0...)  // 340: 80 + 100 + 60 + 100
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - limit: The upper limit, −2⁶¹ or greater.
  /// - Complexity: Amortized O(log² *n*) for *n* elements; amortized O(log *n*) as long as nothing is added.
  @inlinable
  public mutating func limit(_ range: some RangeExpression<Int>, toAtMost limit: Int) {
    precondition(limit >= -1 << 61, "the limit is less than -2^61")
    _update(_rangeBounds(range, in: 0..<count), _Clamping(high: limit))
  }

  /// Replaces each element *x* of a range by max(*x*, *limit*) (chmax).
  ///
  ///     var marks = ClampingSegmentTree([5, 20, 7])
  ///     marks.limit(..<2, toAtLeast: 10)
  ///     marks.sum(0...)  // 37: 10 + 20 + 7
  ///
  /// To assign one value to a whole range, apply both limits with that value.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - limit: The lower limit, 2⁶¹ or less.
  /// - Complexity: Amortized O(log² *n*) for *n* elements; amortized O(log *n*) as long as nothing is added.
  @inlinable
  public mutating func limit(_ range: some RangeExpression<Int>, toAtLeast limit: Int) {
    precondition(limit <= 1 << 61, "the limit is greater than 2^61")
    _update(_rangeBounds(range, in: 0..<count), _Clamping(low: limit))
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
    _update(_rangeBounds(range, in: 0..<count), _Clamping(summand: change))
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
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "an empty range has no minimum")
    return _total(bounds).min
  }

  /// Returns the maximum of a range.
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
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
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

  /// Returns the minimum and the maximum of a nonempty range.
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
