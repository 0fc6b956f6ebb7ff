import FastIO
import Searching

solve { input, output in
  let count = try input.read(Int.self, in: 1...5_000_000)
  let length = try input.read(Int.self, in: 1...count)
  let numbers = try input.readArray(
    of: Int32.self, count: count, in: -1_000_000_000...1_000_000_000)
  try input.expectEnd()
  output.writeLine(numbers.minima(ofLast: length), separator: " ")
}
