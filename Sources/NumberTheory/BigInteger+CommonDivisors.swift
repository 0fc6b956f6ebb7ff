// Greatest common divisors of arbitrary-precision integers by Lehmer's method: the highest digits alone determine most
// quotients of Euclid's algorithm, so that many steps are done at once. Knuth, TAOCP vol. 2, 4.5.2, algorithm L.

/// Returns the greatest common divisor of two integers: never negative, and 0 if both are 0.
///
///     gcd(BigInteger(2).power(70), BigInteger(6).power(65)) == BigInteger(2).power(65)  // true
///
/// - Complexity: O(*n*²) for *n* digits, with a small constant (Lehmer's method): 40,000 digits take about 50 ms.
public func gcd(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  var (larger, smaller) = (a.magnitude, b.magnitude)
  if larger < smaller { swap(&larger, &smaller) }
  while smaller._limbs.count > 2 {
    let steps = _EuclideanSteps(larger._limbs, smaller._limbs)
    if steps.isNone {
      (larger, smaller) = (smaller, larger % smaller)
    } else {
      (larger, smaller) = steps.made(larger._limbs, smaller._limbs)
    }
  }
  if smaller == 0 { return larger }
  return BigInteger(gcd(smaller._twoLimbs, (larger % smaller)._twoLimbs))
}

/// Returns the least common multiple of two integers: never negative, and 0 if one of them is 0.
///
///     lcm(BigInteger(4), BigInteger(-6))  // 12
///
/// - Complexity: O(*n*²) for *n* digits.
public func lcm(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  if a == 0 || b == 0 { return 0 }
  return a.magnitude / gcd(a, b) * b.magnitude
}

// MARK: - Core

extension BigInteger {
  /// The magnitude of a number of at most two limbs.
  internal var _twoLimbs: UInt64 {
    _limbs.reversed().reduce(0) { $0 * Self._base + UInt64($1) }
  }
}

/// Several steps of Euclid's algorithm, which map two numbers *x* and *y* to *ax* + *by* and *cx* + *dy*.
internal struct _EuclideanSteps {
  private var (a, b, c, d): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)
  private static var base: Int64 { Int64(BigInteger._base) }

  /// Finds the steps that are determined by the 18 highest digits.
  ///
  /// - Parameters:
  ///   - larger: The larger number, of at least two limbs.
  ///   - smaller: The smaller number.
  init(_ larger: [UInt32], _ smaller: [UInt32]) {
    var scale: UInt32 = 1
    while scale <= larger.last! / 10 { scale *= 10 }
    func highestDigits(_ limbs: [UInt32]) -> Int64 {
      func limb(_ depth: Int) -> Int64 {
        let place = larger.count - depth
        return limbs.indices.contains(place) ? Int64(limbs[place]) : 0
      }
      let part = Int64(scale) * 10
      return (limb(1) * Self.base + limb(2)) * (Self.base / part) + limb(3) / part
    }
    var (x, y) = (highestDigits(larger), highestDigits(smaller))
    // The digits that follow increase both numbers by less than 1: the quotient is between these two.
    while y + c != 0, y + d != 0 {
      let quotient = (x + a) / (y + c)
      if quotient != (x + b) / (y + d) { break }
      let (nextC, nextD) = (a - quotient * c, b - quotient * d)
      if Swift.max(abs(nextC), abs(nextD)) >= Self.base { break }
      (x, y) = (y, x - quotient * y)
      (a, b, c, d) = (c, d, nextC, nextD)
    }
  }

  /// Whether the digits determine no quotient.
  var isNone: Bool { b == 0 }

  /// Returns the two numbers after these steps.
  func made(_ larger: [UInt32], _ smaller: [UInt32]) -> (BigInteger, BigInteger) {
    // Both in one loop: each waits for its own carries only.
    var first = larger
    var second = smaller + repeatElement(0, count: larger.count - smaller.count)
    first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        var (carry, other) = (Self.base, Self.base)
        for place in first.indices {
          let (x, y) = (Int64(first[place]), Int64(second[place]))
          first[place] = Self.limb(a &* x &+ b &* y, &carry)
          second[place] = Self.limb(c &* x &+ d &* y, &other)
        }
      }
    }
    return (
      BigInteger(_limbs: first, isNegative: false), BigInteger(_limbs: second, isNegative: false)
    )
  }

  /// Returns the limb of a total, and updates the carry.
  ///
  /// Both may be negative; the carry is kept larger by the base, and so positive.
  @inline(__always)
  private static func limb(_ total: Int64, _ carry: inout Int64) -> UInt32 {
    let positive = UInt64(bitPattern: total &+ base &* (base &- 1) &+ carry)
    let quotient = positive / UInt64(bitPattern: base)
    carry = Int64(bitPattern: quotient)
    return UInt32(truncatingIfNeeded: positive &- quotient &* UInt64(bitPattern: base))
  }
}
