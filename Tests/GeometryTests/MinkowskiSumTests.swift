import Geometry
import PropertyTesting
import Testing

@Suite struct MinkowskiSumTests {
  private static let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map { LatticePoint($0, $1) }
  private static let diamond = [(0, -1), (1, 0), (0, 1), (-1, 0)].map { LatticePoint($0, $1) }

  @Test func documentedExamplesAreTrue() {
    let around = Self.square.minkowskiSum(with: Self.diamond)
    #expect(around.count == 8 && around.doubledArea() == 28)
    let ways = Self.square.minkowskiSum(with: Self.diamond.map { -$0 })
    #expect(ways.convexSide(of: LatticePoint(3, 1)) == .onBoundary)
    #expect(ways.convexSide(of: LatticePoint(3, 3)) == .outside)
  }

  /// The hull of the sums of all pairs, whichever corner the polygons begin with; coordinates are halved, so that the
  /// sums are in the range that hulls are right for.
  @Test func itIsTheHullOfAllSums() {
    forAll(tuples(points, points, .integers(in: 0...9)), effort: 4) { first, second, turn in
      let polygons = [first, second].map { points in
        points.map { LatticePoint($0.x / 2, $0.y / 2) }.convexHull()
      }
      let sums = polygons[0].flatMap { point in polygons[1].map { point + $0 } }
      let turned = polygons.map {
        $0.isEmpty ? [] : Array($0[(turn % $0.count)...] + $0[..<(turn % $0.count)])
      }
      try check(turned[0].minkowskiSum(with: turned[1]), equals: sums.convexHull(), "\(turned)")
    }
  }

  @Test func segmentsAndPointsArePolygonsToo() {
    let point = [LatticePoint(3, 4)]
    #expect(Self.square.minkowskiSum(with: []) == [] && [].minkowskiSum(with: Self.square) == [])
    #expect(point.minkowskiSum(with: point) == [LatticePoint(6, 8)])
    #expect(
      point.minkowskiSum(with: Self.square) == Self.square.map { $0 + LatticePoint(3, 4) })
    let (wide, high) = ([(1, 0), (0, 0)], [(0, 0), (0, 1)])
    let sum = wide.map { LatticePoint($0, $1) }.minkowskiSum(
      with: high.map { LatticePoint($0, $1) })
    #expect(sum == [(0, 0), (1, 0), (1, 1), (0, 1)].map { LatticePoint($0, $1) })
  }

  @Test func theFarthestPointsAreAdded() {
    let far = 1_000_000_000
    let square = [(-far, -far), (far, -far), (far, far), (-far, far)].map { LatticePoint($0, $1) }
    let triangle = [(-far, far), (-far, -far), (far, far - 1)].map { LatticePoint($0, $1) }
    let sum = square.minkowskiSum(with: triangle)
    #expect(
      sum
        == [
          (-2 * far, -2 * far), (0, -2 * far), (2 * far, -1), (2 * far, 2 * far - 1), (0, 2 * far),
          (-2 * far, 2 * far),
        ].map { LatticePoint($0, $1) })
  }
}
