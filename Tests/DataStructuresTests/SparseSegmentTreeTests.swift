import DataStructures
import PropertyTesting
import Testing

@Suite struct SparseSegmentTreeTests {
  @Test func documentedExamplesAreTrue() {
    var prices = SparseSegmentTree(over: 0...1_000_000_000, identity: 0, combine: +)
    #expect(prices.count == 0 && prices[30] == 0 && prices.combined(0...) == 0)
    prices[30] = 7
    prices[700_000_000] = 5
    #expect(prices.combined(10...) == 12 && prices.combined(..<700_000_000) == 7)
    #expect(prices[31] == 0 && prices[30] == 7 && prices.count == 2)
    #expect(prices.range == 0..<1_000_000_001)
    #expect("\(prices)" == "[30: 7, 700000000: 5]")
    #expect(prices.elements.map(\.index) == [30, 700_000_000])
    #expect("\(SparseSegmentTree(over: 0..<1, identity: 0, combine: +))" == "[:]")
  }

  /// Ranges of nothing, of a single place, of a few, and the widest.
  private static var ranges: Generator<Range<Int>> {
    .element(of: [0..<1, -1..<0, -7 ..< -2, 0..<16, -1000..<999, 0..<1_000_000_000, .min ..< .max])
  }

  /// Texts are not commutative: each must come from left to right.
  @Test func everyRangeIsCombinedFromLeftToRightAfterEachChange() {
    let inputs = Self.ranges.flatMap { range in
      let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
      return tuples(
        .always(range), .array(of: tuples(places, Generator<Int>.integers(in: 0...9))),
        .array(of: tuples(places, places), counts: 1...20))
    }
    forAll(inputs, effort: 2) { range, changes, questions in
      var tree = SparseSegmentTree(over: range, identity: "", combine: +)
      var known: [Int: String] = [:]
      for (place, digit) in changes {
        tree[place] = "\(digit)"
        known[place] = "\(digit)"
        let text = known.sorted { $0.key < $1.key }.map(\.value).joined()
        try check(tree.combined(range), equals: text, "all, \(place) changed")
        try check(tree.count, equals: known.count, "count")
      }
      let sorted = known.sorted { $0.key < $1.key }
      try check(tree.elements.map(\.index), equals: sorted.map(\.key), "indices")
      try check(tree.elements.map(\.element), equals: sorted.map(\.value), "elements")
      for (first, second) in questions + sorted.map({ ($0.key, range.lowerBound) }) {
        let (start, end) = (min(first, second), max(first, second))
        let inside = sorted.filter { start <= $0.key && $0.key < end }.map(\.value).joined()
        try check(tree.combined(start..<end), equals: inside, "\(start)..<\(end)")
        try check(tree[first], equals: known[first] ?? "", "at \(first)")
      }
    }
  }

  @Test func theLongestRangeIsThatOfALookAtOneMoreElementAtATime() {
    let inputs = Self.ranges.flatMap { range in
      let places = Generator<Int>.integers(in: range.lowerBound...range.upperBound - 1)
      return tuples(
        .always(range), .array(of: tuples(places, Generator<Int>.integers(in: 0...9))), places,
        .integers(in: 0...6))
    }
    forAll(inputs, effort: 2) { range, changes, place, limit in
      var tree = SparseSegmentTree(over: range, identity: "", combine: +)
      var known: [Int: String] = [:]
      for (place, digit) in changes {
        tree[place] = "\(digit)"
        known[place] = "\(digit)"
      }
      let sorted = known.sorted { $0.key < $1.key }
      for place in sorted.map(\.key) + [place, range.upperBound] {
        let (before, after) = (sorted.filter { $0.key < place }, sorted.filter { $0.key >= place })
        var asked: [String] = []
        let ahead = tree.longestRange(from: place) {
          asked.append($0)
          return $0.utf8.count <= limit
        }
        let end = after.dropFirst(limit).first?.key ?? range.upperBound
        try check(ahead, equals: place..<end, "from \(place)")
        let textAhead = after.map(\.value).joined()
        try check(asked.allSatisfy(textAhead.hasPrefix), equals: true, "from \(place): \(asked)")
        asked = []
        let behind = tree.longestRange(to: place) {
          asked.append($0)
          return $0.utf8.count <= limit
        }
        let start = before.dropLast(limit).last.map { $0.key + 1 } ?? range.lowerBound
        try check(behind, equals: start..<place, "to \(place)")
        let textBehind = before.map(\.value).joined()
        try check(asked.allSatisfy(textBehind.hasSuffix), equals: true, "to \(place): \(asked)")
      }
    }
  }

  @Test func aCopyIsChangedByItself() {
    var old = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
    old[3] = 4
    var new = old
    new[3] = 20
    new[5] += 1
    #expect(old.combined(0...) == 4 && new.combined(0...) == 21 && old.count == 1)
  }

  @Test func placesOutsideAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      let tree = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
      _ = tree[10]
    }
    await #expect(processExitsWith: .failure) {
      var tree = SparseSegmentTree(over: 5..<10, identity: 0, combine: +)
      tree[4] = 0
    }
    await #expect(processExitsWith: .failure) {
      let tree = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
      _ = tree.combined(5..<11)
    }
    await #expect(processExitsWith: .failure) {
      let tree = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
      _ = tree.combined(-1..<5)
    }
    await #expect(processExitsWith: .failure) {
      let tree = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
      _ = tree.longestRange(from: 11) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = SparseSegmentTree(over: 0..<10, identity: 0, combine: +)
      _ = tree.longestRange(to: -1) { _ in true }
    }
  }
}
