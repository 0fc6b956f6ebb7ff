import NumberTheory
import PropertyTesting
import Testing

/// Fractions at which something begins to hold, continued fractions and the simplest between two others.
@Suite struct FractionSearchTests {
  @Test func documentedExamplesAreTrue() {
    #expect(Fraction.smallest(denominatorsUpTo: 100) { $0 * $0 >= 2 } == Fraction(99, 70))
    let pi = Fraction(3_141_592_653_589_793, 1_000_000_000_000_000)
    #expect(Fraction.smallest(denominatorsUpTo: 1000) { $0 >= pi } == Fraction(355, 113))
    #expect(Fraction.smallest(denominatorsUpTo: 1, numeratorsUpTo: 3) { $0 > pi } == nil)
    #expect(Fraction.largest(denominatorsUpTo: 100) { $0 * $0 <= 2 } == Fraction(140, 99))
    #expect(Fraction.largest(denominatorsUpTo: 100, numeratorsUpTo: 7) { $0 < 30 } == 7)
    #expect(Fraction.largest(denominatorsUpTo: 100) { $0 < 0 } == nil)
    #expect(Fraction(415, 93).continuedFraction == [4, 2, 6, 7])
    #expect(Fraction(-3, 2).continuedFraction == [-2, 2])
    #expect(Fraction(continuedFraction: [3, 7, 15, 1]) == Fraction(355, 113))
    #expect(Fraction.simplest(between: Fraction(31, 100), and: Fraction(1, 3)) == Fraction(5, 16))
    #expect(Fraction.simplest(between: -5, and: Fraction(-5, 2)) == -3)
  }

  /// All fractions from 0 on with small terms.
  private func fractions(_ denominators: Int, _ numerators: Int) -> [Fraction] {
    (0...numerators).flatMap { above in (1...denominators).map { Fraction(above, $0) } }
  }

  @Test func theFirstAndTheLastAreThoseOfAll() {
    let bounds = tuples(.integers(in: 1...12), .integers(in: 1...12))
    forAll(tuples(bounds, .integers(in: -3...150), .integers(in: 1...100))) { bounds, a, b in
      let border = Fraction(a, b)
      let all = fractions(bounds.0, bounds.1)
      let conditions: [(String, (Fraction) -> Bool)] = [
        ("<", { $0 < border }), ("<=", { $0 <= border }),
      ]
      for (name, isBelow) in conditions {
        let smallest = Fraction.smallest(denominatorsUpTo: bounds.0, numeratorsUpTo: bounds.1) {
          !isBelow($0)
        }
        try check(smallest, equals: all.filter { !isBelow($0) }.min(), "smallest \(name)")
        let largest = Fraction.largest(
          denominatorsUpTo: bounds.0, numeratorsUpTo: bounds.1, where: isBelow)
        try check(largest, equals: all.filter(isBelow).max(), "largest \(name)")
      }
    }
  }

  /// Two neighbors are as close as they can be, and nothing simple is between them.
  @Test func largeTermsAreNeighbors() {
    let numbers = Generator.integers(in: 1...Int.max)
    forAll(tuples(numbers, numbers, .integers(in: 0...62))) { a, b, shift in
      let (border, limit) = (Fraction(a, b), Int.max >> shift)
      var calls = 0
      let below = Fraction.largest(denominatorsUpTo: limit, numeratorsUpTo: limit) {
        calls += 1
        return $0 < border
      }!
      let above = Fraction.smallest(denominatorsUpTo: limit, numeratorsUpTo: limit) {
        calls += 1
        return $0 >= border
      }
      try check(below < border && calls < 2 * 3 * 64, "\(below) \(calls)")
      guard let above else {
        return try check(below, equals: Fraction(limit), "the greatest of all")
      }
      try check(above >= border, "\(above)")
      let distance =
        BigInteger(above.numerator) * BigInteger(below.denominator)
        - BigInteger(below.numerator) * BigInteger(above.denominator)
      try check(distance, equals: 1, "\(below) \(above)")
      let (numerator, denominator) = (
        UInt(above.numerator) + UInt(below.numerator),
        UInt(above.denominator) + UInt(below.denominator)
      )
      try check(numerator > limit || denominator > limit, "\(below) \(above)")
      try check(max(above.numerator, above.denominator, below.denominator) <= limit, "\(above)")
    }
  }

  @Test func whatAlwaysOrNeverHoldsHasTheEndsOfAll() {
    for limit in [1, 2, 1_000_000_000, Int.max - 1, .max] {
      #expect(
        Fraction.largest(denominatorsUpTo: 5, numeratorsUpTo: limit) { _ in true }
          == Fraction(limit))
      #expect(Fraction.smallest(denominatorsUpTo: 5, numeratorsUpTo: limit) { _ in false } == nil)
      #expect(Fraction.smallest(denominatorsUpTo: limit) { $0 > 0 } == Fraction(1, limit))
      #expect(Fraction.smallest(denominatorsUpTo: limit) { _ in true } == 0)
    }
  }

  @Test func errorsOfTheConditionArePassedOn() {
    struct Stop: Error {}
    for place in 0..<10 {
      var calls = 0
      #expect(throws: Stop.self) {
        try Fraction.largest(denominatorsUpTo: 1000) {
          if calls == place { throw Stop() }
          calls += 1
          return $0 * $0 <= 2
        }
      }
    }
  }

  @Test func continuedFractionsAreUndone() {
    let numbers = Generator.integers(in: .min + 1 ... .max)
    forAll(tuples(numbers, numbers)) { a, b in
      if b == 0 { return }
      let fraction = Fraction(a, b)
      let quotients = fraction.continuedFraction
      try check(Fraction(continuedFraction: quotients), equals: fraction, "\(quotients)")
      try check(quotients.dropFirst().allSatisfy { $0 > 0 }, "\(quotients)")
      try check(quotients.count == 1 || quotients.last! > 1, "\(quotients)")
    }
    #expect(Fraction(.min).continuedFraction == [.min])
    #expect(Fraction(continuedFraction: CollectionOfOne(Int.min)) == Fraction(.min))
    // The product on the way is less than `Int.min`.
    let least = Fraction(.min, 3_074_457_345_618_258_603)
    #expect(least.continuedFraction == [-3, 3_074_457_345_618_258_603])
    #expect(Fraction(continuedFraction: least.continuedFraction) == least)
    #expect(Fraction(1, .max).continuedFraction == [0, .max])
    #expect(Fraction(continuedFraction: [0, .max]) == Fraction(1, .max))
  }

  /// Each number of a continued fraction is what one calculates from the end.
  @Test func continuedFractionsAreWhatTheySay() {
    forAll(tuples(.integers(in: -9...9), .array(of: .integers(in: 1...9), counts: 0...9))) {
      first, others in
      let values = [first] + others
      let slow = values.dropLast().reversed().reduce(Fraction(values.last!)) {
        Fraction($1) + 1 / $0
      }
      try check(Fraction(continuedFraction: values), equals: slow, "\(values)")
    }
  }

  @Test func theSimplestHasTheSmallestDenominator() {
    let fractions = tuples(.integers(in: -40...40), .integers(in: 1...25))
    forAll(tuples(fractions, fractions)) { first, second in
      let (a, b) = (Fraction(first.0, first.1), Fraction(second.0, second.1))
      if a == b { return }
      let (lower, upper) = (min(a, b), max(a, b))
      let simplest = Fraction.simplest(between: lower, and: upper)
      for denominator in 1... {
        let numerators = (-40 * denominator...40 * denominator).filter {
          lower < Fraction($0, denominator) && Fraction($0, denominator) < upper
        }
        guard let least = numerators.min(by: { $0.magnitude < $1.magnitude }) else { continue }
        return try check(simplest, equals: Fraction(least, denominator), "\(lower) \(upper)")
      }
    }
  }

  @Test func theSimplestOfLargeFractions() {
    #expect(
      Fraction.simplest(between: Fraction(.min), and: Fraction(.min + 2)) == Fraction(.min + 1))
    #expect(Fraction.simplest(between: Fraction(.min), and: Fraction(.max)) == 0)
    #expect(Fraction.simplest(between: 0, and: Fraction(1, .max - 1)) == Fraction(1, .max))
    #expect(Fraction.simplest(between: Fraction(1, 1 << 62), and: 1) == Fraction(1, 2))
    let (a, b) = (Fraction(1 << 61, 1 << 61 - 1), Fraction(1 << 61 + 1, 1 << 61))
    #expect(Fraction.simplest(between: b, and: a) == Fraction(1 << 62 + 1, 1 << 62 - 1))
    let large = Generator.integers(in: 1...1 << 62 - 1)
    forAll(tuples(large, large, large, large)) { a, b, c, d in
      let (x, y) = (Fraction(a, b), Fraction(c, d))
      if x == y { return }
      let simplest = Fraction.simplest(between: min(x, y), and: max(x, y))
      try check(min(x, y) < simplest && simplest < max(x, y), "\(simplest)")
      let mirrored = Fraction.simplest(between: -max(x, y), and: -min(x, y))
      try check(mirrored, equals: -simplest, "\(simplest)")
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(Fraction.smallest(denominatorsUpTo: 0) { $0 >= 0 } as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(Fraction.largest(denominatorsUpTo: 1, numeratorsUpTo: 0) { $0 < 0 } as Any)
      }
      await #expect(processExitsWith: .failure) { print(Fraction(continuedFraction: [])) }
      await #expect(processExitsWith: .failure) { print(Fraction(continuedFraction: [1, 0])) }
      await #expect(processExitsWith: .failure) { print(Fraction(continuedFraction: [1, .max])) }
      await #expect(processExitsWith: .failure) {
        print(Fraction.simplest(between: 1, and: Fraction(4, 4)))
      }
      await #expect(processExitsWith: .failure) {
        print(Fraction.simplest(between: 0, and: Fraction(1, .max)))
      }
      await #expect(processExitsWith: .failure) {
        print(Fraction.simplest(between: Fraction(.max - 1), and: Fraction(.max)))
      }
    #endif
  }
}
