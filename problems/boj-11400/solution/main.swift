import FastIO
import Graphs

solve { input, output in
  let vertexCount = try input.read(Int.self, in: 1...100_000)
  let edgeCount = try input.read(Int.self, in: 1...1_000_000)
  var graph = WeightedGraph(vertexCount: vertexCount)
  for _ in 0..<edgeCount {
    let first = try input.read(Int.self, in: 1...vertexCount)
    let second = try input.read(Int.self, in: 1...vertexCount)
    graph.addEdge(min(first, second) - 1, max(first, second) - 1)
  }
  try input.expectEnd()
  let bridges = graph.bridges().map { (graph.edges[$0].first + 1, graph.edges[$0].second + 1) }
  output.writeLine(bridges.count)
  for (first, second) in bridges.sorted(by: <) {
    output.writeLine([first, second], separator: " ")
  }
}
