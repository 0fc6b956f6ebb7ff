import Graphs
import PropertyTesting
import Testing

@Suite struct ShortestLengthsTests {
  private static let weights = [
    0, 0.1, 0.2, 0.3, 0.5, 1, 1e-300, .leastNonzeroMagnitude, 1e300, .infinity, -0.0,
  ]

  private static var edges: Generator<[(Int, Int, Double)]> {
    .array(
      of: tuples(.integers(in: 0...7), .integers(in: 0...7), .element(of: weights)),
      counts: 0...24)
  }

  /// Relaxes all edges as long as that helps.
  private func reference(_ edges: [(Int, Int, Double)], from sources: [Int]) -> [Double] {
    var lengths = [Double](repeating: .infinity, count: 8)
    for source in sources { lengths[source] = 0 }
    for _ in 0..<8 {
      for (source, target, weight) in edges {
        lengths[target] = min(lengths[target], lengths[source] + weight)
      }
    }
    return lengths
  }

  @Test func lengthsAreThoseOfAllPaths() {
    forAll(tuples(Self.edges, .array(of: .integers(in: 0...7), counts: 0...3))) { edges, sources in
      var asked = [Int](repeating: 0, count: 8)
      let lengths = shortestLengths(vertexCount: 8, fromNearestOf: sources) { vertex, visit in
        asked[vertex] += 1
        for (source, target, weight) in edges where source == vertex { visit(target, weight) }
      }
      let expected = reference(edges, from: sources)
      try check(lengths, equals: expected)
      try check(asked, equals: expected.map { $0 < .infinity ? 1 : 0 }, "how often asked")
      for source in sources.prefix(1) {
        let single = shortestLengths(vertexCount: 8, from: source) { vertex, visit in
          for edge in edges where edge.0 == vertex { visit(edge.1, edge.2) }
        }
        try check(single, equals: reference(edges, from: [source]))
      }
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(shortestLengths(vertexCount: 1, from: 1) { _, _ in })
      }
      await #expect(processExitsWith: .failure) {
        print(shortestLengths(vertexCount: -1, fromNearestOf: []) { _, _ in })
      }
      await #expect(processExitsWith: .failure) {
        print(shortestLengths(vertexCount: 2, from: 0) { _, visit in visit(2, 1) })
      }
      await #expect(processExitsWith: .failure) {
        print(shortestLengths(vertexCount: 2, from: 0) { _, visit in visit(1, -0.5) })
      }
      await #expect(processExitsWith: .failure) {
        print(shortestLengths(vertexCount: 2, from: 0) { _, visit in visit(1, .nan) })
      }
    }
  #endif
}
