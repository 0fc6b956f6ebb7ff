// Polygons with floating-point coordinates, given by their vertices.

extension Collection where Element == RealPoint {
  /// Returns the signed area of the polygon with these vertices (shoelace formula).
  ///
  ///     [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 2)].signedArea()  // 1.5
  ///     [RealPoint(0, 0), RealPoint(0, 2), RealPoint(1.5, 0)].signedArea()  // -1.5
  ///
  /// - Returns: The area: positive if the vertices are in counterclockwise order, negative if clockwise.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func signedArea() -> Double { Array(self)._signedArea() }

  /// Returns the length of the boundary of the polygon with these vertices.
  ///
  ///     [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 2)].perimeter()  // 6.0
  ///
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func perimeter() -> Double { Array(self)._perimeter() }

  /// Returns the centroid of the polygon with these vertices: the center of mass of its area.
  ///
  ///     [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 3)].centroid()!  // RealPoint(0.5, 1.0)
  ///
  /// The polygon may be convex or not, in either orientation.
  ///
  /// - Returns: The centroid; `nil` if the area is 0. That of an area that is nearly 0 has a large error.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func centroid() -> RealPoint? { Array(self)._centroid() }

  /// Returns whether a point is inside, on the boundary, or outside of the polygon with these vertices.
  ///
  ///     let triangle = [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 3)]
  ///     triangle.side(of: RealPoint(0.5, 0.5))  // .inside
  ///
  /// The polygon may be convex or not, in either orientation. If its edges cross each other, the even–odd rule applies.
  /// The answer is exact for the coordinates as they are.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func side(of point: RealPoint) -> PolygonSide { Array(self)._side(of: point) }

  /// Returns the vertices of the convex hull of the points, in counterclockwise order (monotone chain).
  ///
  ///     let posts = [(0, 0), (2, 0), (0.5, 0.5), (1, 0), (0, 2.5)].map { RealPoint($0, $1) }
  ///     posts.convexHull()  // [RealPoint(0.0, 0.0), RealPoint(2.0, 0.0), RealPoint(0.0, 2.5)]
  ///
  /// Points may coincide. If all points are collinear, the result is the two extreme ones; a single point if all are
  /// the same. The answer is exact for the coordinates as they are.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Returns: The vertices in counterclockwise order, beginning with the leftmost point, the lowest of several.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func convexHull() -> [RealPoint] { Array(self)._convexHull() }
}

// MARK: - Core

extension Array where Element == RealPoint {
  @usableFromInline
  internal func _signedArea() -> Double {
    guard let first else { return 0 }
    // Vectors from one vertex are smaller numbers than those from the origin.
    var (doubled, previous) = (0.0, RealPoint.zero)
    for corner in self {
      doubled += previous.cross(corner - first)
      previous = corner - first
    }
    return doubled / 2
  }

  @usableFromInline
  internal func _perimeter() -> Double {
    guard var previous = last else { return 0 }
    var length = 0.0
    for corner in self {
      length += previous.distance(to: corner)
      previous = corner
    }
    return length
  }

  @usableFromInline
  internal func _centroid() -> RealPoint? {
    guard let first else { return nil }
    // Each triangle of a fan has the mean of its corners as its centroid, and weighs as much as its area.
    var (sum, area, previous) = (RealPoint.zero, 0.0, RealPoint.zero)
    for corner in self {
      let next = corner - first
      let weight = previous.cross(next)
      sum += (previous + next) * weight
      area += weight
      previous = next
    }
    return area == 0 ? nil : first + sum / (3 * area)
  }

  @usableFromInline
  internal func _side(of point: RealPoint) -> PolygonSide {
    guard var previous = last else { return .outside }
    var isInside = false
    for corner in self {
      let (start, end) = (previous, corner)
      previous = corner
      // Most edges are wholly above or below the point.
      if Swift.max(start.y, end.y) < point.y || point.y < Swift.min(start.y, end.y) { continue }
      let turn = orientation(start, end, point)
      if turn == 0, Swift.min(start.x, end.x)...Swift.max(start.x, end.x) ~= point.x {
        return .onBoundary
      }
      // Edges that cross the ray from the point to the right, each with its lower end and without its upper.
      let goesUp = start.y <= point.y && point.y < end.y
      let goesDown = end.y <= point.y && point.y < start.y
      if goesUp || goesDown, (turn > 0) == goesUp { isInside.toggle() }
    }
    return isInside ? .inside : .outside
  }

  @usableFromInline
  internal func _convexHull() -> [RealPoint] {
    let points = sorted()
    guard let first = points.first, let last = points.last, first < last else {
      return Array(points.prefix(1))
    }
    var hull = [first]
    for chain in [points, points.reversed()] {
      let base = hull.count
      for point in chain.dropFirst() {
        while hull.count > base, orientation(hull[hull.count - 2], hull[hull.count - 1], point) <= 0
        {
          hull.removeLast()
        }
        hull.append(point)
      }
    }
    hull.removeLast()
    return hull
  }
}
