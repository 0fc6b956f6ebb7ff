import InputPatterns
import PropertyTesting
import Searching
import Testing

/// Mo's algorithm without removal.
@Suite struct MosOrderUndoTests {
  @Test func nothingIsAskedOfNoRanges() {
    [Range<Int>]().forEachInMosOrder(
      add: { _ in Issue.record() }, undo: { _ in Issue.record() },
      answer: { _ in Issue.record() })
  }

  /// Only neighbors come, only the last one goes, each range is answered once, when just its places are there, and all
  /// are gone in the end.
  @Test func eachRangeIsThereWhenItIsAnswered() {
    let ends = Generator<[(Int, Int)]>.array(
      of: tuples(.integers(in: -20...20), .integers(in: -20...20)), counts: 0...30)
    forAll(ends) { ends in
      let ranges = ends.map { Swift.min($0, $1)..<Swift.max($0, $1) }
      var (added, answered): ([Int], [Int]) = ([], [])
      try ranges.forEachInMosOrder(
        add: { place in
          try check(added.contains(place), equals: false, "\(place) is there already")
          try check(
            added.isEmpty || added.contains(place - 1) || added.contains(place + 1),
            equals: true, "\(place) is no neighbor")
          added.append(place)
        },
        undo: { place in try check(added.popLast(), equals: place, "the last one goes") },
        answer: { index in
          answered.append(index)
          try check(added.sorted(), equals: Array(ranges[index]), "range \(index)")
        })
      try check(answered.sorted(), equals: Array(ranges.indices))
      try check(added, equals: [])
    }
  }

  /// The longest distance of equal values, with what each addition overwrites on a stack.
  @Test func distancesOfEqualValuesAreFound() {
    struct Distances {
      let values: [Int]
      var ends: [(first: Int, last: Int)?]
      var longest = 0
      var overwritten: [(ends: (first: Int, last: Int)?, longest: Int)] = []

      mutating func add(_ place: Int) {
        let value = values[place]
        overwritten.append((ends[value], longest))
        let known = ends[value] ?? (place, place)
        let new = (Swift.min(known.first, place), Swift.max(known.last, place))
        longest = Swift.max(longest, new.1 - new.0)
        ends[value] = new
      }

      mutating func undo(_ place: Int) {
        (ends[values[place]], longest) = overwritten.removeLast()
      }
    }
    let values = InputPattern.random.values(count: 300, in: 0...40, seed: 3)
    var random = SplitMix64(seed: 4)
    let ranges = (0..<200).map { _ in
      let (first, second) = (random.next(in: 0...300), random.next(in: 0...300))
      return Swift.min(first, second)..<Swift.max(first, second)
    }
    var distances = Distances(values: values, ends: Array(repeating: nil, count: 41))
    var answers = ranges.map { _ in -1 }
    ranges[...].forEachInMosOrder(
      add: { distances.add($0) }, undo: { distances.undo($0) },
      answer: { answers[$0] = distances.longest })
    let expected = ranges.map { range in
      range.map { place in range.last { values[$0] == values[place] }! - place }.max() ?? 0
    }
    #expect(answers == expected)
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
      add: { _ in moves += 1 }, undo: { _ in moves += 1 }, answer: { _ in })
    #expect(moves < 4 * 40 * Swift.max(beginnings, length))
  }

  /// Within the bound that is promised, also if all ranges end at one place, or nearly: for each block all above it is
  /// added anew.
  @Test(arguments: [0, 1, 10]) func fewPlacesComeAndGoWhereRangesEndAtOnePlace(spread: Int) {
    var random = SplitMix64(seed: 5)
    let ranges = (0..<1600).map { _ in
      random.next(in: 0...2000)..<2000 + random.next(in: 0...spread)
    }
    var moves = 0
    ranges.forEachInMosOrder(
      add: { _ in moves += 1 }, undo: { _ in moves += 1 }, answer: { _ in })
    #expect(moves < 4 * 40 * (2000 + spread))
  }

  /// All ranges of a row, also the empty ones where a block of beginnings ends.
  @Test func allRangesAreAnswered() {
    let ranges = (0...12).flatMap { low in (low...12).map { low..<$0 } }
    var added: [Int] = []
    ranges.forEachInMosOrder(
      add: { added.append($0) }, undo: { #expect(added.popLast() == $0) },
      answer: { #expect(added.sorted() == Array(ranges[$0])) })
    #expect(added == [])
  }

  /// Ranges at both ends of the integers are in different blocks.
  @Test func rangesMayBeAnywhere() {
    let ranges = [Int.min..<Int.min + 2, Int.max - 3..<Int.max, -1..<1, 5..<5, Int.max..<Int.max]
    var (added, answered): ([Int], [Int]) = ([], [])
    ranges.forEachInMosOrder(
      add: { added.append($0) }, undo: { #expect(added.popLast() == $0) },
      answer: { index in
        answered.append(index)
        #expect(added.sorted() == Array(ranges[index]))
      })
    #expect(answered.sorted() == Array(ranges.indices))
    #expect(added == [])
  }

  /// An error ends it at once.
  @Test func errorsArePassedOn() {
    struct Stop: Error {}
    var added: [Int] = []
    #expect(throws: Stop.self) {
      try [2..<9].forEachInMosOrder(
        add: { place in
          if place == 5 { throw Stop() }
          added.append(place)
        }, undo: { _ in Issue.record() }, answer: { _ in Issue.record() })
    }
    #expect(!added.contains(5) && added.count < 7)
  }
}
