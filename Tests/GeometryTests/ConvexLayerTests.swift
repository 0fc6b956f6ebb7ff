import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ConvexLayerTests {
  @Test func documentedExamplesAreTrue() {
    let trees = [(0, 0), (4, 0), (4, 4), (0, 4), (2, 0), (1, 1), (3, 1), (2, 3), (2, 2)]
    let layers = trees.map { LatticePoint($0, $1) }.convexLayers()
    #expect(layers == [0, 0, 0, 0, 0, 1, 1, 1, 2])
    #expect([LatticePoint]().convexLayers() == [])
  }

  /// One hull after the other is made, and its points are taken away.
  private func expected(_ points: [LatticePoint]) -> [Int] {
    var layers = [Int](repeating: -1, count: points.count)
    var layer = 0
    while layers.contains(-1) {
      let rest = points.indices.filter { layers[$0] < 0 }
      let hull = Set(rest.map { points[$0] }.pointsOnConvexHull())
      for index in rest where hull.contains(points[index]) { layers[index] = layer }
      layer += 1
    }
    return layers
  }

  /// Equal points and lines are among them.
  @Test func layersAreHullsOfWhatIsLeft() {
    forAll(points, effort: 8) { try check($0.convexLayers(), equals: expected($0)) }
    let point = tuples(.integers(in: 0...6), .integers(in: 0...6)).map { LatticePoint($0, $1) }
    forAll(Generator<[LatticePoint]>.array(of: point, counts: 0...40), effort: 8) {
      try check($0.convexLayers(), equals: expected($0))
    }
  }

  @Test(arguments: PointPattern.allCases)
  func largerShapes(pattern: PointPattern) {
    for side in [12, 60, 2_000_000_000] {
      let range = -side / 2...side / 2
      for seed in 1...3 as ClosedRange<UInt64> {
        let points = pattern.points(count: 200, in: range, seed: seed).map { LatticePoint($0, $1) }
        #expect(points.convexLayers() == expected(points), "\(pattern), \(side), seed \(seed)")
      }
    }
  }

  /// Two columns, and points that are nearly on lines, far apart.
  @Test func columnsAndSteepLines() {
    let far = 1_000_000_000
    let columns = (0..<60).map { LatticePoint($0 % 3 == 0 ? -far : far - $0 % 2, far - $0 * 7) }
    #expect(columns.convexLayers() == expected(columns))
    let arcs = (-100...100).flatMap { x in
      [1, -1].flatMap { sign in (0..<3).map { LatticePoint(x, sign * (far - $0 - x * x)) } }
    }
    #expect(arcs.convexLayers() == expected(arcs))
    let grid = (0..<900).map { LatticePoint($0 % 30, $0 / 30) }
    #expect(grid.convexLayers() == expected(grid))
  }

  /// To make each hull anew would take too long.
  @Test func manyLayersAreNotTooLarge() {
    // Squares within squares.
    let count = 5_000
    let squares = (1...count).flatMap { size in
      [(1, 1), (1, -1), (-1, 1), (-1, -1)].map { LatticePoint($0 * size, $1 * size) }
    }
    let layers = squares.convexLayers()
    #expect(layers.indices.allSatisfy { layers[$0] == count - 1 - $0 / 4 })
  }
}
