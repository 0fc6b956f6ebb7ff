import DataStructures
import FastIO

solve { input, output in
  let vertices = try input.read(Int.self, in: 1...200_000)
  let queries = try input.read(Int.self, in: 1...200_000)
  var sets = DisjointSets(count: vertices)
  var answers: [Int] = []
  for _ in 0..<queries {
    let isQuestion = try input.read(Int.self, in: 0...1) == 1
    let first = try input.read(Int.self, in: 0...vertices - 1)
    let second = try input.read(Int.self, in: 0...vertices - 1)
    if isQuestion {
      answers.append(sets.areConnected(first, second) ? 1 : 0)
    } else {
      sets.union(first, second)
    }
  }
  try input.expectEnd()
  output.writeLines(answers)
}
