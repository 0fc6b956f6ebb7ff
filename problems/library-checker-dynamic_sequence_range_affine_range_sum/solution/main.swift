import DataStructures
import FastIO
import NumberTheory

typealias Residue = ModularInteger<Modulus998244353>

solve { input, output in
  let remainders = 0...998_244_352
  let count = try input.read(Int.self, in: 1...500_000)
  let queries = try input.read(Int.self, in: 1...500_000)
  let numbers = try input.readArray(of: Int.self, count: count, in: remainders)
  var row = LazyImplicitTreap<Residue, (factor: Residue, summand: Residue)>(
    numbers.map { Residue($0) }, identity: 0, combine: +,
    apply: { $0.factor * $1 + $0.summand * Residue($2) },
    compose: { ($1.factor * $0.factor, $1.factor * $0.summand + $1.summand) })
  var sums: [Int] = []
  for _ in 0..<queries {
    let kind = try input.read(Int.self, in: 0...4)
    let start = try input.read(Int.self, in: 0...(kind == 0 ? row.count : row.count - 1))
    switch kind {
    case 0: row.insert(Residue(try input.read(Int.self, in: remainders)), at: start)
    case 1: row.remove(at: start)
    default:
      let range = start..<(try input.read(Int.self, in: start + 1...row.count))
      switch kind {
      case 2: row.reverse(range)
      case 3:
        let factor = Residue(try input.read(Int.self, in: remainders))
        row.update(range, by: (factor, Residue(try input.read(Int.self, in: remainders))))
      default: sums.append(row.combined(range).value)
      }
    }
  }
  try input.expectEnd()
  output.writeLines(sums)
}
