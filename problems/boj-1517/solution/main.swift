import FastIO
import Sorting

solve { input, output in
  let count = try input.read(Int.self, in: 1...500_000)
  let values = try input.readArray(
    of: Int32.self, count: count, in: -1_000_000_000...1_000_000_000)
  try input.expectEnd()
  output.writeLine(values.numberOfInversions())
}
