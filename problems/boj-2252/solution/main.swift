import FastIO
import Graphs

solve { input, output in
  let count = try input.read(Int.self, in: 1...32_000)
  let comparisons = try input.read(Int.self, in: 1...100_000)
  var graph = WeightedDigraph(vertexCount: count)
  for _ in 0..<comparisons {
    let first = try input.read(Int.self, in: 1...count)
    let second = try input.read(Int.self, in: 1...count)
    graph.addEdge(from: first - 1, to: second - 1)
  }
  try input.expectEnd()
  output.writeLine(graph.topologicalOrder()!.map { $0 + 1 }, separator: " ")
}
