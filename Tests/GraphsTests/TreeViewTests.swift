import Graphs
import InputPatterns
import Testing

@Suite struct TreeViewTests {
  /// The tree behind a vertex, written down: `2(0,3(1))`.
  private static func text(
    _ vertex: Int, from last: Int, _ neighbors: [[Int]]
  ) -> String {
    let parts = neighbors[vertex].filter { $0 != last }.map { text($0, from: vertex, neighbors) }
    return "\(vertex)(\(parts.sorted().joined(separator: ",")))"
  }

  /// Each neighbor is seen with all that is behind it, and nothing twice.
  @Test(arguments: TreePattern.allCases)
  func whatIsSeenIsTheWholeTree(pattern: TreePattern) {
    var random = SplitMix64(seed: 5)
    for count in [1, 2, 3, 4, 5, 8, 20, 40] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: 7).enumerated().map { place, parent in
        (names[place + 1], names[parent])
      }
      var neighbors = [[Int]](repeating: [], count: count)
      for (first, second) in edges {
        neighbors[first].append(second)
        neighbors[second].append(first)
      }
      let tree = RootedTree(edges: edges, root: names[count / 2])
      let views = tree.seenFromEachVertex(identity: [String]()) {
        ($0 + $1).sorted()
      } extend: { behind, vertex, next in
        #expect(neighbors[vertex].contains(next), "\(pattern), \(count)")
        return ["\(vertex)(\(behind.joined(separator: ",")))"]
      }
      for (vertex, view) in views.enumerated() {
        #expect(
          "\(vertex)(\(view.joined(separator: ",")))"
            == Self.text(vertex, from: -1, neighbors), "\(pattern), \(count)")
      }
    }
  }

  @Test func distancesAddUp() {
    let edges = TreePattern.random.parents(count: 60, seed: 2).enumerated().map { ($0 + 1, $1) }
    let tree = RootedTree(edges: edges, root: 30)
    let views: [(count: Int, sum: Int)] = tree.seenFromEachVertex(
      identity: (0, 0), combine: { ($0.count + $1.count, $0.sum + $1.sum) }
    ) { behind, _, _ in (behind.count + 1, behind.sum + behind.count + 1) }
    for vertex in 0..<60 {
      let distances = (0..<60).map { tree.distance(from: vertex, to: $0) }
      #expect(views[vertex] == (59, distances.reduce(0, +)))
    }
  }

  /// A line and a star: neither is too deep, or too wide.
  @Test(arguments: [true, false])
  func manyVerticesTakeNoLonger(isLine: Bool) {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    let tree = RootedTree(edges: (1..<count).map { (isLine ? $0 - 1 : 0, $0) })
    let farthest = tree.seenFromEachVertex(identity: 0, combine: max) { behind, _, _ in behind + 1 }
    let expected = (0..<count).map { (vertex: Int) -> Int in
      if isLine { return max(vertex, count - 1 - vertex) }
      return vertex == 0 ? 1 : 2
    }
    #expect(farthest == expected)
  }
}
