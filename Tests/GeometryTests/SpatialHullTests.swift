import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct SpatialHullTests {
  /// What makes triangles the surface of the convex hull: no point is outside of one, and each edge belongs to two.
  private func checkIsHull(_ hull: Polyhedron, of points: [Point3D]) throws {
    try check(hull.points, equals: points)
    var edges: Set<[Int]> = []
    for (a, b, c) in hull.triangles {
      let corners = (points[a], points[b], points[c])
      try check(
        (corners.1 - corners.0).cross(corners.2 - corners.0) != .zero, "collinear \(corners)")
      for point in points {
        try check(
          orientation(corners.0, corners.1, corners.2, point) <= 0, "\(point) before \(corners)")
      }
      for edge in [[a, b], [b, c], [c, a]] {
        try check(edges.insert(edge).inserted, "\(edge) twice")
      }
    }
    for edge in edges { try check(edges.contains(edge.reversed()), "\(edge) is of one triangle") }
    // Euler's formula: one surface without holes.
    let corners = Set(edges.joined()).count
    if corners > 0 { try check(corners + hull.triangles.count, equals: edges.count / 2 + 2) }
  }

  private func points() -> Generator<[Point3D]> {
    Generator<Int>.element(of: [1, 2, 4, 30, 1_000_000_000]).flatMap { most in
      .array(
        of: tuples(
          .integers(in: -most...most), .integers(in: -most...most), .integers(in: -most...most)
        ).map { Point3D($0, $1, $2) },
        counts: 0...20)
    }
  }

  @Test func noPointIsOutside() {
    forAll(points()) { points in
      let hull = points.convexHull()
      try checkIsHull(hull, of: points)
      if hull.triangles.isEmpty {
        for (a, b) in zip(points, points.dropFirst()) {
          for c in points {
            for d in points {
              try check(orientation(a, b, c, d) == 0, "\(a), \(b), \(c), \(d) have a volume")
            }
          }
        }
      } else {
        try check(hull.volume() > 0, "\(hull.volume())")
      }
    }
  }

  /// On a sphere nearly all points are corners; in a grid many are coplanar.
  @Test func manyPointsHaveAHull() throws {
    let coordinates = InputPattern.random.values(count: 900, in: -1000...1000, seed: 1)
    let sphere = stride(from: 0, to: 900, by: 3).map { place -> Point3D in
      let point = Point3D(coordinates[place], coordinates[place + 1], coordinates[place + 2])
      let scale = 1_000_000 / point.distance(to: .zero)
      return Point3D(
        Int(scale * Double(point.x)), Int(scale * Double(point.y)), Int(scale * Double(point.z)))
    }
    let grid = (0..<1000).map { Point3D($0 / 100, $0 / 10 % 10, $0 % 10) }
    try checkIsHull(sphere.convexHull(), of: sphere)
    #expect(sphere.convexHull().triangles.count > 400)
    try checkIsHull(grid.convexHull(), of: grid)
    #expect(grid.convexHull().volume() == 729)
    #expect(grid.convexHull().surfaceArea() == 486)
  }

  /// A point far below a bowl sees most of it, and gets as many triangles as the rim has edges.
  ///
  /// Before that, or behind the point, are others, many of them in a plane with the point and an edge.
  @Test func manyTrianglesMeetAtOnePoint() {
    let places = tuples(.integers(in: -2...2), .integers(in: -2...2))
    forAll(tuples(places, .integers(in: 2...60), .integers(in: 0...200)), effort: 4) {
      place, depth, order in
      let grid = (0..<121).map { ($0 / 11 - 5, $0 % 11 - 5) }
      let (x, y) = place
      var points = grid.map { Point3D($0.0, $0.1, $0.0 * $0.0 + $0.1 * $0.1) }
      points += grid.prefix(40).map { Point3D($0.0, $0.1, 50) }
      for scale in [1, 2] { points.append(Point3D(x * scale, y * scale, -depth * scale)) }
      let start = order % points.count
      points = Array(points[start...] + points[..<start])
      try checkIsHull(points.convexHull(), of: points)
    }
  }

  @Test(arguments: [
    [], [(0, 0, 0)], [(1, 1, 1), (1, 1, 1), (1, 1, 1)], [(0, 0, 0), (1, 2, 3)],
    [(0, 0, 0), (1, 2, 3), (-1, -2, -3), (2, 4, 6)],
    [(0, 0, 5), (1, 0, 5), (0, 1, 5), (7, 7, 5), (3, 2, 5)],
  ])
  func coplanarPointsHaveNoTriangles(coordinates: [(Int, Int, Int)]) {
    let hull = coordinates.map { Point3D($0, $1, $2) }.convexHull()
    #expect(hull.triangles.isEmpty)
    #expect(hull.volume() == 0)
    #expect(hull.surfaceArea() == 0)
    #expect(hull.convexSide(of: .zero) == .outside)
  }

  #if compiler(>=6.2)
    @Test func coordinatesBeyondTheDocumentedRangeTrap() async {
      await #expect(processExitsWith: .failure) {
        print([Point3D(0, 0, -1_000_000_001)].convexHull().volume())
      }
    }
  #endif
}
