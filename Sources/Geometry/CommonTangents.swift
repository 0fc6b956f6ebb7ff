// Lines that touch two circles. How many they are is decided before anything is rounded.

extension Circle {
  /// Returns the common tangents of this circle and another one; `nil` if they are the same circle, which shares all of
  /// its tangents.
  ///
  ///     let wheel = Circle(center: LatticePoint(0, 0), radius: 3)
  ///     let tangents = wheel.commonTangents(with: Circle(center: LatticePoint(10, 0), radius: 3))!
  ///     tangents.count  // 4
  ///     tangents[0].here  // RealPoint(0.0, 3.0)
  ///     tangents[0].there  // RealPoint(10.0, 3.0)
  ///
  /// - Returns: For each tangent the points in which it touches this circle and the other one. The outer tangents, which
  ///   have both circles on the same side, come before the inner ones. Of either kind there are none, one, if the
  ///   circles touch each other, in a point that comes twice then, or two, first the one that touches this circle on the
  ///   left of the way from its center to the other's. Circles of radius 0 are points: two of them have one tangent.
  /// - Complexity: O(1)
  public func commonTangents(
    with other: Circle
  ) -> [(here: RealPoint, there: RealPoint)]? {
    if center == other.center { return radius == other.radius ? nil : [] }
    let outer = _tangents(other, sign: 1)
    // A point has its two sides in one place, so that outer and inner tangents are the same.
    if radius == 0 || other.radius == 0 {
      return radius == other.radius ? [outer[0]] : outer
    }
    return outer + _tangents(other, sign: -1)
  }

  /// Returns the outer tangents for a sign of 1 and the inner ones for −1.
  internal func _tangents(_ other: Circle, sign: Int) -> [(here: RealPoint, there: RealPoint)] {
    let way = other.center - center
    let square = way.dot(way)
    // The unit vector n at right angles to the tangent leads from either center to the tangent, on the same side if it is
    // an outer one: n · way = radius − sign · other.radius.
    let part = radius - sign * other.radius
    let rest = square - part * part
    if rest < 0 { return [] }
    let (foot, otherFoot) = (
      _along(way, radius * part, square), other._along(way, sign * other.radius * part, square)
    )
    if rest == 0 { return [(foot, otherFoot)] }
    let height = _squareRoot(ofFraction: Double(rest)) / Double(square)
    let left = RealPoint(LatticePoint(-way.y, way.x)) * height
    return [left, -left].map { side in
      (foot + side * Double(radius), otherFoot + side * Double(sign * other.radius))
    }
  }
}

extension RealCircle {
  /// Returns the common tangents of this circle and another one; `nil` if they are the same circle, which shares all of
  /// its tangents.
  ///
  ///     let wheel = RealCircle(center: RealPoint(0, 0), radius: 1.5)
  ///     let tangents = wheel.commonTangents(with: RealCircle(center: RealPoint(5, 0), radius: 1.5))!
  ///     tangents.count  // 4
  ///     tangents[0].here  // RealPoint(0.0, 1.5)
  ///
  /// - Returns: As for a ``Circle``. What misses touching by no more than the `tolerance` times the sum of both radii
  ///   touches.
  /// - Complexity: O(1)
  public func commonTangents(
    with other: RealCircle, tolerance: Double = 1e-9
  ) -> [(here: RealPoint, there: RealPoint)]? {
    let slack = _rounding(of: radius + other.radius, at: [center, other.center])
    let gap = tolerance * (radius + other.radius) + slack
    if center.distance(to: other.center) <= gap, (radius - other.radius).magnitude <= gap {
      return nil
    }
    let outer = _tangents(other, sign: 1, gap)
    // A point has its two sides in one place, so that outer and inner tangents are the same.
    if radius == 0 || other.radius == 0 {
      return radius == other.radius ? [outer[0]] : outer
    }
    return outer + _tangents(other, sign: -1, gap)
  }

  /// Returns the outer tangents for a sign of 1 and the inner ones for −1, as for a ``Circle``.
  internal func _tangents(
    _ other: RealCircle, sign: Double, _ gap: Double
  ) -> [(here: RealPoint, there: RealPoint)] {
    let way = other.center - center
    let (distance, part) = (way.length, radius - sign * other.radius)
    if distance < part.magnitude - gap { return [] }
    let slack = _rounding(of: radius + other.radius, at: [center, other.center])
    let (unit, along) = (way / distance, part / distance)
    if distance <= part.magnitude + slack {
      let point = center + unit * (part < 0 ? -radius : radius)
      return [(point, point)]
    }
    // The unit vector at right angles to the tangent, by its parts along the way and across.
    let across = RealPoint(-unit.y, unit.x) * _leg(1, along.magnitude)
    return [across, -across].map { across in
      let normal = unit * along + across
      return (center + normal * radius, other.center + normal * (sign * other.radius))
    }
  }
}
