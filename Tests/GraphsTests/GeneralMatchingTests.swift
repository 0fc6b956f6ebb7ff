import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// The most pairs among each set of vertices, by what the first of them does: slow, obvious, independent.
private func mostPairs(_ vertexCount: Int, _ edges: [(Int, Int)]) -> Int {
  var neighbors = [Int](repeating: 0, count: vertexCount)
  for (first, second) in edges where first != second {
    neighbors[first] |= 1 << second
    neighbors[second] |= 1 << first
  }
  var most = [Int](repeating: 0, count: 1 << vertexCount)
  for set in most.indices.dropFirst() {
    let first = set.trailingZeroBitCount
    let others = set & (set - 1)
    most[set] = most[others]
    for second in 0..<vertexCount where neighbors[first] & others & 1 << second != 0 {
      most[set] = max(most[set], most[others & ~(1 << second)] + 1)
    }
  }
  return most[most.count - 1]
}

@Suite struct GeneralMatchingTests {
  @Test func documentedExamplesAreTrue() {
    let friends = WeightedGraph(
      vertexCount: 6, edges: [(0, 1), (1, 2), (2, 0), (1, 3), (2, 4), (0, 5)])
    #expect(friends.maximumMatching().elementsEqual([(0, 5), (1, 3), (2, 4)], by: ==))
  }

  @Test func withoutEdgesThereAreNoPairs() {
    #expect(WeightedGraph(vertexCount: 0).maximumMatching().isEmpty)
    #expect(WeightedGraph(vertexCount: 3).maximumMatching().isEmpty)
    #expect(WeightedGraph(vertexCount: 1, edges: [(0, 0)]).maximumMatching().isEmpty)
  }

  /// A matching, and as large as it can be.
  private func checkMatching(_ vertexCount: Int, _ edges: [(Int, Int)], size: Int) throws {
    let pairs = WeightedGraph(vertexCount: vertexCount, edges: edges).maximumMatching()
    try check(pairs.count, equals: size, "pairs of \(edges)")
    try check(Set(pairs.flatMap { [$0.first, $0.second] }).count, equals: 2 * size, "ends")
    let known = Set(edges.map { [min($0.0, $0.1), max($0.0, $0.1)] })
    try check(pairs.allSatisfy { known.contains([$0.first, $0.second]) }, "no edges: \(pairs)")
    try check(zip(pairs, pairs.dropFirst()).allSatisfy { $0.first < $1.first }, "out of order")
  }

  @Test(arguments: 1...5)
  func everySmallGraphHasAsManyPairsAsPossible(vertexCount: Int) throws {
    let all = (0..<vertexCount).flatMap { first in (0..<first).map { (first, $0) } }
    for chosen in 0..<1 << all.count {
      let edges = all.indices.filter { chosen >> $0 & 1 == 1 }.map { all[$0] }
      try checkMatching(vertexCount, edges, size: mostPairs(vertexCount, edges))
    }
  }

  @Test func randomGraphsHaveAsManyPairsAsPossible() {
    let graphs = Generator<Int>.integers(in: 6...10).flatMap { count in
      let vertices = Generator<Int>.integers(in: 0...count - 1)
      return Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...2 * count)
        .map { (count, $0) }
    }
    forAll(graphs, effort: 4) { vertexCount, edges in
      try checkMatching(vertexCount, edges, size: mostPairs(vertexCount, edges))
    }
  }

  /// Everybody has somebody, known beforehand, among many others; and so all but one of an odd number.
  @Test(arguments: [(200, 100), (201, 300), (2000, 3000)])
  func hiddenPairsAreFound(vertexCount: Int, others: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    func any() -> Int { random.next(in: 0...vertexCount - 1) }
    var names = Array(0..<vertexCount)
    for place in names.indices { names.swapAt(place, any()) }
    var edges = (0..<others).map { _ in (any(), any()) }
    edges += (0..<vertexCount / 2).map { (names[2 * $0], names[2 * $0 + 1]) }
    for place in edges.indices { edges.swapAt(place, random.next(in: 0...edges.count - 1)) }
    try checkMatching(vertexCount, edges, size: vertexCount / 2)
  }

  /// A blossom whose edge is seen from one end only: few graphs need that, and only in few orders.
  @Test func noEndOfABlossomIsForgotten() throws {
    var random = SplitMix64(seed: 6)
    var edges = [(2, 1), (3, 0), (3, 1), (4, 0), (4, 1), (4, 2), (5, 0)]
    try checkMatching(6, edges, size: 3)
    for _ in 0..<1000 {
      for place in edges.indices { edges.swapAt(place, random.next(in: 0...edges.count - 1)) }
      try checkMatching(6, edges, size: 3)
    }
  }

  /// Small ones with few edges have no other way to take all vertices.
  @Test func manySmallGraphsHaveHiddenPairs() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let count = 2 * random.next(in: 3...7)
      func any() -> Int { random.next(in: 0...count - 1) }
      var edges = (0..<any() + count / 2).map { _ in (any(), any()) }
      edges += (0..<count / 2).map { ($0, $0 + count / 2) }
      for place in edges.indices { edges.swapAt(place, random.next(in: 0...edges.count - 1)) }
      try checkMatching(count, edges, size: count / 2)
    }
  }

  /// Blossoms within blossoms, and ways too long for a search that calls itself.
  @Test func longChainsOfTrianglesAreMatched() throws {
    let count = 5000
    var edges: [(Int, Int)] = []
    for corner in stride(from: 0, to: 3 * count, by: 3) {
      // The edge in the middle is taken at first.
      edges += [(corner + 1, corner + 2), (corner, corner + 1), (corner + 2, corner)]
      if corner > 0 { edges.append((corner - 1, corner)) }
    }
    try checkMatching(3 * count, edges, size: 3 * count / 2)
    try checkMatching(3 * count, edges.reversed(), size: 3 * count / 2)
    let path = (1..<20_000).reversed().map { ($0 - 1, $0) }
    try checkMatching(20_000, path, size: 10_000)
  }
}
