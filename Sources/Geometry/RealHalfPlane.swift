// Half planes with floating-point coordinates, and what they leave of a convex polygon.

/// A closed half plane with `Double` coordinates: all points on one side of a line, and on the line itself.
///
///     let left = RealHalfPlane(from: RealPoint(0, 0), to: RealPoint(0, 2))
///     left.signedDistance(to: RealPoint(-1.5, 7))  // 1.5: inside
///     left.moved(inward: 2).signedDistance(to: RealPoint(-1.5, 7))  // -0.5: outside
///
/// For integer coordinates, ``HalfPlane`` and `intersection()` of many are exact.
public struct RealHalfPlane: Hashable, Sendable {
  /// A point of the line.
  public let origin: RealPoint
  /// The direction of the line, of length 1: the half plane is to its left.
  public let direction: RealPoint

  /// Creates the half plane to the left of the directed line from one point to another, the line included.
  ///
  /// - Precondition: The points are distinct.
  public init(from start: RealPoint, to end: RealPoint) {
    precondition(start != end, "a line goes through two different points")
    self.init(start, (end - start) / start.distance(to: end))
  }

  /// Creates the same half plane as one with integer coefficients.
  public init(_ halfPlane: HalfPlane) {
    let normal = RealPoint(halfPlane._normal)
    let length = normal.length
    self.init(
      normal * (-Double(halfPlane.c) / length / length), RealPoint(normal.y, -normal.x) / length)
  }

  private init(_ origin: RealPoint, _ direction: RealPoint) {
    (self.origin, self.direction) = (origin, direction)
  }

  /// Returns the distance of a point from the line, negative outside of the half plane.
  ///
  /// - Complexity: O(1)
  public func signedDistance(to point: RealPoint) -> Double { direction.cross(point - origin) }

  /// Returns the half plane whose line is moved inward by a distance, or outward by a negative one.
  ///
  /// - Complexity: O(1)
  public func moved(inward distance: Double) -> RealHalfPlane {
    RealHalfPlane(origin + RealPoint(-direction.y, direction.x) * distance, direction)
  }
}

extension Array where Element == RealPoint {
  /// Returns the vertices of the intersection of a half plane with the convex polygon with these vertices (clipping).
  ///
  ///     let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { RealPoint($0, $1) }
  ///     let upper = RealHalfPlane(from: RealPoint(0, 2.5), to: RealPoint(1, 2.5))
  ///     square.clipped(to: upper).map(\.y)  // [2.5, 2.5, 4.0, 4.0]
  ///
  /// To intersect many half planes, clip a large square by one after the other. Whether a disk of a radius fits into a
  /// convex polygon, for instance, is whether anything is left of it once each edge is ``RealHalfPlane/moved(inward:)``
  /// by that radius.
  ///
  /// - Precondition: The polygon is convex, in either orientation.
  /// - Returns: The vertices in the same order; none if nothing is left. A vertex that is on the line but for rounding
  ///   may be kept, cut off, or come twice, so that a result without an area may have vertices.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  public func clipped(to halfPlane: RealHalfPlane) -> [RealPoint] {
    guard var previous = last else { return [] }
    var corners: [RealPoint] = []
    corners.reserveCapacity(count + 1)
    var height = halfPlane.signedDistance(to: previous)
    for corner in self {
      let next = halfPlane.signedDistance(to: corner)
      if height < 0 && next > 0 || height > 0 && next < 0 {
        corners.append(previous + (corner - previous) * (height / (height - next)))
      }
      if next >= 0 { corners.append(corner) }
      (previous, height) = (corner, next)
    }
    // A segment is crossed once, but goes to and fro.
    if count == 2 && corners.count == 3 { corners.removeFirst() }
    return corners
  }
}
