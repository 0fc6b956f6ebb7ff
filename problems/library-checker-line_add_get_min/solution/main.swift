import DataStructures
import FastIO

solve { input, output in
  let lineCount = try input.read(Int.self, in: 1...200_000)
  let queryCount = try input.read(Int.self, in: 1...200_000)
  let slopes = -1_000_000_000...1_000_000_000
  let intercepts = -1_000_000_000_000_000_000...1_000_000_000_000_000_000
  var lines = LowerEnvelope(over: -1_000_000_000...1_000_000_000)
  var answers: [Int] = []
  for query in 0..<lineCount + queryCount {
    if query >= lineCount, try input.read(Int.self, in: 0...1) == 1 {
      answers.append(lines.minimum(at: try input.read(Int.self, in: lines.range))!)
    } else {
      let slope = try input.read(Int.self, in: slopes)
      lines.insert(slope: slope, intercept: try input.read(Int.self, in: intercepts))
    }
  }
  try input.expectEnd()
  output.writeLines(answers)
}
