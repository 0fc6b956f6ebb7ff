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

extension Collection where Element == RealPoint {
  /// Returns the indices of a farthest pair of points, whose distance is the diameter (rotating calipers).
  ///
  ///     let places = [RealPoint(0, 0), RealPoint(9.5, 9), RealPoint(4, 1), RealPoint(8, 7)]
  ///     places.indicesOfFarthestPair()  // (first: 0, second: 1)
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Returns: The smaller index first; `nil` if there are fewer than two points. Of pairs that are as far from each
  ///   other but for rounding it may be any.
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
    count < 2 ? nil : _farthestPlaces(hull: _convexHull())
  }
}

extension Array where Element == RealPoint {
  @usableFromInline
  internal func _placesOfFarthestPair() -> (first: Int, second: Int)? {
    count < 2 ? nil : _farthestPlaces(hull: _convexHull())
  }
}

extension Array where Element: _PlanePoint {
  /// Returns the places of a farthest pair of vertices of the convex hull.
  internal func _farthestPlaces(hull: [Element]) -> (first: Int, second: Int)? {
    var farthest = (hull[0], hull[0])
    var squaredDistance: Element.Coordinate = 0
    var opposite = hull.count > 1 ? 1 : 0
    func following(_ corner: Int) -> Int { corner + 1 == hull.count ? 0 : corner + 1 }
    for corner in hull.indices {
      // Two parallel lines that rotate around the hull meet the next edge at its start, while the other one is at the
      // vertex that is farthest from that edge.
      while Element._turnsLeft(
        hull[corner], hull[following(corner)], hull[opposite], hull[following(opposite)])
      {
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
