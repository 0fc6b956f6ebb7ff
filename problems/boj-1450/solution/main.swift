import FastIO
import Searching

solve { input, output in
  let things = try input.read(Int.self, in: 1...30)
  let capacity = try input.read(Int.self, in: 0...1_000_000_000)
  let weights = try input.readArray(of: Int.self, count: things, in: 1...1_000_000_000)
  try input.expectEnd()
  output.writeLine(weights.numberOfSubsets(withSumAtMost: capacity))
}
