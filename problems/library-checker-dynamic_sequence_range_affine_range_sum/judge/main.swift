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

  var isNothing: Bool { factor == 1 && summand == 0 }

  func callAsFunction(_ number: Int) -> Int { (factor * number + summand) % prime }

  /// The one that does the same as this one and then another.
  func followed(by next: Affine) -> Affine {
    Affine(factor: next.factor * factor % prime, summand: next(summand))
  }
}

enum Query {
  case insert(Int, at: Int)
  case remove(Int)
  case reverse(Range<Int>)
  case change(Range<Int>, Affine)
  case question(Range<Int>)
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
    // How many numbers there are now.
    var length = count
    let queries = try (0..<queryCount).map { _ in
      // Of no numbers none can be taken out, or be in a range.
      let kind = try input.integer("t", in: 0...(length == 0 ? 0 : 4))
      try input.space()
      let query: Query
      switch kind {
      case 0:
        let place = try input.integer("i", in: 0...length)
        try input.space()
        query = .insert(try input.integer("x", in: remainders), at: place)
        length += 1
      case 1:
        query = .remove(try input.integer("i", in: 0...length - 1))
        length -= 1
      default:
        let start = try input.integer("l", in: 0...length - 1)
        try input.space()
        let range = start..<(try input.integer("r", in: start + 1...length))
        if kind == 2 {
          query = .reverse(range)
        } else if kind == 4 {
          query = .question(range)
        } else {
          try input.space()
          let factor = try input.integer("b", in: remainders)
          try input.space()
          let summand = try input.integer("c", in: remainders)
          query = .change(range, Affine(factor: factor, summand: summand))
        }
      }
      try input.lineEnd()
      return query
    }
    return Row(numbers: numbers, queries: queries)
  },
  write: { row in
    [.line([row.numbers.count, row.queries.count]), .line(row.numbers)]
      + row.queries.map { query in
        switch query {
        case .insert(let number, let place): .line([0, place, number])
        case .remove(let place): .line([1, place])
        case .reverse(let range): .line([2, range.lowerBound, range.upperBound])
        case .change(let range, let change):
          .line([3, range.lowerBound, range.upperBound, change.factor, change.summand])
        case .question(let range): .line([4, range.lowerBound, range.upperBound])
        }
      }
  })

/// Does all with an array.
func withAnArray(_ row: Row) -> [Int] {
  var numbers = row.numbers
  var answers: [Int] = []
  for query in row.queries {
    switch query {
    case .insert(let number, let place): numbers.insert(number, at: place)
    case .remove(let place): numbers.remove(at: place)
    case .reverse(let range): numbers[range].reverse()
    case .change(let range, let change):
      for place in range { numbers[place] = change(numbers[place]) }
    case .question(let range): answers.append(numbers[range].reduce(0) { ($0 + $1) % prime })
    }
  }
  return answers
}

/// A tree whose numbers are in its nodes, from left to right, cut in two and joined with recursion.
///
/// Which of two roots becomes that of both is a matter of luck, by their sizes.
struct Tree {
  private struct Node {
    var number: Int
    var sum: Int
    var size = 1
    var left = 0
    var right = 0
    /// What has become of all below, but has not been done to them.
    var change = Affine.nothing
    var isReversed = false
  }

  /// The first one stands for no numbers.
  private var nodes = [Node(number: 0, sum: 0, size: 0)]
  private var root = 0
  private var random = SplitMix64(seed: 1)

  init(_ numbers: [Int]) {
    nodes += numbers.map { Node(number: $0, sum: $0) }
    root = join(1..<nodes.count)
  }

  private mutating func join(_ range: Range<Int>) -> Int {
    if range.isEmpty { return 0 }
    let middle = (range.lowerBound + range.upperBound) / 2
    (nodes[middle].left, nodes[middle].right) = (
      join(range.lowerBound..<middle), join(middle + 1..<range.upperBound)
    )
    addUp(middle)
    return middle
  }

  private mutating func addUp(_ node: Int) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    nodes[node].size = nodes[left].size + 1 + nodes[right].size
    nodes[node].sum = (nodes[left].sum + nodes[node].number + nodes[right].sum) % prime
  }

  private mutating func change(_ node: Int, by change: Affine) {
    if node == 0 { return }
    nodes[node].number = change(nodes[node].number)
    nodes[node].sum = (change.factor * nodes[node].sum + change.summand * nodes[node].size) % prime
    nodes[node].change = nodes[node].change.followed(by: change)
  }

  private mutating func reverse(_ node: Int) {
    if node == 0 { return }
    nodes[node].isReversed.toggle()
    (nodes[node].left, nodes[node].right) = (nodes[node].right, nodes[node].left)
  }

  private mutating func settle(_ node: Int) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    if nodes[node].isReversed {
      reverse(left)
      reverse(right)
      nodes[node].isReversed = false
    }
    if nodes[node].change.isNothing { return }
    change(left, by: nodes[node].change)
    change(right, by: nodes[node].change)
    nodes[node].change = .nothing
  }

  private mutating func join(_ left: Int, _ right: Int) -> Int {
    if left == 0 || right == 0 { return left + right }
    let isLeft = random.next(in: 1...nodes[left].size + nodes[right].size) <= nodes[left].size
    let node = isLeft ? left : right
    settle(node)
    if isLeft {
      nodes[node].right = join(nodes[node].right, right)
    } else {
      nodes[node].left = join(left, nodes[node].left)
    }
    addUp(node)
    return node
  }

  /// The tree of the first `count` numbers, and that of all others.
  private mutating func cut(_ node: Int, after count: Int) -> (Int, Int) {
    if node == 0 { return (0, 0) }
    settle(node)
    let before = nodes[nodes[node].left].size
    let parts: (Int, Int)
    if count <= before {
      let (left, right) = cut(nodes[node].left, after: count)
      nodes[node].left = right
      parts = (left, node)
    } else {
      let (left, right) = cut(nodes[node].right, after: count - before - 1)
      nodes[node].right = left
      parts = (node, right)
    }
    addUp(node)
    return parts
  }

  /// Takes a range out, has something done to it, and puts it back.
  private mutating func with(_ range: Range<Int>, _ body: (inout Tree, Int) -> Int) {
    let (rest, right) = cut(root, after: range.upperBound)
    let (left, middle) = cut(rest, after: range.lowerBound)
    root = join(join(left, body(&self, middle)), right)
  }

  mutating func insert(_ number: Int, at place: Int) {
    nodes.append(Node(number: number, sum: number))
    with(place..<place) { tree, _ in tree.nodes.count - 1 }
  }

  mutating func remove(at place: Int) { with(place..<place + 1) { _, _ in 0 } }

  mutating func reverse(_ range: Range<Int>) {
    with(range) { tree, node in
      tree.reverse(node)
      return node
    }
  }

  mutating func change(_ range: Range<Int>, by change: Affine) {
    with(range) { tree, node in
      tree.change(node, by: change)
      return node
    }
  }

  mutating func sum(_ range: Range<Int>) -> Int {
    var sum = 0
    with(range) { tree, node in
      sum = tree.nodes[node].sum
      return node
    }
    return sum
  }
}

func withATree(_ row: Row) -> [Int] {
  var tree = Tree(row.numbers)
  var answers: [Int] = []
  for query in row.queries {
    switch query {
    case .insert(let number, let place): tree.insert(number, at: place)
    case .remove(let place): tree.remove(at: place)
    case .reverse(let range): tree.reverse(range)
    case .change(let range, let change): tree.change(range, by: change)
    case .question(let range): answers.append(tree.sum(range))
    }
  }
  return answers
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextRange(within count: Int) -> Range<Int> {
    let ends = (next(in: 0...count - 1), next(in: 0...count - 1))
    return min(ends.0, ends.1)..<max(ends.0, ends.1) + 1
  }

  mutating func nextChange() -> Affine {
    Affine(factor: next(in: remainders), summand: next(in: remainders))
  }
}

/// Numbers and queries of the given kinds, of which some are given more than once; numbers are put in where there are none.
///
/// - Parameter changesAll: Whether each change is one of all numbers, so that several wait for the same ones.
func mixture(
  _ random: inout SplitMix64, count: Int, queries: Int, kinds: [Int], in numbers: ClosedRange<Int>,
  changesAll: Bool = false
) -> Row {
  var length = count
  return Row(
    numbers: (0..<count).map { _ in random.next(in: numbers) },
    queries: (0..<queries).map { _ in
      let kind = length == 0 ? 0 : kinds[random.next(in: 0...kinds.count - 1)]
      switch kind {
      case 0:
        length += 1
        return .insert(random.next(in: numbers), at: random.next(in: 0...length - 1))
      case 1:
        length -= 1
        return .remove(random.next(in: 0...length))
      case 2: return .reverse(random.nextRange(within: length))
      case 3:
        let change = Affine(factor: random.next(in: numbers), summand: random.next(in: numbers))
        return .change(changesAll ? 0..<length : random.nextRange(within: length), change)
      default: return .question(random.nextRange(within: length))
      }
    })
}

/// A case with a given row.
func fixed(_ name: String, _ about: String, _ numbers: [Int], _ queries: [Query]) -> Case<Row> {
  Case(name, answer: .bruteForce, about: about) { _ in Row(numbers: numbers, queries: queries) }
}

func change(_ range: Range<Int>, _ factor: Int, _ summand: Int) -> Query {
  .change(range, Affine(factor: factor, summand: summand))
}

// Small numbers, or those below the prime.
let smallInputs = SmallInputs<Row>(largestSize: most) { random, size in
  let count = size.clamped(to: 1...most)
  let numbers =
    random.nextIsOne(in: 2) ? 0...3 : random.nextIsOne(in: 2) ? remainders : prime - 3...prime - 1
  return mixture(&random, count: count, queries: count, kinds: [0, 1, 2, 3, 4, 4], in: numbers)
}

Problem(
  id: "lc-dynamic_sequence_range_affine_range_sum", title: "Sums of ranges that move",
  link: "https://judge.yosupo.jp/problem/dynamic_sequence_range_affine_range_sum",
  limits: Limits(seconds: 10, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "an array, up to N = Q = 2000",
      when: { $0.numbers.count <= 2000 && $0.queries.count <= 2000 },
      solve: { [.column(withAnArray($0))] }),
    Answer(.reference, about: "a tree that is cut and joined") { [.column(withATree($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one number", [5], [.question(0..<1)])
  fixed("nothing-asked", "changes only: no output", [1, 2], [.reverse(0..<2), .remove(1)])
  fixed(
    "emptied", "all numbers are taken out, and others put in", [5, 6],
    [
      .remove(1), .remove(0), .insert(7, at: 0), .insert(8, at: 0), .question(0..<1),
      .question(0..<2),
    ])
  fixed(
    "ends", "numbers come at both ends and go there", [1, 2, 3],
    [
      .insert(10, at: 0), .insert(20, at: 4), .question(0..<2), .question(3..<5), .remove(0),
      .remove(3), .question(0..<3), .question(2..<3),
    ])
  fixed(
    "order", "two changes in both orders, one of them reversed between", [1, 10, 100, 1000],
    [
      change(0..<2, 2, 0), change(0..<4, 1, 5), .reverse(0..<4), change(0..<2, 1, 5),
      change(0..<1, 2, 0), .question(0..<1), .question(1..<2), .question(2..<3), .question(3..<4),
      .reverse(1..<4), .question(1..<2), .question(0..<3),
    ])
  fixed(
    "change-then-insert", "a number that comes later is not changed", [1, 2, 3, 4],
    [
      change(0..<4, 3, 1), .insert(100, at: 2), .question(2..<3), .question(0..<5), .reverse(0..<5),
      .insert(50, at: 1), .question(0..<3),
    ])
  fixed(
    "changes-of-all", "one upon the other, before parts are looked at", Array(1...16),
    [
      change(0..<16, 2, 3), change(0..<16, 1, 5), change(0..<16, 3, 1), change(0..<16, 1, 2),
    ] + (0..<16).map { .question($0..<min($0 + 2, 16)) })
  fixed(
    "zero-first", "all become the same, and are changed again", Array(1...16),
    [
      change(0..<16, 0, 4), change(0..<16, 2, 1), change(0..<16, 3, 1), change(0..<16, 1, 2),
    ] + (0..<16).map { .question($0..<min($0 + 2, 16)) })
  fixed(
    "zero", "all become the same", [7, 8, 9],
    [
      change(0..<3, 0, 4), .question(0..<3), change(1..<2, 0, 0), .question(0..<2),
      .question(1..<2),
    ])
  fixed(
    "largest-small", "all numbers next to the prime", Array(repeating: prime - 1, count: 7),
    [
      .question(0..<7), change(1..<7, prime - 1, prime - 1), .reverse(0..<6), .question(0..<7),
      change(0..<6, prime - 1, prime - 1), .insert(prime - 1, at: 3), .question(3..<7),
    ])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few numbers") { random in
    let count = random.next(in: 1...8)
    return mixture(&random, count: count, queries: 20, kinds: [0, 1, 2, 3, 4, 4], in: remainders)
  }
  Case("zeros-small", seeds: 1...5, answer: .bruteForce, about: "factors of 0, 1 and 2") {
    mixture(&$0, count: 20, queries: 30, kinds: [0, 1, 2, 3, 3, 3, 4], in: 0...2)
  }
  Case("all-small", seeds: 1...5, answer: .bruteForce, about: "changes of all, one upon the other")
  {
    mixture(
      &$0, count: 12, queries: 20, kinds: [2, 3, 3, 3, 4], in: 0...3, changesAll: true)
  }
  Case("shrinking-small", seeds: 1...5, answer: .bruteForce, about: "most queries take out") {
    mixture(&$0, count: 6, queries: 20, kinds: [0, 1, 1, 1, 2, 3, 4, 4], in: remainders)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "all kinds of queries") {
    mixture(&$0, count: 1000, queries: 2000, kinds: [0, 1, 2, 3, 4], in: remainders)
  }
  Case("random-max", about: "all kinds of queries") {
    mixture(&$0, count: most, queries: most, kinds: [0, 1, 2, 3, 4], in: remainders)
  }
  Case("reversals-max", about: "ranges are reversed and changed") {
    mixture(&$0, count: most, queries: most, kinds: [2, 3, 4], in: remainders)
  }
  Case("growing-max", about: "numbers are put in, one after the other at the end") { random in
    var queries = (0..<most - 1).map { Query.insert(random.next(in: remainders), at: $0 + 1) }
    queries.append(.question(1..<most))
    return Row(numbers: [0], queries: queries)
  }
}.main()
