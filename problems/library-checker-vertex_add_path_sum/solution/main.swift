import DataStructures
import FastIO
import Graphs

solve { input, output in
  let count = try input.read(Int.self, in: 1...500_000)
  let queries = try input.read(Int.self, in: 1...500_000)
  let values = try input.readArray(of: Int.self, count: count, in: 0...1_000_000_000)
  let tree = RootedTree(edges: try input.readPairs(count: count - 1, in: 0...count - 1))
  var inOrder = SegmentTree(tree.order.map { values[$0] }, identity: 0, combine: +)
  var sums: [Int] = []
  for _ in 0..<queries {
    if try input.read(Int.self, in: 0...1) == 0 {
      let place = tree.place(of: try input.read(Int.self, in: 0...count - 1))
      inOrder[place] += try input.read(Int.self, in: 0...1_000_000_000)
    } else {
      let start = try input.read(Int.self, in: 0...count - 1)
      let end = try input.read(Int.self, in: 0...count - 1)
      var sum = 0
      tree.forEachPart(ofPathFrom: start, to: end) { sum += inOrder.combined($0) }
      sums.append(sum)
    }
  }
  try input.expectEnd()
  output.writeLines(sums)
}
