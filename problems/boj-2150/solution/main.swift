import FastIO
import Graphs

solve { input, output in
  let vertexCount = try input.read(Int.self, in: 1...10_000)
  let edgeCount = try input.read(Int.self, in: 1...100_000)
  var graph = WeightedDigraph(vertexCount: vertexCount)
  for _ in 0..<edgeCount {
    let source = try input.read(Int.self, in: 1...vertexCount)
    let target = try input.read(Int.self, in: 1...vertexCount)
    graph.addEdge(from: source - 1, to: target - 1)
  }
  try input.expectEnd()
  let components = graph.stronglyConnectedComponents().sorted { $0[0] < $1[0] }
  output.writeLine(components.count)
  for component in components {
    output.writeLine(component.map { $0 + 1 } + [-1], separator: " ")
  }
}
