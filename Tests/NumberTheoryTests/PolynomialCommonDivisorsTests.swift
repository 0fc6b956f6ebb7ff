import NumberTheory
import Testing

/// Euclid's algorithm as it is written.
private func divisor<M: Modulus>(
  _ a: [ModularInteger<M>], _ b: [ModularInteger<M>]
) -> [ModularInteger<M>] {
  var (a, b) = (a, b)
  func trim() { while b.last == 0 { b.removeLast() } }
  trim()
  swap(&a, &b)
  trim()
  while !b.isEmpty {
    while a.count >= b.count {
      let factor = a.last! / b.last!
      for place in b.indices { a[a.count - b.count + place] -= factor * b[place] }
      a.removeLast()
    }
    swap(&a, &b)
    trim()
  }
  return a.map { $0 / a.last! }
}

@Suite struct PolynomialCommonDivisorsTests {
  private typealias Element = ModularInteger<Modulus998244353>

  @Test func documentedExamplesAreTrue() {
    #expect(([2, 3, 1] as [Element]).polynomialGCD(with: [3, 4, 1]) == [1, 1])
    #expect(([0, 1] as [Element]).polynomialInverse(modulo: [1, 0, 1]) == [0, -1])
    #expect(([0, 1] as [Element]).polynomialInverse(modulo: [0, 0, 1]) == nil)
  }

  /// On both sides of where halves of the steps are found first, and of powers of two.
  static let counts: [(Int, Int, Int)] = [
    (0, 0, 0), (0, 3, 1), (1, 1, 1), (2, 3, 1), (5, 1, 4), (9, 9, 3), (60, 90, 1), (130, 127, 20),
    (257, 256, 1), (300, 100, 150), (300, 310, 2), (64, 700, 10), (513, 512, 1), (600, 601, 90),
  ]

  @Test(arguments: counts)
  func divisorsAreThoseOfEuclid(counts: (Int, Int, Int)) {
    func check<M: Modulus>(_: M.Type) {
      let common = remainders(counts.2, seed: 1, M.self)
      let a = common.convolution(with: remainders(counts.0, seed: 2, M.self))
      let b = common.convolution(with: remainders(counts.1, seed: 3, M.self))
      let expected = divisor(a, b)
      #expect((a + [0, 0])[...].polynomialGCD(with: b.lazy.map { $0 }) == expected, "\(M.value)")
      #expect(b.polynomialGCD(with: a + [0]) == expected, "\(M.value)")
      #expect(a.polynomialGCD(with: []) == divisor(a, []), "\(M.value)")
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483647.self)
    check(Modulus2.self)
    check(Modulus7.self)
  }

  @Test(arguments: counts)
  func productsWithInversesAreOne(counts: (Int, Int, Int)) {
    func check<M: Modulus>(_: M.Type) {
      for common in [[1], remainders(counts.2, seed: 4, M.self)] {
        let a = common.convolution(with: remainders(counts.0, seed: 5, M.self))
        var b = common.convolution(with: remainders(counts.1, seed: 6, M.self) + [3])
        if b.contains(where: { $0 != 0 }) {
          b.append(0)
          let inverse = a[...].polynomialInverse(modulo: b.lazy.map { $0 })
          let degree = b.lastIndex { $0 != 0 }!
          guard let inverse else {
            #expect(divisor(a, b).count != 1, "\(M.value)")
            continue
          }
          #expect(inverse.count <= degree && inverse.last != 0, "\(M.value)")
          let product = a.convolution(with: inverse)
          let (_, remainder) = product.polynomialQuotientAndRemainder(dividingBy: b)
          #expect(remainder == (degree == 0 ? [] : [1]), "\(M.value)")
        }
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus2147483647.self)
    check(Modulus2.self)
    check(Modulus7.self)
  }

  /// Where degrees fall by more than one.
  @Test func quotientsMayBeLong() {
    var (a, b): ([Element], [Element]) = ([1], [])
    for (seed, count) in [2, 90, 1, 3, 140, 2, 2, 60, 7, 200, 2, 33].enumerated() {
      let quotient = remainders(count, seed: UInt64(seed), Modulus998244353.self)
      var next = quotient.convolution(with: a)
      for (place, coefficient) in b.enumerated() {
        if place == next.count { next.append(0) }
        next[place] += coefficient
      }
      (a, b) = (next, a)
    }
    #expect(a.polynomialGCD(with: b) == [1])
    let inverse = b.polynomialInverse(modulo: a)!
    let product = inverse.convolution(with: b)
    #expect(product.polynomialQuotientAndRemainder(dividingBy: a).remainder == [1])
    var ones = [Element](repeating: 0, count: 700)
    (ones[0], ones[699]) = (-1, 1)
    var others = [Element](repeating: 0, count: 301)
    (others[0], others[300]) = (-1, 1)
    // x to the power of the greatest common divisor of the exponents, less 1.
    #expect(ones.polynomialGCD(with: others).count == 4)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let polynomial: [ModularInteger<Modulus998244353>] = [1]
        print(polynomial.polynomialInverse(modulo: [0]) as Any)
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 0, count: (1 << 22) + 1)
        print(many.polynomialInverse(modulo: [1]) as Any)
      }
      await #expect(processExitsWith: .failure) {
        let many = [ModularInteger<Modulus998244353>](repeating: 0, count: (1 << 22) + 1)
        print(([1] as [ModularInteger<Modulus998244353>]).polynomialGCD(with: many))
      }
    #endif
  }
}
