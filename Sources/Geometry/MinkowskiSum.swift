// The Minkowski sum of convex polygons: the edges of both, in the order of their directions. de Berg, Cheong, van
// Kreveld, Overmars, "Computational Geometry", 13.3.

extension Array where Element == LatticePoint {
  /// Returns the corners of the convex polygon of all sums of a point of this one and a point of another.
  ///
  ///     let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
  ///     let diamond = [(0, -1), (1, 0), (0, 1), (-1, 0)].map { LatticePoint($0, $1) }
  ///     square.minkowskiSum(with: diamond).doubledArea()  // 28
  ///     let ways = square.minkowskiSum(with: diamond.map { -$0 })
  ///     ways.convexSide(of: LatticePoint(3, 1))  // .onBoundary: the moved diamond touches the square
  ///     ways.convexSide(of: LatticePoint(3, 3))  // .outside: they do not meet
  ///
  /// With the other one mirrored at the origin, as there, it says how they can be moved, but not turned: the second one,
  /// moved by a vector, meets the first one if the vector is in this sum. How far they are apart is how far that sum is
  /// from the origin.
  ///
  /// - Parameter other: The corners of the other polygon.
  /// - Precondition: The corners of both go around counterclockwise, each a turn to the left, from any one on, as those of
  ///   `convexHull()` do; two are a segment, one is a point. Else the result may be anything.
  /// - Returns: The corners as `convexHull()` would return them; none if one of the polygons has none. They are right for
  ///   coordinates in −10⁹ ... 10⁹, but may lie outside of that themselves: for what else is in this module those of both
  ///   polygons may add up to 10⁹.
  /// - Complexity: O(*n* + *m*) time and space, where *n* and *m* are the numbers of corners.
  public func minkowskiSum(with other: [LatticePoint]) -> [LatticePoint] {
    guard let start = self.min(), let otherStart = other.min() else { return [] }
    let (edges, otherEdges) = (_edges(from: start), other._edges(from: otherStart))
    var sum = [start + otherStart]
    sum.reserveCapacity(edges.count + otherEdges.count + 1)
    var (next, otherNext) = (0, 0)
    while next < edges.count || otherNext < otherEdges.count {
      // Invariant: the edges that have been taken have the least directions of all, counted counterclockwise from that
      // straight down. The next ones of both are less than half a turn apart.
      let turn: Int
      if next == edges.count {
        turn = -1
      } else if otherNext == otherEdges.count {
        turn = 1
      } else {
        turn = edges[next].cross(otherEdges[otherNext]).signum()
      }
      var corner = sum[sum.count - 1]
      if turn >= 0 {
        corner += edges[next]
        next += 1
      }
      if turn <= 0 {
        corner += otherEdges[otherNext]
        otherNext += 1
      }
      sum.append(corner)
    }
    // Around again.
    if sum.count > 1 { sum.removeLast() }
    return sum
  }

  /// Returns the edges in their order, beginning with that which leads away from a corner.
  private func _edges(from start: LatticePoint) -> [LatticePoint] {
    if count == 1 { return [] }
    let first = firstIndex(of: start)!
    var edges: [LatticePoint] = []
    edges.reserveCapacity(count)
    var last = start
    for corner in self[(first + 1)...] + self[...first] {
      edges.append(corner - last)
      last = corner
    }
    return edges
  }
}
