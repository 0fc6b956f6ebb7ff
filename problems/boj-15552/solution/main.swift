import FastIO

solve { input, output in
  let pairs = try input.read(Int.self, in: 1...1_000_000)
  let values = try input.readArray(of: Int32.self, count: 2 * pairs, in: 1...1000)
  try input.expectEnd()
  for pair in 0..<pairs { output.writeLine(values[2 * pair] + values[2 * pair + 1]) }
}
