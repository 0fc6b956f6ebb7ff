// Points and vectors of space with integer coordinates: nothing is ever rounded.

/// A point of space with integer coordinates, or the vector from the origin to it.
///
///     let corner = Point3D(2, 3, 6)
///     corner.distance(to: .zero)  // 7.0
///     corner.cross(Point3D(1, 0, 0))  // Point3D(0, 6, -3)
///     corner.dot(Point3D(1, 1, 1))  // 11
///
/// Points are ordered by x, then by y, then by z. Everything in this module is exact for coordinates in −10⁹ ... 10⁹; a
/// result that does not fit `Int` traps.
public struct Point3D: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The x-coordinate.
  public var x: Int
  /// The y-coordinate.
  public var y: Int
  /// The z-coordinate.
  public var z: Int

  /// Creates a point from its coordinates.
  @inlinable
  public init(_ x: Int, _ y: Int, _ z: Int) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The origin.
  @inlinable public static var zero: Point3D { Point3D(0, 0, 0) }

  /// Returns the sum of a point and a vector: the point moved by the vector.
  @inlinable
  public static func + (point: Point3D, vector: Point3D) -> Point3D {
    Point3D(point.x + vector.x, point.y + vector.y, point.z + vector.z)
  }

  /// Returns the vector from one point to another.
  @inlinable
  public static func - (end: Point3D, start: Point3D) -> Point3D {
    Point3D(end.x - start.x, end.y - start.y, end.z - start.z)
  }

  /// Returns the opposite vector.
  @inlinable
  public static prefix func - (vector: Point3D) -> Point3D {
    Point3D(-vector.x, -vector.y, -vector.z)
  }

  /// Returns the product of a vector and a scalar.
  @inlinable
  public static func * (vector: Point3D, factor: Int) -> Point3D {
    Point3D(vector.x * factor, vector.y * factor, vector.z * factor)
  }

  /// Returns whether a point comes before another by x, then by y, then by z (lexicographic order).
  @inlinable
  public static func < (first: Point3D, second: Point3D) -> Bool {
    (first.x, first.y, first.z) < (second.x, second.y, second.z)
  }

  /// Returns the cross product of two vectors.
  ///
  ///     Point3D(1, 0, 0).cross(Point3D(0, 1, 0))  // Point3D(0, 0, 1)
  ///
  /// It is perpendicular to both, and as long as the parallelogram between them is large. Seen from where it points to,
  /// the second vector is counterclockwise of the first. It is zero if they are parallel.
  @inlinable
  public func cross(_ other: Point3D) -> Point3D {
    Point3D(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// Returns the dot product of two vectors.
  ///
  /// It is 0 if the vectors are perpendicular, and positive if the angle between them is acute.
  @inlinable
  public func dot(_ other: Point3D) -> Int {
    x * other.x + y * other.y + z * other.z
  }

  /// Returns the squared Euclidean distance to another point.
  @inlinable
  public func squaredDistance(to other: Point3D) -> Int {
    let way = other - self
    return way.dot(way)
  }

  /// Returns the Euclidean distance to another point, rounded.
  ///
  /// Integer distances are exact; for all others the last bit may be off by one.
  @inlinable
  public func distance(to other: Point3D) -> Double {
    // The squares add up to at most 1.2 · 10¹⁹, which may not fit `Int`.
    let way = other - self
    let (x, y, z) = (way.x.magnitude, way.y.magnitude, way.z.magnitude)
    return _squareRoot(of: x * x + y * y + z * z)
  }
}

/// Returns on which side of the plane through three points a fourth one lies: 1 or −1, and 0 if all are coplanar.
///
///     let (a, b, c) = (Point3D(0, 0, 0), Point3D(1, 0, 0), Point3D(0, 1, 0))
///     orientation(a, b, c, Point3D(5, 5, 2))  // 1: from there, a, b, c are seen counterclockwise
///     orientation(a, b, c, Point3D(0, 0, -1))  // -1: clockwise
///     orientation(a, b, c, Point3D(7, 7, 0))  // 0
///
/// The sign is exact for all coordinates in −10⁹ ... 10⁹.
///
/// - Returns: 1, −1, or 0 if the points are coplanar, as they always are if three are collinear.
/// - Complexity: O(1)
public func orientation(
  _ first: Point3D, _ second: Point3D, _ third: Point3D, _ fourth: Point3D
) -> Int {
  (second - first).cross(third - first)._wideDot(fourth - first).signum
}

// MARK: - Core

extension Point3D {
  /// Returns the dot product in 128 bits.
  internal func _wideDot(_ other: Point3D) -> _WideSum {
    var sum = _WideSum()
    sum.add(x, times: other.x)
    sum.add(y, times: other.y)
    sum.add(z, times: other.z)
    return sum
  }

  internal func _checkRange() {
    precondition(
      Swift.max(x.magnitude, y.magnitude, z.magnitude) <= 1_000_000_000,
      "coordinates are in -10⁹ ... 10⁹")
  }
}
