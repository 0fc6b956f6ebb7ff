import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PersistentTreapTests {
  @Test func documentedExamplesAreTrue() {
    var text = PersistentTreap("banana")
    #expect(text.insert("d", at: 3, in: 0) == 1 && text.reverse(1...4, in: 0) == 2)
    #expect(text.replaceSubrange(..<3, in: 2, with: 1..., of: 1) == 3)
    #expect(
      (0...3).map { String(text.elements(in: $0)) } == [
        "banana", "bandana", "bnanaa", "andananaa",
      ])
    #expect(text.versionCount == 4 && text.count(in: 3) == 9)
    #expect(text.description == "\(Array("andananaa"))")
    var row = PersistentTreap([3, 1, 4, 1, 5], identity: 0, combine: max)
    row.set(2, to: 0, in: 0)
    #expect(row.combined(1...3, in: 0) == 4 && row.combined(1...3, in: 1) == 1)
    var sums = LazyPersistentTreap(
      [30, 12, 45, 7], identity: 0, combine: +,
      apply: { raise, sum, count in sum + raise * count }, compose: +)
    #expect(sums.update(1...2, by: 10, in: 0) == 1)
    #expect(sums.replaceSubrange(..<2, in: 1, with: 2..., of: 0) == 2)
    #expect(sums.elements(in: 2) == [45, 7, 55, 7] && sums.combined(1...2, in: 2) == 62)
    #expect(sums.description == "[45, 7, 55, 7]")
    #expect(sums.versionCount == 3 && sums.elements(2..., in: 1) == [55, 7])
    #expect(sums.remove(at: 3, in: 1) == 3 && sums.elements(in: 3) == [30, 22, 55])
    var bread = PersistentTreap("bread")
    #expect(bread.remove(at: 1, in: 0) == 1 && bread.elements(in: 1) == Array("bead"))
    var coins = PersistentTreap([2, 2, 1, 5], identity: 0, combine: +)
    coins.reverse(0..., in: 0)
    #expect(coins.longestRange(from: 0, in: 0) { $0 <= 5 } == 0..<3)
    #expect(coins.longestRange(from: 0, in: 1) { $0 <= 5 } == 0..<1)
    #expect(coins.longestRange(to: 3, in: 0) { $0 <= 4 } == 1..<3)
    var raised = LazyPersistentTreap(
      [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    raised.update(2..., by: 8, in: 0)
    #expect(raised.longestRange(from: 1, in: 0) { $0 <= 4 } == 1..<3)
    #expect(raised.longestRange(from: 1, in: 1) { $0 <= 4 } == 1..<2)
    #expect(raised.longestRange(to: 3, in: 0) { $0 <= 4 } == 1..<3)
  }

  /// A letter is moved on, or doubled and moved on: no two of these may be exchanged.
  private static func shifted(_ text: String, by shifts: [Int]) -> String {
    func shifted(_ letter: UInt8) -> UInt8 {
      UInt8(97 + shifts.reduce(Int(letter) - 97) { ($1 < 13 ? $0 + $1 : 2 * $0 + $1) % 26 })
    }
    return String(decoding: text.utf8.map(shifted), as: UTF8.self)
  }

  private static func letter(_ number: Int) -> String {
    String(decoding: [UInt8(97 + number)], as: UTF8.self)
  }

  private enum Change {
    case set(Int, String)
    case insert(String, Int)
    case insertAll([String], Int)
    case removeOne(Int)
    case remove(Range<Int>)
    case replace(Range<Int>, Range<Int>, Int)
    case reverse(Range<Int>)
    case update(Range<Int>, Int)
  }

  /// A version, and how it is changed, of numbers that are taken modulo what there is.
  private static func change(
    _ kind: Int, _ ends: (Int, Int, Int, Int), _ versions: (Int, Int), _ value: Int,
    _ lists: [[String]]
  ) -> (version: Int, change: Change) {
    func range(_ first: Int, _ second: Int, _ version: Int) -> Range<Int> {
      let end = lists[version].count + 1
      return min(first % end, second % end)..<max(first % end, second % end)
    }
    let (version, other) = (versions.0 % lists.count, versions.1 % lists.count)
    let part = range(ends.0, ends.1, version)
    let place = part.lowerBound
    switch kind {
    case 0 where place < lists[version].count: return (version, .set(place, letter(value)))
    case 0, 1: return (version, .insert(letter(value), place))
    case 2: return (version, .insertAll((0..<value % 5).map { letter(value - $0) }, place))
    case 3 where part.count == 1: return (version, .removeOne(place))
    case 3: return (version, .remove(part))
    case 4, 5:
      let source = range(ends.2, ends.3, other)
      let isShort = lists[version].count + source.count < 500
      return (version, isShort ? .replace(part, source, other) : .remove(part))
    case 6, 7: return (version, .reverse(part))
    default: return (version, .update(part, value))
    }
  }

  private static func changed(_ list: [String], _ change: Change, _ lists: [[String]]) -> [String] {
    var list = list
    switch change {
    case .set(let place, let letter): list[place] = letter
    case .insert(let letter, let place): list.insert(letter, at: place)
    case .insertAll(let letters, let place): list.insert(contentsOf: letters, at: place)
    case .removeOne(let place): list.remove(at: place)
    case .remove(let range): list.removeSubrange(range)
    case .replace(let range, let source, let other):
      list.replaceSubrange(range, with: lists[other][source])
    case .reverse(let range): list[range].reverse()
    case .update(let range, let value):
      for place in range { list[place] = shifted(list[place], by: [value]) }
    }
    return list
  }

  /// Makes a new version of a treap in which there are no updates.
  private static func make(
    _ change: Change, of version: Int, in treap: inout PersistentTreap<String>
  ) -> Int {
    switch change {
    case .set(let place, let letter): treap.set(place, to: letter, in: version)
    case .insert(let letter, let place): treap.insert(letter, at: place, in: version)
    case .insertAll(let letters, let place):
      treap.insert(contentsOf: letters, at: place, in: version)
    case .removeOne(let place): treap.remove(at: place, in: version)
    case .remove(let range): treap.removeSubrange(range, in: version)
    case .replace(let range, let source, let other):
      treap.replaceSubrange(range, in: version, with: source, of: other)
    case .reverse(let range), .update(let range, _): treap.reverse(range, in: version)
    }
  }

  private static func make(
    _ change: Change, of version: Int, in treap: inout LazyPersistentTreap<String, [Int]>
  ) -> Int {
    switch change {
    case .set(let place, let letter): treap.set(place, to: letter, in: version)
    case .insert(let letter, let place): treap.insert(letter, at: place, in: version)
    case .insertAll(let letters, let place):
      treap.insert(contentsOf: letters, at: place, in: version)
    case .removeOne(let place): treap.remove(at: place, in: version)
    case .remove(let range): treap.removeSubrange(range, in: version)
    case .replace(let range, let source, let other):
      treap.replaceSubrange(range, in: version, with: source, of: other)
    case .reverse(let range): treap.reverse(range, in: version)
    case .update(let range, let value): treap.update(range, by: [value], in: version)
    }
  }

  private static func inputs(
    kinds: ClosedRange<Int>
  ) -> Generator<([Int], [(Int, (Int, Int, Int, Int), (Int, Int), Int)])> {
    let number = Generator<Int>.integers(in: 0...99)
    let steps = tuples(
      Generator<Int>.integers(in: kinds), tuples(number, number, number, number),
      tuples(number, number), Generator<Int>.integers(in: 5...25))
    let numbers = Generator<[Int]>.array(of: .integers(in: 0...25), counts: 0...20)
    return tuples(numbers, .array(of: steps))
  }

  @Test func everyVersionIsAnArray() {
    forAll(Self.inputs(kinds: 0...7), size: 60) { numbers, steps in
      var lists = [numbers.map(Self.letter)]
      var plain = PersistentTreap(lists[0])
      var sums = PersistentTreap(lists[0], identity: "", combine: +)
      for (kind, ends, versions, value) in steps {
        let (version, change) = Self.change(kind, ends, versions, value, lists)
        try check(Self.make(change, of: version, in: &plain), equals: lists.count, "version")
        try check(Self.make(change, of: version, in: &sums), equals: lists.count, "version")
        lists.append(Self.changed(lists[version], change, lists))
      }
      try check(plain.versionCount, equals: lists.count, "versions")
      for (version, list) in lists.enumerated() {
        try check(plain.elements(in: version), equals: list, "elements of \(version)")
        try check(sums.elements(in: version), equals: list, "elements of \(version) with sums")
        try check(plain.count(in: version), equals: list.count, "count of \(version)")
        for (place, element) in list.enumerated() {
          try check(plain.element(at: place, in: version), equals: element, "at \(place)")
        }
        for start in stride(from: 0, through: list.count, by: 3) {
          for end in stride(from: start, through: list.count, by: 2) {
            let part = list[start..<end]
            try check(plain.elements(start..<end, in: version), equals: Array(part), "elements")
            try check(sums.combined(start..<end, in: version), equals: part.joined(), "sum")
          }
        }
        try checkLongestRanges(
          list, "version \(version)", from: { sums.longestRange(from: $0, in: version, while: $1) },
          to: { sums.longestRange(to: $0, in: version, while: $1) })
      }
    }
  }

  @Test func everyVersionWithUpdatesIsAnArray() {
    forAll(Self.inputs(kinds: 0...10), size: 60) { numbers, steps in
      var lists = [numbers.map(Self.letter)]
      var treap = LazyPersistentTreap<String, [Int]>(
        lists[0], identity: "", combine: +,
        apply: { shifts, text, count in
          // One letter for each element.
          precondition(text.utf8.count == count)
          return Self.shifted(text, by: shifts)
        }, compose: +)
      for (kind, ends, versions, value) in steps {
        let (version, change) = Self.change(kind, ends, versions, value, lists)
        try check(Self.make(change, of: version, in: &treap), equals: lists.count, "version")
        lists.append(Self.changed(lists[version], change, lists))
      }
      for (version, list) in lists.enumerated() {
        try check(treap.elements(in: version), equals: list, "elements of \(version)")
        try check(treap.count(in: version), equals: list.count, "count of \(version)")
        for (place, element) in list.enumerated() {
          try check(treap.element(at: place, in: version), equals: element, "at \(place)")
        }
        for start in stride(from: 0, through: list.count, by: 3) {
          for end in stride(from: start, through: list.count, by: 2) {
            let part = list[start..<end]
            try check(treap.elements(start..<end, in: version), equals: Array(part), "elements")
            try check(treap.combined(start..<end, in: version), equals: part.joined(), "sum")
          }
        }
        try checkLongestRanges(
          list, "version \(version)",
          from: { treap.longestRange(from: $0, in: version, while: $1) },
          to: { treap.longestRange(to: $0, in: version, while: $1) })
      }
    }
  }

  /// Each version is twice the one before: as copies share their nodes, a billion elements take little memory.
  @Test func aCopyTakesNoMemoryForItsElements() async {
    var row = PersistentTreap([1, 2, 3], identity: 0, combine: &+)
    for version in 0..<29 {
      row.replaceSubrange(0..<0, in: version, with: 0..., of: version)
    }
    let count = 3 << 29
    #expect(row.count(in: 29) == count && row.combined(0..., in: 29) == 6 << 29)
    row.reverse(0..., in: 29)
    #expect(row.elements((count - 5)..., in: 30) == [2, 1, 3, 2, 1])
    for place in [0, 1, count / 2, count - 1] {
      #expect(row.element(at: place, in: 30) == 3 - place % 3)
    }
    #expect(row.combined(1...1_000_000_000, in: 30) == 2_000_000_000 - 1 + 1)
    #expect(row.longestRange(from: 1, in: 30) { $0 <= 2_000_000_000 } == 1..<1_000_000_001)
    let last = row.longestRange(to: count, in: 30) { $0 <= 1_000_000_000 }
    #expect(last == count - 500_000_000..<count)
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2, 3])
      for version in 0..<30 {
        row.replaceSubrange(0..<0, in: version, with: 0..., of: version)
      }
      print(row.count(in: 30))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap(repeatElement(1, count: 4))
      for version in 0..<28 {
        row.replaceSubrange(0..<0, in: version, with: 0..., of: version)
      }
      row.replaceSubrange(0..<0, in: 28, with: 1..., of: 28)
      print(row.insert(contentsOf: [1, 1, 1], at: 0, in: 29))
    }
  }

  @Test func aCopyIsChangedByItself() {
    var old = PersistentTreap(["a", "b"])
    var new = old
    new.insert("c", at: 1, in: 0)
    old.reverse(0..., in: 0)
    #expect(old.elements(in: 1) == ["b", "a"] && new.elements(in: 1) == ["a", "c", "b"])
    #expect(old.versionCount == 2 && new.elements(in: 0) == ["a", "b"])
  }

  @Test func anEmptyRowIsOne() {
    var row = PersistentTreap([Int]())
    #expect(row.elements(in: 0) == [] && row.elements(0..<0, in: 0) == [] && row.count(in: 0) == 0)
    #expect(row.reverse(0..., in: 0) == 1 && row.insert(contentsOf: [], at: 0, in: 1) == 2)
    #expect(row.removeSubrange(0..., in: 2) == 3)
    #expect(row.replaceSubrange(0..., in: 3, with: 0..., of: 1) == 4)
    #expect(row.insert(7, at: 0, in: 4) == 5 && row.elements(in: 5) == [7])
    let none = PersistentTreap([], identity: 5, combine: max)
    #expect(none.combined(0..., in: 0) == 5)
    #expect(none.longestRange(from: 0, in: 0) { _ in true } == 0..<0)
    #expect(none.longestRange(to: 0, in: 0) { _ in true } == 0..<0)
  }

  @Test func whatIsNotThereIsAMistake() async {
    await #expect(processExitsWith: .failure) { print(PersistentTreap([1, 2]).count(in: 1)) }
    await #expect(processExitsWith: .failure) { print(PersistentTreap([1, 2]).count(in: -1)) }
    await #expect(processExitsWith: .failure) {
      print(PersistentTreap([1, 2]).element(at: 2, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(PersistentTreap([1, 2]).elements(1..<3, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(PersistentTreap([1, 2]).combined(0..., in: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(PersistentTreap([1, 2]).longestRange(from: 0, in: 0) { _ in true })
    }
    await #expect(processExitsWith: .failure) {
      print(PersistentTreap([1, 2]).longestRange(to: 0, in: 0) { _ in true })
    }
    await #expect(processExitsWith: .failure) {
      let row = PersistentTreap([1, 2], identity: 0, combine: +)
      print(row.longestRange(from: 0, in: 1) { _ in true })
    }
    await #expect(processExitsWith: .failure) {
      let row = PersistentTreap([1, 2], identity: 0, combine: +)
      print(row.longestRange(to: 3, in: 0) { _ in true })
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.set(2, to: 0, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.insert(0, at: 3, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.remove(at: 2, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.remove(at: -1, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.reverse(0..<3, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var row = PersistentTreap([1, 2])
      print(row.replaceSubrange(0..<1, in: 0, with: 2..<3, of: 0))
    }
  }
}
