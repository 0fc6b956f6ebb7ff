// What holds for the distances in any graph.

import Graphs
import PropertyTesting
import Testing

@Suite struct BellmanFordProperties {
  /// The number of vertices, the source, and edges of them.
  private static var graphs: Generator<(Int, Int, [(Int, Int, Int)])> {
    tuples(.integers(in: 1...8), .integers(in: -10...0)).flatMap { vertexCount, lowest in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edges = Generator<[(Int, Int, Int)]>.array(
        of: tuples(vertices, vertices, .integers(in: lowest...20)), counts: 0...24)
      return tuples(.always(vertexCount), vertices, edges)
    }
  }

  @Test func distancesAreThoseOfFloydWarshall() {
    forAll(Self.graphs) { vertexCount, source, edges in
      let graph = graph(vertexCount, edges)
      try check(
        graph.shortestDistances(from: source), equals: bruteForce(graph, from: source),
        "from \(source)")
    }
  }

  @Test func noEdgeIsAShortcut() {
    forAll(Self.graphs) { vertexCount, source, edges in
      let result = graph(vertexCount, edges).shortestDistances(from: source)
      guard case .distances(let distances) = result else { return }
      try check(distances[source], equals: 0, "the source")
      for (start, end, weight) in edges {
        guard let distance = distances[start] else { continue }
        try check(
          distances[end].map { $0 <= distance + weight } ?? false,
          "\(start) to \(end) is shorter than \(distances)")
      }
    }
  }

  @Test func theOrderOfTheEdgesDoesNotMatter() {
    forAll(Self.graphs) { vertexCount, source, edges in
      try check(
        graph(vertexCount, edges.reversed()).shortestDistances(from: source),
        equals: graph(vertexCount, edges).shortestDistances(from: source))
    }
  }
}
