import NumberTheory
import Testing

/// The first coefficients of a product, one by one.
private func product<M: Modulus>(
  _ a: [ModularInteger<M>], _ b: [ModularInteger<M>], _ count: Int
) -> [ModularInteger<M>] {
  var result = [ModularInteger<M>](repeating: 0, count: count)
  for (i, x) in a.prefix(count).enumerated() {
    for (j, y) in b.prefix(count - i).enumerated() { result[i + j] += x * y }
  }
  return result
}

/// The powers 0, 1, 2, … of a series.
private func powers<M: Modulus>(
  of series: [ModularInteger<M>], _ powerCount: Int, _ count: Int
) -> [[ModularInteger<M>]] {
  var result = [product([ModularInteger<M>(1)], [1], count)]
  while result.count < powerCount { result.append(product(result.last!, series, count)) }
  return result
}

@Suite struct SeriesCompositionTests {
  @Test func documentedExamplesAreTrue() {
    let outer: [ModularInteger<Modulus998244353>] = [1, 1, 1]
    let inner: [ModularInteger<Modulus998244353>] = [0, 2, 1]
    #expect(outer.seriesComposition(with: inner, count: 4) == [1, 2, 5, 4])
    #expect(inner.seriesPowerProjection(weights: [0, 0, 1], count: 4) == [0, 1, 4, 0])
    #expect(inner.seriesPowerProjection(weights: [0, 0, 1, 10], count: 4) == [0, 1, 44, 80])
  }

  private func checkAll<M: Modulus>(_ counts: [Int], _: M.Type) {
    for count in counts {
      for length in Set([0, 2, count, count + 3]) {
        for first in [0, 1, 5] as [ModularInteger<M>] {
          let inner = Array(([first] + series(count, seed: 1, M.self)).prefix(length))
          let powers = powers(of: inner, count + 5, count)
          for terms in [0, 2, count, count + 5] {
            let outer = series(terms, seed: 2, M.self)
            let composition = outer.seriesComposition(with: inner, count: count)
            var expected = [ModularInteger<M>](repeating: 0, count: count)
            for (factor, power) in zip(outer, powers) {
              for place in 0..<count { expected[place] += factor * power[place] }
            }
            #expect(composition == expected, "\(outer) of \(inner), modulo \(M.value)")
          }
          let weights = series(count, seed: 3, M.self)
          for terms in [0, 2, count + 5] {
            #expect(
              inner.seriesPowerProjection(weights: weights, count: terms)
                == powers.prefix(terms).map { zip($0, weights).reduce(0) { $0 + $1.0 * $1.1 } },
              "\(weights) of \(inner), modulo \(M.value)")
          }
        }
      }
    }
  }

  @Test func compositionsAndProjectionsAreSumsOfPowers() {
    checkAll([0, 1, 2, 3, 4, 5, 8, 9], Modulus998244353.self)
    checkAll([1, 2, 3, 4, 7], Modulus1000000007.self)
    checkAll([1, 2, 4], Modulus1.self)
    checkAll([1, 2, 4], Modulus2.self)
    checkAll([1, 2, 4], Modulus12.self)
    checkAll([1, 2, 4], Modulus2147483648.self)
  }

  @Test func longerOnesAreTransposesOfEachOther() {
    func check<M: Modulus>(_ count: Int, _: M.Type) {
      // The largest remainders, in whose sums nothing may overflow, and random ones.
      let largest = [ModularInteger<M>](repeating: -1, count: count)
      for inner in [largest, [0] + series(count, seed: 4, M.self)] {
        for (outer, weights) in [(largest, largest), (series(count, seed: 5, M.self), largest)] {
          let composition = outer.seriesComposition(with: inner, count: count)
          let projection = inner.seriesPowerProjection(weights: weights, count: count)
          let (a, b) = (product(composition.reversed(), weights, count), projection)
          #expect(a.last == zip(b, outer).reduce(0) { $0 + $1.0 * $1.1 }, "\(count), \(M.value)")
        }
      }
    }
    check(65, Modulus998244353.self)
    check(64, Modulus998244353.self)
    check(32, Modulus2147483648.self)
  }

  @Test func compositionsAreAssociative() {
    let (a, b, c) = (
      series(70, seed: 6, Modulus998244353.self),
      [0] + series(70, seed: 7, Modulus998244353.self),
      [0] + series(70, seed: 8, Modulus998244353.self)
    )
    let first = a.seriesComposition(with: b, count: 70).seriesComposition(with: c, count: 70)
    let last = a.seriesComposition(with: b.seriesComposition(with: c, count: 70), count: 70)
    #expect(first == last)
  }

  @Test func theExponentialOfALogarithmIsTheSeries() {
    let exponential = ([0, 1] as [ModularInteger<Modulus998244353>]).seriesExponential(count: 200)
    let logarithm = ([1] + series(199, seed: 9, Modulus998244353.self))
    #expect(
      exponential.seriesComposition(with: logarithm.seriesLogarithm(count: 200), count: 200)
        == logarithm)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [0]
        print(series.seriesComposition(with: series, count: -1))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [0]
        print(series.seriesComposition(with: series, count: 2_097_153).count)
      }
      await #expect(processExitsWith: .failure) {
        let outer = repeatElement(ModularInteger<Modulus998244353>(1), count: 4_194_305)
        print(outer.seriesComposition(with: [1], count: 1))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [0]
        print(series.seriesPowerProjection(weights: series, count: -1))
      }
      await #expect(processExitsWith: .failure) {
        let weights = repeatElement(ModularInteger<Modulus998244353>(1), count: 2_097_153)
        print(weights.prefix(1).seriesPowerProjection(weights: weights, count: 1))
      }
    #endif
  }
}
