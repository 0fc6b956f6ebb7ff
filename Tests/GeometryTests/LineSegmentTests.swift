import Geometry
import PropertyTesting
import Testing

@Suite struct LineSegmentTests {
  @Test func documentedExamplesAreTrue() throws {
    let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 2))
    #expect(street.contains(LatticePoint(2, 1)))
    #expect(street.intersects(LineSegment(LatticePoint(0, 2), LatticePoint(4, 0))))
    let common = try #require(
      street.commonPoint(with: LineSegment(LatticePoint(1, 0), LatticePoint(1, 9))))
    #expect(common == RealPoint(1, 0.5))
  }

  /// A fraction of two whole numbers, not reduced.
  @available(macOS 15.0, *)
  private typealias Fraction = (top: Int128, bottom: Int128)

  /// The parts of the way along the first segment at which it meets the second one, from the definition: solves two
  /// equations, or looks at the four ends if there is no single solution.
  @available(macOS 15.0, *)
  private func common(_ first: LineSegment, _ second: LineSegment) -> [Fraction] {
    let (way, other) = (first.end - first.start, second.end - second.start)
    let (gap, product) = (
      second.start - first.start, Int128(way.x) * Int128(other.y) - Int128(way.y) * Int128(other.x)
    )
    if product != 0 {
      let sign = Int128(product.signum())
      let along = (Int128(gap.x) * Int128(other.y) - Int128(gap.y) * Int128(other.x)) * sign
      let across = (Int128(gap.x) * Int128(way.y) - Int128(gap.y) * Int128(way.x)) * sign
      let isOnBoth = [along, across].allSatisfy { 0 <= $0 && $0 <= abs(product) }
      return isOnBoth ? [(along, abs(product))] : []
    }
    let ends = Set([first.start, first.end, second.start, second.end])
    return ends.filter { lies($0, on: first) && lies($0, on: second) }.map { end in
      let length = Int128(way.dot(way))
      return length == 0 ? (0, 1) : (Int128((end - first.start).dot(way)), length)
    }
  }

  /// Whether the ways from a point to both ends are on a line, and lead in opposite directions.
  @available(macOS 15.0, *)
  private func lies(_ point: LatticePoint, on segment: LineSegment) -> Bool {
    exactCross(point, segment.start, segment.end) == 0
      && (segment.start - point).dot(segment.end - point) <= 0
  }

  @available(macOS 15.0, *)
  @Test func whatSegmentsShareIsWhatTheirEquationsSay() {
    forAll(points(count: 4), effort: 8) { ends in
      let first = LineSegment(ends[0], ends[1])
      let second = LineSegment(ends[2], ends[3])
      let shared = common(first, second)
      try check(first.intersects(second), equals: !shared.isEmpty, "intersects")
      let found = first.commonPoint(with: second)
      try check(
        (found != nil) == (shared.count == 1), "\(shared.count) points, found \(found as Any)")
      // From the lowest to the highest of the ends that they share.
      let ofEnds = Set(ends).filter { lies($0, on: first) && lies($0, on: second) }
        .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      try check(
        first.commonSegment(with: second),
        equals: shared.count > 1 ? LineSegment(ofEnds[0], ofEnds[ofEnds.count - 1]) : nil,
        "the segment in common")
      guard let found else { return }
      let part = Double(shared[0].top) / Double(shared[0].bottom)
      let way = first.end - first.start
      let expected = (
        Double(first.start.x) + Double(way.x) * part, Double(first.start.y) + Double(way.y) * part
      )
      let tolerance = 1e-14 * Double(ends.map { Swift.max(abs($0.x), abs($0.y)) }.max() ?? 0)
      try check(
        abs(found.x - expected.0) <= tolerance && abs(found.y - expected.1) <= tolerance,
        "expected \(expected), found \(found)")
    }
  }

  @available(macOS 15.0, *)
  @Test func aSegmentContainsWhatLiesBetweenItsEnds() {
    forAll(points(count: 3), effort: 8) { points in
      let segment = LineSegment(points[0], points[1])
      try check(segment.contains(points[2]), equals: lies(points[2], on: segment))
      try check(segment.contains(points[0]) && segment.contains(points[1]), "its ends")
    }
  }
}

@Suite struct CommonSegmentTests {
  private let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 2))

  @Test func collinearSegmentsOverlap() {
    let others = [
      // On both sides, within, beyond an end, at an end, and not at all.
      ((-2, -1), (6, 3), (0, 0), (4, 2)), ((2, 1), (4, 2), (2, 1), (4, 2)),
      ((8, 4), (2, 1), (2, 1), (4, 2)), ((4, 2), (0, 0), (0, 0), (4, 2)),
    ]
    for (start, end, first, last) in others {
      let other = LineSegment(LatticePoint(start.0, start.1), LatticePoint(end.0, end.1))
      let expected = LineSegment(LatticePoint(first.0, first.1), LatticePoint(last.0, last.1))
      #expect(street.commonSegment(with: other) == expected)
      #expect(other.commonSegment(with: street) == expected)
      #expect(street.commonPoint(with: other) == nil)
    }
    let upright = LineSegment(LatticePoint(1, 5), LatticePoint(1, -5))
    #expect(
      upright.commonSegment(with: LineSegment(LatticePoint(1, 9), LatticePoint(1, 2)))
        == LineSegment(LatticePoint(1, 2), LatticePoint(1, 5)))
  }

  @Test func segmentsWithAtMostOnePointInCommonDoNot() {
    let others = [
      ((4, 2), (8, 4)), ((2, 1), (2, 1)), ((2, 1), (2, 9)), ((0, 1), (4, 3)), ((6, 3), (8, 4)),
      ((5, 5), (5, 5)),
    ]
    for (start, end) in others {
      let other = LineSegment(LatticePoint(start.0, start.1), LatticePoint(end.0, end.1))
      #expect(street.commonSegment(with: other) == nil, "\(other)")
      #expect(other.commonSegment(with: street) == nil, "\(other)")
    }
  }
}

@Suite struct CommonPointTests {
  /// Streets that go through a whole point, one of them ending there: whatever the ends are, the point is exact.
  @Test func wholePointsAreExactInEitherOrder() {
    let near = Generator<Int>.integers(in: -9...9)
    let far = Generator<Int>.integers(in: -500_000_000...500_000_000)
    let coordinates = Generator<Int>.oneOf(near, far)
    let vectors = tuples(coordinates, coordinates)
    forAll(tuples(vectors, vectors, vectors), effort: 8) { place, way, other in
      let point = LatticePoint(place.0, place.1)
      let (along, across) = (LatticePoint(way.0, way.1), LatticePoint(other.0, other.1))
      if along.cross(across) == 0 { return }
      let first = LineSegment(point - along, point)
      let second = LineSegment(point + across, point - across)
      for found in [first.commonPoint(with: second), second.commonPoint(with: first)] {
        try check(found?.x, equals: Double(point.x), "x")
        try check(found?.y, equals: Double(point.y), "y")
      }
    }
  }

  @Test func fractionsNearZeroLoseNothing() {
    let most = 1_000_000_000
    let steep = LineSegment(LatticePoint(-most, -1), LatticePoint(most - 1, 1))
    let level = LineSegment(LatticePoint(-1, 0), LatticePoint(most, 0))
    #expect(steep.commonPoint(with: level)! == RealPoint(-0.5, 0))
    #expect(level.commonPoint(with: steep)! == RealPoint(-0.5, 0))
    let upright = LineSegment(LatticePoint(0, -5), LatticePoint(0, 5))
    // At x = 0 this one is 1/1999999999 below the axis.
    let slope = LineSegment(LatticePoint(-most, -1), LatticePoint(most - 1, 1))
    let height = slope.commonPoint(with: upright)!.y
    #expect(height == 1.0 / 1_999_999_999)
  }

  @Test func sumsOfWholeWordsKeepTheirCarry() {
    // What is divided is 2⁸⁷, whose lower 64 bits are 0.
    let (near, far) = (1 << 28, 3 << 28)
    for sign in [-1, 1] {
      let level = LineSegment(LatticePoint(sign * near, 0), LatticePoint(sign * far, 0))
      let upright = LineSegment(
        LatticePoint(sign * 2 * near, -near), LatticePoint(sign * 2 * near, near))
      let expected = Double(sign * 2 * near)
      #expect(level.commonPoint(with: upright)! == RealPoint(expected, 0))
      #expect(upright.commonPoint(with: level)! == RealPoint(expected, 0))
    }
  }
}

@Suite struct SegmentDistanceTests {
  @Test func documentedExamplesAreTrue() {
    let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 0))
    #expect(street.distance(to: LatticePoint(1, 3)) == 3)
    #expect(street.distance(to: LatticePoint(7, 4)) == 5)
  }

  /// The closest of the points at `steps` places along the segment.
  private func closest(_ segment: LineSegment, _ distance: (Double, Double) -> Double) -> Double {
    let steps = 100
    let (start, way) = (segment.start, segment.end - segment.start)
    return (0...steps).map { step in
      let part = Double(step) / Double(steps)
      return distance(
        Double(start.x) + part * Double(way.x), Double(start.y) + part * Double(way.y))
    }.min()!
  }

  @Test func noPointAlongTheSegmentIsCloserAndOneIsAsClose() {
    forAll(points(count: 3), effort: 8) { points in
      if points.contains(where: { abs($0.x) > 1000 || abs($0.y) > 1000 }) { return }
      let segment = LineSegment(points[0], points[1])
      let found = segment.distance(to: points[2])
      let tried = closest(segment) { x, y in
        let (width, height) = (x - Double(points[2].x), y - Double(points[2].y))
        return (width * width + height * height).squareRoot()
      }
      // The best of the tried points is at most half a step from the closest one.
      let step = points[0].distance(to: points[1]) / 100
      try check(found <= tried + 1e-9 && tried <= found + step + 1e-9, "\(found), tried \(tried)")
      try check((found == 0) == segment.contains(points[2]), "0 on the segment only")
    }
  }

  @Test func segmentsAreAsFarApartAsTheirClosestPoints() {
    forAll(points(count: 4), effort: 8) { points in
      if points.contains(where: { abs($0.x) > 1000 || abs($0.y) > 1000 }) { return }
      let first = LineSegment(points[0], points[1])
      let second = LineSegment(points[2], points[3])
      let found = first.distance(to: second)
      try check(second.distance(to: first), equals: found, "the same the other way around")
      try check((found == 0) == first.intersects(second), "0 if they meet, else not")
      let ends = [
        first.distance(to: points[2]), first.distance(to: points[3]),
        second.distance(to: points[0]), second.distance(to: points[1]),
      ]
      if found > 0 { try check(ends.min()!, equals: found, "at an end") }
    }
  }

  @Test func theLargestCoordinatesFit() {
    let most = 1_000_000_000
    let diagonal = LineSegment(LatticePoint(-most, -most), LatticePoint(most, most))
    let root = (2 as Double).squareRoot()
    let corner = LatticePoint(most, -most)
    #expect(abs(diagonal.distance(to: corner) / (root * Double(most)) - 1) < 1e-15)
    #expect(diagonal.distance(to: LatticePoint(most, most)) == 0)
    #expect(diagonal.distance(to: LatticePoint(7, 7)) == 0)
    #expect(LineSegment(corner, corner).distance(to: diagonal) == diagonal.distance(to: corner))
    let left = LineSegment(LatticePoint(-most, -most), LatticePoint(-most, most))
    let right = LineSegment(LatticePoint(most, -most), LatticePoint(most, most))
    #expect(left.distance(to: right) == 2 * Double(most))
  }

  /// The projection p is on the line and p − point at right angles to it; the reflection is twice as far.
  @Test func projectionsAndReflectionsAreOnTheOtherSide() {
    forAll(points(count: 3), effort: 16) { points in
      let (segment, point) = (LineSegment(points[0], points[1]), points[2])
      if segment.start == segment.end { return }
      let way = segment.end - segment.start
      let (dot, square) = (Double(way.dot(point - segment.start)), Double(way.dot(way)))
      let foot = segment.projection(of: point)
      let mirrored = segment.reflection(of: point)
      let expected = (
        x: Double(segment.start.x) + Double(way.x) * dot / square,
        y: Double(segment.start.y) + Double(way.y) * dot / square
      )
      let coordinates = points.flatMap { [abs(Double($0.x)), abs(Double($0.y))] }
      let most = Swift.max(1, abs(foot.x), abs(foot.y), coordinates.max()!)
      let isThere =
        abs(foot.x - expected.x) <= 1e-14 * most && abs(foot.y - expected.y) <= 1e-14 * most
      try check(isThere, "\(foot), expected \(expected)")
      let isOpposite =
        abs(2 * foot.x - Double(point.x) - mirrored.x) <= 1e-14 * most
        && abs(2 * foot.y - Double(point.y) - mirrored.y) <= 1e-14 * most
      try check(isOpposite, "\(mirrored) by \(foot)")
      // Coming back leads to the same point, which is exact if both are integers.
      if mirrored.x == mirrored.x.rounded(), mirrored.y == mirrored.y.rounded(), most < 1000 {
        let back = segment.reflection(of: LatticePoint(Int(mirrored.x), Int(mirrored.y)))
        try check(back == RealPoint(point), "\(back)")
      }
    }
  }

  @Test func aPointIsNoLineToProjectOnto() async {
    await #expect(processExitsWith: .failure) {
      print(LineSegment(.zero, .zero).projection(of: LatticePoint(1, 1)))
    }
    await #expect(processExitsWith: .failure) {
      print(LineSegment(.zero, LatticePoint(0, 1)).reflection(of: LatticePoint(1_000_000_001, 1)))
    }
  }
}
