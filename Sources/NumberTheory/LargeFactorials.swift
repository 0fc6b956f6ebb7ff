// Factorials of any numbers below a prime: the products of blocks of numbers are values of a polynomial at successive
// places. Strassen, "Einige Resultate über Berechnungskomplexität", 1976; Bostan, Gaudry, Schost, "Linear recurrences
// with polynomial coefficients and application to integer factorization and Cartier–Manin operator", 2007, 3.

/// Factorials of any numbers below a prime modulus, and binomial coefficients of any numbers, without a table of them
/// all.
///
///     let factorials = LargeFactorials<Modulus998244353>()
///     factorials.factorial(500_000_000)  // 62402409
///     factorials.choose(900_000_000, 123_456_789)  // 638477856
///
/// If all numbers are at most some millions, ``Binomials`` are faster.
public struct LargeFactorials<M: Modulus>: Sendable {
  /// The factorials of all multiples of the length of a block.
  @usableFromInline internal let _factorials: [ModularInteger<M>]

  /// How many numbers a block has.
  @inlinable internal static var _length: Int { 1024 }

  /// Multiplies the numbers of all blocks.
  ///
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*p* log *p* / 1024) time and *p* / 256 bytes for a prime *p*.
  @inlinable
  public init() {
    let (length, count) = (Self._length, Int(M.value - 1) / Self._length)
    let products = (0..<Swift.min(count, length + 1)).map { block in
      Self._product(after: block * length, count: length)
    }
    let others = products.interpolatedValues(
      from: ModularInteger(products.count), count: count - products.count)
    var factorials: [ModularInteger<M>] = [1]
    factorials.reserveCapacity(count + 1)
    for (place, product) in (products + others).enumerated() {
      factorials.append(factorials[place] * product)
    }
    _factorials = factorials
  }

  /// Returns the factorial *n*!.
  ///
  /// - Parameter n: A number that is not negative and less than the modulus.
  /// - Complexity: O(1), at most 1023 products.
  @inlinable
  public func factorial(_ n: Int) -> ModularInteger<M> {
    precondition(0 <= n && n < M.value, "the number must be from 0 to the modulus less 1")
    let (block, rest) = n.quotientAndRemainder(dividingBy: Self._length)
    return _factorials[block] * Self._product(after: n - rest, count: rest)
  }

  /// Returns the binomial coefficient *n* choose *k*; 0 if *k* is negative or greater than *n*.
  ///
  ///     let factorials = LargeFactorials<Modulus1000000007>()
  ///     factorials.choose(1_000_000_000, 500_000_000)  // 643554692
  ///     factorials.choose(1_000_000_000_000_000_000, 2_000_000_000)  // 0
  ///
  /// The numbers may be larger than the modulus (Lucas' theorem).
  ///
  /// - Parameters:
  ///   - n: The number of elements, not negative.
  ///   - k: The number of elements to choose.
  /// - Complexity: O(log *n*), at most 3069 products and an inverse for each digit of *n* in base *p*.
  @inlinable
  public func choose(_ n: Int, _ k: Int) -> ModularInteger<M> {
    precondition(n >= 0, "the number of elements must not be negative")
    if k < 0 || k > n { return 0 }
    let base = Int(M.value)
    var (n, k) = (n, k)
    var (product, divisor): (ModularInteger<M>, ModularInteger<M>) = (1, 1)
    while n > 0 {
      let (digit, chosen) = (n % base, k % base)
      if chosen > digit { return 0 }
      product *= factorial(digit)
      divisor *= factorial(chosen) * factorial(digit - chosen)
      (n, k) = (n / base, k / base)
    }
    return product / divisor
  }

  /// Returns the product of the numbers that follow a number.
  @inlinable
  internal static func _product(after number: Int, count: Int) -> ModularInteger<M> {
    // Two products at a time, as each waits for the one before it.
    var (product, other): (ModularInteger<M>, ModularInteger<M>) = (1, 1)
    var factor = ModularInteger<M>(number + 1)
    for _ in 0..<count / 2 {
      product *= factor
      other *= factor + 1
      factor = factor + 2
    }
    return count % 2 == 0 ? product * other : product * other * factor
  }
}
