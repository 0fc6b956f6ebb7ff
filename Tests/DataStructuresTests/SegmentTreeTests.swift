import DataStructures
import InputPatterns
import Testing

@Suite struct SegmentTreeTests {
  @Test func sumsThatAreRoundedLeadNowhereBehindTheEnd() {
    var elements = [Double](repeating: 0, count: 13)
    (elements[0], elements[8], elements[12]) = (1e16, 1, 1)
    let tree = SegmentTree(elements, identity: 0, combine: +)
    #expect(tree.longestRange(from: 0) { $0 <= 1e16 }.upperBound <= 13)
    let lazy = LazySegmentTree(
      elements, identity: 0, combine: +, apply: { $1 + $0 * Double($2) }, compose: +)
    #expect(lazy.longestRange(from: 0) { $0 <= 1e16 }.upperBound <= 13)
    let versions = PersistentSegmentTree(elements, identity: 0, combine: +)
    #expect(versions.longestRange(from: 0, in: 0) { $0 <= 1e16 }.upperBound <= 13)
    #expect(versions.longestPrefix(in: 0, and: 0) { first, _ in first <= 1e16 }.upperBound <= 13)
    #expect(versions.longestPrefix(in: [0]) { $0[0] <= 1e16 }.upperBound <= 13)
    // The last places there are: no index is behind them.
    var last = PersistentSegmentTree(over: Int.max - 13..<Int.max, identity: 0.0, combine: +)
    for (version, (index, element)) in zip(Int.max - 13..<Int.max, elements).enumerated() {
      last.set(index, to: element, in: version)
    }
    let found = last.longestRange(from: Int.max - 13, in: 13) { $0 <= 1e16 }
    #expect(found.lowerBound == Int.max - 13)
  }

  @Test func itMayBeginWithIdentities() {
    var tree = SegmentTree(count: 5, identity: 1, combine: *)
    #expect(tree.count == 5 && tree.combined(0...) == 1)
    tree[3] = 7
    #expect(tree.combined(...3) == 7 && tree.combined(4...) == 1)
    #expect(SegmentTree(count: 0, identity: 0, combine: +).count == 0)
  }

  @Test func nothingComesToTheIdentity() {
    let tree = SegmentTree([Int](), identity: 7) { $0 + $1 - 7 }
    #expect(tree.count == 0 && tree.combined(0..<0) == 7 && tree.combined(0...) == 7)
    #expect(tree.longestRange(from: 0) { _ in true } == 0..<0)
    #expect(tree.longestRange(to: 0) { _ in true } == 0..<0)
  }

  @Test func rangesMayBeWrittenAsForAnArray() {
    let tree = SegmentTree([1, 2, 4, 8], identity: 0, combine: +)
    #expect(tree.combined(1..<3) == 6 && tree.combined(1...3) == 14 && tree.combined(2...) == 12)
    #expect(tree.combined(..<2) == 3 && tree.combined(...2) == 7 && tree.combined(4...) == 0)
  }

  @Test func aCopyIsChangedByItself() {
    let old = SegmentTree([1, 2, 3], identity: 0, combine: +)
    var new = old
    new[1] = 20
    #expect(old.combined(0...) == 6 && new.combined(0...) == 24 && old[1] == 2 && new[1] == 20)
  }

  @Test func sumsThatAreTooLargeOnTheWayMayWrap() {
    var tree = SegmentTree([Int.max, Int.max, Int.min, Int.min], identity: 0, combine: &+)
    #expect(tree.combined(0...) == -2 && tree.combined(1...2) == -1)
    tree[0] = -1
    tree[3] = 5
    #expect(tree.combined(0...) == 3)
  }

  /// The closure that makes an array is told what it has to make, unlike that of any other sequence.
  @Test func tuplesTakeTheNamesOfTheElements() {
    typealias Step = (count: Int, length: Int)
    let stones = [3, 7, 12]
    let tree = SegmentTree<Step>(
      zip(stones, stones.dropFirst()).map { (1, $1 - $0) }, identity: (0, 0),
      combine: { ($0.count + $1.count, $0.length + $1.length) })
    #expect(tree.count == 2 && tree[1].length == 5 && tree.combined(0...) == (2, 9))
    let same = SegmentTree<Step>(
      zip(stones, stones.dropFirst()).lazy.map { (count: 1, length: $1 - $0) }, identity: (0, 0),
      combine: { ($0.count + $1.count, $0.length + $1.length) })
    #expect(same.combined(0...) == (2, 9))
  }

  /// Around the powers of two, where the tree has no leaf to spare, or nearly all.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 64, 65])
  func everyRangeOfEveryLength(count: Int) {
    // Functions x -> a x + b, one after the other, modulo a prime.
    let prime = 998_244_353
    var random = SplitMix64(seed: UInt64(count))
    let functions = (0..<count).map { _ in
      (random.next(in: 1...prime - 1), random.next(in: 0...prime - 1))
    }
    let tree = SegmentTree(functions, identity: (1, 0)) { first, second in
      (second.0 * first.0 % prime, (second.0 * first.1 + second.1) % prime)
    }
    for start in 0...count {
      var value = 5
      for end in start...count {
        let (factor, summand) = tree.combined(start..<end)
        #expect((factor * 5 + summand) % prime == value, "\(start)..<\(end)")
        if end < count { value = (functions[end].0 * value + functions[end].1) % prime }
      }
    }
  }

  @Test func placesOutsideAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = SegmentTree(count: -1, identity: 0, combine: +)
    }
    await #expect(processExitsWith: .failure) {
      let tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      _ = tree[3]
    }
    await #expect(processExitsWith: .failure) {
      var tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      tree[-1] = 0
    }
    await #expect(processExitsWith: .failure) {
      let tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      _ = tree.combined(2..<4)
    }
    await #expect(processExitsWith: .failure) {
      let tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      _ = tree.combined(-1..<2)
    }
    await #expect(processExitsWith: .failure) {
      let tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      _ = tree.longestRange(from: 4) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = SegmentTree([1, 2, 3], identity: 0, combine: +)
      _ = tree.longestRange(to: -1) { _ in true }
    }
  }

  #if !DEBUG
    @Test func aMillionElementsChange() {
      let count = 1_000_000
      var random = SplitMix64(seed: 3)
      var tree = SegmentTree(repeatElement(0, count: count), identity: 0, combine: +)
      var sum = 0
      for _ in 0..<count {
        let (place, value) = (random.next(in: 0...count - 1), random.next(in: -1000...1000))
        sum += value - tree[place]
        tree[place] = value
      }
      let halves = [tree.combined(..<400_000), tree.combined(400_000...)]
      #expect(halves[0] + halves[1] == sum && tree.combined(0...) == sum)
    }
  #endif
}
