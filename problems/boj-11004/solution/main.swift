import FastIO
import Sorting

solve { input, output in
  let count = try input.read(Int.self, in: 1...5_000_000)
  let place = try input.read(Int.self, in: 1...count)
  var values = try input.readArray(
    of: Int32.self, count: count, in: -1_000_000_000...1_000_000_000)
  try input.expectEnd()
  output.writeLine(values.quickSelect(place - 1))
}
