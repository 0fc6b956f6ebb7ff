import FastIO
import Searching

solve { input, output in
  let count = try input.read(Int.self, in: 1...1_000_000)
  let wanted = try input.read(Int.self, in: 1...2_000_000_000)
  let heights = try input.readArray(of: Int32.self, count: count, in: 0...1_000_000_000)
  try input.expectEnd()
  let highest = (0...1_000_000_000).largest { saw in
    heights.reduce(0) { $0 + Int(max($1 - Int32(saw), 0)) } >= wanted
  }
  output.writeLine(highest!)
}
