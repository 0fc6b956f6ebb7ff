import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 2...100)
  let buses = try input.read(Int.self, in: 1...100_000)
  let rides = try input.readTriples(count: buses, in: 1...cities, 1...cities, 1...100_000)
  try input.expectEnd()
  let network = WeightedDigraph(
    vertexCount: cities, edges: rides.map { ($0 - 1, $1 - 1, $2) })
  // No price is negative.
  let prices = network.allPairsDistances()!
  for start in 0..<cities {
    output.writeLine((0..<cities).map { prices[start, $0] ?? 0 }, separator: " ")
  }
}
