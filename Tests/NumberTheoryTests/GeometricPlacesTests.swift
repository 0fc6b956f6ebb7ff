import NumberTheory
import Testing

/// The places one after the other.
private func places<M: Modulus>(
  _ start: ModularInteger<M>, _ ratio: ModularInteger<M>, _ count: Int
) -> [ModularInteger<M>] {
  (0..<count).map { start * ratio.power($0) }
}

/// The value of a polynomial, from its last coefficient to its first.
private func value<M: Modulus>(
  of coefficients: [ModularInteger<M>], at place: ModularInteger<M>
) -> ModularInteger<M> {
  coefficients.reversed().reduce(0) { $0 * place + $1 }
}

@Suite struct GeometricPlacesTests {
  @Test func documentedExamplesAreTrue() {
    let polynomial: [ModularInteger<Modulus998244353>] = [1, 0, 1]
    #expect(polynomial.polynomialValues(from: 3, ratio: 2, count: 4) == [10, 37, 145, 577])
    let values: [ModularInteger<Modulus998244353>] = [10, 37, 145]
    #expect(values.interpolatedPolynomial(from: 3, ratio: 2) == polynomial)
  }

  private func checkValues<M: Modulus>(_ count: Int, _ placeCount: Int, ratios: [Int], _: M.Type) {
    let coefficients = remainders(count, seed: 1, M.self)
    for ratio in ratios {
      // Many of both take long one by one.
      for start in count * placeCount < 10_000 ? [0, 1, 123_456] : [123_456] {
        let (start, ratio) = (ModularInteger<M>(start), ModularInteger<M>(ratio))
        let expected = places(start, ratio, placeCount).map { value(of: coefficients, at: $0) }
        #expect(
          coefficients.polynomialValues(from: start, ratio: ratio, count: placeCount) == expected,
          "\(count) coefficients, \(placeCount) places from \(start) by \(ratio), mod \(M.value)")
      }
    }
  }

  /// On both sides of where a convolution takes less time than all powers, and of powers of two.
  @Test(arguments: [
    (0, 0), (0, 5), (5, 0), (1, 1), (3, 100), (100, 3), (256, 300), (257, 257), (513, 512),
    (512, 513), (513, 513), (514, 600), (600, 514),
  ])
  func valuesAreThoseOneByOne(counts: (Int, Int)) {
    checkValues(counts.0, counts.1, ratios: [0, 1, 2, 777_777_777], Modulus998244353.self)
    checkValues(counts.0, counts.1, ratios: [0, -1, 2], Modulus1000000007.self)
    checkValues(counts.0, counts.1, ratios: [777_777_777], Modulus2147483647.self)
    checkValues(counts.0, counts.1, ratios: [2], Modulus9.self)
    checkValues(counts.0, counts.1, ratios: [0], Modulus1.self)
  }

  private func checkPolynomial<M: Modulus>(
    _ count: Int, _ starts: [Int], _ ratios: [Int], _: M.Type
  ) {
    let coefficients = remainders(count, seed: 2, M.self)
    for ratio in ratios {
      for start in starts {
        let (start, ratio) = (ModularInteger<M>(start), ModularInteger<M>(ratio))
        let values = places(start, ratio, count).map { value(of: coefficients, at: $0) }
        #expect(
          values.interpolatedPolynomial(from: start, ratio: ratio) == coefficients,
          "\(count) places from \(start) by \(ratio), modulo \(M.value)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 256, 257, 512, 513, 514, 600])
  func everyPolynomialIsFoundFromItsValues(count: Int) {
    checkPolynomial(count, [1, 123_456], [3, 777_777_777], Modulus998244353.self)
    checkPolynomial(count, [-3], [5], Modulus1000000007.self)
    checkPolynomial(count, [-3], [7], Modulus2147483647.self)
  }

  @Test func allPlacesThatThereAreMayBeGiven() {
    // The places are all numbers but 0: 3 is a primitive root of both.
    checkPolynomial(6, [1, 2, 5], [3, 5], Modulus7.self)
    checkPolynomial(520, [1, 77], [3], Modulus521.self)
    checkPolynomial(519, [1, 77], [3], Modulus521.self)
    // A single one, and one followed by 0.
    checkPolynomial(1, [0, 3], [0, 1, 3], Modulus7.self)
    checkPolynomial(2, [3], [0], Modulus7.self)
    // As many as the order of the ratio, a root of unity.
    let root = ModularInteger<Modulus998244353>(3).power((998_244_353 - 1) / 1024)
    checkPolynomial(1024, [5], [root.value], Modulus998244353.self)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let polynomial: [ModularInteger<Modulus7>] = [1, 2]
        print(polynomial.polynomialValues(from: 1, ratio: 3, count: -1))
      }
      await #expect(processExitsWith: .failure) {
        let polynomial = [ModularInteger<Modulus9>](repeating: 1, count: 1000)
        print(polynomial.polynomialValues(from: 1, ratio: 3, count: 1000))
      }
      await #expect(processExitsWith: .failure) {
        let polynomial = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22)
        print(polynomial.polynomialValues(from: 1, ratio: 3, count: 1 << 22 + 1).count)
      }
      await #expect(processExitsWith: .failure) {
        let values: [ModularInteger<Modulus7>] = [1, 2, 3, 4]
        print(values.interpolatedPolynomial(from: 1, ratio: 2))
      }
      await #expect(processExitsWith: .failure) {
        let values = [ModularInteger<Modulus998244353>](repeating: 1, count: 1000)
        print(values.interpolatedPolynomial(from: 0, ratio: 2))
      }
      await #expect(processExitsWith: .failure) {
        let values = [ModularInteger<Modulus998244353>](repeating: 1, count: 1000)
        print(values.interpolatedPolynomial(from: 2, ratio: -1))
      }
      await #expect(processExitsWith: .failure) {
        let values = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22 + 1)
        print(values.interpolatedPolynomial(from: 2, ratio: 3).count)
      }
    }
  #endif
}
