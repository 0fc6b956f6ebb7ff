import InputPatterns
import ProblemKit

let mostVertices = 10_000
let mostEdges = 100_000

struct Graph {
  var vertexCount: Int
  /// From one vertex to another; they are counted from 1.
  var edges: [(start: Int, end: Int)]
}

let format = InputFormat<Graph>(
  read: { input in
    let vertexCount = try input.integer("V", in: 1...mostVertices)
    try input.space()
    let edgeCount = try input.integer("E", in: 1...mostEdges)
    try input.lineEnd()
    let ends = try input.rows(edgeCount, [("a", 1...vertexCount), ("b", 1...vertexCount)])
    return Graph(
      vertexCount: vertexCount,
      edges: stride(from: 0, to: ends.count, by: 2).map { (ends[$0], ends[$0 + 1]) })
  },
  write: { graph in
    [
      .line([graph.vertexCount, graph.edges.count]),
      .rows(graph.edges.flatMap { [$0.start, $0.end] }, width: 2),
    ]
  })

/// Goes from a vertex wherever the ways lead, without those that are closed, and calls the body with each
/// vertex that all ways from have been gone.
func explore(
  from root: Int, _ ways: [[Int]], _ isClosed: inout [Bool], _ leave: (Int) -> Void
) {
  var path = [(vertex: root, next: 0)]
  isClosed[root] = true
  while let (vertex, next) = path.last {
    if next == ways[vertex].count {
      path.removeLast()
      leave(vertex)
      continue
    }
    path[path.count - 1].next += 1
    let end = ways[vertex][next]
    if !isClosed[end] {
      isClosed[end] = true
      path.append((end, 0))
    }
  }
}

func ways(_ graph: Graph, backward: Bool) -> [[Int]] {
  var ways = [[Int]](repeating: [], count: graph.vertexCount + 1)
  for edge in graph.edges {
    if backward { ways[edge.end].append(edge.start) } else { ways[edge.start].append(edge.end) }
  }
  return ways
}

func blocks(_ components: [[Int]]) -> [Block] {
  let sorted = components.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  return [.line([sorted.count])] + sorted.map { .line($0 + [-1]) }
}

/// Goes from every vertex, and puts together those that reach each other.
func byReachability(_ graph: Graph) -> [[Int]] {
  let ways = ways(graph, backward: false)
  let reached = (0...graph.vertexCount).map { vertex in
    var isReached = [Bool](repeating: false, count: graph.vertexCount + 1)
    if vertex > 0 { explore(from: vertex, ways, &isReached) { _ in } }
    return isReached
  }
  var components: [[Int]] = []
  for vertex in 1...graph.vertexCount {
    let place = components.firstIndex { reached[vertex][$0[0]] && reached[$0[0]][vertex] }
    if let place { components[place].append(vertex) } else { components.append([vertex]) }
  }
  return components
}

/// Goes forward, and then backward from what was left last, as Kosaraju does.
func forwardAndBackward(_ graph: Graph) -> [[Int]] {
  var order: [Int] = []
  var isClosed = [Bool](repeating: false, count: graph.vertexCount + 1)
  let forward = ways(graph, backward: false)
  for vertex in 1...graph.vertexCount where !isClosed[vertex] {
    explore(from: vertex, forward, &isClosed) { order.append($0) }
  }
  var components: [[Int]] = []
  isClosed = [Bool](repeating: false, count: graph.vertexCount + 1)
  let backward = ways(graph, backward: true)
  for vertex in order.reversed() where !isClosed[vertex] {
    var component: [Int] = []
    explore(from: vertex, backward, &isClosed) { component.append($0) }
    components.append(component)
  }
  return components
}

// MARK: - Cases

/// Edges at random; with shuffled names, so that the order of the numbers means nothing.
func shuffled(_ graph: Graph, _ random: inout SplitMix64) -> Graph {
  var names = Array(1...graph.vertexCount)
  random.shuffle(&names)
  var edges = graph.edges.map { (names[$0.start - 1], names[$0.end - 1]) }
  random.shuffle(&edges)
  return Graph(vertexCount: graph.vertexCount, edges: edges)
}

func anyEdges(_ random: inout SplitMix64, vertices: Int, edges: Int) -> Graph {
  Graph(
    vertexCount: vertices,
    edges: (0..<edges).map { _ in
      (random.next(in: 1...vertices), random.next(in: 1...vertices))
    })
}

/// Cycles in a row, each with an edge to a later one.
func chainOfCycles(_ random: inout SplitMix64, vertices: Int, length: Int) -> Graph {
  var edges: [(start: Int, end: Int)] = []
  for vertex in 1...vertices {
    let first = (vertex - 1) / length * length + 1
    let last = min(first + length - 1, vertices)
    edges.append((vertex, vertex == last ? first : vertex + 1))
    if last < vertices, random.nextIsOne(in: 2) {
      edges.append((vertex, random.next(in: last + 1...vertices)))
    }
  }
  return Graph(vertexCount: vertices, edges: edges)
}

func fixed(
  _ name: String, _ about: String, vertices: Int, _ edges: [(start: Int, end: Int)]
) -> Case<Graph> {
  Case(name, answer: .bruteForce, about: about) { _ in Graph(vertexCount: vertices, edges: edges) }
}

let smallInputs = SmallInputs<Graph>(largestSize: mostEdges) { random, size in
  let edges = size.clamped(to: 1...mostEdges)
  let vertices = random.next(in: 1...(size + 1).clamped(to: 1...mostVertices))
  return anyEdges(&random, vertices: vertices, edges: edges)
}

Problem(
  id: "boj-2150", title: "Strongly connected components",
  link: "https://www.acmicpc.net/problem/2150",
  limits: Limits(seconds: 2, memory: 192),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "what reaches each other, up to V = 100",
      when: { $0.vertexCount <= 100 }, solve: { blocks(byReachability($0)) }),
    Answer(.reference, about: "forward, then backward") { blocks(forwardAndBackward($0)) },
  ],
  checker: .lines,
  smallInputs: smallInputs
) {
  fixed("smallest", "one vertex, an edge to itself", vertices: 1, [(1, 1)])
  fixed("both-ways", "two vertices that lead to each other", vertices: 2, [(1, 2), (2, 1)])
  fixed("twice", "the same edge twice, none back", vertices: 2, [(2, 1), (2, 1)])
  fixed(
    "finished", "an edge to what is done already, which does not lead back", vertices: 4,
    [(1, 2), (1, 3), (3, 2), (3, 4), (4, 3)])
  fixed(
    "two-cycles", "two cycles with a vertex in common", vertices: 5,
    [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3)])
  fixed(
    "later-back", "the edge that closes the large cycle is found last", vertices: 6,
    [(1, 2), (2, 3), (3, 2), (2, 4), (4, 5), (5, 4), (5, 6), (6, 1)])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few vertices") { random in
    let vertices = random.next(in: 2...9)
    return anyEdges(&random, vertices: vertices, edges: vertices + random.next(in: 0...3))
  }
  Case("cycles-small", seeds: 1...5, answer: .bruteForce, about: "cycles of four in a row") {
    shuffled(chainOfCycles(&$0, vertices: 30, length: 4), &$0)
  }
  Case("random-max", about: "as many vertices and edges as can be") {
    anyEdges(&$0, vertices: mostVertices, edges: mostEdges)
  }
  Case("sparse-max", seeds: 1...2, about: "as many edges as vertices") {
    anyEdges(&$0, vertices: mostVertices, edges: mostVertices)
  }
  Case("cycles-max", about: "cycles of a hundred in a row") {
    shuffled(chainOfCycles(&$0, vertices: mostVertices, length: 100), &$0)
  }
  Case("path-max", about: "a path through all vertices, from each ten edges to earlier ones") {
    random in
    var edges = (1..<mostVertices).map { (start: $0, end: $0 + 1) }
    while edges.count < mostEdges {
      let start = random.next(in: mostVertices / 2...mostVertices)
      edges.append((start, random.next(in: mostVertices / 2...start)))
    }
    return Graph(vertexCount: mostVertices, edges: edges)
  }
  Case("star-max", about: "a vertex that leads to all others and back to itself only") { _ in
    let edges = (0..<mostEdges).map { (start: 1, end: 1 + $0 % mostVertices) }
    return Graph(vertexCount: mostVertices, edges: edges)
  }
}.main()
