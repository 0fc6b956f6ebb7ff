// Points and vectors of the plane with coordinates that are rounded.

/// A point of the plane with `Double` coordinates, or the vector from the origin to it.
///
///     let corner = RealPoint(1.5, 2)
///     corner.distance(to: .zero)  // 2.5
///     (corner + RealPoint(0.5, 0)) / 2  // RealPoint(1.0, 1.0)
///
/// Points are ordered by x, then by y. Where the input has integers, or decimal numbers that a power of ten makes
/// integers, ``LatticePoint`` decides exactly what `Double` may get wrong: whether three points are collinear, for
/// instance.
public struct RealPoint: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The x-coordinate, to the right.
  public var x: Double
  /// The y-coordinate, upward.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the same point as one with integer coordinates, which are exact up to 2⁵³.
  @inlinable
  public init(_ point: LatticePoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The origin.
  @inlinable public static var zero: RealPoint { RealPoint(0, 0) }

  /// Returns the sum of a point and a vector: the point moved by the vector.
  @inlinable
  public static func + (point: RealPoint, vector: RealPoint) -> RealPoint {
    RealPoint(point.x + vector.x, point.y + vector.y)
  }

  /// Returns the vector from one point to another.
  @inlinable
  public static func - (end: RealPoint, start: RealPoint) -> RealPoint {
    RealPoint(end.x - start.x, end.y - start.y)
  }

  /// Returns the opposite vector.
  @inlinable
  public static prefix func - (vector: RealPoint) -> RealPoint {
    RealPoint(-vector.x, -vector.y)
  }

  /// Returns the product of a vector and a scalar.
  @inlinable
  public static func * (vector: RealPoint, factor: Double) -> RealPoint {
    RealPoint(vector.x * factor, vector.y * factor)
  }

  /// Returns the product of a scalar and a vector.
  @inlinable
  public static func * (factor: Double, vector: RealPoint) -> RealPoint { vector * factor }

  /// Multiplies a vector by a scalar.
  @inlinable
  public static func *= (vector: inout RealPoint, factor: Double) { vector = vector * factor }

  /// Returns the quotient of a vector and a scalar.
  @inlinable
  public static func / (vector: RealPoint, divisor: Double) -> RealPoint {
    RealPoint(vector.x / divisor, vector.y / divisor)
  }

  /// Divides a vector by a scalar.
  @inlinable
  public static func /= (vector: inout RealPoint, divisor: Double) { vector = vector / divisor }

  /// Returns whether a point comes before another by x, then by y (lexicographic order).
  @inlinable
  public static func < (first: RealPoint, second: RealPoint) -> Bool {
    first.x == second.x ? first.y < second.y : first.x < second.x
  }

  /// Returns the cross product of two vectors: the signed area of the parallelogram between them.
  ///
  /// It is positive if the second vector is counterclockwise of the first, and negative if clockwise. The sign may be
  /// wrong for vectors that are nearly parallel; ``orientation(_:_:_:)-(RealPoint,_,_)`` has it exactly.
  @inlinable
  public func cross(_ other: RealPoint) -> Double {
    x * other.y - y * other.x
  }

  /// Returns the dot product of two vectors.
  @inlinable
  public func dot(_ other: RealPoint) -> Double {
    x * other.x + y * other.y
  }

  /// The length of the vector.
  ///
  ///     RealPoint(3, 4).length  // 5.0
  ///
  /// Lengths are in 10⁻¹⁵⁰ ... 10¹⁵⁰, 0 or infinite: those beyond are rounded to 0 or infinity.
  public var length: Double { _squareRoot(ofFraction: dot(self)) }

  /// Returns the squared Euclidean distance to another point.
  @inlinable
  public func squaredDistance(to other: RealPoint) -> Double {
    let way = other - self
    return way.dot(way)
  }

  /// Returns the Euclidean distance to another point.
  public func distance(to other: RealPoint) -> Double { (other - self).length }
}

extension RealPoint: CustomStringConvertible {
  /// The coordinates, as in `(1.5, 2.0)`.
  public var description: String { "(\(x), \(y))" }
}
