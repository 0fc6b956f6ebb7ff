// The convex hull by Andrew's monotone chain. A. M. Andrew: Another efficient algorithm for convex hulls in two
// dimensions, Information Processing Letters 9 (1979). Points within a rectangle inside the hull are discarded first:
// S. G. Akl, G. T. Toussaint: A fast convex hull algorithm, Information Processing Letters 7 (1978).

extension Collection where Element == LatticePoint {
  /// Returns the vertices of the convex hull of the points, in counterclockwise order (monotone chain).
  ///
  ///     let posts = [(0, 0), (2, 0), (1, 1), (2, 2), (1, 0), (0, 2)].map { LatticePoint($0, $1) }
  ///     posts.convexHull().map(\.x)  // [0, 2, 2, 0]
  ///     posts.convexHull().map(\.y)  // [0, 0, 2, 2]
  ///
  /// Points may coincide. If all points are collinear, the result is the two extreme ones; a single point if all are
  /// the same.
  ///
  /// - Returns: The vertices in counterclockwise order, beginning with the lexicographically smallest point: the
  ///   leftmost, and the lowest of several. Points on an edge are no vertices: `pointsOnConvexHull()` includes them.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func convexHull() -> [LatticePoint] { Array(self)._convexHull() }

  /// Returns all points on the boundary of the convex hull, in counterclockwise order, those on its edges included.
  ///
  ///     let posts = [(0, 0), (2, 0), (1, 1), (2, 2), (1, 0), (0, 2)].map { LatticePoint($0, $1) }
  ///     posts.pointsOnConvexHull().map(\.x)  // [0, 1, 2, 2, 0]
  ///     posts.pointsOnConvexHull().map(\.y)  // [0, 0, 0, 2, 2]
  ///
  /// - Returns: The points in counterclockwise order, beginning with the lexicographically smallest: the leftmost, and
  ///   the lowest of several. Duplicates are returned once. If all points are collinear, they go from one end to the
  ///   other.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func pointsOnConvexHull() -> [LatticePoint] { Array(self)._convexHull(withEdges: true) }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _convexHull(withEdges hasEdges: Bool = false) -> [LatticePoint] {
    _withoutMiddle(margin: 0)._ascending()._hull(withEdges: hasEdges)
  }
}

extension Array where Element: _PlanePoint {
  /// Returns the vertices of the convex hull of points in ascending order, or with its edges all points on its boundary.
  internal func _hull(withEdges hasEdges: Bool = false) -> [Element] {
    guard let first, let last, first < last else { return Array(prefix(1)) }
    var points = self
    if hasEdges {
      points = indices.filter { $0 == 0 || self[$0 - 1] < self[$0] }.map { self[$0] }
      // The upper chain would repeat the lower one.
      if points.allSatisfy({ Element._orientation(first, last, $0) == 0 }) { return points }
    }
    var hull = [first]
    hull._addChain(points.dropFirst(), leastTurn: hasEdges ? 0 : 1)
    hull._addChain(points.reversed().dropFirst(), leastTurn: hasEdges ? 0 : 1)
    hull.removeLast()
    return hull
  }

  /// Adds the vertices of the chain from the last vertex through the given points, convex to the right.
  ///
  /// - Parameter leastTurn: 1 if it turns left at each of them, 0 if it may go straight on.
  internal mutating func _addChain(_ points: some Sequence<Element>, leastTurn: Int) {
    let base = count
    for point in points {
      while count > base, Element._orientation(self[count - 2], self[count - 1], point) < leastTurn
      {
        removeLast()
      }
      append(point)
    }
  }

  /// Returns the points without most of those inside the quadrilateral of the extreme points in diagonal directions.
  ///
  /// - Parameter margin: How far inside a point has to be, if rounding errors may matter.
  internal func _withoutMiddle(margin: Element.Coordinate) -> [Element] {
    guard var (low, right) = first.map({ ($0, $0) }) else { return [] }
    var (left, high) = (low, low)
    for point in self {
      if point.x + point.y < low.x + low.y { low = point }
      if point.x + point.y > high.x + high.y { high = point }
      if point.x - point.y < left.x - left.y { left = point }
      if point.x - point.y > right.x - right.y { right = point }
    }
    let (minX, maxX) = (Swift.max(low.x, left.x) + margin, Swift.min(right.x, high.x) - margin)
    let (minY, maxY) = (Swift.max(low.y, right.y) + margin, Swift.min(left.y, high.y) - margin)
    return filter { point in
      point.x <= minX || maxX <= point.x || point.y <= minY || maxY <= point.y
    }
  }
}
