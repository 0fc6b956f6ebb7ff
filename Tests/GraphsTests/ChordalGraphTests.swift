import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ChordalGraphTests {
  @Test func documentedExamplesAreTrue() {
    var roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 3), (3, 0)])
    #expect(roads.perfectEliminationOrder() == nil)
    roads.addEdge(0, 2)
    #expect(roads.perfectEliminationOrder() == [1, 3, 2, 0])
    let more = WeightedGraph(
      vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (3, 4), (4, 1)])
    #expect(more.chordlessCycle()?.sorted() == [1, 2, 3, 4])
  }

  private func matrix(_ graph: WeightedGraph) -> [[Bool]] {
    let count = graph.vertexCount
    var matrix = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
    for edge in graph.edges where edge.first != edge.second {
      (matrix[edge.first][edge.second], matrix[edge.second][edge.first]) = (true, true)
    }
    return matrix
  }

  private func areAdjacent(_ vertices: [Int], _ matrix: [[Bool]]) -> Bool {
    vertices.allSatisfy { first in vertices.allSatisfy { $0 == first || matrix[first][$0] } }
  }

  /// Whether vertices whose neighbors are all adjacent can be removed until none is left: any of them will do.
  private func isChordal(_ matrix: [[Bool]]) -> Bool {
    var rest = Array(matrix.indices)
    while let place = rest.firstIndex(where: { vertex in
      areAdjacent(rest.filter { matrix[vertex][$0] }, matrix)
    }) {
      rest.remove(at: place)
    }
    return rest.isEmpty
  }

  private func checkAll(_ graph: WeightedGraph) throws {
    let matrix = matrix(graph)
    let isChordal = isChordal(matrix)
    try check(graph.perfectEliminationOrder() != nil, equals: isChordal)
    try check(graph.chordlessCycle() == nil, equals: isChordal)
    if let order = graph.perfectEliminationOrder() {
      try check(order.sorted(), equals: Array(0..<graph.vertexCount))
      for (place, vertex) in order.enumerated() {
        let later = order[(place + 1)...].filter { matrix[vertex][$0] }
        try check(areAdjacent(later, matrix), "\(order): \(vertex)")
      }
    }
    if let cycle = graph.chordlessCycle() {
      try check(cycle.count >= 4 && Set(cycle).count == cycle.count, "\(cycle)")
      for (place, vertex) in cycle.enumerated() {
        for (other, second) in cycle.enumerated().prefix(place) {
          let isEdge = place - other == 1 || place - other == cycle.count - 1
          try check(matrix[vertex][second], equals: isEdge)
        }
      }
    }
  }

  @Test func allGraphsOfFiveVertices() throws {
    let pairs = (0..<5).flatMap { second in (0..<second).map { ($0, second) } }
    for mask in 0..<1024 {
      let edges = pairs.indices.filter { mask >> $0 & 1 == 1 }.map { pairs[$0] }
      try checkAll(WeightedGraph(vertexCount: 5, edges: edges))
    }
    try checkAll(WeightedGraph(vertexCount: 0))
    try checkAll(WeightedGraph(vertexCount: 1, edges: [(0, 0)]))
  }

  /// Loops and edges that are there twice are among them.
  @Test func graphsOfFewVertices() {
    let graphs = Generator<Int>.integers(in: 1...9).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      return Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...40).map {
        WeightedGraph(vertexCount: vertexCount, edges: $0)
      }
    }
    forAll(graphs, effort: 8) { try checkAll($0) }
  }

  /// Subtrees of a tree that meet make a chordal graph; with an edge more or less it may be one or not.
  @Test func subtreesOfATree() throws {
    var random = SplitMix64(seed: 5)
    for round in 0..<400 {
      let count = random.next(in: 5...16)
      let tree = RootedTree(
        parents: TreePattern.allCases[round % TreePattern.allCases.count].parents(
          count: count, seed: random.next()))
      let paths = (0..<count).map { _ in
        Set(
          tree.path(from: random.next(in: 0...count - 1), to: random.next(in: 0...count - 1))
            .prefix(4))
      }
      var edges = (0..<count).flatMap { second in
        (0..<second).filter { !paths[second].isDisjoint(with: paths[$0]) }.map { (second, $0) }
      }
      random.shuffle(&edges)
      let graph = WeightedGraph(vertexCount: count, edges: edges)
      #expect(graph.perfectEliminationOrder() != nil)
      try checkAll(graph)
      try checkAll(WeightedGraph(vertexCount: count, edges: edges.dropLast(round % 3)))
      try checkAll(
        WeightedGraph(
          vertexCount: count,
          edges: edges + [(random.next(in: 0...count - 1), random.next(in: 0...count - 1))]))
    }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapes(pattern: GraphPattern) throws {
    for edgeCount in [40, 100, 250] {
      let edges = pattern.edges(vertexCount: 30, edgeCount: edgeCount, seed: 4)
      try checkAll(WeightedGraph(vertexCount: 30, edges: edges))
    }
  }

  @Test func longCyclesAreFound() {
    let count = 20_000
    let circle = WeightedGraph(
      vertexCount: count, edges: (0..<count).map { ($0, ($0 + 1) % count) })
    #expect(circle.chordlessCycle()?.count == count)
    let fan = WeightedGraph(
      vertexCount: count, edges: (1..<count).flatMap { [(0, $0), ($0, $0 % (count - 1) + 1)] })
    #expect(fan.chordlessCycle()?.count == count - 1)
    let line = WeightedGraph(vertexCount: count, edges: (1..<count).map { ($0 - 1, $0) })
    #expect(line.perfectEliminationOrder()?.count == count)
    #expect(line.chordlessCycle() == nil)
  }
}
