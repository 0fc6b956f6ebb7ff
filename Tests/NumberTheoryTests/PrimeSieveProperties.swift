// What holds for the primes up to any limit.

import NumberTheory
import PropertyTesting
import Testing

@Suite struct PrimeSieveProperties {
  private static var limits: Generator<Int> { .integers(in: -3...20_000) }

  @Test func everyNumberIsAPrimeOrAProductOfTwoSmallerNumbers() {
    forAll(tuples(Self.limits, .integers(in: 0...20_000))) { limit, number in
      if limit < 2 || number > limit { return }
      let divisor = (2..<max(number, 2)).first { number % $0 == 0 }
      try check(
        PrimeSieve(upTo: limit).contains(number), equals: number > 1 && divisor == nil,
        "\(number) up to \(limit)")
    }
  }

  @Test func aSmallerSieveIsThePrefixOfALargerOne() {
    forAll(tuples(Self.limits, Self.limits)) { first, second in
      let (smaller, larger) = (
        PrimeSieve(upTo: min(first, second)), PrimeSieve(upTo: max(first, second))
      )
      try check(Array(smaller), equals: larger.prefix { $0 <= min(first, second) })
      try check(smaller.count, equals: Array(smaller).count, "count")
    }
  }
}
