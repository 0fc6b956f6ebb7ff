import InputPatterns
import ProblemKit

let sizes = 1...1024
let counts = 1...100_000
let values = 1...1000

/// Rows and columns of a table, counted from 0.
struct Rectangle {
  var rows: ClosedRange<Int>
  var columns: ClosedRange<Int>
}

struct Questions {
  var table: [[Int]]
  var rectangles: [Rectangle]
}

let format = InputFormat<Questions>(
  read: { input in
    let size = try input.integer("N", in: sizes)
    try input.space()
    let count = try input.integer("M", in: counts)
    try input.lineEnd()
    let table = try (0..<size).map { _ in try input.line("number", count: size, in: values) }
    let rectangles = try (0..<count).map { _ in
      let top = try input.integer("x1", in: 1...size) - 1
      try input.space()
      let left = try input.integer("y1", in: 1...size) - 1
      try input.space()
      let bottom = try input.integer("x2", in: top + 1...size) - 1
      try input.space()
      let right = try input.integer("y2", in: left + 1...size) - 1
      try input.lineEnd()
      return Rectangle(rows: top...bottom, columns: left...right)
    }
    return Questions(table: table, rectangles: rectangles)
  },
  write: { questions in
    [.line([questions.table.count, questions.rectangles.count])]
      + questions.table.map { .line($0) } + [
        .rows(
          questions.rectangles.flatMap {
            [
              $0.rows.lowerBound + 1, $0.columns.lowerBound + 1, $0.rows.upperBound + 1,
              $0.columns.upperBound + 1,
            ]
          }, width: 4)
      ]
  })

/// Adds up all numbers of each rectangle.
func addUp(_ questions: Questions) -> [Int] {
  questions.rectangles.map { rectangle in
    questions.table[rectangle.rows].reduce(0) { $0 + $1[rectangle.columns].reduce(0, +) }
  }
}

/// Adds up what each row has in the columns of a rectangle, known from the sums of its beginnings.
func addUpRows(_ questions: Questions) -> [Int] {
  let sums = questions.table.map { row in
    row.reduce(into: [0]) { sums, number in sums.append(sums[sums.count - 1] + number) }
  }
  return questions.rectangles.map { rectangle in
    let (start, end) = (rectangle.columns.lowerBound, rectangle.columns.upperBound + 1)
    return rectangle.rows.reduce(0) { $0 + sums[$1][end] - sums[$1][start] }
  }
}

// MARK: - Cases

func anyRange(_ random: inout SplitMix64, _ size: Int) -> ClosedRange<Int> {
  let (first, second) = (random.next(in: 0...size - 1), random.next(in: 0...size - 1))
  return min(first, second)...max(first, second)
}

/// A table of any numbers, and any rectangles.
func anything(
  _ random: inout SplitMix64, size: Int, count: Int, in values: ClosedRange<Int> = values
) -> Questions {
  Questions(
    table: (0..<size).map { _ in (0..<size).map { _ in random.next(in: values) } },
    rectangles: (0..<count).map { _ in
      Rectangle(rows: anyRange(&random, size), columns: anyRange(&random, size))
    })
}

/// All rectangles of a small table.
func allRectangles(of table: [[Int]]) -> Questions {
  let ranges = table.indices.flatMap { first in (first..<table.count).map { first...$0 } }
  return Questions(
    table: table,
    rectangles: ranges.flatMap { rows in ranges.map { Rectangle(rows: rows, columns: $0) } })
}

/// The same rectangle again and again.
func whole(size: Int, count: Int, of number: Int) -> Questions {
  Questions(
    table: Array(repeating: Array(repeating: number, count: size), count: size),
    rectangles: Array(
      repeating: Rectangle(rows: 0...size - 1, columns: 0...size - 1), count: count))
}

let smallInputs = SmallInputs<Questions>(largestSize: sizes.upperBound * sizes.upperBound) {
  random, size in
  let side = sizes.last { $0 * $0 <= max(size, 1) } ?? 1
  return anything(
    &random, size: side, count: (size / 2).clamped(to: counts),
    in: random.nextIsOne(in: 2) ? 1...9 : values)
}

Problem(
  id: "boj-11660", title: "Sums of rectangles", link: "https://www.acmicpc.net/problem/11660",
  limits: Limits(seconds: 1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "adds up all numbers of each rectangle, up to N = 40 and M = 2000",
      when: { $0.table.count <= 40 && $0.rectangles.count <= 2000 },
      solve: { [.column(addUp($0))] }),
    Answer(.reference, about: "adds up parts of rows") { [.column(addUpRows($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  Case("smallest", answer: .bruteForce, about: "one number") { _ in
    allRectangles(of: [[7]])
  }
  Case("all-rectangles", answer: .bruteForce, about: "each rectangle of a table of powers of two") {
    _ in
    allRectangles(of: [[1, 2, 4], [8, 16, 32], [64, 128, 256]])
  }
  Case("random-small", seeds: 1...15, answer: .bruteForce, about: "small tables") { random in
    let size = random.next(in: 1...6)
    return anything(&random, size: size, count: 12)
  }
  Case("random-medium", seeds: 1...2, answer: .bruteForce, about: "40 rows and columns") {
    anything(&$0, size: 40, count: 2000)
  }
  Case("random-max", seeds: 1...2, about: "any rectangles of the largest table") {
    anything(&$0, size: sizes.upperBound, count: counts.upperBound)
  }
  Case("whole-max", about: "all of the largest table, of the largest numbers, each time") { _ in
    whole(size: sizes.upperBound, count: counts.upperBound, of: values.upperBound)
  }
  Case("single-max", about: "rectangles of one number each") { random in
    var questions = anything(&random, size: sizes.upperBound, count: counts.upperBound)
    for index in questions.rectangles.indices {
      let (row, column) = (
        questions.rectangles[index].rows.lowerBound,
        questions.rectangles[index].columns.upperBound
      )
      questions.rectangles[index] = Rectangle(rows: row...row, columns: column...column)
    }
    return questions
  }
}.main()
