import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 1...1000)
  let buses = try input.read(Int.self, in: 1...100_000)
  let rides = try input.readTriples(count: buses, in: 1...cities, 1...cities, 0...99_999)
  let source = try input.read(Int.self, in: 1...cities)
  let target = try input.read(Int.self, in: 1...cities)
  try input.expectEnd()
  let network = WeightedDigraph(
    vertexCount: cities, edges: rides.map { ($0 - 1, $1 - 1, $2) })
  output.writeLine(network.shortestDistances(from: source - 1)[target - 1]!)
}
