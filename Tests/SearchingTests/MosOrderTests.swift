import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct MosOrderTests {
  @Test func nothingIsAskedOfNoRanges() {
    #expect([Range<Int>]().mosOrder() == [])
    [Range<Int>]().forEachInMosOrder(
      add: { _ in Issue.record() }, remove: { _ in Issue.record() },
      answer: { _ in Issue.record() })
  }

  /// Only neighbors come and go, and each range is answered once, when just its places are there.
  @Test func eachRangeIsThereWhenItIsAnswered() {
    let ends = Generator<[(Int, Int)]>.array(
      of: tuples(.integers(in: -20...20), .integers(in: -20...20)), counts: 0...30)
    forAll(ends) { ends in
      let ranges = ends.map { Swift.min($0, $1)..<Swift.max($0, $1) }
      var (present, answered): (Set<Int>, [Int]) = ([], [])
      try ranges.forEachInMosOrder(
        add: { place in
          try check(present.insert(place).inserted, equals: true, "\(place) is there already")
          try check(
            present.count == 1 || present.contains(place - 1) || present.contains(place + 1),
            equals: true, "\(place) is no neighbor")
        },
        remove: { place in
          try check(present.remove(place) == nil, equals: false, "\(place) is not there")
          try check(
            present.contains(place - 1) && present.contains(place + 1), equals: false,
            "\(place) was in the middle")
        },
        answer: { index in
          answered.append(index)
          try check(present, equals: Set(ranges[index]), "range \(index)")
        })
      try check(answered.sorted(), equals: Array(ranges.indices))
      try check(answered, equals: ranges.mosOrder())
    }
  }

  /// Each range is answered once, when just its places are there and just the updates before it are made.
  @Test func eachUpdateIsMadeWhenARangeIsAnswered() {
    let queries = Generator<[(Int, Int, Int)]>.array(
      of: tuples(.integers(in: -20...20), .integers(in: -20...20), .integers(in: 0...15)),
      counts: 0...30)
    forAll(queries) { queries in
      let ranges = queries.map { Swift.min($0.0, $0.1)..<Swift.max($0.0, $0.1) }
      let times = queries.map(\.2)
      var (present, made, answered): (Set<Int>, Int, [Int]) = ([], 0, [])
      try ranges.forEachInMosOrder(
        afterUpdates: times,
        add: { try check(present.insert($0).inserted, equals: true, "\($0) is there already") },
        remove: { try check(present.remove($0) == nil, equals: false, "\($0) is not there") },
        update: { index, range in
          try check(index, equals: made, "the next update")
          try check(present, equals: Set(range), "the current range")
          made += 1
        },
        undo: { index, range in
          made -= 1
          try check(index, equals: made, "the last update")
          try check(present, equals: Set(range), "the current range")
        },
        answer: { index in
          answered.append(index)
          try check(present, equals: Set(ranges[index]), "range \(index)")
          try check(made, equals: times[index], "updates before range \(index)")
        })
      try check(answered.sorted(), equals: Array(ranges.indices))
    }
  }

  /// Updates that exchange values, and the number of kinds.
  @Test func kindsAreCountedBetweenUpdates() {
    struct Kinds {
      var values: [Int]
      var changes: [(place: Int, value: Int)] = []
      var counts = [Int](repeating: 0, count: 21)
      var count = 0

      mutating func add(_ value: Int) {
        if counts[value] == 0 { count += 1 }
        counts[value] += 1
      }

      mutating func remove(_ value: Int) {
        counts[value] -= 1
        if counts[value] == 0 { count -= 1 }
      }

      mutating func exchange(_ index: Int, in range: Range<Int>) {
        let (place, value) = changes[index]
        if range.contains(place) {
          remove(values[place])
          add(value)
        }
        changes[index].value = values[place]
        values[place] = value
      }
    }
    var random = SplitMix64(seed: 7)
    var values = InputPattern.random.values(count: 100, in: 0...20, seed: 8)
    var kinds = Kinds(values: values)
    var (ranges, times, expected): ([Range<Int>], [Int], [Int]) = ([], [], [])
    for _ in 0..<400 {
      let (first, second) = (random.next(in: 0...99), random.next(in: 0...99))
      if random.next(in: 0...1) == 0 {
        let value = second % 21
        kinds.changes.append((first, value))
        values[first] = value
      } else {
        ranges.append(Swift.min(first, second)..<Swift.max(first, second))
        times.append(kinds.changes.count)
        expected.append(Set(values[ranges.last!]).count)
      }
    }
    var answers = ranges.map { _ in -1 }
    ranges.forEachInMosOrder(
      afterUpdates: times, add: { kinds.add(kinds.values[$0]) },
      remove: { kinds.remove(kinds.values[$0]) }, update: { kinds.exchange($0, in: $1) },
      undo: { kinds.exchange($0, in: $1) }, answer: { answers[$0] = kinds.count })
    #expect(answers == expected)
  }

  /// Within the bound that is promised, with many updates and with few.
  @Test(arguments: [(1000, 1000, 1000), (2000, 1000, 10), (100, 10, 10_000), (1, 1000, 1000)])
  func fewPlacesAndUpdatesComeAndGo(places: Int, queries: Int, updates: Int) {
    var random = SplitMix64(seed: 9)
    let ranges = (0..<queries).map { _ in
      let (first, second) = (random.next(in: 0...places), random.next(in: 0...places))
      return Swift.min(first, second)..<Swift.max(first, second)
    }
    var moves = 0
    ranges.forEachInMosOrder(
      afterUpdates: (0..<queries).map { $0 * updates / queries },
      add: { _ in moves += 1 }, remove: { _ in moves += 1 }, update: { _, _ in moves += 1 },
      undo: { _, _ in moves += 1 }, answer: { _ in })
    // Numbers whose cubes are n² q² u, and whose squares are q.
    let area = (places * queries) * (places * queries) * updates
    let (root, squareRoot) = (
      (1...).first { $0 * $0 * $0 >= area }!, (1...).first { $0 * $0 >= queries }!
    )
    #expect(moves < places * squareRoot + 3 * updates + root)
  }

  /// Within the bound that is promised, also if all ranges begin or end at one place: then there is just one block for
  /// the other ends.
  @Test(arguments: [true, false])
  func fewUpdatesComeAndGoWhereRangesHaveOneEnd(isPrefix: Bool) {
    var random = SplitMix64(seed: 9)
    let ranges = (0..<4096).map { _ in
      isPrefix ? 0..<random.next(in: 0...4096) : random.next(in: 0...4096)..<4096
    }
    var moves = 0
    ranges.forEachInMosOrder(
      afterUpdates: ranges.map { _ in random.next(in: 0...4096) }, add: { _ in moves += 1 },
      remove: { _ in moves += 1 }, update: { _, _ in moves += 1 }, undo: { _, _ in moves += 1 },
      answer: { _ in })
    // The bound is 2 · 2¹² + 2¹⁸ + 2²⁰; in the order of one end, with a walk over the updates for each, it is 2²² and more.
    #expect(moves < 1 << 20)
  }

  @Test func numbersOfUpdatesThatAreWrongTrap() async {
    await #expect(processExitsWith: .failure) {
      [0..<1].forEachInMosOrder(
        afterUpdates: [1, 2], add: { print($0) }, remove: { print($0) },
        update: { print($0, $1) }, undo: { print($0, $1) }, answer: { print($0) })
    }
    await #expect(processExitsWith: .failure) {
      [0..<1].forEachInMosOrder(
        afterUpdates: [-1], add: { print($0) }, remove: { print($0) },
        update: { print($0, $1) }, undo: { print($0, $1) }, answer: { print($0) })
    }
  }

  /// Many different questions: how many kinds there are.
  @Test func kindsAreCounted() {
    var random = SplitMix64(seed: 2)
    let values = InputPattern.random.values(count: 300, in: 0...40, seed: 3)
    let ranges = (0..<200).map { _ in
      let (first, second) = (random.next(in: 0...300), random.next(in: 0...300))
      return Swift.min(first, second)..<Swift.max(first, second)
    }
    var counts = [Int](repeating: 0, count: 41)
    var (kinds, answers) = (0, ranges.map { _ in -1 })
    ranges[...].forEachInMosOrder(
      add: { place in
        if counts[values[place]] == 0 { kinds += 1 }
        counts[values[place]] += 1
      },
      remove: { place in
        counts[values[place]] -= 1
        if counts[values[place]] == 0 { kinds -= 1 }
      },
      answer: { answers[$0] = kinds })
    #expect(answers == ranges.map { Set(values[$0]).count })
  }

  /// Within the bound that is promised, also where all ranges are in a small part, or short, or all begin at one place.
  @Test(arguments: [(0, 2000, 2000), (1_000_000, 2000, 2000), (-2000, 2000, 10), (7, 1, 2000)])
  func fewPlacesComeAndGo(offset: Int, beginnings: Int, length: Int) {
    var random = SplitMix64(seed: 5)
    let ranges = (0..<1600).map { _ in
      let start = offset + random.next(in: 0...beginnings - 1)
      return start..<start + random.next(in: 0...length)
    }
    var moves = 0
    ranges.forEachInMosOrder(
      add: { _ in moves += 1 }, remove: { _ in moves += 1 }, answer: { _ in })
    #expect(moves < 2 * 40 * Swift.max(beginnings, length))
    var inTurn = 0
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      inTurn += abs(range.lowerBound - next.lowerBound) + abs(range.upperBound - next.upperBound)
    }
    #expect(moves * 8 < inTurn, "\(moves) moves, \(inTurn) in the order of the questions")
  }

  @Test func endsMayBeAnywhere() {
    let ranges = [Int.max - 1..<Int.max, .min ..< .min + 1, .min ..< .max, 0..<0]
    #expect(ranges.mosOrder().sorted() == [0, 1, 2, 3])
  }
}
