import FastIO
import Graphs

solve { input, output in
  let count = try input.read(Int.self, in: 1...32_000)
  let comparisons = try input.read(Int.self, in: 1...100_000)
  let pairs = try input.readPairs(count: comparisons, in: 1...count)
  try input.expectEnd()
  let graph = WeightedDigraph(vertexCount: count, edges: pairs.map { ($0 - 1, $1 - 1) })
  output.writeLine(graph.topologicalOrder()!.map { $0 + 1 }, separator: " ")
}
