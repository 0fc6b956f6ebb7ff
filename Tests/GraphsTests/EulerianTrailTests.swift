import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct EulerianTrailTests {
  /// Whether a walk along all edges begins at a vertex, by trying all ways.
  private static func isThere(
    from vertex: Int, _ ends: [(from: Int, to: Int)], _ unused: Set<Int>, bothWays: Bool
  ) -> Bool {
    unused.isEmpty
      || unused.contains { edge in
        let (first, second) = ends[edge]
        let rest = unused.subtracting([edge])
        return first == vertex && isThere(from: second, ends, rest, bothWays: bothWays)
          || bothWays && second == vertex && isThere(from: first, ends, rest, bothWays: bothWays)
      }
  }

  /// Says what is wrong with a walk, or that there should be one, or none.
  private static func complaint(
    _ trail: (vertices: [Int], edges: [Int])?, from start: Int?, vertexCount: Int,
    _ ends: [(from: Int, to: Int)], bothWays: Bool
  ) -> String? {
    let starts = start.map { [$0] } ?? Array(0..<vertexCount)
    let all = Set(ends.indices)
    guard let (vertices, edges) = trail else {
      let found = starts.first { isThere(from: $0, ends, all, bothWays: bothWays) }
      return found.map { "none found, but there is one from \($0)" }
    }
    if edges.sorted() != Array(ends.indices) { return "the edges are \(edges)" }
    if vertices.count != edges.count + 1 { return "\(vertices.count) vertices" }
    if let start, vertices[0] != start { return "it begins at \(vertices[0])" }
    for (place, edge) in edges.enumerated() {
      let step = (vertices[place], vertices[place + 1])
      let (first, second) = ends[edge]
      if step != (first, second) && !(bothWays && step == (second, first)) {
        return "edge \(edge) does not lead from \(step.0) to \(step.1)"
      }
    }
    return nil
  }

  private static var graphs: Generator<(Int, [(Int, Int)])> {
    Generator<Int>.integers(in: 1...4).flatMap { count in
      let vertices = Generator<Int>.integers(in: 0...count - 1)
      let edges = Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...6)
      return edges.map { (count, $0) }
    }
  }

  @Test func walksAreFoundWhereThereAreSome() {
    forAll(Self.graphs, effort: 8) { count, edges in
      let ends = edges.map { (from: $0.0, to: $0.1) }
      let graph = WeightedGraph(vertexCount: count, edges: edges)
      let digraph = WeightedDigraph(
        vertexCount: count, edges: edges.map { .init(source: $0.0, target: $0.1) })
      for start in [nil] + (0..<count).map(Optional.some) {
        let complaints = [
          Self.complaint(
            graph.eulerianTrail(from: start), from: start, vertexCount: count, ends, bothWays: true),
          Self.complaint(
            digraph.eulerianTrail(from: start), from: start, vertexCount: count, ends,
            bothWays: false),
        ]
        try check(complaints, equals: [nil, nil], "from \(start.map(String.init) ?? "anywhere")")
      }
    }
  }

  @Test func withoutEdgesAWalkIsOneVertex() throws {
    let graph = try #require(WeightedGraph(vertexCount: 3).eulerianTrail(from: 2))
    #expect(graph.vertices == [2] && graph.edges == [])
    let digraph = try #require(WeightedDigraph(vertexCount: 3).eulerianTrail())
    #expect(digraph.vertices == [0] && digraph.edges == [])
    #expect(WeightedGraph(vertexCount: 0).eulerianTrail() == nil)
    #expect(WeightedDigraph(vertexCount: 0).eulerianTrail() == nil)
  }

  /// Every pair of a hundred letters, each once in a circle: a walk along 10,000 edges, with loops.
  @Test func aWalkAlongAllEdgesOfACompleteGraph() throws {
    let letters = 0..<100
    let edges = letters.flatMap { first in letters.map { (from: first, to: $0) } }
    let digraph = WeightedDigraph(
      vertexCount: 100, edges: edges.map { .init(source: $0.from, target: $0.to) })
    let trail = try #require(digraph.eulerianTrail(from: 7))
    let complaint = Self.complaint(trail, from: 7, vertexCount: 100, edges, bothWays: false)
    #expect(complaint == nil && trail.vertices.last == 7)
    // 99 edges meet at each vertex.
    let odd = edges.filter { $0.from < $0.to }
    let graph = WeightedGraph(vertexCount: 100, edges: odd.map { ($0.from, $0.to) })
    #expect(graph.eulerianTrail() == nil)
  }

  @Test func aLongWalkNeedsNoStack() throws {
    let count = 200_000
    let path = WeightedGraph(vertexCount: count, edges: (1..<count).map { ($0 - 1, $0) })
    #expect(try #require(path.eulerianTrail()).vertices == Array(0..<count))
    #expect(
      try #require(path.eulerianTrail(from: count - 1)).vertices == (0..<count).reversed())
  }

  #if compiler(>=6.2)
    @Test func aStartOutsideIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1)]).eulerianTrail(from: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).eulerianTrail(from: -1)
      }
    }
  #endif
}
