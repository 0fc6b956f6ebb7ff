import Geometry
import PropertyTesting
import Testing

@Suite struct PolygonUnionTests {
  /// Vertical strips between all points where something changes; in each, edges do not cross.
  private func areasByStrips(_ polygons: [[LatticePoint]]) -> [Double] {
    let edges = polygons.enumerated().flatMap { index, corners in
      zip(corners, corners.dropFirst() + corners.prefix(1))
        .map { (segment: LineSegment(Swift.min($0, $1), Swift.max($0, $1)), polygon: index) }
    }
    var ends = polygons.joined().map { Double($0.x) }
    for (index, edge) in edges.enumerated() {
      ends += edges[..<index].compactMap { edge.segment.commonPoint(with: $0.segment)?.x }
    }
    ends.sort()
    var areas = [Double](repeating: 0, count: polygons.count)
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > 1e-11 {
      let middle = (start + end) / 2
      var heights: [(y: Double, polygon: Int)] = []
      for (segment, polygon) in edges
      where Double(segment.start.x) < middle && middle < Double(segment.end.x) {
        let way = segment.end - segment.start
        let part = (middle - Double(segment.start.x)) / Double(way.x)
        heights.append((Double(segment.start.y) + part * Double(way.y), polygon))
      }
      heights.sort { $0.y < $1.y }
      var covering: Set<Int> = []
      for (lower, upper) in zip(heights, heights.dropFirst()) {
        covering.formSymmetricDifference([lower.polygon])
        for place in 0..<covering.count { areas[place] += (end - start) * (upper.y - lower.y) }
      }
    }
    return areas
  }

  /// Simple polygons that touch, share parts of edges, contain each other, or are equal, in both orientations; and some
  /// without an area.
  private func polygons() -> Generator<[[LatticePoint]]> {
    Generator<Int>.element(of: [2, 4, 12]).flatMap { most in
      let corner = tuples(.integers(in: 0...most), .integers(in: 0...most))
        .map { LatticePoint($0, $1) }
      let polygon = Generator<[LatticePoint]>.array(of: corner, counts: 3...7)
        .map { $0.isSimple() ? $0 : $0.convexHull() }
      return .array(of: polygon, counts: 0...6)
    }
  }

  @Test func areasAreThoseOfStrips() {
    forAll(polygons()) { polygons in
      let (found, expected) = (coveredAreas(by: polygons), areasByStrips(polygons))
      try check(found.count == polygons.count, "\(found.count)")
      for (area, other) in zip(found, expected) {
        try check(abs(area - other) < 1e-9 * (1 + other), "\(found), by strips \(expected)")
      }
      try check(unionArea(of: polygons) == found.first ?? 0, "\(unionArea(of: polygons))")
    }
  }

  @Test func noPolygonAndPolygonsWithoutAnAreaCoverNothing() {
    #expect(unionArea(of: [] as [[LatticePoint]]) == 0)
    let point = LatticePoint(1, 1)
    #expect(coveredAreas(by: [[], [point], [.zero, point]]) == [0, 0, 0])
    let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
    #expect(coveredAreas(by: [[], square, square.reversed()]) == [4, 4, 0])
  }

  /// At the largest coordinates, where products need all bits, and of small polygons far from each other.
  @Test func coordinatesMayBeLarge() {
    let most = 1_000_000_000
    let whole = [(-most, -most), (most, -most), (most, most), (-most, most)]
      .map { LatticePoint($0, $1) }
    let lower = [whole[0], whole[1], whole[2]]
    let upper = [whole[0], whole[2], whole[3]]
    let left = [whole[0], LatticePoint(0, 0), whole[3]]
    #expect(coveredAreas(by: [whole, lower]) == [4e18, 2e18])
    #expect(coveredAreas(by: [lower, upper]) == [4e18, 0])
    #expect(coveredAreas(by: [left, lower, upper, whole]) == [4e18, 4e18, 1e18, 0])
    let small = whole.map { corner in
      [(0, 0), (0, 1), (-1, 1), (-1, 0)].map { step in
        LatticePoint(corner.x - corner.x.signum() + step.0, corner.y - corner.y.signum() + step.1)
      }
    }
    #expect(unionArea(of: small) == 4)
  }

  #if compiler(>=6.2)
    @Test func coordinatesBeyondTheDocumentedRangeTrap() async {
      await #expect(processExitsWith: .failure) {
        print(unionArea(of: [[.zero, LatticePoint(1_000_000_001, 0), LatticePoint(0, 1)]]))
      }
    }
  #endif
}
