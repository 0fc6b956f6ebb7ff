import DataStructures
import InputPatterns
import Testing

/// Texts are not commutative, and no two of the updates may be exchanged: a letter is moved on, or doubled and moved on.
private func shifted(_ shifts: [Int], _ text: String, _: Int) -> String {
  func shifted(_ letter: UInt8) -> UInt8 {
    UInt8(97 + shifts.reduce(Int(letter) - 97) { ($1 < 13 ? $0 + $1 : 2 * $0 + $1) % 26 })
  }
  return String(decoding: text.utf8.map(shifted), as: UTF8.self)
}

private func letter(_ number: Int) -> String {
  String(decoding: [UInt8(97 + number)], as: UTF8.self)
}

@Suite struct LazyPersistentSegmentTreeTests {
  private typealias Texts = LazyPersistentSegmentTree<String, [Int]>

  /// Elements that grow, and their sums.
  private static func sums(_ elements: [Int]) -> LazyPersistentSegmentTree<Int, Int> {
    LazyPersistentSegmentTree(
      elements, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  }

  private static func sums(
    over range: Range<Int>, repeating element: Int? = nil
  ) -> LazyPersistentSegmentTree<Int, Int> {
    LazyPersistentSegmentTree(
      over: range, repeating: element, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  }

  @Test func documentedExamplesAreTrue() {
    var prices = LazyPersistentSegmentTree(
      [30, 12, 45, 7], identity: 0, combine: +,
      apply: { raise, sum, count in sum + raise * count }, compose: +)
    #expect(prices.versionCount == 1 && prices.range == 0..<4)
    #expect(prices.update(1...2, by: 10, in: 0) == 1 && prices.update(2..., by: -5, in: 0) == 2)
    #expect((0..<3).map { prices.combined(0...2, in: $0) } == [87, 107, 82])
    #expect((0..<3).map { prices.element(at: 2, in: $0) } == [45, 55, 40])
    var heights = LazyPersistentSegmentTree(
      over: 0..<1_000_000_000, identity: 0, combine: max,
      apply: { height, _, _ in height }, compose: { _, second in second })
    #expect(heights.update(10..<20, by: 5, in: 0) == 1)
    #expect(heights.update(15..., by: 9, in: 1) == 2 && heights.combined(0..., in: 2) == 9)
    #expect(heights.update(..<12, by: 2, in: 1) == 3 && heights.combined(0..., in: 3) == 5)
    var coins = Self.sums([2, 2, 1, 5])
    #expect(coins.update(..<2, by: 3, in: 0) == 1)
    #expect(coins.combined(1..., in: 1) == 11 && coins.combined(1..., in: 0) == 8)
    #expect(coins.change(1, in: 0) { $0 *= 10 } == 2 && coins.combined(..<2, in: 2) == 22)
    coins.update(2..., by: 8, in: 0)
    #expect(coins.longestRange(from: 1, in: 0) { $0 <= 4 } == 1..<3)
    #expect(coins.longestRange(from: 1, in: 3) { $0 <= 4 } == 1..<2)
    #expect(coins.longestRange(to: 3, in: 0) { $0 <= 4 } == 1..<3)
    #expect(coins.longestRange(to: 3, in: 3) { $0 <= 4 } == 3..<3)
  }

  // MARK: - Versions of arrays

  /// Changes any version, and returns it with the array of each.
  private static func grown(
    _ tree: Texts, _ letters: [String], _ changes: Int, _ random: inout SplitMix64
  ) -> (tree: Texts, known: [[String]]) {
    var (tree, known) = (tree, [letters])
    let (start, count) = (tree.range.lowerBound, tree.range.count)
    for _ in 0..<changes {
      // The last ones more often: then many updates come after one another.
      let version = Swift.max(
        random.next(in: 0...known.count - 1), random.next(in: 0...known.count - 1))
      var letters = known[version]
      let (one, other) = (random.next(in: 0...count), random.next(in: 0...count))
      let (kind, number) = (random.next(in: 0...9), random.next(in: 0...25))
      let place = Swift.min(one, count - 1)
      let new: Int
      switch kind {
      case 0 where count > 0:
        letters[place] = letter(number)
        new = tree.set(start + place, to: letters[place], in: version)
      case 1 where count > 0:
        letters[place] = shifted([number], letters[place], 1)
        new = tree.change(start + place, in: version) { $0 = shifted([number], $0, 1) }
      default:
        let range = kind == 2 ? 0..<count : Swift.min(one, other)..<Swift.max(one, other)
        for place in range { letters[place] = shifted([number], letters[place], 1) }
        new = tree.update(
          start + range.lowerBound..<start + range.upperBound, by: [number], in: version)
      }
      #expect(new == known.count)
      known.append(letters)
    }
    return (tree, known)
  }

  /// Compares each version with an array.
  private static func compare(_ tree: Texts, _ known: [[String]]) {
    #expect(tree.versionCount == known.count)
    let start = tree.range.lowerBound
    for (version, letters) in known.enumerated() {
      for (place, letter) in letters.enumerated() {
        #expect(tree.element(at: start + place, in: version) == letter, "\(place) in \(version)")
      }
      // All of them only if these are few.
      let step = 1 + letters.count / 12
      for first in stride(from: version % step, through: letters.count, by: step) {
        for last in stride(from: first, through: letters.count, by: step) {
          let text = letters[first..<last].joined()
          #expect(tree.combined(start + first..<start + last, in: version) == text)
        }
        let (behind, ahead) = (letters[..<first].joined(), letters[first...].joined())
        for length in [0, 1, 3, letters.count] {
          let toTheRight = tree.longestRange(from: start + first, in: version) {
            #expect(ahead.hasPrefix($0))
            return $0.utf8.count <= length
          }
          #expect(toTheRight == start + first..<start + Swift.min(first + length, letters.count))
          let toTheLeft = tree.longestRange(to: start + first, in: version) {
            #expect(behind.hasSuffix($0))
            return $0.utf8.count <= length
          }
          #expect(toTheLeft == start + Swift.max(first - length, 0)..<start + first)
        }
      }
    }
  }

  @Test(arguments: 0...24)
  func everyVersionOfAnArrayIsAnArray(count: Int) {
    for seed in 0..<2 as Range<UInt64> {
      var random = SplitMix64(seed: 100 * UInt64(count) + seed)
      let letters = (0..<(count < 20 ? count : 9 * count - 160)).map { letter($0 % 26) }
      let tree = Texts(
        letters.lazy.map { $0 }, identity: "", combine: +, apply: shifted, compose: +)
      let (grown, known) = Self.grown(tree, letters, count < 20 ? 20 : 8, &random)
      Self.compare(grown, known)
      // What came later has left nothing behind in what was made earlier.
      Self.compare(tree, [letters])
    }
  }

  @Test(arguments: 0...33)
  func everyVersionOfARangeIsAnArray(count: Int) {
    for (start, letter) in [(0, "b"), (-7, ""), (1 << 40, "z"), (.max - 40, "c"), (.min, "d")] {
      var random = SplitMix64(seed: UInt64(count))
      let letters = [String](repeating: letter, count: count)
      let tree = Texts(
        over: start..<start + count, repeating: letter.isEmpty ? nil : letter, identity: "",
        combine: +, apply: shifted, compose: +)
      if letter.isEmpty {
        #expect(tree.combined(tree.range, in: 0) == "")
        continue
      }
      let (grown, known) = Self.grown(tree, letters, 9, &random)
      Self.compare(grown, known)
    }
  }

  /// Sums of wide ranges, of which each update is known by its ends.
  @Test(arguments: 1...30)
  func wideRangesAreSumsOfTheUpdates(seed: UInt64) {
    let ranges: [Range<Int>] = [
      0..<1 << 62, -1 << 61..<1 << 61, 0..<1_000_000_007, -1000..<999, .max - 5 ..< .max,
    ]
    var random = SplitMix64(seed: seed)
    let range = ranges[Int(seed) % ranges.count]
    // The sums wrap around.
    var tree = LazyPersistentSegmentTree<Int, Int>(
      over: range, repeating: 3, identity: 0, combine: &+, apply: { $1 &+ $0 &* $2 }, compose: &+)
    var known: [[(range: Range<Int>, raise: Int)]] = [[]]
    func part() -> Range<Int> {
      let one = random.next(in: range.lowerBound...range.upperBound)
      // Some of only a few elements.
      let near = Swift.min(range.upperBound, one + Swift.min(5, range.upperBound - one))
      let other =
        random.next(in: 0...1) == 0 ? near : random.next(in: range.lowerBound...range.upperBound)
      return Swift.min(one, other)..<Swift.max(one, other)
    }
    for _ in 0..<20 {
      let version = random.next(in: 0...known.count - 1)
      let (part, raise) = (part(), random.next(in: -9...9))
      #expect(tree.update(part, by: raise, in: version) == known.count)
      known.append(known[version] + [(part, raise)])
    }
    for (version, updates) in known.enumerated() {
      for part in [range] + (0..<6).map({ _ in part() }) {
        let sum = updates.reduce(3 &* part.count) {
          $0 &+ $1.raise &* $1.range.clamped(to: part).count
        }
        #expect(tree.combined(part, in: version) == sum, "\(part) in \(version)")
      }
    }
  }

  @Test func nothingIsCombinedThatIsNotThere() {
    for count in 1...33 {
      let tree = Self.sums(over: 0..<count, repeating: .max / count)
      #expect(tree.combined(0..., in: 0) == .max / count * count)
    }
  }

  /// An update that would make something of nothing, if it were asked to.
  @Test func whatIsReplacedLeavesNothingAlone() {
    var tree = LazyPersistentSegmentTree<Int, Int>(
      over: 0..<5, repeating: 3, identity: 0, combine: max, apply: { value, _, _ in value },
      compose: { _, second in second })
    tree.update(0..., by: 9, in: 0)
    tree.update(1..<3, by: 2, in: 1)
    #expect((0...5).map { tree.combined($0..<$0, in: 1) } == [0, 0, 0, 0, 0, 0])
    #expect((0..<5).map { tree.element(at: $0, in: 2) } == [9, 2, 2, 9, 9])
    #expect(tree.longestRange(from: 1, in: 2) { $0 < 9 } == 1..<3)
    #expect(tree.longestRange(to: 3, in: 2) { $0 < 9 } == 1..<3)
    #expect(tree.longestRange(from: 0, in: 2) { $0 <= 9 } == 0..<5)
    #expect(tree.combined(0..., in: 0) == 3)
  }

  /// Grouped in another way, the same numbers may have another rounded sum: here no two answers agree.
  @Test func aSearchEndsWithTheRange() {
    let tree = Self.sums([1, 2, 3, 4, 5])
    var answers = [false, true, false, true, false, true, false]
    let range = tree.longestRange(from: 0, in: 0) { _ in answers.removeFirst() }
    #expect(range == 0..<5 && answers.isEmpty)
  }

  @Test func nothingIsInAnEmptyRange() {
    for range in [0..<0, 7..<7, Int.min ..< .min] {
      var tree = Self.sums(over: range, repeating: 5)
      #expect(tree.update(range, by: 4, in: 0) == 1)
      #expect(tree.versionCount == 2 && tree.combined(range, in: 1) == 0 && "\(tree)" == "[:]")
      #expect(tree.longestRange(from: range.lowerBound, in: 1) { _ in true } == range)
      #expect(tree.longestRange(to: range.lowerBound, in: 1) { _ in true } == range)
    }
    var tree = Self.sums([])
    tree.update(0..., by: 4, in: 0)
    #expect(tree.range == 0..<0 && tree.combined(0..., in: 1) == 0 && "\(tree)" == "[:]")
  }

  @Test func anUpdateOfNothingIsAVersion() {
    var tree = Self.sums([1, 2])
    #expect(tree.update(1..<1, by: 5, in: 0) == 1 && tree.update(1..., by: 5, in: 1) == 2)
    #expect((0..<3).map { tree.combined(0..., in: $0) } == [3, 3, 8])
  }

  @Test func theLastVersionIsShownAsADictionary() {
    var tree = Self.sums(over: -5..<1_000_000_000, repeating: 2)
    #expect("\(tree)" == "[:]")
    tree.set(700_000_000, to: 5, in: 0)
    #expect("\(tree)" == "[700000000: 5]")
    tree.update(-5...1, by: 1, in: 1)
    #expect("\(tree)" == "[-5..<-1: 3, -1..<1: 3, 1: 3, 700000000: 5]")
    tree.update(-2..<4, by: 3, in: 2)
    #expect("\(tree)" == "[-5..<-3: 3, -3: 3, -2: 6, -1..<1: 6, 1: 6, 2: 5, 3: 5, 700000000: 5]")
    tree.update(0...0, by: 1, in: 0)
    #expect("\(tree)" == "[0: 3]")
    var whole = Self.sums(over: 0..<4)
    whole.update(0..., by: 7, in: 0)
    #expect("\(whole)" == "[0..<4: 7]")
    var three = Self.sums(over: 0..<3)
    three.update(0..., by: 7, in: 0)
    #expect("\(three)" == "[0..<2: 7, 2: 7]")
    var numbers = Self.sums([4, 5, 6])
    numbers.update(..<2, by: 1, in: 0)
    #expect("\(numbers)" == "[0: 5, 1: 6, 2: 6]")
  }

  // MARK: - Copies and mistakes

  @Test func aCopyIsChangedByItself() {
    var old = Self.sums([1, 2, 3, 4, 5])
    old.update(1...3, by: 10, in: 0)
    var new = old
    new.update(0..., by: 100, in: 1)
    old.update(2..., by: 1, in: 1)
    #expect(old.combined(0..., in: 2) == 48 && new.combined(0..., in: 2) == 545)
    new.set(0, to: 7, in: 0)
    #expect(old.versionCount == 3 && new.versionCount == 4)
  }

  @Test func aChangeThatThrowsMakesNoVersion() {
    struct Failure: Error {}
    var tree = Self.sums([1, 2])
    #expect(throws: Failure.self) {
      try tree.change(0, in: 0) {
        $0 = 5
        throw Failure()
      }
    }
    #expect(tree.versionCount == 1 && tree.combined(0..., in: 0) == 3)
  }

  @Test func roomForVersionsChangesNothing() {
    var tree = Self.sums(over: 0..<1000)
    tree.reserveVersions(0)
    tree.reserveVersions(100)
    for version in 0..<200 { tree.update(version..., by: 1, in: version) }
    #expect(tree.versionCount == 201 && tree.combined(..<150, in: 170) == 150 * 151 / 2)
    var single = Self.sums(over: 3..<4)
    single.reserveVersions(1000)
    single.update(3..., by: 2, in: 0)
    #expect(single.set(3, to: 5, in: 1) == 2 && single.combined(3..., in: 1) == 2)
  }

  @Test func placesAndVersionsThatAreNotThereAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums(over: 5..<10)
      tree.set(4, to: 0, in: 0)
    }
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums(over: 5..<10)
      tree.set(5, to: 0, in: 1)
    }
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums(over: 5..<10)
      tree.change(10, in: 0) { $0 += 1 }
    }
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums(over: 5..<10)
      tree.update(4..<6, by: 1, in: 0)
    }
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums(over: 5..<10)
      tree.update(5..<5, by: 1, in: 1)
    }
    await #expect(processExitsWith: .failure) { _ = Self.sums([1, 2]).element(at: 2, in: 0) }
    await #expect(processExitsWith: .failure) { _ = Self.sums([1, 2]).element(at: 1, in: -1) }
    await #expect(processExitsWith: .failure) { _ = Self.sums([1, 2]).combined(1..<3, in: 0) }
    await #expect(processExitsWith: .failure) { _ = Self.sums([1, 2]).combined(0..<0, in: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Self.sums([1, 2]).longestRange(from: 3, in: 0) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.sums([1, 2]).longestRange(from: 0, in: 1) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.sums([1, 2]).longestRange(to: -1, in: 0) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.sums([1, 2]).longestRange(to: 0, in: 1) { _ in true }
    }
  }

  @Test func whatIsTooWideIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = Self.sums(over: 0..<1 << 62 + 1) }
    await #expect(processExitsWith: .failure) { _ = Self.sums(over: .min ..< .max) }
  }

  @Test func moreVersionsThanThereAreNumbersForAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums([1, 2])
      tree.reserveVersions(-1)
    }
    await #expect(processExitsWith: .failure) {
      var tree = Self.sums([1, 2])
      tree.reserveVersions(1 << 30)
    }
  }
}
