import InputPatterns
import ProblemKit

let most = 500_000
let numbers = 0...1_000_000_000

enum Query {
  case add(number: Int, vertex: Int)
  case sum(from: Int, to: Int)
}

struct Tree {
  var numbers: [Int]
  var edges: [(Int, Int)]
  var queries: [Query]
}

let format = InputFormat<Tree>(
  read: { input in
    let count = try input.integer("N", in: 1...most)
    try input.space()
    let queryCount = try input.integer("Q", in: 1...most)
    try input.lineEnd()
    let vertices = 0...count - 1
    let values = try input.line("a", count: count, in: numbers)
    let ends = try input.rows(count - 1, [("u", vertices), ("v", vertices)])
    let edges = (0..<count - 1).map { (ends[2 * $0], ends[2 * $0 + 1]) }
    try input.require(
      parents(edges) != nil, "the edges must lead from each vertex to each other one")
    let queries: [Query] = try (0..<queryCount).map { _ in
      let asks = try input.integer("type", in: 0...1) == 1
      try input.space()
      let vertex = try input.integer(asks ? "u" : "p", in: vertices)
      try input.space()
      let last = try input.integer(asks ? "v" : "x", in: asks ? vertices : numbers)
      try input.lineEnd()
      return asks ? .sum(from: vertex, to: last) : .add(number: last, vertex: vertex)
    }
    return Tree(numbers: values, edges: edges, queries: queries)
  },
  write: { tree in
    [.line([tree.numbers.count, tree.queries.count]), .line(tree.numbers)]
      + [.rows(tree.edges.flatMap { [$0, $1] }, width: 2)]
      + tree.queries.map { query in
        switch query {
        case .add(let number, let vertex): .line([0, vertex, number])
        case .sum(let start, let end): .line([1, start, end])
        }
      }
  })

/// The vertices in an order that begins with 0 and in which each has its parent in front of it, and the parents;
/// `nil` if some cannot be reached.
func parents(_ edges: [(Int, Int)]) -> (order: [Int], parents: [Int])? {
  let count = edges.count + 1
  // Of each vertex: the edge that leads to it and is first, then those after it.
  var firstEdges = [Int](repeating: -1, count: count)
  var nextEdges = [Int](repeating: -1, count: 2 * edges.count)
  for (edge, (u, v)) in edges.enumerated() {
    (nextEdges[2 * edge], firstEdges[u]) = (firstEdges[u], 2 * edge)
    (nextEdges[2 * edge + 1], firstEdges[v]) = (firstEdges[v], 2 * edge + 1)
  }
  var parents = [Int](repeating: -1, count: count)
  var order = [0]
  parents[0] = 0
  var next = 0
  while next < order.count {
    var edge = firstEdges[order[next]]
    while edge >= 0 {
      let vertex = edge % 2 == 0 ? edges[edge / 2].1 : edges[edge / 2].0
      if parents[vertex] < 0 {
        parents[vertex] = order[next]
        order.append(vertex)
      }
      edge = nextEdges[edge]
    }
    next += 1
  }
  return order.count == count ? (order, parents) : nil
}

/// Walks from both ends toward vertex 0 until they meet.
func stepByStep(_ tree: Tree) -> [Int] {
  let (order, parents) = parents(tree.edges)!
  var depths = [Int](repeating: 0, count: order.count)
  for vertex in order.dropFirst() { depths[vertex] = depths[parents[vertex]] + 1 }
  var values = tree.numbers
  var sums: [Int] = []
  for query in tree.queries {
    switch query {
    case .add(let number, let vertex): values[vertex] += number
    case .sum(var start, var end):
      var sum = 0
      while start != end {
        if depths[start] < depths[end] { swap(&start, &end) }
        sum += values[start]
        start = parents[start]
      }
      sums.append(sum + values[start])
    }
  }
  return sums
}

/// The sums of the ways from vertex 0 to each other one: a change adds to those of all vertices below, which are a
/// range; where two ways part is found by jumps.
func byWaysFromTheRoot(_ tree: Tree) -> [Int] {
  let (order, parents) = parents(tree.edges)!
  let count = order.count
  var sizes = [Int](repeating: 1, count: count)
  for vertex in order.dropFirst().reversed() { sizes[parents[vertex]] += sizes[vertex] }
  var (starts, nextStarts) = ([Int](repeating: 0, count: count), [Int](repeating: 1, count: count))
  for vertex in order.dropFirst() {
    starts[vertex] = nextStarts[parents[vertex]]
    nextStarts[parents[vertex]] += sizes[vertex]
    nextStarts[vertex] = starts[vertex] + 1
  }
  // From each vertex a jump leads over about as many as from its parent, or as the next two together: Myers, "An
  // applicative random-access stack", 1983.
  var depths = [Int](repeating: 0, count: count)
  var jumps = parents
  for vertex in order.dropFirst() {
    let parent = parents[vertex]
    let (first, second) = (jumps[parent], jumps[jumps[parent]])
    depths[vertex] = depths[parent] + 1
    let areEqual = depths[parent] - depths[first] == depths[first] - depths[second]
    jumps[vertex] = areEqual ? second : parent
  }
  func isBelow(_ vertex: Int, _ above: Int) -> Bool {
    (starts[above]..<starts[above] + sizes[above]).contains(starts[vertex])
  }
  func meeting(_ start: Int, _ end: Int) -> Int {
    var vertex = start
    while !isBelow(end, vertex) {
      vertex = isBelow(end, jumps[vertex]) ? parents[vertex] : jumps[vertex]
    }
    return vertex
  }

  // Fenwick, "A new data structure for cumulative frequency tables", 1994: of differences.
  var differences = [Int](repeating: 0, count: count + 1)
  func add(_ number: Int, _ vertex: Int) {
    for (start, difference) in [
      (starts[vertex], number), (starts[vertex] + sizes[vertex], -number),
    ] {
      var index = start + 1
      while index <= count {
        differences[index] += difference
        index += index & -index
      }
    }
  }
  func sum(_ vertex: Int) -> Int {
    var (index, sum) = (starts[vertex] + 1, 0)
    while index > 0 {
      sum += differences[index]
      index -= index & -index
    }
    return sum
  }
  for (vertex, number) in tree.numbers.enumerated() { add(number, vertex) }
  var sums: [Int] = []
  for query in tree.queries {
    switch query {
    case .add(let number, let vertex): add(number, vertex)
    case .sum(let start, let end):
      let top = meeting(start, end)
      let above = top == 0 ? 0 : sum(parents[top])
      sums.append(sum(start) + sum(end) - sum(top) - above)
    }
  }
  return sums
}

// MARK: - Cases

extension SplitMix64 {
  /// A tree of a shape, its vertices numbered at random, with random numbers; every other query asks.
  ///
  /// - Parameter isZeroFirst: Whether the vertices are numbered from the one that all others are below on.
  mutating func nextTree(
    _ shape: TreePattern, count: Int, queries: Int, isZeroFirst: Bool = false
  ) -> Tree {
    let parents = shape.parents(count: count, seed: next())
    let ordered = parents.enumerated().map { ($0.offset + 1, $0.element) }
    let edges = isZeroFirst ? ordered : shape.edges(count: count, seed: next())
    return Tree(
      numbers: (0..<count).map { _ in next(in: numbers) }, edges: edges,
      queries: (0..<queries).map { _ in
        let vertex = next(in: 0...count - 1)
        return nextIsOne(in: 2)
          ? .add(number: next(in: numbers), vertex: vertex)
          : .sum(from: vertex, to: next(in: 0...count - 1))
      })
  }
}

func shapes(
  _ size: String, count: Int, queries: Int, seeds: ClosedRange<UInt64> = 1...1,
  answer: AnswerMethod = .reference, of shapes: [TreePattern] = TreePattern.allCases
) -> [Case<Tree>] {
  shapes.map { shape in
    Case(
      "\(shape.rawValue)-\(size)", seeds: seeds, answer: answer,
      about: "\(shape.rawValue): \(count) vertices, \(queries) queries"
    ) { $0.nextTree(shape, count: count, queries: queries) }
  }
}

let smallInputs = SmallInputs<Tree>(largestSize: most) { random, size in
  let count = size.clamped(to: 1...most)
  let shape = TreePattern.allCases[random.next(in: 0..<TreePattern.allCases.count)]
  return random.nextTree(shape, count: count, queries: count)
}

Problem(
  id: "lc-vertex_add_path_sum", title: "Sums of paths in a tree",
  link: "https://judge.yosupo.jp/problem/vertex_add_path_sum",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "walks from vertex to vertex, up to N = Q = 2000",
      when: { $0.numbers.count <= 2000 && $0.queries.count <= 2000 },
      solve: { [.column(stepByStep($0))] }),
    Answer(.reference, about: "sums of the ways from vertex 0 on") {
      [.column(byWaysFromTheRoot($0))]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  Case("smallest", answer: .bruteForce, about: "a single vertex") { _ in
    Tree(numbers: [7], edges: [], queries: [.sum(from: 0, to: 0)])
  }
  Case("nothing-asked", answer: .bruteForce, about: "changes only: no output") { _ in
    Tree(numbers: [7, 8], edges: [(1, 0)], queries: [.add(number: 1, vertex: 1)])
  }
  Case("ends", answer: .bruteForce, about: "paths to oneself, up, down and across") { _ in
    Tree(
      numbers: [1, 2, 4, 8, 16, 32], edges: [(0, 1), (1, 2), (1, 3), (0, 4), (4, 5)],
      queries: [
        .sum(from: 2, to: 2), .sum(from: 2, to: 0), .sum(from: 0, to: 5), .sum(from: 3, to: 2),
        .sum(from: 5, to: 3), .add(number: 100, vertex: 1), .sum(from: 5, to: 2),
        .sum(from: 4, to: 0),
      ])
  }
  shapes("small", count: 12, queries: 20, seeds: 1...3, answer: .bruteForce)
  shapes("medium", count: 2000, queries: 2000, answer: .bruteForce)
  shapes("max", count: most, queries: most, of: [.random, .comb])
  Case("line-max", about: "the largest numbers, all on one path from 0 on") { random in
    var tree = random.nextTree(.line, count: most, queries: most, isZeroFirst: true)
    tree.numbers = tree.numbers.map { _ in numbers.upperBound }
    return tree
  }
}.main()
