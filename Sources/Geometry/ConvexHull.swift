// The convex hull by Andrew's monotone chain. A. M. Andrew: Another efficient algorithm for convex hulls in two
// dimensions, Information Processing Letters 9 (1979). What lies within a rectangle inside the hull is thrown away
// first: S. G. Akl, G. T. Toussaint: A fast convex hull algorithm, Information Processing Letters 7 (1978).

extension Collection where Element == LatticePoint {
  /// Returns the corners of the smallest convex polygon around all points.
  ///
  ///     let posts = [(0, 0), (2, 0), (1, 1), (2, 2), (1, 0), (0, 2)].map { LatticePoint($0, $1) }
  ///     posts.convexHull().map(\.x)  // [0, 2, 2, 0]
  ///     posts.convexHull().map(\.y)  // [0, 0, 2, 2]
  ///
  /// Points may lie on each other. If all are on one line, the result is its two ends; a single one if they are
  /// the same point.
  ///
  /// - Returns: The corners counterclockwise, from the leftmost one on, the lowest of several. Points on an edge
  ///   are no corners: `pointsOnConvexHull()` has them, too.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func convexHull() -> [LatticePoint] { Array(self)._convexHull() }

  /// Returns the points on the boundary of the smallest convex polygon around all points: its corners, and what is on its
  /// edges.
  ///
  ///     let posts = [(0, 0), (2, 0), (1, 1), (2, 2), (1, 0), (0, 2)].map { LatticePoint($0, $1) }
  ///     posts.pointsOnConvexHull().map(\.x)  // [0, 1, 2, 2, 0]
  ///     posts.pointsOnConvexHull().map(\.y)  // [0, 0, 0, 2, 2]
  ///
  /// - Returns: The points counterclockwise, from the leftmost one on, the lowest of several; those that lie on each other
  ///   once. If all are on one line, from one end to the other.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func pointsOnConvexHull() -> [LatticePoint] { Array(self)._convexHull(withEdges: true) }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _convexHull(withEdges hasEdges: Bool = false) -> [LatticePoint] {
    var points = _withoutMiddle().sorted()
    guard let first = points.first, let last = points.last, first < last else {
      return Array(points.prefix(1))
    }
    if hasEdges {
      points = points.indices.filter { $0 == 0 || points[$0 - 1] < points[$0] }.map { points[$0] }
      // The way back would be the same once more.
      if points.allSatisfy({ orientation(first, last, $0) == 0 }) { return points }
    }
    var hull = [first]
    hull._addChain(points.dropFirst(), leastTurn: hasEdges ? 0 : 1)
    hull._addChain(points.reversed().dropFirst(), leastTurn: hasEdges ? 0 : 1)
    hull.removeLast()
    return hull
  }

  /// Adds the corners of the chain from the last corner through the given points, as seen from their right.
  ///
  /// - Parameter leastTurn: 1 if it turns left at each of them, 0 if it may go straight on.
  internal mutating func _addChain(_ points: some Sequence<LatticePoint>, leastTurn: Int) {
    let base = count
    for point in points {
      while count > base, orientation(self[count - 2], self[count - 1], point) < leastTurn {
        removeLast()
      }
      append(point)
    }
  }

  /// Returns the points without those that have one in each direction between the axes, or most of these: a
  /// triangle or a quadrangle of the others is around them.
  internal func _withoutMiddle() -> [LatticePoint] {
    guard var (low, right) = first.map({ ($0, $0) }) else { return [] }
    var (left, high) = (low, low)
    for point in self {
      if point.x + point.y < low.x + low.y { low = point }
      if point.x + point.y > high.x + high.y { high = point }
      if point.x - point.y < left.x - left.y { left = point }
      if point.x - point.y > right.x - right.y { right = point }
    }
    let (minX, maxX) = (Swift.max(low.x, left.x), Swift.min(right.x, high.x))
    let (minY, maxY) = (Swift.max(low.y, right.y), Swift.min(left.y, high.y))
    return filter { point in
      point.x <= minX || maxX <= point.x || point.y <= minY || maxY <= point.y
    }
  }
}
