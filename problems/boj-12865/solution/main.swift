import DynamicProgramming
import FastIO

solve { input, output in
  let count = try input.read(Int.self, in: 1...100)
  let capacity = try input.read(Int.self, in: 1...100_000)
  var items: [KnapsackItem] = []
  for _ in 0..<count {
    let weight = try input.read(Int.self, in: 1...100_000)
    let value = try input.read(Int.self, in: 0...1000)
    items.append(KnapsackItem(weight: weight, value: value))
  }
  try input.expectEnd()
  output.writeLine(items.greatestValue(withWeightAtMost: capacity))
}
