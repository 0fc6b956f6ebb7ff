import NumberTheory
import Testing

@Suite struct PolynomialTests {
  private typealias Element = ModularInteger<Modulus998244353>

  @Test func documentedExamplesAreTrue() {
    let dividend: [Element] = [5, 4, 3, 2]
    let (quotient, remainder) = dividend.polynomialQuotientAndRemainder(dividingBy: [1, 0, 1])
    #expect(quotient == [3, 2] && remainder == [2, 2])
    let polynomial: [Element] = [5, 4, 3]
    #expect(polynomial.polynomialDerivative() == [4, 6])
    #expect(([4, 6] as [Element]).polynomialIntegral() == [0, 4, 3])
    #expect(([0, 0, 1] as [Element]).polynomialShifted(by: 3) == [9, 6, 1])
  }

  @Test func productsOfManyAreThoseOfAll() {
    func check<M: Modulus>(_: M.Type) {
      for counts in [[], [1], [0], [3, 0, 2], [2, 2], [5, 1, 7], [90, 2, 2, 70, 1], [9, 300]] {
        let factors = counts.enumerated().map { remainders($1, seed: UInt64($0), M.self) }
        let product = factors.reduce([1]) { $0.convolution(with: $1) }
        #expect(factors[...].lazy.map { $0 }.polynomialProduct() == product, "\(counts)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus2147483648.self)
    check(Modulus1.self)
    // The products of 1, 2, …, k numbers below 600 are Stirling numbers.
    let factors: [[Element]] = (0..<600).map { [Element($0), 1] }
    #expect(factors.polynomialProduct() == Element.stirlingNumbersOfFirstKind(600))
    let coats: [[Element]] = [[1, 1], [2, 1], [4, 1]]
    #expect(coats.polynomialProduct() == [8, 14, 7, 1])
  }

  @Test(arguments: [(1, 1), (5, 3), (3, 5), (9, 9), (200, 1), (200, 100), (400, 150), (700, 320)])
  func quotientsTimesDivisorsAndRemaindersAreDividends(counts: (Int, Int)) {
    func check<M: Modulus>(_: M.Type) {
      let dividend = remainders(counts.0, seed: 1, M.self)
      var divisor = remainders(counts.1, seed: 2, M.self)
      divisor[counts.1 - 1] = 1_000_003
      let zeros = [ModularInteger<M>](repeating: 0, count: 3)
      let (quotient, remainder) =
        (dividend + zeros)[...].polynomialQuotientAndRemainder(
          dividingBy: (divisor + zeros).lazy.map { $0 })
      #expect(remainder.count < divisor.count && quotient.last != 0 && remainder.last != 0)
      var product = quotient.convolution(with: divisor)
      if product.isEmpty { product = zeros }
      for (power, rest) in remainder.enumerated() {
        if power == product.count { product.append(0) }
        product[power] = product[power] + rest
      }
      for (power, coefficient) in dividend.enumerated() {
        #expect(
          (power < product.count ? product[power] : 0) == coefficient, "\(counts), \(M.value)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483648.self)
    check(Modulus12.self)
  }

  @Test func nothingIsLeftOfMultiples() {
    let (a, b) = (remainders(90, seed: 3, Modulus7.self), remainders(120, seed: 4, Modulus7.self))
    let (quotient, remainder) = a.convolution(with: b).polynomialQuotientAndRemainder(dividingBy: a)
    #expect(quotient == b.polynomialQuotientAndRemainder(dividingBy: [1]).quotient)
    #expect(remainder.isEmpty)
    let none: [Element] = []
    let zero = none.polynomialQuotientAndRemainder(dividingBy: [3, 1])
    #expect(zero.quotient.isEmpty && zero.remainder.isEmpty)
    let less = ([5, 0] as [Element]).polynomialQuotientAndRemainder(dividingBy: [3, 1])
    #expect(less.quotient.isEmpty && less.remainder == [5])
  }

  @Test func derivativesUndoIntegrals() {
    let polynomial = remainders(100, seed: 5, Modulus1000000007.self)
    #expect(polynomial[...].polynomialIntegral().polynomialDerivative() == polynomial)
    #expect(polynomial.polynomialIntegral()[0] == 0)
    let none: [ModularInteger<Modulus12>] = []
    #expect(none.polynomialDerivative() == [] && none.polynomialIntegral() == [0])
    #expect(([5] as [ModularInteger<Modulus1>]).polynomialDerivative() == [])
    let powers: [ModularInteger<Modulus7>] = [1, 1, 1, 1, 1, 1, 1, 1, 1]
    #expect(powers.polynomialDerivative() == [1, 2, 3, 4, 5, 6, 0, 1])
    #expect(powers.prefix(6).polynomialIntegral() == [0, 1, 4, 5, 2, 3, 6])
  }

  @Test(arguments: [0, 1, 2, 7, 60, 200])
  func shiftedPolynomialsHaveTheSameValuesElsewhere(count: Int) {
    func check<M: Modulus>(_ distance: Int, _: M.Type) {
      let polynomial = remainders(count, seed: 6, M.self)
      let shifted = polynomial[...].polynomialShifted(by: ModularInteger(distance))
      #expect(shifted.count == count)
      let places = remainders(count + 5, seed: 7, M.self)
      #expect(
        shifted.polynomialValues(at: places)
          == polynomial.polynomialValues(at: places.map { $0 + ModularInteger(distance) }),
        "\(count), \(distance), \(M.value)")
    }
    for distance in [0, 1, -1, 123_456_789] {
      check(distance, Modulus998244353.self)
      check(distance, Modulus1000000007.self)
      if count <= 7 { check(distance, Modulus7.self) }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let polynomial: [ModularInteger<Modulus7>] = [1, 2]
        _ = polynomial.polynomialQuotientAndRemainder(dividingBy: [0, 7])
      }
      await #expect(processExitsWith: .failure) {
        let polynomial: [ModularInteger<Modulus12>] = [1, 2]
        _ = polynomial.polynomialQuotientAndRemainder(dividingBy: [1, 3])
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus7>](repeating: 1, count: 1 << 23 + 1)
        _ = many.polynomialQuotientAndRemainder(dividingBy: [1])
      }
      await #expect(processExitsWith: .failure) {
        let polynomial = [ModularInteger<Modulus7>](repeating: 1, count: 7)
        _ = polynomial.polynomialIntegral()
      }
      await #expect(processExitsWith: .failure) {
        let polynomial = [ModularInteger<Modulus7>](repeating: 1, count: 8)
        _ = polynomial.polynomialShifted(by: 1)
      }
      await #expect(processExitsWith: .failure) {
        let polynomial = [ModularInteger<Modulus12>](repeating: 1, count: 3)
        _ = polynomial.polynomialShifted(by: 1)
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22 + 1)
        _ = many.polynomialShifted(by: 1)
      }
    #endif
  }
}
