import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PersistentSegmentTreeTests {
  @Test func documentedExamplesAreTrue() {
    var prices = PersistentSegmentTree([30, 12, 45], identity: 0, combine: +)
    #expect(prices.versionCount == 1 && prices.range == 0..<3)
    #expect(prices.set(1, to: 20, in: 0) == 1 && prices.set(2, to: 0, in: 0) == 2)
    #expect((0..<3).map { prices.combined(0..., in: $0) } == [87, 95, 42])
    #expect((0..<3).map { prices.element(at: 1, in: $0) } == [12, 20, 12])
    var counts = PersistentSegmentTree(over: 0...100, identity: 0, combine: +)
    for (version, number) in [30, 10, 50, 20, 40].enumerated() {
      #expect(counts.change(number, in: version) { $0 += 1 } == version + 1)
    }
    #expect(counts.longestPrefix(in: 1, and: 4) { $1 - $0 <= 1 } == 0..<20)
    #expect(counts.longestPrefix(in: [1, 4]) { $0[1] - $0[0] <= 1 } == 0..<20)
    #expect(counts.combined(...25, in: 4) == 2 && counts.versionCount == 6)
    var coins = PersistentSegmentTree([2, 2, 1, 5], identity: 0, combine: +)
    coins.set(2, to: 9, in: 0)
    #expect(coins.longestRange(from: 1, in: 0) { $0 <= 4 } == 1..<3)
    #expect(coins.longestRange(from: 1, in: 1) { $0 <= 4 } == 1..<2)
    #expect(coins.longestRange(to: 3, in: 0) { $0 <= 4 } == 1..<3)
    #expect(coins.longestRange(to: 3, in: 1) { $0 <= 4 } == 3..<3)
  }

  @Test func tuplesAreGivenTheNamesOfTheElements() {
    typealias Road = (length: Int, count: Int)
    let roads = PersistentSegmentTree<Road>(
      [(30, 1), (12, 1)], identity: (0, 0), combine: { ($0.0 + $1.0, $0.1 + $1.1) })
    #expect(roads.combined(0..., in: 0).length == 42 && roads.element(at: 1, in: 0).count == 1)
  }

  @Test func theLastVersionIsShownAsADictionary() {
    var tree = PersistentSegmentTree(over: -5...1_000_000_000, identity: 0, combine: +)
    #expect("\(tree)" == "[:]")
    tree.set(700_000_000, to: 5, in: 0)
    tree.set(-5, to: 7, in: 1)
    #expect("\(tree)" == "[-5: 7, 700000000: 5]")
    tree.set(3, to: 1, in: 0)
    #expect("\(tree)" == "[3: 1]")
    let words = PersistentSegmentTree(["a", "b", "c"], identity: "", combine: +)
    #expect("\(words)" == "[0: a, 1: b, 2: c]")
  }

  // MARK: - Far places

  /// Ranges of a single place, of a few, and the widest.
  private static var ranges: Generator<Range<Int>> {
    .element(of: [
      0..<1, -1..<0, -7 ..< -2, 0..<16, -1000..<999, 0..<1_000_000_000_000_000_001, .min ..< .max,
      -(1 << 61)..<1 << 61,
    ])
  }

  private typealias Change = (place: Int, digit: Int, version: Int)

  private static func changes(_ range: Range<Int>) -> Generator<[Change]> {
    let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
    let change = tuples(places, Generator<Int>.integers(in: 0...9), .integers(in: 0...99))
    return .array(of: change.map { $0 }, counts: 0...30)
  }

  /// A tree of texts, and for each version what has been set.
  ///
  /// Versions of changes are taken modulo their number.
  private static func versions(
    over range: Range<Int>, _ changes: [Change]
  ) -> (tree: PersistentSegmentTree<String>, known: [[Int: String]]) {
    var tree = PersistentSegmentTree(over: range, identity: "", combine: +)
    var known: [[Int: String]] = [[:]]
    for (number, change) in changes.enumerated() {
      let version = change.version % known.count
      if number % 2 == 0 {
        tree.set(change.place, to: "\(change.digit)", in: version)
        known.append(known[version])
        known[number + 1][change.place] = "\(change.digit)"
      } else {
        tree.change(change.place, in: version) { $0 += "\(change.digit)" }
        known.append(known[version])
        known[number + 1][change.place, default: ""] += "\(change.digit)"
      }
    }
    return (tree, known)
  }

  private static func text(_ known: [Int: String], in range: Range<Int>) -> String {
    known.filter { range.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  /// Texts are not commutative: each must come from left to right.
  @Test func everyVersionIsCombinedFromLeftToRight() {
    let inputs = Self.ranges.flatMap { range in
      let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
      return tuples(.always(range), Self.changes(range), .array(of: places, counts: 1...6))
    }
    forAll(inputs, effort: 2) { range, changes, places in
      let (tree, known) = Self.versions(over: range, changes)
      try check(tree.versionCount, equals: known.count, "versions")
      let ends = (places + changes.suffix(4).map(\.place) + [range.upperBound]).sorted()
      for (version, known) in known.enumerated() {
        try check(
          tree.combined(range, in: version), equals: Self.text(known, in: range), "all, \(version)")
        for place in ends.dropLast() {
          try check(
            tree.element(at: place, in: version), equals: known[place] ?? "",
            "at \(place) in \(version)")
        }
        for (number, start) in ends.enumerated() {
          for end in ends[number...] {
            try check(
              tree.combined(start..<end, in: version),
              equals: Self.text(known, in: start..<end), "\(start)..<\(end) in \(version)")
          }
        }
      }
    }
  }

  @Test func theLongestRangeIsThatOfALookAtOneMoreElementAtATime() {
    let inputs = Self.ranges.flatMap { range in
      let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
      return tuples(.always(range), Self.changes(range), places, .integers(in: 0...6))
    }
    forAll(inputs, effort: 2) { range, changes, place, limit in
      let (tree, known) = Self.versions(over: range, changes)
      for (version, known) in known.enumerated() {
        let sorted = known.sorted { $0.key < $1.key }
        for place in sorted.map(\.key) + [place, range.lowerBound, range.upperBound] {
          var (length, end, start) = (0, range.upperBound, range.lowerBound)
          for (index, text) in sorted where index >= place {
            length += text.utf8.count
            if length > limit {
              end = index
              break
            }
          }
          length = 0
          for (index, text) in sorted.reversed() where index < place {
            length += text.utf8.count
            if length > limit {
              start = index + 1
              break
            }
          }
          let (behind, ahead) = (
            Self.text(known, in: range.lowerBound..<place),
            Self.text(known, in: place..<range.upperBound)
          )
          var asked: [String] = []
          let toTheRight = tree.longestRange(from: place, in: version) {
            asked.append($0)
            return $0.utf8.count <= limit
          }
          try check(toTheRight, equals: place..<end, "from \(place) in \(version)")
          try check(asked.allSatisfy(ahead.hasPrefix), "from \(place) in \(version): \(asked)")
          asked = []
          let toTheLeft = tree.longestRange(to: place, in: version) {
            asked.append($0)
            return $0.utf8.count <= limit
          }
          try check(toTheLeft, equals: start..<place, "to \(place) in \(version)")
          try check(asked.allSatisfy(behind.hasSuffix), "to \(place) in \(version): \(asked)")
        }
      }
    }
  }

  @Test func aSearchThroughVersionsIsThatOfALookAtOneMorePlaceAtATime() {
    let inputs = Self.ranges.flatMap { range in
      tuples(
        .always(range), Self.changes(range), .array(of: .integers(in: 0...99), counts: 0...5),
        .integers(in: 0...12))
    }
    forAll(inputs, effort: 2) { range, changes, numbers, limit in
      let (tree, known) = Self.versions(over: range, changes)
      let versions = numbers.map { $0 % known.count }
      var end = range.upperBound
      for place in Set(versions.flatMap { known[$0].keys }).sorted() {
        let length = versions.map { version in
          known[version].filter { $0.key <= place }.map(\.value.utf8.count).reduce(0, +)
        }.reduce(0, +)
        if length > limit {
          end = place
          break
        }
      }
      let texts = versions.map { Self.text(known[$0], in: range) }
      var asked: [[String]] = []
      let prefix = tree.longestPrefix(in: versions) {
        asked.append($0)
        return $0.map(\.utf8.count).reduce(0, +) <= limit
      }
      try check(prefix, equals: range.lowerBound..<end, "in \(versions)")
      for sums in asked {
        try check(sums.count, equals: versions.count, "sums")
        try check(zip(texts, sums).allSatisfy { $0.hasPrefix($1) }, "in \(versions): \(sums)")
      }
      if versions.count == 2 {
        let both = tree.longestPrefix(in: versions[0], and: versions[1]) { first, second in
          asked.append([first, second])
          return first.utf8.count + second.utf8.count <= limit
        }
        try check(both, equals: prefix, "in two, \(versions)")
        try check(
          Array(asked.suffix(asked.count / 2)), equals: Array(asked.prefix(asked.count / 2)))
      }
    }
  }

  // MARK: - Elements of an array

  /// Affine functions are not commutative either.
  private typealias Function = (factor: Int, summand: Int)

  private static func compose(_ first: Function, _ second: Function) -> Function {
    (first.factor &* second.factor, first.summand &* second.factor &+ second.summand)
  }

  @Test func versionsOfAnArrayAreThoseOfAnArrayOfArrays() {
    let functions = tuples(Generator<Int>.integers(in: -9...9), Generator<Int>.integers(in: -9...9))
    let changes = tuples(
      Generator<Int>.integers(in: 0...99), functions, Generator<Int>.integers(in: 0...99))
    let inputs = tuples(
      Generator.array(of: functions, counts: 0...40), .array(of: changes, counts: 0...10),
      .integers(in: 0...40), .integers(in: 0...40))
    forAll(inputs, effort: 2) { elements, changes, first, second in
      var tree = PersistentSegmentTree<Function>(
        elements.map { (factor: $0.0, summand: $0.1) }, identity: (1, 0), combine: Self.compose)
      var known = [elements]
      for (place, function, version) in changes where !elements.isEmpty {
        let (place, version) = (place % elements.count, version % known.count)
        var changed = known[version]
        changed[place] = function
        known.append(changed)
        let number = tree.set(place, to: (function.0, function.1), in: version)
        try check(number, equals: known.count - 1, "the number of a version")
      }
      try check(tree.range, equals: elements.indices, "range")
      let ends = [first, second].map { $0 * elements.count / 40 }.sorted()
      for (version, elements) in known.enumerated() {
        for bounds in [elements.indices, ends[0]..<ends[1], ends[0]..<ends[0]] {
          let expected = elements[bounds].reduce((1, 0)) { Self.compose($0, ($1.0, $1.1)) }
          let actual = tree.combined(bounds, in: version)
          try check(
            [actual.0, actual.1], equals: [expected.0, expected.1], "\(bounds), \(version)")
        }
        for (place, element) in elements.enumerated() {
          let actual = tree.element(at: place, in: version)
          try check([actual.0, actual.1], equals: [element.0, element.1], "\(place), \(version)")
        }
      }
    }
  }

  @Test func allRangesOfArraysOfAllLengths() {
    for count in 0...33 {
      let digits = (0..<count).map { String($0 % 10) }
      let tree = PersistentSegmentTree(digits.lazy.map { $0 }, identity: "", combine: +)
      for start in 0...count {
        for end in start...count {
          #expect(tree.combined(start..<end, in: 0) == digits[start..<end].joined())
        }
        for length in 0...count - start {
          let range = tree.longestRange(from: start, in: 0) { $0.utf8.count <= length }
          #expect(range == start..<start + length, "\(count)")
        }
        for length in 0...start {
          let range = tree.longestRange(to: start, in: 0) { $0.utf8.count <= length }
          #expect(range == start - length..<start, "\(count)")
        }
        #expect(tree.longestPrefix(in: [0]) { $0[0].utf8.count <= start } == 0..<start)
        #expect(
          tree.longestPrefix(in: 0, and: 0) { $1.utf8.count <= start && $0 == $1 } == 0..<start)
      }
    }
  }

  @Test func nothingIsInAnEmptyRange() {
    for range in [0..<0, 7..<7, Int.min ..< .min] {
      let tree = PersistentSegmentTree(over: range, identity: "", combine: +)
      #expect(tree.combined(range, in: 0) == "" && tree.versionCount == 1 && "\(tree)" == "[:]")
      #expect(tree.longestRange(from: range.lowerBound, in: 0) { _ in true } == range)
      #expect(tree.longestRange(to: range.lowerBound, in: 0) { _ in true } == range)
      #expect(tree.longestPrefix(in: [0, 0]) { _ in true } == range)
      #expect(tree.longestPrefix(in: 0, and: 0) { _, _ in true } == range)
    }
  }

  // MARK: - The k-th smallest number

  @Test func theSmallestNumbersOfARangeOfAnArray() {
    let numbers = Generator<[Int]>.array(
      of: .oneOf(.integers(in: -3...3), .integers(in: -1_000_000_000...1_000_000_000)),
      counts: 1...40)
    let ends = Generator<Int>.integers(in: 0...40)
    forAll(tuples(numbers, ends, ends)) { numbers, first, second in
      var counts = PersistentSegmentTree(
        over: -1_000_000_000...1_000_000_000, identity: 0, combine: +)
      for (version, number) in numbers.enumerated() {
        counts.change(number, in: version) { $0 += 1 }
      }
      let ends = [first, second].map { $0 * numbers.count / 40 }.sorted()
      let sorted = numbers[ends[0]..<ends[1]].sorted()
      let found = sorted.indices.map { place in
        counts.longestPrefix(in: ends) { $0[1] - $0[0] <= place }.upperBound
      }
      try check(found, equals: sorted, "\(ends)")
      let foundInTwo = sorted.indices.map { place in
        counts.longestPrefix(in: ends[0], and: ends[1]) { $1 - $0 <= place }.upperBound
      }
      try check(foundInTwo, equals: sorted, "\(ends)")
    }
  }

  @Test func theSmallestNumbersOnAPathOfATree() {
    for seed in 0..<40 as Range<UInt64> {
      let count = 1 + Int(seed)
      let choices = InputPattern.random.values(count: count, in: 0...1_000_000, seed: seed)
      let numbers = InputPattern.random.values(count: count, in: -20...20, seed: seed + 1000)
      var counts = PersistentSegmentTree(over: -20...20, identity: 0, combine: +)
      var (parents, versions): ([Int?], [Int]) = ([], [])
      for vertex in 0..<count {
        let parent = vertex == 0 ? nil : choices[vertex] % vertex
        parents.append(parent)
        versions.append(
          counts.change(numbers[vertex], in: parent.map { versions[$0] } ?? 0) { $0 += 1 })
      }
      func wayUp(_ vertex: Int) -> [Int] {
        Array(sequence(first: vertex) { parents[$0] })
      }
      for first in 0..<count {
        let second = choices[first] % count
        let (way, otherWay) = (wayUp(first), wayUp(second))
        let meeting = way.first(where: otherWay.contains)!
        let path = way.prefix { $0 != meeting } + otherWay.prefix { $0 != meeting } + [meeting]
        let sorted = path.map { numbers[$0] }.sorted()
        let above = parents[meeting].map { versions[$0] } ?? 0
        for (place, number) in sorted.enumerated() {
          let found = counts.longestPrefix(
            in: [versions[first], versions[second], versions[meeting], above]
          ) { $0[0] + $0[1] - $0[2] - $0[3] <= place }
          #expect(found.upperBound == number, "seed \(seed), \(first) to \(second), \(place)")
        }
      }
    }
  }

  // MARK: - Copies and mistakes

  @Test func aCopyIsChangedByItself() {
    var old = PersistentSegmentTree(over: 0..<10, identity: 0, combine: +)
    old.set(3, to: 4, in: 0)
    var new = old
    new.set(3, to: 20, in: 1)
    old.set(5, to: 1, in: 1)
    #expect(old.combined(0..., in: 2) == 5 && new.combined(0..., in: 2) == 20)
    new.set(0, to: 1, in: 0)
    #expect(old.versionCount == 3 && new.versionCount == 4)
  }

  @Test func aChangeThatThrowsMakesNoVersion() {
    struct Failure: Error {}
    var tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
    #expect(throws: Failure.self) {
      try tree.change(0, in: 0) {
        $0 = 5
        throw Failure()
      }
    }
    #expect(tree.versionCount == 1 && tree.combined(0..., in: 0) == 3)
  }

  @Test func roomForVersionsChangesNothing() {
    var tree = PersistentSegmentTree(over: 0..<1000, identity: 0, combine: +)
    tree.reserveVersions(0)
    tree.reserveVersions(100)
    for version in 0..<200 { tree.set(version, to: 1, in: version) }
    #expect(tree.versionCount == 201 && tree.combined(..<150, in: 170) == 150)
  }

  @Test func placesAndVersionsThatAreNotThereAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var tree = PersistentSegmentTree(over: 5..<10, identity: 0, combine: +)
      tree.set(4, to: 0, in: 0)
    }
    await #expect(processExitsWith: .failure) {
      var tree = PersistentSegmentTree(over: 5..<10, identity: 0, combine: +)
      tree.set(5, to: 0, in: 1)
    }
    await #expect(processExitsWith: .failure) {
      var tree = PersistentSegmentTree(over: 5..<10, identity: 0, combine: +)
      tree.change(10, in: 0) { $0 += 1 }
    }
    await #expect(processExitsWith: .failure) {
      _ = PersistentSegmentTree([1, 2], identity: 0, combine: +).element(at: 2, in: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = PersistentSegmentTree([1, 2], identity: 0, combine: +).element(at: 1, in: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = PersistentSegmentTree([1, 2], identity: 0, combine: +).combined(1..<3, in: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = PersistentSegmentTree([1, 2], identity: 0, combine: +).combined(0..<0, in: 1)
    }
    await #expect(processExitsWith: .failure) {
      let tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      _ = tree.longestRange(from: 3, in: 0) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      _ = tree.longestRange(to: -1, in: 0) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      _ = tree.longestPrefix(in: [0, 1]) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      _ = tree.longestPrefix(in: 0, and: 1) { _, _ in true }
    }
  }

  @Test func moreVersionsThanThereAreNumbersForAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      tree.reserveVersions(-1)
    }
    await #expect(processExitsWith: .failure) {
      var tree = PersistentSegmentTree([1, 2], identity: 0, combine: +)
      tree.reserveVersions(1 << 30)
    }
  }
}
