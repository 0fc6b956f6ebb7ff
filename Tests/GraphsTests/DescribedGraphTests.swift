import Graphs
import PropertyTesting
import Testing

/// Distances in graphs that are not stored.
@Suite struct DescribedGraphTests {
  @Test func documentedExamplesAreTrue() {
    let map = ["..#", ".#.", "..."].flatMap { $0.map { $0 == "." } }
    let steps = shortestDistances(vertexCount: 9, from: 0) { cell, visit in
      if cell % 3 > 0, map[cell - 1] { visit(cell - 1, 1) }
      if cell % 3 < 2, map[cell + 1] { visit(cell + 1, 1) }
      if cell >= 3, map[cell - 3] { visit(cell - 3, 1) }
      if cell < 6, map[cell + 3] { visit(cell + 3, 1) }
    }
    #expect(steps == [0, 1, nil, 1, nil, 5, 2, 3, 4])
  }

  private static var described: Generator<(WeightedDigraph, [Int])> {
    Generator<Int>.integers(in: 1...7).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let graphs = Generator<[(Int, Int, Int)]>.array(
        of: tuples(vertices, vertices, .integers(in: 0...4)), counts: 0...3 * vertexCount
      ).map { graph(vertexCount, $0) }
      return tuples(graphs, .array(of: vertices, counts: 0...3))
    }
  }

  @Test func distancesAreThoseOfAGraphWithTheSameEdges() {
    forAll(Self.described, effort: 4) { graph, sources in
      var askedFor: [Int] = []
      let found = shortestDistances(vertexCount: graph.vertexCount, fromNearestOf: sources) {
        vertex, visit in
        askedFor.append(vertex)
        for edge in graph.edges where edge.source == vertex { visit(edge.target, edge.weight) }
      }
      let expected = (0..<graph.vertexCount).map { target in
        sources.compactMap { bruteForce(graph, from: $0)[target] }.min()
      }
      try check(found, equals: expected)
      for source in sources.prefix(1) {
        let alone = shortestDistances(vertexCount: graph.vertexCount, from: source) {
          vertex, visit in
          for edge in graph.edges where edge.source == vertex { visit(edge.target, edge.weight) }
        }
        try check(alone, equals: graph.shortestDistances(from: source).values, "from \(source)")
      }
      let reached = expected.indices.filter { expected[$0] != nil }
      try check(askedFor.sorted(), equals: reached, "asked once for each that is reached")
    }
  }

  @Test func pathsAreThoseOfAGraphWithTheSameEdges() {
    forAll(Self.described, effort: 4) { graph, sources in
      let found = shortestPaths(vertexCount: graph.vertexCount, fromNearestOf: sources) {
        vertex, visit in
        for edge in graph.edges where edge.source == vertex { visit(edge.target, edge.weight) }
      }
      try check(
        found.distances, equals: graph.shortestDistances(fromNearestOf: sources).values)
      for target in 0..<graph.vertexCount {
        // Of the nearest sources, one with the fewest edges to go.
        let paths = sources.compactMap { graph.shortestPaths(from: $0)! }
          .filter { $0.distances[target] == found.distances[target] }
          .compactMap { $0.path(to: target) }
        let path = found.path(to: target)
        try check(path?.count, equals: paths.map(\.count).min(), "to \(target)")
        try check(path.map(paths.contains) ?? true, equals: true, "to \(target): \(path ?? [])")
      }
    }
  }

  @Test func pathsFromOneVertexAreThoseFromTheNearestOfIt() {
    let paths = shortestPaths(vertexCount: 20, from: 1) { number, visit in
      if 2 * number < 20 { visit(2 * number, 1) }
      if number >= 3 { visit(number - 3, 1) }
    }
    #expect(paths.path(to: 10) == [1, 2, 4, 8, 5, 10])
    #expect(paths.distances[1] == 0 && paths.path(to: 3) == nil)
  }

  @Test func howOftenEdgesOfPathsAreAskedFor() {
    for (lengths, times) in [([3, 3, 3], 1), ([3, 5, 5], 1), ([3, 2, 2], 2)] {
      var asked = [Int](repeating: 0, count: 4)
      let paths = shortestPaths(vertexCount: 4, from: 0) { vertex, visit in
        asked[vertex] += 1
        if vertex == 0 { for target in 1...3 { visit(target, lengths[target - 1]) } }
      }
      #expect(asked == [times, times, times, times], "\(lengths)")
      #expect(paths.distances == [0] + lengths && paths.path(to: 3) == [0, 3])
    }
    #expect(shortestPaths(vertexCount: 0, fromNearestOf: []) { _, _ in }.distances == [])
    #expect(WeightedDigraph(vertexCount: 0).shortestPaths(fromNearestOf: [])?.distances == [])
  }

  @Test func whereNoDistanceFitsThereIsNoPath() {
    let most = Int.max - 1
    let found = shortestPaths(vertexCount: 3, fromNearestOf: [0, 0]) { vertex, visit in
      visit(1, most)
      if vertex == 1 { visit(2, most) }
    }
    #expect(found.path(to: 1) == [0, 1])
    #expect(found.path(to: 2) == nil)
  }

  @Test func noVerticesHaveNoDistances() {
    #expect(shortestDistances(vertexCount: 0, fromNearestOf: []) { _, _ in } == [])
    #expect(shortestDistances(vertexCount: 2, fromNearestOf: []) { _, _ in } == [nil, nil])
  }

  @Test func distancesMayBeNearlyAsLongAsInt() {
    let most = Int.max - 1
    let found = shortestDistances(vertexCount: 3, from: 0) { vertex, visit in
      visit(1, most)
      if vertex == 1 { visit(2, most) }
    }
    #expect(found == [0, most, nil])
  }

  #if compiler(>=6.2)
    @Test func whatIsNoGraphIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = shortestDistances(vertexCount: 2, from: 0) { _, visit in visit(2, 1) }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestDistances(vertexCount: 2, from: 0) { _, visit in visit(-1, 1) }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestDistances(vertexCount: 2, from: 0) { _, visit in visit(1, -1) }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestDistances(vertexCount: 2, from: 2) { _, _ in }
      }
      await #expect(processExitsWith: .failure) {
        // An edge that leads elsewhere when it is asked for once more.
        var times = 0
        let paths = shortestPaths(vertexCount: 3, from: 0) { vertex, visit in
          if vertex > 0 { return }
          times += 1
          visit(1, 2)
          visit(times == 1 ? 2 : 3, 1)
        }
        print(paths)
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestPaths(vertexCount: 2, fromNearestOf: [2]) { _, _ in }
      }
      await #expect(processExitsWith: .failure) {
        _ = shortestDistances(vertexCount: -1, fromNearestOf: []) { _, _ in }
      }
    }
  #endif
}
