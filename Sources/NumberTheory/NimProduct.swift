// Nim multiplication, by Karatsuba's method on halves. Conway, On Numbers and Games, 1976, chapter 6.

/// Returns the nim product of two nimbers: the multiplication of the field whose addition is `^`.
///
///     nimProduct(2, 3)  // 1
///     nimProduct(4, 5 ^ 6)  // 12
///     nimProduct(4, 5) ^ nimProduct(4, 6)  // 12
///
/// A game in which each move turns coins at the corners of a rectangle has as its Grundy numbers the nim products of
/// those of two games with coins in a line (Tartan theorem). The product of two numbers below 2⁸, 2¹⁶ or 2³² is below
/// it, too.
///
/// - Complexity: O(1): 15 products by a table of logarithms, which the first call builds.
public func nimProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let table = _NimTable.shared
  let (a0, a1) = (UInt32(truncatingIfNeeded: a), UInt32(truncatingIfNeeded: a >> 32))
  let (b0, b1) = (UInt32(truncatingIfNeeded: b), UInt32(truncatingIfNeeded: b >> 32))
  // For F = 2³² the nim product of F and a smaller number is the ordinary one, and F² = F ^ F/2: (a₁F ^ a₀)(b₁F ^ b₀) =
  // (a₁b₁ ^ a₁b₀ ^ a₀b₁)F ^ a₀b₀ ^ a₁b₁ · F/2.
  let low = table.product(a0, b0)
  let high = table.product(a1 ^ a0, b1 ^ b0) ^ low
  return UInt64(high) << 32 | UInt64(low ^ table.halved(table.product(a1, b1)))
}

/// Returns the multiplicative inverse of a nimber: their nim product is 1.
///
///     nimInverse(5)  // 12
///     nimProduct(5, 12)  // 1
///
/// - Parameter number: The nimber, not 0.
/// - Complexity: O(1): a few products.
public func nimInverse(_ number: UInt64) -> UInt64 {
  precondition(number != 0, "0 has no inverse")
  if number < 1 << 16 { return UInt64(_NimTable.shared.inverse(UInt16(number))) }
  // The product with its conjugate has half as many bits.
  let conjugate = number ^ number >> (number < 1 << 32 ? 16 : 32)
  return nimProduct(conjugate, nimInverse(nimProduct(number, conjugate)))
}

// MARK: - Core

/// Logarithms of nimbers of 16 bits.
internal struct _NimTable: Sendable {
  internal static let shared = _NimTable()
  /// The order of the base, the generator 258.
  private static let period = 1 << 16 - 1

  /// Powers of the base, twice in a row.
  private let powers: [UInt16]
  /// The exponents of all numbers but 0.
  private let logarithms: [UInt16]

  private init() {
    // 258 generates the multiplicative group.
    let multiples = (0..<16).map { Self.slowProduct(258, 1 << $0, bits: 16) }
    var powers = [UInt16](repeating: 1, count: 2 * Self.period)
    var logarithms = [UInt16](repeating: 0, count: 1 << 16)
    for exponent in 1..<powers.count {
      var (last, next) = (powers[exponent - 1], 0 as UInt16)
      while last != 0 {
        next ^= multiples[last.trailingZeroBitCount]
        last &= last - 1
      }
      powers[exponent] = next
      if exponent < Self.period { logarithms[Int(next)] = UInt16(exponent) }
    }
    (self.powers, self.logarithms) = (powers, logarithms)
  }

  /// Returns the product of two numbers of the given number of bits, a power of two, from their halves.
  private static func slowProduct(_ a: UInt16, _ b: UInt16, bits: UInt16) -> UInt16 {
    if bits == 1 { return a & b }
    let half = bits / 2
    let mask: UInt16 = 1 << half - 1
    let low = slowProduct(a & mask, b & mask, bits: half)
    let high = slowProduct(a >> half ^ a & mask, b >> half ^ b & mask, bits: half) ^ low
    let both = slowProduct(a >> half, b >> half, bits: half)
    return high << half | low ^ slowProduct(both, 1 << (half - 1), bits: half)
  }

  internal func inverse(_ a: UInt16) -> UInt16 { powers[Self.period - Int(logarithms[Int(a)])] }

  internal func product(_ a: UInt16, _ b: UInt16) -> UInt16 {
    a == 0 || b == 0 ? 0 : powers[Int(logarithms[Int(a)]) + Int(logarithms[Int(b)])]
  }

  internal func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let (a0, a1) = (UInt16(truncatingIfNeeded: a), UInt16(truncatingIfNeeded: a >> 16))
    let (b0, b1) = (UInt16(truncatingIfNeeded: b), UInt16(truncatingIfNeeded: b >> 16))
    let low = product(a0, b0)
    let high = product(a1 ^ a0, b1 ^ b0) ^ low
    return UInt32(high) << 16 | UInt32(low ^ product(product(a1, b1), 1 << 15))
  }

  /// Returns the product of a number by 2³¹.
  internal func halved(_ a: UInt32) -> UInt32 {
    // 2³¹ is the product of 2¹⁵ and F = 2¹⁶, so that (a₁F ^ a₀) · 2¹⁵F = (a₁ ^ a₀) · 2¹⁵F ^ a₁ · 2¹⁵ · 2¹⁵.
    let (low, high) = (UInt16(truncatingIfNeeded: a), UInt16(truncatingIfNeeded: a >> 16))
    let lowest = product(product(high, 1 << 15), 1 << 15)
    return UInt32(product(high ^ low, 1 << 15)) << 16 | UInt32(lowest)
  }
}
