import FastIO
import Sorting

solve { input, output in
  let count = try input.read(Int.self, in: 1...1_000_000)
  var values = try input.readArray(of: Int32.self, count: count, in: -1_000_000...1_000_000)
  try input.expectEnd()
  values.radixSort()
  output.writeLines(values)
}
