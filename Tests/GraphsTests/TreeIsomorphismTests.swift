import Graphs
import InputPatterns
import Testing

@Suite struct TreeIsomorphismTests {
  /// What is below a vertex, written down with its children sorted, which is the same for the same shapes only.
  private static func texts(_ tree: RootedTree) -> [String] {
    var texts = [String](repeating: "", count: tree.vertexCount)
    for vertex in tree.order.reversed() {
      texts[vertex] = "(\(tree.children(of: vertex).map { texts[$0] }.sorted().joined()))"
    }
    return texts
  }

  @Test(arguments: TreePattern.allCases)
  func classesAreShapes(pattern: TreePattern) {
    var random = SplitMix64(seed: 8)
    for count in Array(1...12) + [30, 100, 400] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
        place, parent in (names[place + 1], names[parent])
      }
      let tree = RootedTree(edges: edges, root: names[random.next(in: 0...count - 1)])
      let (classes, texts) = (tree.subtreeClasses(), Self.texts(tree))
      let pairs = Set(zip(classes, texts).map { "\($0) \($1)" })
      #expect(pairs.count == Set(classes).count && pairs.count == Set(texts).count, "\(edges)")
      #expect(Set(classes) == Set(0..<pairs.count) && classes[tree.root] == pairs.count - 1)
      for vertex in 0..<count {
        #expect((classes[vertex] == 0) == (tree.subtree(of: vertex).count == 1))
        #expect(tree.children(of: vertex).allSatisfy { classes[$0] < classes[vertex] })
      }
    }
  }

  /// All trees of a few vertices, each compared with each: as many kinds as there are known to be (Otter, 1948).
  @Test(arguments: [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 4, 2), (5, 9, 3), (6, 20, 6), (7, 48, 11)])
  func thereAreAsManyKindsAsIsKnown(count: Int, rooted: Int, free: Int) {
    var trees: [[Int]] = [[]]
    for vertex in 1..<max(1, count) {
      trees = trees.flatMap { parents in (0..<vertex).map { parents + [$0] } }
    }
    var (kinds, freeKinds): ([RootedTree], [RootedTree]) = ([], [])
    for parents in trees {
      let tree = RootedTree(parents: parents)
      if !kinds.contains(where: { $0.isIsomorphic(to: tree) }) { kinds.append(tree) }
      if !freeKinds.contains(where: { $0.isIsomorphic(to: tree, ignoringRoots: true) }) {
        freeKinds.append(tree)
      }
    }
    #expect(kinds.count == rooted && freeKinds.count == free)
  }

  @Test(arguments: TreePattern.allCases)
  func aTreeWithOtherNamesIsTheSame(pattern: TreePattern) {
    var random = SplitMix64(seed: 9)
    for count in [1, 2, 3, 4, 5, 8, 20, 101] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
        ($0 + 1, $1)
      }
      var others = edges.map { (names[$1], names[$0]) }
      random.shuffle(&others)
      let tree = RootedTree(edges: edges)
      #expect(tree.isIsomorphic(to: RootedTree(edges: others, root: names[0])))
      let elsewhere = RootedTree(edges: others, root: random.next(in: 0...count - 1))
      #expect(tree.isIsomorphic(to: elsewhere, ignoringRoots: true), "\(edges), \(others)")
      let texts = (Self.texts(tree)[0], Self.texts(elsewhere)[elsewhere.root])
      #expect(tree.isIsomorphic(to: elsewhere) == (texts.0 == texts.1), "\(edges), \(others)")
      let larger = RootedTree(parents: edges.map(\.1) + [0])
      #expect(!tree.isIsomorphic(to: larger) && !larger.isIsomorphic(to: tree))
      #expect(!tree.isIsomorphic(to: larger, ignoringRoots: true))
    }
  }

  @Test func lengthsDoNotMatter() {
    let (short, long) = (RootedTree(edges: [(0, 1, 1)]), RootedTree(edges: [(0, 1, 9)]))
    #expect(short.isIsomorphic(to: long))
  }

  @Test func aTreeMayBeVeryDeep() {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    let line = RootedTree(parents: 0..<count - 1)
    #expect(line.subtreeClasses() == (0..<count).reversed())
    let other = RootedTree(edges: (1..<count).map { ($0 - 1, $0) }, root: count / 3)
    #expect(!line.isIsomorphic(to: other) && line.isIsomorphic(to: other, ignoringRoots: true))
    let star = RootedTree(parents: repeatElement(0, count: count - 1))
    #expect(star.subtreeClasses() == [1] + repeatElement(0, count: count - 1))
  }
}
