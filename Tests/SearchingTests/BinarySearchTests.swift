import PropertyTesting
import Searching
import Testing

@Suite struct SmallestNumberTests {
  @Test func documentedExamplesAreTrue() {
    #expect((1...1_000_000_000).smallest { $0 * $0 >= 2_000_000 } == 1415)
    #expect((1...1000).smallest { $0 * $0 >= 2_000_000 } == nil)
    #expect((0..<1_000_000_000).smallest { $0 * $0 >= 2_000_000 } == 1415)
    #expect((0..<1000).smallest { $0 * $0 >= 2_000_000 } == nil)
  }

  @Test func everyBorderIsFoundWithFewQuestions() {
    for low in -3...3 {
      for high in low...low + 20 {
        for border in low...high + 1 {
          var questions = 0
          let found = (low...high).smallest { number in
            questions += 1
            return number >= border
          }
          #expect(found == (border > high ? nil : border), "\(border) in \(low)...\(high)")
          #expect(1 << (questions - 1) <= high - low + 1, "\(questions) questions")
          #expect((low..<high + 1).smallest { $0 >= border } == found)
          let last = (low...high).last { $0 < border }
          #expect((low...high).largest { $0 < border } == last, "\(low)...\(high), \(border)")
          #expect((low..<high + 1).largest { $0 < border } == last)
        }
      }
    }
    #expect((5..<5).smallest { _ in true } == nil)
    #expect((5..<5).largest { _ in true } == nil)
    #expect((Int.min...Int.max).largest { _ in true } == Int.max)
    #expect((Int.min...Int.max).largest { $0 <= Int.min } == Int.min)
    #expect((Int.min...Int.max).largest { _ in false } == nil)
  }

  @Test func rangesMayHaveAllNumbers() {
    for border in [Int.min, Int.min + 1, -1, 0, 1, .max - 1, .max] {
      #expect((Int.min...Int.max).smallest { $0 >= border } == border)
      #expect((Int.min..<Int.max).smallest { $0 >= border } == (border == .max ? nil : border))
    }
    #expect((Int.min...Int.max).smallest { _ in false } == nil)
    #expect((Int.max...Int.max).smallest { _ in false } == nil)
    #expect((Int.min...Int.min).smallest { _ in true } == Int.min)
  }

  @Test func errorsOfTheConditionArePassedOn() {
    #expect(throws: CancellationError.self) {
      try (1...3).smallest { _ in throw CancellationError() }
    }
  }
}

@Suite struct SmallestDoubleTests {
  @Test func documentedExamplesAreTrue() {
    let square: (Double) -> Double = { $0 * $0 }
    #expect((0.0...10).smallest { square($0) >= 2 } == 1.4142135623730951)
    #expect((0.0...1).smallest { square($0) >= 2 } == nil)
    #expect((0.0...10).largest { square($0) < 2 } == 1.4142135623730951.nextDown)
    #expect((0.0...1).largest { square($0) < 2 } == 1)
    #expect((1.0...2).largest { $0 < 1 } == nil)
  }

  @Test func everyBorderIsFoundToItsLastBitWithFewQuestions() {
    let borders: [Double] = [
      -.infinity, -.greatestFiniteMagnitude, -1.5, -.leastNormalMagnitude, -.leastNonzeroMagnitude,
      0, .leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, 0.1, 1, 1e9, .infinity,
    ]
    for low in borders {
      for high in borders where low <= high {
        for border in borders + [(0.1 as Double).nextUp, (1.0 as Double).nextDown] {
          var questions = 0
          let found = (low...high).smallest { number in
            questions += 1
            return number >= border
          }
          let expected: Double? = border > high ? nil : max(border, low)
          #expect(found == expected, "\(border), \(low)...\(high)")
          #expect(questions <= 64)
        }
        #expect((low...high).smallest { _ in false } == nil)
      }
    }
  }

  @Test func zeroIsPositive() {
    let found = (-0.0...1.0).smallest { $0 >= 0 }
    #expect(found == 0 && found?.sign == .plus)
  }
}

@Suite struct BinarySearchTests {
  @Test func documentedExamplesAreTrue() {
    let primes = [2, 3, 5, 7, 11, 13]
    let square: (Int) -> Int = { $0 * $0 }
    #expect(primes.partitioningIndex { square($0) > 30 } == 3)
    #expect((0..<1_000_000_000).partitioningIndex { square($0) >= 2_000_000 } == 1415)
    #expect([10, 20, 20, 30].lowerBound(of: 20) == 1)
    #expect([10, 20, 20, 30].lowerBound(of: 25) == 3)
    #expect([10, 20, 20, 30].upperBound(of: 20) == 3)
  }

  @Test func everyBorderOfEveryLengthIsFoundWithOneQuestionForEachHalving() {
    for length in 0...70 {
      for border in 0...length {
        var questions = 0
        let found = (0..<length).partitioningIndex {
          questions += 1
          return $0 >= border
        }
        #expect(found == border, "length \(length)")
        #expect(questions <= Int.bitWidth - length.leadingZeroBitCount, "length \(length)")
      }
    }
  }

  @Test func positionsAreThoseOfTheCollection() {
    let slice = [9, 9, 1, 2, 2, 5][2...]
    #expect(slice.lowerBound(of: 2) == 3)
    #expect(slice.upperBound(of: 9) == slice.endIndex)
    #expect(slice.lowerBound(of: 0) == slice.startIndex)
    let text = "aabbé"
    #expect(text[text.lowerBound(of: "b")...] == "bbé")
    #expect(text.upperBound(of: "é") == text.endIndex)
    #expect([Int]().lowerBound(of: 1) == 0)
  }

  @Test func anErrorOfTheConditionIsPassedOn() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try [1, 2, 3].partitioningIndex { _ in throw Refusal() }
    }
  }
}

@Suite struct BinarySearchProperties {
  @Test func boundsAreWhereALookAtEachElementFindsThem() {
    let values = Generator<[Int]>.oneOf(.array(of: .integers(in: 0...9)), .array(of: .integers()))
    forAll(tuples(values, .integers(in: -1...10)), size: 60) { values, wanted in
      let sorted = values.sorted()
      for element in values + [wanted] {
        try check(
          sorted.lowerBound(of: element),
          equals: sorted.firstIndex { $0 >= element } ?? sorted.count, "lower, \(element)")
        try check(
          sorted.upperBound(of: element),
          equals: sorted.firstIndex { $0 > element } ?? sorted.count, "upper, \(element)")
      }
    }
  }
}
