import DynamicProgramming
import FastIO

solve { input, output in
  let count = try input.read(Int.self, in: 1...100)
  let capacity = try input.read(Int.self, in: 1...100_000)
  let things = try input.readPairs(count: count, in: 1...100_000, 0...1000)
  try input.expectEnd()
  let items = things.map { KnapsackItem(weight: $0, value: $1) }
  output.writeLine(items.greatestValue(withWeightAtMost: capacity))
}
