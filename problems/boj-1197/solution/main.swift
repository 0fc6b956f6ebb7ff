import FastIO
import Graphs

solve { input, output in
  let vertexCount = try input.read(Int.self, in: 1...10_000)
  let edgeCount = try input.read(Int.self, in: 1...100_000)
  var graph = WeightedGraph(vertexCount: vertexCount)
  for _ in 0..<edgeCount {
    let first = try input.read(Int.self, in: 1...vertexCount)
    let second = try input.read(Int.self, in: 1...vertexCount)
    let weight = try input.read(Int.self, in: -1_000_000...1_000_000)
    graph.addEdge(first - 1, second - 1, weight: weight)
  }
  try input.expectEnd()
  output.writeLine(graph.minimumSpanningForest().weight)
}
