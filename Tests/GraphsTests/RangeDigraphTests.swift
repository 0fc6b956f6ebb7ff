import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct RangeDigraphTests {
  @Test func documentedExamplesAreTrue() {
    var tickets = RangeDigraph(vertexCount: 6)
    tickets.addEdge(from: 0, to: 2...4, weight: 7)
    tickets.addEdge(from: 3..., to: 1, weight: 2)
    let prices = tickets.digraph.shortestDistances(from: 0)
    #expect((0..<6).map { prices[$0] } == [0, 9, 7, 7, 7, nil])
    var rules = RangeDigraph(vertexCount: 4)
    rules.addEdge(from: 2..., to: ..<2)
    rules.addEdge(from: 1, to: 0)
    #expect(rules.digraph.topologicalOrder()!.filter { $0 < 4 }.suffix(2) == [1, 0])
  }

  /// As with all edges one by one, whichever of the four kinds they are.
  @Test func distancesAndComponentsAreThoseOfSingleEdges() {
    let kinds = Generator<Int>.integers(in: 0...3)
    let inputs = Generator<Int>.integers(in: 1...13).flatMap { vertexCount in
      let ends = Generator<Int>.integers(in: 0...vertexCount)
      let edge = tuples(kinds, tuples(ends, ends), tuples(ends, ends), .integers(in: 0...4))
      return Generator<[(Int, (Int, Int), (Int, Int), Int)]>.array(of: edge, counts: 0...8)
        .map { (vertexCount, $0) }
    }
    forAll(inputs) { vertexCount, edges in
      var ranges = RangeDigraph(vertexCount: vertexCount)
      var single = WeightedDigraph(vertexCount: vertexCount)
      for (kind, from, to, weight) in edges {
        var sources = min(from.0, from.1)..<max(from.0, from.1)
        var targets = min(to.0, to.1)..<max(to.0, to.1)
        let (source, target) = (min(from.0, vertexCount - 1), min(to.0, vertexCount - 1))
        switch kind {
        case 0:
          ranges.addEdge(from: source, to: target, weight: weight)
          (sources, targets) = (source..<source + 1, target..<target + 1)
        case 1:
          ranges.addEdge(from: source, to: targets, weight: weight)
          sources = source..<source + 1
        case 2:
          ranges.addEdge(from: sources, to: target, weight: weight)
          targets = target..<target + 1
        default: ranges.addEdge(from: sources, to: targets, weight: weight)
        }
        for source in sources {
          for target in targets { single.addEdge(from: source, to: target, weight: weight) }
        }
      }
      let vertices = 0..<vertexCount
      try check(ranges.vertexCount, equals: vertexCount)
      for start in vertices {
        let found = ranges.digraph.shortestDistances(from: start)
        let expected = single.shortestDistances(from: start)
        try check(
          vertices.map { found[$0] }, equals: vertices.map { expected[$0] }, "from \(start)")
      }
      let (found, expected) = (
        ranges.digraph.stronglyConnectedComponentIndices(),
        single.stronglyConnectedComponentIndices()
      )
      for (a, b) in vertices.flatMap({ a in vertices.map { (a, $0) } }) {
        try check(found[a] == found[b], equals: expected[a] == expected[b], "\(a) and \(b)")
      }
    }
  }

  @Test func emptyGraphsAndRangesHaveNoEdges() {
    var none = RangeDigraph(vertexCount: 0)
    none.addEdge(from: 0..., to: ..<0)
    #expect(none.digraph.edges.isEmpty && none.digraph.vertexCount == 0)
    var one = RangeDigraph(vertexCount: 1)
    one.addEdge(from: 0, to: 0...)
    one.addEdge(from: ...0, to: 0..<0)
    #expect(one.digraph.edges == [WeightedDigraph.Edge(source: 0, target: 0)])
    #expect(one.digraph.vertexCount == 1)
  }

  /// Each takes about 2 log V edges at most, and each kind of range one tree.
  @Test func manyRangesTakeFewEdges() {
    let count = 100_000
    var random = SplitMix64(seed: 7)
    var graph = RangeDigraph(vertexCount: count)
    for _ in 0..<1000 {
      let ends = (0..<4).map { _ in random.next(in: 0...count - 1) }
      graph.addEdge(
        from: min(ends[0], ends[1])...max(ends[0], ends[1]),
        to: min(ends[2], ends[3])...max(ends[2], ends[3]))
    }
    #expect(graph.digraph.vertexCount == 3 * count - 2 + 1000)
    #expect(graph.digraph.edges.count <= 4 * (count - 1) + 1000 * 2 * 34)
  }

  @Test func verticesOutsideTrap() async {
    await #expect(processExitsWith: .failure) {
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: 0, to: 3)
      print(graph.digraph)
    }
    await #expect(processExitsWith: .failure) {
      // Not the first vertex that stands for a range.
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: 0, to: 0...)
      graph.addEdge(from: 3, to: 0)
      print(graph.digraph)
    }
    await #expect(processExitsWith: .failure) {
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: 0..., to: 0...)
      graph.addEdge(from: 0..., to: 3)
      print(graph.digraph)
    }
    await #expect(processExitsWith: .failure) {
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: 0..., to: 0...)
      graph.addEdge(from: 3, to: 0...)
      print(graph.digraph)
    }
    await #expect(processExitsWith: .failure) {
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: 0, to: 1..<4)
      print(graph.digraph)
    }
    await #expect(processExitsWith: .failure) {
      var graph = RangeDigraph(vertexCount: 3)
      graph.addEdge(from: -1...2, to: 0)
      print(graph.digraph)
    }
  }
}
