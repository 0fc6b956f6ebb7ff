// Extreme vertices, tangents and lines of a convex polygon by binary search: along its boundary the distance from a line
// rises once and falls once. O'Rourke, Computational Geometry in C, 7.9.

extension Array where Element == LatticePoint {
  /// Returns the index of the vertex of the convex polygon with these vertices that is farthest in a direction (extreme
  /// vertex).
  ///
  ///     let posts = [(0, 0), (4, 0), (6, 3), (3, 5), (0, 4)].map { LatticePoint($0, $1) }
  ///     posts.indexOfConvexExtreme(toward: LatticePoint(1, 1))!  // 2: (6, 3), with the greatest x + y
  ///     posts.indexOfConvexExtreme(toward: LatticePoint(-1, 0))!  // 4: of (0, 4) and (0, 0)
  ///
  /// It is the vertex with the greatest dot product with the direction; of two, the one from which an edge leads to the
  /// other. With the opposite direction, too, it tells how wide the polygon is across any line.
  ///
  /// - Parameter direction: The direction: not zero, with coordinates in −2 · 10⁹ ... 2 · 10⁹.
  /// - Precondition: The polygon is strictly convex, with its vertices in counterclockwise order from any one on, as
  ///   `convexHull()` returns them; two vertices are a segment, one is a point. Otherwise the result is unspecified.
  /// - Returns: An index of the array; `nil` if it is empty.
  /// - Complexity: O(log *n*), where *n* is the number of vertices.
  public func indexOfConvexExtreme(toward direction: LatticePoint) -> Int? {
    isEmpty ? nil : _peak { (self[$0] - self[$1]).dot(direction).signum() }
  }

  /// Returns the indices of the vertices where the two tangents from a point touch the convex polygon with these
  /// vertices.
  ///
  ///     let posts = [(0, 0), (4, 0), (6, 3), (3, 5), (0, 4)].map { LatticePoint($0, $1) }
  ///     posts.convexTangents(from: LatticePoint(8, 0))!  // (right: 2, left: 0): along an edge to (0, 0)
  ///     posts.convexTangents(from: LatticePoint(1, 1)) == nil  // true
  ///
  /// Seen from the point, the whole polygon is between the two. If a tangent touches along an edge, it is the farther
  /// one of its ends. The edges that are visible from the point, which replace the tangents in the convex hull of both,
  /// lead counterclockwise from the left one to the right one.
  ///
  /// - Precondition: As for `indexOfConvexExtreme(toward:)`.
  /// - Returns: The vertex farthest to the right and that farthest to the left, as seen from the point; `nil` if the
  ///   point is inside or on the boundary of the polygon, or there are no vertices.
  /// - Complexity: O(log *n*), where *n* is the number of vertices.
  public func convexTangents(from point: LatticePoint) -> (right: Int, left: Int)? {
    if isEmpty || convexSide(of: point) != .outside { return nil }
    func farther(_ vertex: Int) -> Int {
      let next = _next(vertex)
      let isOnTangent = orientation(point, self[vertex], self[next]) == 0
      return isOnTangent
        && point.squaredDistance(to: self[next]) > point.squaredDistance(to: self[vertex])
        ? next : vertex
    }
    let right = _peak { orientation(point, self[$0], self[$1]) }
    let left = _peak { orientation(point, self[$1], self[$0]) }
    return (farther(right), farther(left))
  }

  /// Returns which vertices of the convex polygon with these vertices are strictly to the left of a line.
  ///
  ///     let posts = [(0, 0), (4, 0), (6, 3), (3, 5), (0, 4)].map { LatticePoint($0, $1) }
  ///     let (west, east) = (LatticePoint(0, 1), LatticePoint(1, 1))
  ///     posts.convexIndices(leftOfLineThrough: west, east)  // 2..<5: all but (0, 0) and (4, 0)
  ///     posts.convexIndices(leftOfLineThrough: east, west)  // 0..<2
  ///     posts.convexIndices(leftOfLineThrough: LatticePoint(4, 0), LatticePoint(4, 5))  // 3..<6: 3, 4 and 0
  ///
  /// They follow each other around the polygon. The line crosses the edges that lead to the first of them and from the
  /// last one. With the line reversed, it tells which are strictly to the right. With prefix sums of the cross products
  /// of neighbors, the area to one side of a line takes O(log *n*) time, too.
  ///
  /// - Parameters:
  ///   - start: A point of the line.
  ///   - end: Another one, in its direction.
  /// - Precondition: As for `indexOfConvexExtreme(toward:)`, and the two points are not equal.
  /// - Returns: Their indices, less *n* if they are not less than *n*, for *n* vertices: the range begins in 0 ..< *n*.
  ///   It is empty if there are none.
  /// - Complexity: O(log *n*)
  public func convexIndices(
    leftOfLineThrough start: LatticePoint, _ end: LatticePoint
  ) -> Range<Int> {
    if isEmpty { return 0..<0 }
    func isLeft(_ place: Int) -> Bool {
      orientation(start, end, self[place < count ? place : place - count]) > 0
    }
    let way = end - start
    let highest = _peak { way.cross(self[$0] - self[$1]).signum() }
    if !isLeft(highest) { return 0..<0 }
    let lowest = _peak { way.cross(self[$1] - self[$0]).signum() }
    if isLeft(lowest) { return indices }
    // From the lowest one the vertices rise to the highest one, and then they fall.
    let top = highest > lowest ? highest : highest + count
    let first = _first(lowest + 1, top, where: isLeft)
    let last = _first(top + 1, lowest + count) { !isLeft($0) }
    let turn = first < count ? 0 : count
    return first - turn..<last - turn
  }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  private func _next(_ place: Int) -> Int { place + 1 == count ? 0 : place + 1 }

  /// Returns the greatest of the vertices, which rise once and fall once around the polygon; of two neighbors the first.
  ///
  /// - Parameter compare: Whether one vertex is greater than another, 1, or less, −1, or equal, 0.
  private func _peak(_ compare: (Int, Int) -> Int) -> Int {
    func rises(_ place: Int) -> Bool { compare(_next(place), place) > 0 }
    if rises(0) {
      // Where the vertices rise again at the end, they are less than the first one.
      return _first(1, count) { !rises($0) || compare($0, 0) < 0 }
    }
    let end = compare(0, count - 1)
    if end >= 0 { return end > 0 ? 0 : count - 1 }
    // Where they fall at the beginning, they are not greater than the first one.
    return _first(1, count - 1) { !rises($0) && compare($0, 0) > 0 }
  }

  /// Returns the first place in a range for which a condition holds, which does from there on; its end if for none.
  private func _first(_ start: Int, _ end: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
