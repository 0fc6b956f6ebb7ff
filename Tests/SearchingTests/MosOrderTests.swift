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
