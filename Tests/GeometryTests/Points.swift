import Geometry
import PropertyTesting

/// Points of a small grid, of few lines, and far apart: those that lie on each other or on a line are many.
var points: Generator<[LatticePoint]> {
  let coordinates = Generator<ClosedRange<Int>>.element(of: [
    0...2, -4...4, -100...100, -1_000_000_000...1_000_000_000,
  ])
  return tuples(coordinates, coordinates).flatMap { columns, rows in
    .array(
      of: tuples(.integers(in: columns), .integers(in: rows)).map { LatticePoint($0, $1) })
  }
}

/// As many points of one grid, so that they often have something to do with each other.
func points(count: Int) -> Generator<[LatticePoint]> {
  Generator<Int>.element(of: [2, 4, 1_000_000_000]).flatMap { most in
    .array(
      of: tuples(.integers(in: -most...most), .integers(in: -most...most)).map {
        LatticePoint($0, $1)
      },
      counts: count...count)
  }
}

/// Circles of a small grid, of which many touch, and of all the range.
func circles(count: Int) -> Generator<[Circle]> {
  Generator<Int>.element(of: [3, 10, 1_000_000_000]).flatMap { most in
    .array(
      of: tuples(
        .integers(in: -most...most), .integers(in: -most...most), .integers(in: 0...most)
      ).map { Circle(center: LatticePoint($0, $1), radius: $2) },
      counts: count...count)
  }
}

/// The cross product of the ways from the first point to the others, in numbers that hold everything.
@available(macOS 15.0, *)
func exactCross(_ first: LatticePoint, _ second: LatticePoint, _ third: LatticePoint) -> Int128 {
  let (x, y) = (Int128(first.x), Int128(first.y))
  return (Int128(second.x) - x) * (Int128(third.y) - y)
    - (Int128(second.y) - y) * (Int128(third.x) - x)
}

/// All pairs of places, the smaller one first.
func pairs(_ points: [LatticePoint]) -> [(first: Int, second: Int)] {
  points.indices.flatMap { second in (0..<second).map { ($0, second) } }
}
