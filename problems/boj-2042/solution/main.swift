import DataStructures
import FastIO

solve { input, output in
  let count = try input.read(Int.self, in: 1...1_000_000)
  let changes = try input.read(Int.self, in: 1...10_000)
  let questions = try input.read(Int.self, in: 1...10_000)
  let numbers = try input.readArray(of: Int.self, count: count)
  // Sums that are asked for fit into 64 bits, others need not: what wraps comes back.
  var tree = SegmentTree(numbers, identity: 0, combine: &+)
  var sums: [Int] = []
  for _ in 0..<changes + questions {
    let isQuestion = try input.read(Int.self, in: 1...2) == 2
    let first = try input.read(Int.self, in: 1...count)
    if isQuestion {
      sums.append(tree.combined(first - 1..<(try input.read(Int.self, in: first...count))))
    } else {
      tree[first - 1] = try input.read(Int.self)
    }
  }
  try input.expectEnd()
  output.writeLines(sums)
}
