import DynamicProgramming
import FastIO

solve { input, output in
  let children = try input.read(Int.self, in: 1...200)
  let row = try input.readArray(of: Int32.self, count: children, in: 1...Int32(children))
  try input.expectEnd()
  output.writeLine(row.minimumMovesToSort())
}
