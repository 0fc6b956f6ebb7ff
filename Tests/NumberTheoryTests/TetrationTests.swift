import NumberTheory
import Testing

@Suite struct TetrationTests {
  @Test func documentedExamplesAreTrue() {
    #expect(3.tetration(3, modulo: 1_000_000) == 484_987)
    #expect(7.tetration(1_000_000_000, modulo: 1_000_000_007) == 941_659_636)
  }

  private static let many = 1000

  /// The tower itself, if it is small, or a large number.
  private func bounded(_ base: Int, _ height: Int) -> Int {
    if height == 0 { return 1 }
    var power = 1
    for _ in 0..<bounded(base, height - 1) { power = min(power * base, Self.many) }
    return power
  }

  /// From where the powers are periodic, without totients.
  private func expected(_ base: Int, _ height: Int, _ modulus: Int) -> Int {
    if height == 0 { return 1 % modulus }
    var (powers, power): ([Int], Int) = ([], 1 % modulus)
    while !powers.contains(power) {
      powers.append(power)
      power = power * base % modulus
    }
    let start = powers.firstIndex(of: power)!
    let exponent = bounded(base, height - 1)
    if exponent < powers.count { return powers[exponent] }
    let period = powers.count - start
    let rest =
      exponent < Self.many ? exponent % period : expected(base, height - 1, period)
    return powers[start + (rest - start).modulo(period)]
  }

  @Test func allSmallTowersAreRight() {
    for base in 0...7 {
      for height in 0...6 {
        for modulus in 1...60 {
          #expect(
            base.tetration(height, modulo: modulus) == expected(base, height, modulus),
            "\(base), \(height), \(modulus)")
        }
      }
    }
  }

  @Test func largeNumbersAreRight() {
    for modulus in [1_000_000_007, 1 << 40, 999_999_999_989, .max - 24, .max] {
      #expect(3.tetration(3, modulo: modulus) == 7_625_597_484_987 % modulus)
      #expect(
        3.tetration(4, modulo: modulus) == 3.power(7_625_597_484_987, modulo: modulus))
      #expect(2.tetration(5, modulo: modulus) == 2.power(65_536, modulo: modulus))
      var square = 2
      for _ in 0..<65_536 { square = square.product(square, modulo: modulus) }
      #expect(2.tetration(6, modulo: modulus) == square, "\(modulus)")
      #expect(Int.max.tetration(1, modulo: modulus) == .max % modulus)
      #expect(Int.max.tetration(2, modulo: modulus) == Int.max.power(.max, modulo: modulus))
      #expect(1.tetration(.max, modulo: modulus) == 1)
      #expect(0.tetration(.max, modulo: modulus) == 0)
    }
    // It does not matter how high a tower is from some height on.
    #expect(5.tetration(40, modulo: 1_000_000_007) == 5.tetration(.max, modulo: 1_000_000_007))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print((-1).tetration(1, modulo: 2)) }
      await #expect(processExitsWith: .failure) { print(1.tetration(-1, modulo: 2)) }
      await #expect(processExitsWith: .failure) { print(1.tetration(1, modulo: 0)) }
    #endif
  }
}
