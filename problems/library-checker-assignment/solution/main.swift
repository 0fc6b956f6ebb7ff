import FastIO
import Graphs

solve { input, output in
  let count = try input.read(Int.self, in: 1...500)
  let rows = try input.readRows(
    of: Int.self, rows: count, columns: count, in: -1_000_000_000...1_000_000_000)
  try input.expectEnd()
  let (columns, cost) = rows.minimumCostAssignment()
  output.writeLine(cost)
  output.writeLine(columns, separator: " ")
}
