import NumberTheory
import Testing

/// The product, by all pairs of disjoint sets.
private func product<M: Modulus>(
  _ a: [ModularInteger<M>], _ b: [ModularInteger<M>]
) -> [ModularInteger<M>] {
  a.indices.map { set in
    a.indices.filter { $0 & set == $0 }.reduce(0) { $0 + a[$1] * b[set ^ $1] }
  }
}

@Suite struct SetPowerSeriesTests {
  @Test func documentedExamplesAreTrue() {
    let blocks: [ModularInteger<Modulus998244353>] = [0, 2, 3, 1, 5, 1, 1, 7]
    let all: [ModularInteger<Modulus998244353>] = [1, 2, 3, 7, 5, 11, 16, 47]
    #expect(blocks.subsetExponential() == all)
    #expect(all.subsetLogarithm() == blocks)
    let polynomial: [ModularInteger<Modulus998244353>] = [5, 1, 1]
    let series: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
    #expect(polynomial.subsetComposition(with: series) == [7, 6, 9, 24])
    #expect(series.subsetPowerProjection(weights: [0, 0, 0, 1], count: 3) == [0, 4, 20])
    #expect(series.subsetPowerProjection(weights: [10, 0, 0, 1], count: 3) == [10, 14, 30])
  }

  /// The sum over all partitions, by the block of the lowest element.
  private func partitions<M: Modulus>(
    _ set: Int, _ blocks: [ModularInteger<M>]
  ) -> ModularInteger<M> {
    if set == 0 { return 1 }
    var sum: ModularInteger<M> = 0
    for block in blocks.indices where block & ~set == 0 && block & set & -set != 0 {
      sum += blocks[block] * partitions(set ^ block, blocks)
    }
    return sum
  }

  private func checkExponentials<M: Modulus>(_ counts: [Int], _: M.Type) {
    for count in counts {
      for others in [series(count - 1, seed: 1, M.self), .init(repeating: -1, count: count - 1)] {
        let blocks = [0] + others
        let exponential = blocks.subsetExponential()
        #expect(
          exponential == blocks.indices.map { partitions($0, blocks) }, "\(blocks), \(M.value)")
        #expect(exponential.subsetLogarithm() == blocks, "\(blocks), \(M.value)")
        let all = [1] + others
        #expect(all.subsetLogarithm().subsetExponential() == all, "\(all), \(M.value)")
      }
    }
  }

  @Test func anExponentialIsASumOverPartitions() {
    checkExponentials([1, 2, 4, 8, 16, 32, 64], Modulus998244353.self)
    checkExponentials([1, 2, 4, 8, 16], Modulus1000000007.self)
    checkExponentials([1, 2, 8], Modulus1.self)
    checkExponentials([1, 2, 8, 16], Modulus12.self)
    checkExponentials([1, 2, 8, 16], Modulus2147483648.self)
  }

  @Test func logarithmsCountConnectedGraphs() {
    // On a set of n there are 2^(n(n − 1) / 2) graphs.
    let graphs: [ModularInteger<Modulus998244353>] = (0..<64).map { set in
      ModularInteger(1 << (set.nonzeroBitCount * (set.nonzeroBitCount - 1) / 2))
    }
    let connected: [ModularInteger<Modulus998244353>] = [0, 1, 1, 4, 38, 728, 26_704]
    #expect(graphs.subsetLogarithm() == (0..<64).map { connected[$0.nonzeroBitCount] })
  }

  private func checkPowers<M: Modulus>(_ counts: [Int], _: M.Type) {
    for count in counts {
      for first in [0, 1, -1] as [ModularInteger<M>] {
        let inner = [first] + series(count - 1, seed: 2, M.self)
        var powers = [inner.indices.map { $0 == 0 ? 1 : ModularInteger<M>(0) }]
        while powers.count < 9 { powers.append(product(powers.last!, inner)) }
        let weights = series(count, seed: 3, M.self)
        for terms in [0, 1, 2, 3, 9] {
          let polynomial = series(terms, seed: 4, M.self)
          var expected = [ModularInteger<M>](repeating: 0, count: count)
          for (factor, power) in zip(polynomial, powers) {
            for set in 0..<count { expected[set] += factor * power[set] }
          }
          #expect(
            polynomial.subsetComposition(with: inner) == expected,
            "\(polynomial) of \(inner), modulo \(M.value)")
          #expect(
            inner.subsetPowerProjection(weights: weights, count: terms)
              == powers.prefix(terms).map { zip($0, weights).reduce(0) { $0 + $1.0 * $1.1 } },
            "\(weights) of \(inner), modulo \(M.value)")
        }
      }
    }
  }

  @Test func compositionsAndProjectionsAreSumsOfPowers() {
    checkPowers([1, 2, 4, 8, 16, 32], Modulus998244353.self)
    checkPowers([1, 2, 8], Modulus1000000007.self)
    checkPowers([1, 2, 4], Modulus1.self)
    checkPowers([1, 2, 8], Modulus12.self)
    checkPowers([1, 2, 8], Modulus2147483648.self)
  }

  @Test func theExponentialIsThatOfNumbersComposed() {
    typealias Number = ModularInteger<Modulus998244353>
    let series = [0] + series(127, seed: 5, Modulus998244353.self)
    let exponential = ([0, 1] as [Number]).seriesExponential(count: 20)
    #expect(exponential.subsetComposition(with: series) == series.subsetExponential())
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(([] as [ModularInteger<Modulus998244353>]).subsetExponential())
      }
      await #expect(processExitsWith: .failure) {
        print(([0, 1, 1] as [ModularInteger<Modulus998244353>]).subsetExponential())
      }
      await #expect(processExitsWith: .failure) {
        print(([1, 1] as [ModularInteger<Modulus998244353>]).subsetExponential())
      }
      await #expect(processExitsWith: .failure) {
        print(([1, 1, 1] as [ModularInteger<Modulus998244353>]).subsetLogarithm())
      }
      await #expect(processExitsWith: .failure) {
        print(([0, 1] as [ModularInteger<Modulus998244353>]).subsetLogarithm())
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1, 1, 1]
        print(series.subsetComposition(with: series))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1, 1, 1]
        print(series.subsetPowerProjection(weights: series, count: 1))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1, 1]
        print(series.subsetPowerProjection(weights: [1], count: 1))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [1, 1]
        print(series.subsetPowerProjection(weights: series, count: -1))
      }
    #endif
  }
}
