import DynamicProgramming
import FastIO

solve { input, output in
  let count = try input.read(Int.self, in: 2...16)
  let costs = try input.readRows(
    of: Int.self, rows: count, columns: count, in: 0...1_000_000)
  try input.expectEnd()
  let trip = shortestHamiltonianCycle(placeCount: count) { from, to in
    costs[from][to] > 0 ? costs[from][to] : nil
  }
  output.writeLine(trip!.length)
}
