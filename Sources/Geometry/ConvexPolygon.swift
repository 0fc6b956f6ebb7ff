// Point location in a convex polygon: binary search among the wedges between the first vertex and the others.
// Preparata, Shamos: Computational Geometry, 2.2.1.

extension Array where Element == LatticePoint {
  /// Returns whether a point is inside, on the boundary, or outside of the convex polygon with these vertices.
  ///
  ///     let posts = [(0, 0), (4, 0), (1, 1), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
  ///     let fence = posts.convexHull()
  ///     fence.convexSide(of: LatticePoint(1, 3))  // .inside
  ///     fence.convexSide(of: LatticePoint(4, 1))  // .onBoundary
  ///     fence.convexSide(of: LatticePoint(5, 1))  // .outside
  ///
  /// The vertices are those that `convexHull()` returns. For many queries about one polygon this is faster than
  /// `side(of:)`.
  ///
  /// - Precondition: The polygon is strictly convex, with its vertices in counterclockwise order; two vertices are a
  ///   segment, one is a point. Otherwise the result is unspecified.
  /// - Complexity: O(log *n*), where *n* is the number of vertices (binary search).
  public func convexSide(of point: LatticePoint) -> PolygonSide {
    guard count > 2 else { return _side(of: point) }
    let corner = self[0]
    if orientation(corner, self[1], point) < 0 || orientation(corner, self[count - 1], point) > 0 {
      return .outside
    }
    // Invariant: the point is not right of the vertex `low`, and right of `high`, or that is the last one.
    var (low, high) = (1, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if orientation(corner, self[middle], point) < 0 { high = middle } else { low = middle }
    }
    let side = orientation(self[low], self[high], point)
    if side < 0 { return .outside }
    let isOnEdge =
      side == 0 || low == 1 && orientation(corner, self[1], point) == 0
      || high == count - 1 && orientation(corner, self[high], point) == 0
    return isOnEdge ? .onBoundary : .inside
  }
}
