// The intersection of a circle and a polygon: for each edge the area of what the circle has of the triangle between its
// center and that edge, counted as negative if the edge leads around the center to the right.

extension Circle {
  /// Returns the area of the intersection with a polygon.
  ///
  ///     let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
  ///     Circle(center: LatticePoint(1, 1), radius: 5).sharedArea(with: square)  // 4.0
  ///     Circle(center: LatticePoint(0, 0), radius: 2).sharedArea(with: square)  // 3.141592653589793: a quarter
  ///
  /// - Parameter polygon: The vertices in either order; the polygon is simple.
  /// - Returns: The area, with an error of about 10⁻¹⁵ of the circle's for each edge.
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n*) for *n* vertices.
  public func sharedArea(with polygon: some Collection<LatticePoint>) -> Double {
    guard radius > 0, var start = Array(polygon).last else { return 0 }
    var doubledArea = 0.0
    for end in polygon {
      if start != end { doubledArea += _doubledArea(start, end) }
      start = end
    }
    return doubledArea.magnitude / 2
  }

  /// Returns twice the area of what the circle has of the triangle of its center and two points.
  private func _doubledArea(_ start: LatticePoint, _ end: LatticePoint) -> Double {
    let (powerAtStart, powerAtEnd) = (_power(of: start), _power(of: end))
    let way = end - start
    // Seen from the center, so that nothing of a small circle far out is rounded away.
    let points = _commonPoints(start, end, centerAt: .zero)
    let isMissed =
      points.count < 2 || powerAtStart > 0 && way.dot(center - start) <= 0
      || powerAtEnd > 0 && way.dot(center - end) >= 0
    return _doubledSharedArea(
      Double(radius), RealPoint(start - center), RealPoint(end - center),
      entry: isMissed || powerAtStart <= 0 ? nil : points.first,
      exit: isMissed || powerAtEnd <= 0 ? nil : points.last, isMissed: isMissed)
  }
}

extension RealCircle {
  /// Returns the area of the intersection with a polygon.
  ///
  ///     let square = [(0, 0), (1.5, 0), (1.5, 1.5), (0, 1.5)].map { RealPoint($0, $1) }
  ///     RealCircle(center: RealPoint(0.5, 0.5), radius: 5).sharedArea(with: square)  // 2.25
  ///
  /// - Parameter polygon: The vertices in either order; the polygon is simple.
  /// - Returns: The area, with an error of about 10⁻¹⁵ of the circle's for each edge.
  /// - Complexity: O(*n*) for *n* vertices.
  public func sharedArea(with polygon: some Collection<RealPoint>) -> Double {
    guard radius > 0, var start = Array(polygon).last else { return 0 }
    var doubledArea = 0.0
    for end in polygon {
      if start != end { doubledArea += _doubledArea(start - center, end - center) }
      start = end
    }
    return doubledArea.magnitude / 2
  }

  /// Returns twice the area of what the circle has of the triangle of its center and two points, seen from there.
  private func _doubledArea(_ start: RealPoint, _ end: RealPoint) -> Double {
    let way = end - start
    let cross = _crossProduct(from: .zero, to: start, from: start, to: end)
    let distance = cross.magnitude / way.length
    // Where the line only just meets the circle, either way of counting gives the same area.
    let isOutside = (start: start.length > radius, end: end.length > radius)
    let isMissed =
      distance >= radius || isOutside.start && way.dot(start) >= 0
      || isOutside.end && way.dot(end) <= 0
    let foot = RealPoint(way.y, -way.x) * (cross / way.dot(way))
    let half = way * (_leg(radius, Swift.min(distance, radius)) / way.length)
    return _doubledSharedArea(
      radius, start, end, entry: isMissed || !isOutside.start ? nil : foot - half,
      exit: isMissed || !isOutside.end ? nil : foot + half, isMissed: isMissed)
  }
}

// MARK: - Core

/// Returns twice the area of what a disk has of the triangle of its center and two points, seen from there.
///
/// - Parameters:
///   - entry: Where the way from the start goes into the disk, if it does.
///   - exit: Where it goes out of the disk, if it does.
///   - isMissed: Whether all of the way is outside.
internal func _doubledSharedArea(
  _ radius: Double, _ start: RealPoint, _ end: RealPoint, entry: RealPoint?, exit: RealPoint?,
  isMissed: Bool
) -> Double {
  /// Twice the area of the sector between two directions, negative if the second one is to the right.
  func doubledSector(_ first: RealPoint, _ second: RealPoint) -> Double {
    RealPoint(first.dot(second), first.cross(second)).angle * radius * radius
  }
  if isMissed { return doubledSector(start, end) }
  // What is outside counts as a sector.
  var area = (entry ?? start).cross(exit ?? end)
  if let entry { area += doubledSector(start, entry) }
  if let exit { area += doubledSector(exit, end) }
  return area
}
