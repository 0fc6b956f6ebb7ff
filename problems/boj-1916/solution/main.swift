import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 1...1000)
  let buses = try input.read(Int.self, in: 1...100_000)
  var network = WeightedDigraph(vertexCount: cities)
  for _ in 0..<buses {
    let start = try input.read(Int.self, in: 1...cities)
    let end = try input.read(Int.self, in: 1...cities)
    let cost = try input.read(Int.self, in: 0...99_999)
    network.addEdge(from: start - 1, to: end - 1, weight: cost)
  }
  let source = try input.read(Int.self, in: 1...cities)
  let target = try input.read(Int.self, in: 1...cities)
  try input.expectEnd()
  if case .distances(let costs) = network.shortestDistances(from: source - 1) {
    output.writeLine(costs[target - 1]!)
  }
}
