// What is the same for points with integer and with floating-point coordinates.

/// A point of the plane whose orientation to others is known exactly.
internal protocol _PlanePoint: Comparable {
  associatedtype Coordinate: SignedNumeric, Comparable
  var x: Coordinate { get }
  var y: Coordinate { get }
  func squaredDistance(to other: Self) -> Coordinate
  static func _orientation(_ first: Self, _ second: Self, _ third: Self) -> Int
  /// Returns whether the vector from the third point to the fourth is counterclockwise of that from the first to the
  /// second.
  static func _turnsLeft(_ start: Self, _ end: Self, _ otherStart: Self, _ otherEnd: Self) -> Bool
}

extension LatticePoint: _PlanePoint {
  internal static func _orientation(_ first: Self, _ second: Self, _ third: Self) -> Int {
    orientation(first, second, third)
  }

  internal static func _turnsLeft(
    _ start: Self, _ end: Self, _ otherStart: Self, _ otherEnd: Self
  ) -> Bool { (end - start).cross(otherEnd - otherStart) > 0 }
}

extension RealPoint: _PlanePoint {
  internal static func _orientation(_ first: Self, _ second: Self, _ third: Self) -> Int {
    orientation(first, second, third)
  }

  internal static func _turnsLeft(
    _ start: Self, _ end: Self, _ otherStart: Self, _ otherEnd: Self
  ) -> Bool {
    _crossProduct(from: start, to: end, from: otherStart, to: otherEnd, precision: 0) > 0
  }
}

extension Array where Element: _PlanePoint {
  /// Returns whether a point is inside, on the boundary, or outside of the polygon with these vertices.
  internal func _polygonSide(of point: Element) -> PolygonSide {
    guard var previous = last else { return .outside }
    var isInside = false
    for corner in self {
      let (start, end) = (previous, corner)
      previous = corner
      // Most edges are wholly above or below the point.
      if Swift.max(start.y, end.y) < point.y || point.y < Swift.min(start.y, end.y) { continue }
      let turn = Element._orientation(start, end, point)
      if turn == 0, Swift.min(start.x, end.x)...Swift.max(start.x, end.x) ~= point.x {
        return .onBoundary
      }
      // Edges that cross the ray from the point to the right, each with its lower end and without its upper.
      let goesUp = start.y <= point.y && point.y < end.y
      let goesDown = end.y <= point.y && point.y < start.y
      if goesUp || goesDown, (turn > 0) == goesUp { isInside.toggle() }
    }
    return isInside ? .inside : .outside
  }
}
