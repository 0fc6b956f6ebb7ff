// The area of the union of disks, and of what several of them cover: by Green's theorem a sum over arcs, each of which
// bounds what as many disks cover as have that arc inside, and one more.

/// Returns the area of the union of disks, each of which is given by its boundary.
///
///     let disks = [(0, 3), (4, 2), (9, 1)].map { Circle(center: LatticePoint($0, 0), radius: $1) }
///     unionArea(of: disks)  // 41.992505331536165
///
/// - Parameter circles: The boundaries, in any order; one may be inside another, and the same may occur again.
/// - Returns: The area; see ``coveredAreas(by:)-([Circle])`` for its error.
/// - Complexity: O(*n*² log *n*) for *n* circles.
public func unionArea(of circles: [Circle]) -> Double {
  // Disks inside of others, of which there often are many, add nothing.
  var outermost: [Circle] = []
  for circle in circles.sorted(by: { $0.radius > $1.radius })
  where !outermost.contains(where: { $0._contains(circle) }) {
    outermost.append(circle)
  }
  return coveredAreas(by: outermost).first ?? 0
}

/// Returns the area that is covered by at least one disk, by at least two, and so on.
///
/// Here the last area is where all three antennas can be received:
///
///     let antennas = [(0, 0), (6, 0), (3, 4)].map { Circle(center: LatticePoint($0, $1), radius: 5) }
///     coveredAreas(by: antennas).map { Int($0) }  // [166, 54, 14]
///
/// - Parameter circles: The boundaries of the disks, as for ``unionArea(of:)-([Circle])``.
/// - Returns: As many areas as there are disks, the first one that of their union. The difference of two that follow
///   each other is what exactly so many of them cover. Each area has an error of about 10⁻¹⁵ of the square of the sum of
///   the radii of disks that are connected.
/// - Complexity: O(*n*² log *n*) for *n* circles.
public func coveredAreas(by circles: [Circle]) -> [Double] {
  let origins = _nearbyOrigins(circles, at: \.center) {
    let reach = $0.radius + $1.radius
    return $0.center.squaredDistance(to: $1.center) < reach * reach
  }
  let seen = circles.indices.map { place in
    RealCircle(
      center: RealPoint(circles[place].center - origins[place]),
      radius: Double(circles[place].radius))
  }
  return _coveredAreas(by: seen) { circle, other in
    let (circle, other) = (circles[circle], circles[other])
    let square = circle.center.squaredDistance(to: other.center)
    let (reach, difference) = (circle.radius + other.radius, circle.radius - other.radius)
    if square >= reach * reach { return .apart }
    if square <= difference * difference {
      return difference > 0 ? .covers : difference < 0 ? .isCovered : .equals
    }
    let (_, left, right) = circle._commonPoints(other, centerAt: .zero)
    return .crosses(left: left, right: right)
  }
}

/// Returns the area of the union of disks with floating-point coordinates.
///
///     let disks = [(0, 1.5), (4, 1), (9, 0.5)].map { RealCircle(center: RealPoint($0, 0), radius: $1) }
///     Int(unionArea(of: disks) * 100)  // 1099: 3.5π
///
/// All else is as for disks with integer coordinates: ``unionArea(of:)-([Circle])``.
///
/// - Complexity: O(*n*² log *n*) for *n* circles.
public func unionArea(of circles: [RealCircle]) -> Double {
  coveredAreas(by: circles).first ?? 0
}

/// Returns the area that is covered by at least one disk with floating-point coordinates, by at least two, and so on.
///
/// All else is as for disks with integer coordinates: ``coveredAreas(by:)-([Circle])``.
///
/// - Complexity: O(*n*² log *n*) for *n* circles.
public func coveredAreas(by circles: [RealCircle]) -> [Double] {
  let origins = _nearbyOrigins(circles, at: \.center) {
    $0.center.distance(to: $1.center) < $0.radius + $1.radius
  }
  let seen = circles.indices.map { place in
    RealCircle(center: circles[place].center - origins[place], radius: circles[place].radius)
  }
  return _coveredAreas(by: seen) { circle, other in
    let (circle, other) = (circles[circle], circles[other])
    let (outer, inner) = circle._powers(other)
    if outer <= 0 { return .apart }
    if inner <= 0 {
      let difference = circle.radius - other.radius
      return difference > 0 ? .covers : difference < 0 ? .isCovered : .equals
    }
    let (left, right) = circle._crossings(other)
    return .crosses(left: left, right: right)
  }
}

// MARK: - Core

/// How the boundary of a disk is related to another disk.
internal enum _DiskRelation: Equatable {
  /// It is outside of it.
  case apart
  /// It is around it.
  case covers
  /// It is inside of it.
  case isCovered
  /// It is its boundary, too.
  case equals
  /// It goes into it at the right point and out at the left one, both seen from its own center.
  case crosses(left: RealPoint, right: RealPoint)
}

/// Returns the areas that are covered by disks.
internal func _coveredAreas(
  by circles: [RealCircle], relation: (_ circle: Int, _ other: Int) -> _DiskRelation
) -> [Double] {
  var areas = [Double](repeating: 0, count: circles.count)
  for (index, circle) in circles.enumerated() {
    // Along the circle, from its leftmost point to the left: how many other disks have the arc inside, and at which
    // angles that changes. The points are seen from the center.
    let leftmost = RealPoint(-circle.radius, 0)
    var depth = 0
    var changes = [(angle: Double.pi, point: leftmost, step: 0)]
    for place in circles.indices where place != index {
      let relation = relation(index, place)
      // Of equal ones the first covers the second.
      if relation == .isCovered || relation == .equals && place < index { depth += 1 }
      if case .crosses(let left, let right) = relation {
        let (start, end) = (right.angle, left.angle)
        if start > end { depth += 1 }
        changes.append((start, right, 1))
        changes.append((end, left, -1))
      }
    }
    changes.sort { $0.angle < $1.angle }
    var (angle, point) = (-Double.pi, leftmost)
    for change in changes {
      let sector = circle.radius * circle.radius * (change.angle - angle)
      areas[depth] += (sector + circle.center.cross(change.point - point)) / 2
      (angle, point) = (change.angle, change.point)
      depth += change.step
    }
  }
  // Rounding may make nothing a little less.
  return areas.map { Swift.max(0, $0) }
}

/// Returns a point for each shape, the same for all that are connected and near them: less is rounded away if
/// coordinates are seen from there.
internal func _nearbyOrigins<Shape, Point>(
  _ shapes: [Shape], at point: (Shape) -> Point, areConnected: (Shape, Shape) -> Bool
) -> [Point] {
  var origins = [Point?](repeating: nil, count: shapes.count)
  for (index, shape) in shapes.enumerated() where origins[index] == nil {
    origins[index] = point(shape)
    var next = [shape]
    while let here = next.popLast() {
      for (place, other) in shapes.enumerated()
      where origins[place] == nil && areConnected(here, other) {
        origins[place] = point(shape)
        next.append(other)
      }
    }
  }
  return origins.map { $0! }
}

extension Circle {
  /// Returns whether another disk is inside of this one, or equal to it.
  internal func _contains(_ other: Circle) -> Bool {
    let difference = radius - other.radius
    return difference >= 0
      && center.squaredDistance(to: other.center) <= difference * difference
  }
}
