import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct SegmentForestTests {
  @Test func documentedExamplesAreTrue() {
    var prices = SegmentForest(over: 0...1_000_000_000, treeCount: 2, identity: 0, combine: +)
    #expect(prices.range == 0..<1_000_000_001 && prices.treeCount == 2)
    #expect(prices[30, in: 0] == 0 && prices.combined(0..., in: 1) == 0)
    prices[30, in: 0] = 7
    prices[30, in: 1] = 1
    prices[700_000_000, in: 1] = 5
    #expect("\(prices)" == "[[30: 7], [30: 1, 700000000: 5]]")
    prices.merge(1, into: 0, uniting: +)
    #expect(prices.combined(0..., in: 0) == 13 && prices.combined(0..., in: 1) == 0)
    #expect(prices.split(1000..., from: 0) == 2)
    #expect(prices.combined(0..., in: 2) == 5 && prices[30, in: 0] == 8)
    #expect(prices.appendTree() == 3 && prices.treeCount == 4)
    #expect("\(prices)" == "[[30: 8], [:], [700000000: 5], [:]]")
  }

  /// Ranges of a single place, of a few, and the widest.
  private static var ranges: Generator<Range<Int>> {
    .element(of: [0..<1, -7 ..< -2, 0..<16, 0..<64, -1000..<999, .min ..< .max])
  }

  /// What is done to some trees: trees are taken modulo their number.
  private typealias Step = (kind: Int, first: Int, second: Int, trees: Int, digit: Int)

  private static func text(_ known: [Int: String], _ range: Range<Int>) -> String {
    known.filter { range.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  /// Texts are not commutative: each must come from left to right.
  @Test func treesAreMergedAndSplitAsDictionariesAre() {
    let inputs = Self.ranges.flatMap { range in
      let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
      let step = tuples(
        Generator<Int>.integers(in: 0...9), places, places, Generator<Int>.integers(in: 0...99),
        Generator<Int>.integers(in: 0...9))
      return tuples(.always(range), .array(of: step.map { $0 as Step }))
    }
    forAll(inputs, effort: 4) { range, steps in
      var forest = SegmentForest(over: range, treeCount: 3, identity: "", combine: +)
      var known = Array(repeating: [Int: String](), count: 3)
      for (kind, first, second, trees, digit) in steps {
        let (tree, other) = (trees % known.count, trees / 10 % known.count)
        let bounds = min(first, second)..<max(first, second)
        switch kind {
        case 0...3:
          forest[first, in: tree] = "\(digit)"
          known[tree][first] = "\(digit)"
        case 4:
          forest[first, in: tree] += "\(digit)"
          known[tree][first, default: ""] += "\(digit)"
        case 5...6:
          if tree == other { continue }
          forest.merge(other, into: tree) { $0 + "|" + $1 }
          known[tree].merge(known[other]) { $0 + "|" + $1 }
          known[other] = [:]
        case 7:
          try check(forest.split(bounds, from: tree), equals: known.count, "split")
          known.append(known[tree].filter { bounds.contains($0.key) })
          known[tree] = known[tree].filter { !bounds.contains($0.key) }
        case 8:
          try check(forest.split(first..., from: tree), equals: known.count, "split")
          known.append(known[tree].filter { $0.key >= first })
          known[tree] = known[tree].filter { $0.key < first }
        default:
          forest.removeAll(in: tree)
          known[tree] = [:]
        }
        for (tree, known) in known.enumerated() {
          let all = known.sorted { $0.key < $1.key }
          let elements = forest.elements(in: tree)
          try check(elements.map(\.index), equals: all.map(\.key), "indices in \(tree)")
          try check(elements.map(\.element), equals: all.map(\.value), "elements in \(tree)")
          try check(forest.combined(range, in: tree), equals: Self.text(known, range), "all")
          try check(
            forest.combined(bounds, in: tree), equals: Self.text(known, bounds),
            "\(bounds) in \(tree)")
          try check(forest[second, in: tree], equals: known[second] ?? "", "\(second) in \(tree)")
          let failure = all.first { Self.text(known, range.lowerBound..<$0.key + 1).count > digit }
          try check(
            forest.longestPrefix(in: tree) { $0.count <= digit },
            equals: range.lowerBound..<(failure?.key ?? range.upperBound), "prefix of \(tree)")
        }
      }
    }
  }

  /// While two trees are merged there are no more nodes than both have, and hardly any free ones.
  @Test(arguments: [4, 16, 64, 1024])
  func aMergeNeedsNoOtherNodes(count: Int) {
    for treeCount in [2, 3] {
      var forest = SegmentForest(
        over: 0..<count, treeCount: treeCount + 1, identity: "", combine: +)
      for place in 0..<count { forest[place, in: place % treeCount] = "\(place % 10)" }
      for tree in 1..<treeCount { forest.merge(tree, into: 0) { first, _ in first } }
      #expect(forest.elements(in: 0).map(\.index) == Array(0..<count), "\(treeCount)")
      let text = (0..<count).map { "\($0 % 10)" }.joined()
      #expect(forest.combined(0..., in: 0) == text, "\(treeCount)")
      #expect(forest.combined(0..., in: treeCount) == "" && forest[0, in: 1] == "", "\(treeCount)")
    }
  }

  /// Elements that are not in a tree any more must be released, and their nodes used again.
  @Test func whatIsRemovedOrUnitedIsReleased() {
    final class Token {}
    weak var removed: Token?
    weak var united: Token?
    var forest = SegmentForest<Token?>(over: 0..<9, treeCount: 2, identity: nil) { $0 ?? $1 }
    do {
      let (first, second) = (Token(), Token())
      (removed, united) = (first, second)
      forest[3, in: 0] = first
      forest[4, in: 1] = second
    }
    #expect(removed != nil && united != nil)
    forest.removeAll(in: 0)
    forest[4, in: 0] = Token()
    forest.merge(1, into: 0) { first, _ in first }
    #expect(removed == nil && united == nil && forest[4, in: 0] != nil)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func aHundredThousandTreesBecomeOne(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 100_000
    var forest = SegmentForest(
      over: 0..<1_000_000_000, treeCount: count, identity: 0, combine: &+)
    var known: [Int: Int] = [:]
    for tree in 0..<count {
      let place = seed == 1 ? tree : Int(random.next() % (seed == 2 ? 1000 : 1_000_000_000))
      forest[place, in: tree] = tree
      known[place, default: 0] += tree
    }
    for tree in 1..<count { forest.merge(tree, into: 0, uniting: +) }
    let elements = forest.elements(in: 0)
    #expect(elements.allSatisfy { known[$0.index] == $0.element }, "seed \(seed)")
    #expect(elements.count == known.count, "seed \(seed)")
    #expect(forest.combined(0..., in: 0) == count * (count - 1) / 2, "seed \(seed)")
  }

  /// Each segment of a row of keys that has been sorted is a tree.
  @Test(arguments: [UInt64(4), 5])
  func rangesAreSorted(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func next(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let count = 40
    var keys = Array(0..<count)
    for place in 1..<count { keys.swapAt(place, next(place + 1)) }
    var forest = SegmentForest(over: 0..<count, treeCount: count, identity: 0, combine: +)
    for (place, key) in keys.enumerated() { forest[key, in: place] = 1 }
    // The tree of the segment that begins at each place, and whether its keys descend.
    var segments = SortedDictionary<Int, (tree: Int, descends: Bool)>()
    for place in 0..<count { segments[place] = (place, false) }
    func cut(_ place: Int) {
      if place == count || segments[place] != nil { return }
      let (start, segment) = segments.last(below: place)!
      let before = place - start
      let all = forest.combined(0..., in: segment.tree)
      let least = segment.descends ? all - before : before
      let key = forest.longestPrefix(in: segment.tree) { $0 <= least }.upperBound
      let high = forest.split(key..., from: segment.tree)
      let (first, second) = segment.descends ? (high, segment.tree) : (segment.tree, high)
      segments[start] = (first, segment.descends)
      segments[place] = (second, segment.descends)
    }
    for step in 0..<200 {
      let (a, b) = (next(count), next(count))
      let bounds = min(a, b)..<max(a, b) + 1
      let descends = next(2) == 1
      cut(bounds.lowerBound)
      cut(bounds.upperBound)
      let inside = segments.elements(in: bounds).map(\.value.tree)
      for tree in inside.dropFirst() { forest.merge(tree, into: inside[0], uniting: +) }
      segments.removeAll(in: bounds)
      segments[bounds.lowerBound] = (inside[0], descends)
      keys[bounds].sort(by: descends ? (>) : (<))
      var row: [Int] = []
      for (_, segment) in segments.elements(in: 0...) {
        let keys = forest.elements(in: segment.tree).map(\.index)
        row += segment.descends ? keys.reversed() : keys
      }
      #expect(row == keys, "seed \(seed), step \(step)")
    }
  }

  /// The root knows all of a tree, and each node on the right edge all behind some place, also where the width of the
  /// range is no power of two.
  @Test func allOfATreeIsCombinedAlready() {
    var calls = 0
    var forest = SegmentForest(over: 0...1_000_000_000, treeCount: 1, identity: 0) {
      calls += 1
      return $0 + $1
    }
    for place in stride(from: 1_000_000_000, to: 0, by: -999_983) { forest[place, in: 0] = 1 }
    calls = 0
    #expect(forest.combined(0..., in: 0) == 1001 && calls == 0)
    #expect(forest.combined((1 << 29)..., in: 0) == 464 && calls == 0)
  }

  @Test func aCopyIsChangedByItself() {
    var old = SegmentForest(over: 0..<10, treeCount: 2, identity: 0, combine: +)
    old[3, in: 0] = 4
    var new = old
    new[3, in: 1] = 20
    new.merge(0, into: 1, uniting: +)
    #expect(old[3, in: 0] == 4 && new[3, in: 1] == 24 && old[3, in: 1] == 0)
  }

  @Test func treesAndPlacesThatAreNotThereAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      print(SegmentForest(over: 0..<10, treeCount: -1, identity: 0, combine: +))
    }
    await #expect(processExitsWith: .failure) {
      print(SegmentForest(over: 0..<10, treeCount: 1, identity: 0, combine: +)[10, in: 0])
    }
    await #expect(processExitsWith: .failure) {
      print(SegmentForest(over: 0..<10, treeCount: 1, identity: 0, combine: +)[5, in: 1])
    }
    await #expect(processExitsWith: .failure) {
      print(SegmentForest(over: 0..<10, treeCount: 1, identity: 0, combine: +)[5, in: -1])
    }
    await #expect(processExitsWith: .failure) {
      let forest = SegmentForest(over: 0..<10, treeCount: 1, identity: 0, combine: +)
      print(forest.combined(5..<11, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var forest = SegmentForest(over: 0..<10, treeCount: 1, identity: 0, combine: +)
      print(forest.split(-1..<3, from: 0))
    }
    await #expect(processExitsWith: .failure) {
      var forest = SegmentForest(over: 0..<10, treeCount: 2, identity: 0, combine: +)
      forest.merge(1, into: 1, uniting: +)
      print(forest)
    }
  }
}
