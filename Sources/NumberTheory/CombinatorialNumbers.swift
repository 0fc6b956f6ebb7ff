// Stirling numbers, Eulerian numbers, partition numbers, Bernoulli numbers and derangement numbers. Graham, Knuth, Patashnik:
// Concrete Mathematics, 6.1, 6.2 and 6.5; Euler, "Evolutio producti infiniti (1 − x)(1 − xx)(1 − x³)…", 1783 (pentagonal
// numbers).

extension ModularInteger {
  /// Returns the unsigned Stirling numbers of the first kind: the numbers of permutations with 0, 1, 2, … cycles.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfFirstKind(4).map(\.value)  // [0, 6, 11, 6, 1]
  ///
  /// They are the coefficients of the rising factorial x(x + 1)(x + 2)… with *n* factors. Those of the falling
  /// factorial x(x − 1)(x − 2)…, the signed Stirling numbers, are negative where *n* − *k* is odd, for *k* cycles.
  ///
  /// - Parameter count: The number *n* of elements, not negative.
  /// - Returns: The *n* + 1 numbers for *k* = 0, 1, …, *n* cycles.
  /// - Precondition: No number from 2 to half of *n* divides the modulus, which is not 1: for a prime modulus *p*,
  ///   *n* < 2*p*. The count is at most 4,194,303.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public static func stirlingNumbersOfFirstKind(_ count: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfFirstKind(count)
  }

  /// Returns the Stirling numbers of the second kind: the numbers of partitions of a set into 0, 1, 2, … blocks.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfSecondKind(4).map(\.value)  // [0, 1, 7, 6, 1]
  ///
  /// Their sum is the Bell number, the number of all partitions of the set.
  ///
  /// - Parameter count: The number *n* of elements of the set, not negative.
  /// - Returns: The *n* + 1 numbers for *k* = 0, 1, …, *n* blocks (nonempty subsets).
  /// - Precondition: No number from 2 to *n* divides the modulus, which is not 1: for a prime modulus *p*, *n* < *p*.
  ///   The count is at most 4,194,303.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public static func stirlingNumbersOfSecondKind(_ count: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfSecondKind(count)
  }

  /// Returns the unsigned Stirling numbers of the first kind for a fixed number of cycles: the numbers of permutations of
  /// 0, 1, 2, … elements with that many cycles.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfFirstKind(upTo: 5, cycles: 2).map(\.value)  // [0, 0, 1, 3, 11, 50]
  ///
  /// The signed Stirling numbers are negative where *n* − *k* is odd, for *n* elements.
  ///
  /// - Parameters:
  ///   - end: The largest number of elements, not negative.
  ///   - cycles: The number *k* of cycles, not negative.
  /// - Returns: The numbers for *n* = 0, 1, …, `end` elements; below *k* they are 0.
  /// - Precondition: No number from 2 to `end` divides the modulus, which is not 1: for a prime modulus *p*, `end` < *p*.
  ///   The largest number of elements is at most 4,194,303. If there are more cycles than it, every modulus works.
  /// - Complexity: O(*n* log *n*) for up to *n* elements.
  @inlinable
  public static func stirlingNumbersOfFirstKind(upTo end: Int, cycles: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfFirstKind(upTo: end, cycles)
  }

  /// Returns the Stirling numbers of the second kind for a fixed number of blocks: the numbers of partitions of sets of
  /// 0, 1, 2, … elements into that many blocks.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.stirlingNumbersOfSecondKind(upTo: 5, blocks: 2).map(\.value)  // [0, 0, 1, 3, 7, 15]
  ///
  /// - Parameters:
  ///   - end: The largest number of elements of the set, not negative.
  ///   - blocks: The number *k* of blocks (nonempty subsets), not negative.
  /// - Returns: The numbers for *n* = 0, 1, …, `end` elements; below *k* they are 0.
  /// - Precondition: No number from 2 to half of *k* + 1 divides the modulus, which is not 1: for a prime modulus *p*,
  ///   *k* + 1 < 2*p*. The largest number of elements is at most 4,194,302. If there are more blocks than it, every
  ///   modulus works.
  /// - Complexity: O(*n* log *n*) for up to *n* elements.
  @inlinable
  public static func stirlingNumbersOfSecondKind(upTo end: Int, blocks: Int) -> [Self] {
    _CombinatorialNumbers.stirlingNumbersOfSecondKind(upTo: end, blocks)
  }

  /// Returns the Eulerian numbers: the numbers of permutations with 0, 1, 2, … ascents.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.eulerianNumbers(4).map(\.value)  // [1, 11, 11, 1]
  ///
  /// An ascent is an element that the next one is greater than. There are as many permutations with as many descents, and
  /// with as many elements greater than their positions.
  ///
  /// - Parameter count: The number *n* of elements, not negative.
  /// - Returns: The *n* numbers for *k* = 0, 1, …, *n* − 1 ascents; `[1]` without elements.
  /// - Precondition: No number from 2 to half of *n* divides the modulus, which is not 1: for a prime modulus *p*,
  ///   *n* < 2*p*. The count is at most 4,194,303.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public static func eulerianNumbers(_ count: Int) -> [Self] {
    _CombinatorialNumbers.eulerianNumbers(count)
  }

  /// Returns the first Bernoulli numbers, whose exponential generating function is *x* / (e^*x* − 1).
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     let numbers = Remainder.bernoulliNumbers(count: 5)
  ///     numbers[2] * 6  // 1: it is 1/6
  ///     numbers[4] * 30 + 1  // 0: it is -1/30
  ///
  /// - Parameter count: The number of Bernoulli numbers to return, not negative.
  /// - Precondition: No number from 2 to the count divides the modulus, which is not 1: a prime modulus is greater than
  ///   the count. The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  @inlinable
  public static func bernoulliNumbers(count: Int) -> [Self] {
    precondition(0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    let binomials = Binomials<M>(upTo: count)
    let quotient = binomials._inverses.dropFirst().seriesInverse(count: count)
    return zip(quotient, binomials._factorials).map { $0 * $1 }
  }

  /// Returns the partition numbers: in how many ways 0, 1, 2, … are sums of positive integers, regardless of order.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.partitionNumbers(count: 7).map(\.value)  // [1, 1, 2, 3, 5, 7, 11]
  ///
  /// - Parameter count: The number of partition numbers to return, not negative. Every modulus works.
  /// - Precondition: The count is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  @inlinable
  public static func partitionNumbers(count: Int) -> [Self] {
    precondition(0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    // Pentagonal number theorem: the product of all 1 − x^k is 1 − x − x² + x⁵ + x⁷ − …, with the exponents k(3k ∓ 1) /
    // 2.
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

  /// Returns the first derangement numbers: the numbers of permutations of 0, 1, 2, … elements without fixed point.
  ///
  ///     typealias Remainder = ModularInteger<Modulus998244353>
  ///     Remainder.derangementNumbers(count: 7).map(\.value)  // [1, 0, 1, 2, 9, 44, 265]
  ///
  /// They are also called subfactorials, or Montmort numbers. The number of permutations of *n* elements with exactly *k*
  /// fixed points is the binomial coefficient of *n* and *k*, times the derangement number of *n* − *k*.
  ///
  /// - Parameter count: The number of derangement numbers to return, not negative. Every modulus works.
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public static func derangementNumbers(count: Int) -> [Self] {
    precondition(count >= 0, "the number of numbers is negative")
    var (number, sign) = (0 as Self, -1 as Self)
    return (0..<count).map { elements in
      sign = -sign
      number = Self(elements) * number + sign
      return number
    }
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
      // Invariant: the number of factors is given by the bits above this one. As many further factors are the same
      // polynomial shifted by that number.
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
  internal static func stirlingNumbersOfFirstKind(upTo end: Int, _ cycles: Int) -> [Element] {
    precondition(0..<(1 << 22) ~= end, "the number of things is from 0 to 4194303")
    precondition(cycles >= 0, "the number of cycles is negative")
    let zeros = [Element](repeating: 0, count: Swift.min(cycles, end + 1))
    if cycles > end { return zeros }
    let binomials = Binomials<M>(upTo: end)
    let (factorials, inverses) = (binomials._factorials, binomials._inverses)
    // One cycle of n elements is one of (n − 1)! orders, so its exponential generating function is x + x²/2 + x³/3 + …;
    // that of k of them is the power of it over k!.
    let cycle = zip(inverses.dropFirst(), factorials).prefix(end - cycles + 1).map { $0 * $1 }
    let power = cycle.seriesPower(cycles, count: end - cycles + 1)
    return zeros + zip(power, factorials[cycles...]).map { $0 * $1 * inverses[cycles] }
  }

  @inlinable
  internal static func stirlingNumbersOfSecondKind(upTo end: Int, _ blocks: Int) -> [Element] {
    precondition(0..<(1 << 22) - 1 ~= end, "the number of things is from 0 to 4194302")
    precondition(blocks >= 0, "the number of blocks is negative")
    let zeros = [Element](repeating: 0, count: Swift.min(blocks, end + 1))
    if blocks > end { return zeros }
    // Of n elements the last is the first one of its block, or one of k more: the generating function is x^k divided by
    // the product of 1 − x, 1 − 2x, …, 1 − kx, whose coefficients are those of x(x − 1)…(x − k) from the last one on.
    let product = stirlingNumbersOfFirstKind(blocks + 1).dropFirst().reversed().enumerated()
      .map { $0 % 2 == 0 ? $1 : -$1 }
    return zeros + product.seriesInverse(count: end - blocks + 1)
  }

  @inlinable
  internal static func stirlingNumbersOfSecondKind(_ count: Int) -> [Element] {
    precondition(0..<(1 << 22) ~= count, "the number of things is from 0 to 4194303")
    let binomials = Binomials<M>(upTo: count)
    let powers = Self.powers(count, upTo: count)
    // Inclusion–exclusion: number k is the sum of (k − i)^count / (k − i)! · (−1)^i / i! over all i.
    let ways = zip(powers, binomials._inverses).map { $0 * $1 }
    let signs = binomials._inverses.enumerated().map { $0 % 2 == 0 ? $1 : -$1 }
    return Array(ways.convolution(with: signs)[...count])
  }

  @inlinable
  internal static func eulerianNumbers(_ count: Int) -> [Element] {
    precondition(0..<(1 << 22) ~= count, "the number of things is from 0 to 4194303")
    if count == 0 { return [1] }
    // Number k is the sum of (k + 1 − i)^count · (−1)^i · (count + 1 over i) over all i up to k; the second half is the
    // first one reversed.
    let half = (count + 1) / 2
    let inverses = Binomials<M>(upTo: count / 2)._inverses
    var falling: Element = 1
    let signs = (0..<half).map { place in
      let binomial = falling * inverses[place]
      falling *= Element(count + 1 - place)
      return place % 2 == 0 ? binomial : -binomial
    }
    let first = Self.powers(count, upTo: half).dropFirst().convolution(with: signs)[..<half]
    return Array(first + first.reversed().dropFirst(count % 2))
  }

  /// Returns 0, 1, 2, …, `end` to the power of an exponent.
  @inlinable
  internal static func powers(_ exponent: Int, upTo end: Int) -> [Element] {
    let factors = SmallestFactors(upTo: Swift.max(end, 1))
    // Powers of products are products of powers.
    var powers = [Element(0).power(exponent)]
    for base in stride(from: 1, through: end, by: 1) {
      let factor = factors[base]
      powers.append(
        factor == base ? Element(base).power(exponent) : powers[factor] * powers[base / factor])
    }
    return powers
  }
}
