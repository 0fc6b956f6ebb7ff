// Rectangle queries of any commutative operation: points in a wavelet tree, and a segment tree for each part of each
// level, as in a range tree. Bentley, "Multidimensional divide-and-conquer", 1980.

/// Points known in advance, with point updates of their elements and aggregates of those in a rectangle: maxima, minima,
/// greatest common divisors.
///
///     let cities = [(3, 1), (1_000_000_000, 4), (-5, 9)]
///     var richest = PointSegmentTree(
///       cities, elements: [10, 20, 30], identity: 0, combine: { Swift.max($0, $1) })
///     richest.combined(x: 0..., y: 0...)  // 20
///     richest[0] = 25
///     richest.combined(x: 0..., y: 0...)  // 25
///     richest.combined(x: 0..., y: 9...)  // 0: no city is there
///
/// Points that arrive one by one have to be read in advance: each has the identity until it arrives. Here the longest
/// chain of points of which each is greater in both coordinates than the one before:
///
///     let points = [(1, 2), (5, 1), (3, 3), (2, 9), (4, 4)]
///     var longest = PointSegmentTree(points, identity: 0, combine: { Swift.max($0, $1) })
///     for (index, (x, y)) in points.enumerated().sorted(by: { $0.element < $1.element }) {
///       longest[index] = longest.combined(x: ..<x, y: ..<y) + 1
///     }
///     longest.combined(x: 0..., y: 0...)  // 3
///
/// For sums, a ``PointFenwickTree`` is faster and takes half of the memory.
public struct PointSegmentTree<Element> {
  @usableFromInline internal let _order: _PointOrder
  /// For each level the elements in the order of the level below, as a segment tree for each part of it: of a part that
  /// begins at a place and has *m* elements, the leaves are the last *m* of 2*m* nodes from twice that place on.
  @usableFromInline internal var _nodes: [Element]
  @usableFromInline internal let _identity: Element
  // As these are made where the compiler sees the operation, they call no other function.
  /// Combines all ancestors of a leaf of a part again.
  @usableFromInline internal let _recombine: (UnsafeMutablePointer<Element>, _ leaf: Int) -> Void
  /// Combines an aggregate with those of the leaves of a part from one to another, exclusive.
  @usableFromInline internal let _accumulate:
    (inout Element, UnsafePointer<Element>, _ low: Int, _ high: Int) -> Void

  /// Creates a tree of points with elements.
  ///
  /// - Parameters:
  ///   - points: The *x*- and *y*-coordinates of fewer than 2³¹ points, any integers; several points may coincide.
  ///   - elements: The element of each point, as many as there are points.
  ///   - identity: The identity of `combine`: the least number for maxima.
  ///   - combine: An associative and commutative operation.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for 2 log₂ *n* + 2 elements for each.
  @inlinable
  public init(
    _ points: some Sequence<(Int, Int)>, elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.init(points, identity: identity, combine: combine)
    let elements = Array(elements)
    precondition(elements.count == count, "each point has one element")
    for (index, element) in elements.enumerated() {
      _order.forEachPart(of: index) { first, count, place in
        _nodes[2 * first + count + place] = element
      }
    }
    for level in 0..<_order.levelCount {
      let size = 1 << (_order.levelCount - 1 - level)
      for start in stride(from: 0, to: count, by: size) {
        let root = 2 * (level * count + start)
        for node in (1..<Swift.max(Swift.min(size, count - start), 1)).reversed() {
          _nodes[root + node] = combine(_nodes[root + 2 * node], _nodes[root + 2 * node + 1])
        }
      }
    }
  }

  /// Creates a tree of points whose elements are the identity.
  ///
  /// - Parameters:
  ///   - points: The *x*- and *y*-coordinates of fewer than 2³¹ points, any integers; several points may coincide.
  ///   - identity: The identity of `combine`: the least number for maxima.
  ///   - combine: An associative and commutative operation.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for 2 log₂ *n* + 2 elements for each.
  @inlinable
  public init(
    _ points: some Sequence<(Int, Int)>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    _order = _PointOrder(Array(points))
    _nodes = [Element](repeating: identity, count: 2 * _order.levelCount * _order.places.count)
    _identity = identity
    _recombine = { nodes, leaf in _recombineAncestors(of: leaf, in: nodes, combine) }
    _accumulate = { combined, nodes, low, high in
      var (low, high) = (low, high)
      while low < high {
        if low & 1 == 1 {
          combined = combine(combined, nodes[low])
          low &+= 1
        }
        if high & 1 == 1 {
          high &-= 1
          combined = combine(combined, nodes[high])
        }
        (low, high) = (low &>> 1, high &>> 1)
      }
    }
  }

  /// The number of points.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _order.places.count }

  /// Accesses the element of the point at the given index.
  ///
  /// - Parameter index: The index of the point among those that were given, in 0 ..< `count`.
  /// - Complexity: O(log *n*) to read, O(log² *n*) to replace, for *n* points.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      var element = _identity
      _order.forEachPart(of: index) { first, count, place in
        element = _nodes[2 * first + count + place]
      }
      return element
    }
    set {
      _nodes.withUnsafeMutableBufferPointer { [_order, _recombine] buffer in
        _order.forEachPart(of: index) { first, count, place in
          let nodes = buffer.baseAddress! + 2 &* first
          nodes[count &+ place] = newValue
          _recombine(nodes, count &+ place)
        }
      }
    }
  }

  /// Returns the aggregate of the elements of the points in a rectangle.
  ///
  ///     let tree = PointSegmentTree(
  ///       [(3, 1), (8, 4), (-5, 9)], elements: [10, 20, 30], identity: 99, combine: { Swift.min($0, $1) })
  ///     tree.combined(x: 3..<8, y: 0...)  // 10
  ///     tree.combined(x: ...8, y: 2...9)  // 20
  ///
  /// - Parameters:
  ///   - x: Any range.
  ///   - y: Any range.
  /// - Returns: The elements combined in any order; the identity if no point is in the rectangle.
  /// - Complexity: O(log² *n*) for *n* points.
  @inlinable
  public func combined(x: some KeyRange<Int>, y: some KeyRange<Int>) -> Element {
    let columns = _PointOrder.range(x, in: _order.xs)
    let rows = _PointOrder.range(y, in: _order.ys)
    var combined = _identity
    _nodes.withUnsafeBufferPointer { buffer in
      _order.forEachPart(columns, rows) { level, part in
        let size = Swift.min(1 &<< (_order.levelCount &- 1 &- level), count &- part.start)
        let nodes = buffer.baseAddress! + 2 &* (level &* count &+ part.start)
        let first = size &- part.start
        _accumulate(&combined, nodes, first &+ part.low, first &+ part.high)
      }
    }
    return combined
  }
}

extension PointSegmentTree: CustomStringConvertible {
  /// The elements of the points, formatted like an array.
  public var description: String { "\((0..<count).map { self[$0] })" }
}
