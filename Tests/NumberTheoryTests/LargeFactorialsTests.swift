import NumberTheory
import Testing

@Suite struct LargeFactorialsTests {
  /// Compares the factorials of all numbers, or every some, below the modulus with those multiplied one by one.
  private func check<M: Modulus>(every step: Int = 1, _: M.Type) {
    let factorials = LargeFactorials<M>()
    var product: ModularInteger<M> = 1
    for number in 0..<Int(M.value) {
      if number % step == 0 {
        #expect(factorials.factorial(number) == product, "\(number)! modulo \(M.value)")
      }
      product *= ModularInteger(number + 1)
    }
  }

  @Test func factorialsAreThoseOneByOne() {
    check(Modulus2.self)
    check(Modulus13.self)
    check(Modulus1031.self)
    check(Modulus2053.self)
    check(every: 4099, Modulus1050631.self)
  }

  /// Wilson's theorem: n! (p − 1 − n)! is 1 or −1.
  @Test func factorialsOfLargeModuliAreThoseOfWilsonsTheorem() {
    func check<M: Modulus>(_: M.Type) {
      let factorials = LargeFactorials<M>()
      let last = Int(M.value) - 1
      #expect(factorials.factorial(5) == 120)
      #expect(factorials.factorial(last) == -1)
      for number in [0, 1, 1023, 1024, 1025, last / 3, last / 2, last - 1024, last] {
        let product = factorials.factorial(number) * factorials.factorial(last - number)
        #expect(product == (number % 2 == 0 ? -1 : 1), "\(number) modulo \(M.value)")
      }
    }
    check(Modulus998244353.self)
    // Without optimization its convolution takes the better part of a minute.
    #if !DEBUG
      check(Modulus2147483647.self)
    #endif
  }

  @Test func coefficientsAreThoseOfTheTables() {
    let (factorials, binomials) = (LargeFactorials<Modulus13>(), Binomials<Modulus13>(upTo: 12))
    for n in 0...200 {
      for k in -1...n + 1 { #expect(factorials.choose(n, k) == binomials.choose(n, k)) }
    }
    for k in [0, 1, 170, 999, 999_999_999_999, 1_000_000_000_000, Int.max] {
      #expect(
        factorials.choose(1_000_000_000_000, k) == binomials.choose(1_000_000_000_000, k), "\(k)")
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(LargeFactorials<Modulus13>().factorial(13))
      }
      await #expect(processExitsWith: .failure) {
        print(LargeFactorials<Modulus13>().factorial(-1))
      }
      await #expect(processExitsWith: .failure) {
        print(LargeFactorials<Modulus13>().choose(-1, 0))
      }
    }
  #endif
}
