// What holds for all integers modulo a prime, and for all binomial coefficients.

import NumberTheory
import PropertyTesting
import Testing

@Suite struct ModularIntegerProperties {
  private typealias Remainder = ModularInteger<Modulus998244353>

  private static var numbers: Generator<Int> { .integers(in: .min ... .max) }

  @Test func theyAreAField() {
    forAll(tuples(Self.numbers, Self.numbers, Self.numbers)) { first, second, third in
      let (a, b, c) = (Remainder(first), Remainder(second), Remainder(third))
      try check(a + b, equals: b + a, "sums commute")
      try check(a * b, equals: b * a, "products commute")
      try check((a + b) + c, equals: a + (b + c), "sums associate")
      try check((a * b) * c, equals: a * (b * c), "products associate")
      try check(a * (b + c), equals: a * b + a * c, "products distribute")
      try check(a - b + b, equals: a, "differences undo sums")
      if b != 0 { try check(a / b * b, equals: a, "quotients undo products") }
    }
  }

  @Test func exponentsAddUp() {
    let exponents = Generator.integers(in: -1_000_000...1_000_000)
    forAll(tuples(Self.numbers, exponents, exponents)) { number, first, second in
      let x = Remainder(number)
      if x == 0 { return }
      try check(
        x.power(first) * x.power(second), equals: x.power(first + second), "\(x)")
    }
  }

  @Test func waysToChooseFromTwoHeapsAddUp() {
    let binomials = Binomials<Modulus998244353>(upTo: 600)
    let sizes = Generator.integers(in: 0...300)
    forAll(tuples(sizes, sizes, .integers(in: 0...600))) { first, second, chosen in
      // Vandermonde's convolution.
      let ways = (0...chosen).filter { $0 <= first && chosen - $0 <= second }
        .map { binomials.choose(first, $0) * binomials.choose(second, chosen - $0) }
      try check(ways.reduce(0, +), equals: binomials.choose(first + second, chosen))
    }
  }
}
