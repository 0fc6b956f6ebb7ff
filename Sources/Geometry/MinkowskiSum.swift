// The Minkowski sum of convex polygons: the edges of both, merged by their polar angles. de Berg, Cheong, van Kreveld,
// Overmars, "Computational Geometry", 13.3.

extension Array where Element == LatticePoint {
  /// Returns the vertices of the Minkowski sum of two convex polygons: all sums of a point of each.
  ///
  ///     let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
  ///     let diamond = [(0, -1), (1, 0), (0, 1), (-1, 0)].map { LatticePoint($0, $1) }
  ///     square.minkowskiSum(with: diamond).doubledArea()  // 28
  ///     let ways = square.minkowskiSum(with: diamond.map { -$0 })
  ///     ways.convexSide(of: LatticePoint(3, 1))  // .onBoundary: the moved diamond touches the square
  ///     ways.convexSide(of: LatticePoint(3, 3))  // .outside: they do not meet
  ///
  /// The sum with the negative of another polygon, as in the example, is the set of all translations of that polygon by
  /// which it intersects this one. The distance between the two is the distance from that sum to the origin.
  ///
  /// - Parameter other: The vertices of the other polygon.
  /// - Precondition: Both polygons are strictly convex, with their vertices in counterclockwise order from any one on,
  ///   as `convexHull()` returns them; two vertices are a segment, one is a point. Otherwise the result is unspecified.
  /// - Returns: The vertices as `convexHull()` would return them; none if one of the polygons has none. They are exact
  ///   for coordinates in −10⁹ ... 10⁹, but may lie outside of that range themselves: to use the result with the rest
  ///   of this module, choose coordinates of both polygons that add up to at most 10⁹.
  /// - Complexity: O(*n* + *m*) time and space, where *n* and *m* are the numbers of vertices.
  public func minkowskiSum(with other: [LatticePoint]) -> [LatticePoint] {
    guard let start = self.min(), let otherStart = other.min() else { return [] }
    let (edges, otherEdges) = (_edges(from: start), other._edges(from: otherStart))
    var sum = [start + otherStart]
    sum.reserveCapacity(edges.count + otherEdges.count + 1)
    var (next, otherNext) = (0, 0)
    while next < edges.count || otherNext < otherEdges.count {
      // Invariant: the edges that have been taken have the smallest polar angles of all, counted from straight down.
      // The next ones of both differ by less than half a turn.
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
    // The last vertex is the first one again.
    if sum.count > 1 { sum.removeLast() }
    return sum
  }

  /// Returns the edges in their order, beginning with the one from the given vertex.
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
