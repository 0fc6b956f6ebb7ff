import InputPatterns
import ProblemKit

let mostVertices = 100_000
let mostEdges = 200_000

typealias Edge = (left: Int, right: Int)

struct Graph {
  var leftCount: Int
  var rightCount: Int
  var edges: [Edge]
}

/// One number for each pair of vertices.
func code(_ edge: Edge) -> Int { edge.left * mostVertices + edge.right }

let format = InputFormat<Graph>(
  read: { input in
    let leftCount = try input.integer("L", in: 1...mostVertices)
    try input.space()
    let rightCount = try input.integer("R", in: 1...mostVertices)
    try input.space()
    let edgeCount = try input.integer("M", in: 1...mostEdges)
    try input.lineEnd()
    var codes: Set<Int> = []
    let edges = try (0..<edgeCount).map { _ in
      let left = try input.integer("a", in: 0...leftCount - 1)
      try input.space()
      let right = try input.integer("b", in: 0...rightCount - 1)
      try input.require(codes.insert(code((left, right))).inserted, "the edge is there twice")
      try input.lineEnd()
      return (left: left, right: right)
    }
    return Graph(leftCount: leftCount, rightCount: rightCount, edges: edges)
  },
  write: { graph in
    [
      .line([graph.leftCount, graph.rightCount, graph.edges.count]),
      .rows(graph.edges.flatMap { [$0.left, $0.right] }, width: 2),
    ]
  })

func blocks(_ matching: [Edge]) -> [Block] {
  [.line([matching.count]), .rows(matching.flatMap { [$0.left, $0.right] }, width: 2)]
}

/// Takes each edge that is free, and leaves it: whichever is better.
func takingAndLeaving(_ edges: ArraySlice<Edge>, _ taken: [Edge] = []) -> [Edge] {
  guard let edge = edges.first else { return taken }
  let without = takingAndLeaving(edges.dropFirst(), taken)
  if taken.contains(where: { $0.left == edge.left || $0.right == edge.right }) { return without }
  let with = takingAndLeaving(edges.dropFirst(), taken + [edge])
  return with.count > without.count ? with : without
}

/// Lets trees grow from all free vertices on the left at once, until none comes to a free one on the right.
///
/// The first free vertex that a tree comes to ends it, and the edges on the way there change.
func byTrees(_ graph: Graph) -> [Edge] {
  var rights = [[Int]](repeating: [], count: graph.leftCount)
  for edge in graph.edges { rights[edge.left].append(edge.right) }
  var partnerOfLeft = [Int](repeating: -1, count: graph.leftCount)
  var partnerOfRight = [Int](repeating: -1, count: graph.rightCount)
  for edge in graph.edges
  where partnerOfLeft[edge.left] < 0 && partnerOfRight[edge.right] < 0 {
    (partnerOfLeft[edge.left], partnerOfRight[edge.right]) = (edge.right, edge.left)
  }
  var hasGrown = true
  while hasGrown {
    hasGrown = false
    var open = (0..<graph.leftCount).filter { partnerOfLeft[$0] < 0 }
    // The root of each vertex's tree, and the vertex on the left before it.
    var roots = [Int](repeating: -1, count: graph.leftCount)
    var previous = roots
    for root in open { roots[root] = root }
    var place = 0
    while place < open.count {
      let left = open[place]
      place += 1
      if partnerOfLeft[roots[left]] >= 0 { continue }
      for right in rights[left] {
        let next = partnerOfRight[right]
        if next < 0 {
          var (end, freed) = (left, right)
          while end >= 0 {
            partnerOfRight[freed] = end
            swap(&partnerOfLeft[end], &freed)
            end = previous[end]
          }
          hasGrown = true
          break
        }
        if roots[next] < 0 {
          (roots[next], previous[next]) = (roots[left], left)
          open.append(next)
        }
      }
    }
  }
  return (0..<graph.leftCount).filter { partnerOfLeft[$0] >= 0 }.map { ($0, partnerOfLeft[$0]) }
}

/// The number of edges of a matching that an output lists.
func size(_ graph: Graph, _ output: [UInt8]) throws -> Int {
  var tokens = TokenReader(output)
  let count = try tokens.integer("K", in: 0...min(graph.leftCount, graph.rightCount))
  let codes = Set(graph.edges.map(code))
  var isLeftTaken = [Bool](repeating: false, count: graph.leftCount)
  var isRightTaken = [Bool](repeating: false, count: graph.rightCount)
  for place in 0..<count {
    let left = try tokens.integer("c of edge \(place + 1)", in: 0...graph.leftCount - 1)
    let right = try tokens.integer("d of edge \(place + 1)", in: 0...graph.rightCount - 1)
    if !codes.contains(code((left, right))) {
      throw Judgement.wrongAnswer("there is no edge \(left) \(right)")
    }
    if isLeftTaken[left] || isRightTaken[right] {
      throw Judgement.wrongAnswer("edge \(left) \(right) has an end in common with one before it")
    }
    (isLeftTaken[left], isRightTaken[right]) = (true, true)
  }
  try tokens.end()
  return count
}

/// Any matching that is as large as the answer's.
let checker = Checker<Graph> { graph, output, answer in
  let best: Int
  do {
    best = try size(graph, answer)
  } catch {
    return .juryFault("the answer does not hold: \(error)")
  }
  let found = try size(graph, output)
  let edges = found == 1 ? "1 edge" : "\(found) edges"
  if found < best { return .wrongAnswer("\(edges) found, \(best) possible") }
  if found > best { return .juryFault("\(edges) found, more than the answer's \(best)") }
  return .ok(edges)
}

// MARK: - Cases

/// The same graph with other numbers for its vertices and its edges in another order.
func shuffled(_ graph: Graph, _ random: inout SplitMix64) -> Graph {
  var (lefts, rights) = (Array(0..<graph.leftCount), Array(0..<graph.rightCount))
  random.shuffle(&lefts)
  random.shuffle(&rights)
  var edges = graph.edges.map { (left: lefts[$0.left], right: rights[$0.right]) }
  random.shuffle(&edges)
  return Graph(leftCount: graph.leftCount, rightCount: graph.rightCount, edges: edges)
}

/// The given edges, and others at random up to a number of them: fewer if there are no more.
func anyEdges(
  _ random: inout SplitMix64, left: Int, right: Int, count: Int, besides given: [Edge] = [],
  where isAllowed: (Edge) -> Bool = { _ in true }
) -> Graph {
  var codes = Set(given.map(code))
  var edges = given
  for _ in 0..<4 * count where edges.count < count {
    let edge = (left: random.next(in: 0..<left), right: random.next(in: 0..<right))
    if isAllowed(edge) && codes.insert(code(edge)).inserted { edges.append(edge) }
  }
  return Graph(leftCount: left, rightCount: right, edges: edges)
}

/// A path through all vertices, or a cycle if it is closed.
func line(_ count: Int, isClosed: Bool = false) -> Graph {
  let edges = (0..<count).flatMap { vertex -> [Edge] in
    let next = (left: vertex, right: (vertex + 1) % count)
    return (next.right > 0 || isClosed ? [next] : []) + [(vertex, vertex)]
  }
  return Graph(leftCount: count, rightCount: count, edges: edges)
}

/// Paths of 1, 3, 5, … edges one below the other: if each vertex takes the first of its neighbors, those at
/// their ends are left over.
func longerAndLonger(_ lengths: ClosedRange<Int>) -> Graph {
  var edges: [Edge] = []
  var first = 0
  for length in lengths {
    for vertex in first..<first + length {
      if vertex + 1 < first + length { edges.append((vertex, vertex + 1)) }
      edges.append((vertex, vertex))
    }
    first += length
  }
  return Graph(leftCount: first, rightCount: first, edges: edges)
}

/// A path in any order whose vertices can all be matched with each other, and as many vertices on the left that
/// are joined with its start only.
func inVain(_ random: inout SplitMix64) -> Graph {
  let path = shuffled(line(mostVertices / 2), &random)
  var counts = [Int](repeating: 0, count: path.rightCount)
  for edge in path.edges { counts[edge.right] += 1 }
  let start = counts.firstIndex(of: 1)!
  return Graph(
    leftCount: mostVertices, rightCount: path.rightCount,
    edges: path.edges + (path.leftCount..<mostVertices).map { ($0, start) })
}

func complete(_ left: Int, _ right: Int) -> Graph {
  Graph(
    leftCount: left, rightCount: right,
    edges: (0..<left).flatMap { vertex in (0..<right).map { (vertex, $0) } })
}

func fixed(_ name: String, _ about: String, _ graph: Graph) -> Case<Graph> {
  Case(name, answer: .bruteForce, about: about) { _ in graph }
}

func small(_ left: Int, _ right: Int, _ edges: Edge...) -> Graph {
  Graph(leftCount: left, rightCount: right, edges: edges)
}

let smallInputs = SmallInputs<Graph>(largestSize: mostEdges) { random, size in
  let count = size.clamped(to: 1...mostEdges)
  let left = random.next(in: 1...(size + 1).clamped(to: 1...mostVertices))
  let right = random.next(in: 1...(size + 1).clamped(to: 1...mostVertices))
  return anyEdges(&random, left: left, right: right, count: min(count, left * right))
}

Problem(
  id: "lc-bipartitematching", title: "Matching on a bipartite graph",
  link: "https://judge.yosupo.jp/problem/bipartitematching",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "takes and leaves each edge, up to M = 14",
      when: { $0.edges.count <= 14 }, solve: { blocks(takingAndLeaving($0.edges[...])) }),
    Answer(.reference, about: "trees from all free vertices at once") { blocks(byTrees($0)) },
  ],
  checker: checker,
  smallInputs: smallInputs
) {
  fixed("smallest", "one edge", small(1, 1, (0, 0)))
  fixed("one-gives-way", "the first has to take another", small(2, 2, (0, 0), (0, 1), (1, 0)))
  fixed(
    "two-give-way", "a path through all vertices, the free ones at its ends",
    small(3, 3, (0, 1), (0, 0), (1, 2), (1, 1), (2, 2)))
  fixed("star", "one vertex for all", small(4, 3, (0, 1), (1, 1), (2, 1), (3, 1)))
  fixed("last-pair", "only the last vertices have an edge", small(5, 7, (4, 6)))
  fixed(
    "not-the-first", "the best pairs come after others",
    small(3, 3, (0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 0)))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few vertices") { random in
    let (left, right) = (random.next(in: 1...6), random.next(in: 1...6))
    let count = random.next(in: 1...min(14, left * right))
    return anyEdges(&random, left: left, right: right, count: count)
  }
  Case("random-medium", seeds: 1...5, about: "a thousand vertices, of which most find somebody") {
    anyEdges(&$0, left: 1000, right: 1000, count: $0.next(in: 1000...4000))
  }
  Case("random-max", seeds: 1...2, about: "as many vertices and edges as can be") {
    anyEdges(&$0, left: mostVertices, right: mostVertices, count: mostEdges)
  }
  Case("sparse-max", about: "an edge for each vertex on average") {
    anyEdges(&$0, left: mostVertices, right: mostVertices, count: mostVertices)
  }
  Case("perfect-max", about: "nobody is left over, and three edges for each vertex") { random in
    let count = mostEdges / 3
    return shuffled(
      anyEdges(
        &random, left: count, right: count, count: mostEdges,
        besides: (0..<count).map { ($0, $0) }), &random)
  }
  Case("one-way-only-max", seeds: 1...2, about: "nobody is left over, in a single way") { random in
    let count = mostEdges / 3
    return shuffled(
      anyEdges(
        &random, left: count, right: count, count: mostEdges,
        besides: (0..<count).map { ($0, $0) }, where: { $0.right < $0.left }), &random)
  }
  Case("line-max", about: "a path through all vertices, the free ones at its ends") { _ in
    line(mostVertices)
  }
  Case("line-shuffled-max", about: "a path through all vertices in any order") {
    shuffled(line(mostVertices), &$0)
  }
  Case("cycle-max", about: "a cycle through all vertices in any order") {
    shuffled(line(mostVertices, isClosed: true), &$0)
  }
  Case("longer-and-longer-max", about: "paths of 1, 3, 5, … edges, in order") { _ in
    longerAndLonger(1...440)
  }
  Case("threes-max", about: "paths of three edges in any order") { random in
    let edges = (0..<mostVertices).flatMap { vertex -> [Edge] in
      vertex % 2 == 0 ? [(vertex, vertex), (vertex, vertex + 1)] : [(vertex, vertex)]
    }
    return shuffled(
      Graph(leftCount: mostVertices, rightCount: mostVertices, edges: edges), &random)
  }
  Case("in-vain-max", about: "half of the vertices on the left look for somebody along a path") {
    inVain(&$0)
  }
  Case("in-vain-right-max", about: "half of the vertices on the right look for somebody") {
    let graph = inVain(&$0)
    let edges = graph.edges.map { (left: $0.right, right: $0.left) }
    return Graph(leftCount: graph.rightCount, rightCount: graph.leftCount, edges: edges)
  }
  Case("dense-max", about: "447 vertices on either side, and all edges") {
    shuffled(complete(447, 447), &$0)
  }
  Case("few-on-the-left-max", about: "two vertices on the left, and all edges") { _ in
    complete(2, mostVertices)
  }
  Case("few-on-the-right-max", about: "two vertices on the right, and all edges") { _ in
    complete(mostVertices, 2)
  }
  Case("crowded-max", about: "half as many vertices on the right as on the left") {
    anyEdges(&$0, left: mostVertices, right: mostVertices / 2, count: mostEdges)
  }
  Case("crowded-left-max", about: "half as many vertices on the left as on the right") {
    anyEdges(&$0, left: mostVertices / 2, right: mostVertices, count: mostEdges)
  }
  Case("thousand-on-the-right-max", about: "a thousand vertices on the right for all") {
    anyEdges(&$0, left: mostVertices, right: 1000, count: mostEdges)
  }
}.main()
