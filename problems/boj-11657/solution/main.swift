import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 1...500)
  let buses = try input.read(Int.self, in: 1...6000)
  let rides = try input.readTriples(count: buses, in: 1...cities, 1...cities, -10_000...10_000)
  try input.expectEnd()
  let network = WeightedDigraph(
    vertexCount: cities, edges: rides.map { ($0 - 1, $1 - 1, $2) })
  switch network.shortestDistances(from: 0) {
  case .negativeCycle: output.writeLine(-1)
  case .distances(let times): output.writeLines(times.dropFirst().map { $0 ?? -1 })
  }
}
