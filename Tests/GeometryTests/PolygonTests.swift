import Geometry
import PropertyTesting
import Testing

@Suite struct PolygonTests {
  @Test func documentedExamplesAreTrue() {
    #expect([LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)].doubledArea() == 12)
    #expect([LatticePoint(0, 0), LatticePoint(0, 3), LatticePoint(4, 0)].doubledArea() == -12)
    let triangle = [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(0, 3)]
    #expect(triangle.side(of: LatticePoint(1, 1)) == .inside)
    #expect(triangle.side(of: LatticePoint(2, 0)) == .onBoundary)
    #expect(triangle.side(of: LatticePoint(3, 3)) == .outside)
  }

  @Test func partsOfAnArrayArePolygons() {
    let corners = [(9, 9), (0, 0), (4, 0), (0, 3)].map { LatticePoint($0, $1) }
    #expect(corners[1...].doubledArea() == 12)
    #expect(corners[1...].side(of: LatticePoint(1, 1)) == .inside)
    #expect(corners.dropFirst().lazy.map { $0 }.convexHull() == Array(corners[1...]))
  }

  @Test func fewCornersHaveNoArea() {
    for corners in [[], [LatticePoint(3, 4)], [LatticePoint(3, 4), LatticePoint(5, 6)]] {
      #expect(corners.doubledArea() == 0)
      #expect(corners.side(of: LatticePoint(1, 0)) == .outside)
    }
    #expect([LatticePoint(3, 4)].side(of: LatticePoint(3, 4)) == .onBoundary)
    #expect([LatticePoint(3, 4), LatticePoint(5, 6)].side(of: LatticePoint(4, 5)) == .onBoundary)
  }

  /// By the formula about the origin, whose sums are exact for small coordinates.
  @Test func theCentroidIsThatOfTheArea() {
    let coordinate = Generator<Int>.integers(in: -100...100)
    let corner = tuples(coordinate, coordinate).map { LatticePoint($0, $1) }
    let shift = Generator<Int>.element(of: [0, 1_000_000, -999_999_000])
    forAll(
      tuples(Generator<[LatticePoint]>.array(of: corner, counts: 0...8), shift)
    ) { corners, shift in
      let moved = corners.map { LatticePoint($0.x + shift, $0.y - shift) }
      var (area, x, y) = (0, 0, 0)
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        area += corner.cross(next)
        x += (corner.x + next.x) * corner.cross(next)
        y += (corner.y + next.y) * corner.cross(next)
      }
      guard let centroid = moved.centroid() else {
        try check(area, equals: 0, "no centroid")
        return
      }
      let expected = (x: Double(x) / Double(3 * area), y: Double(y) / Double(3 * area))
      // A polygon that crosses itself may have a small area and a centroid far away.
      let most = 1e-9 * (1 + abs(expected.x) + abs(expected.y) + abs(Double(shift)) / 100)
      try check(
        abs(centroid.x - Double(shift) - expected.x) <= most
          && abs(centroid.y + Double(shift) - expected.y) <= most, equals: true,
        "\(centroid) for \(expected) + \(shift)")
    }
    let triangle = [LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(0, 3)]
    #expect(triangle.centroid() == RealPoint(2, 1))
    #expect([LatticePoint(1, 1), LatticePoint(5, 5), LatticePoint(2, 2)].centroid() == nil)
  }

  /// Three times around the largest square one way, and back just inside of it: in between, the sums leave the range.
  private var spiral: [LatticePoint] {
    let turns = (0..<3).map { turn in
      [1_000_000_000 - 2 * turn, 999_999_999 - 2 * turn].map { most in
        [
          LatticePoint(-most, -most), LatticePoint(most, -most), LatticePoint(most, most),
          LatticePoint(-most, most),
        ]
      }
    }
    return turns.flatMap { $0[0] } + turns.reversed().flatMap { $0[1].reversed() }
  }

  @available(macOS 15.0, *)
  @Test func aPolygonOfManyTurnsIsMeasuredRight() {
    let exact = spiral.indices.reduce(Int128(0)) { sum, index in
      let (corner, next) = (spiral[index], spiral[(index + 1) % spiral.count])
      return sum + Int128(corner.x) * Int128(next.y) - Int128(corner.y) * Int128(next.x)
    }
    #expect(Int128(spiral.doubledArea()) == exact)
    #expect(exact > 0)
    #expect(Int128(spiral.reversed().doubledArea()) == -exact)
  }

  #if compiler(>=6.2)
    @Test func anAreaThatDoesNotFitIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        let most = 1_000_000_000
        let square = [
          LatticePoint(-most, -most), LatticePoint(most, -most), LatticePoint(most, most),
          LatticePoint(-most, most),
        ]
        _ = (square + square).doubledArea()
      }
      await #expect(processExitsWith: .failure) {
        let most = 1_500_000_000
        _ = [
          LatticePoint(-most, -most), LatticePoint(-most, most), LatticePoint(most, most),
          LatticePoint(most, -most),
        ].doubledArea()
      }
    }
  #endif

  @available(macOS 15.0, *)
  @Test func theAreaIsThatOfTheTrianglesFromAnywhere() {
    forAll(points) { corners in
      let exact = corners.indices.reduce(Int128(0)) { sum, index in
        sum + exactCross(.zero, corners[index], corners[(index + 1) % corners.count])
      }
      // Of corners that go around many times, the area does not fit.
      if let area = Int(exactly: exact) { try check(corners.doubledArea(), equals: area) }
    }
  }

  /// Convex polygons and stars, both without crossings: corners in the order of their angles around the origin.
  @available(macOS 15.0, *)
  private var simplePolygons: Generator<[LatticePoint]> {
    Generator<[LatticePoint]>.oneOf(
      points.map { $0.convexHull() },
      points.map { corners in
        let around = corners.filter { $0 != .zero }.sorted(by: LatticePoint.precedesInAngle)
        return around.indices.filter { index in
          index == 0 || LatticePoint.precedesInAngle(around[index - 1], around[index])
        }.map { around[$0] }
      }.map { star in
        // All the way around, or the origin is no corner of the kernel.
        let isAround = star.indices.allSatisfy { index in
          exactCross(.zero, star[index], star[(index + 1) % star.count]) > 0
        }
        return isAround && star.count > 2
          ? star : [LatticePoint(0, 0), LatticePoint(3, 0), LatticePoint(0, 3)]
      })
  }

  /// A star, or a convex polygon, seen from one of its points, is made of triangles.
  @available(macOS 15.0, *)
  private func expected(_ corners: [LatticePoint], _ point: LatticePoint, kernel: LatticePoint)
    -> PolygonSide
  {
    var isInside = false
    for index in corners.indices {
      let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
      let signs = [(kernel, corner), (corner, next), (next, kernel)].map {
        exactCross($0, $1, point).signum()
      }
      if signs[1] == 0, signs[0] >= 0, signs[2] >= 0, exactCross(kernel, corner, next) != 0 {
        return .onBoundary
      }
      if signs[1] > 0, signs[0] >= 0, signs[2] >= 0 { isInside = true }
    }
    return isInside ? .inside : .outside
  }

  @available(macOS 15.0, *)
  @Test func pointsAreWhereTheTrianglesSay() {
    forAll(tuples(simplePolygons, points(count: 1)), effort: 4) { corners, point in
      guard corners.count > 2 else { return }
      let isStar = corners.indices.allSatisfy { index in
        exactCross(.zero, corners[index], corners[(index + 1) % corners.count]) > 0
      }
      let side = expected(corners, point[0], kernel: isStar ? .zero : corners[0])
      // Seen from a corner of its own, the two edges at that corner are no triangles.
      let isOnFirstEdges =
        !isStar
        && [corners.last ?? .zero, corners[1]].contains { end in
          LineSegment(corners[0], end).contains(point[0])
        }
      try check(corners.side(of: point[0]), equals: isOnFirstEdges ? .onBoundary : side)
      try check(corners.reversed().side(of: point[0]), equals: isOnFirstEdges ? .onBoundary : side)
    }
  }

  /// Edges along which the way to the right leads, and corners that it touches.
  @Test func cornersOnTheWayDoNotConfuse() {
    let stairs = [
      LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(6, 4), LatticePoint(4, 4),
      LatticePoint(4, 2), LatticePoint(2, 2), LatticePoint(2, 4),
      LatticePoint(0, 4),
    ]
    let rows = (-1...5).reversed().map { y in
      (-1...7).map { x in
        switch stairs.side(of: LatticePoint(x, y)) {
        case .inside: "#"
        case .onBoundary: "+"
        case .outside: "."
        }
      }.joined()
    }
    #expect(
      rows == [
        ".........",
        ".+++.+++.",
        ".+#+.+#+.",
        ".+#+++#+.",
        ".+#####+.",
        ".+++++++.",
        ".........",
      ])
  }
}
