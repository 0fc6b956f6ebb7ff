import InputPatterns
import ProblemKit

let most = 500_000
let prime = 998_244_353
let remainders = 0...prime - 1

/// What becomes of a number: `factor` · x + `summand`.
struct Affine {
  var factor: Int
  var summand: Int

  static let nothing = Affine(factor: 1, summand: 0)

  func callAsFunction(_ number: Int) -> Int { (factor * number + summand) % prime }

  /// The one that does the same as this one and then another.
  func followed(by next: Affine) -> Affine {
    Affine(factor: next.factor * factor % prime, summand: next(summand))
  }
}

/// A range with what becomes of its numbers, or a question for their sum.
struct Query {
  var range: Range<Int>
  var change: Affine?
}

struct Row {
  var numbers: [Int]
  var queries: [Query]
}

let format = InputFormat<Row>(
  read: { input in
    let count = try input.integer("N", in: 1...most)
    try input.space()
    let queryCount = try input.integer("Q", in: 1...most)
    try input.lineEnd()
    let numbers = try input.line("a", count: count, in: remainders)
    let queries = try (0..<queryCount).map { _ in
      let isQuestion = try input.integer("t", in: 0...1) == 1
      try input.space()
      let start = try input.integer("l", in: 0...count - 1)
      try input.space()
      let end = try input.integer("r", in: start + 1...count)
      var query = Query(range: start..<end)
      if !isQuestion {
        try input.space()
        let factor = try input.integer("b", in: 1...prime - 1)
        try input.space()
        query.change = Affine(factor: factor, summand: try input.integer("c", in: remainders))
      }
      try input.lineEnd()
      return query
    }
    return Row(numbers: numbers, queries: queries)
  },
  write: { row in
    [.line([row.numbers.count, row.queries.count]), .line(row.numbers)]
      + row.queries.map { query in
        let ends = [query.range.lowerBound, query.range.upperBound]
        guard let change = query.change else { return .line([1] + ends) }
        return .line([0] + ends + [change.factor, change.summand])
      }
  })

/// Changes each number of a range, and adds up each range anew.
func oneByOne(_ row: Row) -> [Int] {
  var numbers = row.numbers
  var answers: [Int] = []
  for query in row.queries {
    if let change = query.change {
      for place in query.range { numbers[place] = change(numbers[place]) }
    } else {
      answers.append(numbers[query.range].reduce(0, +) % prime)
    }
  }
  return answers
}

/// The sums of all numbers, of their halves, of the halves of those, down to single numbers.
struct Halves {
  private let count: Int
  /// The halves of 1 are 2 and 3, those of 2 are 4 and 5.
  private var sums: [Int]
  /// What has become of all numbers of a part, but has not been done to its halves.
  private var changes: [Affine]

  init(_ numbers: [Int]) {
    count = numbers.count
    sums = [Int](repeating: 0, count: 4 * count)
    changes = [Affine](repeating: .nothing, count: 4 * count)
    addUp(numbers[...], 1)
  }

  private mutating func addUp(_ numbers: ArraySlice<Int>, _ part: Int) {
    sums[part] = numbers.reduce(0, +) % prime
    if numbers.count == 1 { return }
    let middle = numbers.startIndex + numbers.count / 2
    addUp(numbers[..<middle], 2 * part)
    addUp(numbers[middle...], 2 * part + 1)
  }

  mutating func update(_ range: Range<Int>, by change: Affine) {
    update(range, by: change, 1, 0..<count)
  }

  mutating func sum(_ range: Range<Int>) -> Int { sum(range, 1, 0..<count) }

  /// Changes those numbers of a range that belong to a part.
  private mutating func update(
    _ range: Range<Int>, by change: Affine, _ part: Int, _ places: Range<Int>
  ) {
    if places.upperBound <= range.lowerBound || range.upperBound <= places.lowerBound { return }
    if range.lowerBound <= places.lowerBound, places.upperBound <= range.upperBound {
      sums[part] = (change.factor * sums[part] + change.summand * places.count) % prime
      changes[part] = changes[part].followed(by: change)
      return
    }
    let (left, right) = settle(part, places)
    update(range, by: change, 2 * part, left)
    update(range, by: change, 2 * part + 1, right)
    sums[part] = (sums[2 * part] + sums[2 * part + 1]) % prime
  }

  /// Adds up those numbers of a range that belong to a part.
  private mutating func sum(_ range: Range<Int>, _ part: Int, _ places: Range<Int>) -> Int {
    if places.upperBound <= range.lowerBound || range.upperBound <= places.lowerBound { return 0 }
    if range.lowerBound <= places.lowerBound, places.upperBound <= range.upperBound {
      return sums[part]
    }
    let (left, right) = settle(part, places)
    return (sum(range, 2 * part, left) + sum(range, 2 * part + 1, right)) % prime
  }

  /// Does to the halves of a part what has become of it, and returns their places.
  private mutating func settle(_ part: Int, _ places: Range<Int>) -> (Range<Int>, Range<Int>) {
    let middle = places.lowerBound + places.count / 2
    let halves = (places.lowerBound..<middle, middle..<places.upperBound)
    let change = changes[part]
    changes[part] = .nothing
    update(halves.0, by: change, 2 * part, halves.0)
    update(halves.1, by: change, 2 * part + 1, halves.1)
    return halves
  }
}

/// Changes and adds up halves of halves of the numbers.
func byHalves(_ row: Row) -> [Int] {
  var halves = Halves(row.numbers)
  var answers: [Int] = []
  for query in row.queries {
    if let change = query.change {
      halves.update(query.range, by: change)
    } else {
      answers.append(halves.sum(query.range))
    }
  }
  return answers
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextRange(within count: Int, longest: Int) -> Range<Int> {
    let start = next(in: 0...count - 1)
    return start..<min(count, start + next(in: 1...longest))
  }

  mutating func nextChange() -> Affine {
    Affine(factor: next(in: 1...prime - 1), summand: next(in: remainders))
  }
}

/// Numbers of any size, changes and questions; of `period` queries about one asks.
func mixture(
  _ random: inout SplitMix64, count: Int, queries: Int, longest: Int, asksOneIn period: UInt64
) -> Row {
  let numbers = (0..<count).map { _ in random.next(in: remainders) }
  return Row(
    numbers: numbers,
    queries: (0..<queries).map { _ in
      let asks = random.nextIsOne(in: period)
      return Query(
        range: random.nextRange(within: count, longest: longest),
        change: asks ? nil : random.nextChange())
    })
}

/// A case with a given row.
func fixed(_ name: String, _ about: String, _ numbers: [Int], _ queries: [Query]) -> Case<Row> {
  Case(name, answer: .bruteForce, about: about) { _ in Row(numbers: numbers, queries: queries) }
}

func change(_ range: Range<Int>, _ factor: Int, _ summand: Int) -> Query {
  Query(range: range, change: Affine(factor: factor, summand: summand))
}

func question(_ range: Range<Int>) -> Query { Query(range: range) }

// Small numbers, or those next to the prime too.
let smallInputs = SmallInputs<Row>(largestSize: most) { random, size in
  let count = size.clamped(to: 1...most)
  let numbers = random.trickyNumbers(
    count: 3 * count, in: random.nextIsOne(in: 2) ? 0...9 : remainders)
  return Row(
    numbers: Array(numbers[..<count]),
    queries: (0..<count).map { step in
      let asks = random.nextIsOne(in: 2)
      return Query(
        range: random.nextRange(within: count, longest: count),
        change: asks
          ? nil
          : Affine(
            factor: max(1, numbers[count + 2 * step]), summand: numbers[count + 2 * step + 1]))
    })
}

Problem(
  id: "lc-range_affine_range_sum", title: "Sums of ranges that change",
  link: "https://judge.yosupo.jp/problem/range_affine_range_sum",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "changes each number of a range, up to N = Q = 2000",
      when: { $0.numbers.count <= 2000 && $0.queries.count <= 2000 },
      solve: { [.column(oneByOne($0))] }),
    Answer(.reference, about: "halves of halves of the numbers") { [.column(byHalves($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one number", [5], [question(0..<1)])
  fixed("nothing-asked", "changes only: no output", [1, 2], [change(0..<2, 3, 4)])
  fixed(
    "order", "two changes in both orders", [1, 10, 100, 1000],
    [
      change(0..<2, 2, 0), change(0..<2, 1, 5), change(2..<4, 1, 5), change(2..<4, 2, 0),
      question(0..<1), question(1..<2), question(2..<3), question(3..<4), question(1..<3),
    ])
  fixed(
    "nested", "a change of all between two of a part", [1, 2, 3, 4, 5, 6, 7, 8],
    [
      change(2..<5, 2, 1), change(0..<8, 3, 1), change(3..<4, 5, 7), question(0..<8),
      question(2..<5), question(3..<4), question(4..<8),
    ])
  fixed(
    "largest-small", "all numbers next to the prime", Array(repeating: prime - 1, count: 7),
    [
      question(0..<7), change(1..<7, prime - 1, prime - 1), question(0..<7),
      change(0..<6, prime - 1, prime - 1), question(5..<7),
    ])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few numbers") { random in
    let count = random.next(in: 1...12)
    return mixture(&random, count: count, queries: 16, longest: count, asksOneIn: 2)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "half of them questions") {
    mixture(&$0, count: 1000, queries: 2000, longest: 1000, asksOneIn: 2)
  }
  Case("random-max", about: "any ranges, half of them questions") {
    mixture(&$0, count: most, queries: most, longest: most, asksOneIn: 2)
  }
  Case("changes-max", about: "one question in a thousand") {
    mixture(&$0, count: most, queries: most, longest: most, asksOneIn: 1000)
  }
  Case("narrow-max", about: "a change of all before each look at a few") { random in
    var row = mixture(&random, count: most, queries: most, longest: 3, asksOneIn: 2)
    for step in stride(from: 0, to: most, by: 2) {
      row.queries[step] = Query(range: 0..<most, change: random.nextChange())
    }
    return row
  }
}.main()
