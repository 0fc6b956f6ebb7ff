import Geometry
import PropertyTesting
import Testing

@Suite struct RealSegmentTests {
  @Test func segmentsOfIntegersAreAsExactOnesSay() {
    forAll(points(count: 4), effort: 32) { points in
      let (first, second) = (LineSegment(points[0], points[1]), LineSegment(points[2], points[3]))
      let (one, other) = (RealSegment(first), RealSegment(second))
      try check(one.intersects(other), equals: first.intersects(second))
      let most = points.map { Double(Swift.max(1, abs($0.x), abs($0.y))) }.max()!
      try check(
        abs(one.distance(to: other) - first.distance(to: second)) <= 1e-14 * most, "distance")
      try check(
        abs(one.distance(to: other.start) - first.distance(to: second.start)) <= 1e-14 * most,
        "distance of a point")
      try check(abs(one.length - first.start.distance(to: first.end)) <= 1e-14 * most, "length")
      try check(
        one.commonSegment(with: other),
        equals: first.commonSegment(with: second).map(RealSegment.init))
      let found = one.commonPoint(with: other)
      let expected = first.commonPoint(with: second)
      try check((found == nil) == (expected == nil), "\(found as Any), not \(expected as Any)")
      if let found, let expected {
        try check(found.distance(to: expected) <= 1e-15 * most, "\(found), not \(expected)")
      }
      if points[0] == points[1] || points[2] == points[3] { return }
      let line = one.commonPointOfLines(with: other)
      guard let expected = first.commonPointOfLines(with: second) else {
        try check(line == nil, "parallel")
        return
      }
      let size = Swift.max(most, abs(expected.x), abs(expected.y))
      let distance = line!.distance(to: expected)
      try check(distance <= 1e-15 * size, "the point of the lines: \(distance)")
    }
  }

  /// The cross products of segments that are nearly on one line are nearly 0: rounded, they may have any value.
  @Test func segmentsThatNearlyCoincideMeetWhereTheyCross() throws {
    for (one, other, expected) in [
      ((19.6, 5.6, 2.8, 0.8), (1.4, 0.4, 7.7, 2.2), (3.2713, 0.9346)),
      (
        (0.14313576392055571, 0.8984324160137607, 0.822144199996591, 0.05682228287908331),
        (0.598719773078527, 0.3337500082114893, 0.8858403720492896, -0.022127168988165583),
        (0.814, 0.067)
      ),
      ((5.2, 5.4, 7.3, 3.3), (5.2, 5.4, 8.2, 2.4), (5.2, 5.4)),
    ] {
      let (first, second) = (segment(one), segment(other))
      let point = try #require(first.commonPoint(with: second))
      #expect(point.distance(to: RealPoint(expected.0, expected.1)) < 1e-3, "\(point)")
      #expect(first.distance(to: point) < 1e-15 && second.distance(to: point) < 1e-15)
    }
    let (whole, part) = (segment((0.5, 0.7, 3.5, 4.9)), segment((11.5, 16.1, 1.5, 2.1)))
    #expect(whole.commonPoint(with: part) == nil)
    let common = try #require(whole.commonSegment(with: part))
    #expect(common == RealSegment(RealPoint(1.5, 2.1), RealPoint(3.5, 4.9)))
  }

  private func segment(_ ends: (Double, Double, Double, Double)) -> RealSegment {
    RealSegment(RealPoint(ends.0, ends.1), RealPoint(ends.2, ends.3))
  }

  @Test func theClosestPointIsTheFootOrAnEnd() {
    forAll(points(count: 3), effort: 16) { points in
      let segment = RealSegment(LineSegment(points[0], points[1]))
      let point = RealPoint(points[2])
      let closest = segment.closestPoint(to: point)
      let most = points.map { Double(Swift.max(1, abs($0.x), abs($0.y))) }.max()!
      let distance = closest.distance(to: point)
      try check(abs(distance - segment.distance(to: point)) <= 1e-14 * most, "\(closest)")
      try check(segment.distance(to: closest) <= 1e-14 * most, "\(closest) is of the segment")
      if points[0] == points[1] { return }
      let exact = LineSegment(points[0], points[1])
      try check(
        segment.projection(of: point).distance(to: exact.projection(of: points[2])) <= 1e-14 * most,
        "projection")
      try check(
        segment.reflection(of: point).distance(to: exact.reflection(of: points[2])) <= 4e-14 * most,
        "reflection")
    }
  }

  @Test func documentedExamplesAreTrue() {
    let street = RealSegment(RealPoint(0, 0), RealPoint(3, 1.5))
    let crossing = RealSegment(RealPoint(1, 0), RealPoint(1, 9))
    #expect(street.commonPoint(with: crossing) == RealPoint(1, 0.5))
    #expect(street.distance(to: RealPoint(6, 5.5)) == 5)
  }

  @Test func aPointIsNoLine() async {
    await #expect(processExitsWith: .failure) {
      print(RealSegment(RealPoint(0.5, 1), RealPoint(0.5, 1)).projection(of: .zero))
    }
  }
}
