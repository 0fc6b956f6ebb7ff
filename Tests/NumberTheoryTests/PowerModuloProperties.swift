import NumberTheory
import PropertyTesting
import Testing

@Suite struct PowerModuloProperties {
  @Test func documentedExamplesAreTrue() {
    #expect(7.power(100, modulo: 13) == 9)
    #expect((-2).power(3, modulo: 5) == 2)
  }

  @Test func productsOfSmallNumbersAreProducts() {
    for first in -12...12 {
      for second in -12...12 {
        for modulus in 1...15 {
          let found = first.product(second, modulo: modulus)
          #expect(found == (first * second).modulo(modulus), "\(first) * \(second), \(modulus)")
        }
      }
    }
    #expect(Int.min.product(.min, modulo: .max) == 1)
  }

  @Test func powersAreProductsOneByOne() {
    forAll(
      tuples(.integers(in: -20...20), .integers(in: 0...12), .integers(in: 1...50)), size: 50
    ) { (base: Int, exponent: Int, modulus: Int) in
      let power = (0..<exponent).reduce(1 % modulus) { power, _ in power * base % modulus }
      try check(
        base.power(exponent, modulo: modulus), equals: (power + modulus) % modulus,
        "\(base)^\(exponent) mod \(modulus)")
    }
  }

  @Test func powersThatFitAreExact() {
    for base in -12...12 {
      var power = 1
      for exponent in 0..<17 {
        #expect(base.power(exponent) == power, "\(base)^\(exponent)")
        power *= base
      }
    }
    // The largest that fit: no square beyond them is made.
    #expect(10.power(18) == 1_000_000_000_000_000_000 && 3.power(39) == 4_052_555_153_018_976_267)
    #expect((-2).power(63) == .min && 2.power(62) == 1 << 62 && Int.min.power(1) == .min)
    #expect(1.power(.max) == 1 && (-1).power(.max) == -1 && 0.power(.max) == 0)
  }

  @Test func exponentsAddUpForModuliOfAnySize() {
    forAll(
      tuples(
        .integers(in: Int.min...Int.max), .integers(in: 0...1 << 61),
        .integers(in: 0...1 << 61)), size: 64
    ) { (base: Int, first: Int, second: Int) in
      // A prime, 2^61 - 1, so that Fermat's theorem shortens exponents by 2^61 - 2.
      let prime = 1 << 61 - 1
      let whole = base.power(first + second, modulo: prime)
      try check(
        base.power((first + second) % (prime - 1), modulo: prime) == whole || whole == 0,
        "\(base), \(first + second)")
      let parts = (base.power(first, modulo: .max), base.power(second, modulo: .max))
      let product = UInt(parts.0).multipliedFullWidth(by: UInt(parts.1))
      let expected = UInt(Int.max).dividingFullWidth(product).remainder
      try check(base.power(first + second, modulo: .max), equals: Int(expected), "\(base)")
      try check(parts.0.product(parts.1, modulo: .max), equals: Int(expected), "\(parts)")
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(7.power(-1, modulo: 13))
      }
      #expect(root.says("the exponent is negative"))
      let negative = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        print(2.power(-1))
      }
      #expect(negative.says("the exponent is negative"))
      await #expect(processExitsWith: .failure) { print(2.power(63)) }
      let power = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(7.power(1, modulo: 0))
      }
      #expect(power.says("the modulus is not positive"))
      let product = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(7.product(1, modulo: -13))
      }
      #expect(product.says("the modulus is not positive"))
    }
  #endif
}
