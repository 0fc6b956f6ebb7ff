import FastIO

solve { input, output in
  let first = try input.read(Int.self, in: 0...1_000_000_000)
  let second = try input.read(Int.self, in: 0...1_000_000_000)
  try input.expectEnd()
  output.writeLine(first + second)
}
