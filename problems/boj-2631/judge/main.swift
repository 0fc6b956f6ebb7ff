import InputPatterns
import ProblemKit

// A row of children is a permutation of 1...N.
let format = InputFormat<[Int]>(
  read: { input in
    let count = try input.integer("N", in: 1...200)
    try input.lineEnd()
    var row: [Int] = []
    var seen: Set<Int> = []
    for _ in 0..<count {
      let number = try input.integer("A", in: 1...count)
      try input.require(seen.insert(number).inserted, "two children have the number \(number)")
      try input.lineEnd()
      row.append(number)
    }
    return row
  },
  write: { [.line([$0.count]), .column($0)] })

/// Tries all moves of one child from all rows that can be reached, until the numbers ascend.
func fewestMoves(_ row: [Int]) -> Int {
  var moves = 0
  var rows: Set = [row]
  while !rows.contains(row.sorted()) {
    var reachable: Set<[Int]> = []
    for row in rows {
      for from in row.indices {
        for to in row.indices {
          var moved = row
          moved.insert(moved.remove(at: from), at: to)
          reachable.insert(moved)
        }
      }
    }
    rows = reachable
    moves += 1
  }
  return moves
}

/// All but those who may stay: the longest increasing subsequence that ends with each child, found
/// by looking at all children before it.
func allButLongest(_ row: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in row.enumerated() {
    lengths.append(1 + (zip(row[..<index], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0))
  }
  return row.count - lengths.max()!
}

// Any order, or one that a few children have spoiled who changed their places.
let smallInputs = SmallInputs<[Int]>(largestSize: 200) { random, size in
  let count = size.clamped(to: 1...200)
  var row = Array(1...count)
  if random.nextIsOne(in: 2) {
    random.shuffle(&row)
  } else {
    for _ in 0..<random.next(in: 0...3) {
      let child = row.remove(at: random.next(in: 0...count - 1))
      row.insert(child, at: random.next(in: 0...count - 1))
    }
  }
  return random.nextIsOne(in: 4) ? row.reversed() : row
}

Problem(
  id: "boj-2631", title: "Line up", link: "https://www.acmicpc.net/problem/2631",
  limits: Limits(seconds: 1, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries all moves of one child, up to N = 6", when: { $0.count <= 6 },
      solve: { [.line([fewestMoves($0)])] }),
    Answer(
      .reference, about: "quadratic dynamic programming over who may stay",
      solve: { [.line([allButLongest($0)])] }),
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  Case("smallest", answer: .bruteForce, about: "one child") { _ in [1] }
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "up to six children") { random in
    let count = random.next(in: 1...6)
    return InputPattern.permutation.values(count: count, in: 1...count, seed: random.next())
  }
  Case.shapes([.permutation], count: 50, in: 1...50, size: "medium", seeds: 1...3)
  Case.shapes(
    [.permutation, .sorted, .reversed, .interleaved], count: 200, in: 1...200, size: "max")
  Case("last-first-max", about: "the last child belongs to the front") { _ in
    Array(2...200) + [1]
  }
  Case("first-last-max", about: "the first child belongs to the end") { _ in
    [200] + Array(1...199)
  }
  Case("halves-max", about: "the second half stands in front") { _ in
    Array(101...200) + Array(1...100)
  }
}.main()
