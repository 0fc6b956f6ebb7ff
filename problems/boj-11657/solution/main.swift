import FastIO
import Graphs

solve { input, output in
  let cities = try input.read(Int.self, in: 1...500)
  let buses = try input.read(Int.self, in: 1...6000)
  var network = WeightedDigraph(vertexCount: cities)
  for _ in 0..<buses {
    let start = try input.read(Int.self, in: 1...cities)
    let end = try input.read(Int.self, in: 1...cities)
    let time = try input.read(Int.self, in: -10_000...10_000)
    network.addEdge(from: start - 1, to: end - 1, weight: time)
  }
  try input.expectEnd()
  switch network.shortestDistances(from: 0) {
  case .negativeCycle: output.writeLine(-1)
  case .distances(let times): output.writeLines(times.dropFirst().map { $0 ?? -1 })
  }
}
