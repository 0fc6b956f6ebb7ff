import DataStructures
import InputPatterns
import Testing

/// The hash of a list of numbers, which depends on their order.
private struct Hash: Equatable {
  var value = 0
  /// The power of the base with as many factors as there are numbers, and the sum of all lower ones.
  var power = 1
  var ones = 0

  static let modulus = 1_000_003

  static func of(_ number: Int) -> Hash { Hash(value: number, power: 257, ones: 1) }

  static func combine(_ first: Hash, _ second: Hash) -> Hash {
    Hash(
      value: (first.value * second.power + second.value) % modulus,
      power: first.power * second.power % modulus,
      ones: (first.ones * second.power + second.ones) % modulus)
  }
}

/// A number times a factor, plus a summand: the order of two matters.
private struct Step: Equatable {
  var factor: Int
  var summand: Int

  static func apply(_ step: Step, _ hash: Hash, _: Int) -> Hash {
    var hash = hash
    hash.value = (step.factor * hash.value + step.summand * hash.ones) % Hash.modulus
    return hash
  }

  static func applyToSum(_ step: Step, _ sum: Int, _ count: Int) -> Int {
    step.factor &* sum &+ step.summand &* count
  }

  static func compose(_ first: Step, _ second: Step) -> Step {
    Step(
      factor: first.factor * second.factor % Hash.modulus,
      summand: (second.factor * first.summand + second.summand) % Hash.modulus)
  }

  static func wrappingCompose(_ first: Step, _ second: Step) -> Step {
    Step(
      factor: first.factor &* second.factor,
      summand: second.factor &* first.summand &+ second.summand)
  }
}

@Suite struct LazySparseSegmentTreeTests {
  @Test func documentedExamplesAreTrue() {
    var prices = LazySparseSegmentTree(
      over: 0..<1_000_000_000, identity: 0, combine: +,
      apply: { raise, sum, count in sum + raise * count }, compose: +)
    prices.update(1_000...1_999_999, by: 3)
    prices.update(5..., by: 1)
    #expect(prices.combined(990..<1_010) == 50 && prices[1_000] == 4 && prices[4] == 0)
    #expect(prices.range == 0..<1_000_000_000)
    var depths = LazySparseSegmentTree(
      over: -1_000_000_000...1_000_000_000, repeating: 0, identity: .max, combine: min,
      apply: { raise, depth, _ in depth + raise }, compose: +)
    depths.update(..<0, by: -7)
    #expect(depths.combined(0...) == 0 && depths.combined(-1..<1) == -7)
    #expect(depths.combined(3..<3) == .max)
  }

  @Test(arguments: 1...80)
  func itDoesWhatAnArrayDoes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (start, count) = (random.next(in: -9...9), random.next(in: 1...20))
    let range = start..<start + count
    var numbers = [Int](repeating: 7, count: count)
    var tree = LazySparseSegmentTree<Hash, Step>(
      over: range, repeating: .of(7), identity: Hash(), combine: Hash.combine, apply: Step.apply,
      compose: Step.compose)
    for _ in 0..<40 {
      let (one, other) = (random.next(in: 0...count), random.next(in: 0...count))
      let (low, high) = (min(one, other), max(one, other))
      if low < count && random.next(in: 0...3) == 0 {
        numbers[low] = random.next(in: 0...99)
        tree[start + low] = .of(numbers[low])
      } else {
        let step = Step(factor: random.next(in: 0...9), summand: random.next(in: 0...9))
        for place in low..<high {
          numbers[place] = (step.factor * numbers[place] + step.summand) % Hash.modulus
        }
        tree.update(start + low..<start + high, by: step)
      }
      for low in 0..<count {
        #expect(tree[start + low] == .of(numbers[low]))
        for high in low...count {
          let hash = numbers[low..<high].reduce(Hash()) { Hash.combine($0, .of($1)) }
          #expect(tree.combined(start + low..<start + high) == hash, "\(low)..<\(high)")
        }
      }
    }
  }

  /// A list of the updates, of which each element has had those of ranges around it.
  private struct Updates {
    var all: [(range: Range<Int>, step: Step)] = []

    func value(at index: Int) -> Int {
      all.reduce(1) {
        $1.range.contains(index) ? $1.step.factor &* $0 &+ $1.step.summand : $0
      }
    }

    func sum(_ range: Range<Int>) -> Int {
      let cuts = all.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        .filter { range.contains($0) }
      let ends = ([range.lowerBound] + cuts).sorted() + [range.upperBound]
      return zip(ends, ends.dropFirst()).reduce(0) { $0 &+ value(at: $1.0) &* ($1.1 - $1.0) }
    }
  }

  @Test(arguments: [-1_000_000_000..<1_000_000_001, 0..<1 << 62, .min ..< .min + 1 << 62])
  func hugeRangesAreThoseOfAllUpdatesAround(range: Range<Int>) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var places = (0..<12).map { _ in random.next(in: range.lowerBound...range.upperBound) }
      places += [range.lowerBound, range.upperBound]
      places += places.filter(range.contains).map { $0 + 1 }
      func part() -> Range<Int> {
        let (one, other) = (
          places.randomElement(using: &random)!, places.randomElement(using: &random)!
        )
        return min(one, other)..<max(one, other)
      }
      var updates = Updates()
      var tree = LazySparseSegmentTree<Int, Step>(
        over: range, repeating: 1, identity: 0, combine: &+, apply: Step.applyToSum,
        compose: Step.wrappingCompose)
      for _ in 0..<30 {
        let step = Step(factor: random.next(in: -9...9), summand: random.next(in: -9...9))
        updates.all.append((part(), step))
        tree.update(updates.all.last!.range, by: step)
        let asked = part()
        #expect(tree.combined(asked) == updates.sum(asked), "\(asked), \(seed)")
        let place = places.filter(range.contains).randomElement(using: &random)!
        #expect(tree[place] == updates.value(at: place), "\(place), \(seed)")
      }
    }
  }

  @Test(arguments: 1...60)
  func theLongestRangeIsThatOfALookAtOneMoreElementAtATime(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (start, count) = (random.next(in: -9...9), random.next(in: 1...20))
    let end = start + count
    var tree = LazySparseSegmentTree<Int, Int>(
      over: start..<end, repeating: 1, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    for _ in 0..<10 {
      let (one, other) = (random.next(in: start...end), random.next(in: start...end))
      tree.update(min(one, other)..<max(one, other), by: random.next(in: 0...3))
      let limit = random.next(in: 0...60)
      for place in start...end {
        var (right, left) = (place, place)
        while right < end && tree.combined(place...right) <= limit { right += 1 }
        while left > start && tree.combined(left - 1..<place) <= limit { left -= 1 }
        #expect(tree.longestRange(from: place) { $0 <= limit } == place..<right)
        #expect(tree.longestRange(to: place) { $0 <= limit } == left..<place)
      }
    }
  }

  @Test func searchesReachFarAndLeaveTheTreeAsItIs() {
    var coins = LazySparseSegmentTree(
      over: 0..<1_000_000_000, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    coins.update(10..., by: 2)
    #expect(coins.longestRange(from: 5) { $0 <= 7 } == 5..<13)
    #expect(coins.longestRange(to: 13) { $0 <= 4 } == 11..<13)
    #expect(coins.longestRange(from: 0) { _ in true } == 0..<1_000_000_000)
    #expect(coins.longestRange(to: 1_000_000_000) { _ in true } == 0..<1_000_000_000)
    let least = LazySparseSegmentTree<Int, Int>(
      over: .min ..< .min + 9, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    #expect(least.longestRange(to: .min + 7) { _ in true } == .min ..< .min + 7)
    #expect(coins.longestRange(from: 20) { $0 < 1_999_999_959 } == 20..<999_999_999)
  }

  /// What is after the end of the range is neither combined nor found.
  @Test func sumsOfAllElementsMayBeTheGreatest() {
    for count in [1, 2, 3, 5, 6, 7, 9, 100] as [Int] {
      var tree = LazySparseSegmentTree<Int, Int>(
        over: (.max - count)..., repeating: .max / count, identity: 0, combine: +,
        apply: { $1 + $0 * $2 }, compose: +)
      let all = tree.range
      #expect(all.count == count && tree.combined(all) == .max / count * count)
      #expect(tree.longestRange(from: all.lowerBound) { $0 <= .max } == all)
      #expect(tree.longestRange(to: .max) { $0 <= .max } == all)
      tree[.max - 1] += .max % count
      #expect(tree.combined(all) == .max && tree[.max - 1] == .max / count + .max % count)
      #expect(tree.longestRange(from: all.lowerBound) { $0 < .max } == all.dropLast())
      tree.update(all, by: -1)
      #expect(tree.combined(all) == .max - count)
    }
    let ones = LazySparseSegmentTree<Int, Int>(
      over: (.max - 5)..., repeating: 1, identity: 0, combine: +, apply: { $1 + $0 * $2 },
      compose: +)
    #expect(ones.longestRange(from: .max - 4) { $0 <= 6 } == .max - 4 ..< .max)
  }

  @Test func contentsAreShownByRangesThatWereUpdatedTogether() {
    var tree = LazySparseSegmentTree<Int, Int>(
      over: 4..<17, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    #expect("\(tree)" == "[:]")
    tree.update(8..<16, by: 5)
    tree[12] = 1
    tree.update(15..., by: 2)
    #expect("\(tree)" == "[8..<12: 5, 12: 1, 13: 5, 14: 5, 15: 7, 16: 2]")
    tree.update(4..., by: 0)
    #expect("\(tree)" == "[4..<8: 0, 8..<12: 5, 12: 1, 13: 5, 14: 5, 15: 7, 16: 2]")
    // The last one is changed by itself, or with all.
    for count in 1...9 {
      var last = LazySparseSegmentTree<Int, Int>(
        over: 0..<count, repeating: 3, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
      #expect("\(last)" == "[:]")
      last[count - 1] = 4
      #expect("\(last)".hasSuffix("\(count - 1): 4]"), "\(count)")
      last[count - 1] = 3
      last.update((count - 1)..., by: 2)
      #expect("\(last)".hasSuffix("\(count - 1): 5]"), "\(count)")
    }
  }

  @Test func aCopyIsChangedByItself() {
    var old = LazySparseSegmentTree<Int, Int>(
      over: 0..<10, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    old.update(2..<7, by: 4)
    var new = old
    new.update(3..<9, by: 1)
    new[0] = 100
    #expect(old.combined(0...) == 20 && new.combined(0...) == 126)
  }

  @Test func rangesOfNoneOrOneElementWork() {
    var none = LazySparseSegmentTree<Int, Int>(
      over: 3..<3, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    none.update(3..<3, by: 1)
    #expect(none.combined(3...) == 0 && none.longestRange(from: 3) { _ in true } == 3..<3)
    #expect(none.longestRange(to: 3) { _ in true } == 3..<3 && "\(none)" == "[:]")
    var one = LazySparseSegmentTree<Int, Int>(
      over: 3...3, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    one.update(3..., by: 2)
    one[3] += 5
    #expect(one[3] == 7 && one.longestRange(from: 3) { $0 < 7 } == 3..<3 && "\(one)" == "[3: 7]")
  }

  private static func tree(over range: Range<Int> = 5..<10) -> LazySparseSegmentTree<Int, Int> {
    LazySparseSegmentTree(
      over: range, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  }

  @Test func indicesOutsideAreAMistake() async {
    await #expect(processExitsWith: .failure) { print(Self.tree()[10]) }
    await #expect(processExitsWith: .failure) {
      var tree = Self.tree()
      tree[4] = 1
      print(tree)
    }
    await #expect(processExitsWith: .failure) { print(Self.tree().combined(5..<11)) }
    await #expect(processExitsWith: .failure) {
      var tree = Self.tree()
      tree.update(4..<6, by: 1)
      print(tree)
    }
    await #expect(processExitsWith: .failure) { print(Self.tree(over: .min ..< .max)) }
    await #expect(processExitsWith: .failure) { print(Self.tree(over: -1..<1 << 62)) }
    await #expect(processExitsWith: .failure) {
      print(Self.tree().longestRange(from: 11) { _ in true })
    }
    await #expect(processExitsWith: .failure) {
      print(Self.tree().longestRange(to: 4) { _ in true })
    }
  }
}
