import InputPatterns
import ProblemKit

let mostVertices = 100_000
let mostEdges = 1_000_000

let format = InputFormat.graph(vertices: ("V", 1...mostVertices), edges: ("E", 1...mostEdges))
  .requiring("no edge is a loop, and no two have the same ends", \.isSimple)
  .requiring("the graph is connected", \.isConnected)

func blocks(_ bridges: [EdgeList.Edge]) -> [Block] {
  let ends = bridges.map {
    [min($0.first, $0.second) + 1, max($0.first, $0.second) + 1]
  }
  let sorted = ends.sorted { $0.lexicographicallyPrecedes($1) }
  return [.line([sorted.count]), .rows(sorted.flatMap { $0 }, width: 2)]
}

/// Takes each edge away and looks whether what is left is connected.
func takeAway(_ graph: EdgeList) -> [EdgeList.Edge] {
  graph.edges.indices.filter { index in
    var rest = graph
    rest.edges.remove(at: index)
    return !rest.isConnected
  }.map { graph.edges[$0] }
}

/// Makes a tree level by level, and looks for edges of it that no other edge leads past.
///
/// Every other edge shows that the way between its ends in the tree has no bridge. What has been gone once is skipped
/// from then on.
func coverWays(_ graph: EdgeList) -> [EdgeList.Edge] {
  let neighbors = graph.neighbors
  var parents = [Int](repeating: -1, count: graph.vertexCount)
  var parentEdges = parents
  var depths = [Int](repeating: 0, count: graph.vertexCount)
  var order = [0]
  parents[0] = 0
  var next = 0
  while next < order.count {
    let vertex = order[next]
    for (other, edge) in neighbors[vertex] where parents[other] < 0 {
      (parents[other], parentEdges[other], depths[other]) = (vertex, edge, depths[vertex] + 1)
      order.append(other)
    }
    next += 1
  }
  // Of each vertex: the lowest one above it, or itself, whose edge to its parent may be a bridge.
  var tops = Array(0..<graph.vertexCount)
  func top(_ vertex: Int) -> Int {
    var vertex = vertex
    while tops[vertex] != vertex {
      tops[vertex] = tops[tops[vertex]]
      vertex = tops[vertex]
    }
    return vertex
  }
  for (index, edge) in graph.edges.enumerated()
  where parentEdges[edge.first] != index && parentEdges[edge.second] != index {
    var (first, second) = (top(edge.first), top(edge.second))
    while first != second {
      if depths[first] < depths[second] { swap(&first, &second) }
      tops[first] = parents[first]
      first = top(first)
    }
  }
  return order.dropFirst().filter { tops[$0] == $0 }.map { graph.edges[parentEdges[$0]] }
}

// MARK: - Cases

func fixed(
  _ name: String, _ about: String, vertices: Int, _ edges: [(Int, Int)]
) -> Case<EdgeList> {
  Case(name, answer: .bruteForce, about: about) { _ in
    EdgeList(vertexCount: vertices, edges: edges.map { .init($0.0, $0.1) })
  }
}

Problem(
  id: "boj-11400", title: "Bridges", link: "https://www.acmicpc.net/problem/11400",
  limits: Limits(seconds: 1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "takes each edge away, up to E = 100",
      when: { $0.edges.count <= 100 }, solve: { blocks(takeAway($0)) }),
    Answer(.reference, about: "covers the ways between the ends of edges that are in no tree") {
      blocks(coverWays($0))
    },
  ],
  checker: .numbers,
  smallInputs: .graphs(
    GraphPattern.connectedShapes, vertices: 2...mostVertices, edges: 1...mostEdges)
) {
  fixed("smallest", "two vertices and an edge", vertices: 2, [(1, 0)])
  fixed("cycle", "no bridge", vertices: 3, [(0, 1), (1, 2), (2, 0)])
  fixed(
    "two-cycles", "two cycles with a vertex in common: no bridge", vertices: 5,
    [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)])
  fixed(
    "order", "bridges whose numbers are not in the order of their ends", vertices: 5,
    [(4, 0), (3, 4), (2, 1), (0, 2)])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few edges more than a tree has")
  {
    random in
    let vertices = random.next(in: 4...9)
    let edges = vertices - 1 + random.next(in: 0...3)
    return random.nextGraph(.connected, vertexCount: vertices, edgeCount: edges)
  }
  Case.shapes(
    GraphPattern.connectedShapes, vertices: 12, edges: 13, size: "small", seeds: 1...3,
    answer: .bruteForce)
  Case.shapes(
    [.connected, .cliques], vertices: mostVertices, edges: mostEdges, size: "max")
  Case.shapes(
    [.connected, .band, .grid], vertices: mostVertices, edges: 110_000, size: "sparse")
  Case("random-tree-max", about: "a tree, all edges bridges") {
    $0.nextTree(.random, vertexCount: mostVertices)
  }
  Case("line-max", about: "a line, all edges bridges") {
    $0.nextTree(.line, vertexCount: mostVertices)
  }
}.main()
