// Polygons, given by their vertices. O'Rourke: Computational Geometry in C, 1.4 and 7.4.

/// The position of a point relative to a polygon or circle.
public enum PolygonSide: Sendable {
  /// In the interior.
  case inside
  /// On the boundary.
  case onBoundary
  /// In the exterior.
  case outside
}

extension Collection where Element == LatticePoint {
  /// Returns twice the signed area of the polygon with these vertices (shoelace formula).
  ///
  ///     [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)].doubledArea()  // 12
  ///     [LatticePoint(0, 0), LatticePoint(0, 3), LatticePoint(4, 0)].doubledArea()  // -12
  ///
  /// - Returns: Twice the area, an integer: positive if the vertices are in counterclockwise order, negative if
  ///   clockwise. If edges cross each other, each part counts as often as the polygon goes around it.
  /// - Precondition: Twice the area fits `Int`, as it does if all coordinates are in −10⁹ ... 10⁹ and no edges cross
  ///   each other.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func doubledArea() -> Int { Array(self)._doubledArea() }

  /// Returns the length of the boundary of the polygon with these vertices, rounded.
  ///
  ///     [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)].perimeter()  // 12.0
  ///
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func perimeter() -> Double { map { RealPoint($0) }.perimeter() }

  /// Returns the centroid of the polygon with these vertices: the center of mass of its area.
  ///
  ///     [LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(0, 3)].centroid()!  // RealPoint(2.0, 1.0)
  ///
  /// The polygon may be convex or not, in either orientation.
  ///
  /// - Returns: The centroid, rounded; `nil` if the area is 0.
  /// - Precondition: That of ``doubledArea()``.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func centroid() -> RealPoint? { Array(self)._centroid() }

  /// Returns whether a point is inside, on the boundary, or outside of the polygon with these vertices.
  ///
  ///     let triangle = [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)]
  ///     triangle.side(of: LatticePoint(1, 1))  // .inside
  ///     triangle.side(of: LatticePoint(2, 0))  // .onBoundary
  ///     triangle.side(of: LatticePoint(3, 3))  // .outside
  ///
  /// The polygon may be convex or not, in either orientation. If its edges cross each other, the even–odd rule applies.
  ///
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func side(of point: LatticePoint) -> PolygonSide { Array(self)._side(of: point) }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _doubledArea() -> Int {
    guard let first else { return 0 }
    var sum = 0
    // How often the sum has overflowed upward rather than downward: it may do so on the way.
    var turns = 0
    for index in indices.dropFirst() {
      let part = (self[index - 1] - first).cross(self[index] - first)
      let hasLeft: Bool
      (sum, hasLeft) = sum.addingReportingOverflow(part)
      if hasLeft { turns += part.signum() }
    }
    precondition(turns == 0, "twice the area does not fit Int")
    return sum
  }

  /// Each triangle of a fan has the mean of its corners as its centroid, and weighs as much as its area.
  @usableFromInline
  internal func _centroid() -> RealPoint? {
    let doubledArea = _doubledArea()
    guard doubledArea != 0, let first else { return nil }
    var sum = RealPoint.zero
    for index in indices.dropFirst() {
      let (left, right) = (self[index - 1] - first, self[index] - first)
      let weight = Double(left.cross(right)) / Double(doubledArea)
      sum += (RealPoint(left) + RealPoint(right)) * weight
    }
    return RealPoint(first) + sum / 3
  }

  @usableFromInline
  internal func _side(of point: LatticePoint) -> PolygonSide { _polygonSide(of: point) }
}
