import FastIO
import Geometry

solve { input, output in
  let count = try input.read(Int.self, in: 2...100_000)
  let points = try input.readPairs(count: count, in: -10_000...10_000).map { LatticePoint($0, $1) }
  try input.expectEnd()
  let (first, second) = points.indicesOfClosestPair()!
  output.writeLine(points[first].squaredDistance(to: points[second]))
}
