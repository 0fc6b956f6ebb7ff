import InputPatterns
import ProblemKit

let longest = 1_000_000_000
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

enum Query {
  case set(Int, Affine)
  case question(Range<Int>, Int)
}

struct Row {
  var size: Int
  var queries: [Query]
}

let format = InputFormat<Row>(
  read: { input in
    let size = try input.integer("N", in: 1...longest)
    try input.space()
    let queryCount = try input.integer("Q", in: 1...most)
    try input.lineEnd()
    let queries = try (0..<queryCount).map { _ in
      let isQuestion = try input.integer("t", in: 0...1) == 1
      try input.space()
      let place = try input.integer(isQuestion ? "l" : "p", in: 0...size - 1)
      try input.space()
      let query: Query
      if isQuestion {
        let end = try input.integer("r", in: place + 1...size)
        try input.space()
        query = .question(place..<end, try input.integer("x", in: remainders))
      } else {
        let factor = try input.integer("c", in: 1...prime - 1)
        try input.space()
        let summand = try input.integer("d", in: remainders)
        query = .set(place, Affine(factor: factor, summand: summand))
      }
      try input.lineEnd()
      return query
    }
    return Row(size: size, queries: queries)
  },
  write: { row in
    [.line([row.size, row.queries.count])]
      + row.queries.map { query in
        switch query {
        case .set(let place, let function): .line([0, place, function.factor, function.summand])
        case .question(let range, let number):
          .line([1, range.lowerBound, range.upperBound, number])
        }
      }
  })

/// Goes through all functions that have been set, for each question.
func oneByOne(_ row: Row) -> [Int] {
  var functions: [Int: Affine] = [:]
  var answers: [Int] = []
  for query in row.queries {
    switch query {
    case .set(let place, let function): functions[place] = function
    case .question(let range, var number):
      for place in functions.keys.sorted() where range.contains(place) {
        number = functions[place]!(number)
      }
      answers.append(number)
    }
  }
  return answers
}

/// Reads all queries first: of the places that are ever set, in order, it makes halves, halves of those, down to
/// single ones.
func byHalves(_ row: Row) -> [Int] {
  var isSet: Set<Int> = []
  for case .set(let place, _) in row.queries { isSet.insert(place) }
  let places = isSet.sorted()
  /// The number of places before one.
  func rank(_ place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
  var width = 1
  while width < places.count { width *= 2 }
  // The halves of 1 are 2 and 3, those of 2 are 4 and 5.
  var parts = [Affine](repeating: .nothing, count: 2 * width)
  var answers: [Int] = []
  for query in row.queries {
    switch query {
    case .set(let place, let function):
      var part = width + rank(place)
      parts[part] = function
      while part > 1 {
        part /= 2
        parts[part] = parts[2 * part].followed(by: parts[2 * part + 1])
      }
    case .question(let range, let number):
      var (first, last) = (width + rank(range.lowerBound), width + rank(range.upperBound))
      var (left, right) = (Affine.nothing, Affine.nothing)
      while first < last {
        if first % 2 == 1 {
          left = left.followed(by: parts[first])
          first += 1
        }
        if last % 2 == 1 {
          last -= 1
          right = parts[last].followed(by: right)
        }
        (first, last) = (first / 2, last / 2)
      }
      answers.append(left.followed(by: right)(number))
    }
  }
  return answers
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextFunction() -> Affine {
    Affine(factor: next(in: 1...prime - 1), summand: next(in: remainders))
  }

  /// A question about places from `places`.
  mutating func nextQuestion(among places: ClosedRange<Int>) -> Query {
    let ends = (next(in: places), next(in: places))
    return .question(min(ends.0, ends.1)..<max(ends.0, ends.1) + 1, next(in: remainders))
  }
}

/// Functions and questions at any of some places; of `period` queries about one asks.
func mixture(
  _ random: inout SplitMix64, size: Int, queries: Int, places: ClosedRange<Int>,
  asksOneIn period: UInt64
) -> Row {
  Row(
    size: size,
    queries: (0..<queries).map { _ in
      random.nextIsOne(in: period)
        ? random.nextQuestion(among: places)
        : .set(random.next(in: places), random.nextFunction())
    })
}

/// All functions are set first, at the given places, and then the questions are asked.
func questionsLast(_ random: inout SplitMix64, size: Int, places: [Int]) -> Row {
  let functions = places.map { Query.set($0, random.nextFunction()) }
  return Row(
    size: size,
    queries: functions + places.map { _ in random.nextQuestion(among: 0...size - 1) })
}

/// A case with given queries.
func fixed(_ name: String, _ about: String, size: Int, _ queries: [Query]) -> Case<Row> {
  Case(name, answer: .bruteForce, about: about) { _ in Row(size: size, queries: queries) }
}

func set(_ place: Int, _ factor: Int, _ summand: Int) -> Query {
  .set(place, Affine(factor: factor, summand: summand))
}

// A few places side by side, at the beginning, or anywhere; small numbers, or those next to the prime too.
let smallInputs = SmallInputs<Row>(largestSize: most) { random, size in
  let count = size.clamped(to: 1...most)
  let length = random.nextIsOne(in: 2) ? min(count, longest) : longest
  let numbers = random.trickyNumbers(
    count: 2 * count, in: random.nextIsOne(in: 2) ? 0...9 : remainders)
  return Row(
    size: length,
    queries: (0..<count).map { step in
      if random.nextIsOne(in: 2) { return random.nextQuestion(among: 0...length - 1) }
      return .set(
        random.next(in: 0...length - 1),
        Affine(factor: max(1, numbers[2 * step]), summand: numbers[2 * step + 1]))
    })
}

Problem(
  id: "lc-point_set_range_composite_large_array", title: "Functions at far places",
  link: "https://judge.yosupo.jp/problem/point_set_range_composite_large_array",
  limits: Limits(seconds: 10, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "goes through all functions for each question, up to Q = 2000",
      when: { $0.queries.count <= 2000 }, solve: { [.column(oneByOne($0))] }),
    Answer(.reference, about: "halves of halves of the places that are ever set") {
      [.column(byHalves($0))]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "nothing is set", size: 1, [.question(0..<1, 7)])
  fixed("nothing-asked", "functions only: no output", size: 9, [set(3, 2, 1), set(8, 1, 1)])
  fixed(
    "order", "two functions in both orders, and one of them replaced", size: longest,
    [
      set(10, 2, 0), set(20, 1, 5), .question(0..<longest, 3), .question(10..<21, 3),
      .question(11..<21, 3), .question(10..<20, 3), .question(11..<20, 3), set(5, 1, 5),
      .question(0..<20, 3), set(10, 3, 1), .question(0..<longest, 3),
    ])
  fixed(
    "ends", "the first and the last place", size: longest,
    [
      set(0, 2, 1), set(longest - 1, 3, 1), .question(0..<longest, 1), .question(0..<1, 1),
      .question(longest - 1..<longest, 1), .question(1..<longest - 1, 1),
    ])
  fixed(
    "largest-small", "all numbers next to the prime", size: 3,
    (0..<3).map { set($0, prime - 1, prime - 1) }
      + [.question(0..<3, prime - 1), .question(1..<3, prime - 1), .question(2..<3, prime - 1)])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few places") { random in
    let size = random.next(in: 1...12)
    return mixture(&random, size: size, queries: 20, places: 0...size - 1, asksOneIn: 2)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "half of them questions") {
    mixture(&$0, size: longest, queries: 2000, places: 0...longest - 1, asksOneIn: 2)
  }
  Case("random-max", about: "any places, half of them questions") {
    mixture(&$0, size: longest, queries: most, places: 0...longest - 1, asksOneIn: 2)
  }
  Case("functions-max", about: "one question in a thousand") {
    mixture(&$0, size: longest, queries: most, places: 0...longest - 1, asksOneIn: 1000)
  }
  Case("few-places-max", about: "each is set again and again") {
    mixture(&$0, size: longest, queries: most, places: 499_999_990...500_000_009, asksOneIn: 2)
  }
  Case("dense-max", about: "side by side from left to right, then the questions") {
    questionsLast(&$0, size: most / 2, places: Array(0..<most / 2))
  }
  Case("ends-max", about: "near both ends in turns, then the questions") {
    questionsLast(
      &$0, size: longest, places: (0..<most / 2).map { $0 % 2 == 0 ? $0 : longest - $0 })
  }
  Case("halves-max", about: "at distances of powers of two, then the questions") { random in
    let places = (0..<most / 2).map { _ in
      (1 << random.next(in: 0...29)) - 1 + random.next(in: 0...7)
    }
    return questionsLast(&random, size: longest, places: places)
  }
}.main()
