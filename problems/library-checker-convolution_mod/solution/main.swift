import FastIO
import NumberTheory

typealias Coefficient = ModularInteger<Modulus998244353>

solve { input, output in
  let n = try input.read(Int.self, in: 1...524_288)
  let m = try input.read(Int.self, in: 1...524_288)
  let a = try input.readArray(of: UInt32.self, count: n, in: 0...998_244_352)
  let b = try input.readArray(of: UInt32.self, count: m, in: 0...998_244_352)
  try input.expectEnd()
  let product = a.map { Coefficient($0) }.convolution(with: b.map { Coefficient($0) })
  output.writeLine(product.map(\.value), separator: " ")
}
