import InputPatterns
import NumberTheory
import Testing

/// The value of a polynomial, power by power.
private func value<M: Modulus>(
  of coefficients: [ModularInteger<M>], at place: ModularInteger<M>
) -> ModularInteger<M> {
  coefficients.enumerated().reduce(0) { $0 + $1.element * place.power($1.offset) }
}

@Suite struct InterpolationTests {
  @Test func documentedExamplesAreTrue() {
    let sums: [ModularInteger<Modulus1000000007>] = [0, 1, 5, 14]
    #expect(sums.interpolatedValue(at: 10) == 385)
    #expect(sums.interpolatedValue(at: 1_000_000_000_000) == 691_166_305)
    let values: [ModularInteger<Modulus1000000007>] = [2, 10, 50]
    #expect(values.interpolatedValue(at: 10, fromPlaces: [1, 3, 7]) == 101)
    #expect(values.interpolatedPolynomial(fromPlaces: [1, 3, 7]) == [1, 0, 1])
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 40])
  func everyPolynomialIsFoundFromItsValues(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      let coefficients = remainders(count, seed: 1, M.self)
      let first = (0..<count).map { value(of: coefficients, at: ModularInteger<M>($0)) }
      let places = (0..<count).map { ModularInteger<M>($0 * $0 * 31 - 77) }
      let values = places.map { value(of: coefficients, at: $0) }
      // Those that are known, those between them, and any others.
      let wanted: [ModularInteger<M>] =
        (-2...count + 3).map { ModularInteger($0) } + places + remainders(9, seed: 2, M.self)
      for place in wanted {
        let expected = value(of: coefficients, at: place)
        #expect(first.interpolatedValue(at: place) == expected, "\(count) at \(place)")
        #expect(
          values.interpolatedValue(at: place, fromPlaces: places) == expected,
          "\(count) at \(place)")
      }
      #expect(values.interpolatedPolynomial(fromPlaces: places) == coefficients, "\(count)")
      // Of any collection.
      #expect(first.lazy.map { $0 }.interpolatedValue(at: 9) == value(of: coefficients, at: 9))
      #expect(values[...].interpolatedPolynomial(fromPlaces: places[...]) == coefficients)
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483647.self)
  }

  @Test func allPlacesOfASmallModulusMayBeGiven() {
    func check<M: Modulus>(_: M.Type) {
      let all = (0..<M.value).map { ModularInteger<M>($0) }
      for seed in 0..<40 as Range<UInt64> {
        let values = remainders(all.count, seed: seed, M.self)
        let shuffled = all.reversed() as [ModularInteger<M>]
        let polynomial = values.interpolatedPolynomial(fromPlaces: shuffled)
        for (place, expected) in zip(shuffled, values) {
          #expect(value(of: polynomial, at: place) == expected, "\(values)")
          #expect(values.reversed().interpolatedValue(at: place) == expected, "\(values)")
          #expect(values.interpolatedValue(at: place, fromPlaces: shuffled) == expected)
        }
      }
    }
    check(Modulus2.self)
    check(Modulus7.self)
  }

  /// Sums of powers are values of a polynomial whose degree is one more.
  @Test func sumsOfPowersAreContinued() {
    for exponent in [0, 1, 5, 30] {
      var sums: [ModularInteger<Modulus998244353>] = [0]
      for base in 1...exponent + 5 {
        sums.append(sums[base - 1] + ModularInteger(base).power(exponent))
      }
      var sum: ModularInteger<Modulus998244353> = 0
      for base in 0...200 {
        // 0 to the power of 0 is 1, and not one of those that are added.
        if base > 0 { sum = sum + ModularInteger(base).power(exponent) }
        #expect(sums.interpolatedValue(at: ModularInteger(base)) == sum, "\(exponent), \(base)")
      }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus2>] = [1, 1, 1]
        _ = values.interpolatedValue(at: 0)
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus7>] = [1, 1, 1]
        _ = values.interpolatedValue(at: 0, fromPlaces: [1, 2])
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus7>] = [1, 1, 1]
        _ = values.interpolatedValue(at: 2, fromPlaces: [1, 2, 8])
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus7>] = [1, 1, 1]
        _ = values.interpolatedPolynomial(fromPlaces: [1, 2, 2])
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 23 + 1)
        print(many.interpolatedValue(at: 0, fromPlaces: many))
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 23 + 1)
        print(many.interpolatedPolynomial(fromPlaces: many).count)
      }
    #endif
  }
}
