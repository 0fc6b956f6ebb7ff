import FastIO
import Sorting

solve { input, output in
  let count = try input.read(Int.self, in: 1...10_000_000)
  var histogram = Histogram(in: 1...10_000)
  for _ in 0..<count { histogram.add(try input.read(Int.self, in: 1...10_000)) }
  try input.expectEnd()
  for (value, count) in histogram { output.writeLines(repeating: value, count: count) }
}
