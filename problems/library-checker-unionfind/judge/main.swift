import InputPatterns
import ProblemKit

let most = 200_000

/// An edge that is added, or a question whether two vertices are connected.
struct Query {
  var asks: Bool
  var first: Int
  var second: Int
}

struct Network {
  var vertices: Int
  var queries: [Query]
}

let format = InputFormat<Network>(
  read: { input in
    let vertices = try input.integer("N", in: 1...most)
    try input.space()
    let count = try input.integer("Q", in: 1...most)
    try input.lineEnd()
    let fields = [("t", 0...1), ("u", 0...vertices - 1), ("v", 0...vertices - 1)]
    let numbers = try input.rows(count, fields)
    return Network(
      vertices: vertices,
      queries: (0..<count).map {
        Query(
          asks: numbers[3 * $0] == 1, first: numbers[3 * $0 + 1], second: numbers[3 * $0 + 2])
      })
  },
  write: { network in
    [
      .line([network.vertices, network.queries.count]),
      .rows(network.queries.flatMap { [$0.asks ? 1 : 0, $0.first, $0.second] }, width: 3),
    ]
  })

/// Walks along the edges from one vertex to all that can be reached, for each question.
func walk(_ network: Network) -> [Int] {
  var neighbors = [[Int]](repeating: [], count: network.vertices)
  var answers: [Int] = []
  for query in network.queries {
    if !query.asks {
      neighbors[query.first].append(query.second)
      neighbors[query.second].append(query.first)
      continue
    }
    var reached: Set = [query.first]
    var open = [query.first]
    while let vertex = open.popLast() {
      for next in neighbors[vertex] where reached.insert(next).inserted { open.append(next) }
    }
    answers.append(reached.contains(query.second) ? 1 : 0)
  }
  return answers
}

/// Gives each vertex the name of its component and a component the list of its vertices; those of the
/// shorter list are renamed.
func rename(_ network: Network) -> [Int] {
  var names = Array(0..<network.vertices)
  var members = names.map { [$0] }
  var answers: [Int] = []
  for query in network.queries {
    let (first, second) = (names[query.first], names[query.second])
    if query.asks {
      answers.append(first == second ? 1 : 0)
    } else if first != second {
      let isLonger = members[first].count > members[second].count
      let (kept, given) = isLonger ? (first, second) : (second, first)
      for vertex in members[given] { names[vertex] = kept }
      members[kept] += members[given]
      members[given] = []
    }
  }
  return answers
}

// MARK: - Cases

func small(_ vertices: Int, _ queries: (type: Int, first: Int, second: Int)...) -> Network {
  Network(
    vertices: vertices,
    queries: queries.map { Query(asks: $0.type == 1, first: $0.first, second: $0.second) })
}

/// A case with a given network.
func fixed(_ name: String, _ about: String, _ network: Network) -> Case<Network> {
  Case(name, answer: .bruteForce, about: about) { _ in network }
}

/// Edges and questions between any vertices; of `period` queries about one asks.
func mixture(
  _ random: inout SplitMix64, vertices: Int, queries: Int, asksOneIn period: UInt64
) -> Network {
  Network(
    vertices: vertices,
    queries: (0..<queries).map { _ in
      Query(
        asks: random.nextIsOne(in: period), first: random.next(in: 0...vertices - 1),
        second: random.next(in: 0...vertices - 1))
    })
}

/// Edges in an order that makes long ways, and behind them questions about any vertices.
func edgesThenQuestions(
  _ random: inout SplitMix64, vertices: Int, edges: [(Int, Int)]
) -> Network {
  let questions = (edges.count..<most).map { _ in
    Query(
      asks: true, first: random.next(in: 0...vertices - 1),
      second: random.next(in: 0...vertices - 1))
  }
  return Network(
    vertices: vertices,
    queries: edges.map { Query(asks: false, first: $0.0, second: $0.1) } + questions)
}

// Few vertices, so that components grow together, or more than there are edges.
let smallInputs = SmallInputs<Network>(largestSize: most) { random, size in
  let queries = size.clamped(to: 1...most)
  let vertices = random.next(in: 1...(2 * size).clamped(to: 1...most))
  let period = random.next(in: 1...4 as ClosedRange<UInt64>)
  return mixture(&random, vertices: vertices, queries: queries, asksOneIn: period)
}

Problem(
  id: "lc-unionfind", title: "Union–find", link: "https://judge.yosupo.jp/problem/unionfind",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "walks along the edges for each question, up to Q = 2000",
      when: { $0.queries.count <= 2000 && $0.vertices <= 2000 }, solve: { [.column(walk($0))] }),
    Answer(.reference, about: "lists of the vertices of each component") { [.column(rename($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one vertex is connected with itself", small(1, (1, 0, 0)))
  fixed("nothing-asked", "edges only: no output", small(3, (0, 0, 1), (0, 1, 2)))
  fixed("loop", "an edge from a vertex to itself", small(2, (0, 0, 0), (1, 0, 0), (1, 0, 1)))
  fixed(
    "twice", "an edge twice, the second time backward",
    small(2, (0, 0, 1), (0, 1, 0), (1, 1, 0)))
  fixed(
    "ends", "the first and the last vertex, by way of the middle",
    small(5, (0, 0, 2), (1, 0, 4), (0, 2, 4), (1, 0, 4), (1, 1, 3)))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few vertices") { random in
    let vertices = random.next(in: 1...8)
    return mixture(&random, vertices: vertices, queries: 16, asksOneIn: 2)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "half of them questions") {
    mixture(&$0, vertices: 1000, queries: 2000, asksOneIn: 2)
  }
  Case("random-max", seeds: 1...3, about: "half of them questions") {
    mixture(&$0, vertices: most, queries: most, asksOneIn: 2)
  }
  Case("few-vertices-max", about: "all connected soon") {
    mixture(&$0, vertices: 100, queries: most, asksOneIn: 2)
  }
  Case("questions-only-max", about: "no edge at all") {
    mixture(&$0, vertices: most, queries: most, asksOneIn: 1)
  }
  Case("chain-max", about: "each vertex to the next, then questions") {
    edgesThenQuestions(
      &$0, vertices: most / 2, edges: (1..<most / 2).map { ($0 - 1, $0) })
  }
  Case("chain-backward-max", about: "each vertex to the one before, from the last on") {
    edgesThenQuestions(
      &$0, vertices: most / 2, edges: (1..<most / 2).reversed().map { ($0, $0 - 1) })
  }
  Case("star-max", about: "all vertices to the first one") {
    edgesThenQuestions(&$0, vertices: most / 2, edges: (1..<most / 2).map { ($0, 0) })
  }
  Case("deep-chain-max", about: "all vertices in a chain from the last on, and one question") {
    edgesThenQuestions(&$0, vertices: most, edges: (1..<most).reversed().map { ($0, $0 - 1) })
  }
  Case("tournament-max", about: "equals to equals, as deep as trees become") {
    var edges: [(Int, Int)] = []
    var step = 1
    while step < 1 << 16 {
      edges += stride(from: 0, to: 1 << 16, by: 2 * step).map { ($0 + step, $0) }
      step *= 2
    }
    return edgesThenQuestions(&$0, vertices: 1 << 16, edges: edges)
  }
}.main()
