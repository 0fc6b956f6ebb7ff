// Points of the plane with whole coordinates, which are vectors too: nothing is ever rounded.

/// A point of the plane with whole coordinates, or the vector that leads there from the origin.
///
///     let corner = LatticePoint(3, 4)
///     (corner - LatticePoint(1, 1)).y  // 3
///     corner.squaredDistance(to: .zero)  // 25
///     corner.distance(to: .zero)  // 5.0
///
/// Points are in order by x, and by y where x is the same. Everything in this module is right for coordinates in
/// −10⁹ ... 10⁹; a result that does not fit `Int` traps.
public struct LatticePoint: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// How far to the right.
  public var x: Int
  /// How far up.
  public var y: Int

  /// Creates a point from its coordinates.
  @inlinable
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: LatticePoint { LatticePoint(0, 0) }

  /// Returns the point that a vector leads to from another point.
  @inlinable
  public static func + (point: LatticePoint, vector: LatticePoint) -> LatticePoint {
    LatticePoint(point.x + vector.x, point.y + vector.y)
  }

  /// Returns the vector from one point to another.
  @inlinable
  public static func - (end: LatticePoint, start: LatticePoint) -> LatticePoint {
    LatticePoint(end.x - start.x, end.y - start.y)
  }

  /// Returns the vector of the same length to the opposite side.
  @inlinable
  public static prefix func - (vector: LatticePoint) -> LatticePoint {
    LatticePoint(-vector.x, -vector.y)
  }

  /// Returns the vector that leads so many times as far.
  ///
  ///     LatticePoint(1, -2) * 3  // LatticePoint(x: 3, y: -6)
  @inlinable
  public static func * (vector: LatticePoint, factor: Int) -> LatticePoint {
    LatticePoint(vector.x * factor, vector.y * factor)
  }

  /// Whether a point lies left of another, or straight below it.
  @inlinable
  public static func < (first: LatticePoint, second: LatticePoint) -> Bool {
    first.x == second.x ? first.y < second.y : first.x < second.x
  }

  /// Returns the cross product of two vectors.
  ///
  ///     LatticePoint(2, 1).cross(LatticePoint(1, 3))  // 5: the parallelogram between them has this area
  ///
  /// It is positive if the second one points to the left of the first, negative if to the right, and 0 if both are
  /// on a line.
  @inlinable
  public func cross(_ other: LatticePoint) -> Int {
    x * other.y - y * other.x
  }

  /// Returns the dot product of two vectors.
  ///
  ///     LatticePoint(2, 1).dot(LatticePoint(1, 3))  // 5
  ///
  /// It is 0 if they are at right angles, and positive if the angle between them is smaller than that.
  @inlinable
  public func dot(_ other: LatticePoint) -> Int {
    x * other.x + y * other.y
  }

  /// Returns the square of the distance to another point.
  @inlinable
  public func squaredDistance(to other: LatticePoint) -> Int {
    let way = other - self
    return way.dot(way)
  }

  /// Returns the distance to another point, rounded up or down.
  ///
  /// Whole distances are exact, and of all others the last bit may be off by one.
  @inlinable
  public func distance(to other: LatticePoint) -> Double {
    _squareRoot(of: squaredDistance(to: other))
  }
}

// MARK: - Core

/// Returns the root of a number that is not negative, exact for squares and else with the last bit off by at most one.
///
/// (`Double.squareRoot` would make the module depend on the C mathematics library.)
@inlinable
internal func _squareRoot(of number: Int) -> Double {
  if number == 0 { return 0 }
  let square = Double(number)
  // Half the exponent, and half the fraction as if it were more of the exponent: wrong by less than a sixteenth.
  // Newton's method makes of an error half its square, five times; the last step settles on a whole root.
  var root = Double(bitPattern: square.bitPattern / 2 + 1.0.bitPattern / 2)
  for _ in 0..<5 { root = (root + square / root) / 2 }
  return root
}
