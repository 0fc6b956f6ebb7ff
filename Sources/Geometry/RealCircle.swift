// Circles with floating-point coordinates: intersections and tangents. What meets but for rounding meets.

/// A circle with a `Double` center and radius.
///
///     let wheel = RealCircle(center: RealPoint(0, 0), radius: 2.5)
///     wheel.commonPoints(withLineThrough: RealPoint(-9, 1.5), RealPoint(9, 1.5)).map(\.x)  // [-2.0, 2.0]
///     let touching = RealCircle(center: RealPoint(5, 0), radius: 2.5)
///     wheel.commonPoints(with: touching)  // [RealPoint(2.5, 0.0)]
///
/// A radius of 0 makes it a point. For integer coordinates and radii, ``Circle`` decides exactly how many points there
/// are.
///
/// A line or a circle that misses another one by no more than the `tolerance` times the radius, or the sum of both radii,
/// touches it. What crosses is taken for touching only if the two points are as near to each other as the rounding errors
/// of the coordinates make them uncertain. Two circles whose centers and radii differ by no more than the tolerance are
/// the same.
public struct RealCircle: Hashable, Sendable {
  /// The center.
  public let center: RealPoint
  /// The radius.
  public let radius: Double

  /// Creates a circle from its center and its radius.
  ///
  /// - Precondition: The radius is not negative.
  public init(center: RealPoint, radius: Double) {
    precondition(radius >= 0, "a radius is not negative")
    (self.center, self.radius) = (center, radius)
  }

  /// Creates the same circle as one with an integer center and radius.
  public init(_ circle: Circle) {
    self.init(center: RealPoint(circle.center), radius: Double(circle.radius))
  }

  /// The area of the disk inside.
  public var area: Double { Double.pi * radius * radius }

  /// Returns the intersection points of the circle and the line through two points.
  ///
  /// - Precondition: The two points are distinct.
  /// - Returns: No point, one if the line is tangent to the circle, or two, in order along the line from the first
  ///   given point to the second.
  /// - Complexity: O(1)
  public func commonPoints(
    withLineThrough start: RealPoint, _ end: RealPoint, tolerance: Double = 1e-9
  ) -> [RealPoint] {
    let foot = RealSegment(start, end).projection(of: center)
    let (way, fromStart) = (end - start, center - start)
    let distance = way.cross(fromStart).magnitude / way.length
    let slack = _rounding(of: radius + fromStart.length, at: [center, start])
    if distance > radius + tolerance * radius + slack { return [] }
    if distance >= radius - slack { return [foot] }
    let half = way * (_leg(radius, distance) / way.length)
    return [foot - half, foot + half]
  }

  /// Returns the intersection points of the circle and a segment.
  ///
  ///     let wheel = RealCircle(center: RealPoint(0, 0), radius: 2.5)
  ///     wheel.commonPoints(with: RealSegment(RealPoint(0, 1.5), RealPoint(9, 1.5)))  // [RealPoint(2.0, 1.5)]
  ///
  /// A segment that ends before the circle, by no more than the tolerance times the radius, meets it.
  ///
  /// - Returns: No point, one or two, in order from the segment's start to its end.
  /// - Complexity: O(1)
  public func commonPoints(with segment: RealSegment, tolerance: Double = 1e-9) -> [RealPoint] {
    let (start, end, length) = (segment.start, segment.end, segment.length)
    let gap = tolerance * radius + _rounding(of: radius + length, at: [center, start])
    if start == end {
      return (center.distance(to: start) - radius).magnitude <= gap ? [start] : []
    }
    let way = (end - start) / length
    return commonPoints(withLineThrough: start, end, tolerance: tolerance).filter { point in
      -gap...length + gap ~= way.dot(point - start)
    }
  }

  /// Returns the intersection points of two circles, or `nil` if they are the same circle, with infinitely many.
  ///
  /// - Returns: No point, one if the circles touch, or two, first the one on the left of the line from this center to
  ///   the other. A point itself for two equal circles of radius 0.
  /// - Complexity: O(1)
  public func commonPoints(with other: RealCircle, tolerance: Double = 1e-9) -> [RealPoint]? {
    let distance = center.distance(to: other.center)
    let (sum, difference) = (radius + other.radius, (radius - other.radius).magnitude)
    let slack = _rounding(of: sum, at: [center, other.center])
    let gap = tolerance * sum + slack
    if distance <= gap && difference <= gap { return sum == 0 ? [center] : nil }
    if distance > sum + gap || distance < difference - gap { return [] }
    // Of circles that touch each other, the point is toward the other center from that of the larger one.
    if distance >= sum - slack || distance <= difference + slack {
      let (large, small) = radius < other.radius ? (other, self) : (self, other)
      return [large.center + (small.center - large.center) * (large.radius / distance)]
    }
    let (left, right) = _crossings(other)
    return [center + left, center + right]
  }

  /// Returns the points in which the tangents from a point touch the circle.
  ///
  /// - Returns: No point if the given one is inside, the point itself if it is on the circle, and else two, first the
  ///   one on the right of the line from the point to the center; only one if the radius is 0.
  /// - Complexity: O(1)
  public func tangentPoints(from point: RealPoint, tolerance: Double = 1e-9) -> [RealPoint] {
    let way = point - center
    let distance = way.length
    let slack = _rounding(of: radius, at: [center, point])
    if distance < radius - tolerance * radius - slack { return [] }
    if distance <= radius + slack { return [point] }
    if radius == 0 { return [center] }
    let along = radius / distance
    let foot = center + way * (along * along)
    let half = RealPoint(-way.y, way.x) * (along * _leg(distance, radius) / distance)
    return [foot + half, foot - half]
  }
}

// MARK: - Core

extension RealCircle {
  /// Returns (*r* + *r*′)² − *d*² and *d*² − (*r* − *r*′)² for two circles at distance *d*: both are positive if they
  /// cross each other.
  ///
  /// Both signs are exact for the coordinates as they are, and so are the values but for their last digits.
  internal func _powers(_ other: RealCircle) -> (outer: Double, inner: Double) {
    let (sum, difference) = (radius + other.radius, radius - other.radius)
    let square = center.squaredDistance(to: other.center)
    func isCertain(_ power: Double, _ length: Double) -> Bool {
      power.magnitude > 0.01 * (square + length * length)
    }
    let (outer, inner) = (sum * sum - square, square - difference * difference)
    return (
      isCertain(outer, sum) ? outer : -_exactPower(other, sign: 1),
      isCertain(inner, difference) ? inner : _exactPower(other, sign: -1)
    )
  }

  /// Returns *d*² − (*r* ± *r*′)², rounded once.
  @inline(never)
  private func _exactPower(_ other: RealCircle, sign: Double) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: _ExactSum.partCount(ofProducts: 9)) {
      var sum = _ExactSum(in: $0)
      sum.add(squareOf: center.x, minus: other.center.x)
      sum.add(squareOf: center.y, minus: other.center.y)
      sum.add(radius, times: -radius)
      sum.add(radius, times: -2 * sign * other.radius)
      sum.add(other.radius, times: -other.radius)
      return sum.rounded
    }
  }

  /// Returns the intersection points of two circles that cross each other, seen from this center: first the one on the
  /// left of the line to the other center.
  internal func _crossings(_ other: RealCircle) -> (left: RealPoint, right: RealPoint) {
    let way = other.center - center
    // Seen from the center of the smaller circle, the points are where rounding makes the least of errors.
    if radius > other.radius {
      let (left, right) = other._crossings(self)
      return (way + right, way + left)
    }
    // The foot of both points, by the law of cosines.
    let (distance, sum) = (way.length, radius + other.radius)
    let along = (distance + (radius - other.radius) / distance * sum) / 2
    let foot = way * (along / distance)
    // By Heron's formula.
    let (outer, inner) = _powers(other)
    let height =
      _squareRoot(ofFraction: Swift.max(0, outer)) * _squareRoot(ofFraction: Swift.max(0, inner))
    let half = RealPoint(-way.y, way.x) * (height / (2 * distance * distance))
    return (foot + half, foot - half)
  }
}

/// Returns how much a length may be off if it is computed from points whose coordinates have been rounded.
internal func _rounding(of length: Double, at points: [RealPoint]) -> Double {
  points.reduce(length) { Swift.max($0, $1.x.magnitude, $1.y.magnitude) } * 1e-15
}

/// Returns the second leg of a right triangle, given its hypotenuse and a leg that is not longer.
internal func _leg(_ hypotenuse: Double, _ leg: Double) -> Double {
  // The product of sum and difference keeps what the difference of squares would lose.
  _squareRoot(ofFraction: Swift.max(0, (hypotenuse + leg) * (hypotenuse - leg)))
}
