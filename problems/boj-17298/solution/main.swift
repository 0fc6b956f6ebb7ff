import FastIO
import Searching

solve { input, output in
  let count = try input.read(Int.self, in: 1...1_000_000)
  let numbers = try input.readArray(of: Int32.self, count: count, in: 1...1_000_000)
  try input.expectEnd()
  let next = numbers.indicesOfNext(>).map { index in index.map { numbers[$0] } ?? -1 }
  output.writeLine(next, separator: " ")
}
