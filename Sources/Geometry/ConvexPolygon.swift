// Convex polygons. Whether one is convex: all turns are to the same side, and together once around. Point location:
// binary search among the wedges between the first vertex and the others; Preparata, Shamos: Computational Geometry,
// 2.2.1.

extension Collection where Element == LatticePoint {
  /// Returns whether the polygon with these vertices is convex.
  ///
  ///     let corners = [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(4, 4), LatticePoint(0, 4)]
  ///     corners.isConvex()  // true
  ///     (corners + [LatticePoint(1, 1)]).isConvex()  // false: a corner points inward
  ///
  /// The vertices may be in either orientation, and in the middle of a side. No vertex may be there twice. If it is
  /// convex it is simple, too.
  ///
  /// - Returns: Whether it is; `false` if all vertices are collinear.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func isConvex() -> Bool { Array(self)._isConvex() }
}

extension Collection where Element == RealPoint {
  /// Returns whether the polygon with these vertices is convex.
  ///
  ///     [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 3)].isConvex()  // true
  ///     [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0.5, 0.5), RealPoint(0, 3)].isConvex()  // false
  ///
  /// The vertices may be in either orientation, and in the middle of a side; no vertex may be there twice. The answer is
  /// exact for the coordinates as they are: most decimal numbers are not, so that a vertex in the middle of a side may
  /// be beside it.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Returns: Whether it is; `false` if all vertices are collinear.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  @inlinable
  public func isConvex() -> Bool { Array(self)._isConvex() }
}

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
  public func convexSide(of point: LatticePoint) -> PolygonSide { _convexSide(of: point) }
}

extension Array where Element == RealPoint {
  /// Returns whether a point is inside, on the boundary, or outside of the convex polygon with these vertices.
  ///
  ///     let fence = [(0, 0), (2, 0), (0.5, 0.5), (0, 2.5)].map { RealPoint($0, $1) }.convexHull()
  ///     fence.convexSide(of: RealPoint(0.5, 0.5))  // .inside
  ///     fence.convexSide(of: RealPoint(2, 1.5))  // .outside
  ///
  /// It is exact, like `side(of:)`, and faster for many queries about one polygon.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``. The polygon is strictly convex, with its vertices
  ///   in counterclockwise order, as `convexHull()` returns them; two vertices are a segment, one is a point. Otherwise
  ///   the result is unspecified.
  /// - Complexity: O(log *n*), where *n* is the number of vertices (binary search).
  public func convexSide(of point: RealPoint) -> PolygonSide { _convexSide(of: point) }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _isConvex() -> Bool { _turnsOnce() }
}

extension Array where Element == RealPoint {
  @usableFromInline
  internal func _isConvex() -> Bool { _turnsOnce() }
}

extension Array where Element: _PlanePoint {
  /// Returns whether the edges turn to one side only, and once around.
  internal func _turnsOnce() -> Bool {
    if count < 3 { return false }
    var (before, corner) = (self[count - 2], self[count - 1])
    // Edges lead to greater points, in the order of points, or to less. Once around, they change that twice; an edge
    // that leads back on the same line is a change too.
    var (side, changes) = (0, 0)
    for next in self {
      let turn = Element._orientation(before, corner, next)
      let isChange = (before < corner) != (corner < next)
      if next == corner || turn * side < 0 { return false }
      if turn != 0 { side = turn }
      if isChange { changes += 1 }
      (before, corner) = (corner, next)
    }
    return side != 0 && changes == 2
  }

  internal func _convexSide(of point: Element) -> PolygonSide {
    guard count > 2 else { return _polygonSide(of: point) }
    let corner = self[0]
    if Element._orientation(corner, self[1], point) < 0
      || Element._orientation(corner, self[count - 1], point) > 0
    {
      return .outside
    }
    // Invariant: the point is not right of the vertex `low`, and right of `high`, or that is the last one.
    var (low, high) = (1, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      let isRight = Element._orientation(corner, self[middle], point) < 0
      if isRight { high = middle } else { low = middle }
    }
    let side = Element._orientation(self[low], self[high], point)
    if side < 0 { return .outside }
    let isOnEdge =
      side == 0 || low == 1 && Element._orientation(corner, self[1], point) == 0
      || high == count - 1 && Element._orientation(corner, self[high], point) == 0
    return isOnEdge ? .onBoundary : .inside
  }
}
