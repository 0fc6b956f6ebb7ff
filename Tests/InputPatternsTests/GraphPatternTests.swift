import InputPatterns
import Testing

/// The names of the parts of a graph that each vertex is in.
private func parts(_ count: Int, _ edges: [(Int, Int)]) -> [Int] {
  var names = Array(0..<count)
  var members = names.map { [$0] }
  for (first, second) in edges where names[first] != names[second] {
    let (kept, given) = (names[first], names[second])
    for vertex in members[given] { names[vertex] = kept }
    members[kept] += members[given]
    members[given] = []
  }
  return names
}

/// One number for a list of edges.
private func fingerprint(_ edges: [(Int, Int)]) -> UInt64 {
  edges.reduce(0) { ($0 &* 31 &+ UInt64($1.0)) &* 31 &+ UInt64($1.1) }
}

@Suite struct TreePatternTests {
  @Test(arguments: TreePattern.allCases)
  func everyShapeIsATree(_ pattern: TreePattern) {
    for count in Array(1...20) + [99, 100, 101, 1000] {
      let parents = pattern.parents(count: count, seed: 3)
      #expect(parents.count == count - 1)
      #expect(parents.enumerated().allSatisfy { 0 <= $0.element && $0.element <= $0.offset })
      let edges = pattern.edges(count: count, seed: 3)
      #expect(edges.count == count - 1)
      #expect(Set(parts(count, edges)).count == 1, "\(pattern) of \(count): \(edges)")
    }
  }

  private func depths(_ parents: [Int]) -> [Int] {
    parents.reduce(into: [0]) { depths, parent in depths.append(depths[parent] + 1) }
  }

  @Test func shapesAreWhatTheirNamesSay() {
    func deepest(_ pattern: TreePattern) -> Int {
      depths(pattern.parents(count: 1000, seed: 1)).max()!
    }
    #expect(deepest(.line) == 999 && deepest(.star) == 1 && deepest(.binary) == 9)
    #expect(deepest(.comb) == 500 && deepest(.broom) == 501)
    #expect((300...999).contains(deepest(.deep)) && deepest(.random) < 40)
    #expect(deepest(.fringe) == 31 + 30)
    let comb = TreePattern.comb.parents(count: 7, seed: 1)
    #expect(comb == [0, 1, 1, 3, 3, 5])
    #expect(TreePattern.binary.parents(count: 7, seed: 1) == [0, 0, 1, 1, 2, 2])
    #expect(TreePattern.star.parents(count: 4, seed: 1) == [0, 0, 0])
  }

  /// The promise that trees change neither from machine to machine nor from one release to the next.
  @Test func treesAreFixedForever() {
    let expected: [TreePattern: UInt64] = [
      .random: 4_441_337_456_109_831_918,
      .line: 10_186_145_289_505_762_694,
      .star: 6_469_292_441_535_424_793,
      .binary: 434_294_111_317_040_652,
      .comb: 13_756_229_142_264_157_179,
      .broom: 8_887_088_748_738_665_661,
      .deep: 6_937_304_013_207_654_376,
      .fringe: 2_545_647_737_190_198_321,
    ]
    for pattern in TreePattern.allCases {
      let edges = pattern.edges(count: 50, seed: 1)
      #expect(fingerprint(edges) == expected[pattern], "\(pattern)")
    }
  }
}

@Suite struct GraphPatternTests {
  private static let sizes = [(0, 0), (1, 0), (2, 1), (3, 3), (5, 10), (9, 4), (30, 29), (50, 300)]

  @Test(arguments: GraphPattern.allCases)
  func everyShapeHasAsManyEdgesAsAskedForAndIsSimple(_ pattern: GraphPattern) {
    for (vertexCount, edgeCount) in Self.sizes + [(40, 780), (1000, 5000)] {
      let edges = pattern.edges(vertexCount: vertexCount, edgeCount: edgeCount, seed: 5)
      let name: Comment = "\(pattern), \(vertexCount), \(edgeCount)"
      #expect(edges.count == edgeCount, name)
      #expect(edges.allSatisfy { $0.0 != $0.1 && (0..<vertexCount).contains($0.0) }, name)
      #expect(edges.allSatisfy { (0..<vertexCount).contains($0.1) }, name)
      #expect(Set(edges.map { [min($0.0, $0.1), max($0.0, $0.1)] }).count == edgeCount, name)
    }
  }

  @Test(arguments: GraphPattern.connectedShapes)
  func whatIsToBeConnectedIs(_ pattern: GraphPattern) {
    for count in Array(1...12) + [100, 500] {
      let most = count * (count - 1) / 2
      for edgeCount in [count - 1, 3 * count] {
        let edges = pattern.edges(
          vertexCount: count, edgeCount: min(edgeCount, most), seed: UInt64(count))
        #expect(Set(parts(count, edges)).count == 1, "\(pattern) of \(count): \(edges)")
      }
    }
  }

  private func degrees(_ count: Int, _ edges: [(Int, Int)]) -> [Int] {
    var degrees = [Int](repeating: 0, count: count)
    for (first, second) in edges {
      degrees[first] += 1
      degrees[second] += 1
    }
    return degrees.sorted()
  }

  @Test func shapesAreWhatTheirNamesSay() {
    func edges(_ pattern: GraphPattern, _ edgeCount: Int) -> [(Int, Int)] {
      pattern.edges(vertexCount: 100, edgeCount: edgeCount, seed: 9)
    }
    #expect(degrees(100, edges(.cycle, 100)) == [Int](repeating: 2, count: 100))
    #expect(degrees(100, edges(.star, 99)).suffix(2) == [1, 99])
    #expect(
      degrees(100, edges(.grid, 180))
        == [2, 2, 2, 2] + [Int](repeating: 3, count: 32) + [Int](repeating: 4, count: 64))
    #expect(Set(parts(100, edges(.islands, 400))).count >= 10)
    let islands = Dictionary(grouping: parts(100, edges(.islands, 300)), by: { $0 })
    #expect(islands.values.allSatisfy { $0.count <= 10 })
    #expect(degrees(100, edges(.cliques, 459)).suffix(19).first! > 9)
    #expect(edges(.band, 300).count == 300)
    // Two colors are enough where all edges are between halves.
    let halves = edges(.halves, 1000)
    var colors = [Int?](repeating: nil, count: 100)
    for (start, _) in halves where colors[start] == nil {
      colors[start] = 0
      var open = [start]
      while let vertex = open.popLast() {
        for (a, b) in halves + halves.map({ ($0.1, $0.0) }) where a == vertex {
          #expect(colors[b] != colors[a])
          if colors[b] == nil {
            colors[b] = 1 - colors[a]!
            open.append(b)
          }
        }
      }
    }
  }

  /// The promise that graphs change neither from machine to machine nor from one release to the next.
  @Test func graphsAreFixedForever() {
    let expected: [GraphPattern: UInt64] = [
      .random: 3_365_675_164_349_049_829,
      .connected: 4_581_269_756_225_937_455,
      .cycle: 17_329_984_998_227_325_714,
      .band: 3_458_147_213_709_728_194,
      .star: 5_163_408_147_592_647_343,
      .grid: 7_440_734_803_259_689_067,
      .cliques: 17_475_326_199_328_629_576,
      .islands: 12_954_824_040_109_969_352,
      .halves: 5_099_458_301_686_907_902,
    ]
    for pattern in GraphPattern.allCases {
      let edges = pattern.edges(vertexCount: 20, edgeCount: 40, seed: 1)
      #expect(fingerprint(edges) == expected[pattern], "\(pattern)")
    }
  }
}
