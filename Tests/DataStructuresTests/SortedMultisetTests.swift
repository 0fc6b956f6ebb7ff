import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// Everything a multiset can be asked, answered by a sorted array.
private func complaint(
  _ set: SortedMultiset<Int>, _ sorted: [Int], bounds: some Sequence<Int>
) -> String? {
  if set.count != sorted.count || set.isEmpty != sorted.isEmpty { return "count \(set.count)" }
  if set.first != sorted.first || set.last != sorted.last { return "an end" }
  if !set.elementsEqual(sorted) { return "the elements are \(set)" }
  for bound in bounds {
    let less = sorted.filter { $0 < bound }
    let more = sorted.filter { $0 > bound }
    let equal = sorted.count - less.count - more.count
    let answers: [(String, Int?, Int?)] = [
      ("contains", set.contains(bound) ? 1 : 0, equal > 0 ? 1 : 0),
      ("first(atLeast:)", set.first(atLeast: bound), equal > 0 ? bound : more.first),
      ("first(above:)", set.first(above: bound), more.first),
      ("last(atMost:)", set.last(atMost: bound), equal > 0 ? bound : less.last),
      ("last(below:)", set.last(below: bound), less.last),
      ("count(below:)", set.count(below: bound), less.count),
      ("count(atMost:)", set.count(atMost: bound), less.count + equal),
      ("count(of:)", set.count(of: bound), equal),
    ]
    if let wrong = answers.first(where: { $0.1 != $0.2 }) { return "\(wrong) of \(bound)" }
  }
  return nil
}

/// Expects what a change has returned: the macro itself takes no changes.
private func expect<Value: Equatable>(
  _ found: Value, _ expected: Value, at place: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: place)
}

@Suite struct SortedMultisetTests {
  @Test func documentedExamplesAreTrue() {
    var scores = SortedMultiset([30, 10, 20, 20])
    scores.insert(25)
    #expect(scores.first(atLeast: 21) == 25 && scores.last(below: 20) == 10)
    expect(scores.remove(20), true)
    #expect(Array(scores) == [10, 20, 25, 30] && "\(scores)" == "[10, 20, 25, 30]")
    #expect(scores.element(at: 2) == 25 && scores.count(below: 25) == 2)
    var names = SortedMultiset(["Kim", "Lee"])
    expect(names.insertIfAbsent("Lee"), false)
    expect(names.insertIfAbsent("Park"), true)
    #expect(Array(names) == ["Kim", "Lee", "Park"])
  }

  /// A sequence would look at all elements; here, at none.
  @Test func theEndsAreFoundWithoutALook() {
    struct Unequal: Comparable {
      let number: Int
      nonisolated(unsafe) static var comparisons = 0
      static func < (left: Unequal, right: Unequal) -> Bool {
        comparisons += 1
        return left.number < right.number
      }
    }
    let set = SortedMultiset([3, 1, 2].map(Unequal.init))
    Unequal.comparisons = 0
    #expect(set.min()?.number == 1 && set.max()?.number == 3 && set.underestimatedCount == 3)
    #expect(Unequal.comparisons == 0)
    #expect(SortedMultiset<Int>().min() == nil && SortedMultiset<Int>().max() == nil)
  }

  @Test func anEmptyOneHasNothing() {
    var set = SortedMultiset<Int>()
    #expect(complaint(set, [], bounds: [0]) == nil)
    expect(set.popFirst(), nil)
    expect(set.popLast(), nil)
    expect(set.remove(3), false)
    set.insert(3)
    #expect(complaint(set, [3], bounds: 2...4) == nil)
    expect(set.remove(3), true)
    #expect(complaint(set, [], bounds: [3]) == nil)
    set.insert(4)
    expect(set.popLast(), 4)
    #expect(set.isEmpty && SortedMultiset([Int]()).isEmpty)
  }

  /// What was done to a multiset, one change at a time.
  private enum Change: CaseIterable {
    case insert, insertIfAbsent, remove, removeAtPlace, popFirst, popLast
  }

  @Test func afterAnyChangesItIsASortedArray() {
    let values = tuples(.element(of: [3, 40]), .array(of: .integers(in: 0...999), counts: 0...120))
    forAll(values, effort: 2) { range, numbers in
      var set = SortedMultiset(numbers.prefix(20).map { $0 % range })
      var sorted = Array(set)
      for number in numbers.dropFirst(20) {
        let value = number / 6 % range
        switch Change.allCases[number % 6] {
        case .insert: set.insert(value)
        case .insertIfAbsent:
          try check(set.insertIfAbsent(value), equals: !sorted.contains(value))
          if sorted.contains(value) { continue }
        case .remove:
          try check(set.remove(value), equals: sorted.contains(value))
          if let place = sorted.firstIndex(of: value) { sorted.remove(at: place) }
          continue
        case .removeAtPlace:
          if sorted.isEmpty { continue }
          let place = value % sorted.count
          try check(set.remove(at: place), equals: sorted.remove(at: place))
          continue
        case .popFirst:
          try check(set.popFirst(), equals: sorted.isEmpty ? nil : sorted.removeFirst())
          continue
        case .popLast:
          try check(set.popLast(), equals: sorted.popLast())
          continue
        }
        sorted.append(value)
        sorted.sort()
      }
      let complaint = complaint(set, sorted, bounds: -1...range)
      try check(complaint == nil, "\(complaint!), not \(sorted)")
      try check(set.indices(sorted), equals: sorted)
    }
  }

  /// Long enough for many blocks, that fill up, are divided and run empty.
  @Test(arguments: [InputPattern.random, .sorted, .reversed, .fewValues, .saw])
  func manyElementsComeAndGo(pattern: InputPattern) {
    let values = pattern.values(count: 3000, in: 0...10_000, seed: 4)
    var random = SplitMix64(seed: 9)
    var set = SortedMultiset<Int>()
    for value in values { set.insert(value) }
    var sorted = values.sorted()
    let bounds = (0..<8).map { _ in random.next(in: -1...10_001) } + sorted.prefix(2)
    #expect(complaint(set, sorted, bounds: bounds) == nil, "\(pattern), filled")
    #expect(complaint(SortedMultiset(values), sorted, bounds: bounds) == nil, "\(pattern), made")
    for value in values.dropLast(700) { expect(set.remove(value), true) }
    sorted = values.suffix(700).sorted()
    #expect(complaint(set, sorted, bounds: bounds) == nil, "\(pattern), thinned out")
    #expect(set.indices(sorted) == sorted)
    for _ in 0..<250 {
      expect(set.popFirst(), sorted.removeFirst())
      expect(set.popLast(), sorted.removeLast())
    }
    #expect(complaint(set, sorted, bounds: bounds) == nil, "\(pattern), without ends")
    for value in values { set.insert(value) }
    sorted = (sorted + values).sorted()
    #expect(complaint(set, sorted, bounds: bounds) == nil, "\(pattern), filled again")
  }

  /// Blocks that run empty leave, and those that have become small are filled anew.
  @Test(arguments: [150, 240])
  func whatIsLeftOfManyElementsIsASortedArray(more: Int) {
    var set = SortedMultiset<Int>()
    for number in 0..<512 + more { set.insert(number) }
    var sorted = Array(0..<512 + more)
    for number in sorted where number < 256 || number % 5 == 0 {
      expect(set.remove(number), true)
      sorted.removeAll { $0 == number }
      if sorted.count % 16 == 0 {
        #expect(complaint(set, sorted, bounds: [number, number + 1]) == nil, "after \(number)")
      }
    }
    #expect(set.indices(sorted) == sorted)
    while let last = sorted.popLast() {
      expect(set.popLast(), last)
      #expect(set.last == sorted.last && set.count(below: last) == sorted.count)
    }
    expect(set.popLast(), nil)
  }

  /// Every kind of range, asked and taken out, where blocks begin, end and run empty.
  @Test func rangesOfValuesAreGoneThroughAndTakenOut() {
    func check(_ values: [Int], _ range: some KeyRange<Int> & RangeExpression<Int>) {
      var set = SortedMultiset(values)
      let (inside, outside) = (
        values.filter(range.contains).sorted(), values.filter { !range.contains($0) }.sorted()
      )
      let found = set.elements(in: range)
      #expect(Array(found) == inside && set.count(in: range) == inside.count, "\(range)")
      expect(set.removeAll(in: range), inside.count)
      #expect(Array(found) == inside, "\(range), after they have gone")
      let ends = [inside.first, inside.last].compactMap { $0 }
      #expect(complaint(set, outside, bounds: ends + [0, 400]) == nil, "without \(range)")
      #expect(set.indices(outside) == outside)
      for end in ends { set.insert(end) }
      #expect(complaint(set, (outside + ends).sorted(), bounds: ends) == nil)
    }
    for values in [[], [5], Array(0..<300), (0..<1200).map { $0 * 7 % 400 }] {
      for (low, high) in [(-5, -1), (-1, 0), (0, 400), (84, 86), (85, 85), (5, 300), (399, 401)] {
        check(values, low...high)
        check(values, low..<high)
        check(values, low...)
        check(values, ...low)
        check(values, ..<high)
      }
    }
  }

  /// A walk with many changes on the way, from full blocks to none.
  @Test func rangesGoUntilNothingIsLeft() {
    var random = SplitMix64(seed: 6)
    var set = SortedMultiset(0..<20_000)
    var sorted = Array(0..<20_000)
    while !sorted.isEmpty {
      let low = random.next(in: -10...20_000)
      let range = low...low + random.next(in: 0...900)
      expect(set.removeAll(in: range), sorted.count(where: range.contains))
      sorted.removeAll(where: range.contains)
      #expect(complaint(set, sorted, bounds: [low]) == nil, "without \(range)")
      if let place = sorted.indices.last {
        #expect(set.element(at: place / 2) == sorted[place / 2])
      }
    }
  }

  /// Equal elements leave in the order in which they came.
  @Test func equalElementsKeepTheirOrder() {
    struct Ticket: Comparable {
      let price: Int
      let number: Int
      static func < (left: Ticket, right: Ticket) -> Bool { left.price < right.price }
      static func == (left: Ticket, right: Ticket) -> Bool { left.price == right.price }
    }
    var tickets = SortedMultiset<Ticket>()
    for number in 0..<3000 { tickets.insert(Ticket(price: number % 3, number: number)) }
    let numbers = tickets.map(\.number)
    #expect(numbers == (0..<3000).sorted { ($0 % 3, $0) < ($1 % 3, $1) })
    expect(tickets.remove(Ticket(price: 1, number: 0)), true)
    #expect(tickets.first(atLeast: Ticket(price: 1, number: 0))?.number == 4)
  }

  @Test func aCopyIsOneOfItsOwn() {
    var set = SortedMultiset(0..<2000)
    let copy = set
    for number in 0..<1000 { set.remove(number) }
    #expect(copy.elementsEqual(0..<2000) && set.elementsEqual(1000..<2000))
  }

  @Test func multisetsAreComparedByTheirElements() {
    var set: SortedMultiset = [3, 1, 2, 3]
    #expect(Array(set) == [1, 2, 3, 3] && set != [1, 2, 3] && set != [1, 2, 2, 3])
    // The same elements in other blocks.
    let made = SortedMultiset(0..<1000)
    set.removeAll()
    #expect(set.isEmpty && set == [])
    for number in (0..<1000).reversed() { set.insert(number) }
    #expect(set == made && set.hashValue == made.hashValue && Set([set, made]).count == 1)
    set.remove(5)
    #expect(set != made && set.hashValue != made.hashValue)
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) { _ = SortedMultiset([1]).element(at: 1) }
      await #expect(processExitsWith: .failure) { _ = SortedMultiset([1]).element(at: -1) }
      await #expect(processExitsWith: .failure) {
        var set = SortedMultiset([1])
        set.remove(at: 1)
      }
    }
  #endif
}

extension SortedMultiset {
  /// The elements at all places.
  fileprivate func indices(_ sorted: [Element]) -> [Element] {
    sorted.indices.map { element(at: $0) }
  }
}
