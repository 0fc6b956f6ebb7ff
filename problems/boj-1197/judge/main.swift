import InputPatterns
import ProblemKit

let mostVertices = 10_000
let mostEdges = 100_000
let weights = -1_000_000...1_000_000
/// With these no sum of a tree needs more than 32 bits.
let lightWeights = -200_000...200_000

let format = InputFormat.graph(
  vertices: ("V", 1...mostVertices), edges: ("E", 1...mostEdges), weight: ("C", weights)
).requiring("the graph is connected", \.isConnected)
  .requiring("the sum fits 32 bits") { Int32(exactly: lookThrough($0)) != nil }

/// Tries every set of edges that has one less than there are vertices.
func tryEverySet(_ graph: EdgeList) -> Int {
  let sets = 0..<1 << graph.edges.count
  let sums = sets.filter { $0.nonzeroBitCount == graph.vertexCount - 1 }.compactMap { set in
    let edges = graph.edges.indices.filter { set >> $0 & 1 == 1 }.map { graph.edges[$0] }
    let tree = EdgeList(vertexCount: graph.vertexCount, edges: edges)
    return tree.isConnected ? edges.reduce(0) { $0 + $1.weight } : nil
  }
  return sums.min()!
}

/// Looks through all vertices for the one that the lightest edge leads to from those that are connected, each time: Prim.
func lookThrough(_ graph: EdgeList) -> Int {
  let neighbors = graph.neighbors
  var lightest = [Int](repeating: .max, count: graph.vertexCount)
  var open = Array(0..<graph.vertexCount)
  lightest[0] = 0
  var sum = 0
  while !open.isEmpty {
    var place = 0
    for other in open.indices where lightest[open[other]] < lightest[open[place]] { place = other }
    let vertex = open[place]
    open.swapAt(place, open.count - 1)
    open.removeLast()
    sum += lightest[vertex]
    lightest[vertex] = .min
    for (next, edge) in neighbors[vertex] {
      lightest[next] = min(lightest[next], graph.edges[edge].weight)
    }
  }
  return sum
}

// MARK: - Cases

func fixed(
  _ name: String, _ about: String, vertices: Int, _ edges: [EdgeList.Edge]
) -> Case<EdgeList> {
  Case(name, answer: .bruteForce, about: about) { _ in
    EdgeList(vertexCount: vertices, edges: edges)
  }
}

Problem(
  id: "boj-1197", title: "Minimum spanning tree", link: "https://www.acmicpc.net/problem/1197",
  limits: Limits(seconds: 1, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries every set of edges, up to E = 12",
      when: { $0.edges.count <= 12 }, solve: { [.line([tryEverySet($0)])] }),
    Answer(.reference, about: "looks for the lightest edge each time") {
      [.line([lookThrough($0)])]
    },
  ],
  checker: .numbers,
  smallInputs: .graphs(
    GraphPattern.connectedShapes, vertices: 2...mostVertices, edges: 1...mostEdges,
    weights: lightWeights, areSimple: false)
) {
  fixed("smallest", "one vertex and a loop", vertices: 1, [.init(0, 0, weight: -5)])
  fixed(
    "several-edges", "the lightest of three edges comes second", vertices: 2,
    [.init(0, 1, weight: 7), .init(1, 0, weight: -7), .init(0, 1, weight: 0)])
  fixed(
    "heavy-but-needed", "a heavy edge that is the only one to a vertex", vertices: 4,
    [
      .init(0, 1, weight: 1), .init(1, 2, weight: 1), .init(0, 2, weight: 1),
      .init(2, 3, weight: 1_000_000),
    ])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "with loops and edges twice") {
    random in
    let vertices = random.next(in: 1...6)
    var graph = random.nextTree(.random, vertexCount: vertices, weights: -9...9)
    for _ in 0..<random.next(in: 1...6) {
      let (first, second) = (random.next(in: 0..<vertices), random.next(in: 0..<vertices))
      graph.edges.append(.init(first, second, weight: random.next(in: -9...9)))
    }
    random.shuffle(&graph.edges)
    return graph
  }
  Case.shapes(
    GraphPattern.connectedShapes, vertices: 7, edges: 12, weights: -9...9, size: "small",
    seeds: 1...3, answer: .bruteForce)
  Case.shapes(
    GraphPattern.connectedShapes, vertices: mostVertices, edges: mostEdges, weights: lightWeights,
    size: "max")
  Case("random-max", seeds: 1...2, about: "a thousand vertices, nearly all weights different") {
    random in
    var graph = random.nextGraph(.connected, vertexCount: 1000, edgeCount: mostEdges)
    for edge in graph.edges.indices { graph.edges[edge].weight = random.next(in: weights) }
    return graph
  }
  Case("heaviest-max", about: "a tree that weighs nearly as much as fits 32 bits") { random in
    random.nextTree(.deep, vertexCount: mostVertices, weights: 214_769...214_769)
  }
}.main()
