import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 2...100)
  let buses = try input.read(Int.self, in: 1...100_000)
  var network = WeightedDigraph(vertexCount: cities)
  for _ in 0..<buses {
    let start = try input.read(Int.self, in: 1...cities)
    let end = try input.read(Int.self, in: 1...cities)
    let price = try input.read(Int.self, in: 1...100_000)
    network.addEdge(from: start - 1, to: end - 1, weight: price)
  }
  try input.expectEnd()
  // No price is negative.
  let prices = network.allPairsDistances()!
  for start in 0..<cities {
    output.writeLine((0..<cities).map { prices[start, $0] ?? 0 }, separator: " ")
  }
}
