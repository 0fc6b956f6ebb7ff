import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct LazyDynamicForestTests {
  @Test func documentedExamplesAreTrue() {
    var towns = LazyDynamicForest(
      [3, 1, 4, 1, 5], identity: 0, combine: +,
      apply: { raise, sum, count in sum + raise * count }, compose: +)
    for (first, second) in [(0, 1), (1, 2), (1, 3)] { towns.link(first, second) }
    #expect(towns.update(from: 0, to: 2, by: 10) == true)
    #expect(towns.combined(from: 0, to: 3) == 25)
    #expect(towns.cut(0, 1) == true)
    #expect(towns.update(from: 0, to: 2, by: 10) == false)
    #expect(towns[1] == 11)
    #expect(towns.treeCount == 3)
    #expect(towns.vertexCount == 5)

    var row = LazyDynamicForest(
      [2, 2, 1], identity: 0, combine: max,
      apply: { value, _, _ in value }, compose: { _, second in second })
    #expect(row.link(0, 1) == true)
    #expect(row.update(from: 1, to: 0, by: 3) == true)
    #expect(row.combined(from: 0, to: 1) == 3)
    #expect(row.update(from: 1, to: 2, by: 7) == false)
    #expect(row[2] == 1)
  }

  @Test func itMayBeginWithIdentities() {
    var forest = LazyDynamicForest<Int, Int>(
      vertexCount: 3, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    forest.link(2, 0)
    forest.update(from: 0, to: 2, by: 7)
    #expect(forest.combined(from: 2, to: 0) == 14 && forest[1] == 0)
    #expect(
      LazyDynamicForest<Int, Int>(
        [], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +
      ).treeCount == 0)
  }

  /// Each digit d becomes the last digit of `factor` · d + `summand`: the order of two such updates matters.
  private struct Update {
    var factor: Int
    var summand: Int

    func callAsFunction(_ digit: Int) -> Int { (factor * digit + summand) % 10 }
  }

  /// Texts are not commutative either.
  private func forest(_ digits: [String]) -> LazyDynamicForest<String, Update> {
    LazyDynamicForest(
      digits, identity: "", combine: +,
      apply: { update, text, count in
        #expect(text.utf8.count == count)
        return text.utf8.map { String(update(Int($0) - 48)) }.joined()
      },
      compose: { first, second in
        Update(
          factor: first.factor * second.factor % 10,
          summand: (second.factor * first.summand + second.summand) % 10)
      })
  }

  @Test func afterAnyChangesItIsWhatASearchFinds() {
    let inputs = Generator<Int>.integers(in: 1...12).flatMap { count in
      let vertex = Generator<Int>.integers(in: 0...count - 1)
      return tuples(
        .always(count),
        .array(
          of: tuples(.integers(in: 0...9), vertex, vertex, .integers(in: 0...99)), counts: 0...60))
    }
    forAll(inputs, effort: 2) { count, steps in
      var plain = PlainForest((0..<count).map { "\($0 % 10)" })
      var forest = forest(plain.texts)
      var treeCount = count
      for (kind, a, b, number) in steps {
        let c = number % count
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
          plain.texts[a] = "\(number % 10)"
          forest[a] = plain.texts[a]
        case 5:
          try check(
            forest.lowestCommonAncestor(a, b, root: c), equals: plain.meeting(a, b, root: c),
            "lowestCommonAncestor of \(a), \(b) from \(c)")
        case 6:
          let path = plain.path(from: a, to: b)
          let known = path.flatMap { c < $0.count ? $0[c] : nil }
          try check(
            forest.vertex(onPathFrom: a, to: b, steps: c), equals: known, "\(a), \(b): step \(c)")
          try check(forest.areConnected(a, b), equals: path != nil, "areConnected \(a), \(b)")
          try check(
            forest.distance(from: a, to: b), equals: path.map { $0.count - 1 }, "\(a) to \(b)")
        default:
          let update = Update(factor: number / 10, summand: number % 10)
          let path = plain.path(from: a, to: b)
          for vertex in path ?? [] {
            plain.texts[vertex] = "\(update(Int(plain.texts[vertex]) ?? 0))"
          }
          try check(
            forest.update(from: a, to: b, by: update), equals: path != nil, "update \(a), \(b)")
        }
        try check(forest.treeCount, equals: treeCount, "treeCount")
        if number % 3 == 0 { try check(forest[c], equals: plain.texts[c], "element \(c)") }
        if number % 2 == 0 {
          try check(
            forest.combined(from: b, to: c), equals: plain.text(from: b, to: c), "\(b) to \(c)")
        }
      }
      for a in 0..<count {
        for b in 0..<count {
          try check(
            forest.combined(from: a, to: b), equals: plain.text(from: a, to: b), "\(a) to \(b)")
        }
      }
      try check((0..<count).map { forest[$0] }, equals: plain.texts, "elements")
    }
  }

  /// Many updates that nobody looks below in between, on long paths and short ones.
  @Test(arguments: [1, 3, 300])
  func updatesWaitForEachOther(span: Int) {
    let count = 300
    var random = SplitMix64(seed: 3)
    var plain = PlainForest((0..<count).map { "\($0 % 10)" })
    var forest = forest(plain.texts)
    for vertex in 1..<count {
      let upper = random.next(in: max(0, vertex - span)...vertex - 1)
      #expect(plain.link(vertex, upper) == true)
      #expect(forest.link(vertex, upper) == true)
    }
    for _ in 0..<20 {
      for _ in 0..<20 {
        let (a, b) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
        let update = Update(factor: 3, summand: random.next(in: 0...9))
        for vertex in plain.path(from: a, to: b) ?? [] {
          plain.texts[vertex] = "\(update(Int(plain.texts[vertex]) ?? 0))"
        }
        forest.update(from: a, to: b, by: update)
      }
      let (a, b) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
      #expect(forest.combined(from: a, to: b) == plain.text(from: a, to: b))
    }
    #expect((0..<count).map { forest[$0] } == plain.texts)
  }

  /// However deep it may become: nothing is as deep on the stack.
  @Test func longPaths() {
    let count = 100_000
    var forest = LazyDynamicForest<Int, Int>(
      0..<count, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    for vertex in 1..<count { forest.link(vertex - 1, vertex) }
    forest.update(from: count - 1, to: 0, by: 5)
    forest.cut(1000, 1001)
    forest.update(from: 1001, to: count - 1, by: 1)
    forest.link(0, count - 1)
    #expect(forest[1000] == 1005 && forest[1001] == 1007)
    let sum = count * (count - 1) / 2 + 5 * count + (count - 1001)
    #expect(forest.combined(from: 1000, to: 1001) == sum)
  }

  @Test func aCopyIsChangedByItself() {
    var old = LazyDynamicForest<Int, Int>(
      [1, 2, 4], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    old.link(0, 1)
    var new = old
    new.update(from: 0, to: 1, by: 10)
    new.link(1, 2)
    #expect(old.combined(from: 0, to: 1) == 3 && old.areConnected(1, 2) == false)
    #expect(new.combined(from: 0, to: 2) == 27)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = LazyDynamicForest<Int, Int>(
          vertexCount: -1, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
      }
      await #expect(processExitsWith: .failure) {
        var forest = LazyDynamicForestTests().forest(["1", "2"])
        _ = forest[2]
      }
      await #expect(processExitsWith: .failure) {
        var forest = LazyDynamicForestTests().forest(["1", "2"])
        forest[-1] = "3"
      }
      await #expect(processExitsWith: .failure) {
        var forest = LazyDynamicForestTests().forest(["1", "2"])
        forest.update(from: 0, to: 2, by: Update(factor: 1, summand: 0))
      }
      await #expect(processExitsWith: .failure) {
        var forest = LazyDynamicForestTests().forest(["1", "2"])
        _ = forest.vertex(onPathFrom: 0, to: 1, steps: -1)
      }
    }
  #endif
}
