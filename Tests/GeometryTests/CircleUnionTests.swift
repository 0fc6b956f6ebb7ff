import Foundation
import Geometry
import PropertyTesting
import Testing

@Suite struct CircleUnionTests {
  /// Vertical strips between all points where something changes; in each, arcs do not cross, so that the area below one
  /// has a formula.
  private func areasByStrips(_ circles: [Circle]) -> [Double] {
    var ends: [Double] = []
    for (index, circle) in circles.enumerated() {
      ends += [Double(circle.center.x - circle.radius), Double(circle.center.x + circle.radius)]
      for other in circles[..<index] { ends += (circle.commonPoints(with: other) ?? []).map(\.x) }
    }
    ends.sort()
    var areas = [Double](repeating: 0, count: circles.count)
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > 1e-12 {
      let middle = (start + end) / 2
      var arcs: [(y: Double, circle: Circle, sign: Double)] = []
      for circle in circles {
        let (x, radius) = (middle - Double(circle.center.x), Double(circle.radius))
        if abs(x) >= radius { continue }
        let height = (radius * radius - x * x).squareRoot()
        arcs.append((Double(circle.center.y) - height, circle, -1))
        arcs.append((Double(circle.center.y) + height, circle, 1))
      }
      // A stable order, so that what equal circles cover is covered twice.
      arcs.sort { $0.y < $1.y }
      var depth = 0
      for (lower, upper) in zip(arcs, arcs.dropFirst()) {
        depth += lower.sign < 0 ? 1 : -1
        if depth == 0 { continue }
        let area =
          integral(upper.circle, upper.sign, start, end)
          - integral(lower.circle, lower.sign, start, end)
        for place in 0..<depth { areas[place] += area }
      }
    }
    return areas
  }

  /// The area between the x-axis and the upper or the lower half of a circle.
  private func integral(
    _ circle: Circle, _ sign: Double, _ start: Double, _ end: Double
  ) -> Double {
    func below(_ x: Double) -> Double {
      let radius = Double(circle.radius)
      let u = min(radius, max(-radius, x - Double(circle.center.x)))
      return (u * (radius * radius - u * u).squareRoot() + radius * radius * asin(u / radius)) / 2
    }
    return sign * (below(end) - below(start)) + Double(circle.center.y) * (end - start)
  }

  /// Circles that touch, contain each other, or are equal, and some that do none of it.
  private func circles() -> Generator<[Circle]> {
    Generator<Int>.element(of: [2, 5, 40]).flatMap { most in
      .array(
        of: tuples(
          .integers(in: -most...most), .integers(in: -most...most), .integers(in: 0...most)
        ).map { Circle(center: LatticePoint($0, $1), radius: $2) },
        counts: 0...8)
    }
  }

  @Test func areasAreThoseOfStrips() {
    forAll(circles()) { circles in
      let (found, expected) = (coveredAreas(by: circles), areasByStrips(circles))
      try check(found.count == circles.count, "\(found.count)")
      for (area, other) in zip(found, expected) {
        try check(abs(area - other) < 1e-7 * (1 + other), "\(found), by strips \(expected)")
      }
      let (union, area) = (unionArea(of: circles), expected.first ?? 0)
      try check(abs(union - area) < 1e-7 * (1 + area), "\(union), by strips \(expected)")
    }
  }

  /// Two circles: what they share is computed in another way.
  @Test func theSecondAreaOfTwoIsWhatTheyShare() {
    let circle = tuples(
      .integers(in: -900_000_000...900_000_000), .integers(in: -900_000_000...900_000_000),
      .integers(in: 0...1_000_000_000)
    ).map { Circle(center: LatticePoint($0, $1), radius: $2) }
    forAll(tuples(circle, circle)) { first, second in
      let areas = coveredAreas(by: [first, second])
      let shared = first.sharedArea(with: second)
      let squares = [first, second].map { Double($0.radius) * Double($0.radius) }
      try check(abs(areas[1] - shared) <= 1e-14 * (squares[0] + squares[1]), "\(areas), \(shared)")
      let all = Double.pi * (squares[0] + squares[1])
      try check(abs(areas[0] + areas[1] - all) <= 1e-14 * all, "\(areas), \(all)")
    }
  }

  /// Far from the origin and from each other, small disks keep all their digits.
  @Test func whatIsFarAwayIsNotRounded() {
    let far = 1_000_000_000
    var circles = [(-far, far), (far, far), (far, -far)].map { x, y in
      Circle(center: LatticePoint(x, y), radius: 1)
    }
    #expect(abs(unionArea(of: circles) - 3 * Double.pi) < 1e-14)
    circles.append(Circle(center: LatticePoint(far - 1, far), radius: 1))
    // What two circles of radius 1 share if each goes through the center of the other.
    let lens = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    #expect(abs(unionArea(of: circles) - (4 * Double.pi - lens)) < 1e-14)
    #expect(abs(coveredAreas(by: circles)[1] - lens) < 1e-14)
  }

  /// As many layers as there are equal disks, with smaller ones inside.
  @Test func equalDisksCoverAsOftenAsThereAre() {
    let circles = [5, 5, 3, 5, 3, 0].map { Circle(center: LatticePoint(7, -7), radius: $0) }
    let areas = coveredAreas(by: circles).map { $0 / Double.pi }
    for (area, expected) in zip(areas, [25.0, 25, 25, 9, 9, 0]) {
      #expect(abs(area - expected) < 1e-12)
    }
    #expect(unionArea(of: [Circle]()) == 0)
  }
}
