import InputPatterns
import NumberTheory
import Testing

@Suite struct SeriesExponentialTests {
  private func series<M: Modulus>(
    _ first: Int, _ count: Int, seed: UInt64, _: M.Type
  ) -> [ModularInteger<M>] {
    let others = InputPattern.random.values(count: count, in: 0...2_147_483_647, seed: seed)
    return ([first] + others.dropFirst()).map { ModularInteger($0) }
  }

  /// The sum of all powers of a series that begins with 0, with a factor for each.
  private func sumOfPowers<M: Modulus>(
    _ series: [ModularInteger<M>], _ count: Int, factor: (Int) -> ModularInteger<M>
  ) -> [ModularInteger<M>] {
    var sum = [ModularInteger<M>](repeating: 0, count: count)
    var power: [ModularInteger<M>] = [1]
    for exponent in 0..<count {
      let factor = factor(exponent)
      for place in 0..<min(count, power.count) { sum[place] = sum[place] + power[place] * factor }
      power = Array(power.convolution(with: series).prefix(count))
    }
    return sum
  }

  private func checkDefinitions<M: Modulus>(_: M.Type) {
    for (count, length) in [(1, 1), (2, 5), (9, 2), (30, 20), (30, 30), (30, 45)] {
      let series = series(0, length, seed: 1, M.self)
      var factorial: ModularInteger<M> = 1
      let exponential = sumOfPowers(series, count) { exponent in
        if exponent > 0 { factorial *= ModularInteger(exponent) }
        return 1 / factorial
      }
      #expect(
        series.seriesExponential(count: count) == exponential,
        "\(count) of \(length), modulo \(M.value)")
      let logarithm = sumOfPowers(series, count) { exponent in
        exponent == 0 ? 0 : 1 / ModularInteger(exponent % 2 == 1 ? exponent : -exponent)
      }
      #expect(
        ([1] + series.dropFirst()).seriesLogarithm(count: count) == logarithm,
        "\(count) of \(length), modulo \(M.value)")
    }
  }

  @Test func documentedExamplesAreTrue() {
    let square: [ModularInteger<Modulus998244353>] = [1, 2, 1]
    #expect(square.seriesLogarithm(count: 3) == [0, 2, -1])
    let series: [ModularInteger<Modulus998244353>] = [0, 2, 5]
    #expect(series.seriesExponential(count: 3) == [1, 2, 7])
  }

  @Test func bothAreSumsOfPowers() {
    checkDefinitions(Modulus998244353.self)
    checkDefinitions(Modulus1000000007.self)
    checkDefinitions(Modulus307.self)
  }

  private func checkIdentities<M: Modulus>(_ count: Int, _: M.Type) {
    let zeros = [ModularInteger<M>](repeating: 0, count: count)
    for length in [1, count / 2 + 1, count + 100] {
      let (first, second) = (
        series(0, length, seed: 2, M.self), series(0, count + 7, seed: 3, M.self)
      )
      let place = "\(count) of \(length), modulo \(M.value)"
      let exponential = first.seriesExponential(count: count)
      #expect(
        exponential.seriesLogarithm(count: count) == Array((first + zeros).prefix(count)),
        "\(place)")
      let beginsWith1 = [1] + first.dropFirst()
      #expect(
        beginsWith1.seriesLogarithm(count: count).seriesExponential(count: count)
          == Array((beginsWith1 + zeros).prefix(count)), "\(place)")
      let sum = zip(first + zeros, second).map { $0 + $1 }
      let product = exponential.convolution(with: second.seriesExponential(count: count))
      #expect(sum.seriesExponential(count: count) == Array(product.prefix(count)), "\(place)")
    }
  }

  /// On both sides of where sums of products give way to transforms, and of powers of two.
  @Test(arguments: [0, 1, 2, 3, 64, 65, 128, 129, 257])
  func eachUndoesTheOtherAndSumsBecomeProducts(count: Int) {
    checkIdentities(count, Modulus998244353.self)
    checkIdentities(count, Modulus1000000007.self)
    checkIdentities(count, Modulus307.self)
    checkIdentities(count, Modulus1.self)
  }

  @Test func aCountMayBeAsLargeAsAPrimeModulus() async {
    #expect([0, 1].seriesExponential(count: 307)[306] == ModularInteger<Modulus307>(-1))
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus307>] = [0, 1]
        _ = series.seriesExponential(count: 308)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus307>] = [1]
        _ = series.seriesLogarithm(count: 308)
      }
    #endif
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1]
        _ = series.seriesExponential(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [2, 1]
        _ = series.seriesLogarithm(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = []
        _ = series.seriesLogarithm(count: 1)
      }
    #endif
  }
}
