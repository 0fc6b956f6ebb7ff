import NumberTheory
import Testing

@Suite struct SeriesPowerTests {
  /// Multiplies once for each power.
  private func check<M: Modulus>(_ series: [ModularInteger<M>], _ count: Int, upTo exponent: Int) {
    let zeros = [ModularInteger<M>](repeating: 0, count: count)
    var expected = Array(([1] + zeros).prefix(count))
    for power in 0...exponent {
      #expect(
        series.seriesPower(power, count: count) == expected,
        "\(count) of \(series) to the power \(power), modulo \(M.value)")
      expected = Array((expected.convolution(with: series) + zeros).prefix(count))
    }
  }

  private func checkAll<M: Modulus>(_: M.Type) {
    for count in [0, 1, 2, 7, 8, 17] {
      for length in [0, 1, 5, 17, 20] {
        for start in [0, 1, 2, 3] {
          let zeros = [ModularInteger<M>](repeating: 0, count: start)
          check(zeros + series(length, seed: 1, M.self), count, upTo: 14)
        }
      }
    }
  }

  @Test func documentedExamplesAreTrue() {
    let series: [ModularInteger<Modulus998244353>] = [0, 1, 1]
    #expect(series.seriesPower(3, count: 6) == [0, 0, 0, 1, 3, 3])
  }

  @Test func aPowerIsARepeatedProduct() {
    checkAll(Modulus998244353.self)
    checkAll(Modulus1000000007.self)
    checkAll(Modulus7.self)
    checkAll(Modulus12.self)
    checkAll(Modulus1.self)
  }

  @Test func factorsOfTheModulusCountFromWhereTheyAre() {
    // 91 is 7 · 13: up to 7 coefficients need no inverse of 7, unless the first one does.
    for first in [3, 7, 13, 0] {
      for count in [6, 7, 8, 13, 14] {
        check([ModularInteger<Modulus91>(first), 2, 5, 1], count, upTo: 12)
      }
    }
  }

  @Test func aPrimeModulusIsAFactorTooIfItIsLarge() {
    // The first prime above 46341, up to which factors are looked for.
    let power = ([2] as [ModularInteger<Modulus46349>]).seriesPower(9, count: 46_350)
    #expect(power.count == 46_350 && power[0] == 512 && power[1...].allSatisfy { $0 == 0 })
  }

  private func checkSums<M: Modulus>(_ count: Int, _: M.Type) {
    let series = series(count - 5, seed: 2, M.self)
    for (a, b) in [(9, 10), (3, 100_000), (Int.max - 1_000_000_000, 1_000_000_000)] {
      let (first, second) = (
        series.seriesPower(a, count: count), series.seriesPower(b, count: count)
      )
      #expect(
        series.seriesPower(a + b, count: count)
          == Array(first.convolution(with: second).prefix(count)),
        "\(count) to the powers \(a) and \(b), modulo \(M.value)")
    }
  }

  @Test(arguments: [20, 65, 129, 200])
  func sumsOfExponentsBecomeProducts(count: Int) {
    checkSums(count, Modulus998244353.self)
    checkSums(count, Modulus1000000007.self)
    if count < 100 { checkSums(count, Modulus12.self) }
  }

  @Test func thePowerOfThePrimeItselfSpreadsTheCoefficients() {
    let prime = 998_244_353
    let series = series(150, seed: 3, Modulus998244353.self)
    let zeros = [ModularInteger<Modulus998244353>](repeating: 0, count: 149)
    #expect(series.seriesPower(prime, count: 150) == [series[0]] + zeros)
    let cube = series.seriesPower(3, count: 150)
    #expect(series.seriesPower(prime + 3, count: 150) == cube.map { $0 * series[0] })
  }

  @Test func powersOfSeriesThatBeginWithZerosBeginFarBehind() {
    let series: [ModularInteger<Modulus998244353>] = [0, 0, 3, 1]
    #expect(series.seriesPower(.max, count: 5) == [0, 0, 0, 0, 0])
    #expect(series.seriesPower(1 << 62, count: 5) == [0, 0, 0, 0, 0])
    #expect(series.seriesPower(10, count: 22)[20...] == [59049, 196_830])
    #expect(series.seriesPower(10, count: 20).allSatisfy { $0 == 0 })
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1]
        _ = series.seriesPower(-1, count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1]
        _ = series.seriesPower(1, count: 1 << 22 + 1)
      }
    #endif
  }
}
