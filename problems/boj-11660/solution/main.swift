import DataStructures
import FastIO

solve { input, output in
  let size = try input.read(Int.self, in: 1...1024)
  let questions = try input.read(Int.self, in: 1...100_000)
  let table = GridSums(rows: try input.readRows(rows: size, columns: size, in: 1...1000))
  let sums = try (0..<questions).map { _ in
    let (top, left) = (try input.read(in: 1...size), try input.read(in: 1...size))
    let (bottom, right) = (try input.read(in: top...size), try input.read(in: left...size))
    return table.sum(rows: top - 1..<bottom, columns: left - 1..<right)
  }
  try input.expectEnd()
  output.writeLines(sums)
}
