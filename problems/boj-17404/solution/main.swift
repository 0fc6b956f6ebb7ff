import DynamicProgramming
import FastIO

solve { input, output in
  let houses = try input.read(Int.self, in: 2...1000)
  let prices = try input.readArray(of: Int32.self, count: 3 * houses, in: 1...1000)
  try input.expectEnd()
  // With three colors there is always a way.
  output.writeLine(PaintingCosts(rowMajor: prices, colors: 3).cheapestCircleCost()!)
}
