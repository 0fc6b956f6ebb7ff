import InputPatterns
import NumberTheory
import Testing

@Suite struct SeriesCompositionalInverseTests {
  @Test func documentedExamplesAreTrue() {
    let series: [ModularInteger<Modulus998244353>] = [0, 1, -1]
    let inverse = series.seriesCompositionalInverse(count: 6)
    #expect(inverse == [0, 1, 1, 2, 5, 14])
    #expect(series.seriesComposition(with: inverse, count: 6) == [0, 1, 0, 0, 0, 0])
  }

  /// One coefficient after the other: what is missing from x in the composition so far.
  private func slowInverse<M: Modulus>(
    _ series: [ModularInteger<M>], _ count: Int
  ) -> [ModularInteger<M>] {
    let factor = series[1].inverse
    var inverse = [ModularInteger<M>](repeating: 0, count: count)
    for place in 1..<count {
      var (sum, power): (ModularInteger<M>, [ModularInteger<M>]) = (0, [1])
      for coefficient in series {
        if place < power.count { sum += coefficient * power[place] }
        power = Array(power.convolution(with: inverse).prefix(count))
      }
      inverse[place] = ((place == 1 ? 1 : 0) - sum) * factor
    }
    return inverse
  }

  private func check<M: Modulus>(_ counts: ClosedRange<Int>, _: M.Type) {
    for count in counts {
      for length in [2, 3, count, count + 2] where length >= 2 {
        for first in [1, 3] as [ModularInteger<M>] {
          let others = InputPattern.random.values(
            count: length - 2, in: 0...2_147_483_647, seed: UInt64(count))
          let series = [0, first] + others.map { ModularInteger<M>($0) }
          #expect(
            series.seriesCompositionalInverse(count: count) == slowInverse(series, count),
            "\(count) of \(series), modulo \(M.value)")
        }
      }
    }
  }

  @Test func theCompositionIsTheVariable() {
    check(2...18, Modulus998244353.self)
    check(2...6, Modulus1000000007.self)
    check(2...7, Modulus7.self)
    check(2...7, Modulus91.self)
    check(2...3, Modulus1.self)
  }

  @Test func longOnesAreUndoneByTheInverse() {
    let others = InputPattern.random.values(count: 148, in: 0...2_147_483_647, seed: 1)
    let series = [0, 5] + others.map { ModularInteger<Modulus998244353>($0) }
    let inverse = series.seriesCompositionalInverse(count: 150)
    #expect(inverse.seriesCompositionalInverse(count: 150) == series)
    #expect(
      inverse.seriesComposition(with: series, count: 150)
        == [0, 1] + [ModularInteger<Modulus998244353>](repeating: 0, count: 148))
  }

  @Test func upToOneCoefficientNothingIsToInvert() {
    let series: [ModularInteger<Modulus7>] = [0, 0, 1]
    #expect(series.seriesCompositionalInverse(count: 0) == [])
    #expect(series.seriesCompositionalInverse(count: 1) == [0])
    #expect(([] as [ModularInteger<Modulus7>]).seriesCompositionalInverse(count: 1) == [0])
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus7>] = [0, 1]
        print(series.seriesCompositionalInverse(count: -1))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus998244353>] = [0, 1]
        print(series.seriesCompositionalInverse(count: 2_097_153).count)
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus7>] = [1, 1]
        print(series.seriesCompositionalInverse(count: 3))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus7>] = [0, 0, 1]
        print(series.seriesCompositionalInverse(count: 3))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus7>] = [0]
        print(series.seriesCompositionalInverse(count: 2))
      }
      await #expect(processExitsWith: .failure) {
        let series: [ModularInteger<Modulus7>] = [0, 1]
        print(series.seriesCompositionalInverse(count: 8))
      }
    #endif
  }
}
