import DataStructures
import FastIO
import NumberTheory

typealias Residue = ModularInteger<Modulus998244353>

solve { input, output in
  let (count, queries) = try input.readPair(of: Int.self, in: 1...500_000)
  var row = LazyImplicitTreap<Residue, (factor: Residue, summand: Residue)>(
    try input.readArray(of: Int.self, count: count, in: 0...998_244_352).map { Residue($0) },
    identity: 0, combine: +, apply: { $0.factor * $1 + $0.summand * Residue($2) },
    compose: { ($1.factor * $0.factor, $1.factor * $0.summand + $1.summand) })
  var sums: [Int] = []
  for _ in 0..<queries {
    let kind = try input.read(Int.self, in: 0...4)
    let start = try input.read(Int.self, in: 0..<(kind == 0 ? row.count + 1 : row.count))
    if kind == 0 { row.insert(Residue(try input.read(in: 0...998_244_352)), at: start) }
    if kind == 1 { row.remove(at: start) }
    if kind < 2 { continue }
    let range = start..<(try input.read(Int.self, in: start + 1...row.count))
    if kind == 2 { row.reverse(range) }
    if kind == 4 { sums.append(row.combined(range).value) }
    if kind != 3 { continue }
    let (factor, summand) = try input.readPair(of: Int.self, in: 0...998_244_352)
    row.update(range, by: (Residue(factor), Residue(summand)))
  }
  try input.expectEnd()
  output.writeLines(sums)
}
