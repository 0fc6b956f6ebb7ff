import Geometry
import PropertyTesting
import Testing

@Suite struct CircleTests {
  @Test func documentedExamplesAreTrue() throws {
    let wheel = Circle(center: LatticePoint(0, 0), radius: 5)
    #expect(wheel.side(of: LatticePoint(3, 4)) == .onBoundary)
    let touched = try #require(
      wheel.commonPoints(with: Circle(center: LatticePoint(10, 0), radius: 5)))
    #expect(touched.count == 1 && touched[0] == RealPoint(5, 0))
    let common = wheel.commonPoints(withLineThrough: LatticePoint(0, 3), LatticePoint(1, 3))
    #expect(common == [RealPoint(-4, 3), RealPoint(4, 3)])
    let tangents = wheel.tangentPoints(from: LatticePoint(-5, 10))
    #expect(tangents == [RealPoint(-5, 0), RealPoint(3, 4)])
    let other = Circle(center: LatticePoint(0, 0), radius: 2)
    #expect(other.sharedArea(with: Circle(center: LatticePoint(1, 0), radius: 1)) == Double.pi)
    #expect(other.sharedArea(with: Circle(center: LatticePoint(3, 0), radius: 1)) == 0)
  }

  /// Whether a point is as far from the center as the radius says, but for rounding.
  private func isOn(_ point: RealPoint, _ circle: Circle) -> Bool {
    let (x, y) = (point.x - Double(circle.center.x), point.y - Double(circle.center.y))
    // Where a line or a circle nearly touches, the root of a small error is not that small.
    let most = Swift.max(1, abs(point.x), abs(point.y), Double(circle.radius))
    return abs((x * x + y * y).squareRoot() - Double(circle.radius)) <= 1e-14 * most
  }

  @Test func circlesMeetInAsManyPointsAsTheirDistanceSays() {
    forAll(circles(count: 2), effort: 16) { circles in
      let (first, second) = (circles[0], circles[1])
      let square = first.center.squaredDistance(to: second.center)
      let (sum, difference) = (first.radius + second.radius, first.radius - second.radius)
      let found = first.commonPoints(with: second)
      if first == second && first.radius > 0 {
        try check(found == nil, "the same circle")
        return
      }
      let expected: Int
      if square > sum * sum || square < difference * difference {
        expected = 0
      } else {
        expected = square == sum * sum || square == difference * difference ? 1 : 2
      }
      let points = found ?? []
      try check(points.count, equals: expected, "\(points)")
      let areOnBoth = points.allSatisfy { isOn($0, first) && isOn($0, second) }
      try check(areOnBoth, "\(points)")
      // The first one is the second one of the other way around.
      let others = second.commonPoints(with: first) ?? []
      let way = second.center - first.center
      for place in points.indices {
        let (x, y) = (
          points[place].x - Double(first.center.x), points[place].y - Double(first.center.y)
        )
        let side = Double(way.x) * y - Double(way.y) * x
        try check(points.count < 2 || (side > 0) == (place == 0), "left first: \(points)")
        let other = others[points.count - 1 - place]
        let most = Swift.max(1, abs(other.x), abs(other.y), Double(sum))
        try check(abs(other.x - points[place].x) <= 1e-6 * most, "\(points), \(others)")
      }
    }
  }

  /// A polygon with whole corners through a circle: the sign of its equation at whole points.
  @available(macOS 15.0, *)
  @Test func linesAndSegmentsMeetCirclesAsOftenAsTheirEquationSays() {
    forAll(tuples(circles(count: 1), points(count: 2)), effort: 32) { circles, ends in
      let (circle, start, end) = (circles[0], ends[0], ends[1])
      let (way, gap) = (end - start, start - circle.center)
      // At start + way · t the power is square · t² + 2 · half · t + power.
      let (square, half) = (Int128(way.dot(way)), Int128(way.dot(gap)))
      let power = Int128(gap.dot(gap)) - Int128(circle.radius) * Int128(circle.radius)
      let segment = circle.commonPoints(with: LineSegment(start, end))
      if square == 0 {
        try check(segment.count, equals: power == 0 ? 1 : 0, "a point")
        return
      }
      let line = circle.commonPoints(withLineThrough: start, end)
      let discriminant = half * half - square * power
      try check(line.count, equals: 1 + Int(discriminant.signum()), "line: \(line)")
      // A root (−half ± √discriminant) / square is in 0 ... 1 if its numerator is in 0 ... square.
      func isAtLeast(_ sign: Int, _ bound: Int128) -> Bool {
        // Whether sign · √discriminant ≥ bound.
        if sign > 0 { return bound <= 0 || discriminant >= bound * bound }
        return bound <= 0 && discriminant <= bound * bound
      }
      let signs = discriminant < 0 ? [] : discriminant == 0 ? [1] : [-1, 1]
      let inside = signs.filter { isAtLeast($0, half) && isAtLeast(-$0, -half - square) }
      try check(segment.count, equals: inside.count, "segment: \(segment) of \(line)")
      let areOn = line.allSatisfy { isOn($0, circle) }
      try check(areOn, "\(line)")
      for point in segment {
        let isOfLine = line.contains { $0 == point }
        try check(isOfLine, "\(point) of \(line)")
      }
      if line.count == 2 {
        let along =
          (line[1].x - line[0].x) * Double(way.x) + (line[1].y - line[0].y) * Double(way.y)
        try check(along > 0, "in order: \(line)")
      }
    }
  }

  @Test func tangentsAreAtRightAnglesToTheRadius() {
    forAll(tuples(circles(count: 1), points(count: 1)), effort: 16) { circles, points in
      let (circle, point) = (circles[0], points[0])
      let found = circle.tangentPoints(from: point)
      switch circle.side(of: point) {
      case .inside: try check(found.isEmpty, "\(found)")
      case .onBoundary:
        try check(found == [RealPoint(point)], "\(found)")
      case .outside:
        try check(found.count, equals: circle.radius == 0 ? 1 : 2, "\(found)")
        let areOn = found.allSatisfy { isOn($0, circle) }
        try check(areOn, "\(found)")
        for touched in found {
          let radius = (touched.x - Double(circle.center.x), touched.y - Double(circle.center.y))
          let way = (touched.x - Double(point.x), touched.y - Double(point.y))
          let dot = radius.0 * way.0 + radius.1 * way.1
          let most = Swift.max(
            Double(circle.radius), abs(touched.x), abs(touched.y), abs(Double(point.x)),
            abs(Double(point.y)), 1)
          try check(abs(dot) <= 1e-13 * most * most, "\(found)")
        }
        if found.count == 2 {
          let center = circle.center - point
          let side =
            Double(center.x) * (found[0].y - Double(point.y))
            - Double(center.y) * (found[0].x - Double(point.x))
          try check(side < 0, "right first: \(found)")
        }
      }
    }
  }

  /// Strips of what is in both circles, whose ends are exact but for roots.
  @Test func theSharedAreaIsThatOfStrips() {
    let small = tuples(.integers(in: -9...9), .integers(in: 0...8), .integers(in: 0...8))
    forAll(small) { distance, radius, other in
      // Both ends of a strip are symmetrical to the axis, and the sum is nearest in the middle of strips.
      let strips = 20_000
      var sum = 0.0
      for strip in 0..<strips {
        let x = (Double(strip) + 0.5) / Double(strips) * 20 - 10
        let squares = (
          Double(radius * radius) - x * x,
          Double(other * other) - (x - Double(distance)) * (x - Double(distance))
        )
        sum += Swift.max(0, Swift.min(squares.0, squares.1)).squareRoot() * 2 * 20 / Double(strips)
      }
      // Turned: the distance is that of (3, 4) or of the axis.
      let first = Circle(center: LatticePoint(100, -100), radius: radius)
      let second = Circle(center: LatticePoint(100, distance - 100), radius: other)
      let found = first.sharedArea(with: second)
      try check(abs(found - sum) < 2e-3, "\(found), strips \(sum)")
      let turned = [
        Circle(center: .zero, radius: 5 * radius),
        Circle(center: LatticePoint(3, 4) * distance, radius: 5 * other),
      ]
      let larger = turned[1].sharedArea(with: turned[0])
      try check(abs(larger - 25 * found) <= 1e-13 * larger, "\(larger), 25 times \(found)")
    }
  }

  /// Halves of a lens by the series of the arc, computed elsewhere with fifty digits.
  @Test func smallLensesAreNotLost() {
    let most = 1_000_000_000
    // Two circles that overlap by 1: the area is nearly 4/3 · √(most) · 1.
    let lens = Circle(center: LatticePoint(-most, 0), radius: most)
      .sharedArea(with: Circle(center: LatticePoint(most - 1, 0), radius: most))
    let root = Double(most).squareRoot()
    #expect(abs(lens / (4.0 / 3 * root) - 1) < 1e-9, "\(lens)")
    // A circle of radius 1 on a circle so large that it is nearly a line.
    let half = Circle(center: LatticePoint(most, 0), radius: most)
      .sharedArea(with: Circle(center: .zero, radius: 1))
    #expect(abs(half - (Double.pi / 2 - 0.25 / Double(most))) < 1e-9, "\(half)")
  }

  @Test func pointsAreCircles() throws {
    let point = Circle(center: LatticePoint(3, 4), radius: 0)
    #expect(try #require(point.commonPoints(with: point)).map(\.x) == [3])
    #expect(point.commonPoints(with: Circle(center: .zero, radius: 5))?.count == 1)
    #expect(Circle(center: .zero, radius: 5).commonPoints(with: point)?.count == 1)
    #expect(point.commonPoints(with: LineSegment(.zero, LatticePoint(6, 8))).map(\.y) == [4])
    #expect(point.sharedArea(with: point) == 0)
  }

  @Test func whatIsOutOfRangeIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = Circle(center: .zero, radius: -1) }
    await #expect(processExitsWith: .failure) { _ = Circle(center: .zero, radius: 1_000_000_001) }
    await #expect(processExitsWith: .failure) {
      _ = Circle(center: LatticePoint(1_000_000_001, 0), radius: 1)
    }
    await #expect(processExitsWith: .failure) {
      let circle = Circle(center: .zero, radius: 1)
      _ = circle.commonPoints(withLineThrough: .zero, .zero)
    }
    await #expect(processExitsWith: .failure) {
      let circle = Circle(center: .zero, radius: 1)
      _ = circle.commonPoints(withLineThrough: .zero, LatticePoint(0, -1_000_000_001))
    }
    await #expect(processExitsWith: .failure) {
      _ = Circle(center: .zero, radius: 1).side(of: LatticePoint(-1_000_000_001, 0))
    }
  }
}
