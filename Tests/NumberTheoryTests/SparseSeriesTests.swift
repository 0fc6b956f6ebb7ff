import InputPatterns
import NumberTheory
import Testing

/// The first coefficients of a product, by its definition.
private func product<M: Modulus>(
  _ a: [ModularInteger<M>], _ b: [ModularInteger<M>]
) -> [ModularInteger<M>] {
  let (a, b, modulus) = (a.map(\.value), b.map(\.value), Int(M.value))
  return a.indices.map { place in
    var sum = 0
    for other in 0...place where a[other] != 0 {
      sum = (sum + a[other] * b[place - other] % modulus) % modulus
    }
    return ModularInteger(sum)
  }
}

/// Series of few terms have methods of their own, if more than about a hundred coefficients are wanted.
@Suite struct SparseSeriesTests {
  /// Returns a series with the constant term 1 and a number of other terms, the first of them as near as given.
  private func series<M: Modulus>(
    _ count: Int, _ termCount: Int, from start: Int = 1, seed: UInt64, _: M.Type
  ) -> [ModularInteger<M>] {
    var random = SplitMix64(seed: seed)
    var series = [ModularInteger<M>](repeating: 0, count: count)
    var places = Array(start..<count)
    for _ in 0..<min(termCount, places.count) {
      let place = places.remove(at: random.next(in: 0...places.count - 1))
      series[place] = ModularInteger(random.next(in: 1...Int(M.value) - 1))
    }
    series[0] = 1
    return series
  }

  /// On both sides of where so many terms are no longer few, for the modulus with the shortest transforms.
  private static let limits = (quotient: 64, exponential: 128, power: 128, squareRoot: 48)

  private func checkQuotients<M: Modulus>(_ count: Int, _: M.Type) {
    let one = [1] + [ModularInteger<M>](repeating: 0, count: count - 1)
    for termCount in [0, 1, 5, Self.limits.quotient, Self.limits.quotient + 1] {
      var divisor = series(count, termCount, seed: 1, M.self)
      divisor[0] = 1_000_003
      let dividend = series(count, count, seed: 2, M.self)
      let place = "\(count) of \(termCount) terms, modulo \(M.value)"
      #expect(product(divisor.seriesInverse(count: count), divisor) == one, "\(place)")
      let quotient = dividend.seriesQuotient(by: divisor, count: count)
      #expect(product(quotient, divisor) == dividend, "\(place)")
      // A shorter dividend, and a divisor with more coefficients than wanted.
      let short = Array(dividend.prefix(7))
      let other = short.seriesQuotient(by: divisor + [5], count: count)
      #expect(product(other, divisor) == short + one.dropFirst(7), "\(place)")
    }
  }

  @Test(arguments: [65, 129, 200])
  func productsWithTheDivisorAreTheDividend(count: Int) {
    checkQuotients(count, Modulus998244353.self)
    checkQuotients(count, Modulus1000000007.self)
    checkQuotients(count, Modulus2147483647.self)
    checkQuotients(count, Modulus2147483648.self)
    checkQuotients(count, Modulus12.self)
  }

  @Test func moduloOneAllIsZero() {
    let series = [ModularInteger<Modulus1>](repeating: 0, count: 3)
    let zeros = [ModularInteger<Modulus1>](repeating: 0, count: 300)
    #expect(series.seriesInverse(count: 300) == zeros)
    #expect(series.seriesQuotient(by: series, count: 300) == zeros)
  }

  @Test func theLargestRemaindersAreAdded() {
    // 1 / (1 - (m - 1) (x + x² + … + x⁴⁰)), by sums without a limit of their size.
    func check<M: Modulus>(_: M.Type) {
      let modulus = Int(M.value)
      let divisor = [1] + [ModularInteger<M>](repeating: 1, count: 40)
      var expected = [1]
      for place in 1..<300 {
        let sum = expected[max(place - 40, 0)...].reduce(0, +)
        expected.append((modulus - sum % modulus) % modulus)
      }
      #expect(divisor.seriesInverse(count: 300).map(\.value) == expected)
      // All are m - 1: 1 / (1 + x + … + x⁴⁰) begins with 1, -1, 0, 0, …; its product with -1 / (1 - x) is that of -1.
      let negative = divisor.map { 0 - $0 }
      let ones = [ModularInteger<M>](repeating: 0 - 1, count: 300)
      let quotient = ones.seriesQuotient(by: negative, count: 300)
      let zeros = [ModularInteger<M>](repeating: 0, count: 259)
      #expect(product(quotient, negative + zeros) == ones)
    }
    check(Modulus998244353.self)
    check(Modulus2147483647.self)
    check(Modulus2147483648.self)
  }

  private func checkExponentials<M: Modulus>(_ count: Int, _: M.Type) {
    for termCount in [0, 2, 20, Self.limits.exponential, Self.limits.exponential + 1] {
      let sparse = series(count, termCount, seed: 3, M.self)
      let place = "\(count) of \(termCount) terms, modulo \(M.value)"
      var exponent = sparse
      exponent[0] = 0
      // The sum of all powers, each divided by a factorial.
      var (expected, power) = (sparse.map { $0 - $0 }, sparse.map { $0 - $0 })
      (expected[0], power[0]) = (1, 1)
      for number in 1..<count {
        let factor = ModularInteger<M>(number).inverse
        power = product(exponent, power).map { $0 * factor }
        for place in expected.indices { expected[place] += power[place] }
      }
      #expect(exponent.seriesExponential(count: count) == expected, "\(place)")
      #expect(expected.seriesLogarithm(count: count) == exponent, "\(place)")
      // That of the logarithm, which has many terms, and takes another way.
      let logarithm = sparse.seriesLogarithm(count: count)
      #expect(logarithm.seriesExponential(count: count) == sparse, "\(place)")
    }
  }

  @Test(arguments: [65, 150])
  func exponentialsAreSumsOfPowersAndLogarithmsUndoThem(count: Int) {
    checkExponentials(count, Modulus998244353.self)
    checkExponentials(count, Modulus1000000007.self)
    checkExponentials(count, Modulus211.self)
  }

  private func checkPowers<M: Modulus>(_ count: Int, _: M.Type) {
    let zeros = [ModularInteger<M>](repeating: 0, count: count)
    for termCount in [
      0, 3, Self.limits.power / 4, Self.limits.power / 4 + 1, Self.limits.power + 1,
    ] {
      for (start, first) in [(1, 1), (60, 5), (count / 2, 2)] {
        var sparse = series(count, termCount, from: start, seed: 4, M.self)
        sparse[0] = ModularInteger(first)
        let place = "\(count) of \(termCount) terms, modulo \(M.value)"
        var power = sparse
        for exponent in 2...12 {
          power = product(sparse, power)
          if ![2, 8, 9, 12].contains(exponent) { continue }
          #expect(
            sparse.seriesPower(exponent, count: count) == power,
            "\(place), to the power \(exponent)")
        }
        let (large, larger) = (1_000_000_000_000, 1_000_000_000_012)
        #expect(
          product(sparse.seriesPower(large, count: count), power)
            == sparse.seriesPower(larger, count: count), "\(place)")
        // Zeros at the beginning are twelve times as many.
        let shifted = [0, 0] + sparse
        #expect(
          shifted.seriesPower(12, count: count + 24)
            == zeros.prefix(24) + power, "\(place)")
      }
    }
  }

  @Test(arguments: [65, 140])
  func powersAreProducts(count: Int) {
    checkPowers(count, Modulus998244353.self)
    checkPowers(count, Modulus1000000007.self)
    checkPowers(count, Modulus211.self)
    checkPowers(count, Modulus3.self)
    checkPowers(count, Modulus12.self)
  }

  private func checkRoots<M: Modulus>(_ count: Int, _: M.Type) throws {
    for termCount in [0, 1, 5, Self.limits.squareRoot, Self.limits.squareRoot + 1] {
      var sparse = series(count, termCount, seed: 5, M.self)
      sparse[0] = 4
      let root = try #require(sparse.seriesSquareRoot(count: count))
      let place = "\(count) of \(termCount) terms, modulo \(M.value)"
      #expect(product(root, root) == sparse, "\(place)")
      #expect(root[0].value <= M.value / 2, "\(place)")
      let zeros = [ModularInteger<M>](repeating: 0, count: 3)
      let shifted = try #require((zeros + zeros + sparse).seriesSquareRoot(count: count + 3))
      #expect(shifted == zeros + root, "\(place)")
    }
  }

  @Test(arguments: [65, 129, 200])
  func squaresOfRootsAreTheSeries(count: Int) throws {
    try checkRoots(count, Modulus998244353.self)
    try checkRoots(count, Modulus1000000007.self)
    try checkRoots(count, Modulus211.self)
    try checkRoots(count, Modulus3.self)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(([0, 1] as [ModularInteger<Modulus998244353>]).seriesInverse(count: 100))
      }
      await #expect(processExitsWith: .failure) {
        print(([] as [ModularInteger<Modulus998244353>]).seriesInverse(count: 100))
      }
      await #expect(processExitsWith: .failure) {
        print([1].seriesQuotient(by: [3, 1] as [ModularInteger<Modulus12>], count: 200))
      }
      await #expect(processExitsWith: .failure) {
        print(([2, 1] as [ModularInteger<Modulus998244353>]).seriesLogarithm(count: 100))
      }
      await #expect(processExitsWith: .failure) {
        print(([1, 1] as [ModularInteger<Modulus998244353>]).seriesExponential(count: 100))
      }
      await #expect(processExitsWith: .failure) {
        print(([0, 1] as [ModularInteger<Modulus211>]).seriesExponential(count: 212))
      }
    }
  #endif
}
