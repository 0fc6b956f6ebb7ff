import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct DynamicSubtreeForestTests {
  @Test func documentedExamplesAreTrue() {
    var towns = DynamicSubtreeForest([3, 1, 4, 1, 5], identity: 0, combine: +, inverse: -)
    for (first, second) in [(0, 1), (1, 2), (1, 3)] { towns.link(first, second) }
    #expect(towns.combined(subtreeOf: 1, root: 0) == 6)
    #expect(towns.combined(subtreeOf: 1, root: 3) == 8)
    towns[2] += 10
    #expect(towns.combined(treeOf: 0) == 19)
    #expect(towns.cut(0, 1) == true)
    #expect(towns.combined(treeOf: 0) == 3)
    #expect(towns.vertexCount(treeOf: 1) == 3)
    #expect(towns.vertexCount == 5)

    var marks = DynamicSubtreeForest([5, 3, 6], identity: 0, combine: ^, inverse: { $0 })
    #expect(marks.link(0, 1) == true)
    #expect(marks.combined(treeOf: 1) == 6)

    var friends = DynamicSubtreeForest(vertexCount: 3, identity: 0, combine: +, inverse: -)
    #expect(friends.link(0, 2) == true)
    #expect(friends.vertexCount(treeOf: 2) == 2)
    #expect(friends.combined(treeOf: 2) == 0)
  }

  @Test func documentedExamplesOfQueriesAreTrue() {
    var towns = DynamicSubtreeForest([30, 12, 45], identity: 0, combine: +, inverse: -)
    #expect(towns.link(0, 2) == true)
    #expect(towns.combined(treeOf: 2) == 75)
    #expect(towns.combined(treeOf: 1) == 12)

    towns = DynamicSubtreeForest([30, 12, 45, 7], identity: 0, combine: +, inverse: -)
    for (first, second) in [(0, 1), (1, 2)] { towns.link(first, second) }
    #expect(towns.combined(subtreeOf: 1, root: 0) == 57)
    #expect(towns.combined(subtreeOf: 1, root: 2) == 42)
    #expect(towns.combined(subtreeOf: 1, root: 1) == 87)
    #expect(towns.combined(subtreeOf: 1, root: 3) == nil)
    #expect(towns.vertexCount(subtreeOf: 1, root: 0) == 2)
    #expect(towns.vertexCount(subtreeOf: 1, root: 3) == nil)

    towns = DynamicSubtreeForest(vertexCount: 4, identity: 0, combine: +, inverse: -)
    for (first, second) in [(0, 1), (1, 2), (1, 3)] { towns.link(first, second) }
    #expect(towns.lowestCommonAncestor(2, 3, root: 0) == 1)
    #expect(towns.lowestCommonAncestor(0, 3, root: 2) == 1)
  }

  /// Their difference does not fit.
  @Test func anElementMayBeReplacedByAnyOther() {
    var forest = DynamicSubtreeForest([-(1 << 62)], identity: 0, combine: +, inverse: -)
    forest[0] = 1 << 62
    #expect(forest.combined(treeOf: 0) == 1 << 62)
  }

  @Test func aForestMayBeWithoutVertices() {
    let empty = DynamicSubtreeForest([Int](), identity: 0, combine: +, inverse: -)
    #expect(empty.vertexCount == 0)
    #expect(empty.treeCount == 0)
  }

  @Test func afterAnyChangesItIsWhatASearchFinds() {
    let inputs = Generator<Int>.integers(in: 1...12).flatMap { count in
      let vertex = Generator<Int>.integers(in: 0...count - 1)
      return tuples(
        .always(count),
        .array(of: tuples(.integers(in: 0...7), vertex, vertex, vertex), counts: 0...60))
    }
    forAll(inputs, effort: 2) { count, steps in
      var plain = PlainForest((0..<count).map { "\(1 << $0)" })
      // Powers of two: a sum says of which vertices it is.
      var forest = DynamicSubtreeForest(
        (0..<count).map { 1 << $0 }, identity: 0, combine: +, inverse: -)
      var treeCount = count
      for (step, (kind, a, b, c)) in steps.enumerated() {
        switch kind {
        case 0...2:
          let isNew = plain.link(a, b)
          try check(forest.link(a, b), equals: isNew, "link \(a), \(b)")
          treeCount -= isNew ? 1 : 0
        case 3:
          // An edge, if there is one.
          let end = plain.neighbors[a].min() ?? b
          let isThere = plain.cut(a, end)
          try check(forest.cut(a, end), equals: isThere, "cut \(a), \(end)")
          treeCount += isThere ? 1 : 0
        case 4:
          let isThere = plain.cut(a, b)
          try check(forest.cut(a, b), equals: isThere, "cut \(a), \(b)")
          treeCount += isThere ? 1 : 0
        case 5:
          plain.texts[a] = "\(1 << (a + 12 + step % 20))"
          forest[a] = 1 << (a + 12 + step % 20)
        case 6:
          try check(
            forest.lowestCommonAncestor(a, b, root: c), equals: plain.meeting(a, b, root: c),
            "lowestCommonAncestor of \(a), \(b) from \(c)")
        default:
          let isPath = plain.path(from: a, to: b) != nil
          try check(forest.areConnected(a, b), equals: isPath, "areConnected \(a), \(b)")
        }
        try check(forest.treeCount, equals: treeCount, "treeCount")
        try check("\(forest[c])", equals: plain.texts[c], "element \(c)")
        try checkSubtree(of: b, root: c, in: &forest, as: plain)
      }
      for a in 0..<count {
        for b in 0..<count { try checkSubtree(of: a, root: b, in: &forest, as: plain) }
      }
    }
  }

  private func checkSubtree(
    of vertex: Int, root: Int, in forest: inout DynamicSubtreeForest<Int>, as plain: PlainForest
  ) throws {
    func sum(_ vertices: [Int]) -> Int { vertices.reduce(0) { $0 + (Int(plain.texts[$1]) ?? 0) } }
    let all = plain.texts.indices.filter { plain.path(from: $0, to: vertex) != nil }
    try check(forest.combined(treeOf: vertex), equals: sum(all), "tree of \(vertex)")
    try check(forest.vertexCount(treeOf: vertex), equals: all.count, "tree of \(vertex)")
    let below =
      all.contains(root)
      ? all.filter { plain.path(from: $0, to: root)?.contains(vertex) == true } : nil
    try check(
      forest.combined(subtreeOf: vertex, root: root), equals: below.map(sum),
      "subtree of \(vertex) from \(root)")
    try check(
      forest.vertexCount(subtreeOf: vertex, root: root), equals: below?.count,
      "subtree of \(vertex) from \(root)")
  }

  /// However deep it may become: nothing is as deep on the stack.
  @Test func longPathsAndWideStars() {
    let count = 100_000
    var forest = DynamicSubtreeForest(0..<count, identity: 0, combine: +, inverse: -)
    for vertex in 1..<count { forest.link(vertex - 1, vertex) }
    #expect(forest.combined(subtreeOf: 5, root: count - 1) == 15)
    #expect(forest.vertexCount(subtreeOf: 5, root: 0) == count - 5)
    #expect(forest.cut(50_000, 49_999) == true)
    #expect(forest.vertexCount(treeOf: 0) == 50_000)
    forest = DynamicSubtreeForest(
      repeatElement(1, count: count), identity: 0, combine: +, inverse: -)
    for vertex in 1..<count { forest.link(0, vertex) }
    #expect(forest.combined(subtreeOf: 0, root: 7) == count - 1)
    forest[9] = 5
    #expect(forest.combined(subtreeOf: 0, root: 7) == count + 3)
    #expect(forest.combined(subtreeOf: 0, root: 9) == count - 1)
  }

  /// No subtree is walked through.
  @Test func questionsTakeFewSteps() {
    let count = 20_000
    var calls = 0
    var forest = DynamicSubtreeForest(
      0..<count, identity: 0,
      combine: { first, second in
        calls += 1
        return first + second
      }, inverse: -)
    for vertex in 1..<count { forest.link((vertex - 1) / 2, vertex) }
    // The sums of the subtrees if the root is 0.
    var sums = Array(0..<count)
    for vertex in (1..<count).reversed() { sums[(vertex - 1) / 2] += sums[vertex] }
    calls = 0
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      // Nearly the root, and a leaf: each subtree has thousands of vertices.
      let (a, b) = (random.next(in: 0...6), random.next(in: count / 2...count - 1))
      forest[a] += 1
      var vertex = a
      sums[vertex] += 1
      while vertex > 0 {
        vertex = (vertex - 1) / 2
        sums[vertex] += 1
      }
      // If the new root is below, all but the branch to it.
      var branch = b
      while branch > 0 && (branch - 1) / 2 != a { branch = (branch - 1) / 2 }
      let expected = branch > 0 ? sums[0] - sums[branch] : sums[a]
      #expect(forest.combined(subtreeOf: a, root: b) == expected, "\(a) from \(b)")
    }
    #expect(calls < 1000 * 4 * 100, "\(calls) sums")
  }

  @Test func aCopyIsChangedByItself() {
    var old = DynamicSubtreeForest([1, 2, 4, 8], identity: 0, combine: +, inverse: -)
    old.link(0, 1)
    var new = old
    new[0] = 100
    new.link(1, 2)
    #expect(old.combined(treeOf: 1) == 3)
    #expect(old[0] == 1)
    #expect(new.combined(treeOf: 1) == 106)
    #expect(new[0] == 100)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(DynamicSubtreeForest(vertexCount: -1, identity: 0, combine: +, inverse: -))
      }
      await #expect(processExitsWith: .failure) {
        print(DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)[2])
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        forest[-1] = 3
        print(forest[0])
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.link(0, 2))
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.cut(-1, 0))
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.areConnected(0, 2))
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.combined(treeOf: 2))
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.vertexCount(treeOf: -1))
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.combined(subtreeOf: 0, root: 2) ?? 0)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.vertexCount(subtreeOf: 2, root: 0) ?? 0)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicSubtreeForest([1, 2], identity: 0, combine: +, inverse: -)
        print(forest.lowestCommonAncestor(0, 1, root: 2) ?? 0)
      }
    }
  #endif
}
