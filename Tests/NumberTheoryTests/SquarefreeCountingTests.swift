import NumberTheory
import Testing

@Suite struct SquarefreeCountingTests {
  @Test func documentedExamplesAreTrue() {
    #expect(numberOfSquarefreeNumbers(upTo: 10) == 7)
    #expect(numberOfSquarefreeNumbers(upTo: 1_000_000_000_000_000) == 607_927_101_854_103)
  }

  @Test func smallCountsGrowWithEachSquarefreeNumber() {
    var count = 0
    for number in -3...20_000 {
      // Trial division: slow, obvious, independent.
      let hasSquare = (2..<max(number, 2)).lazy.prefix { $0 * $0 <= number }
        .contains { number % ($0 * $0) == 0 }
      if number > 0 && !hasSquare { count += 1 }
      #expect(numberOfSquarefreeNumbers(upTo: number) == count, "\(number)")
    }
    #expect(numberOfSquarefreeNumbers(upTo: .min) == 0)
  }

  /// Where the quotients, their roots and the tables of them change in length.
  @Test func countsAreRightAroundPowers() {
    #if DEBUG
      let end = 1_000_000_000
    #else
      let end = 100_000_000_000
    #endif
    let factors = SmallestFactors(upTo: 400_000)
    let signs = factors.values { _, exponent, _ in exponent == 1 ? -1 : 0 }
    func count(_ limit: Int) -> Int {
      (1..<400_000).prefix { $0 * $0 <= limit }.reduce(0) { $0 + signs[$1] * (limit / ($1 * $1)) }
    }
    for base in [2, 3, 5, 6, 7, 10, 12, 13, 22, 100, 158] {
      var power = base * base
      while power < end {
        for limit in power - 1...power + 1 {
          #expect(numberOfSquarefreeNumbers(upTo: limit) == count(limit), "\(limit)")
        }
        power *= base
      }
    }
  }

  /// More than one block of the sieve, from the table of the On-Line Encyclopedia of Integer Sequences, A071172.
  @Test func countsUpToPowersOfTenAreKnown() {
    let counts = [
      1, 7, 61, 608, 6083, 60_794, 607_926, 6_079_291, 60_792_694, 607_927_124, 6_079_270_942,
      60_792_710_280, 607_927_102_274, 6_079_271_018_294, 60_792_710_185_947,
    ]
    var power = 1
    for count in counts {
      #expect(numberOfSquarefreeNumbers(upTo: power) == count, "\(power)")
      power *= 10
    }
  }
}
