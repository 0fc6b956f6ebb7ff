import Graphs
import PropertyTesting
import Testing

/// Shortest paths between states that have no numbers.
@Suite struct StateSearchTests {
  /// A graph whose vertices are words, and a start.
  private static var described: Generator<(WeightedDigraph, Int)> {
    Generator<Int>.integers(in: 1...7).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let graphs = Generator<[(Int, Int, Int)]>.array(
        of: tuples(vertices, vertices, .integers(in: 0...4)), counts: 0...3 * vertexCount
      ).map { graph(vertexCount, $0) }
      return tuples(graphs, vertices)
    }
  }

  private static func edges(
    of graph: WeightedDigraph, from word: String, _ visit: (String, Int) -> Void
  ) {
    for edge in graph.edges where word == "v\(edge.source)" {
      visit("v\(edge.target)", edge.weight)
    }
  }

  @Test func distancesAreThoseOfAGraphWithTheSameEdges() {
    forAll(Self.described, effort: 4) { graph, start in
      var askedFor: [String] = []
      let found = shortestDistances(from: "v\(start)") { word, visit in
        askedFor.append(word)
        Self.edges(of: graph, from: word, visit)
      }
      let expected = bruteForce(graph, from: start).values
      try check((0..<graph.vertexCount).map { found["v\($0)"] }, equals: expected)
      try check(found.count, equals: expected.compactMap { $0 }.count, "no other states")
      try check(askedFor.sorted(), equals: found.keys.sorted(), "asked once for each")
    }
  }

  @Test func aPathLeadsToTheNearestGoal() {
    forAll(tuples(Self.described, .integers(in: 0...255)), effort: 4) { described, mask in
      let (graph, start) = described
      let goals = Set((0..<graph.vertexCount).filter { mask >> $0 & 1 == 1 }.map { "v\($0)" })
      var seen: [String] = []
      let found = shortestPath(from: "v\(start)") {
        seen.append($0)
        return goals.contains($0)
      } edges: {
        Self.edges(of: graph, from: $0, $1)
      }
      let distances = bruteForce(graph, from: start).values
      func distance(_ word: String) -> Int? { distances[Int(word.dropFirst())!] }
      try check(found?.distance, equals: goals.compactMap { distance($0) }.min())
      try check(Set(seen).count, equals: seen.count, "each is looked at once")
      let order = seen.compactMap { distance($0) }
      try check(order, equals: order.sorted(), "the nearest first")
      guard let found else { return }
      try check(found.states.first, equals: "v\(start)")
      try check(goals.contains(found.states.last!), equals: true)
      let lengths = zip(found.states, found.states.dropFirst()).map { from, to in
        graph.edges.filter { "v\($0.source)" == from && "v\($0.target)" == to }.map(\.weight).min()
      }
      try check(lengths.contains(nil), equals: false, "along edges: \(found.states)")
      try check(lengths.reduce(0) { $0 + $1! }, equals: found.distance, "\(found.states)")
    }
  }

  /// A board of three by three: all positions are known to be within 31 moves.
  @Test func aSlidingPuzzleIsSolved() {
    let solved: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 0]
    let path = shortestPath(from: [8, 6, 7, 2, 5, 4, 3, 0, 1]) {
      $0 == solved
    } edges: {
      (board: [UInt8], visit) in
      let hole = board.firstIndex(of: 0)!
      for place in 0..<9 where abs(place / 3 - hole / 3) + abs(place % 3 - hole % 3) == 1 {
        var next = board
        next.swapAt(hole, place)
        visit(next, 1)
      }
    }
    #expect(path?.distance == 31 && path?.states.count == 32)
  }

  @Test func aGoalIsFoundAmongInfinitelyManyStates() {
    // By estimates, the numbers on the other side of the start are not looked at.
    var count = 0
    let path = shortestPath(from: 0) {
      count += 1
      return $0 == 50
    } edges: { number, visit in
      for next in [number - 1, number + 1] { visit(next, 1 + abs(50 - next) - abs(50 - number)) }
    }
    #expect(path?.states == Array(0...50))
    #expect(path?.distance == 0 && count == 51)
  }

  @Test func pathsThatAreTooLongToFitAreNotTheShortest() {
    func edges(_ place: String, _ visit: (String, Int) -> Void) {
      if place == "home" { visit("shop", 1) }
      if place == "home" { visit("park", 5) }
      if place == "shop" { visit("park", .max) }
    }
    #expect(shortestDistances(from: "home", edges: edges) == ["home": 0, "shop": 1, "park": 5])
    let path = shortestPath(from: "home", until: { $0 == "park" }, edges: edges)
    #expect(path?.states == ["home", "park"])
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) {
      print(shortestDistances(from: 0) { number, visit in if number < 9 { visit(number + 1, -1) } })
    }
    await #expect(processExitsWith: .failure) {
      print(shortestDistances(from: 0) { n, visit in if n < 2 { visit(n + 1, .max) } })
    }
  }
}
