import Graphs
import InputPatterns
import Testing

@Suite struct TreeParentTests {
  @Test(arguments: TreePattern.allCases)
  func parentsAreEdges(pattern: TreePattern) {
    var random = SplitMix64(seed: 6)
    for count in Array(1...9) + [40] {
      let parents = pattern.parents(count: count, seed: random.next())
      let edges = parents.enumerated().map { ($0 + 1, $1) }
      let lengths = parents.map { _ in random.next(in: -9...9) }
      #expect(RootedTree(parents: parents) == RootedTree(edges: edges))
      let long = zip(edges, lengths).map { ($0.0, $0.1, $1) }
      #expect(RootedTree(parents: parents, lengths: lengths) == RootedTree(edges: long))
      // Parents may come after their children, and the root anywhere.
      var names = Array(0..<count)
      random.shuffle(&names)
      var all = [Int?](repeating: nil, count: count)
      for (vertex, parent) in edges { all[names[vertex]] = names[parent] }
      let tree = RootedTree(parents: all)
      #expect(tree.root == names[0])
      #expect((0..<count).map { tree.parent(of: $0) } == all, "\(all)")
    }
  }

  /// Each of these sequences can be gone through only once.
  @Test func parentsMayComeOneByOne() {
    var (some, more, all) = ([2, 0][...], [5, 7][...], [1, nil, 1][...] as ArraySlice<Int?>)
    #expect(RootedTree(parents: AnyIterator { some.popFirst() }).parent(of: 1) == 2)
    #expect(
      RootedTree(parents: [2, 0], lengths: AnyIterator { more.popFirst() }).distanceFromRoot(to: 1)
        == 12)
    #expect(RootedTree(parents: AnyIterator { all.popFirst() }).children(of: 1).sorted() == [0, 2])
    #expect(RootedTree(parents: []).vertexCount == 1)
    #expect(RootedTree(parents: [nil]).root == 0)
    #expect(RootedTree(parents: [], lengths: []).vertexCount == 1)
  }

  @Test func parentsOfNoTreeAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [1]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [2, 1]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [2]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [-1]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [0], lengths: []) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [0], lengths: [1, 2]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [nil, nil]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [1, 0] as [Int?]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [] as [Int?]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(parents: [nil, 2, 1]) }
    #endif
  }
}
