// Discrete logarithms. Shanks, "Class number, a theory of factorization, and genera", 1971 (baby-step giant-step);
// common factors with the modulus: Shoup, NTL, 2000.

extension Int {
  /// Returns the discrete logarithm of this number: the smallest exponent *x* with `base`^*x* ≡ `self`, or `nil`.
  ///
  ///     13.discreteLogarithm(toBase: 3, modulo: 17)  // 4: 81 = 4 · 17 + 13
  ///     4.discreteLogarithm(toBase: 6, modulo: 8)  // 2: 36 = 4 · 8 + 4
  ///     5.discreteLogarithm(toBase: 6, modulo: 8)  // nil
  ///
  /// The power 0 of any number is 1, so that the logarithm of 1 is 0. If the base and the modulus are coprime, the
  /// exponents with the same power are spaced by the order of the base, the smallest positive exponent whose power is
  /// 1.
  ///
  /// - Parameters:
  ///   - base: The base, any integer.
  ///   - modulus: The modulus, positive, prime or not. Beyond 10¹⁵ only exponents up to about 10¹⁵ are found in a
  ///     matter of seconds.
  /// - Returns: The exponent, in `0..<modulus`, or `nil` if no power of the base is congruent to this number.
  /// - Complexity: O(√*m*) time and space for a modulus *m* up to 2⁴⁴ (baby-step giant-step). Beyond, 128 MiB, and a
  ///   step for each 2²² of the exponent. O(1) for exponents up to 2²², with any modulus.
  public func discreteLogarithm(toBase base: Int, modulo modulus: Int) -> Int? {
    let (base, number) = (UInt(base.modulo(modulus)), UInt(self.modulo(modulus)))
    let whole = UInt(modulus)
    var (rest, power, exponent) = (whole, 1 % whole, 0)
    while true {
      // Invariant: no lower power is the number. The modulus is the rest times divisors of this power.
      if power == number { return exponent }
      let divisor = gcd(rest, base)
      if divisor == 1 { break }
      rest /= divisor
      power = power._product(base, modulo: whole)
      exponent += 1
    }
    // From here on, powers are multiples of these divisors, and the base is invertible modulo the rest.
    if number % (whole / rest) != 0 || gcd(number, rest) != 1 { return nil }
    let root = Int(rest).integerSquareRoot() + 1
    var (product, end) = (power % rest, 0)
    // A few baby steps first, for small exponents; then so many that giant steps are not more, unless that takes more
    // memory than it is worth.
    for most in [1 << 11, 1 << 22] where end < rest {
      let count = Swift.min(root, most)
      let steps = _BabySteps(count, from: number % rest, by: base % rest, modulo: rest)
      let last = most == 1 << 11 ? UInt(count * count) : rest
      if let found = steps.exponent(from: &product, &end, through: last) { return exponent + found }
    }
    return nil
  }
}

// MARK: - Core

/// Baby steps: a table of the products of a number with the powers 0, 1, 2, … of a base, each with its last exponent.
internal struct _BabySteps {
  private let modulus: UInt
  private let count: Int
  /// The power of the base that is a giant step: as far as all baby steps together.
  private var giantStep: UInt = 1
  /// Products and exponents in a hash table with linear probing; the product 0 stands for a free slot.
  ///
  /// At least half of the slots are free.
  private var table: [(product: UInt, exponent: UInt32)]
  private let shift: UInt

  /// - Parameters:
  ///   - count: The number of baby steps.
  ///   - number: Coprime to the modulus.
  ///   - base: Coprime to the modulus.
  ///   - modulus: 2 or more.
  internal init(_ count: Int, from number: UInt, by base: UInt, modulo modulus: UInt) {
    self.count = count
    self.modulus = modulus
    let bits = Int.bitWidth - (2 * count - 1).leadingZeroBitCount
    shift = UInt(UInt.bitWidth - bits)
    table = Array(repeating: (0, 0), count: 1 << bits)
    let factor = _FixedFactor(base, modulo: modulus)
    var (product, power) = (number, 1 as UInt)
    for exponent in 0..<count {
      // Of the exponents with the same product the last one stays.
      table[place(of: product)] = (product, UInt32(truncatingIfNeeded: exponent))
      product = factor.product(product)
      power = factor.product(power)
    }
    giantStep = power
  }

  /// Takes giant steps up to an exponent, or less than one step beyond, and returns the first exponent that is found.
  ///
  /// - Parameters:
  ///   - product: The power of the base to the exponent from which to go on.
  ///   - end: That exponent, counted from the start of all steps.
  ///   - last: The last exponent to look for.
  internal func exponent(
    from product: inout UInt, _ end: inout Int, through last: UInt
  ) -> Int? {
    let factor = _FixedFactor(giantStep, modulo: modulus)
    while end < last {
      // Invariant: no exponent up to `end` is a solution. Those of the next giant step are `end` minus baby steps.
      product = factor.product(product)
      end += count
      let step = table[place(of: product)]
      if step.product == product { return end - Int(step.exponent) }
    }
    return nil
  }

  /// Returns the slot of a product, or the free slot for it.
  @inline(__always)
  private func place(of product: UInt) -> Int {
    // Fibonacci hashing: the high bits of the product with the golden ratio are spread evenly.
    var place = Int((product &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while table[place].product != product && table[place].product != 0 {
      place = (place + 1) & (table.count - 1)
    }
    return place
  }
}

/// A factor modulo a number of up to 63 bits: with its quotient precomputed, multiplication takes no division (Shoup).
internal struct _FixedFactor {
  private let factor: UInt
  private let modulus: UInt
  /// ⌊2⁶⁴ · `factor` / `modulus`⌋.
  private let quotient: UInt

  internal init(_ factor: UInt, modulo modulus: UInt) {
    self.factor = factor
    self.modulus = modulus
    quotient = modulus.dividingFullWidth((factor, 0)).quotient
  }

  @inline(__always)
  internal func product(_ number: UInt) -> UInt {
    // This is the largest multiple of the modulus up to the product, or the one before. The difference is less than
    // 2⁶⁴, so that wraparound does no harm.
    let multiple = number.multipliedFullWidth(by: quotient).high &* modulus
    let rest = number &* factor &- multiple
    return rest < modulus ? rest : rest &- modulus
  }
}
