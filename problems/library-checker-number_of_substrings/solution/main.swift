import FastIO
import Strings

solve { input, output in
  let text = try input.readTokenBytes(length: 1...500_000)
  try input.expectEnd()
  let common = text.lcpArray(suffixArray: text.suffixArray())
  output.writeLine(text.count * (text.count + 1) / 2 - common.reduce(0, +))
}
