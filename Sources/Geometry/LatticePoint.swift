// Points and vectors of the plane with integer coordinates: nothing is ever rounded.

/// A point of the plane with integer coordinates, or the vector from the origin to it.
///
///     let corner = LatticePoint(3, 4)
///     (corner - LatticePoint(1, 1)).y  // 3
///     corner.squaredDistance(to: .zero)  // 25
///     corner.distance(to: .zero)  // 5.0
///
/// Points are ordered by x, then by y. Everything in this module is exact for coordinates in −10⁹ ... 10⁹; a result
/// that does not fit `Int` traps.
public struct LatticePoint: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The x-coordinate, to the right.
  public var x: Int
  /// The y-coordinate, upward.
  public var y: Int

  /// Creates a point from its coordinates.
  @inlinable
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: LatticePoint { LatticePoint(0, 0) }

  /// Returns the sum of a point and a vector: the point moved by the vector.
  @inlinable
  public static func + (point: LatticePoint, vector: LatticePoint) -> LatticePoint {
    LatticePoint(point.x + vector.x, point.y + vector.y)
  }

  /// Returns the vector from one point to another.
  @inlinable
  public static func - (end: LatticePoint, start: LatticePoint) -> LatticePoint {
    LatticePoint(end.x - start.x, end.y - start.y)
  }

  /// Returns the opposite vector.
  @inlinable
  public static prefix func - (vector: LatticePoint) -> LatticePoint {
    LatticePoint(-vector.x, -vector.y)
  }

  /// Returns the product of a vector and a scalar.
  ///
  ///     LatticePoint(1, -2) * 3  // LatticePoint(3, -6)
  @inlinable
  public static func * (vector: LatticePoint, factor: Int) -> LatticePoint {
    LatticePoint(vector.x * factor, vector.y * factor)
  }

  /// Returns the product of a scalar and a vector.
  @inlinable
  public static func * (factor: Int, vector: LatticePoint) -> LatticePoint { vector * factor }

  /// Returns whether a point comes before another by x, then by y (lexicographic order).
  @inlinable
  public static func < (first: LatticePoint, second: LatticePoint) -> Bool {
    first.x == second.x ? first.y < second.y : first.x < second.x
  }

  /// Returns the cross product of two vectors.
  ///
  ///     LatticePoint(2, 1).cross(LatticePoint(1, 3))  // 5: the parallelogram between them has this area
  ///
  /// It is positive if the second vector is counterclockwise of the first, negative if clockwise, and 0 if they are
  /// parallel.
  @inlinable
  public func cross(_ other: LatticePoint) -> Int {
    x * other.y - y * other.x
  }

  /// Returns the dot product of two vectors.
  ///
  ///     LatticePoint(2, 1).dot(LatticePoint(1, 3))  // 5
  ///
  /// It is 0 if the vectors are perpendicular, and positive if the angle between them is acute.
  @inlinable
  public func dot(_ other: LatticePoint) -> Int {
    x * other.x + y * other.y
  }

  /// Returns the squared Euclidean distance to another point.
  @inlinable
  public func squaredDistance(to other: LatticePoint) -> Int {
    let way = other - self
    return way.dot(way)
  }

  /// Returns the Euclidean distance to another point, rounded.
  ///
  /// Integer distances are exact; for all others the last bit may be off by one.
  @inlinable
  public func distance(to other: LatticePoint) -> Double {
    _squareRoot(of: squaredDistance(to: other))
  }
}

// MARK: - Core

/// Returns the square root of a nonnegative number, exact for squares, else with the last bit off by at most one.
///
/// (`Double.squareRoot` would make the module depend on the C mathematics library.)
@inlinable
internal func _squareRoot(of number: some FixedWidthInteger) -> Double {
  if number == 0 { return 0 }
  let square = Double(number)
  // Half the exponent, and half the fraction as if it were more of the exponent: off by less than a sixteenth. Newton's
  // method turns an error into half its square, five times; the last step settles on an integer root.
  var root = Double(bitPattern: square.bitPattern / 2 + 1.0.bitPattern / 2)
  for _ in 0..<5 { root = (root + square / root) / 2 }
  return root
}
