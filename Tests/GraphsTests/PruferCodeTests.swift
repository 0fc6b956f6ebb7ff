import Graphs
import InputPatterns
import Testing

@Suite struct PruferCodeTests {
  @Test func documentedExamplesAreTrue() {
    let tree = RootedTree(pruferCode: [3, 3, 3, 4])
    #expect(tree.children(of: 3).sorted() == [1, 2, 4])
    #expect(tree.path(from: 0, to: 5) == [0, 3, 4, 5])
    #expect(
      RootedTree(edges: [(0, 3), (1, 3), (2, 3), (3, 4), (4, 5)]).pruferCode() == [3, 3, 3, 4])
  }

  /// Leaf by leaf, each looked for among all vertices.
  private func code(_ edges: [(Int, Int)]) -> [Int] {
    var edges = edges
    var code: [Int] = []
    while edges.count > 1 {
      let leaf = (0...).first { leaf in
        edges.filter { $0.0 == leaf || $0.1 == leaf }.count == 1
      }!
      let edge = edges.remove(at: edges.firstIndex { $0.0 == leaf || $0.1 == leaf }!)
      code.append(edge.0 == leaf ? edge.1 : edge.0)
    }
    return code
  }

  private func edges(_ tree: RootedTree) -> [(Int, Int)] {
    (0..<tree.vertexCount).compactMap { vertex in tree.parent(of: vertex).map { (vertex, $0) } }
  }

  @Test func allSmallTreesHaveCodesOfTheirOwn() {
    for count in 2...6 {
      let codeCount = (2..<count).reduce(1) { product, _ in product * count }
      for number in 0..<codeCount {
        var (rest, code) = (number, [Int]())
        for _ in 2..<count {
          code.append(rest % count)
          rest /= count
        }
        let tree = RootedTree(pruferCode: code, root: number % count)
        #expect(tree.root == number % count)
        #expect(self.code(edges(tree)) == code)
        #expect(tree.pruferCode() == code)
      }
    }
  }

  @Test(arguments: TreePattern.allCases)
  func largerTreesComeBack(pattern: TreePattern) {
    var random = SplitMix64(seed: 3)
    for count in [7, 30, 60] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
        (names[$0 + 1], names[$1])
      }
      let tree = RootedTree(edges: edges, root: random.next(in: 0...count - 1))
      let code = tree.pruferCode()
      #expect(code == self.code(edges), "\(edges)")
      #expect(
        Set(self.edges(RootedTree(pruferCode: code)).map { Set([$0.0, $0.1]) })
          == Set(edges.map { Set([$0.0, $0.1]) }), "\(edges)")
    }
  }

  @Test func codesMayComeOneByOne() {
    var code = [2, 2][...]
    #expect(
      RootedTree(pruferCode: AnyIterator { code.popFirst() }).path(from: 1, to: 3) == [1, 2, 3])
    #expect(RootedTree(pruferCode: []).pruferCode() == [])
    #expect(RootedTree(pruferCode: [], root: 1).root == 1)
  }

  @Test func whatIsNoCodeIsAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print(RootedTree(pruferCode: [0, 4]).root) }
      await #expect(processExitsWith: .failure) { print(RootedTree(pruferCode: [-1]).root) }
      await #expect(processExitsWith: .failure) { print(RootedTree(pruferCode: [0], root: 3).root) }
      await #expect(processExitsWith: .failure) { print(RootedTree(parents: []).pruferCode()) }
    #endif
  }
}
