import Geometry
import PropertyTesting
import Testing

@Suite struct HalfPlaneIntersectionTests {
  private static func region(_ lines: [(Int, Int, Int)]) -> ConvexRegion {
    lines.map { HalfPlane(a: $0.0, b: $0.1, c: $0.2) }.intersection()
  }

  @Test func documentedExamplesAreTrue() {
    let region = Self.region([(1, 0, 0), (0, 1, 0), (-1, -2, 6)])
    #expect(region.corners.map(\.x) == [0, 0, 6] && region.area() == 9)
    let gallery = [(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)].map { LatticePoint($0, $1) }
    #expect(!gallery.kernel().isEmpty)
    #expect(abs(gallery.kernel().area() - 2.0 / 3) < 1e-15)
  }

  private typealias Kind = (
    lines: [(Int, Int, Int)], isEmpty: Bool, isBounded: Bool, hasInterior: Bool, corners: Int
  )

  private static let kinds: [Kind] = [
    ([(1, 0, 0), (-1, 0, -1)], true, true, false, 0),
    ([(1, 0, 0), (0, 1, 0), (-1, -1, -1)], true, true, false, 0),
    ([(1, 0, 0), (0, 1, 0), (-1, -1, 0)], false, true, false, 1),
    ([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (1, 1, 0)], false, true, false, 1),
    ([(1, 0, 0), (0, 1, 0), (-1, 0, 5), (0, -1, 0)], false, true, false, 2),
    ([(1, 0, 0), (0, 1, 0), (-1, 0, 5), (0, -1, 2)], false, true, true, 4),
    ([(1, 0, 0), (0, 1, 0), (-1, 0, 0)], false, false, false, 1),
    ([(1, 2, 3), (-2, -4, -6)], false, false, false, 0),
    ([(0, 1, 0), (0, -1, 3)], false, false, true, 0),
    ([(0, 1, 0), (0, -1, 3), (1, 0, 0)], false, false, true, 2),
    ([(0, 1, 0)], false, false, true, 0),
    ([(0, 1, 0), (1, 0, 0)], false, false, true, 1),
    ([(0, 1, 0), (0, 2, -2), (0, 1, -1)], false, false, true, 0),
    ([], false, false, true, 0),
  ]

  /// The rows of the table of `ConvexRegion`.
  @Test func whatKindOfRegionItIs() {
    for kind in Self.kinds {
      let region = Self.region(kind.lines)
      #expect(region.isEmpty == kind.isEmpty, "\(kind)")
      #expect(region.isBounded == kind.isBounded, "\(kind)")
      #expect(region.hasInterior == kind.hasInterior, "\(kind)")
      #expect(region.corners.count == kind.corners, "\(kind)")
      let area = kind.isBounded ? 10 : Double.infinity
      #expect(region.area() == (kind.hasInterior ? area : 0), "\(kind)")
    }
  }

  @available(macOS 15.0, *)
  private typealias Vertex = (x: Int128, y: Int128, divisor: Int128)

  /// The corners of what the half planes have in common: all points in which two lines meet that lie in all of them,
  /// each once, as fractions.
  @available(macOS 15.0, *)
  private static func vertices(_ lines: [HalfPlane]) -> [Vertex] {
    var vertices: [Vertex] = []
    for second in lines {
      for first in lines {
        let divisor = Int128(first.a) * Int128(second.b) - Int128(first.b) * Int128(second.a)
        if divisor <= 0 { continue }
        let x = Int128(first.b) * Int128(second.c) - Int128(second.b) * Int128(first.c)
        let y = Int128(first.c) * Int128(second.a) - Int128(second.c) * Int128(first.a)
        let isInAll = lines.allSatisfy {
          Int128($0.a) * x + Int128($0.b) * y + Int128($0.c) * divisor >= 0
        }
        if !isInAll { continue }
        let factor = gcd(gcd(x, y), divisor)
        let vertex = (x / factor, y / factor, divisor / factor)
        if !vertices.contains(where: { $0 == vertex }) { vertices.append(vertex) }
      }
    }
    return vertices
  }

  @available(macOS 15.0, *)
  private static func gcd(_ first: Int128, _ second: Int128) -> Int128 {
    second == 0 ? abs(first) : gcd(second, first % second)
  }

  /// Half planes of small numbers: many are parallel, the same, or go through one point, and corners are fractions.
  private static var halfPlanes: Generator<[HalfPlane]> {
    Generator<Int>.element(of: [1, 2, 5]).flatMap { most in
      Generator<[HalfPlane]>.array(
        of: tuples(
          .integers(in: -most...most), .integers(in: -most...most), .integers(in: -most...most)
        ).map { a, b, c in
          a == 0 && b == 0 ? HalfPlane(a: 1, b: 0, c: c) : HalfPlane(a: a, b: b, c: c)
        },
        counts: 0...8)
    }
  }

  @available(macOS 15.0, *)
  @Test func itIsWhatAllPairsOfLinesSay() {
    forAll(Self.halfPlanes, effort: 16) { lines in
      let region = lines.intersection()
      let box = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { HalfPlane(a: $0, b: $1, c: 1000) }
      let boxed = Self.vertices(lines + box)
      let isOnBox = boxed.contains { Swift.max(abs($0.x), abs($0.y)) == 1000 * $0.divisor }
      let own = Self.vertices(lines)
      try check(region.isEmpty, equals: boxed.isEmpty, "empty: \(region)")
      try check(region.isBounded, equals: !isOnBox, "bounded: \(region)")
      let isFlat = boxed.count < 3
      try check(region.hasInterior, equals: !isFlat, "interior: \(region), \(boxed)")
      try check(region.corners.count, equals: own.count, "\(region), \(own)")
      for corner in region.corners {
        let isKnown = own.contains {
          abs(corner.x - Double($0.x) / Double($0.divisor)) < 1e-14 * (1 + abs(corner.x))
            && abs(corner.y - Double($0.y) / Double($0.divisor)) < 1e-14 * (1 + abs(corner.y))
        }
        try check(isKnown, "\(corner) of \(region), \(own)")
      }
      try Self.checkOrder(region)
    }
  }

  /// Lines through few points of the whole range: many of them have a point in common.
  @available(macOS 15.0, *)
  @Test func linesThroughTheSameFarPointsAreExact() {
    let pairs = Generator<[(Int, Int)]>.array(
      of: tuples(.integers(in: 0...4), .integers(in: 0...4)), counts: 1...9)
    forAll(tuples(points(count: 5), pairs), effort: 16) { points, pairs in
      let ends = pairs.map { (points[$0.0], points[$0.1]) }
      let lines = ends.filter { $0.0 != $0.1 }.map { HalfPlane(from: $0.0, to: $0.1) }
      let region = lines.intersection()
      let own = Self.vertices(lines)
      try check(region.corners.count, equals: own.count, "\(region), \(own)")
      if region.isBounded { try check(region.isEmpty, equals: own.isEmpty, "\(region), \(own)") }
      for corner in region.corners {
        let isKnown = own.contains {
          let (x, y) = (Double($0.x) / Double($0.divisor), Double($0.y) / Double($0.divisor))
          return abs(corner.x - x) <= 1e-15 * abs(x) && abs(corner.y - y) <= 1e-15 * abs(y)
        }
        try check(isKnown, "\(corner) of \(own)")
      }
    }
  }

  /// Each corner is a turn to the left.
  private static func checkOrder(_ region: ConvexRegion) throws {
    let corners = region.corners
    if corners.count < 3 { return }
    for place in corners.indices where region.isBounded || place + 2 < corners.count {
      let (a, b) = (corners[place], corners[(place + 1) % corners.count])
      let c = corners[(place + 2) % corners.count]
      let turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      try check(turn > 0, "\(corners)")
    }
  }

  @Test func theEdgesOfAHullGiveItBack() {
    forAll(points, effort: 4) { points in
      let hull = points.convexHull()
      if hull.count < 3 { return }
      for corners in [hull, hull.reversed()] {
        let kernel = corners.kernel()
        let found = kernel.corners.map { LatticePoint(Int($0.x), Int($0.y)) }
        let start = found.firstIndex(of: hull[0]) ?? 0
        try check(Array(found[start...] + found[..<start]), equals: hull, "\(kernel)")
      }
    }
  }

  /// A regular star of lines around a point, far away from the origin, moved by 1: a point, nothing or very little.
  @Test func theSmallestDifferencesCount() {
    let most = 1_000_000_000
    for shift in [-1, 0, 1] {
      // Two nearly parallel lines through a point, and one at the same place that they cannot be told from.
      let lines = [
        (1_999_999_999, 2_000_000_000, 0), (-1_999_999_998, -1_999_999_999, 0),
        (-most, most, shift),
      ]
      let region = Self.region(lines)
      #expect(region.isEmpty == (shift < 0) && region.isBounded, "\(shift): \(region)")
      #expect(region.hasInterior == (shift > 0), "\(shift): \(region)")
      let count = shift < 0 ? 0 : shift == 0 ? 1 : 3
      #expect(region.corners.count == count, "\(shift): \(region)")
    }
    for shift in [-1, 0, 1] {
      let far = 3_999_999_999_999_999_999
      let lines = [
        (2_000_000_000, 1, far), (-2_000_000_000, 1, -far), (0, -1, 0), (0, -1, shift),
      ]
      let region = Self.region(lines)
      #expect(region.isEmpty == (shift < 0) && region.isBounded, "\(shift): \(region)")
      #expect(region.corners.count == (shift < 0 ? 0 : 1), "\(shift): \(region)")
    }
  }

  @Test func kernelsOfPolygons() {
    func kernel(_ corners: [(Int, Int)]) -> ConvexRegion {
      corners.map { LatticePoint($0, $1) }.kernel()
    }
    // A comb has none, a star has a pentagon, a cross a square; a corner twice does not matter.
    #expect(
      kernel([(0, 0), (9, 0), (9, 5), (8, 1), (5, 1), (4, 5), (3, 1), (1, 1), (0, 5)]).isEmpty)
    let cross = [
      (1, 0), (2, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2),
      (0, 1),
      (1, 1),
    ]
    for corners in [cross, cross.reversed()] {
      #expect(kernel(corners).area() == 1 && kernel(corners).corners.count == 4)
    }
    // Two rooms that can be seen from their door only.
    let door = kernel([(0, 0), (4, 0), (4, 4), (2, 4), (2, 8), (-2, 8), (-2, 4), (0, 4)])
    #expect(!door.isEmpty && !door.hasInterior && door.corners.map(\.y) == [4, 4])
  }

  @Test func aPolygonWithoutAnAreaIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = [LatticePoint(0, 0), LatticePoint(1, 1)].kernel()
    }
    await #expect(processExitsWith: .failure) {
      _ = [LatticePoint(0, 0), LatticePoint(1, 0), LatticePoint(0, 1_000_000_001)].kernel()
    }
  }
}
