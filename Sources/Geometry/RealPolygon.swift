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
  internal func _side(of point: RealPoint) -> PolygonSide { _polygonSide(of: point) }

  @usableFromInline
  internal func _convexHull() -> [RealPoint] {
    let lengths = map { Swift.max($0.x.magnitude, $0.y.magnitude) }
    return _withoutMiddle(margin: (lengths.max() ?? 0) * 1e-12).sorted()._hull()
  }
}
