import DataStructures
import PropertyTesting
import Testing

@Suite struct IntervalMapTests {
  @Test func documentedExamplesAreTrue() {
    var walls = IntervalMap(over: 0..<1_000_000_000, repeating: "white")
    walls.assign("red", to: 10...20)
    walls.assign("blue", to: 15..<18)
    #expect(walls[17] == "blue" && walls[18] == "red" && walls[9] == "white" && walls.count == 5)
    #expect(walls.interval(at: 18).range == 18..<21 && walls.interval(at: 0) == (0..<10, "white"))
    #expect(walls.interval(at: 999_999_999).range == 21..<1_000_000_000)
    #expect(walls.intervals(in: ..<18).map(\.value) == ["white", "red", "blue"])
    #expect(
      walls.range == 0..<1_000_000_000 && IntervalMap(over: 3...5, repeating: 1).range == 3..<6)
    var small = IntervalMap([1, 1, 7])
    #expect("\(small)" == "[0..<2: 1, 2..<3: 7]")
    small.assign(7, to: 0...)
    #expect(small == IntervalMap(over: 0..<3, repeating: 7) && small != IntervalMap([1, 1, 7]))
    #expect(Set([small, IntervalMap([7, 7, 7])]).count == 1)
  }

  @Test func theLengthOfAUnionFollowsFromWhatIsReplaced() {
    var shade = IntervalMap(over: 0..<100, repeating: false)
    var length = 0
    for range in [10..<30, 20..<50] {
      shade.assign(true, to: range) { replaced, isShade in
        if !isShade { length += replaced.count }
      }
    }
    #expect(length == 40)
  }

  /// A range that is changed: all of it becomes the same, or each of it more.
  private struct Change: Sendable {
    var range: Range<Int>
    var value: Int
    var isSum: Bool
  }

  /// The intervals of some values, one by one.
  private func intervals(_ values: [Int], from first: Int) -> [(range: Range<Int>, value: Int)] {
    var found: [(range: Range<Int>, value: Int)] = []
    for (number, value) in zip(first..., values) {
      if let last = found.last, last.value == value {
        found[found.count - 1].range = last.range.lowerBound..<number + 1
      } else {
        found.append((number..<number + 1, value))
      }
    }
    return found
  }

  @Test func everyNumberHasTheValueThatItWasGivenLast() {
    let ends = tuples(Generator<Int>.integers(in: 0...30), .integers(in: 0...30))
    let changes = tuples(
      ends, Generator<Int>.integers(in: 0...2), Generator<Bool>.element(of: [false, false, true]))
    forAll(tuples(.element(of: [-5, 0, 7]), .array(of: changes))) { first, changes in
      var map = IntervalMap(over: first..<first + 30, repeating: 0)
      var values = [Int](repeating: 0, count: 30)
      for (ends, value, isSum) in changes {
        let places = min(ends.0, ends.1)..<max(ends.0, ends.1)
        let range = first + places.lowerBound..<first + places.upperBound
        let before = intervals(Array(values[places]), from: range.lowerBound)
        try check(map.intervals(in: range).elementsEqual(before, by: ==), equals: true, "\(range)")
        if isSum {
          for place in places { values[place] = (values[place] + value) % 3 }
          map.updateEach(in: range) { $0 = ($0 + value) % 3 }
        } else {
          for place in places { values[place] = value }
          var replaced: [(range: Range<Int>, value: Int)] = []
          map.assign(value, to: range) { replaced.append(($0, $1)) }
          try check(replaced.elementsEqual(before, by: ==), equals: true, "replaced in \(range)")
        }
        let all = intervals(values, from: first)
        try check(map.intervals.elementsEqual(all, by: ==), equals: true, "\(map), not \(all)")
        try check(map.count, equals: all.count, "count")
        for (number, value) in zip(first..., values) {
          try check(map[number], equals: value, "at \(number)")
          let around = all.first { $0.range.contains(number) }!
          try check(map.interval(at: number) == around, equals: true, "around \(number)")
        }
      }
      if first == 0 { try check(IntervalMap(values), equals: map) }
    }
  }

  @Test func thereMayBeNoValue() {
    var map = IntervalMap<Int?>(over: 0..<10, repeating: nil)
    map.assign(3, to: 2..<5)
    map.assign(nil, to: 4...)
    #expect(map[3] == 3 && map[4] == nil && map.intervals.map(\.range) == [0..<2, 2..<4, 4..<10])
    map.assign(nil, to: 0..<5)
    #expect(map.count == 1)
  }

  @Test func whatThrowsChangesNothing() {
    var map = IntervalMap([1, 2, 3])
    #expect(throws: CancellationError.self) {
      try map.assign(5, to: 0...1) { _, value in if value == 2 { throw CancellationError() } }
    }
    #expect(throws: CancellationError.self) {
      try map.updateEach(in: 0...1) { value in
        if value == 2 { throw CancellationError() }
        value = 9
      }
    }
    #expect(map == IntervalMap([1, 2, 3]))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = IntervalMap(over: 5..<5, repeating: 0) }
    await #expect(processExitsWith: .failure) { _ = IntervalMap([Int]()) }
    await #expect(processExitsWith: .failure) { _ = IntervalMap([1, 2])[2] }
    await #expect(processExitsWith: .failure) { _ = IntervalMap([1, 2]).interval(at: -1) }
    await #expect(processExitsWith: .failure) { _ = IntervalMap([1, 2]).intervals(in: 1..<3) }
    await #expect(processExitsWith: .failure) {
      var map = IntervalMap([1, 2])
      map.assign(3, to: -1..<1)
    }
    await #expect(processExitsWith: .failure) {
      var map = IntervalMap([1, 2])
      map.updateEach(in: 1..<3) { $0 += 1 }
    }
  }
}
