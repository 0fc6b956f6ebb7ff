import InputPatterns
import ProblemKit

let sizes = 1...200
let exponents = 0...1_000_000_000_000_000_000
let prime = 998_244_353
let elements = 0...prime - 1

struct Power {
  var exponent: Int
  var rows: [[Int]]
}

let format = InputFormat<Power>(
  read: { input in
    let size = try input.integer("N", in: sizes)
    try input.space()
    let exponent = try input.integer("K", in: exponents)
    try input.lineEnd()
    return Power(
      exponent: exponent,
      rows: try (0..<size).map { _ in try input.line("a", count: size, in: elements) })
  },
  write: { power in
    [.line([power.rows.count, power.exponent])] + power.rows.map { .line($0) }
  })

func identity(_ size: Int) -> [[Int]] {
  (0..<size).map { row in (0..<size).map { $0 == row ? 1 : 0 } }
}

/// Multiplies each row with each column.
func rowByColumn(_ left: [[Int]], _ right: [[Int]]) -> [[Int]] {
  left.map { row in
    right.indices.map { column in
      row.indices.reduce(0) { ($0 + row[$1] * right[$1][column]) % prime }
    }
  }
}

/// Multiplies the rows of the right matrix, with remainders of every eighth sum only.
func rowByRow(_ left: [[Int]], _ right: [[Int]]) -> [[Int]] {
  left.map { factors in
    var sums = [Int](repeating: 0, count: right.count)
    for (place, factor) in factors.enumerated() {
      let row = right[place]
      for column in sums.indices { sums[column] += factor * row[column] }
      if place % 8 == 7 {
        for column in sums.indices { sums[column] %= prime }
      }
    }
    return sums.map { $0 % prime }
  }
}

/// Squares from the lowest bit of the exponent on.
func squares(_ power: Power) -> [[Int]] {
  var (result, square, rest) = (identity(power.rows.count), power.rows, power.exponent)
  while rest > 0 {
    if rest % 2 == 1 { result = rowByRow(result, square) }
    rest /= 2
    if rest > 0 { square = rowByRow(square, square) }
  }
  return result
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextMatrix(_ size: Int, _ elements: ClosedRange<Int> = elements) -> [[Int]] {
    (0..<size).map { _ in (0..<size).map { _ in next(in: elements) } }
  }

  mutating func nextPermutation(_ size: Int) -> [[Int]] {
    var rows = identity(size)
    shuffle(&rows)
    return rows
  }
}

func fixed(
  _ name: String, _ about: String, _ exponent: Int, _ rows: [[Int]],
  answer: AnswerMethod = .bruteForce
) -> Case<Power> {
  Case(name, answer: answer, about: about) { _ in Power(exponent: exponent, rows: rows) }
}

// Small elements, or those next to the prime too; an exponent that can be counted up to, or any.
let smallInputs = SmallInputs<Power>(largestSize: sizes.upperBound) { random, size in
  let size = size.clamped(to: sizes)
  let numbers = random.trickyNumbers(
    count: size * size, in: random.nextIsOne(in: 2) ? 0...2 : elements)
  let exponent = random.next(in: random.nextIsOne(in: 2) ? 0...9 : exponents)
  return Power(
    exponent: exponent, rows: (0..<size).map { Array(numbers[$0 * size..<($0 + 1) * size]) })
}

Problem(
  id: "lc-pow_of_matrix", title: "Power of a matrix",
  link: "https://judge.yosupo.jp/problem/pow_of_matrix",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "multiplies as often as the exponent says, up to N³ · K = 1,000,000",
      when: { $0.exponent <= 1_000_000 / ($0.rows.count * $0.rows.count * $0.rows.count) },
      solve: { power in
        let result = (0..<power.exponent).reduce(identity(power.rows.count)) { result, _ in
          rowByColumn(result, power.rows)
        }
        return result.map { .line($0) }
      }),
    Answer(.reference, about: "squares of squares, row by row") { squares($0).map { .line($0) } },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one element", 3, [[5]])
  fixed("power-of-zero", "the identity", 0, [[7, 8], [9, 10]])
  fixed("zero-to-zero", "the identity again", 0, [[0]])
  fixed("first-power", "the matrix itself", 1, [[7, 8], [9, 10]])
  fixed("nothing-left", "a matrix whose third power is 0", 3, [[0, 1, 5], [0, 0, 1], [0, 0, 0]])
  fixed("negative-ones", "elements next to the prime", 5, [[prime - 1, 1], [2, prime - 1]])
  fixed("fermat", "a number to the power of the prime", prime, [[123_456_789]], answer: .reference)
  fixed(
    "fibonacci", "far ahead", 1_000_000_000_000_000_000, [[1, 1], [1, 0]], answer: .reference)
  Case("random-small", seeds: 1...12, answer: .bruteForce, about: "small exponents") {
    let (size, exponent) = ($0.next(in: 1...6), $0.next(in: 0...200))
    return Power(exponent: exponent, rows: $0.nextMatrix(size))
  }
  Case("random-medium", seeds: 1...3, about: "thirty rows, any exponent") {
    Power(exponent: $0.next(in: exponents), rows: $0.nextMatrix($0.next(in: 25...35)))
  }
  Case("permutation-max", about: "rows that change places, 10¹⁸ times") {
    Power(exponent: 1_000_000_000_000_000_000, rows: $0.nextPermutation(200))
  }
  Case("random-max", about: "as large as can be, with an exponent all of whose bits are 1") {
    Power(exponent: (1 << 59) - 1, rows: $0.nextMatrix(200))
  }
  Case("largest-elements-max", about: "all elements as large as can be: sums are the largest") {
    Power(exponent: 1000, rows: $0.nextMatrix(200, prime - 1...prime - 1))
  }
}.main()
