import FastIO
import Graphs

solve { input, output in
  let vertexCount = try input.read(Int.self, in: 1...10_000)
  let edgeCount = try input.read(Int.self, in: 1...100_000)
  let edges = try input.readPairs(count: edgeCount, in: 1...vertexCount)
  try input.expectEnd()
  let graph = WeightedDigraph(vertexCount: vertexCount, edges: edges.map { ($0 - 1, $1 - 1) })
  let components = graph.stronglyConnectedComponents().sorted { $0[0] < $1[0] }
  output.writeLine(components.count)
  for component in components {
    output.writeLine(component.map { $0 + 1 } + [-1], separator: " ")
  }
}
