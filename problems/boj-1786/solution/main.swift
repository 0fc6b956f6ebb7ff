import FastIO
import Strings

solve { input, output in
  let text = try input.readLineBytes(length: 1...1_000_000)
  let pattern = try input.readLineBytes(length: 1...1_000_000)
  try input.expectEnd()
  let places = text.occurrences(of: pattern)
  output.writeLine(places.count)
  output.writeLine(places.map { $0 + 1 }, separator: " ")
}
