import Geometry
import PropertyTesting
import Testing

@Suite struct RealSegmentTests {
  private func real(_ segment: LineSegment) -> RealSegment {
    RealSegment(RealPoint(segment.start), RealPoint(segment.end))
  }

  @Test func segmentsOfIntegersAreAsExactOnesSay() {
    forAll(points(count: 4), effort: 32) { points in
      let (first, second) = (LineSegment(points[0], points[1]), LineSegment(points[2], points[3]))
      let (one, other) = (real(first), real(second))
      try check(one.intersects(other), equals: first.intersects(second))
      let most = points.map { Double(Swift.max(1, abs($0.x), abs($0.y))) }.max()!
      try check(
        abs(one.distance(to: other) - first.distance(to: second)) <= 1e-14 * most, "distance")
      try check(
        abs(one.distance(to: other.start) - first.distance(to: second.start)) <= 1e-14 * most,
        "distance of a point")
      try check(abs(one.length - first.start.distance(to: first.end)) <= 1e-14 * most, "length")
      let cross = (first.end - first.start).cross(second.end - second.start)
      let found = one.commonPoint(with: other)
      if cross != 0 {
        // Lines that meet at a small angle have a point that is as uncertain.
        let sine = Double(abs(cross)) / one.length / other.length
        let line = first.commonPointOfLines(with: second)!
        let size = Swift.max(most, abs(line.x), abs(line.y))
        let distance = one.commonPointOfLines(with: other)!.distance(to: line)
        try check(distance <= 1e-14 * size / sine, "the point of the lines: \(distance)")
        try check((found == nil) == (first.commonPoint(with: second) == nil), "\(found as Any)")
      } else {
        try check(found == nil && one.commonPointOfLines(with: other) == nil, "parallel")
      }
    }
  }

  @Test func theClosestPointIsTheFootOrAnEnd() {
    forAll(points(count: 3), effort: 16) { points in
      let segment = real(LineSegment(points[0], points[1]))
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
