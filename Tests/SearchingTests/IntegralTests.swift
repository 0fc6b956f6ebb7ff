import Foundation
import PropertyTesting
import Searching
import Testing

@Suite struct IntegralTests {
  @Test func polynomialsAreIntegrated() {
    let coefficients = Generator.array(of: .integers(in: -9...9), counts: 1...13)
    forAll(tuples(coefficients, .integers(in: -20...20), .integers(in: 0...20))) {
      coefficients, start, width in
      let range = Double(start) / 10...Double(start + width) / 10
      let value = range.integral { x in coefficients.reduce(0) { $0 * x + Double($1) } }
      func antiderivative(_ x: Double) -> Double {
        let count = coefficients.count
        return coefficients.enumerated().reduce(0) { sum, term in
          (sum + Double(term.element) / Double(count - term.offset)) * x
        }
      }
      let expected = antiderivative(range.upperBound) - antiderivative(range.lowerBound)
      // What cancels is as large as the terms are.
      let largest = pow(Swift.max(range.upperBound.magnitude, range.lowerBound.magnitude, 1), 13)
      try check(abs(value - expected) < 1e-12 * largest, "\(value), not \(expected)")
    }
  }

  /// Steps, ramps and roots that begin anywhere, but not all too near to an end or to each other.
  @Test func cornersJumpsAndRootsKeepTheErrorSmall() {
    let places = Generator.array(of: .integers(in: 20_000...230_000), counts: 1...4)
    forAll(tuples(places, .integers(in: 0...2), .integers(in: 4...11))) { places, kind, digits in
      let places = places.enumerated().map { Double($1) / 1_000_000 + Double($0) / 4 }
      let error = pow(10, -Double(digits))
      let value = (0.0...1.0).integral(within: error) { x in
        places.reduce(0.0) { sum, place in
          let far = x - place
          return sum + (far < 0 ? 0 : kind == 0 ? 1 : kind == 1 ? far : far.squareRoot())
        }
      }
      let expected = places.reduce(0.0) { sum, place in
        let rest = 1 - place
        return sum + (kind == 0 ? rest : kind == 1 ? rest * rest / 2 : 2 * pow(rest, 1.5) / 3)
      }
      try check(
        abs(value - expected) <= Swift.max(error, 1e-13),
        "\(value), not \(expected)")
    }
  }

  @Test func wellKnownIntegralsAreFound() {
    func error(_ range: ClosedRange<Double>, _ expected: Double, _ function: (Double) -> Double)
      -> Double
    {
      abs(range.integral(of: function) / expected - 1)
    }
    #expect(error(0...Double.pi, 2, sin) < 1e-14)
    #expect(error(0...40, 1) { exp(-$0) } < 1e-12)
    #expect(error(0...2, Double.pi) { (4 - $0 * $0).squareRoot() } < 1e-13)
    #expect(error(-1...1, 2 * atan(1000) / 1000) { 1 / (1 + 1e6 * $0 * $0) } < 1e-10)
    // Poles at the beginning and at the end, and a large integral, whose error is relative.
    #expect(error(0...1, -1, log) < 1e-13)
    #expect(error(0...1, 2) { 1 / $0.squareRoot() } < 1e-13)
    #expect(error(-1...0, 2) { 1 / (-$0).squareRoot() } < 1e-13)
    #expect(error(0...1e12, 1e24 / 2) { $0 } < 1e-14)
  }

  @Test func itEndsWhateverTheFunctionReturns() {
    #expect((1.0...1.0).integral { 1 / ($0 - 1) } == 0)
    #expect((0.0...0.0).integral { _ in 5 } == 0)
    #expect((-1.0...1.0).integral { $0.squareRoot() }.isNaN)
    #expect((0.0...1.0).integral { 1 / $0 } > 40)
    #expect(throws: CancellationError.self) {
      try (0.0...1.0).integral { _ in throw CancellationError() }
    }
  }

  @Test func whatIsOnlyNoiseEndsAndKeepsNothingElseFromBeingFound() {
    var calls = 0
    // Bits of the argument are noise; a jump beside it is found all the same.
    let value = (0.0...2.0).integral(within: 1e-6) { x in
      calls += 1
      if x >= 1 { return x < 1.7 ? 0 : 1000 }
      return Double((x.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 60)
    }
    #expect(abs(value - 307.5) < 0.01, "\(value)")
    #expect(calls < 3_000_000)
  }

  @Test func aRangeWithoutLengthIsRefused() async {
    await #expect(processExitsWith: .failure) { print((0.0...Double.infinity).integral { $0 }) }
  }
}
