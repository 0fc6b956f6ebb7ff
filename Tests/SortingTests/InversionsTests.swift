import InputPatterns
import PropertyTesting
import Sorting
import Testing

@Suite struct InversionsTests {
  @Test func documentedExamplesAreTrue() {
    #expect([30, 10, 20].numberOfInversions() == 2)
    #expect([30, 10, 20].numberOfInversions(by: >) == 1)
  }

  @Test func nothingAndOneElementHaveNone() {
    #expect([Int]().numberOfInversions() == 0)
    #expect([7].numberOfInversions() == 0)
    #expect("b".numberOfInversions() == 0)
    #expect("ba".numberOfInversions() == 1)
  }

  @Test(arguments: InputPattern.allCases)
  func everyPatternHasAsManyAsPairsSay(_ pattern: InputPattern) {
    for length in [2, 15, 16, 17, 31, 33, 64, 65, 130] {
      for range in [0...9, 0...length, Int.min...Int.max] {
        let values = pattern.values(count: length, in: range, seed: UInt64(length))
        expectCounted(values, "\(pattern), length \(length), range \(range)")
      }
    }
  }

  private func expectCounted(_ values: [Int], _ what: String) {
    let expected = Self.pairs(values)
    #expect(values.numberOfInversions() == expected, "\(what)")
    #expect(values.numberOfInversions(by: >) == Self.pairs(values.reversed()), "\(what)")
    // Those that are compared through a reference are merged another way.
    #expect(values.map { Box(patternValue: $0) }.numberOfInversions() == expected, "\(what)")
  }

  /// Looks at all pairs.
  private static func pairs(_ values: [Int]) -> Int {
    values.indices.reduce(0) { sum, later in
      sum + values[..<later].count { values[later] < $0 }
    }
  }

  @Test func countsBeyond32Bits() {
    let length = Lengths.limit >= 100_000 ? 100_000 : 1_000
    let descending = Array((0..<length).reversed())
    #expect(descending.numberOfInversions() == length * (length - 1) / 2)
    #expect(
      descending.map { Box(patternValue: $0) }.numberOfInversions() == length * (length - 1) / 2)
    #expect(descending[1...].numberOfInversions() == (length - 1) * (length - 2) / 2)
  }

  @Test func aPredicateThatThrowsIsPassedOn() {
    let values = Array((0..<100).reversed())
    #expect(throws: PredicateFailure.self) {
      try values.numberOfInversions {
        if $0 == 50 { throw PredicateFailure() }
        return $0 < $1
      }
    }
    #expect(values == (0..<100).reversed())
  }
}

@Suite struct InversionProperties {
  @Test func anExchangeOfNeighboursChangesTheNumberByOne() {
    forAll(tuples(.shapes(in: -99...99, counts: 0...100), .integers(in: 0...9_999)), size: 100) {
      (values: [Int], number: Int) in
      guard values.count > 1 else { return }
      let place = number % (values.count - 1)
      var exchanged = values
      exchanged.swapAt(place, place + 1)
      let change =
        values[place] < values[place + 1] ? 1 : values[place] > values[place + 1] ? -1 : 0
      try check(
        exchanged.numberOfInversions(), equals: values.numberOfInversions() + change, "\(place)")
    }
  }
}
