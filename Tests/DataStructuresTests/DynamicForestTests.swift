import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct DynamicForestTests {
  @Test func documentedExamplesAreTrue() {
    var towns = DynamicForest([3, 1, 4, 1, 5], identity: 0, combine: +)
    #expect(towns.link(0, 1) == true)
    #expect(towns.link(1, 2) == true)
    #expect(towns.link(2, 0) == false)
    #expect(towns.combined(from: 0, to: 2) == 8)
    towns[1] = 10
    #expect(towns.combined(from: 0, to: 2) == 17)
    #expect(towns[1] == 10)
    #expect(towns.cut(0, 1) == true)
    #expect(towns.combined(from: 0, to: 2) == nil)
    #expect(towns.vertexCount == 5)

    var letters = DynamicForest(["a", "b", "c"], identity: "", combine: +)
    #expect(letters.link(2, 0) == true)
    #expect(letters.link(0, 1) == true)
    #expect(letters.combined(from: 2, to: 1) == "cab")
    #expect(letters.combined(from: 1, to: 2) == "bac")

    var friends = DynamicForest(vertexCount: 3, identity: 0, combine: +)
    #expect(friends.link(0, 2) == true)
    #expect(friends.areConnected(2, 0) == true)
    #expect(friends.areConnected(1, 0) == false)

    var prices = DynamicForest([30, 12, 45], identity: 0, combine: +)
    #expect(prices.link(0, 2) == true)
    #expect(prices.combined(from: 0, to: 2) == 75)
    #expect(prices.combined(from: 1, to: 1) == 12)
    #expect(prices.combined(from: 0, to: 1) == nil)
  }

  @Test func documentedExamplesOfShapesAreTrue() {
    var towns = DynamicForest([3, 1, 4], identity: 0, combine: +)
    #expect(towns.link(0, 1) == true)
    #expect(towns.link(1, 2) == true)
    #expect(towns.cut(2, 0) == false)
    #expect(towns.treeCount == 1)
    #expect(towns.cut(2, 1) == true)
    #expect(towns.treeCount == 2)
    #expect(towns.cut(2, 1) == false)
    #expect(towns.cut(0, 0) == false)
    #expect(towns.cut(0, 1) == true)

    var row = DynamicForest(vertexCount: 4, identity: 0, combine: +)
    for vertex in 1..<3 { row.link(vertex - 1, vertex) }
    #expect(row.distance(from: 2, to: 0) == 2)
    #expect(row.distance(from: 2, to: 3) == nil)

    var town = DynamicForest(vertexCount: 4, identity: 0, combine: +)
    for (first, second) in [(0, 1), (1, 2), (0, 3)] { town.link(first, second) }
    #expect(town.vertex(onPathFrom: 2, to: 3, steps: 2) == 0)
    #expect(town.vertex(onPathFrom: 2, to: 3, steps: 4) == nil)

    town = DynamicForest(vertexCount: 4, identity: 0, combine: +)
    for (first, second) in [(0, 1), (1, 2), (1, 3)] { town.link(first, second) }
    #expect(town.lowestCommonAncestor(2, 3, root: 0) == 1)
    #expect(town.lowestCommonAncestor(0, 3, root: 2) == 1)
    #expect(town.lowestCommonAncestor(1, 3, root: 3) == 3)
  }

  @Test func aForestMayBeWithoutVertices() {
    #expect(DynamicForest([Int](), identity: 0, combine: +).vertexCount == 0)
    #expect(DynamicForest(vertexCount: 0, identity: 0, combine: +).treeCount == 0)
  }

  /// Texts are not commutative: each must come from the start to the end of its path.
  @Test func afterAnyChangesItIsWhatASearchFinds() {
    let inputs = Generator<Int>.integers(in: 1...12).flatMap { count in
      let vertex = Generator<Int>.integers(in: 0...count - 1)
      return tuples(
        .always(count),
        .array(of: tuples(.integers(in: 0...9), vertex, vertex, vertex), counts: 0...60))
    }
    forAll(inputs, effort: 2) { count, steps in
      var plain = PlainForest((0..<count).map { "\($0)." })
      var forest = DynamicForest(plain.texts, identity: "", combine: +)
      var treeCount = count
      for (step, (kind, a, b, c)) in steps.enumerated() {
        switch kind {
        case 0...3:
          let isNew = plain.link(a, b)
          try check(forest.link(a, b), equals: isNew, "link \(a), \(b)")
          treeCount -= isNew ? 1 : 0
        case 4:
          // An edge, if there is one.
          let end = plain.neighbors[a].min() ?? b
          let isThere = plain.cut(a, end)
          try check(forest.cut(a, end), equals: isThere, "cut \(a), \(end)")
          treeCount += isThere ? 1 : 0
        case 5:
          let isThere = plain.cut(a, b)
          try check(forest.cut(a, b), equals: isThere, "cut \(a), \(b)")
          treeCount += isThere ? 1 : 0
        case 6:
          plain.texts[a] = "\(a)=\(step)."
          forest[a] = plain.texts[a]
        case 7:
          try check(
            forest.lowestCommonAncestor(a, b, root: c), equals: plain.meeting(a, b, root: c),
            "lowestCommonAncestor of \(a), \(b) from \(c)")
        case 8:
          let path = plain.path(from: a, to: b)
          let known = path.flatMap { c < $0.count ? $0[c] : nil }
          try check(
            forest.vertex(onPathFrom: a, to: b, steps: c), equals: known, "\(a), \(b): step \(c)")
        default:
          let path = plain.path(from: a, to: b)
          try check(forest.areConnected(a, b), equals: path != nil, "areConnected \(a), \(b)")
          try check(
            forest.distance(from: a, to: b), equals: path.map { $0.count - 1 }, "\(a) to \(b)")
        }
        try check(forest.treeCount, equals: treeCount, "treeCount")
        try check(forest[c], equals: plain.texts[c], "element \(c)")
        try check(
          forest.combined(from: b, to: c), equals: plain.text(from: b, to: c), "\(b) to \(c)")
      }
      for a in 0..<count {
        for b in 0..<count {
          try check(
            forest.combined(from: a, to: b), equals: plain.text(from: a, to: b), "\(a) to \(b)")
        }
      }
    }
  }

  /// More vertices, on long paths and short ones, in one fixed row of changes.
  @Test(arguments: [1, 3, 300])
  func functionsOneAfterTheOtherOnPathsOfManyVertices(span: Int) {
    let count = 300
    var random = SplitMix64(seed: 7)
    // x becomes a · x + b.
    let functions = (0..<count).map { _ in
      (a: random.next(in: 1...1000), b: random.next(in: 0...1000))
    }
    func followed(_ first: (a: Int, b: Int), _ second: (a: Int, b: Int)) -> (a: Int, b: Int) {
      (second.a &* first.a, second.a &* first.b &+ second.b)
    }
    var plain = PlainForest(functions.map { "\($0.a)" })
    var forest = DynamicForest<(a: Int, b: Int)>(functions, identity: (1, 0), combine: followed)
    var edges: [(Int, Int)] = []
    for vertex in 1..<count {
      edges.append((vertex, random.next(in: max(0, vertex - span)...vertex - 1)))
      #expect(plain.link(vertex, edges[vertex - 1].1) == true)
      #expect(forest.link(vertex, edges[vertex - 1].1) == true)
    }
    for _ in 0..<300 {
      let edge = random.next(in: 0...edges.count - 1)
      let (a, b) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
      #expect(forest.cut(edges[edge].0, edges[edge].1) == true)
      #expect(plain.cut(edges[edge].0, edges[edge].1) == true)
      if plain.link(a, b) {
        #expect(forest.link(a, b) == true)
        edges[edge] = (a, b)
      } else {
        #expect(forest.link(a, b) == false)
        #expect(plain.link(edges[edge].0, edges[edge].1) == true)
        #expect(forest.link(edges[edge].1, edges[edge].0) == true)
      }
      let (start, end) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
      let path = plain.path(from: start, to: end) ?? []
      let known = path.map { functions[$0] }.reduce((a: 1, b: 0), followed)
      let found = forest.combined(from: start, to: end)
      #expect(found?.a == known.a && found?.b == known.b)
      let middle = path.count / 2
      #expect(forest.vertex(onPathFrom: start, to: end, steps: middle) == path[middle])
      #expect(
        forest.lowestCommonAncestor(start, end, root: a) == plain.meeting(start, end, root: a))
    }
  }

  /// However deep it may become: nothing is as deep on the stack.
  @Test func longPaths() {
    let count = 200_000
    var forest = DynamicForest(0..<count, identity: 0, combine: +)
    for vertex in 1..<count { forest.link(vertex - 1, vertex) }
    #expect(forest.treeCount == 1)
    #expect(forest.combined(from: 0, to: count - 1) == count * (count - 1) / 2)
    #expect(forest.distance(from: count - 1, to: 0) == count - 1)
    #expect(forest.vertex(onPathFrom: count - 1, to: 0, steps: 1000) == count - 1001)
    #expect(forest.lowestCommonAncestor(5, count - 5, root: 1000) == 1000)
    #expect(forest.cut(100_000, 99_999) == true)
    #expect(forest.combined(from: 0, to: count - 1) == nil)
    #expect(forest.distance(from: 99_999, to: 0) == 99_999)
    #expect(forest.link(0, count - 1) == true)
    #expect(forest.distance(from: 99_999, to: 100_000) == count - 1)
    // The other way around: each comes to be the root of all that there are.
    forest = DynamicForest(repeatElement(1, count: count), identity: 0, combine: +)
    for vertex in 1..<count { forest.link(vertex, vertex - 1) }
    #expect(forest.combined(from: 0, to: count - 1) == count)
  }

  /// No path is walked along, but by a few dozen nodes.
  @Test func questionsTakeFewSteps() {
    let count = 20_000
    var calls = 0
    var forest = DynamicForest(0..<count, identity: 0) { first, second in
      calls += 1
      return first + second
    }
    for vertex in 1..<count { forest.link(vertex - 1, vertex) }
    _ = forest.combined(from: 0, to: count - 1)
    calls = 0
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let (low, high) = (random.next(in: 0...9999), random.next(in: 10_000...count - 1))
      #expect(forest.combined(from: high, to: low) == (low + high) * (high - low + 1) / 2)
    }
    #expect(calls < 1000 * 4 * 100, "\(calls) sums")
    // What has been looked for is at hand then, so that a way to it is not long twice.
    for steps in [1, 5000, 9999] {
      let vertex = forest.vertex(onPathFrom: 10_000, to: 0, steps: steps) ?? 0
      #expect(vertex == 10_000 - steps)
      calls = 0
      forest[vertex] += 1
      #expect(calls <= 4, "\(calls) sums")
    }
  }

  @Test func aCopyIsChangedByItself() {
    var old = DynamicForest([1, 2, 4, 8], identity: 0, combine: +)
    old.link(0, 1)
    old.link(1, 2)
    var new = old
    new[0] = 100
    new.cut(1, 2)
    new.link(2, 3)
    #expect(old.combined(from: 2, to: 0) == 7)
    #expect(old.treeCount == 2)
    #expect(old[0] == 1)
    #expect(old.areConnected(2, 3) == false)
    #expect(new.combined(from: 1, to: 0) == 102)
    #expect(new.combined(from: 2, to: 0) == nil)
    #expect(new.combined(from: 3, to: 2) == 12)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = DynamicForest(vertexCount: -1, identity: 0, combine: +)
      }
      await #expect(processExitsWith: .failure) {
        _ = DynamicForest([1, 2], identity: 0, combine: +)[2]
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        forest[-1] = 3
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        forest.link(0, 2)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        forest.cut(-1, 0)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.areConnected(0, 2)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.combined(from: 2, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.distance(from: 0, to: -1)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.vertex(onPathFrom: 0, to: 2, steps: 0)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.vertex(onPathFrom: 0, to: 1, steps: -1)
      }
      await #expect(processExitsWith: .failure) {
        var forest = DynamicForest([1, 2], identity: 0, combine: +)
        _ = forest.lowestCommonAncestor(0, 1, root: 2)
      }
    }
  #endif
}
