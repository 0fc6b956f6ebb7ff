import NumberTheory
import Testing

/// The first coefficients of a product, by its definition.
private func product<M: Modulus>(
  _ a: [ModularInteger<M>], _ b: [ModularInteger<M>], _ count: Int
) -> [ModularInteger<M>] {
  let (a, b) = (a.map(\.value), b.map(\.value))
  return (0..<count).map { place in
    var sum = 0
    for other in max(0, place - b.count + 1)..<max(0, place - b.count + 1, min(a.count, place + 1))
    {
      sum = (sum + a[other] * b[place - other] % Int(M.value)) % Int(M.value)
    }
    return ModularInteger(sum)
  }
}

@Suite struct SeriesQuotientTests {
  /// On both sides of where sums of products give way to transforms, and of powers of two.
  static let counts = [0, 1, 2, 3, 63, 64, 65, 127, 128, 129, 200, 257]

  private func check<M: Modulus>(_ count: Int, _: M.Type) {
    let zeros = [ModularInteger<M>](repeating: 0, count: count)
    // Shorter than the result, as long and longer.
    for length in [1, count / 2 + 1, count, count + 100] {
      let dividend = series(length, seed: 1, M.self)
      var divisor = series(max(count + 37 - length, 1), seed: 2, M.self)
      // Odd and no multiple of 3.
      divisor[0] = 1_000_003
      let quotient = dividend.seriesQuotient(by: divisor, count: count)
      let expected = (dividend + zeros).prefix(count)
      #expect(
        product(quotient, divisor, count) == Array(expected),
        "\(count) of \(length) by \(divisor.count), modulo \(M.value)")
      let one = ([1] + zeros).prefix(count)
      let inverse = divisor.seriesInverse(count: count)
      #expect(
        product(inverse, divisor, count) == Array(one),
        "\(count) of the inverse of \(divisor.count), modulo \(M.value)")
      #expect(inverse == [1].seriesQuotient(by: divisor[...].lazy.map { $0 }, count: count))
    }
  }

  @Test func documentedExamplesAreTrue() {
    let series: [ModularInteger<Modulus998244353>] = [1, -1, -1]
    #expect(series.seriesInverse(count: 6) == [1, 1, 2, 3, 5, 8])
    let sum: [ModularInteger<Modulus998244353>] = [1, 1]
    #expect(sum.seriesQuotient(by: [1, -2], count: 5) == [1, 3, 6, 12, 24])
  }

  @Test(arguments: counts)
  func productsWithTheDivisorAreTheDividend(count: Int) {
    check(count, Modulus998244353.self)
    check(count, Modulus1000000007.self)
    check(count, Modulus2147483648.self)
    check(count, Modulus12.self)
    check(count, Modulus1.self)
  }

  @Test func theLargestRemaindersAreMultiplied() {
    // 1 / (1 - x - x² - …) is 1 + x + 2x² + 4x³ + …
    func check<M: Modulus>(_: M.Type) {
      var series = [ModularInteger<M>](repeating: -1, count: 600)
      series[0] = 1
      let powers = (0..<599).map { ModularInteger<M>(2).power($0) }
      #expect(series.seriesInverse(count: 600) == [1] + powers)
    }
    check(Modulus998244353.self)
    check(Modulus2147483648.self)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [0, 1]
        _ = series.seriesInverse(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = []
        _ = series.seriesInverse(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus12>] = [1]
        _ = series.seriesQuotient(by: [3], count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1]
        _ = series.seriesInverse(count: -1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1]
        _ = series.seriesInverse(count: 1 << 23 + 1)
      }
    #endif
  }
}
