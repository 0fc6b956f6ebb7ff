import Geometry
import PropertyTesting
import Testing

@Suite struct ConvexExtremeTests {
  private static let posts = [(0, 0), (4, 0), (6, 3), (3, 5), (0, 4)].map { LatticePoint($0, $1) }

  @Test func documentedExamplesAreTrue() throws {
    let posts = Self.posts
    #expect(posts.indexOfConvexExtreme(toward: LatticePoint(1, 1)) == 2)
    #expect(posts.indexOfConvexExtreme(toward: LatticePoint(-1, 0)) == 4)
    #expect(try #require(posts.convexTangents(from: LatticePoint(8, 0))) == (2, 0))
    #expect(posts.convexTangents(from: LatticePoint(1, 1)) == nil)
    let (west, east) = (LatticePoint(0, 1), LatticePoint(1, 1))
    #expect(posts.convexIndices(leftOfLineThrough: west, east) == 2..<5)
    #expect(posts.convexIndices(leftOfLineThrough: east, west) == 0..<2)
    let (south, north) = (LatticePoint(4, 0), LatticePoint(4, 5))
    #expect(posts.convexIndices(leftOfLineThrough: south, north) == 3..<6)
  }

  @Test func theLargestCoordinatesAreExact() throws {
    let most = 1_000_000_000
    let square = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { LatticePoint($0 * most, $1 * most) }
    #expect(square.indexOfConvexExtreme(toward: LatticePoint(2 * most, 2 * most)) == 2)
    #expect(square.indexOfConvexExtreme(toward: LatticePoint(-2 * most, -2 * most)) == 0)
    let inner = [square[0], LatticePoint(most - 1, -most), LatticePoint(0, most)]
    #expect(try #require(inner.convexTangents(from: LatticePoint(most, -most))) == (2, 0))
    #expect(square.convexIndices(leftOfLineThrough: square[2], square[0]) == 1..<2)
  }

  @Test func noVerticesHaveNoExtremes() {
    let none: [LatticePoint] = []
    #expect(none.indexOfConvexExtreme(toward: LatticePoint(1, 0)) == nil)
    #expect(none.convexTangents(from: .zero) == nil)
    #expect(none.convexIndices(leftOfLineThrough: .zero, LatticePoint(1, 0)) == 0..<0)
  }

  /// Hulls of points of one small grid, of few points, and far apart, from each vertex on; and round ones.
  private static var hulls: Generator<[LatticePoint]> {
    tuples(
      .oneOf(points, round), .integers(in: 0...1_000_000)
    ).map { points, turn in
      let hull = points.convexHull()
      return hull.isEmpty ? hull : Array((hull + hull)[(turn % hull.count)...].prefix(hull.count))
    }
  }

  /// Points of a circle: all of them, or some.
  private static var round: Generator<[LatticePoint]> {
    tuples(.element(of: circles), .integers(in: 1...3)).map { circle, step in
      circle.filter { ($0.x + 2 * $0.y) % step == 0 }
    }
  }

  private static let circles: [[LatticePoint]] = [5, 25, 65, 325].map { radius in
    let most = radius * radius
    let quarter = (0...radius).flatMap { x in
      (0...radius).filter { x * x + $0 * $0 == most }.map { LatticePoint(x, $0) }
    }
    return [(1, 1), (1, -1), (-1, 1), (-1, -1)].flatMap { signs in
      quarter.map { LatticePoint($0.x * signs.0, $0.y * signs.1) }
    }
  }

  @Test func anExtremeIsTheFarthestOfAllVertices() {
    forAll(tuples(Self.hulls, points(count: 12)), effort: 4) { hull, directions in
      for direction in directions where direction != .zero {
        let farthest = hull.map { $0.dot(direction) }.max()
        let all = hull.indices.filter { hull[$0].dot(direction) == farthest }
        let found = hull.indexOfConvexExtreme(toward: direction)
        // Of two, the first is that before the other, around the polygon.
        let first = all == [0, hull.count - 1] ? all.last : all.first
        if hull.count == 2, all.count == 2 {
          try check(found != nil, "\(direction) of \(hull)")
        } else {
          try check(found, equals: first, "\(direction) of \(hull)")
        }
      }
    }
  }

  @Test func tangentsHaveThePolygonBetweenThem() {
    forAll(tuples(Self.hulls, points(count: 12)), effort: 4) { hull, others in
      for point in others {
        let tangents = hull.convexTangents(from: point)
        guard hull.side(of: point) == .outside, !hull.isEmpty else {
          try check(tangents == nil, "\(point) of \(hull)")
          continue
        }
        try check(tangents != nil, "\(point) of \(hull)")
        guard let (right, left) = tangents else { continue }
        for corner in hull {
          for (vertex, side) in [(right, 1), (left, -1)] {
            let turn = orientation(point, hull[vertex], corner) * side
            let isFarthest =
              point.squaredDistance(to: corner) <= point.squaredDistance(to: hull[vertex])
            try check(turn > 0 || turn == 0 && isFarthest, "\(point) of \(hull): \(vertex)")
          }
        }
      }
    }
  }

  @Test func verticesToTheLeftOfALineAreARange() {
    forAll(tuples(Self.hulls, points(count: 8)), effort: 4) { hull, ends in
      for (start, end) in zip(ends, ends.dropFirst()) where start != end {
        let found = hull.convexIndices(leftOfLineThrough: start, end)
        let all = hull.indices.filter { orientation(start, end, hull[$0]) > 0 }
        try check(
          Set(found.map { $0 % hull.count }), equals: Set(all), "\(start), \(end) of \(hull)")
        try check(found.count, equals: all.count, "\(start), \(end) of \(hull)")
        try check(
          found.isEmpty || hull.indices.contains(found.lowerBound), "\(start), \(end) of \(hull)")
      }
    }
  }
}
