// Weighted orthogonal range sums: points in a wavelet tree, and a Fenwick tree for each part of each level.

/// Points known in advance, with point updates of their weights and rectangle sum queries: offline 2D range sums.
///
///     var trees = PointFenwickTree([(3, 1), (1_000_000_000, 4), (-5, 9)], weights: [10, 20, 30])
///     trees.sum(x: 0..., y: ...4)  // 30
///     trees.add(5, at: 0)
///     trees[1] = 2
///     trees.sum(x: 0..., y: ...4)  // 17
///     trees.sum(x: -10...10, y: 2...)  // 30
///
/// Points that arrive one by one have to be read in advance: each has weight 0 until it arrives.
///
///     var seen = PointFenwickTree([(3, 1), (7, 4), (3, 1)])
///     seen.add(1, at: 2)
///     seen.sum(x: 0..<5, y: 0..<5)  // 1
///
/// The weights may be integers, residues (`ModularInteger`), fractions: whatever can be added and subtracted. The sum
/// of any of them has to fit into `Weight`. For weights that do not change, a ``WeightedWaveletMatrix`` of the
/// *y*-coordinates, in the order of *x*, is faster; for a table most of whose cells have one, a ``GridFenwickTree``.
public struct PointFenwickTree<Weight: AdditiveArithmetic> {
  @usableFromInline internal let _order: _PointOrder
  /// For each level the weights in the order of the level below, as a Fenwick tree for each part of it; on the last
  /// level these are single weights.
  @usableFromInline internal var _sums: [Weight]

  /// Creates a tree of points with weights.
  ///
  /// - Parameters:
  ///   - points: The *x*- and *y*-coordinates of fewer than 2³¹ points, any integers; several points may coincide.
  ///   - weights: The weight of each point, as many as there are points.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for log₂ *n* + 1 weights for each.
  @inlinable
  public init(_ points: some Sequence<(Int, Int)>, weights: some Sequence<Weight>) {
    _order = _PointOrder(Array(points))
    let weights = Array(weights)
    let count = _order.places.count
    precondition(weights.count == count, "each point has one weight")
    _sums = []
    _sums.reserveCapacity(_order.levelCount * count)
    var (row, next) = (weights, weights)
    for (index, place) in _order.places.enumerated() { row[Int(place)] = weights[index] }
    for level in 0..<_order.levelCount {
      let half = 1 << (_order.levelCount - 1 - level)
      for start in stride(from: 0, to: count, by: 2 * half) {
        var (zero, one) = (start, start + half)
        for place in start..<Swift.min(start + 2 * half, count) {
          if _order.bit(level, place) {
            next[one] = row[place]
            one += 1
          } else {
            next[zero] = row[place]
            zero += 1
          }
        }
      }
      (row, next) = (next, row)
      _sums += row
      for place in 0..<count {
        let above = place | (place + 1)
        // Within the part, and the last one may not be full.
        if above < count, above ^ place < half {
          _sums[level * count + above] += _sums[level * count + place]
        }
      }
    }
  }

  /// Creates a tree of points whose weights are 0.
  ///
  /// - Parameter points: The *x*- and *y*-coordinates of fewer than 2³¹ points, any integers; several points may
  ///   coincide.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for log₂ *n* + 1 weights for each.
  @inlinable
  public init(_ points: some Sequence<(Int, Int)>) {
    self.init(_order: _PointOrder(Array(points)))
  }

  /// The number of points.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _order.places.count }

  /// Accesses the weight of the point at the given index.
  ///
  /// - Parameter index: The index of the point among those that were given, in 0 ..< `count`.
  /// - Complexity: O(log *n*) to read, O(log² *n*) to replace, for *n* points.
  @inlinable
  public subscript(index: Int) -> Weight {
    get {
      var weight = Weight.zero
      _order.forEachPart(of: index) { first, _, place in weight = _sums[first + place] }
      return weight
    }
    set {
      // Not by the difference, which may be negative where weights must not be.
      let oldValue = self[index]
      _update(index) { $0 = $0 - oldValue + newValue }
    }
  }

  /// Adds a number to the weight of a point.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - index: The index of the point among those that were given, in 0 ..< `count`.
  /// - Complexity: O(log² *n*) for *n* points.
  @inlinable
  public mutating func add(_ change: Weight, at index: Int) {
    _update(index) { $0 += change }
  }

  /// Returns the sum of the weights of the points in a rectangle.
  ///
  ///     let trees = PointFenwickTree([(3, 1), (8, 4), (-5, 9)], weights: [10, 20, 30])
  ///     trees.sum(x: 3..<8, y: 0...)  // 10
  ///     trees.sum(x: ...8, y: 2...9)  // 50
  ///
  /// - Parameters:
  ///   - x: Any range.
  ///   - y: Any range. If no point is in the rectangle, the sum is 0.
  /// - Complexity: O(log² *n*) for *n* points.
  @inlinable
  public func sum(x: some KeyRange<Int>, y: some KeyRange<Int>) -> Weight {
    let columns = _PointOrder.range(x, in: _order.xs)
    let rows = _PointOrder.range(y, in: _order.ys)
    var sum = Weight.zero
    _sums.withUnsafeBufferPointer { sums in
      _order.forEachPart(columns, rows) { level, part in
        sum += part.sum(sums.baseAddress! + level &* count)
      }
    }
    return sum
  }
}

extension PointFenwickTree where Weight == Int {
  /// Creates a tree of points whose weights are 0, of type `Int` where no other type is specified.
  ///
  /// - Parameter points: The *x*- and *y*-coordinates of fewer than 2³¹ points, any integers; several points may
  ///   coincide.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for log₂ *n* + 1 weights for each.
  @inlinable
  public init(_ points: some Sequence<(Int, Int)>) {
    self.init(_order: _PointOrder(Array(points)))
  }
}

extension PointFenwickTree: Sendable where Weight: Sendable {}

extension PointFenwickTree: CustomStringConvertible {
  /// The weights of the points, formatted like an array.
  public var description: String { "\((0..<count).map { self[$0] })" }
}

// MARK: - Core

extension PointFenwickTree {
  /// Creates a tree without weights.
  @inlinable
  internal init(_order: _PointOrder) {
    self._order = _order
    _sums = [Weight](repeating: .zero, count: _order.levelCount * _order.places.count)
  }

  /// Changes all entries that include the weight of a point.
  @inlinable
  internal mutating func _update(_ index: Int, _ change: (inout Weight) -> Void) {
    _sums.withUnsafeMutableBufferPointer { [_order] sums in
      _order.forEachPart(of: index) { first, count, place in
        var next = place
        while next < count {
          change(&sums.baseAddress![first &+ next])
          next |= next &+ 1
        }
      }
    }
  }
}
