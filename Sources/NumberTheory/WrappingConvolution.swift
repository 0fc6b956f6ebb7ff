// Convolution modulo 2⁶⁴: halves of the elements have exact sums of products, from residues modulo three primes.

extension Collection where Element: FixedWidthInteger {
  /// Returns the convolution of two integer sequences with wraparound, that is, modulo 2ʷ for integers of *w* bits.
  ///
  ///     let a: [UInt64] = [1 << 63, 3]
  ///     a.wrappingConvolution(with: [2, 1])  // [0, 9223372036854775814, 3]: the first sum is 2⁶⁴
  ///
  /// Element *k* of the result is the sum of `self[i] &* other[k - i]` over all *i*, with `&+`. If each sum fits the type,
  /// the result is exact; `convolution(with:)` of `Int` is faster, and traps otherwise.
  ///
  /// - Parameter other: The coefficients of the other polynomial, of any length.
  /// - Returns: The coefficients of the product, one fewer than both sequences have together; empty if either is empty.
  /// - Precondition: The elements have at most 64 bits. The result has at most 8,388,608 elements, or one of the sequences
  ///   has at most 700.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for a result of *n* elements.
  @inlinable
  public func wrappingConvolution(with other: some Collection<Element>) -> [Element] {
    precondition(Element.bitWidth <= 64, "the elements have more than 64 bits")
    let (a, b) = (
      map { UInt64(truncatingIfNeeded: $0) }, other.map { UInt64(truncatingIfNeeded: $0) }
    )
    return _Convolution.wrapping(a, b).map { Element(truncatingIfNeeded: $0) }
  }
}

// MARK: - Core

extension _Convolution {
  @usableFromInline
  internal static func wrapping(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    // Up to so many, naive products are faster.
    if Swift.min(a.count, b.count) <= 700 {
      return oneByOne(a, b) { sum, x, y in sum &+ x &* y }
    }
    let count = a.count + b.count - 1
    precondition(count <= 1 << 23, "a convolution has at most 8388608 elements")
    // Halves are at most 2³¹ in magnitude, so that there are at most 2²³ products of at most 2⁶² in a sum, which the
    // primes determine. The products of both upper halves are multiples of 2⁶⁴.
    let (a, b) = (halves(a), halves(b))
    let first = sums(a, b, count, First.self)
    let second = sums(a, b, count, Second.self)
    let third = sums(a, b, count, Third.self)
    let lower = sums(first.lower, second.lower, third.lower)
    let upper = sums(first.upper, second.upper, third.upper)
    return zip(lower, upper).map { wrapped($0) &+ wrapped($1) &<< 32 }
  }

  private typealias Halves = (lower: [Int32], upper: [Int32])

  /// Returns the signed halves of numbers: each is `lower` + `upper` · 2³², modulo 2⁶⁴.
  private static func halves(_ numbers: [UInt64]) -> Halves {
    let lower = numbers.map { Int32(truncatingIfNeeded: $0) }
    let upper = zip(numbers, lower).map { number, lower in
      Int32(truncatingIfNeeded: (number &- UInt64(truncatingIfNeeded: lower)) &>> 32)
    }
    return (lower, upper)
  }

  /// Returns the sums of products of lower halves, and of a lower with an upper half, modulo a prime.
  private static func sums<Prime: Modulus>(
    _ a: Halves, _ b: Halves, _ count: Int, _: Prime.Type
  ) -> (lower: [UInt32], upper: [UInt32]) {
    var size = 1
    while size < count { size *= 2 }
    let transform = _NumberTransform<Prime>(size: size)
    func values(_ numbers: [Int32]) -> [UInt32] {
      transform.values(padded(numbers.map { ModularInteger<Prime>(Int($0))._remainder }, to: size))
    }
    let (aLower, aUpper) = (values(a.lower), values(a.upper))
    let (bLower, bUpper) = a == b ? (aLower, aUpper) : (values(b.lower), values(b.upper))
    let lower = transform.product(aLower, bLower)
    let upper = transform.sumOfProducts(aLower, bUpper, aUpper, bLower)
    return (Array(lower[..<count]), Array(upper[..<count]))
  }

  /// Returns a sum modulo 2⁶⁴.
  private static func wrapped(_ sum: (low: Int, high: Int)) -> UInt64 {
    UInt64(bitPattern: Int64(sum.low)) &+ UInt64(bitPattern: Int64(sum.high)) &* UInt64(First.value)
  }
}
