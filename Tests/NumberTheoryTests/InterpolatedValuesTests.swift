import NumberTheory
import Testing

@Suite struct InterpolatedValuesTests {
  @Test func documentedExamplesAreTrue() {
    let values: [ModularInteger<Modulus998244353>] = [1, 2, 5]
    #expect(values.interpolatedValues(from: 10, count: 4) == [101, 122, 145, 170])
  }

  private func check<M: Modulus>(_ count: Int, _ placeCount: Int, starts: [Int], _: M.Type) {
    let values = remainders(count, seed: 1, M.self)
    for start in starts.map({ ModularInteger<M>($0) }) {
      let expected = (0..<placeCount).map {
        values.interpolatedValue(at: start + ModularInteger($0))
      }
      #expect(
        values.interpolatedValues(from: start, count: placeCount) == expected,
        "\(count) values, \(placeCount) from \(start) on, modulo \(M.value)")
    }
  }

  /// With places whose values are known, and without.
  @Test(arguments: [
    (0, 0), (0, 5), (5, 0), (1, 1), (1, 9), (2, 1), (3, 100), (100, 3), (64, 65), (65, 64),
    (200, 300),
  ])
  func valuesAreThoseOneByOne(counts: (Int, Int)) {
    let starts = [0, 1, counts.0 - 1, counts.0, counts.0 + 1, -1, -counts.1 / 2, 123_456_789]
    check(counts.0, counts.1, starts: starts, Modulus998244353.self)
    check(counts.0, counts.1, starts: starts, Modulus1000000007.self)
    check(counts.0, counts.1, starts: starts, Modulus521.self)
  }

  @Test func allPlacesOfASmallModulusMayBeGiven() {
    for start in 0..<7 {
      check(2, 9, starts: [start], Modulus2.self)
      for count in 1...7 { check(count, 30, starts: [start], Modulus7.self) }
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus7>] = [1, 2]
        print(values.interpolatedValues(from: 1, count: -1))
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus2>] = [1, 1, 1]
        print(values.interpolatedValues(from: 1, count: 1))
      }
      await #expect(processExitsWith: .failure) {
        let values = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22)
        print(values.interpolatedValues(from: 1, count: 1 << 22 + 1).count)
      }
    }
  #endif
}
