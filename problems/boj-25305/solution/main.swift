import FastIO
import Sorting

solve { input, output in
  let students = try input.read(Int.self, in: 1...1000)
  let prizes = try input.read(Int.self, in: 1...students)
  var scores = try input.readArray(of: Int32.self, count: students, in: 0...10_000)
  try input.expectEnd()
  scores.selectionSort(by: >)
  output.writeLine(scores[prizes - 1])
}
