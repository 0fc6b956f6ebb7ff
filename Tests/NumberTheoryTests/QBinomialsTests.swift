import NumberTheory
import Testing

@Suite struct QBinomialsTests {
  @Test func documentedExamplesAreTrue() {
    let binomials = QBinomials<Modulus998244353>(q: 2, upTo: 100)
    #expect(binomials.choose(4, 2) == 35)
    #expect(binomials.choose(100, 50) == 545_203_647)
    #expect(QBinomials<Modulus998244353>(q: -1, upTo: 5).choose(5, 2) == 2)
  }

  /// Row by row, by the recurrence like that of Pascal's triangle.
  private func check<M: Modulus>(_ q: ModularInteger<M>, upTo limit: Int) {
    let binomials = QBinomials<M>(q: q, upTo: limit)
    #expect(binomials.limit == limit)
    var row: [ModularInteger<M>] = [1]
    for n in 0...limit {
      #expect(
        (-1...n + 1).map { binomials.choose(n, $0) } == [0] + row + [0],
        "\(n) of \(limit) for q = \(q), modulo \(M.value)")
      var power: ModularInteger<M> = 1
      row = zip([0] + row, row + [0]).map { before, here in
        defer { power *= q }
        return before + power * here
      }
    }
  }

  private func checkAll<M: Modulus>(_ limits: [Int], _: M.Type) {
    for limit in limits { for q in 0..<Int(M.value) { check(ModularInteger<M>(q), upTo: limit) } }
  }

  @Test func coefficientsSatisfyTheirRecurrence() {
    checkAll([0, 1], Modulus2.self)
    checkAll([0, 1, 2], Modulus3.self)
    checkAll([0, 5, 12], Modulus13.self)
    checkAll([30], Modulus31.self)
    for q in [0, 1, 2, -1, 123_456_789] { check(ModularInteger<Modulus998244353>(q), upTo: 40) }
    // Roots of unity.
    for order in [2, 4, 7, 8, 14, 17] {
      let root = ModularInteger<Modulus998244353>(3).power(998_244_352 / order)
      check(root, upTo: 45)
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(QBinomials<Modulus13>(q: 2, upTo: 13))
      }
      await #expect(processExitsWith: .failure) {
        print(QBinomials<Modulus13>(q: 2, upTo: -1))
      }
      await #expect(processExitsWith: .failure) {
        print(QBinomials<Modulus13>(q: 2, upTo: 5).choose(6, 1))
      }
      await #expect(processExitsWith: .failure) {
        print(QBinomials<Modulus13>(q: 2, upTo: 5).choose(-1, 0))
      }
    #endif
  }
}
