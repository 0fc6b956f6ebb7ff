import FastIO
import Graphs

solve { input, output in
  let leftCount = try input.read(Int.self, in: 1...100_000)
  let rightCount = try input.read(Int.self, in: 1...100_000)
  let edgeCount = try input.read(Int.self, in: 1...200_000)
  let edges = try input.readPairs(count: edgeCount, in: 0..<leftCount, 0..<rightCount)
  try input.expectEnd()
  let graph = BipartiteGraph(leftCount: leftCount, rightCount: rightCount, edges: edges)
  let matching = graph.maximumMatching()
  output.writeLine(matching.count)
  for (left, right) in matching { output.writeLine([left, right], separator: " ") }
}
