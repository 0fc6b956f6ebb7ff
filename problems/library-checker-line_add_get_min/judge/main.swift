import InputPatterns
import ProblemKit

let counts = 1...200_000
let slopes = -1_000_000_000...1_000_000_000
let intercepts = -1_000_000_000_000_000_000...1_000_000_000_000_000_000
let places = -1_000_000_000...1_000_000_000

struct Line {
  var slope: Int
  var intercept: Int

  func value(at place: Int) -> Int { slope * place + intercept }
}

enum Query {
  case line(Line)
  case question(Int)
}

struct Lines {
  var first: [Line]
  var queries: [Query]
}

let format = InputFormat<Lines>(
  read: { input in
    func line(_ input: inout StrictReader) throws -> Line {
      let slope = try input.integer("a", in: slopes)
      try input.space()
      return Line(slope: slope, intercept: try input.integer("b", in: intercepts))
    }
    let lineCount = try input.integer("N", in: counts)
    try input.space()
    let queryCount = try input.integer("Q", in: counts)
    try input.lineEnd()
    var lines = Lines(first: [], queries: [])
    for _ in 0..<lineCount {
      lines.first.append(try line(&input))
      try input.lineEnd()
    }
    for _ in 0..<queryCount {
      let asks = try input.integer("type", in: 0...1) == 1
      try input.space()
      lines.queries.append(
        asks ? .question(try input.integer("p", in: places)) : .line(try line(&input)))
      try input.lineEnd()
    }
    return lines
  },
  write: { lines in
    [
      .line([lines.first.count, lines.queries.count]),
      .rows(lines.first.flatMap { [$0.slope, $0.intercept] }, width: 2),
    ]
      + lines.queries.map { query in
        switch query {
        case .line(let line): .line([0, line.slope, line.intercept])
        case .question(let place): .line([1, place])
        }
      }
  })

/// Looks at every line for each question.
func lookAtAll(_ lines: Lines) -> [Int] {
  var known = lines.first
  return lines.queries.compactMap { query in
    switch query {
    case .line(let line):
      known.append(line)
      return nil
    case .question(let place): return known.map { $0.value(at: place) }.min()
    }
  }
}

/// Keeps in a tree over the places that are asked about, at each node, the line that is the lowest in its middle; any other
/// one is lower at one of its ends only, or nowhere.
func halve(_ lines: Lines) -> [Int] {
  let places = Set(
    lines.queries.compactMap { query in
      if case .question(let place) = query { place } else { nil }
    }
  ).sorted()
  // A tree over the places that are asked about; the nodes of a half are its number doubled, and one more.
  var tree = [Line?](repeating: nil, count: 4 * max(1, places.count))
  func insert(_ line: Line, _ node: Int, _ stretch: Range<Int>) {
    guard let old = tree[node] else { return tree[node] = line }
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    let isLower = line.value(at: places[middle]) < old.value(at: places[middle])
    let (kept, other) = isLower ? (line, old) : (old, line)
    tree[node] = kept
    if stretch.count == 1 { return }
    let (first, last) = (places[stretch.lowerBound], places[stretch.upperBound - 1])
    if other.value(at: first) < kept.value(at: first) {
      insert(other, 2 * node, stretch.lowerBound..<middle)
    } else if other.value(at: last) < kept.value(at: last) {
      insert(other, 2 * node + 1, middle..<stretch.upperBound)
    }
  }
  func lowest(at place: Int, _ node: Int, _ stretch: Range<Int>) -> Int {
    let own = tree[node]?.value(at: place) ?? .max
    if stretch.count == 1 { return own }
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    let below =
      place < places[middle]
      ? lowest(at: place, 2 * node, stretch.lowerBound..<middle)
      : lowest(at: place, 2 * node + 1, middle..<stretch.upperBound)
    return min(own, below)
  }
  if places.isEmpty { return [] }
  for line in lines.first { insert(line, 1, places.indices) }
  return lines.queries.compactMap { query in
    switch query {
    case .line(let line):
      insert(line, 1, places.indices)
      return nil
    case .question(let place): return lowest(at: place, 1, places.indices)
    }
  }
}

// MARK: - Cases

func fixed(_ name: String, _ about: String, _ lines: Lines) -> Case<Lines> {
  Case(name, answer: .bruteForce, about: about) { _ in lines }
}

/// Lines with numbers of a range, and questions, about one in two.
func mixture(
  _ random: inout SplitMix64, first: Int, queries: Int, slopes: ClosedRange<Int>,
  intercepts: ClosedRange<Int>, places: ClosedRange<Int>
) -> Lines {
  func line(_ random: inout SplitMix64) -> Line {
    Line(slope: random.next(in: slopes), intercept: random.next(in: intercepts))
  }
  return Lines(
    first: (0..<first).map { _ in line(&random) },
    queries: (0..<queries).map { _ in
      random.nextIsOne(in: 2) ? .line(line(&random)) : .question(random.next(in: places))
    })
}

/// Tangents of a parabola from left to right, the other way, or in any order: each is the lowest somewhere.
func tangents(
  _ random: inout SplitMix64, count: Int, step: Int, order: (inout [Int], inout SplitMix64) -> Void
) -> Lines {
  var touched = (0..<count).map { ($0 - count / 2) * step }
  order(&touched, &random)
  return Lines(
    first: touched.map { Line(slope: -2 * $0, intercept: $0 * $0) },
    queries: (0..<count).map { _ in
      .question((random.next(in: 0..<count) - count / 2) * step + random.next(in: -1...1))
    })
}

let smallInputs = SmallInputs<Lines>(largestSize: counts.upperBound) { random, size in
  let count = size.clamped(to: counts)
  let most = random.nextIsOne(in: 4) ? 1_000_000_000 : 9
  return mixture(
    &random, first: random.next(in: 1...count), queries: count, slopes: -most...most,
    intercepts: -most...most, places: -most...most)
}

Problem(
  id: "lc-line_add_get_min", title: "Lowest line",
  link: "https://judge.yosupo.jp/problem/line_add_get_min",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "looks at every line for each question, up to N, Q = 1000",
      when: { $0.first.count <= 1000 && $0.queries.count <= 1000 },
      solve: { [.column(lookAtAll($0))] }),
    Answer(.reference, about: "halves the places that are asked about") { [.column(halve($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed(
    "smallest", "one line, one question",
    Lines(first: [Line(slope: -3, intercept: 5)], queries: [.question(2)]))
  fixed(
    "ends", "the largest values at the ends of the range",
    Lines(
      first: [
        Line(slope: slopes.upperBound, intercept: intercepts.upperBound),
        Line(slope: slopes.lowerBound, intercept: intercepts.lowerBound),
      ],
      queries: [
        .question(places.lowerBound), .question(places.upperBound), .question(0),
        .line(Line(slope: slopes.upperBound, intercept: intercepts.lowerBound)),
        .question(places.lowerBound), .question(places.upperBound),
      ]))
  fixed(
    "parallel", "lines of the same slope, and one that comes twice",
    Lines(
      first: [2, 1, 3, 1].map { Line(slope: 4, intercept: $0) },
      queries: [
        .question(-7), .line(Line(slope: 4, intercept: 0)), .question(7), .question(0),
      ]))
  Case("random-small", seeds: 1...15, answer: .bruteForce, about: "few lines with small numbers") {
    random in
    mixture(
      &random, first: random.next(in: 1...6), queries: 12, slopes: -5...5, intercepts: -9...9,
      places: -9...9)
  }
  Case("random-medium", seeds: 1...3, answer: .bruteForce, about: "a thousand of each") { random in
    mixture(
      &random, first: 1000, queries: 1000, slopes: slopes,
      intercepts: -1_000_000_000_000...1_000_000_000_000,
      places: places)
  }
  Case("tangents-small", seeds: 1...2, answer: .bruteForce, about: "few tangents of a parabola") {
    random in
    tangents(&random, count: 50, step: 3) { $1.shuffle(&$0) }
  }
  Case("random-max", seeds: 1...2, about: "as many as there can be") { random in
    mixture(
      &random, first: counts.upperBound, queries: counts.upperBound, slopes: slopes,
      intercepts: intercepts, places: places)
  }
  Case("tangents-max", seeds: 1...1, about: "tangents of a parabola, in any order") { random in
    tangents(&random, count: counts.upperBound, step: 2500) { $1.shuffle(&$0) }
  }
  Case("late-tangents-max", seeds: 1...1, about: "half of the tangents come between questions") {
    random in
    // The tangents that come late touch half-way between two that are known.
    let (count, step) = (counts.upperBound, 2500)
    var lines = tangents(&random, count: count, step: step) { $1.shuffle(&$0) }
    var late = (0..<count / 2).map { (2 * $0 - count / 2) * step + step / 2 }
    random.shuffle(&late)
    for (turn, touched) in late.enumerated() {
      lines.queries[2 * turn] = .line(Line(slope: -2 * touched, intercept: touched * touched))
    }
    return lines
  }
  Case("ascending-max", seeds: 1...1, about: "tangents of a parabola from left to right") {
    random in
    tangents(&random, count: counts.upperBound, step: 2500) { _, _ in }
  }
  Case("descending-max", seeds: 1...1, about: "tangents of a parabola from right to left") {
    random in
    tangents(&random, count: counts.upperBound, step: 2500) { touched, _ in touched.reverse() }
  }
}.main()
