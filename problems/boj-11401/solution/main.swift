import FastIO
import NumberTheory

solve { input, output in
  let n = try input.read(Int.self, in: 1...4_000_000)
  let k = try input.read(Int.self, in: 0...n)
  try input.expectEnd()
  output.writeLine(Binomials<Modulus1000000007>(upTo: n).choose(n, k).value)
}
