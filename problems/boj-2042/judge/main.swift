import InputPatterns
import ProblemKit

let longest = 1_000_000
let mostOperations = 10_000

/// A number that takes the place of another, or a question for the sum of a range.
enum Operation {
  case change(place: Int, number: Int)
  case question(ClosedRange<Int>)
}

struct Row {
  var numbers: [Int]
  var operations: [Operation]

  var questionCount: Int {
    operations.reduce(0) { count, operation in
      if case .question = operation { count + 1 } else { count }
    }
  }
}

/// A sum of 64-bit numbers, at most 2³⁰ of them, in two halves of which neither overflows.
struct WideSum {
  private var high = 0
  private var low = 0

  mutating func add(_ number: Int) {
    high += number >> 32
    low += number & 0xFFFF_FFFF
  }

  mutating func add(_ other: WideSum) {
    high += other.high
    low += other.low
  }

  mutating func subtract(_ number: Int) {
    high -= number >> 32
    low -= number & 0xFFFF_FFFF
  }

  /// The sum, if it is a 64-bit number.
  var value: Int? {
    let upper = high + low >> 32
    return Int(Int32.min)...Int(Int32.max) ~= upper ? upper << 32 | low & 0xFFFF_FFFF : nil
  }
}

/// Numbers with the sums of a thousand neighbors each.
struct Blocks {
  private static let size = 1000
  private var numbers: [Int]
  private var sums: [WideSum]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    sums = [WideSum](repeating: WideSum(), count: numbers.count / Self.size + 1)
    for (place, number) in numbers.enumerated() { sums[place / Self.size].add(number) }
  }

  mutating func replace(_ place: Int, with number: Int) {
    sums[place / Self.size].subtract(numbers[place])
    sums[place / Self.size].add(number)
    numbers[place] = number
  }

  /// The sum of a range, if it is a 64-bit number.
  func sum(_ range: ClosedRange<Int>) -> Int? {
    var sum = WideSum()
    var place = range.lowerBound
    while place <= range.upperBound {
      if place % Self.size == 0, place + Self.size <= range.upperBound + 1 {
        sum.add(sums[place / Self.size])
        place += Self.size
      } else {
        sum.add(numbers[place])
        place += 1
      }
    }
    return sum.value
  }
}

let format = InputFormat<Row>(
  read: { input in
    let count = try input.integer("N", in: 1...longest)
    try input.space()
    let changes = try input.integer("M", in: 1...mostOperations)
    try input.space()
    let questions = try input.integer("K", in: 1...mostOperations)
    try input.lineEnd()
    let numbers = try input.rows(count, [("number", Int.min...Int.max)])
    var blocks = Blocks(numbers)
    var operations: [Operation] = []
    var left = (changes: changes, questions: questions)
    for _ in 0..<changes + questions {
      let isQuestion = try input.integer("a", in: 1...2) == 2
      if isQuestion { left.questions -= 1 } else { left.changes -= 1 }
      try input.require(left.changes >= 0, "a: more than M changes")
      try input.require(left.questions >= 0, "a: more than K questions")
      try input.space()
      let place = try input.integer("b", in: 1...count) - 1
      try input.space()
      if isQuestion {
        let range = place...(try input.integer("c", in: place + 1...count) - 1)
        try input.require(blocks.sum(range) != nil, "c: the sum exceeds 64 bits")
        operations.append(.question(range))
      } else {
        let number = try input.integer("c", in: Int.min...Int.max)
        blocks.replace(place, with: number)
        operations.append(.change(place: place, number: number))
      }
      try input.lineEnd()
    }
    return Row(numbers: numbers, operations: operations)
  },
  write: { row in
    [
      .line([
        row.numbers.count, row.operations.count - row.questionCount, row.questionCount,
      ]),
      .column(row.numbers),
      .rows(
        row.operations.flatMap { operation in
          switch operation {
          case .change(let place, let number): [1, place + 1, number]
          case .question(let range): [2, range.lowerBound + 1, range.upperBound + 1]
          }
        }, width: 3),
    ]
  })

/// Adds up each range anew.
func addUp(_ row: Row) -> [Int] {
  var numbers = row.numbers
  var answers: [Int] = []
  for operation in row.operations {
    switch operation {
    case .change(let place, let number): numbers[place] = number
    case .question(let range):
      var sum = WideSum()
      for number in numbers[range] { sum.add(number) }
      answers.append(sum.value!)
    }
  }
  return answers
}

/// Adds up the sums of a thousand neighbors each.
func addUpBlocks(_ row: Row) -> [Int] {
  var blocks = Blocks(row.numbers)
  var answers: [Int] = []
  for operation in row.operations {
    switch operation {
    case .change(let place, let number): blocks.replace(place, with: number)
    case .question(let range): answers.append(blocks.sum(range)!)
    }
  }
  return answers
}

// MARK: - Cases

/// Makes a row valid: a question whose sum exceeds 64 bits asks for its first number only.
func repaired(_ row: Row) -> Row {
  var (row, blocks) = (row, Blocks(row.numbers))
  for (index, operation) in row.operations.enumerated() {
    switch operation {
    case .change(let place, let number): blocks.replace(place, with: number)
    case .question(let range):
      if blocks.sum(range) == nil {
        row.operations[index] = .question(range.lowerBound...range.lowerBound)
      }
    }
  }
  return row
}

/// Changes and questions for any range, shuffled.
func anyOperations(
  _ random: inout SplitMix64, count: Int, changes: Int, questions: Int,
  number: (inout SplitMix64) -> Int
) -> [Operation] {
  var operations: [Operation] = (0..<changes).map { _ in
    .change(place: random.next(in: 0...count - 1), number: number(&random))
  }
  operations += (0..<questions).map { _ in
    let ends = [random.next(in: 0...count - 1), random.next(in: 0...count - 1)].sorted()
    return .question(ends[0]...ends[1])
  }
  return operations.shuffled(using: &random)
}

/// Numbers of a range, changes and questions.
func mixture(
  _ random: inout SplitMix64, count: Int, changes: Int, questions: Int,
  in range: ClosedRange<Int>
) -> Row {
  let numbers = (0..<count).map { _ in random.next(in: range) }
  return repaired(
    Row(
      numbers: numbers,
      operations: anyOperations(
        &random, count: count, changes: changes, questions: questions
      ) { $0.next(in: range) }))
}

/// A case with a given row.
func fixed(_ name: String, _ about: String, _ numbers: [Int], _ operations: [Operation])
  -> Case<Row>
{
  Case(name, answer: .bruteForce, about: about) { _ in
    Row(numbers: numbers, operations: operations)
  }
}

/// Numbers of which hardly two can be added.
let wide = -1 << 62...(1 << 62) - 1

// Small numbers or wide ones.
let smallInputs = SmallInputs<Row>(largestSize: longest) { random, size in
  let count = size.clamped(to: 1...longest)
  let most = (size / 2).clamped(to: 1...mostOperations)
  let numbers = random.trickyNumbers(
    count: count, in: random.nextIsOne(in: 2) ? -9...9 : wide)
  let changed = random.trickyNumbers(
    count: most, in: random.nextIsOne(in: 2) ? -9...9 : wide)
  var rest = changed[...]
  return repaired(
    Row(
      numbers: numbers,
      operations: anyOperations(
        &random, count: count, changes: most, questions: most
      ) { _ in rest.removeFirst() }))
}

/// Where all sums of this many numbers fit.
let moderate = -9_000_000_000_000...9_000_000_000_000

Problem(
  id: "boj-2042", title: "Sums of ranges", link: "https://www.acmicpc.net/problem/2042",
  limits: Limits(seconds: 2, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "adds up each range anew, up to N = 2000",
      when: { $0.numbers.count <= 2000 }, solve: { [.column(addUp($0))] }),
    Answer(.reference, about: "sums of a thousand neighbors each") { [.column(addUpBlocks($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed(
    "smallest", "one number", [5],
    [.question(0...0), .change(place: 0, number: -3)])
  fixed(
    "ends", "the first number, the last one, and all", [1, 2, 4, 8, 16],
    [
      .question(0...0), .question(4...4), .question(0...4), .change(place: 0, number: 100),
      .question(0...4), .change(place: 4, number: 1000), .question(0...4), .question(1...3),
    ])
  fixed(
    "extremes", "the least and the largest numbers, whose sums exceed 64 bits on the way",
    [.max, .max, .min, .min, .max, .min],
    [
      .question(0...3), .question(0...5), .question(1...2), .change(place: 1, number: .min),
      .question(0...1), .change(place: 0, number: 0), .question(4...5), .question(0...0),
    ])
  fixed(
    "same-place", "one place changes again and again", [7, 7, 7],
    [
      .change(place: 1, number: 1), .question(0...2), .change(place: 1, number: 2),
      .question(0...2), .change(place: 1, number: 2), .question(1...2),
    ])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few numbers") { random in
    let count = random.next(in: 1...12)
    return mixture(&random, count: count, changes: 8, questions: 8, in: -99...99)
  }
  Case("wide-small", seeds: 1...10, answer: .bruteForce, about: "few numbers of any size") {
    let count = $0.next(in: 2...9)
    return mixture(&$0, count: count, changes: 6, questions: 12, in: .min ... .max)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "as many changes as numbers") {
    mixture(&$0, count: 2000, changes: 2000, questions: 2000, in: moderate)
  }
  Case("random-max", seeds: 1...2, about: "a million numbers, any ranges") {
    mixture(
      &$0, count: longest, changes: mostOperations, questions: mostOperations, in: moderate)
  }
  Case("all-asked-max", about: "changes at the beginning, questions for nearly all numbers") {
    random in
    let operations = (0..<mostOperations).flatMap { step -> [Operation] in
      [.change(place: step % 10, number: random.next(in: moderate)), .question(0...longest - 1)]
    }
    return Row(
      numbers: (0..<longest).map { _ in random.next(in: moderate) }, operations: operations)
  }
  Case("wide-max", about: "numbers of any size, each with its complement behind it") { random in
    // Whatever begins with a pair is the sum of minus ones, and of one number more at the most.
    let large = Int.min + longest...Int.max - longest
    let pairs = (0..<longest / 2).map { _ in random.next(in: large) }
    let operations = (0..<mostOperations / 2).flatMap { _ -> [Operation] in
      let (pair, number) = (random.next(in: 0...longest / 2 - 1), random.next(in: large))
      let first = random.next(in: 0...longest / 2 - 1)
      let last = random.next(in: 2 * first...longest - 1)
      return [
        .change(place: 2 * pair, number: number), .change(place: 2 * pair + 1, number: ~number),
        .question(2 * first...last), .question(0...2 * pair),
      ]
    }
    return Row(numbers: pairs.flatMap { [$0, ~$0] }, operations: operations)
  }
}.main()
