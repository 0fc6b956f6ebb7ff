import PropertyTesting
import Searching
import Testing

@Suite struct LowestPointTests {
  /// A function that falls, stays, and rises, by the lengths of its parts.
  @Test func theLowestOfWholeNumbersIsFound() {
    let length = Generator<Int>.integers(in: 0...12)
    forAll(tuples(length, .integers(in: 1...5), length)) { falling, lowest, rising in
      let down = (0..<falling).map { 10 * (falling - $0) }
      let values =
        down + [Int](repeating: 0, count: lowest) + (0..<rising).map { 7 * $0 + 1 }
      let (argument, value) = (0...values.count - 1).lowestPoint { values[$0] }
      try check(argument, equals: falling, "argument")
      try check(value, equals: 0, "value")
      let (top, highest) = (0...values.count - 1).highestPoint { -values[$0] }
      try check(top, equals: falling, "argument of the highest")
      try check(highest, equals: 0, "highest value")
    }
  }

  @Test func wholeRangesAreTaken() {
    #expect((Int.min...Int.max).lowestPoint { $0.magnitude } == (0, 0))
    #expect((Int.min...Int.max).lowestPoint { $0 }.argument == .min)
    #expect((-5...7).lowestPoint { -$0 } == (7, -7))
    #expect((-5..<8).lowestPoint { -$0 }! == (7, -7) && (-5..<8).highestPoint { -$0 }! == (-5, 5))
    #expect((3..<3).lowestPoint { $0 } == nil && (3..<3).highestPoint { $0 } == nil)
    #expect((3...3).lowestPoint { "\($0)" } == (3, "3"))
    // Values without a minus.
    #expect((Int.min...Int.max).highestPoint { .max - $0.magnitude } == (0, UInt.max))
    let words = ["a", "pear", "walnut", "fig"]
    #expect((0...3).highestPoint { words[$0].count } == (2, 6))
    #expect((0...2).highestPoint { words[$0] } == (2, "walnut"))
  }

  @Test func theLowestOfRealNumbersIsFound() {
    let walk = (0.0...10.0).lowestPoint { x in
      let rest = 10 - x
      return x + 2 * (9 + rest * rest).squareRoot()
    }
    #expect(abs(walk.value - 15.196152422706632) < 1e-12 && abs(walk.argument - 8.2679) < 1e-4)
    for middle in [-1e6, -3.25, 0, 1e-9, 17, 1e6] {
      let parabola = (-1e6...1e6).lowestPoint { ($0 - middle) * ($0 - middle) }
      #expect(abs(parabola.argument - middle) < 1e-6 * max(1, abs(middle)), "\(middle)")
      let hill = (-1e6...1e6).highestPoint { -abs($0 - middle) }
      #expect(abs(hill.argument - middle) <= 1e-9 * max(1, abs(middle)), "\(middle)")
      let roof = (-1e6...1e6).lowestPoint { abs($0 - middle) }
      #expect(abs(roof.argument - middle) <= 1e-9 * max(1, abs(middle)), "\(middle)")
    }
    #expect((2.0...5.0).lowestPoint { $0 } == (2, 2))
    #expect((2.0...5.0).lowestPoint { -$0 } == (5, -5))
    #expect((2.0...5.0).highestPoint { $0 } == (5, 5))
    #expect((2.0...5.0).highestPoint { -$0 } == (2, -2))
    let product: (Double) -> Double = { x in x * (3 - x) }
    #expect((0.0...3.0).highestPoint(of: product).value == 2.25)
    #expect((2.0...2.0).lowestPoint { $0 * $0 } == (2, 4))
  }

  @Test func aRangeThatIsTooLongTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = (-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude).lowestPoint { $0 }
    }
  }

  @Test func errorsArePassedOn() {
    struct Fault: Error {}
    #expect(throws: Fault.self) { try (0...9).lowestPoint { _ -> Int in throw Fault() } }
    #expect(throws: Fault.self) { try (0.0...9.0).lowestPoint { _ -> Double in throw Fault() } }
  }
}
