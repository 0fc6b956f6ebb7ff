import FastIO
import Graphs

solve { input, output in
  let leftCount = try input.read(Int.self, in: 1...100_000)
  let rightCount = try input.read(Int.self, in: 1...100_000)
  let edgeCount = try input.read(Int.self, in: 1...200_000)
  var graph = BipartiteGraph(leftCount: leftCount, rightCount: rightCount)
  for _ in 0..<edgeCount {
    let left = try input.read(Int.self, in: 0...leftCount - 1)
    let right = try input.read(Int.self, in: 0...rightCount - 1)
    graph.addEdge(left, right)
  }
  try input.expectEnd()
  let matching = graph.maximumMatching()
  output.writeLine(matching.count)
  for (left, right) in matching { output.writeLine([left, right], separator: " ") }
}
