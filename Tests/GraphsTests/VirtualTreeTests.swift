import Graphs
import InputPatterns
import Testing

@Suite struct VirtualTreeTests {
  @Test func documentedExamplesAreTrue() {
    let tree = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5)])
    let (vertices, parents) = tree.virtualTree(of: [3, 5])
    #expect(vertices == [2, 5, 3] && parents == [nil, 0, 0])
    let (more, above) = tree.virtualTree(of: [3, 5, 1])
    #expect(more == [1, 2, 5, 3] && above == [nil, 0, 1, 1])
  }

  @Test func noneAndOneAndTheSameAgainAreTreesToo() {
    let line = RootedTree(edges: [(0, 1), (1, 2)])
    #expect(line.virtualTree(of: []).vertices == [])
    #expect(line.virtualTree(of: []).parents == [])
    #expect(line.virtualTree(of: [2]) == ([2], [nil]))
    #expect(line.virtualTree(of: [2, 1, 2, 1, 1]) == ([1, 2], [nil, 0]))
    #expect(RootedTree(edges: [] as [(Int, Int)]).virtualTree(of: [0]) == ([0], [nil]))
  }

  /// Those and their lowest common ancestors are there, nobody else, and each below the nearest of them.
  @Test(arguments: TreePattern.allCases)
  func whatIsLeftIsWhereTheirPathsMeet(pattern: TreePattern) {
    var random = SplitMix64(seed: 11)
    for count in [1, 2, 3, 5, 8, 20, 60] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: 3).enumerated().map { place, parent in
        (names[place + 1], names[parent])
      }
      let tree = RootedTree(edges: edges, root: names[count / 2])
      for size in [1, 2, 3, count / 3 + 1, count] {
        let chosen = (0..<size).map { _ in random.next(in: 0...count - 1) }
        var expected = Set(chosen)
        for first in chosen {
          for second in chosen { expected.insert(tree.lowestCommonAncestor(first, second)) }
        }
        let name: Comment = "\(pattern) of \(count): \(chosen)"
        let (vertices, parents) = tree.virtualTree(of: chosen)
        #expect(vertices == expected.sorted { tree.place(of: $0) < tree.place(of: $1) }, name)
        for (vertex, parent) in zip(vertices, parents) {
          let nearest = sequence(first: vertex) { tree.parent(of: $0) }.dropFirst()
            .first(where: expected.contains)
          #expect(parent.map { vertices[$0] } == nearest, name)
        }
      }
    }
  }

  @Test func verticesThatAreNotThereAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = RootedTree(edges: [(0, 1)]).virtualTree(of: [2])
    }
    await #expect(processExitsWith: .failure) {
      _ = RootedTree(edges: [(0, 1)]).virtualTree(of: [0, -1])
    }
  }
}
