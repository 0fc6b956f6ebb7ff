import DataStructures
import PropertyTesting
import Testing

@Suite struct RealLowerEnvelopeTests {
  /// Quarters, whose products and sums are exact.
  @Test func theMinimumIsThatOfAllLines() {
    let number = Generator<Int>.integers(in: -40...40).map { Double($0) / 4 }
    let line = tuples(number, number)
    forAll(
      tuples(.array(of: number, counts: 1...30), .array(of: line, counts: 0...40))
    ) { numbers, lines in
      let places = numbers.sorted()
      var envelope = RealLowerEnvelope(at: places)
      for count in 0...lines.count {
        for (index, place) in places.enumerated() {
          let values = lines[..<count].map { $0.0 * place + $0.1 }
          try check(
            envelope.minimum(atPlace: index) == values.min(),
            "\(count) lines at \(place): \(envelope)")
          if let (line, value) = envelope.lowestLine(atPlace: index) {
            try check(values[line], equals: value, "\(count) lines at \(place)")
          }
        }
        try check(envelope.isEmpty, equals: count == 0)
        if count < lines.count {
          envelope.insert(slope: lines[count].0, intercept: lines[count].1)
        }
      }
    }
  }

  /// Where the products are large, both round to the same value.
  @Test(arguments: [false, true])
  func whatIsAbsorbedAtOnePlaceCountsAtOthers(isReversed: Bool) {
    let lines = [(1e9, 60), (1e9, 10), (1e9 - 1, 2e9)] as [(Double, Double)]
    var envelope = RealLowerEnvelope(at: [0, 1e9, 2e9])
    for (slope, intercept) in isReversed ? lines.reversed() : lines {
      envelope.insert(slope: slope, intercept: intercept)
    }
    #expect(envelope.minimum(atPlace: 0) == 10)
  }

  @Test func withoutPlacesLinesMayBeInserted() {
    var envelope = RealLowerEnvelope(at: [])
    envelope.insert(slope: 1, intercept: 2)
    #expect(envelope.places == [] && !envelope.isEmpty)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { print(RealLowerEnvelope(at: [2, 1])) }
      await #expect(processExitsWith: .failure) { print(RealLowerEnvelope(at: [1, .nan])) }
      await #expect(processExitsWith: .failure) { print(RealLowerEnvelope(at: [1, .infinity])) }
      await #expect(processExitsWith: .failure) {
        var envelope = RealLowerEnvelope(at: [1])
        envelope.insert(slope: .nan, intercept: 0)
        print(envelope)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = RealLowerEnvelope(at: [1])
        envelope.insert(slope: 0, intercept: -.infinity)
        print(envelope)
      }
      await #expect(processExitsWith: .failure) {
        var envelope = RealLowerEnvelope(at: [0, 1e300])
        envelope.insert(slope: -1e300, intercept: 0)
        print(envelope)
      }
      await #expect(processExitsWith: .failure) {
        print(RealLowerEnvelope(at: [1]).minimum(atPlace: 1) as Any)
      }
    }
  #endif
}
