import DataStructures
import FastIO
import NumberTheory

typealias Number = ModularInteger<Modulus998244353>

solve { input, output in
  let size = try input.read(Int.self, in: 1...1_000_000_000)
  let queries = try input.read(Int.self, in: 1...500_000)
  var functions = SparseSegmentTree<(factor: Number, summand: Number)>(
    over: 0..<size, identity: (1, 0),
    combine: { ($0.factor * $1.factor, $0.summand * $1.factor + $1.summand) })
  var values: [Int] = []
  for _ in 0..<queries {
    let isQuestion = try input.read(Int.self, in: 0...1) == 1
    let place = try input.read(Int.self, in: 0...size - 1)
    if isQuestion {
      let end = try input.read(Int.self, in: place + 1...size)
      let (factor, summand) = functions.combined(place..<end)
      let number = Number(try input.read(Int.self, in: 0...998_244_352))
      values.append((factor * number + summand).value)
    } else {
      let factor = Number(try input.read(Int.self, in: 1...998_244_352))
      functions[place] = (factor, Number(try input.read(in: 0...998_244_352)))
    }
  }
  try input.expectEnd()
  output.writeLines(values)
}
