import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ImplicitTreapTests {
  @Test func theExamplesAreTrue() {
    var row = ImplicitTreap([3, 1, 4, 1, 5], identity: 0, combine: max)
    row.reverse(0..<3)
    #expect(row.elements == [4, 1, 3, 1, 5])
    row.insert(9, at: 1)
    #expect(row.combined(0..<3) == 9)
    row.move(1...2, to: 4)
    #expect(row.elements == [4, 3, 1, 5, 9, 1] && row.remove(at: 4) == 9)
    var letters = ImplicitTreap("abcdef", identity: "a", combine: max)
    letters.reverse(1...4)
    #expect(String(letters.elements) == "aedcbf")
    var sums = ImplicitTreap([1, 2, 3], identity: 0, combine: +)
    sums.insert(contentsOf: [7, 8], at: 1)
    #expect(sums.elements == [1, 7, 8, 2, 3])
    sums.removeSubrange(..<2)
    sums.removeSubrange(1..<1)
    sums.insert(contentsOf: [], at: 3)
    #expect(sums.elements == [8, 2, 3] && sums.combined(0...) == 13)
    var coins = ImplicitTreap([2, 5, 1, 2], identity: 0, combine: +)
    coins.reverse(0...)
    #expect(coins.longestRange(from: 0) { $0 <= 4 } == 0..<2)
    coins = ImplicitTreap([2, 2, 1, 5], identity: 0, combine: +)
    #expect(coins.longestRange(to: 3) { $0 <= 4 } == 1..<3)
  }

  @Test func aRowWithoutSumsIsAnArray() async {
    var text = ImplicitTreap("banana")
    text.move(4..., to: 0)
    #expect(text.remove(at: 2) == "b" && String(text.elements) == "naana" && "\(text.count)" == "5")
    let steps = tuples(
      .integers(in: 0...6), tuples(.integers(in: 0...99), .integers(in: 0...99)),
      Generator<Int>.integers(in: 0...99))
    forAll(tuples(.array(of: .integers(in: 0...99), counts: 0...3), .array(of: steps))) {
      list, steps in
      var list = list.map { "\($0)" }
      var row = ImplicitTreap(list)
      let (oldList, oldRow) = (list, row)
      for (kind, (first, second), value) in steps {
        let ends = [first % (list.count + 1), second % (list.count + 1)].sorted()
        let range = ends[0]..<ends[1]
        switch kind {
        case 0:
          list[range].reverse()
          row.reverse(range)
        case 1:
          let part = list[range]
          list.removeSubrange(range)
          list.insert(contentsOf: part, at: value % (list.count + 1))
          row.move(range, to: value % (row.count - range.count + 1))
        case 2 where !range.isEmpty:
          list[range.lowerBound] = "\(value)"
          row[range.lowerBound] = "\(value)"
        case 3:
          list.removeSubrange(range)
          row.removeSubrange(range)
        case 4 where !range.isEmpty:
          try check(row.remove(at: range.lowerBound), equals: list.remove(at: range.lowerBound))
        case 5:
          let texts = (0..<value % 4).map { "\(value + $0)" }
          list.insert(contentsOf: texts, at: range.lowerBound)
          row.insert(contentsOf: texts, at: range.lowerBound)
        default:
          list.insert("\(value)", at: range.upperBound)
          row.insert("\(value)", at: range.upperBound)
        }
        try check(row.elements, equals: list)
        try check(row.count, equals: list.count)
        try check(list.indices.map { row[$0] }, equals: list, "one by one")
      }
      try check(oldRow.elements, equals: oldList, "the copy from before")
    }
    await #expect(processExitsWith: .failure) { _ = ImplicitTreap([1, 2]).combined(0..<2) }
    await #expect(processExitsWith: .failure) { _ = ImplicitTreap([Int]()).combined(0..<0) }
    await #expect(processExitsWith: .failure) { _ = ImplicitTreap([Int]())[0] }
    await #expect(processExitsWith: .failure) {
      _ = ImplicitTreap([Int]()).longestRange(from: 0) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      _ = ImplicitTreap([1, 2]).longestRange(to: 0) { _ in true }
    }
  }

  @Test func nothingComesToTheIdentity() {
    var row = ImplicitTreap([Int](), identity: 7, combine: min)
    #expect(row.isEmptyRow && row.combined(0..<0) == 7 && row.combined(0...) == 7)
    row.reverse(0...)
    row.move(0..<0, to: 0)
    #expect(row.isEmptyRow)
    #expect(row.longestRange(from: 0) { $0 == 7 } == 0..<0)
    #expect(row.longestRange(to: 0) { $0 == 7 } == 0..<0)
    row.insert(3, at: 0)
    #expect(row.elements == [3] && row.remove(at: 0) == 3 && row.isEmptyRow)
  }

  @Test func aCopyIsChangedByItself() {
    let old = ImplicitTreap(0..<10, identity: 0, combine: +)
    var new = old
    new.reverse(2...)
    new[0] = 100
    new.remove(at: 5)
    #expect(old.elements == Array(0..<10) && old.combined(0...) == 45)
    #expect(new.elements == [100, 1, 9, 8, 7, 5, 4, 3, 2] && new.count == 9)
  }

  /// Texts, which are read from left to right, so that no two elements may be exchanged.
  @Test func afterAnyChangesItIsAnArray() {
    let steps = tuples(
      .integers(in: 0...8), tuples(.integers(in: 0...99), .integers(in: 0...99)),
      Generator<Int>.integers(in: 0...99))
    forAll(tuples(.array(of: .integers(in: 0...99)), .array(of: steps))) { numbers, steps in
      var list = numbers.map(String.init)
      var row = ImplicitTreap(list, identity: "", combine: +)
      for (kind, (first, second), value) in steps {
        let (low, high) = (
          min(first, second) % (list.count + 1), max(first, second) % (list.count + 1)
        )
        let range = min(low, high)..<max(low, high)
        switch kind {
        case 0, 1:
          list[range].reverse()
          row.reverse(range)
        case 2:
          let part = list[range]
          list.removeSubrange(range)
          let place = value % (list.count + 1)
          list.insert(contentsOf: part, at: place)
          row.move(range, to: place)
        case 3 where range.lowerBound < list.count:
          list[range.lowerBound] = "\(value)"
          row[range.lowerBound] = "\(value)"
        case 4 where range.lowerBound < list.count:
          try check(
            row.remove(at: range.lowerBound), equals: list.remove(at: range.lowerBound), "removed")
        case 5:
          let texts = (0..<value % 5).map { "\(value + $0)" }
          list.insert(contentsOf: texts, at: range.upperBound)
          row.insert(contentsOf: texts, at: range.upperBound)
        case 6:
          list.removeSubrange(range)
          row.removeSubrange(range)
        default:
          list.insert("\(value)", at: range.upperBound)
          row.insert("\(value)", at: range.upperBound)
        }
        try check(row.count, equals: list.count, "count")
        try check(row.elements, equals: list, "elements")
        try check(list.indices.map { row[$0] }, equals: list, "one by one")
        let asked = min(range.lowerBound, list.count)..<min(range.upperBound, list.count)
        try check(row.combined(asked), equals: list[asked].joined(), "\(asked)")
        try check(row.combined(0...), equals: list.joined(), "all")
        try checkLongestRanges(
          list, "a row", from: row.longestRange(from:while:), to: row.longestRange(to:while:))
      }
    }
  }

  /// It stays flat: a few dozen nodes are summed up for each cut and each join.
  @Test func manyElements() {
    let count = 20_000
    var calls = 0
    var row = ImplicitTreap(0..<count, identity: 0) { first, second in
      calls += 1
      return first + second
    }
    calls = 0
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let first = random.next(in: 0...count - 1)
      let last = random.next(in: first...count - 1)
      row.reverse(first...last)
      row.move(first...last, to: random.next(in: 0...count - (last - first + 1)))
    }
    #expect(calls < 300 * 3000, "\(calls) sums")
    #expect(row.combined(0...) == count * (count - 1) / 2)
    #expect(row.elements.sorted() == Array(0..<count))
    // Elements that come one by one at an end.
    var queue = ImplicitTreap([Int](), identity: 0, combine: max)
    for number in 0..<4_000 { queue.insert(number, at: number) }
    let removed = (0..<2_000).map { _ in queue.remove(at: 0) }
    #expect(removed == Array(0..<2_000))
    for number in 0..<1_000 { queue.insert(-number, at: 0) }
    #expect(queue.count == 3_000 && queue[0] == -999 && queue[1_000] == 2_000)
  }

  /// However long a range is, few elements are looked at to sum it up.
  @Test func sumsOfRangesTakeFewSteps() {
    var calls = 0
    let row = ImplicitTreap(0..<20_000, identity: 0) { first, second in
      calls += 1
      return first + second
    }
    calls = 0
    for start in 0..<100 {
      let range = start * 7..<20_000 - start * 11
      #expect(row.combined(range) == range.reduce(0, +))
    }
    #expect(calls < 100 * 100, "\(calls) sums")
  }

  /// What is sorted by reversals is found by its value, and a search looks at few elements.
  @Test func theLeastComesFirstAgainAndAgain() {
    let numbers = InputPattern.random.values(count: 2_000, in: 0...1_000_000, seed: 7)
    var calls = 0
    var row = ImplicitTreap(numbers, identity: .max, combine: min)
    for start in numbers.indices {
      let least = row.combined(start...)
      let place = row.longestRange(from: start) {
        calls += 1
        return $0 > least
      }.upperBound
      row.reverse(start...place)
    }
    #expect(row.elements == numbers.sorted())
    #expect(calls < 2_000 * 60, "\(calls) looks")
  }

  /// Rounded sums may be good up to the end when they are grouped differently.
  @Test func roundedSumsStayWithinTheRow() {
    let values: [Double] = [1e16, 1, 1, 1, 1, 1, 1, 1, 1]
    let row = ImplicitTreap(values, identity: 0, combine: +)
    for limit in stride(from: 1e16, through: 1e16 + 10, by: 2) {
      let range = row.longestRange(from: 0) { $0 <= limit }
      #expect(range.upperBound <= 9 && range.lowerBound == 0)
      #expect(row.longestRange(to: 9) { $0 <= limit }.upperBound == 9)
    }
  }

  @Test func whatIsRemovedIsGivenUp() {
    final class Item {}
    let none = Item()
    var row = ImplicitTreap([Item](), identity: none) { first, _ in first }
    var item = Item()
    row.insert(item, at: 0)
    #expect(!isKnownUniquelyReferenced(&item))
    row.remove(at: 0)
    #expect(isKnownUniquelyReferenced(&item))
    row.insert(contentsOf: [none, item, none], at: 0)
    #expect(!isKnownUniquelyReferenced(&item))
    row.removeSubrange(0...1)
    #expect(isKnownUniquelyReferenced(&item) && row.count == 1)
    // Without range queries, what is replaced is given up too.
    var plain = ImplicitTreap([none])
    plain.insert(item, at: 1)
    plain.reverse(0..<2)
    plain[0] = none
    #expect(isKnownUniquelyReferenced(&item) && plain.count == 2)
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = ImplicitTreap([1, 2], identity: 0, combine: +)[2]
      }
      await #expect(processExitsWith: .failure) {
        _ = ImplicitTreap([1, 2], identity: 0, combine: +)[-1]
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row[-1] = 3
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.insert(1, at: 3)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.insert(1, at: -1)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.remove(at: 2)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.remove(at: -1)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.insert(contentsOf: [1], at: 3)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.removeSubrange(1..<3)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.reverse(1..<3)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.move(0..<1, to: 2)
      }
      await #expect(processExitsWith: .failure) {
        var row = ImplicitTreap([1, 2], identity: 0, combine: +)
        row.move(0..<1, to: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ImplicitTreap([1, 2], identity: 0, combine: +).combined(-1..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ImplicitTreap([1, 2], identity: 0, combine: +).longestRange(from: 3) { _ in true }
      }
      await #expect(processExitsWith: .failure) {
        _ = ImplicitTreap([1, 2], identity: 0, combine: +).longestRange(to: -1) { _ in true }
      }
    }
  #endif
}

extension ImplicitTreap {
  fileprivate var isEmptyRow: Bool { count == 0 && elements.isEmpty }
}
