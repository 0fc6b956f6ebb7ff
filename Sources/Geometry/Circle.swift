// Circles with integer centers and radii: intersections and tangents. The number of points is decided before anything
// is rounded.

/// A circle with an integer center and an integer radius.
///
///     let wheel = Circle(center: LatticePoint(0, 0), radius: 5)
///     wheel.side(of: LatticePoint(3, 4))  // .onBoundary
///     wheel.commonPoints(with: Circle(center: LatticePoint(10, 0), radius: 5))  // [RealPoint(5.0, 0.0)]
///     let common = wheel.commonPoints(withLineThrough: LatticePoint(0, 3), LatticePoint(1, 3))
///     common  // [RealPoint(-4.0, 3.0), RealPoint(4.0, 3.0)]
///
/// A radius of 0 makes it a point. The number of common points is exact; their coordinates are rounded. Scale decimal
/// input to integers by a power of ten.
public struct Circle: Hashable, Sendable {
  /// The center.
  public let center: LatticePoint
  /// The radius.
  public let radius: Int

  /// Creates a circle from its center and its radius.
  ///
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹, and the radius is in 0 ... 10⁹.
  public init(center: LatticePoint, radius: Int) {
    center._checkRange()
    precondition(0...1_000_000_000 ~= radius, "a radius is in 0 ... 10⁹")
    (self.center, self.radius) = (center, radius)
  }

  /// Returns whether a point is inside, on the boundary, or outside of the circle.
  ///
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(1)
  public func side(of point: LatticePoint) -> PolygonSide {
    let power = _power(of: point)
    return power < 0 ? .inside : power == 0 ? .onBoundary : .outside
  }

  /// Returns the intersection points of the circle and the line through two points.
  ///
  /// - Precondition: The two points are distinct. Their coordinates are in −10⁹ ... 10⁹.
  /// - Returns: No point, one if the line is tangent to the circle, or two, in order along the line from the first
  ///   given point to the second.
  /// - Complexity: O(1)
  public func commonPoints(
    withLineThrough start: LatticePoint, _ end: LatticePoint
  ) -> [RealPoint] {
    precondition(start != end, "a line goes through two different points")
    let points = _commonPoints(start, end)
    return points.count == 2
      ? [points.first, points.last] : points.count == 1 ? [points.first] : []
  }

  /// Returns the intersection points of the circle and a segment.
  ///
  /// - Precondition: The coordinates of the endpoints are in −10⁹ ... 10⁹.
  /// - Returns: No point, one or two, in order from the segment's start to its end.
  /// - Complexity: O(1)
  public func commonPoints(with segment: LineSegment) -> [RealPoint] {
    let (start, end) = (segment.start, segment.end)
    let (powerAtStart, powerAtEnd) = (_power(of: start), _power(of: end))
    if start == end { return powerAtStart == 0 ? [RealPoint(start)] : [] }
    let points = _commonPoints(start, end)
    // Of two points of the line the first one comes before the point closest to the center, and the second one after
    // it. An endpoint is between them if it is inside.
    let (toStart, toEnd) = (
      (end - start).dot(center - start) >= 0, (end - start).dot(center - end) <= 0
    )
    var common: [RealPoint] = []
    if points.count > 0, powerAtStart >= 0 && toStart, powerAtEnd <= 0 || toEnd {
      common.append(points.first)
    }
    if points.count > 1, powerAtStart <= 0 || toStart, powerAtEnd >= 0 && toEnd {
      common.append(points.last)
    }
    return common
  }

  /// Returns the intersection points of two circles, or `nil` if they are the same circle, with infinitely many.
  ///
  /// - Returns: No point, one if the circles touch, or two, first the one on the left of the line from this center to
  ///   the other. A point itself for two equal circles of radius 0.
  /// - Complexity: O(1)
  public func commonPoints(with other: Circle) -> [RealPoint]? {
    if center == other.center {
      if radius != other.radius { return [] }
      return radius == 0 ? [RealPoint(center)] : nil
    }
    let (count, left, right) = _commonPoints(other)
    return count == 2 ? [left, right] : count == 1 ? [left] : []
  }

  /// Returns the points in which the tangents from a point touch the circle.
  ///
  ///     let wheel = Circle(center: .zero, radius: 5)
  ///     wheel.tangentPoints(from: LatticePoint(-5, 10))  // [RealPoint(-5.0, 0.0), RealPoint(3.0, 4.0)]
  ///
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹.
  /// - Returns: No point if the given one is inside, the point itself if it is on the circle, and else two, first the
  ///   one on the right of the line from the point to the center; only one if the radius is 0.
  /// - Complexity: O(1)
  public func tangentPoints(from point: LatticePoint) -> [RealPoint] {
    let power = _power(of: point)
    if power < 0 { return [] }
    if power == 0 || radius == 0 {
      return [RealPoint(power == 0 ? point : center)]
    }
    let way = point - center
    let foot = _along(way, radius * radius, way.dot(way))
    let height =
      Double(radius) * _squareRoot(ofFraction: Double(power)) / Double(way.dot(way))
    let half = RealPoint(LatticePoint(-way.y, way.x)) * height
    return [foot + half, foot - half]
  }
}

// MARK: - Core

extension Circle {
  /// Returns the power of a point: its squared distance to the center minus the squared radius.
  internal func _power(of point: LatticePoint) -> Int {
    point._checkRange()
    return center.squaredDistance(to: point) - radius * radius
  }

  /// Returns origin + way · part / whole, where the origin is the center if nothing else is said.
  internal func _along(
    from origin: LatticePoint? = nil, _ way: LatticePoint, _ part: Int, _ whole: Int
  ) -> RealPoint {
    let origin = origin ?? center
    var (x, y) = (_WideSum(), _WideSum())
    x.add(origin.x, times: whole)
    x.add(way.x, times: part)
    y.add(origin.y, times: whole)
    y.add(way.y, times: part)
    return RealPoint(x.divided(by: whole), y.divided(by: whole))
  }

  /// Returns (2 · `radius`)² · `square` − `part`², rounded once.
  internal func _discriminant(_ square: Int, _ part: Int) -> Double {
    var sum = _WideSum()
    sum.add(4 * radius * radius, times: square)
    sum.add(part, times: -part)
    return sum.approximation
  }

  /// Returns the intersection points of the circle and a line: as many as the count says, the others are unused.
  ///
  /// - Parameter origin: Where the center is in the coordinates that are returned, if not where it is.
  internal func _commonPoints(
    _ start: LatticePoint, _ end: LatticePoint, centerAt origin: LatticePoint? = nil
  ) -> (count: Int, first: RealPoint, last: RealPoint) {
    start._checkRange()
    end._checkRange()
    let way = end - start
    let square = way.dot(way)
    // The distance from the line is cross / √square.
    let cross = way.cross(center - start)
    var sum = _WideSum()
    sum.add(radius * radius, times: square)
    sum.add(cross, times: -cross)
    if sum.signum < 0 { return (0, .zero, .zero) }
    // The foot of the perpendicular from the center.
    let foot = _along(from: origin, LatticePoint(way.y, -way.x), cross, square)
    let length = _squareRoot(ofFraction: sum.approximation) / Double(square)
    let half = RealPoint(way) * length
    return (sum.signum == 0 ? 1 : 2, foot - half, foot + half)
  }

  /// Returns the intersection points of two circles with different centers: as many as the count says, the others are
  /// unused.
  ///
  /// - Parameter origin: Where the center is in the coordinates that are returned, if not where it is.
  internal func _commonPoints(
    _ other: Circle, centerAt origin: LatticePoint? = nil
  ) -> (count: Int, left: RealPoint, right: RealPoint) {
    let way = other.center - center
    let square = way.dot(way)
    let (sum, difference) = (radius + other.radius, radius - other.radius)
    if square > sum * sum || square < difference * difference { return (0, .zero, .zero) }
    // The foot of both points is center + way · part / (2 · square), by the law of cosines.
    let part = square + sum * difference
    let foot = _along(from: origin, way, part, 2 * square)
    if square == sum * sum || square == difference * difference { return (1, foot, foot) }
    let height = _squareRoot(ofFraction: _discriminant(square, part)) / Double(2 * square)
    let half = RealPoint(LatticePoint(-way.y, way.x)) * height
    return (2, foot + half, foot - half)
  }
}
