import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct LazyImplicitTreapTests {
  @Test func theExamplesAreTrue() {
    var row = LazyImplicitTreap(
      [30, 12, 45, 7], identity: 0, combine: +,
      apply: { raise, sum, count in sum + raise * count }, compose: +)
    row.update(1...2, by: 10)
    #expect(row.elements == [30, 22, 55, 7])
    row.move(2..., to: 0)
    #expect(row.combined(1...2) == 37)
    row.insert(5, at: 4)
    row.reverse(0...)
    #expect(row.elements == [5, 22, 30, 7, 55] && row.description == "[5, 22, 30, 7, 55]")
    var heights = LazyImplicitTreap(
      [2, 2, 1, 5], identity: 0, combine: max,
      apply: { value, _, _ in value }, compose: { _, second in second })
    heights.update(..<2, by: 3)
    #expect(heights.elements == [3, 3, 1, 5] && heights.count == 4)
    var coins = LazyImplicitTreap(
      [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    #expect(coins.longestRange(to: 3) { $0 <= 4 } == 1..<3)
    coins.update(2..., by: 8)
    #expect(coins.longestRange(from: 0) { $0 <= 4 } == 0..<2)
  }

  /// What a row of texts comes to, read in both directions: no two elements may be exchanged, and every update changes
  /// what they are like.
  private static func letters(_ texts: [String]) -> LazyImplicitTreap<String, [Int]> {
    LazyImplicitTreap(
      texts, identity: "", combine: +,
      apply: { shifts, text, count in
        // One letter for each element.
        precondition(text.utf8.count == count)
        return String(decoding: text.utf8.map { shifted($0, by: shifts) }, as: UTF8.self)
      }, compose: { first, second in first + second })
  }

  /// A letter is moved on, doubled or mirrored, one after the other: no two of these may be exchanged.
  private static func shifted(_ letter: UInt8, by shifts: [Int]) -> UInt8 {
    UInt8(97 + shifts.reduce(Int(letter) - 97) { ($1 < 13 ? $0 + $1 : 2 * $0 + $1) % 26 })
  }

  @Test func afterAnyChangesItIsAnArray() {
    let steps = tuples(
      .integers(in: 0...11), tuples(.integers(in: 0...99), .integers(in: 0...99)),
      Generator<Int>.integers(in: 0...25))
    forAll(tuples(.array(of: .integers(in: 0...25)), .array(of: steps))) { numbers, steps in
      func letter(_ number: Int) -> String {
        String(decoding: [UInt8(97 + number)], as: UTF8.self)
      }
      var list = numbers.map(letter)
      var row = Self.letters(list)
      for (kind, (first, second), value) in steps {
        let (low, high) = (
          min(first, second) % (list.count + 1), max(first, second) % (list.count + 1)
        )
        let range = min(low, high)..<max(low, high)
        switch kind {
        case 0...3:
          for place in range {
            list[place] = String(
              decoding: list[place].utf8.map { Self.shifted($0, by: [value]) }, as: UTF8.self)
          }
          row.update(range, by: [value])
        case 4, 5:
          list[range].reverse()
          row.reverse(range)
        case 6:
          let part = list[range]
          list.removeSubrange(range)
          let place = value % (list.count + 1)
          list.insert(contentsOf: part, at: place)
          row.move(range, to: place)
        case 7 where range.lowerBound < list.count:
          list[range.lowerBound] = letter(value)
          row[range.lowerBound] = letter(value)
        case 8 where range.lowerBound < list.count:
          try check(
            row.remove(at: range.lowerBound), equals: list.remove(at: range.lowerBound), "removed")
        case 9:
          let letters = (0..<value % 5).map { letter((value + $0) % 26) }
          list.insert(contentsOf: letters, at: range.lowerBound)
          row.insert(contentsOf: letters, at: range.lowerBound)
        case 10:
          list.removeSubrange(range)
          row.removeSubrange(range)
        default:
          list.insert(letter(value), at: range.upperBound)
          row.insert(letter(value), at: range.upperBound)
        }
        // What is read changes nothing: each is asked while updates wait.
        try check(list.indices.map { row[$0] }, equals: list, "one by one")
        try check(row.elements, equals: list, "elements")
        let asked = min(range.lowerBound, list.count)..<min(range.upperBound, list.count)
        try check(row.combined(asked), equals: list[asked].joined(), "\(asked)")
        try check(row.combined(0...), equals: list.joined(), "all")
        try checkLongestRanges(
          list, "a row", from: row.longestRange(from:while:), to: row.longestRange(to:while:))
      }
    }
  }

  /// However long a range is, few elements are updated at once, and few are looked at.
  @Test func manyElements() {
    let count = 20_000
    var calls = 0
    var row = LazyImplicitTreap<Int, Int>(
      0..<count, identity: 0, combine: +,
      apply: { raise, sum, count in
        calls += 1
        return sum + raise * count
      }, compose: +)
    var sums = 0
    for step in 1...300 {
      row.update(step..<count - step, by: step)
      row.reverse(2 * step..<count)
      sums += step * (count - 2 * step)
    }
    #expect(row.combined(0...) == count * (count - 1) / 2 + sums)
    #expect(calls < 300 * 1000, "\(calls) updates")
    calls = 0
    _ = row[count / 2] + row.combined(1..<count - 1)
    #expect(calls < 300, "\(calls) updates")
    #expect(row.elements.reduce(0, +) == row.combined(0...))
  }

  @Test func aCopyIsChangedByItself() {
    let old = Self.letters(["a", "b", "c"])
    var new = old
    new.update(0..., by: [1])
    #expect(old.elements == ["a", "b", "c"] && new.elements == ["b", "c", "d"])
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var row = LazyImplicitTreapTests.letters(["a"])
        row.update(1..<2, by: [2])
      }
      await #expect(processExitsWith: .failure) {
        _ = LazyImplicitTreapTests.letters(["a"])[1]
      }
    }
  #endif
}
