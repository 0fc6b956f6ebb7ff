import FastIO
import Sorting

solve { input, output in
  let count = try input.read(Int.self, in: 1...1000)
  var values = try input.readArray(of: Int32.self, count: count, in: -1000...1000)
  try input.expectEnd()
  values.insertionSort()
  output.writeLines(values)
}
