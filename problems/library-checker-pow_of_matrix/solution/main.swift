import FastIO
import NumberTheory

solve { input, output in
  let size = try input.read(Int.self, in: 1...200)
  let exponent = try input.read(Int.self, in: 0...1_000_000_000_000_000_000)
  let numbers = try input.readArray(
    of: Int32.self, count: size * size, in: 0...998_244_352)
  try input.expectEnd()
  let matrix = ModularMatrix<Modulus998244353>(rowMajor: numbers, columns: size)
  for row in matrix.power(exponent).rows {
    output.writeLine(row.map(\.value), separator: " ")
  }
}
