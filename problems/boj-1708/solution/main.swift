import FastIO
import Geometry

solve { input, output in
  let count = try input.read(Int.self, in: 3...100_000)
  let coordinates = try input.readPairs(count: count, in: -40_000...40_000)
  try input.expectEnd()
  output.writeLine(coordinates.map { LatticePoint($0, $1) }.convexHull().count)
}
