import InputPatterns
import NumberTheory
import Testing

@Suite struct SumsOfTwoSquaresTests {
  private func sums(_ number: Int) -> [[Int]] { number.sumsOfTwoSquares().map { [$0.x, $0.y] } }

  @Test func documentedExamplesAreTrue() {
    #expect(sums(25) == [[0, 5], [3, 4]])
    #expect(21.sumsOfTwoSquares().isEmpty)
  }

  @Test func smallSumsAreThoseOfAllSquares() {
    var expected = [[[Int]]](repeating: [], count: 5001)
    for x in 0...50 {
      for y in x...71 where x * x + y * y <= 5000 { expected[x * x + y * y].append([x, y]) }
    }
    for number in expected.indices {
      #expect(sums(number) == expected[number], "\(number)")
    }
    #expect(sums(-1).isEmpty && sums(.min).isEmpty)
  }

  @Test func largeNumbersDoNotOverflow() {
    #expect(sums(1 << 62) == [[0, 1 << 31]])
    #expect(sums(1 << 61) == [[1 << 30, 1 << 30]])
    #expect(sums(.max).isEmpty && sums(.max - 1).isEmpty)
    #expect(sums(2_147_483_647 * 2_147_483_647) == [[0, 2_147_483_647]])
    let (x, y) = (3_037_000_499, 0)
    #expect(sums(x * x + y * y).contains([0, x]))
  }

  @Test func sumsOfSquaresAreFoundAmongAll() {
    var generator = SplitMix64(seed: 1)
    for size in 1...31 {
      for _ in 0..<10 {
        let pair = (0..<2).map { _ in Int(generator.next() >> UInt64(64 - size)) }.sorted()
        let number = pair[0] * pair[0] + pair[1] * pair[1]
        let all = sums(number)
        #expect(all.contains(pair), "\(pair)")
        #expect(all.allSatisfy { $0[0] * $0[0] + $0[1] * $0[1] == number }, "\(pair)")
        #expect(zip(all, all.dropFirst()).allSatisfy { $0[0] < $1[0] }, "\(pair)")
      }
    }
  }

  /// Of the signed pairs in either order there are four for each divisor that is 1 modulo 4, less those for 3 (Jacobi).
  @Test func thereAreAsManyAsJacobiSays() {
    for number in [
      1, 2, 9, 45, 5 * 5 * 13 * 13, 2 * 5 * 5 * 5 * 9 * 17, 5 * 13 * 17 * 29 * 37 * 41,
      4 * 49 * 625 * 169 * 17,
    ] {
      let signed = sums(number).map { pair in
        (pair[0] == 0 ? 1 : 2) * 2 * (pair[0] == pair[1] ? 1 : 2)
      }
      let divisors = number.divisors()
      let difference = divisors.reduce(0) { $0 + ($1 % 4 == 1 ? 1 : $1 % 4 == 3 ? -1 : 0) }
      #expect(signed.reduce(0, +) == 4 * difference, "\(number)")
    }
  }
}
