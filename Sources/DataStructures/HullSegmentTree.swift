// Linear functions added to ranges, and range minima: each node of a segment tree has the bridge between the lower hulls
// of its halves. Overmars and van Leeuwen, "Maintenance of configurations in the plane", 1981.

/// Integers with range additions of linear functions, and range minimum queries.
///
///     var heights = HullSegmentTree([5, 1, 4, 1, 3])
///     heights.add(slope: 2, intercept: -3, to: 1...3)  // −1, 1 and 3
///     heights.minimum(0...)  // 0
///     heights.minimum(2...)  // 3
///     heights[3]  // 4
///
/// Which element of a range is the minimum depends on the slopes that are added, so that a ``LazySegmentTree`` cannot do
/// this; but the lower convex hull of the points (*i*, element *i*) stays the same. For constants only, use that one: it
/// is faster. For maxima, negate all. Slopes may be of either sign, in any order.
///
/// - Precondition: At any time the largest absolute value of an element, times the number of elements, is at most 2⁶⁰.
///   Where what is larger, or a slope times an index, does not fit `Int` on the way, it traps; no answer is wrong.
public struct HullSegmentTree: Sendable {
  /// Preorder: each node is followed by those of its left half, then those of its right half.
  internal var nodes: [_HullNode]

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹.
  /// - Complexity: O(*n*) time for *n* elements, and memory for 10*n* integers.
  @inlinable
  public init(_ elements: some Sequence<Int>) {
    self.init(_elements: Array(elements))
  }

  @usableFromInline
  internal init(_elements elements: [Int]) {
    precondition(elements.count <= Int32.max, "the number of elements must be at most 2147483647")
    count = elements.count
    nodes = Array(repeating: _HullNode(0, 0), count: Swift.max(0, 2 * elements.count - 1))
    let all = _HullRange(elements.count)
    if count > 0 { _change { $0.build(all, elements) } }
  }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  public subscript(index: Int) -> Int {
    precondition(0 <= index && index < count, "no element has this index")
    return _minimum(index..<index + 1)
  }

  /// The elements from left to right, with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var elements: [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count)
    if count > 0 {
      nodes.withUnsafeBufferPointer {
        // Which does not change them.
        _HullNodes(all: UnsafeMutablePointer(mutating: $0.baseAddress!))
          .append(_HullRange(count), _Line(), to: &elements)
      }
    }
    return elements
  }

  /// Adds *slope* · *i* + *intercept* to each element *i* of a range.
  ///
  /// - Parameters:
  ///   - slope: The number that is multiplied by the index of the element in the whole tree.
  ///   - intercept: The number that is added to all. To count from the range's lower bound *l* on, subtract *slope* · *l*
  ///     from it.
  ///   - range: Within 0 ..< `count`.
  /// - Complexity: O(log² *n*) for *n* elements.
  @inlinable
  public mutating func add(slope: Int, intercept: Int, to range: some RangeExpression<Int>) {
    _add(_Line(slope: slope, intercept: intercept), _rangeBounds(range, in: 0..<count))
  }

  /// Returns the minimum of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`, and not empty.
  /// - Complexity: O(log² *n*) for *n* elements.
  @inlinable
  public func minimum(_ range: some RangeExpression<Int>) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(!bounds.isEmpty, "an empty range has no minimum")
    return _minimum(bounds)
  }
}

extension HullSegmentTree: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

extension HullSegmentTree {
  @usableFromInline
  internal mutating func _add(_ line: _Line, _ places: Range<Int>) {
    if places.isEmpty { return }
    let all = _HullRange(count)
    _change { $0.add(line, places, all) }
  }

  @usableFromInline
  internal func _minimum(_ places: Range<Int>) -> Int {
    nodes.withUnsafeBufferPointer {
      // Which does not change them.
      _HullNodes(all: UnsafeMutablePointer(mutating: $0.baseAddress!))
        .minimum(places, _HullRange(count), _Line())
    }
  }

  private mutating func _change(_ body: (_HullNodes) -> Void) {
    nodes.withUnsafeMutableBufferPointer { body(_HullNodes(all: $0.baseAddress!)) }
  }
}
