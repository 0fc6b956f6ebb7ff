import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// The best matching of each set of vertices, by what the first of them does: slow, obvious, independent.
///
/// Better is what has more edges, if that is asked for, and then what weighs more.
private func best(_ graph: WeightedGraph, mostEdges: Bool) -> (count: Int, weight: Int) {
  let vertices = 0..<graph.vertexCount
  var heaviest = vertices.map { _ in vertices.map { _ in Int?.none } }
  for edge in graph.edges {
    let weight = max(heaviest[edge.first][edge.second] ?? .min, edge.weight)
    (heaviest[edge.first][edge.second], heaviest[edge.second][edge.first]) = (weight, weight)
  }
  var known = [(count: 0, weight: 0)]
  for set in 1..<max(1, 1 << graph.vertexCount) {
    let first = set.trailingZeroBitCount
    let others = set & (set - 1)
    var best = known[others]
    for second in vertices where others >> second & 1 == 1 {
      guard let weight = heaviest[first][second] else { continue }
      let rest = known[others & ~(1 << second)]
      let (count, sum) = (rest.count + 1, rest.weight + weight)
      if mostEdges && count != best.count ? count > best.count : sum > best.weight {
        best = (count, sum)
      }
    }
    known.append(best)
  }
  return known[known.count - 1]
}

/// Checks that it is a matching of the weight that it says, and returns how many edges it has and what it weighs.
private func matched(_ graph: WeightedGraph, mostEdges: Bool) throws -> (count: Int, weight: Int) {
  let (weight, edges) = graph.maximumWeightMatching(withMaximumCardinality: mostEdges)
  try check(edges.reduce(0) { $0 + graph.edges[$1].weight }, equals: weight, "\(graph)")
  let ends = edges.flatMap { [graph.edges[$0].first, graph.edges[$0].second] }
  try check(Set(ends).count, equals: 2 * edges.count, "ends in \(graph)")
  try check(zip(edges, edges.dropFirst()).allSatisfy(<), "out of order")
  try check(mostEdges || edges.allSatisfy { graph.edges[$0].weight > 0 }, "a useless edge")
  return (edges.count, weight)
}

private func checkBest(_ graph: WeightedGraph) throws {
  try check(
    try matched(graph, mostEdges: false).weight, equals: best(graph, mostEdges: false).weight,
    "weight in \(graph)")
  let (count, weight) = try matched(graph, mostEdges: true)
  let most = best(graph, mostEdges: true)
  try check(count, equals: most.count, "edges in \(graph)")
  try check(weight, equals: most.weight, "weight of so many edges in \(graph)")
}

@Suite struct MaximumWeightMatchingTests {
  @Test func documentedExamplesAreTrue() {
    let friends = WeightedGraph(
      vertexCount: 4, edges: [(0, 1, 5), (1, 2, 8), (2, 3, 2), (3, 0, -4)])
    let matching = friends.maximumWeightMatching()
    #expect(matching.weight == 8)
    #expect(matching.edges == [1])
    let pairs = friends.maximumWeightMatching(withMaximumCardinality: true)
    #expect(pairs.weight == 7)
    #expect(pairs.edges == [0, 2])
  }

  @Test func withoutEdgesThereIsNothingToMatch() throws {
    for count in 0...3 {
      try checkBest(WeightedGraph(vertexCount: count))
    }
    let loops = WeightedGraph(vertexCount: 2, edges: [(0, 0, 5), (1, 1, 7)])
    try checkBest(loops)
    #expect(loops.maximumWeightMatching(withMaximumCardinality: true).edges.isEmpty)
  }

  /// Each pair of vertices has no edge, or one of these weights.
  @Test(arguments: [(2, [-1, 0, 1]), (3, [-2, 1, 2, 3]), (4, [1, 2])])
  func everySmallGraphIsMatchedBest(vertexCount: Int, weights: [Int]) throws {
    let pairs = (0..<vertexCount).flatMap { first in (0..<first).map { (first, $0) } }
    var choices = [[(Int, Int, Int)]()]
    for (first, second) in pairs {
      choices = choices.flatMap { known in [known] + weights.map { known + [(first, second, $0)] } }
    }
    for edges in choices {
      try checkBest(WeightedGraph(vertexCount: vertexCount, edges: edges))
    }
  }

  @Test func graphsWithLoopsAndParallelEdgesAreMatchedBest() {
    forAll(undirectedGraphs, effort: 2) { try checkBest($0) }
  }

  /// Few weights, so that there are many ways to tight edges, or many; few edges, or all.
  @Test(arguments: [(6, 120), (8, 120), (9, 60), (11, 20)])
  func randomGraphsAreMatchedBest(vertexCount: Int, count: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    for round in 0..<count {
      let largest = [1, 3, 10, 1000][round % 4]
      let sparse = random.next(in: 0...3)
      var graph = WeightedGraph(vertexCount: vertexCount)
      for first in 0..<vertexCount {
        for second in 0..<first where random.next(in: 0...sparse) == 0 {
          graph.addEdge(first, second, weight: random.next(in: -largest / 4...largest))
        }
      }
      try checkBest(graph)
    }
  }

  /// Distances between points: nearest ones are in blossoms within blossoms.
  @Test func pointsAreMatchedBest() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let points = (0..<10).map { _ in (random.next(in: 0...30), random.next(in: 0...30)) }
      var graph = WeightedGraph(vertexCount: 10)
      for first in points.indices {
        for second in 0..<first {
          let (p, q) = (points[first], points[second])
          graph.addEdge(first, second, weight: 25 - abs(p.0 - q.0) - abs(p.1 - q.1))
        }
      }
      try checkBest(graph)
    }
  }

  /// A matching that nothing outweighs, known beforehand by duals: each edge weighs no more than those of its ends, and
  /// those of the blossoms that both are in.
  @Test(arguments: [40, 61])
  func hiddenMatchingsAreFound(vertexCount: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    var names = Array(0..<vertexCount)
    for place in names.indices { names.swapAt(place, random.next(in: 0...vertexCount - 1)) }
    // Blossoms of the first vertices, one in the other: of each only the first vertex is matched outside.
    let duals = (0..<vertexCount).map { _ in random.next(in: 1...50) }
    let sizes = [3, 7, 11, 21]
    let extras = sizes.map { _ in random.next(in: 1...30) }
    func bound(_ first: Int, _ second: Int) -> Int {
      zip(sizes, extras).reduce(duals[first] + duals[second]) {
        max(first, second) < $1.0 ? $0 + $1.1 : $0
      }
    }
    var (weight, edges) = (0, [(Int, Int, Int)]())
    // 0 is matched with the first one outside the last blossom.
    let pairs =
      [(0, 21)] + (0..<10).map { (2 * $0 + 1, 2 * $0 + 2) }
      + stride(from: 22, to: vertexCount - 1, by: 2).map { ($0, $0 + 1) }
    for (first, second) in pairs {
      weight += bound(first, second)
      edges.append((names[first], names[second], bound(first, second)))
    }
    for first in 0..<vertexCount {
      for second in 0..<first where random.next(in: 0...2) > 0 {
        let slack = random.next(in: 0...3) == 0 ? 0 : random.next(in: 0...20)
        // Only one vertex may be left over, and only if it has the dual 0.
        let isLast = vertexCount % 2 == 1 && first == vertexCount - 1
        let least = bound(first, second) - slack - (isLast ? duals[first] : 0)
        edges.append((names[first], names[second], least))
      }
    }
    for place in edges.indices { edges.swapAt(place, random.next(in: 0...edges.count - 1)) }
    let graph = WeightedGraph(vertexCount: vertexCount, edges: edges)
    let found = try matched(graph, mostEdges: false)
    #expect(found.weight == weight)
    #expect(try matched(graph, mostEdges: true) == (vertexCount / 2, weight))
  }

  /// Whatever the vertices are called, and if all edges of a vertex get heavier, the same perfect matchings are best.
  @Test func otherNamesAndPotentialsChangeNothing() throws {
    var random = SplitMix64(seed: 9)
    let points = (0..<40).map { _ in (random.next(in: 0...99), random.next(in: 0...99)) }
    var names = Array(points.indices)
    var weights: Set<Int> = []
    for largest in [0, 0, 0, 10, 100, 1000] {
      for place in names.indices { names.swapAt(place, random.next(in: 0...39)) }
      let potentials = points.map { _ in random.next(in: 0...largest) }
      var graph = WeightedGraph(vertexCount: 40)
      for first in points.indices {
        for second in 0..<first {
          let (p, q) = (points[first], points[second])
          let distance = abs(p.0 - q.0) + abs(p.1 - q.1)
          graph.addEdge(
            names[first], names[second], weight: potentials[first] + potentials[second] - distance)
        }
      }
      let (count, weight) = try matched(graph, mostEdges: true)
      #expect(count == 20)
      weights.insert(weight - potentials.reduce(0, +))
    }
    #expect(weights.count == 1, "\(weights)")
  }

  /// Which neighbors of a blossom are remembered rarely matters, and in few orders of the vertices.
  @Test func otherNamesOfSparseGraphsChangeNothing() throws {
    var random = SplitMix64(seed: 4)
    var names = Array(0..<40)
    for round in 0..<24 {
      var edges: [(Int, Int, Int)] = []
      for first in names.indices {
        for second in 0..<first where random.next(in: 0...6) == 0 {
          edges.append((first, second, random.next(in: 0...(round % 2 == 0 ? 19 : 150))))
        }
      }
      var results: Set<[Int]> = []
      for _ in 0..<4 {
        for place in names.indices { names.swapAt(place, random.next(in: 0...39)) }
        let renamed = edges.map { (names[$0.0], names[$0.1], $0.2) }
        let (count, weight) = try matched(
          WeightedGraph(vertexCount: 40, edges: renamed), mostEdges: true)
        results.insert([count, weight])
      }
      #expect(results.count == 1, "round \(round): \(results)")
    }
  }

  /// The same as an assignment, found in another way.
  @Test func bipartiteGraphsAreAssigned() throws {
    var random = SplitMix64(seed: 1)
    let rows = (0..<20).map { _ in (0..<24).map { _ in random.next(in: -50...1000) } }
    var graph = WeightedGraph(vertexCount: 44)
    for row in 0..<20 {
      for column in 0..<24 { graph.addEdge(20 + column, row, weight: rows[row][column]) }
    }
    let cost = rows.map { $0.map { -$0 } }.minimumCostAssignment().cost
    #expect(try matched(graph, mostEdges: true) == (20, -cost))
  }

  /// Each of them is a blossom.
  @Test func longChainsOfTrianglesAreMatched() throws {
    let count = 60
    var edges: [(Int, Int, Int)] = []
    for corner in stride(from: 0, to: 3 * count, by: 3) {
      edges += [(corner + 1, corner + 2, 9), (corner, corner + 1, 7), (corner + 2, corner, 7)]
      if corner > 0 { edges.append((corner - 1, corner, 1)) }
    }
    let graph = WeightedGraph(vertexCount: 3 * count, edges: edges)
    #expect(try matched(graph, mostEdges: false) == (count, 9 * count))
    // Two triangles share the edge between them: 7 and 1 and 9.
    #expect(try matched(graph, mostEdges: true) == (3 * count / 2, 17 * count / 2))
  }

  @Test func weightsAreAsLargeAsTheyMayBe() throws {
    let most = 1 << 56
    let triangle = [(0, 1, most), (1, 2, most - 1), (2, 0, most - 1)]
    let graph = WeightedGraph(vertexCount: 4, edges: triangle + [(2, 3, -most), (3, 0, -most)])
    #expect(try matched(graph, mostEdges: false) == (1, most))
    #expect(try matched(graph, mostEdges: true) == (2, 0))
    // One edge more, whatever it takes.
    let path = WeightedGraph(vertexCount: 4, edges: [(0, 1, -most), (1, 2, most), (2, 3, -most)])
    #expect(try matched(path, mostEdges: true) == (2, -2 * most))
  }

  #if compiler(>=6.2)
    @Test func weightsThatAreTooLargeAreRefused() async {
      await #expect(processExitsWith: .failure) {
        let edges = [(0, 1, 1 << 57 + 1)]
        print(WeightedGraph(vertexCount: 2, edges: edges).maximumWeightMatching())
      }
      await #expect(processExitsWith: .failure) {
        let edges = [(0, 1, Int.min)]
        print(WeightedGraph(vertexCount: 2, edges: edges).maximumWeightMatching())
      }
    }
  #endif
}
