import Geometry
import PropertyTesting
import Testing

@Suite struct RealPolygonTests {
  /// Integers have the answers of the exact functions, and so have their halves and quarters, but for the scale.
  @Test func polygonsOfIntegersAreAsExactOnesSay() {
    forAll(tuples(points, .element(of: [1, 0.5, 0x1p-40, 0x1p40])), effort: 16) { points, scale in
      let corners = points.map { RealPoint($0) * scale }
      let most = points.map { Double(Swift.max(1, abs($0.x), abs($0.y))) }.max() ?? 1
      let tolerance = 1e-14 * most * most * Double(points.count)
      // Where edges cross, the doubled area of integers may not fit.
      if most <= 1000 {
        let area = Double(points.doubledArea()) / 2
        try check(abs(corners.signedArea() / scale / scale - area) <= tolerance, "area")
        if let exact = points.centroid(), let found = corners.centroid() {
          let distance = (found / scale).distance(to: exact)
          try check(distance * abs(area) <= 1e-12 * most * most * most, "centroid: \(distance)")
        } else {
          try check(corners.centroid() == nil && points.centroid() == nil, "no centroid")
        }
      }
      let difference = corners.perimeter() / scale - points.perimeter()
      try check(abs(difference) <= 1e-14 * most * Double(points.count), "perimeter")
      try check(
        corners.convexHull().map { $0 / scale }, equals: points.convexHull().map(RealPoint.init))
      for x in -2...2 {
        for y in -2...2 {
          let point = LatticePoint(x, y)
          try check(
            corners.side(of: RealPoint(point) * scale), equals: points.side(of: point), "\(point)")
        }
      }
    }
  }

  @Test func documentedExamplesAreTrue() {
    let triangle = [RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 2)]
    #expect(triangle.signedArea() == 1.5 && triangle.reversed().signedArea() == -1.5)
    #expect(triangle.perimeter() == 6)
    #expect([LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)].perimeter() == 12)
    #expect(triangle.side(of: RealPoint(0.5, 0.5)) == .inside)
    #expect(triangle.side(of: RealPoint(0.75, 1)) == .onBoundary)
    #expect(triangle.side(of: RealPoint(0.75, 1.0.nextUp)) == .outside)
    #expect([RealPoint]().signedArea() == 0 && [RealPoint]().centroid() == nil)
    #expect([RealPoint]().perimeter() == 0 && [RealPoint]().side(of: .zero) == .outside)
  }

  /// What a half plane leaves of a convex polygon, and what its complement leaves, make up the whole.
  @Test func halfPlanesCutConvexPolygonsInTwo() {
    forAll(tuples(points, points(count: 2)), effort: 16) { points, line in
      let hull = points.convexHull().map { RealPoint($0) }
      let (start, end) = (RealPoint(line[0]), RealPoint(line[1]))
      if start == end { return }
      let half = RealHalfPlane(from: start, to: end)
      let other = RealHalfPlane(from: end, to: start)
      let (left, right) = (hull.clipped(to: half), hull.clipped(to: other))
      let most = (points + line).map { Double(Swift.max(1, abs($0.x), abs($0.y))) }.max()!
      let sum = left.signedArea() + right.signedArea()
      try check(abs(sum - hull.signedArea()) <= 1e-13 * most * most, "\(left), \(right)")
      if hull.count == 2 { try check(left.count <= 2, "a segment: \(left)") }
      // The vertices that stay are the very same, and the others are on the line.
      for corner in left where !hull.contains(corner) {
        try check(abs(half.signedDistance(to: corner)) <= 1e-14 * most, "\(corner)")
      }
      let exact = HalfPlane(from: line[0], to: line[1])
      for point in points {
        let (distance, same) = (
          half.signedDistance(to: RealPoint(point)),
          RealHalfPlane(exact).signedDistance(to: RealPoint(point))
        )
        try check(abs(distance - same) <= 1e-14 * most, "\(distance), \(same)")
      }
      for corner in points.convexHull() where exact.contains(corner) {
        let distance = half.signedDistance(to: RealPoint(corner))
        try check(distance >= -1e-14 * most, "\(corner)")
        if distance > 1e-14 * most { try check(left.contains(RealPoint(corner)), "\(corner)") }
      }
    }
  }

  /// The largest disk in a convex polygon, by binary search: that of a triangle is the inscribed circle.
  @Test func movedEdgesLeaveRoomForADisk() {
    let corners = [RealPoint(0, 0), RealPoint(7, 0.5), RealPoint(2.25, 6)]
    let edges = corners.indices.map { RealHalfPlane(from: corners[$0], to: corners[($0 + 1) % 3]) }
    var (low, high) = (0.0, 10.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let room = edges.reduce(corners) { $0.clipped(to: $1.moved(inward: middle)) }
      if room.isEmpty { high = middle } else { low = middle }
    }
    let circle = incircle(corners[0], corners[1], corners[2])!
    #expect(abs(low - circle.radius) < 1e-12)
    #expect(edges.allSatisfy { abs($0.signedDistance(to: circle.center) - circle.radius) < 1e-12 })
  }

  @Test func whatIsNoLineIsRefused() async {
    await #expect(processExitsWith: .failure) {
      print(RealHalfPlane(from: RealPoint(0.5, 1), to: RealPoint(0.5, 1)))
    }
  }
}
