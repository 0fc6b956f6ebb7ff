import NumberTheory
import Testing

/// The value of a polynomial, from its last coefficient to its first.
private func value<M: Modulus>(
  of coefficients: [ModularInteger<M>], at place: ModularInteger<M>
) -> ModularInteger<M> {
  coefficients.reversed().reduce(0) { $0 * place + $1 }
}

@Suite struct PolynomialValuesTests {
  @Test func documentedExamplesAreTrue() {
    let polynomial: [ModularInteger<Modulus998244353>] = [1, 0, 1]
    #expect(polynomial.polynomialValues(at: [1, 3, 7]) == [2, 10, 50])
  }

  private func check<M: Modulus>(_ count: Int, _ placeCount: Int, _: M.Type) {
    let coefficients = remainders(count, seed: 1, M.self)
    let places = remainders(placeCount, seed: 2, M.self)
    let expected = places.map { value(of: coefficients, at: $0) }
    #expect(
      coefficients.polynomialValues(at: places) == expected,
      "\(count) coefficients, \(placeCount) places, modulo \(M.value)")
  }

  /// On both sides of where a tree takes less time than all powers, and of powers of two; far more of one kind, too.
  @Test(arguments: [
    (0, 0), (0, 5), (5, 0), (1, 1), (3, 100), (100, 3), (256, 300), (257, 257), (257, 320),
    (511, 511), (512, 600), (513, 513), (600, 641), (1200, 520), (520, 1100), (1023, 1023),
    (1100, 2000),
  ])
  func valuesAreThoseOneByOne(counts: (Int, Int)) {
    check(counts.0, counts.1, Modulus998244353.self)
    check(counts.0, counts.1, Modulus1000000007.self)
    check(counts.0, counts.1, Modulus2147483647.self)
    check(counts.0, counts.1, Modulus2147483648.self)
    check(counts.0, counts.1, Modulus12.self)
    check(counts.0, counts.1, Modulus1.self)
  }

  @Test func anyCollectionsMayBeGiven() {
    let coefficients = remainders(270, seed: 3, Modulus998244353.self)
    let places = remainders(280, seed: 4, Modulus998244353.self)
    #expect(
      coefficients[2...].polynomialValues(at: places[3...].lazy.map { $0 })
        == places[3...].map { value(of: Array(coefficients[2...]), at: $0) })
  }

  @Test func theLargestRemaindersAndEqualPlacesAreRight() {
    func check<M: Modulus>(_: M.Type) {
      let largest = [ModularInteger<M>](repeating: -1, count: 600)
      #expect(largest.polynomialValues(at: largest) == [ModularInteger](repeating: 0, count: 600))
      let zeros = [ModularInteger<M>](repeating: 0, count: 600)
      #expect(largest.polynomialValues(at: zeros) == largest)
    }
    check(Modulus998244353.self)
    check(Modulus2147483648.self)
  }

  /// On both sides of where a tree takes less time than all pairs of places.
  @Test(arguments: [255, 256, 257, 320, 385, 512, 511, 513, 641, 1000, 1023])
  func polynomialsOfManyPlacesAreFoundFromTheirValues(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      let coefficients = remainders(count, seed: 5, M.self)
      // Neither in order nor all of them small.
      let places = (0..<count).map { ModularInteger<M>($0 * 300_007 % 2_003 * 1_000_003 - 77) }
      let values = coefficients.polynomialValues(at: places)
      #expect(values.interpolatedPolynomial(fromPlaces: places) == coefficients, "\(count)")
      for place in places.prefix(3) + remainders(3, seed: 6, M.self) {
        #expect(
          values.interpolatedValue(at: place, fromPlaces: places)
            == value(of: coefficients, at: place), "\(count) at \(place)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483647.self)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 23 + 1)
        _ = many.polynomialValues(at: many[..<257])
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 23 + 1)
        _ = many[..<257].polynomialValues(at: many)
      }
      await #expect(processExitsWith: .failure) {
        let places = (0..<600).map { ModularInteger<Modulus998244353>($0 % 599) }
        _ = places.interpolatedPolynomial(fromPlaces: places)
      }
      await #expect(processExitsWith: .failure) {
        let places = (0..<600).map { ModularInteger<Modulus998244353>($0) }
        _ = places.interpolatedPolynomial(fromPlaces: places[1...])
      }
      await #expect(processExitsWith: .failure) {
        let places = (0..<600).map { ModularInteger<Modulus998244353>($0) }
        _ = places.interpolatedValue(at: 5, fromPlaces: places + [600])
      }
    #endif
  }
}
