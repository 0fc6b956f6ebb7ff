import NumberTheory
import Testing

/// The product of x − root over all roots, times a number.
private func polynomial<M: Modulus>(
  _ roots: [ModularInteger<M>], times factor: ModularInteger<M>
) -> [ModularInteger<M>] {
  roots.map { [-$0, 1] as [ModularInteger<M>] }.polynomialProduct().map { $0 * factor }
}

@Suite struct PolynomialRootsTests {
  @Test func documentedExamplesAreTrue() {
    let polynomial: [ModularInteger<Modulus998244353>] = [-135, 117, -78, 42, -11, 1]
    #expect(polynomial.polynomialRoots() == [3, 5])
  }

  /// All numbers are tried.
  @Test func rootsAreThoseThatAreThere() {
    func check<M: Modulus>(_: M.Type) {
      for seed in 0..<60 as Range<UInt64> {
        let count = Int(seed % 12)
        var coefficients = remainders(count, seed: seed, M.self)
        coefficients.append(ModularInteger(1 + Int(seed) % Int(M.value - 1)))
        // Often with roots, some of them more than once, and with leading zeros.
        let roots = remainders(Int(seed / 5), seed: seed + 100, M.self)
        coefficients = polynomial(roots + roots.prefix(3), times: 1).convolution(with: coefficients)
        let expected = (0..<Int(M.value)).map { ModularInteger<M>($0) }.filter { place in
          coefficients.reversed().reduce(0) { $0 * place + $1 } == 0
        }
        #expect((coefficients + [0, 0]).polynomialRoots() == expected, "\(coefficients)")
      }
    }
    check(Modulus2.self)
    check(Modulus7.self)
    check(Modulus251.self)
    check(Modulus257.self)
    check(Modulus1009.self)
  }

  @Test func allNumbersMayBeRoots() {
    func check<M: Modulus>(_: M.Type) {
      let all = (0..<Int(M.value)).map { ModularInteger<M>($0) }
      var multiple = [ModularInteger<M>](repeating: 0, count: Int(M.value) + 1)
      multiple[1] = -1
      multiple[Int(M.value)] = 1
      #expect(multiple.polynomialRoots() == all)
    }
    check(Modulus2.self)
    check(Modulus251.self)
    check(Modulus257.self)
    check(Modulus1009.self)
  }

  @Test(arguments: [1, 2, 3, 30, 200])
  func givenRootsAreFound(count: Int) {
    func check<M: Modulus>(_ nonresidue: ModularInteger<M>, _: M.Type) {
      let roots = remainders(count, seed: 3, M.self)
      let sorted = Set(roots).sorted { $0.value < $1.value }
      // x² − nonresidue has no roots.
      let given = polynomial(roots, times: 12_345).convolution(with: [-nonresidue, 0, 1])
      #expect(given.polynomialRoots() == sorted, "\(count) modulo \(M.value)")
      let successive = (0..<count).map { ModularInteger<M>($0 * 1000) }
      #expect(
        polynomial(successive, times: 3).polynomialRoots() == successive, "\(count) mod \(M.value)")
    }
    check(3, Modulus998244353.self)
    check(5, Modulus1000000007.self)
    check(3, Modulus2147483647.self)
  }

  @Test func constantsHaveNoRoots() {
    #expect(([5] as [ModularInteger<Modulus998244353>]).polynomialRoots() == [])
    #expect(([5, 0] as [ModularInteger<Modulus7>]).polynomialRoots() == [])
    #expect(([0, 5] as [ModularInteger<Modulus998244353>]).polynomialRoots() == [0])
    #expect(([0, 0, 5] as [ModularInteger<Modulus998244353>]).polynomialRoots() == [0])
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(([0, 0] as [ModularInteger<Modulus7>]).polynomialRoots())
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22 + 1)
        print(many.polynomialRoots())
      }
    }
  #endif
}
