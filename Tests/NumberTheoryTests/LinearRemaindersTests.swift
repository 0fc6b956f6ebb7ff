import InputPatterns
import NumberTheory
import Testing

@Suite struct LinearRemaindersTests {
  @Test func documentedExamplesAreTrue() {
    #expect(minimumRemainder(count: 5, factor: 7, summand: 4, divisor: 10) == (1, 1))
    #expect(minimumRemainder(count: 9, factor: 7, summand: 4, divisor: 10).remainder == 0)
    #expect(firstRemainderIndex(in: 5...6, factor: 7, summand: 4, divisor: 10) == 3)
    #expect(firstRemainderIndex(in: 5...5, factor: 2, summand: 4, divisor: 10) == nil)
  }

  @Test func smallMinimaAreThoseOfAllRemainders() {
    for divisor in 1...14 {
      for (factor, summand) in (-2...divisor).flatMap({ f in (-2...divisor).map { (f, $0) } }) {
        var best = (remainder: divisor, index: 0)
        for count in 1...divisor + 2 {
          let rest = (factor * (count - 1) + summand + 50 * divisor) % divisor
          if rest < best.remainder { best = (rest, count - 1) }
          let found = minimumRemainder(
            count: count, factor: factor, summand: summand, divisor: divisor)
          #expect(found == best, "\(count), \(factor), \(summand), \(divisor)")
        }
      }
    }
  }

  @Test func smallIndicesAreThoseOfAllRemainders() {
    for divisor in 1...11 {
      for (factor, summand) in (-2...divisor).flatMap({ f in (-2...divisor).map { (f, $0) } }) {
        let rests = (0..<divisor).map { (factor * $0 + summand + 50 * divisor) % divisor }
        for first in 0..<divisor {
          for last in first..<divisor {
            let found = firstRemainderIndex(
              in: first...last, factor: factor, summand: summand, divisor: divisor)
            #expect(
              found == rests.firstIndex { first...last ~= $0 },
              "\(first)...\(last), \(factor), \(summand), \(divisor)")
          }
        }
      }
    }
  }

  /// The minimum is where no earlier remainder is in the range up to it, and none below it up to the end.
  @Test func bothAgreeUpToTheLargestDivisors() {
    var generator = SplitMix64(seed: 1)
    for size in 1...63 {
      for _ in 0..<20 {
        func number() -> Int { Int(generator.next() >> UInt64(64 - size)) }
        let (divisor, factor, summand) = (max(number(), 1), number(), number())
        let count = max(number(), 1)
        let input = "\(count), \(factor), \(summand), \(divisor)"
        let (rest, index) = minimumRemainder(
          count: count, factor: factor, summand: summand, divisor: divisor)
        #expect(0..<count ~= index, "\(input)")
        func value(_ index: Int) -> Int {
          let product = factor.product(index, modulo: divisor)
          let missing = divisor - summand.modulo(divisor)
          return product < missing ? product - missing + divisor : product - missing
        }
        #expect(value(index) == rest, "\(input)")
        func first(_ range: ClosedRange<Int>) -> Int? {
          firstRemainderIndex(in: range, factor: factor, summand: summand, divisor: divisor)
        }
        #expect(first(0...rest) == index, "\(input)")
        if rest > 0 { #expect(first(0...rest - 1).map { $0 >= count } ?? true, "\(input)") }
        let lower = number() % divisor
        let upper = lower + number() % (divisor - lower)
        if let found = first(lower...upper) {
          #expect(lower...upper ~= value(found), "\(input), \(lower)...\(upper)")
        } else {
          // All multiples of the greatest common divisor are reached from the summand.
          let step = gcd(factor, divisor)
          #expect((summand - lower).modulo(step) > upper - lower, "\(input), \(lower)...\(upper)")
        }
      }
    }
    let most = Int.max
    let last = minimumRemainder(count: most, factor: .min, summand: .min, divisor: most)
    #expect(last == (0, most - 1))
    #expect(firstRemainderIndex(in: 0...0, factor: .max - 1, summand: 5, divisor: .max) == 5)
    #expect(minimumRemainder(count: most, factor: 0, summand: -1, divisor: most) == (most - 1, 0))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(minimumRemainder(count: 0, factor: 1, summand: 1, divisor: 1))
      }
      await #expect(processExitsWith: .failure) {
        print(minimumRemainder(count: 1, factor: 1, summand: 1, divisor: 0))
      }
      await #expect(processExitsWith: .failure) {
        print(firstRemainderIndex(in: 0...0, factor: 1, summand: 1, divisor: 0) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(firstRemainderIndex(in: 0...5, factor: 1, summand: 1, divisor: 5) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(firstRemainderIndex(in: -1...2, factor: 1, summand: 1, divisor: 5) as Any)
      }
    #endif
  }
}
