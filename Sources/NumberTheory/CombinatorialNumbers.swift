// Numbers of permutations, partitions of sets and of numbers, and Bernoulli's numbers. Graham, Knuth, Patashnik: Concrete
// Mathematics, 6.1 and 6.5; Euler, "Evolutio producti infiniti (1 − x)(1 − xx)(1 − x³)…", 1783 (pentagonal numbers).

extension ModularInteger {
  /// Returns how many permutations of some things have 0, 1, 2, … cycles: Stirling numbers of the first kind.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfFirstKind(4).map(\.value)  // [0, 6, 11, 6, 1]
  ///
  /// They are the coefficients of x(x + 1)(x + 2)…, with so many factors. In x(x − 1)(x − 2)… every other one is
  /// negative: that of *k* cycles of *n* things, if *n* − *k* is odd.
  ///
  /// - Parameter count: How many things there are: 0 or more.
  /// - Returns: One number more than things.
  /// - Precondition: No number from 2 to half of the count divides the modulus: there are fewer than twice as many
  ///   things, if that is a prime. There are at most 4,194,303.
  /// - Complexity: O(*n* log *n*) for *n* things.
  @inlinable
  public static func stirlingNumbersOfFirstKind(_ count: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfFirstKind(count)
  }

  /// Returns in how many ways some things can be put into 0, 1, 2, … groups, none of them empty: Stirling numbers of the
  /// second kind.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfSecondKind(4).map(\.value)  // [0, 1, 7, 6, 1]
  ///
  /// The sum of all is Bell's number: in how many ways there are any number of groups.
  ///
  /// - Parameter count: How many things there are: 0 or more.
  /// - Returns: One number more than things.
  /// - Precondition: No number from 2 to the count divides the modulus: there are fewer things, if that is a prime. There
  ///   are at most 4,194,303.
  /// - Complexity: O(*n* log *n*) for *n* things.
  @inlinable
  public static func stirlingNumbersOfSecondKind(_ count: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfSecondKind(count)
  }

  /// Returns the first of Bernoulli's numbers: the coefficients of *x* / (e^*x* − 1), each multiplied with the factorial
  /// of its exponent.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     let numbers = Remainder.bernoulliNumbers(count: 5)
  ///     numbers[2] * 6  // 1: it is 1/6
  ///     numbers[4] * 30 + 1  // 0: it is -1/30
  ///
  /// - Parameter count: How many numbers to return, not negative.
  /// - Precondition: No number from 2 to the count divides the modulus: it is greater than the count, if it is a prime.
  ///   The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  @inlinable
  public static func bernoulliNumbers(count: Int) -> [Self] {
    precondition(0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    let binomials = Binomials<M>(upTo: count)
    let quotient = binomials._inverses.dropFirst().seriesInverse(count: count)
    return zip(quotient, binomials._factorials).map { $0 * $1 }
  }

  /// Returns in how many ways 0, 1, 2, … are sums of positive whole numbers, in whatever order.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.partitionNumbers(count: 7).map(\.value)  // [1, 1, 2, 3, 5, 7, 11]
  ///
  /// - Parameter count: How many numbers to return, not negative: those up to the count less 1. Every modulus will do.
  /// - Precondition: The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  @inlinable
  public static func partitionNumbers(count: Int) -> [Self] {
    precondition(0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    // The product of all 1 − x^k is 1 − x − x² + x⁵ + x⁷ − …, with the exponents k(3k ∓ 1) / 2.
    var product = [Self](repeating: 0, count: Swift.max(count, 1))
    product[0] = 1
    var (number, exponent, sign) = (1, 1, -1 as Self)
    while exponent < count {
      product[exponent] = sign
      if exponent + number < count { product[exponent + number] = sign }
      exponent += 3 * number + 1
      number += 1
      sign = -sign
    }
    return product.seriesInverse(count: count)
  }
}

// MARK: - Core

@usableFromInline
internal enum _CombinatorialNumbers<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  @inlinable
  internal static func stirlingNumbersOfFirstKind(_ count: Int) -> [Element] {
    precondition(0..<(1 << 22) ~= count, "the number of things is from 0 to 4194303")
    let binomials = Binomials<M>(upTo: count / 2)
    var product: [Element] = [1]
    for bit in (0..<(Int.bitWidth - count.leadingZeroBitCount)).reversed() {
      // Invariant: there are as many factors as the bits above this one say. The same number of others are those at a
      // place that is so much higher.
      let known = product.count - 1
      let next = _Polynomial.shifted(product, by: Element(known), binomials)
      product = product.convolution(with: next)
      if count >> bit & 1 == 1 {
        let last = Element(2 * known)
        product = zip([0] + product, product + [0]).map { $0 + last * $1 }
      }
    }
    return product
  }

  @inlinable
  internal static func stirlingNumbersOfSecondKind(_ count: Int) -> [Element] {
    precondition(0..<(1 << 22) ~= count, "the number of things is from 0 to 4194303")
    let binomials = Binomials<M>(upTo: count)
    let factors = SmallestFactors(upTo: Swift.max(count, 1))
    // Powers of products are products of powers.
    var powers = [Element(0).power(count)]
    for base in stride(from: 1, through: count, by: 1) {
      let factor = factors[base]
      powers.append(
        factor == base ? Element(base).power(count) : powers[factor] * powers[base / factor])
    }
    // Of all ways to put things into k places, k! times those that leave none empty for each group of places.
    let ways = zip(powers, binomials._inverses).map { $0 * $1 }
    let signs = binomials._inverses.enumerated().map { $0 % 2 == 0 ? $1 : -$1 }
    return Array(ways.convolution(with: signs)[...count])
  }
}
