import Graphs
import InputPatterns
import Testing

@Suite struct MatroidTests {
  /// A matroid, and which sets are independent by its definition.
  private struct Rule: CustomStringConvertible {
    let matroid: Matroid
    let isIndependent: ([Int]) -> Bool
    let description: String
  }

  /// Whether edges have no cycle: each joins two groups.
  private static func isForest(_ edges: [(Int, Int)]) -> Bool {
    var groups = Array(0..<70)
    for (first, second) in edges {
      let (old, new) = (groups[first], groups[second])
      if old == new { return false }
      for vertex in groups.indices where groups[vertex] == old { groups[vertex] = new }
    }
    return true
  }

  private static func forests(_ random: inout SplitMix64, _ count: Int) -> Rule {
    let vertexCount = random.next(in: 1...6)
    let edges = (0..<count).map { _ in
      (random.next(in: 0...vertexCount - 1), random.next(in: 0...vertexCount - 1))
    }
    return Rule(
      matroid: .graphic(WeightedGraph(vertexCount: vertexCount, edges: edges)),
      isIndependent: { isForest($0.map { edges[$0] }) }, description: "forests of \(edges)")
  }

  private static func classes(_ random: inout SplitMix64, _ count: Int) -> Rule {
    let classes = (0..<count).map { _ in random.next(in: 0...3) }
    let capacities = random.next(in: 0...1) == 0 ? nil : (0..<4).map { _ in random.next(in: 0...3) }
    return Rule(
      matroid: .partition(classes, capacities: capacities),
      isIndependent: { elements in
        (0..<4).allSatisfy { name in
          elements.filter { classes[$0] == name }.count <= capacities?[name] ?? 1
        }
      }, description: "\(capacities ?? []) of \(classes)")
  }

  private static func vectors(_ random: inout SplitMix64, _ count: Int) -> Rule {
    let vectors = (0..<count).map { _ in random.next(in: 0...15) << random.next(in: 0...1) }
    return Rule(
      matroid: .binary(vectors),
      isIndependent: { elements in
        (1..<1 << elements.count).allSatisfy { part in
          elements.indices.reduce(0) { part >> $1 & 1 == 1 ? $0 ^ vectors[elements[$1]] : $0 } != 0
        }
      }, description: "vectors \(vectors)")
  }

  /// What can be removed from a graph without more pieces: the dual of the forests.
  private static func removable(_ random: inout SplitMix64, _ count: Int) -> Rule {
    let vertexCount = random.next(in: 1...4)
    let edges = (0..<count).map { _ in
      (random.next(in: 0...vertexCount - 1), random.next(in: 0...vertexCount - 1))
    }
    func pieces(without removed: [Int]) -> Int {
      let left = edges.indices.filter { !removed.contains($0) }.map { edges[$0] }
      return WeightedGraph(vertexCount: vertexCount, edges: left).connectedComponents().count
    }
    let isIndependent = { pieces(without: $0) == pieces(without: []) }
    return Rule(
      matroid: Matroid(elementCount: count, isIndependent: isIndependent),
      isIndependent: isIndependent, description: "removable of \(edges)")
  }

  private static func rule(_ random: inout SplitMix64, _ count: Int) -> Rule {
    switch random.next(in: 0...3) {
    case 0: forests(&random, count)
    case 1: classes(&random, count)
    case 2: vectors(&random, count)
    default: removable(&random, count)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func noCommonSetIsLargerOrCheaper(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let count = random.next(in: 0...8)
      let (first, second) = (Self.rule(&random, count), Self.rule(&random, count))
      let widest = random.next(in: 0...9)
      let weights = (0..<count).map { _ in random.next(in: -widest...widest) }
      // The least weight for each size.
      var least = [Int?](repeating: nil, count: count + 1)
      for bits in 0..<1 << count {
        let set = (0..<count).filter { bits >> $0 & 1 == 1 }
        guard first.isIndependent(set), second.isIndependent(set) else { continue }
        let weight = set.reduce(0) { $0 + weights[$1] }
        least[set.count] = min(least[set.count] ?? .max, weight)
      }
      let sizes = least.compactMap { $0 }
      let sets = first.matroid.minimumWeightCommonIndependentSets(
        with: second.matroid, weights: weights)
      #expect(sets.map(\.weight) == sizes, "seed \(seed): \(first), \(second), \(weights)")
      let largest = first.matroid.maximumCommonIndependentSet(with: second.matroid)
      #expect(largest.count == sizes.count - 1, "seed \(seed): \(first), \(second)")
      for set in sets.map(\.elements) + [largest] {
        #expect(
          first.isIndependent(set) && second.isIndependent(set) && set == Set(set).sorted(),
          "seed \(seed): \(set), \(first), \(second)")
      }
      for (size, set) in sets.enumerated() {
        #expect(
          set.elements.count == size && set.elements.reduce(0) { $0 + weights[$1] } == set.weight)
      }
    }
  }

  /// Edges of which no two have an end in common are independent in two partition matroids.
  @Test(arguments: [(30, 90), (60, 120), (80, 500), (5, 60)])
  func matchingsAreAsLargeAsThoseOfBipartiteGraphs(vertices: Int, edgeCount: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let edges = (0..<edgeCount).map { _ in
        (random.next(in: 0...vertices - 1), random.next(in: 0...vertices - 1))
      }
      var graph = BipartiteGraph(leftCount: vertices, rightCount: vertices)
      for edge in edges { graph.addEdge(edge.0, edge.1) }
      let matching = Matroid.partition(edges.map(\.0))
        .maximumCommonIndependentSet(with: .partition(edges.map(\.1)))
      #expect(matching.count == graph.maximumMatching().count, "seed \(seed)")
      #expect(Set(matching.map { edges[$0].0 }).count == matching.count)
      #expect(Set(matching.map { edges[$0].1 }).count == matching.count)
    }
  }

  /// A forest with at most one edge to each vertex, and none to the root, is part of an arborescence.
  @Test(arguments: GraphPattern.allCases)
  func arborescencesAreAsLight(pattern: GraphPattern) {
    for seed in 1...2 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let edges = pattern.edges(vertexCount: 25, edgeCount: 60, seed: seed).flatMap {
        [($0, $1, random.next(in: -9...50)), ($1, $0, random.next(in: -9...50))]
      }
      let arborescence = WeightedDigraph(vertexCount: 25, edges: edges).minimumArborescence(from: 3)
      let forests = Matroid.graphic(WeightedGraph(vertexCount: 25, edges: edges))
      let capacities = (0..<25).map { $0 == 3 ? 0 : 1 }
      let sets = forests.minimumWeightCommonIndependentSets(
        with: .partition(edges.map(\.1), capacities: capacities), weights: edges.map(\.2))
      #expect(
        (sets.count == 25 ? sets[24].weight : nil) == arborescence?.weight, "\(pattern), \(seed)")
    }
  }

  /// Edges are independent as vectors with the bits of their ends if they are a forest.
  @Test(arguments: [(10, 40, 5), (40, 80, 30), (62, 200, 40)])
  func vectorsOfEdgesAreForests(vertexCount: Int, edgeCount: Int, colorCount: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let edges = (0..<edgeCount).map { _ in
        (random.next(in: 0...vertexCount - 1), random.next(in: 0...vertexCount - 1))
      }
      let colors = Matroid.partition(
        (0..<edgeCount).map { _ in random.next(in: 0...colorCount - 1) })
      let weights = (0..<edgeCount).map { _ in random.next(in: 0...99) }
      let forests = Matroid.graphic(WeightedGraph(vertexCount: vertexCount, edges: edges))
      let vectors = Matroid.binary(edges.map { 1 << $0.0 ^ 1 << $0.1 })
      let set = forests.maximumCommonIndependentSet(with: colors)
      #expect(set.count == vectors.maximumCommonIndependentSet(with: colors).count, "seed \(seed)")
      #expect(Self.isForest(set.map { edges[$0] }))
      let sets = colors.minimumWeightCommonIndependentSets(with: forests, weights: weights)
      #expect(sets.count == set.count + 1, "seed \(seed)")
      #expect(
        sets.map(\.weight)
          == vectors.minimumWeightCommonIndependentSets(with: colors, weights: weights).map(
            \.weight))
    }
  }

  /// The first try at each of the vertices is wrong: long paths have to be exchanged.
  @Test func longPathsAreExchanged() {
    let count = 300
    let wrong: [(Int, Int)] = (0..<count - 1).map { ($0, $0 + 1) }
    let right: [(Int, Int)] = (0..<count).map { ($0, $0) }
    let order = wrong + right
    let matching = Matroid.partition(order.map(\.0))
      .maximumCommonIndependentSet(with: .partition(order.map(\.1)))
    #expect(matching.count == count)
  }

  @Test func wrongMatroidsAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(Matroid(elementCount: -1) { _ in true }.elementCount)
      }
      await #expect(processExitsWith: .failure) { print(Matroid.partition([-1]).elementCount) }
      await #expect(processExitsWith: .failure) {
        print(Matroid.partition([1], capacities: [1]).elementCount)
      }
      await #expect(processExitsWith: .failure) {
        print(Matroid.partition([0], capacities: [-1]).elementCount)
      }
      await #expect(processExitsWith: .failure) { print(Matroid.binary([-1]).elementCount) }
      await #expect(processExitsWith: .failure) {
        print(Matroid.binary([1]).maximumCommonIndependentSet(with: .binary([])))
      }
      await #expect(processExitsWith: .failure) {
        let vectors = Matroid.binary([1])
        print(vectors.minimumWeightCommonIndependentSets(with: vectors, weights: []))
      }
    #endif
  }
}
