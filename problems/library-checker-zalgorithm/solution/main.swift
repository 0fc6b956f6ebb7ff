import FastIO
import Strings

solve { input, output in
  let text = try input.readTokenBytes(length: 1...500_000)
  try input.expectEnd()
  output.writeLine(text.zArray(), separator: " ")
}
