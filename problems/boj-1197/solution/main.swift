import FastIO
import Graphs

solve { input, output in
  let vertexCount = try input.read(Int.self, in: 1...10_000)
  let edgeCount = try input.read(Int.self, in: 1...100_000)
  let edges = try input.readTriples(
    count: edgeCount, in: 1...vertexCount, 1...vertexCount, -1_000_000...1_000_000)
  try input.expectEnd()
  let graph = WeightedGraph(
    vertexCount: vertexCount, edges: edges.map { ($0 - 1, $1 - 1, $2) })
  output.writeLine(graph.minimumSpanningForest().weight)
}
