import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct TriangleCountTests {
  @Test func documentedExamplesAreTrue() {
    let corners = [(0, 0), (9, 0), (0, 9), (9, 9)].map { LatticePoint($0, $1) }
    let trees = [(1, 1), (2, 3), (7, 7), (4, 5), (0, 4)].map { LatticePoint($0, $1) }
    let counts = TriangleCounts(corners: corners, points: trees)
    #expect(counts.count(inside: 0, 1, 2) == 2)
    #expect(counts.count(inside: 2, 1, 3) == 1)
  }

  /// Point by point: inside if it is on the same side of all three sides.
  private func checkAll(_ corners: [LatticePoint], _ points: [LatticePoint]) throws {
    let counts = TriangleCounts(corners: corners, points: points)
    for first in corners.indices {
      for second in corners.indices {
        for third in corners.indices {
          let (a, b, c) = (corners[first], corners[second], corners[third])
          let expected = points.filter { point in
            let side = orientation(a, b, point)
            return side != 0 && orientation(b, c, point) == side && orientation(c, a, point) == side
          }
          try check(
            counts.count(inside: first, second, third), equals: expected.count, "\(a), \(b), \(c)")
        }
      }
    }
  }

  @Test func fewPointsInASmallGrid() {
    let point = tuples(.integers(in: 0...4), .integers(in: 0...4)).map { LatticePoint($0, $1) }
    let sets = tuples(
      Generator<[LatticePoint]>.array(of: point, counts: 0...6),
      Generator<[LatticePoint]>.array(of: point, counts: 0...12))
    forAll(sets, effort: 8) { try checkAll($0, $1) }
  }

  @Test(arguments: PointPattern.allCases)
  func largerShapes(pattern: PointPattern) throws {
    for side in [12, 2_000_000_000] {
      let range = -side / 2...side / 2
      let corners = pattern.points(count: 9, in: range, seed: 1).map { LatticePoint($0, $1) }
      for other in [pattern, .random] {
        let points = other.points(count: 40, in: range, seed: 2).map { LatticePoint($0, $1) }
        try checkAll(corners, points)
        try checkAll(corners, points + corners)
      }
    }
  }

  @Test func coordinatesOutOfRangeAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(TriangleCounts(corners: [], points: [LatticePoint(1_000_000_001, 0)]))
      }
      await #expect(processExitsWith: .failure) {
        print(TriangleCounts(corners: [LatticePoint(0, -1_000_000_001)], points: []))
      }
    #endif
  }
}
