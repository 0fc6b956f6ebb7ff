import NumberTheory
import Testing

@Suite struct MultiplicativeSumsTests {
  private typealias Remainder = ModularInteger<Modulus998244353>

  @Test func documentedExamplesAreTrue() {
    let totients: Remainder = sumOfMultiplicativeFunction(upTo: 1000, atPrimes: [-1, 1]) {
      Remainder($0 - 1) * Remainder($0).power($1 - 1)
    }
    #expect(totients == 304_192)
    let divisorCounts: Remainder = sumOfMultiplicativeFunction(upTo: 1000, atPrimes: [2]) {
      Remainder($1 + 1)
    }
    #expect(divisorCounts == 7_069)
  }

  /// Sums of products over the factorizations of all numbers, with values that follow no rule.
  private func check<M: Modulus>(
    _ limits: some Sequence<Int>, _ coefficients: [ModularInteger<M>]
  ) {
    typealias Element = ModularInteger<M>
    func value(_ prime: Int, _ exponent: Int) -> Element {
      Element(prime * prime % 1009 * 31 + exponent * 17 + 5)
    }
    let end = limits.max() ?? 0
    let factors = SmallestFactors(upTo: max(end, 1))
    var sums: [Element] = [0]
    for number in stride(from: 1, through: end, by: 1) {
      var (rest, product) = (number, Element(1))
      while rest > 1 {
        let prime = factors[rest]
        var exponent = 0
        while rest % prime == 0 { (rest, exponent) = (rest / prime, exponent + 1) }
        let atPrime = coefficients.enumerated().reduce(Element(0)) {
          $0 + $1.element * Element(prime).power($1.offset)
        }
        product *= exponent == 1 ? atPrime : value(prime, exponent)
      }
      sums.append(sums[number - 1] + product)
    }
    for limit in limits {
      let sum = sumOfMultiplicativeFunction(upTo: limit, atPrimes: coefficients, atPowers: value)
      #expect(sum == sums[max(limit, 0)], "\(limit), \(coefficients), \(M.value)")
    }
  }

  @Test func sumsAreThoseOverAllFactorizations() {
    check(-1...400, [3, 5] as [Remainder])
    check(0...200, [3, 5, 7, 11] as [Remainder])
    check(0...200, [0, 0, 1] as [Remainder])
    check(0...100, [] as [Remainder])
    check(0...100, [1, 2, 3, 4] as [ModularInteger<Modulus6>])
    check(0...10, [1, 2, 3, 4] as [ModularInteger<Modulus1>])
    check([9_999, 10_000, 12_345, 30_000], [2, 4, 1, 9] as [ModularInteger<Modulus469762049>])
    check([9_409, 10_402, 10_403, 10_404, 30_029], [1, 1] as [ModularInteger<Modulus2147483647>])
  }

  /// Each power of a prime is asked for once.
  @Test func powersAreAskedForOnce() {
    var powers: [[Int]] = []
    let sum: Remainder = sumOfMultiplicativeFunction(upTo: 100, atPrimes: []) {
      powers.append([$0, $1])
      return 0
    }
    #expect(sum == 1)
    let expected = [
      [2, 2], [2, 3], [2, 4], [2, 5], [2, 6], [3, 2], [3, 3], [3, 4], [5, 2], [7, 2],
    ]
    #expect(powers == expected)
  }

  /// The same sums by products of functions.
  @Test func largeSumsAreThoseOfDirichletProducts() {
    let limit = 20_000_000
    let ones = DirichletPrefixSums<Modulus998244353>(upTo: limit) { Remainder($0) }
    let numbers = DirichletPrefixSums<Modulus998244353>(upTo: limit) {
      Remainder($0 * ($0 + 1) / 2)
    }
    let totients: Remainder = sumOfMultiplicativeFunction(upTo: limit, atPrimes: [-1, 1]) {
      Remainder($0 - 1) * Remainder($0).power($1 - 1)
    }
    #expect(totients == (numbers / ones)[limit])
    let moebius: Remainder = sumOfMultiplicativeFunction(upTo: limit, atPrimes: [-1]) { _, _ in 0 }
    #expect(moebius == ones.inverse()[limit])
    let divisorSums: Remainder = sumOfMultiplicativeFunction(upTo: limit, atPrimes: [1, 1]) {
      prime, exponent in (0...exponent).reduce(0) { $0 + Remainder(prime).power($1) }
    }
    #expect(divisorSums == (numbers * ones)[limit])
  }

  @Test func whatIsThrownIsThrownOn() {
    struct Enough: Error {}
    #expect(throws: Enough.self) {
      try sumOfMultiplicativeFunction(upTo: 10, atPrimes: [1] as [Remainder]) { _, _ in
        throw Enough()
      }
    }
  }

  @Test func limitsAndPolynomialsThatAreTooLargeTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let one: Remainder = 1
        print(sumOfMultiplicativeFunction(upTo: 100_000_000_000_001, atPrimes: [one]) { _, _ in 0 })
      }
      await #expect(processExitsWith: .failure) {
        let ones = [Remainder](repeating: 1, count: 5)
        print(sumOfMultiplicativeFunction(upTo: 10, atPrimes: ones) { _, _ in 0 })
      }
    #endif
  }
}
