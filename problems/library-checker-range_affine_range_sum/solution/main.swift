import DataStructures
import FastIO
import NumberTheory

typealias Remainder = ModularInteger<Modulus998244353>

solve { input, output in
  let count = try input.read(Int.self, in: 1...500_000)
  let queries = try input.read(Int.self, in: 1...500_000)
  let numbers = try input.readArray(of: Int.self, count: count, in: 0...998_244_352)
  var tree = LazySegmentTree<Remainder, (factor: Remainder, summand: Remainder)>(
    numbers.map { Remainder($0) }, identity: 0, combine: +,
    apply: { $0.factor * $1 + $0.summand * Remainder($2) },
    compose: { ($1.factor * $0.factor, $1.factor * $0.summand + $1.summand) })
  var sums: [Int] = []
  for _ in 0..<queries {
    let isQuestion = try input.read(Int.self, in: 0...1) == 1
    let start = try input.read(Int.self, in: 0...count - 1)
    let range = start..<(try input.read(Int.self, in: start + 1...count))
    if isQuestion {
      sums.append(tree.combined(range).value)
    } else {
      let factor = Remainder(try input.read(Int.self, in: 1...998_244_352))
      tree.update(range, by: (factor, Remainder(try input.read(in: 0...998_244_352))))
    }
  }
  try input.expectEnd()
  output.writeLines(sums)
}
