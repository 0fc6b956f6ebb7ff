// Sums of weights in rectangles: points as a wavelet tree has them, and a Fenwick tree for each part of each level.

/// Points that are known beforehand, with weights that change one by one, and the sum of those in any rectangle.
///
///     var trees = PointFenwickTree([(3, 1), (1_000_000_000, 4), (-5, 9)], weights: [10, 20, 30])
///     trees.sum(x: 0..., y: ...4)  // 30
///     trees.add(5, at: 0)
///     trees[1] = 2
///     trees.sum(x: 0..., y: ...4)  // 17
///     trees.sum(x: -10...10, y: 2...)  // 30
///
/// Points that come one after the other have to be read before: each has a weight of 0 until it comes.
///
///     var seen = PointFenwickTree([(3, 1), (7, 4), (3, 1)])
///     seen.add(1, at: 2)
///     seen.sum(x: 0..<5, y: 0..<5)  // 1
///
/// The weights may be whole, remainders (`ModularInteger`), fractions: whatever can be added and subtracted. The sum of
/// any of them has to fit into `Weight`. Where they stay as they are, a ``WeightedWaveletMatrix`` of each *y*, in the
/// order of *x*, is faster; where most cells of a table have one, a ``GridFenwickTree``.
public struct PointFenwickTree<Weight: AdditiveArithmetic> {
  @usableFromInline internal let _order: _PointOrder
  /// Level by level the weights in the order of the level below, as a Fenwick tree for each part of that; on the last
  /// one these are single weights.
  @usableFromInline internal var _sums: [Weight]

  /// Creates it of some points with their weights.
  ///
  /// - Parameters:
  ///   - points: Fewer than 2³¹, each with its *x* and its *y*, any numbers; several may be at one place.
  ///   - weights: As many as there are points.
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

  /// Creates it of some points without weights.
  ///
  /// - Parameter points: Fewer than 2³¹, each with its *x* and its *y*, any numbers; several may be at one place.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for log₂ *n* + 1 weights for each.
  @inlinable
  public init(_ points: some Sequence<(Int, Int)>) {
    self.init(_order: _PointOrder(Array(points)))
  }

  /// The number of points.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _order.places.count }

  /// The weight of a point, which may be replaced.
  ///
  /// - Parameter index: The point's place among those that were given, in 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* points to read, O(log² *n*) to replace.
  @inlinable
  public subscript(index: Int) -> Weight {
    get {
      var weight = Weight.zero
      _order.forEachPart(of: index) { first, _, place in weight = _sums[first + place] }
      return weight
    }
    set {
      // Not by their difference, which may be negative where weights must not.
      let oldValue = self[index]
      _update(index) { $0 = $0 - oldValue + newValue }
    }
  }

  /// Adds to the weight of a point.
  ///
  /// - Parameters:
  ///   - change: By how much it grows.
  ///   - index: The point's place among those that were given, in 0 ..< `count`.
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
  ///   - y: Any range. If no point is in both, the sum is 0.
  /// - Complexity: O(log² *n*) for *n* points.
  @inlinable
  public func sum(x: some KeyRange<Int>, y: some KeyRange<Int>) -> Weight {
    let columns = _PointOrder.range(x, in: _order.xs)
    let rows = _PointOrder.range(y, in: _order.ys)
    if columns.isEmpty || rows.isEmpty { return .zero }
    return _order.words.withUnsafeBufferPointer { words in
      _sums.withUnsafeBufferPointer { sums in
        _sum(columns, rows, words.baseAddress!, sums.baseAddress!)
      }
    }
  }
}

extension PointFenwickTree where Weight == Int {
  /// Creates it of some points without weights, of `Int` where nothing says another type.
  ///
  /// - Parameter points: Fewer than 2³¹, each with its *x* and its *y*, any numbers; several may be at one place.
  /// - Complexity: O(*n* log *n*) for *n* points; memory for log₂ *n* + 1 weights for each.
  @inlinable
  public init(_ points: some Sequence<(Int, Int)>) {
    self.init(_order: _PointOrder(Array(points)))
  }
}

extension PointFenwickTree: Sendable where Weight: Sendable {}

extension PointFenwickTree: CustomStringConvertible {
  /// The weights of the points, as those of an array.
  public var description: String { "\((0..<count).map { self[$0] })" }
}

// MARK: - Core

extension PointFenwickTree {
  /// Creates it without weights.
  @inlinable
  internal init(_order: _PointOrder) {
    self._order = _order
    _sums = [Weight](repeating: .zero, count: _order.levelCount * _order.places.count)
  }

  /// Returns the sum of the weights of some points, which are neighbors in the order of *x*, and of a range of rows, in
  /// the order of *y*.
  @inlinable
  internal func _sum(
    _ points: Range<Int>, _ rows: Range<Int>, _ words: UnsafePointer<WaveletMatrix._Word>,
    _ sums: UnsafePointer<Weight>
  ) -> Weight {
    let wordCount = count / 64 + 1
    var part = _PointPart(start: 0, low: points.lowerBound, high: points.upperBound)
    var (level, half) = (0, 1 &<< (_order.levelCount &- 1))
    // The smallest part of all the rows.
    while (rows.lowerBound ^ rows.upperBound) & half == 0 {
      let (zeros, ones) = part.divided(words + level &* wordCount, half)
      part = rows.lowerBound & half == 0 ? zeros : ones
      (level, half) = (level &+ 1, half &>> 1)
    }
    // Of its two, in one those from the first row on, in the other those before the end.
    var (above, below) = part.divided(words + level &* wordCount, half)
    var sum = Weight.zero
    while half > 1 {
      (level, half) = (level &+ 1, half &>> 1)
      let entries = sums + level &* count
      if !above.isEmpty {
        let (zeros, ones) = above.divided(words + level &* wordCount, half)
        if rows.lowerBound & half == 0 { sum += ones.sum(entries) }
        above = rows.lowerBound & half == 0 ? zeros : ones
      }
      if !below.isEmpty {
        let (zeros, ones) = below.divided(words + level &* wordCount, half)
        if rows.upperBound & half != 0 { sum += zeros.sum(entries) }
        below = rows.upperBound & half == 0 ? zeros : ones
      }
    }
    // What is left is the first row itself.
    return sum + above.sum(sums + level &* count)
  }

  /// Changes all entries that a point's weight is part of.
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
