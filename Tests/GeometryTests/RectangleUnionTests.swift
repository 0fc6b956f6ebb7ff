import Geometry
import PropertyTesting
import Testing

@Suite struct RectangleUnionTests {
  @Test func documentedExamplesAreTrue() {
    #expect(unionArea(of: [(0..<4, 0..<2), (1..<3, 1..<5)]) == 14)
  }

  @Test func whatIsEmptyCoversNothing() {
    #expect(unionArea(of: []) == 0)
    #expect(unionArea(of: [(0..<0, 0..<5), (3..<4, 2..<2)]) == 0)
    #expect(unionArea(of: [(0..<0, 0..<5), (3..<4, 2..<3)]) == 1)
  }

  /// Cell by cell.
  @Test func theAreaIsThatOfAllCells() {
    let ranges = tuples(.integers(in: -6...6), .integers(in: -6...6)).map {
      Swift.min($0, $1)..<Swift.max($0, $1)
    }
    forAll(.array(of: tuples(ranges, ranges)), effort: 4) { rectangles in
      var cells: Set<LatticePoint> = []
      for (xs, ys) in rectangles {
        for x in xs { for y in ys { cells.insert(LatticePoint(x, y)) } }
      }
      try check(unionArea(of: rectangles), equals: cells.count)
    }
  }

  /// The same of any size: squares of a size on a chessboard, and one rectangle around some of them.
  @Test func farApartAndLarge() {
    let size = 1_000_000
    let squares = (0..<40).flatMap { row in
      (0..<40).filter { ($0 + row) % 2 == 0 }.map { column in
        (
          column * size - 20 * size..<(column + 1) * size - 20 * size,
          row * size..<(row + 1) * size
        )
      }
    }
    #expect(unionArea(of: squares) == 800 * size * size)
    let around = squares + [(-20 * size..<0, 0..<20 * size)]
    #expect(unionArea(of: around) == (800 + 200) * size * size)
    #expect(unionArea(of: [(0..<Int.max, -5 ..< -4)]) == .max)
  }
}
