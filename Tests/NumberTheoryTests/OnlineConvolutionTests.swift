import InputPatterns
import NumberTheory
import Testing

@Suite struct OnlineConvolutionTests {
  /// Up to the third block that is transformed, and its prefix, of the first two sizes.
  private static let count = 520

  private func check<M: Modulus>(
    _ firsts: [ModularInteger<M>], _ seconds: [ModularInteger<M>]
  ) {
    var products = OnlineConvolution<M>()
    let sums = zip(firsts, seconds).map { products.append($0, $1) }
    #expect(products.count == firsts.count)
    #expect(
      sums == Array(firsts.convolution(with: seconds).prefix(firsts.count)), "modulo \(M.value)")
  }

  private func check<M: Modulus>(_: M.Type, count: Int = count) {
    let largest = [ModularInteger<M>](repeating: -1, count: count)
    check(series(count, seed: 1, M.self), series(count, seed: 2, M.self))
    check(series(count, seed: 3, M.self), largest)
    check(largest, largest)
  }

  @Test func elementsAreThoseOfTheConvolution() {
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483648.self)
    check(Modulus12.self)
    check(Modulus1.self)
  }

  @Test func manyElementsAreThoseOfTheConvolution() {
    #if DEBUG
      check(Modulus998244353.self, count: 3000)
    #else
      check(Modulus998244353.self, count: 70_000)
      check(Modulus1000000007.self, count: 20_000)
    #endif
  }

  @Test func documentedExamplesAreTrue() {
    var catalan: [ModularInteger<Modulus998244353>] = [1]
    var products = OnlineConvolution<Modulus998244353>()
    #expect(products.count == 0)
    for place in 0..<6 { catalan.append(products.append(catalan[place], catalan[place])) }
    #expect(catalan == [1, 1, 2, 5, 14, 42, 132])
    let walks: [ModularInteger<Modulus998244353>] = [2, 1, 1, 0, 0]
    var journeys: [ModularInteger<Modulus998244353>] = [1]
    var sums = OnlineConvolution<Modulus998244353>()
    for day in 0..<5 { journeys.append(sums.append(walks[day], journeys[day])) }
    #expect(journeys == [1, 2, 5, 13, 33, 84])
  }

  /// The reciprocal of 1 − f is 1 + f + f² + …, term by term.
  @Test func aRecurrenceHasTheTermsOfItsSeries() {
    let series = InputPattern.random.values(count: 600, in: 0...998_244_352, seed: 4)
      .map { ModularInteger<Modulus998244353>($0) }
    var terms: [ModularInteger<Modulus998244353>] = [1]
    var sums = OnlineConvolution<Modulus998244353>()
    for place in series.indices { terms.append(sums.append(series[place], terms[place])) }
    #expect(terms == ([1] + series.map { -$0 }).seriesInverse(count: 601))
  }

  @Test func copiesGoOnIndependently() {
    var one = OnlineConvolution<Modulus998244353>()
    for _ in 0..<300 { one.append(1, 1) }
    var other = one
    #expect(one.append(1, 1).value == 301)
    #expect(other.append(2, 0).value == 301)  // 299 + 0 + 2
  }
}
