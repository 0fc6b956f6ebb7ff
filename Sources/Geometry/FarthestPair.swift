// The diameter of a point set by rotating calipers around its convex hull. M. I. Shamos: Computational Geometry,
// thesis, Yale University (1978).

extension Collection where Element == LatticePoint {
  /// Returns the indices of a farthest pair of points, whose distance is the diameter (rotating calipers).
  ///
  ///     let places = [LatticePoint(0, 0), LatticePoint(9, 9), LatticePoint(4, 1), LatticePoint(8, 7)]
  ///     places.indicesOfFarthestPair()  // (first: 0, second: 1)
  ///
  /// - Returns: The smaller index first; `nil` if there are fewer than two points.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func indicesOfFarthestPair() -> (first: Index, second: Index)? {
    Array(self)._placesOfFarthestPair().map {
      (index(startIndex, offsetBy: $0.first), index(startIndex, offsetBy: $0.second))
    }
  }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _placesOfFarthestPair() -> (first: Int, second: Int)? {
    if count < 2 { return nil }
    let hull = _convexHull()
    var farthest = (hull[0], hull[0])
    var squaredDistance = 0
    var opposite = hull.count > 1 ? 1 : 0
    func following(_ corner: Int) -> Int { corner + 1 == hull.count ? 0 : corner + 1 }
    for corner in hull.indices {
      // Two parallel lines that rotate around the hull meet the next edge at its start, while the other one is at the
      // vertex that is farthest from that edge.
      let edge = hull[following(corner)] - hull[corner]
      while edge.cross(hull[following(opposite)] - hull[opposite]) > 0 {
        opposite = following(opposite)
      }
      let candidate = hull[corner].squaredDistance(to: hull[opposite])
      if candidate > squaredDistance {
        (squaredDistance, farthest) = (candidate, (hull[corner], hull[opposite]))
      }
    }
    // If all points are the same, any other index will do.
    let first = firstIndex { $0 == farthest.0 || $0 == farthest.1 } ?? 0
    let second = self[(first + 1)...].firstIndex { point in
      (point == farthest.0 || point == farthest.1) && (point != self[first] || squaredDistance == 0)
    }
    return second.map { (first, $0) }
  }
}
