import DataStructures
import PropertyTesting
import Testing

@Suite struct LowerEnvelopeTests {
  @Test func documentedExamplesAreTrue() {
    var costs = LowerEnvelope(over: 0...1000)
    #expect(costs.isEmpty)
    #expect(costs.minimum(at: 15) == nil)
    #expect(costs.lowestLine(at: 15) == nil)
    costs.insert(slope: 3, intercept: 10)
    costs.insert(slope: 1, intercept: 50)
    #expect(costs.minimum(at: 15) == 55)
    #expect(costs.minimum(at: 100) == 150)
    let lowest = costs.lowestLine(at: 100)
    #expect(lowest?.index == 1 && lowest?.value == 150)
    #expect(!costs.isEmpty)
  }

  /// Ranges of a single number, of a few, and wide ones that do not begin at 0.
  private static var ranges: Generator<ClosedRange<Int>> {
    .element(of: [0...0, -1...0, -7 ... -3, 0...16, -1000...999, -1_000_000_000...1_000_000_000])
  }

  @Test func theMinimumIsThatOfAllLines() {
    let inputs = Self.ranges.flatMap { range in
      let small = Generator<Int>.integers(in: -9...9)
      let large = Generator<Int>.integers(in: -1_000_000_000...1_000_000_000)
      return tuples(
        .always(range),
        .array(of: tuples(.oneOf(small, large), .oneOf(small, large))),
        .array(of: .integers(in: range), counts: 1...20))
    }
    forAll(inputs, effort: 4) { range, lines, numbers in
      var envelope = LowerEnvelope(over: range)
      for (count, line) in lines.enumerated() {
        envelope.insert(slope: line.0, intercept: line.1)
        let number = numbers[count % numbers.count]
        let expected = lines[...count].map { $0.0 * number + $0.1 }.min()
        try check(
          envelope.minimum(at: number), equals: expected, "after \(count + 1), at \(number)")
      }
      for number in numbers + [range.lowerBound, range.upperBound] {
        try check(
          envelope.minimum(at: number), equals: lines.map { $0.0 * number + $0.1 }.min(),
          "at \(number)")
        let lowest = envelope.lowestLine(at: number).map {
          lines[$0.index].0 * number + lines[$0.index].1
        }
        try check(lowest, equals: envelope.minimum(at: number), "the line at \(number)")
      }
    }
  }

  @Test func segmentsCountWhereTheyLie() {
    var roofs = LowerEnvelope(over: 0...100)
    roofs.insert(slope: 2, intercept: 0, over: 10...20)
    roofs.insert(slope: 0, intercept: 25, over: 0...50)
    #expect(roofs.minimum(at: 11) == 22 && roofs.minimum(at: 15) == 25)
    #expect(roofs.minimum(at: 60) == nil && !roofs.isEmpty)
    let inputs = Self.ranges.flatMap { range in
      let small = Generator<Int>.integers(in: -9...9)
      let large = Generator<Int>.integers(in: -1_000_000_000...1_000_000_000)
      let ends = tuples(Generator<Int>.integers(in: range), .integers(in: range))
      return tuples(
        .always(range),
        .array(
          of: tuples(
            .oneOf(small, large), .oneOf(small, large), .element(of: [false, true, true]), ends)),
        .array(of: .integers(in: range), counts: 1...20))
    }
    forAll(inputs, effort: 4) { range, lines, numbers in
      var envelope = LowerEnvelope(over: range)
      var pieces: [(slope: Int, intercept: Int, over: ClosedRange<Int>)] = []
      for (slope, intercept, isSegment, ends) in lines {
        let segment = min(ends.0, ends.1)...max(ends.0, ends.1)
        pieces.append((slope, intercept, isSegment ? segment : range))
        if isSegment {
          envelope.insert(slope: slope, intercept: intercept, over: segment)
        } else {
          envelope.insert(slope: slope, intercept: intercept)
        }
      }
      for number in numbers + pieces.flatMap({ [$0.over.lowerBound, $0.over.upperBound] }) {
        let values = pieces.filter { $0.over.contains(number) }
          .map { $0.slope * number + $0.intercept }
        try check(envelope.minimum(at: number), equals: values.min(), "at \(number)")
        let lowest = envelope.lowestLine(at: number).map {
          pieces[$0.index].slope * number + pieces[$0.index].intercept
        }
        try check(lowest, equals: values.min(), "the line at \(number)")
      }
      try check(envelope.isEmpty, equals: lines.isEmpty)
    }
  }

  @Test func intervalsMayBeHalfOpen() {
    var costs = LowerEnvelope(over: -5..<1000)
    #expect(costs.range == -5...999)
    costs.insert(slope: 2, intercept: 0, over: 10..<20)
    #expect(costs.minimum(at: 9) == nil && costs.minimum(at: 10) == 20)
    #expect(costs.minimum(at: 19) == 38 && costs.minimum(at: 20) == nil)
  }

  /// A segment of no numbers is nowhere, wherever that is, and what follows has the next index.
  @Test func segmentsMayBeEmpty() {
    var roofs = LowerEnvelope(over: 0..<10)
    roofs.insert(slope: .max, intercept: -7, over: 4..<4)
    roofs.insert(slope: .max, intercept: -7, over: 20..<20)
    #expect((0..<10).allSatisfy { roofs.minimum(at: $0) == nil } && !roofs.isEmpty)
    roofs.insert(slope: 1, intercept: 1, over: 0..<10)
    #expect(roofs.lowestLine(at: 4)?.index == 2 && roofs.minimum(at: 4) == 5)
  }

  /// Only the values over its numbers have to fit; and the greatest one is a value like others.
  @Test func segmentsMayBeSteep() {
    var envelope = LowerEnvelope(over: .min ... .max)
    envelope.insert(slope: .max, intercept: 0, over: -1...1)
    envelope.insert(slope: 0, intercept: .max, over: 1...7)
    #expect(envelope.minimum(at: -1) == -Int.max && envelope.minimum(at: 0) == 0)
    #expect(envelope.minimum(at: 1) == .max && envelope.minimum(at: 7) == .max)
    #expect(envelope.lowestLine(at: 5)?.index == 1 && envelope.minimum(at: 8) == nil)
  }

  #if compiler(>=6.2)
    @Test func rangesOfNoNumbersAreAMistake() async {
      await #expect(processExitsWith: .failure) { print(LowerEnvelope(over: 3..<3)) }
      await #expect(processExitsWith: .failure) { print(RollbackLowerEnvelope(over: 3..<3)) }
    }

    @Test func segmentsOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...10)
        envelope.insert(slope: 1, intercept: 1, over: 5..<12)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...10)
        envelope.insert(slope: 1, intercept: 1, over: 5...11)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...10)
        envelope.insert(slope: 1, intercept: 1, over: -1...5)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...10)
        envelope.insert(slope: .max, intercept: 0, over: 1...2)
      }
    }
  #endif

  /// Tangents of a parabola: every one is the lowest somewhere.
  @Test func everyTangentCounts() {
    var envelope = LowerEnvelope(over: -500...500)
    for step in 0..<1001 {
      let place = step * 617 % 1001 - 500
      envelope.insert(slope: -2 * place, intercept: place * place)
    }
    #expect((-500...500).allSatisfy { envelope.minimum(at: $0) == -$0 * $0 })
  }

  @Test func theWholeRangeOfIntIsARange() {
    var envelope = LowerEnvelope(over: Int.min...Int.max)
    envelope.insert(slope: 0, intercept: 7)
    envelope.insert(slope: 1, intercept: 0)
    #expect(envelope.minimum(at: .min) == .min)
    #expect(envelope.minimum(at: 6) == 6)
    #expect(envelope.minimum(at: 8) == 7)
    #expect(envelope.minimum(at: .max) == 7)
  }

  @Test func onlyTheValuesHaveToFit() {
    var atTwo = LowerEnvelope(over: 2...2)
    atTwo.insert(slope: .max, intercept: -Int.max)
    #expect(atTwo.minimum(at: 2) == Int.max)
    var belowZero = LowerEnvelope(over: -1 ... -1)
    belowZero.insert(slope: .min, intercept: -1)
    #expect(belowZero.minimum(at: -1) == Int.max)
    let place = 3_020_000_000
    var parabola = LowerEnvelope(over: 3_000_000_000...3_030_000_000)
    parabola.insert(slope: -2 * place, intercept: place * place)
    #expect(parabola.minimum(at: place) == -place * place)
    var lowest = LowerEnvelope(over: 0...1)
    lowest.insert(slope: -1, intercept: Int.min + 1)
    #expect(lowest.minimum(at: 1) == Int.min)
  }

  #if compiler(>=6.2)
    @Test func valuesThatDoNotFitAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...1)
        envelope.insert(slope: 1, intercept: .max)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...1)
        envelope.insert(slope: -1, intercept: .min)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: -2...0)
        envelope.insert(slope: .max, intercept: 0)
      }
    }

    @Test func numbersOutsideOfTheRangeAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var envelope = LowerEnvelope(over: 0...9)
        envelope.insert(slope: 1, intercept: 0)
        _ = envelope.minimum(at: 10)
      }
    }
  #endif
}
