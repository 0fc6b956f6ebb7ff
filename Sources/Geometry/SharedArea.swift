// The area that two disks share: a circular segment of each.

extension Circle {
  /// Returns the area of the intersection of two disks, whose boundaries are the circles.
  ///
  ///     let wheel = Circle(center: LatticePoint(0, 0), radius: 2)
  ///     wheel.sharedArea(with: Circle(center: LatticePoint(1, 0), radius: 1))  // 3.141592653589793
  ///     wheel.sharedArea(with: Circle(center: LatticePoint(3, 0), radius: 1))  // 0.0
  ///
  /// - Returns: The area, with an error of at most 10⁻¹⁴ of the smaller disk's area; exactly 0 if the disks have at
  ///   most one point in common.
  /// - Complexity: O(1)
  public func sharedArea(with other: Circle) -> Double {
    let way = other.center - center
    let square = way.dot(way)
    let (sum, difference) = (radius + other.radius, radius - other.radius)
    if square >= sum * sum { return 0 }
    if square <= difference * difference {
      let least = Double(Swift.min(radius, other.radius))
      return Double.pi * least * least
    }
    let height = _squareRoot(ofFraction: _discriminant(square, square + sum * difference))
    return _segmentArea(Double(radius), height, Double(square + sum * difference))
      + _segmentArea(Double(other.radius), height, Double(square - sum * difference))
  }
}

extension RealCircle {
  /// Returns the area of the intersection of two disks, whose boundaries are the circles.
  ///
  ///     let wheel = RealCircle(center: RealPoint(0, 0), radius: 1.5)
  ///     wheel.sharedArea(with: RealCircle(center: RealPoint(2, 0), radius: 0.5))  // 0.0
  ///
  /// - Complexity: O(1)
  public func sharedArea(with other: RealCircle) -> Double {
    let distance = center.distance(to: other.center)
    let (sum, difference) = (radius + other.radius, radius - other.radius)
    if distance >= sum { return 0 }
    if distance <= difference.magnitude { return radius < other.radius ? area : other.area }
    let (along, otherAlong) = (
      (distance + difference / distance * sum) / 2, (distance - difference / distance * sum) / 2
    )
    return _segmentArea(radius, _leg(radius, along), along)
      + _segmentArea(other.radius, _leg(other.radius, otherAlong), otherAlong)
  }
}

// MARK: - Core

/// Returns the area of a circular segment, between a chord and its arc.
///
/// - Parameters:
///   - radius: The radius of the circle.
///   - height: Half of the chord's length.
///   - foot: The distance of the chord from the center, negative if the arc is more than half of the circle. The unit of
///     both lengths may be another one than that of the radius.
internal func _segmentArea(_ radius: Double, _ height: Double, _ foot: Double) -> Double {
  let angle = RealPoint(foot, height).angle
  let unit = height * height + foot * foot
  var area = angle - height / unit * foot
  // Small angles would cancel: x − sin x by its series.
  if angle < 0.5 {
    let x = 2 * angle
    var term = x * x * x / 6
    area = 0
    for step in 2..<12 {
      area += term
      term *= -x * x / Double(2 * step * (2 * step + 1))
    }
    area /= 2
  }
  return area * radius * radius
}
