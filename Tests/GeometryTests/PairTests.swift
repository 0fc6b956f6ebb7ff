import Geometry
import PropertyTesting
import Testing

@Suite struct PairTests {
  @Test func documentedExamplesAreTrue() throws {
    let places = [LatticePoint(0, 0), LatticePoint(9, 9), LatticePoint(4, 1), LatticePoint(8, 7)]
    #expect(try #require(places.indicesOfClosestPair()) == (1, 3))
    #expect(try #require(places.indicesOfFarthestPair()) == (0, 1))
  }

  /// What is returned are indices of the collection, not places.
  @Test func partsOfAnArrayHaveThem() throws {
    let places = [(5, 5), (5, 5), (0, 0), (9, 9), (4, 1), (8, 7)].map { LatticePoint($0, $1) }
    let slice = places[2...]
    #expect(try #require(slice.indicesOfClosestPair()) == (3, 5))
    #expect(try #require(slice.indicesOfFarthestPair()) == (2, 3))
    let lazy = places.lazy.filter { $0.x != 5 }
    #expect(try #require(lazy.indicesOfClosestPair()) == (3, 5))
    #expect(try #require(lazy.indicesOfFarthestPair()) == (2, 3))
  }

  @Test func onePointIsNoPair() {
    for points in [[], [LatticePoint(3, 4)]] {
      #expect(points.indicesOfClosestPair() == nil)
      #expect(points.indicesOfFarthestPair() == nil)
    }
  }

  private func distance(_ points: [LatticePoint], _ pair: (first: Int, second: Int)) throws -> Int {
    try check(pair.first < pair.second, "the smaller place first")
    return points[pair.first].squaredDistance(to: points[pair.second])
  }

  @Test func noPairIsCloserOrFarther() {
    forAll(points, effort: 4) { points in
      let distances = pairs(points).map { points[$0.first].squaredDistance(to: points[$0.second]) }
      try check(
        points.indicesOfClosestPair().map { try distance(points, $0) }, equals: distances.min())
      try check(
        points.indicesOfFarthestPair().map { try distance(points, $0) }, equals: distances.max())
    }
  }

  /// Halves and quarters of integers are exact, so that rounding decides nothing.
  @Test func noPairOfRealPointsIsCloserOrFarther() {
    forAll(tuples(points, .element(of: [1, 0.25, 0x1p-60])), effort: 4) { points, scale in
      let reals = points.map { RealPoint($0) * scale }
      let distances = pairs(points).map { reals[$0.first].squaredDistance(to: reals[$0.second]) }
      let (closest, farthest) = (reals.indicesOfClosestPair(), reals.indicesOfFarthestPair())
      for (found, expected) in [(closest, distances.min()), (farthest, distances.max())] {
        try check(found.map { $0.first < $0.second } != false, "the smaller place first")
        let distance = found.map { reals[$0.first].squaredDistance(to: reals[$0.second]) }
        // Of 10⁹, the squared distances are rounded: pairs that are as far from each other may differ in the last bit.
        try check(
          distance == expected || abs(distance! / expected! - 1) <= 1e-15,
          "\(distance as Any), not \(expected as Any)")
      }
    }
    #expect([RealPoint(1, 2)].indicesOfClosestPair() == nil)
    #expect([RealPoint]().indicesOfFarthestPair() == nil)
  }

  /// Few points in a small grid: each of them matters, wherever the lines between the halves are.
  @Test func noPairOfFewPointsIsCloserOrFarther() {
    let point = tuples(.integers(in: 0...9), .integers(in: 0...9)).map { LatticePoint($0, $1) }
    forAll(.array(of: point, counts: 5...11), effort: 16) { points in
      let distances = pairs(points).map { points[$0.first].squaredDistance(to: points[$0.second]) }
      try check(
        points.indicesOfClosestPair().map { try distance(points, $0) }, equals: distances.min())
      try check(
        points.indicesOfFarthestPair().map { try distance(points, $0) }, equals: distances.max())
    }
  }

  /// Points on few upright lines are all close to the line between the halves.
  @Test func longUprightLinesAreSearchedToTheEnd() throws {
    let ladder = (0..<2000).map { LatticePoint($0 % 3, 10 * $0) } + [LatticePoint(1, 9_995 + 1)]
    let pair = try #require(ladder.indicesOfClosestPair())
    #expect(ladder[pair.first].squaredDistance(to: ladder[pair.second]) == 16)
    #expect(pair.second == 2000)
  }

  @Test func parallelEdgesHideNoPair() {
    for width in 1...6 {
      for shift in -8...8 {
        let trapezoid = [
          LatticePoint(0, 0), LatticePoint(width, 0), LatticePoint(shift, 3),
          LatticePoint(shift + 5, 3),
        ]
        let expected = pairs(trapezoid).map {
          trapezoid[$0.first].squaredDistance(to: trapezoid[$0.second])
        }.max()
        let pair = trapezoid.indicesOfFarthestPair()
        #expect(
          pair.map { trapezoid[$0.first].squaredDistance(to: trapezoid[$0.second]) } == expected)
      }
    }
  }
}
