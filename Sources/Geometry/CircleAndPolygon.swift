// The intersection of a circle and a polygon: for each edge the area of what the circle has of the triangle between its
// center and that edge, counted as negative if the edge leads around the center to the right.

extension Circle {
  /// Returns the area of the intersection with a polygon.
  ///
  ///     let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
  ///     Circle(center: LatticePoint(1, 1), radius: 5).sharedArea(with: square)  // 4.0
  ///     Circle(center: LatticePoint(0, 0), radius: 2).sharedArea(with: square)  // 3.1415926535897927: a quarter
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
    // From the start it may go into the circle, through it, and out of it. What is outside counts as a sector.
    let isStartOutside = powerAtStart > 0
    let isEndOutside = powerAtEnd > 0
    let isTowardsCenter = way.dot(center - start) > 0
    let isAwayFromCenter = way.dot(center - end) < 0
    let (first, last) = (RealPoint(start - center), RealPoint(end - center))
    if points.count < 2 || isStartOutside && !isTowardsCenter || isEndOutside && !isAwayFromCenter {
      return _doubledSector(first, last)
    }
    let entry = isStartOutside ? points.first : first
    let exit = isEndOutside ? points.last : last
    var area = entry.cross(exit)
    if isStartOutside { area += _doubledSector(first, entry) }
    if isEndOutside { area += _doubledSector(exit, last) }
    return area
  }

  /// Returns twice the area of the sector between two directions, negative if the second one is to the right.
  private func _doubledSector(_ first: RealPoint, _ second: RealPoint) -> Double {
    let angle = RealPoint(first.dot(second), first.cross(second)).angle
    return angle * Double(radius) * Double(radius)
  }
}
