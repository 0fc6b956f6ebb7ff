import Graphs
import InputPatterns
import PropertyTesting
import Testing

private func bipartite(_ left: Int, _ right: Int, _ edges: [(Int, Int)]) -> BipartiteGraph {
  BipartiteGraph(leftCount: left, rightCount: right, edges: edges)
}

@Suite struct BipartiteGraphTests {
  @Test func edgesAreThoseThatWereAdded() {
    var graph = bipartite(3, 2, [(2, 0), (0, 1)])
    graph.addEdge(2, 0)
    #expect(graph.edges.map(\.left) == [2, 0, 2] && graph.edges.map(\.right) == [0, 1, 0])
    #expect(bipartite(1, 1, []).edges.isEmpty)
    #expect(graph.edges[1] == (0, 1) && graph.edges.count == 3 && graph.edges.last?.left == 2)
    #expect(graph.edges[1...].reversed().map(\.left) == [2, 0])
    #expect("\(graph.edges)" == "[(left: 2, right: 0), (left: 0, right: 1), (left: 2, right: 0)]")
  }

  @Test func edgesStayThoseOfTheirTime() async {
    var graph = bipartite(2, 2, [(1, 0)])
    let edges = graph.edges
    graph.addEdge(0, 1)
    #expect(edges.count == 1 && graph.edges.count == 2)
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print(bipartite(2, 2, [(1, 0)]).edges[1]) }
      await #expect(processExitsWith: .failure) { print(bipartite(2, 2, [(1, 0)]).edges[-1]) }
    #endif
  }

  /// The largest matching of the edges from a place on, by taking and leaving each.
  private static func bruteForce(
    _ edges: ArraySlice<(Int, Int)>, _ lefts: Set<Int> = [], _ rights: Set<Int> = []
  ) -> Int {
    guard let (left, right) = edges.first else { return lefts.count }
    let without = bruteForce(edges.dropFirst(), lefts, rights)
    if lefts.contains(left) || rights.contains(right) { return without }
    return max(
      without, bruteForce(edges.dropFirst(), lefts.union([left]), rights.union([right])))
  }

  /// What the results promise.
  ///
  /// With as many vertices in the cover as there are edges in the matching, neither can be better.
  private static func expectOptimal(
    _ graph: BipartiteGraph, _ edges: [(Int, Int)]
  ) throws -> Int {
    let matching = graph.maximumMatching()
    let (lefts, rights) = (matching.map(\.left), matching.map(\.right))
    try check(lefts, equals: Set(lefts).sorted(), "the left ends")
    try check(Set(rights).count, equals: rights.count, "different right ends")
    let codes = Set(edges.map { $0 << 32 | $1 })
    try check(matching.allSatisfy { codes.contains($0.left << 32 | $0.right) }, "\(matching)")
    let cover = graph.minimumVertexCover()
    try check(cover.left, equals: Set(cover.left).sorted(), "the left side")
    try check(cover.right, equals: Set(cover.right).sorted(), "the right side")
    let (coverLeft, coverRight) = (Set(cover.left), Set(cover.right))
    let isCovered = edges.allSatisfy { coverLeft.contains($0) || coverRight.contains($1) }
    try check(isCovered, "an edge has no end in \(cover)")
    try check(cover.left.count + cover.right.count, equals: matching.count, "\(cover)")
    return matching.count
  }

  private static var graphs: Generator<(Int, Int, [(Int, Int)])> {
    tuples(.integers(in: 1...6), .integers(in: 1...6)).flatMap { left, right in
      let edges = Generator<[(Int, Int)]>.array(
        of: tuples(.integers(in: 0...left - 1), .integers(in: 0...right - 1)), counts: 0...11)
      return tuples(.always(left), .always(right), edges)
    }
  }

  @Test func noMatchingIsLargerAndNoCoverSmaller() {
    forAll(Self.graphs, effort: 4) { left, right, edges in
      let size = try Self.expectOptimal(bipartite(left, right, edges), edges)
      try check(size, equals: Self.bruteForce(edges[...]))
    }
  }

  /// All graphs of three vertices on either side.
  @Test func everySmallGraphIsMatched() throws {
    for code in 0..<1 << 9 {
      let edges = (0..<9).filter { code >> $0 & 1 == 1 }.map { ($0 / 3, $0 % 3) }
      let size = try Self.expectOptimal(bipartite(3, 3, edges), edges)
      #expect(size == Self.bruteForce(edges[...]), "\(edges)")
    }
  }

  /// Several rounds, in which vertices are given up and needed again.
  @Test(arguments: [(300, 300, 500), (300, 200, 900), (40, 400, 700)])
  func largerGraphsHaveCoversOfTheSizeOfTheirMatchings(left: Int, right: Int, count: Int) throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let edges = (0..<count).map { _ in
        (random.next(in: 0..<left), random.next(in: 0..<right))
      }
      _ = try Self.expectOptimal(bipartite(left, right, edges), edges)
    }
  }

  @Test func sidesMayBeEmpty() {
    let nobody = BipartiteGraph(leftCount: 0, rightCount: 3)
    #expect(nobody.maximumMatching().isEmpty)
    #expect(nobody.minimumVertexCover() == ([], []))
    #expect(BipartiteGraph(leftCount: 2, rightCount: 0).maximumMatching().isEmpty)
  }

  @Test func edgesMayBeThereTwice() {
    let twice = bipartite(1, 2, [(0, 1), (0, 1)])
    #expect(twice.maximumMatching().map(\.right) == [1])
    #expect(twice.minimumVertexCover() == ([0], []))
  }

  @Test func graphsAreEqualIfTheirEdgesAre() {
    #expect(bipartite(2, 2, [(0, 1)]) == bipartite(2, 2, [(0, 1)]))
    #expect(bipartite(2, 2, [(0, 1)]) != bipartite(2, 2, [(1, 0)]))
    #expect(bipartite(2, 2, []) != bipartite(2, 3, []))
  }

  /// Each vertex but the last is matched with the wrong neighbor at first, so that the one path leads through
  /// all of them: a search that calls itself would have no stack left.
  @Test func noPathIsTooLong() {
    #if DEBUG
      let count = 200_000
    #else
      let count = 1_000_000
    #endif
    var line = BipartiteGraph(leftCount: count, rightCount: count)
    for vertex in 0..<count {
      if vertex + 1 < count { line.addEdge(vertex, vertex + 1) }
      line.addEdge(vertex, vertex)
    }
    let matching = line.maximumMatching()
    #expect(matching.map(\.left) == Array(0..<count))
    #expect(matching.map(\.right) == Array(0..<count))
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = BipartiteGraph(leftCount: -1, rightCount: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = BipartiteGraph(leftCount: 1, rightCount: 1 << 31)
      }
      await #expect(processExitsWith: .failure) {
        var small = BipartiteGraph(leftCount: 2, rightCount: 3)
        small.addEdge(2, 0)
      }
      await #expect(processExitsWith: .failure) {
        var small = BipartiteGraph(leftCount: 2, rightCount: 3)
        small.addEdge(0, 3)
      }
    }
  #endif
}
