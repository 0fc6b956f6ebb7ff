// Digits of arbitrary-precision integers in other bases: long numbers are split at powers of the base, and the parts
// again. Knuth, TAOCP vol. 2, 4.4; Brent and Zimmermann, Modern Computer Arithmetic, 1.7.

extension BigInteger {
  /// Creates a number from its digits in a base, with an optional sign, or `nil` if the text is anything else.
  ///
  ///     BigInteger("-ff", radix: 16)  // -255
  ///     BigInteger("102", radix: 2)  // nil
  ///
  /// - Parameters:
  ///   - text: Digits, and letters of either case for digits from 10 on.
  ///   - radix: The base, in 2 ... 36.
  /// - Complexity: O(*n* log² *n*) for *n* digits.
  @inlinable
  public init?<Text: StringProtocol>(_ text: Text, radix: Int) {
    self.init(_text: Array(text.utf8), radix: radix)
  }

  @usableFromInline
  internal init?(_text text: [UInt8], radix: Int) {
    let base = _Radix(radix)
    let sign = text.first
    var digits: [UInt8] = []
    digits.reserveCapacity(text.count)
    for character in text.dropFirst(sign == 43 || sign == 45 ? 1 : 0) {
      guard let digit = _Radix.digit(character), digit < radix else { return nil }
      digits.append(digit)
    }
    if digits.isEmpty { return nil }
    // From the lowest on, numbers less than the power.
    var parts = stride(from: digits.count, to: 0, by: -base.partLength).map { end in
      base.number(digits[Swift.max(0, end - base.partLength)..<end])
    }
    var power: BigInteger = parts.count > 1 ? base.power : 0
    while parts.count > 1 {
      parts = stride(from: 0, to: parts.count, by: 2).map { low in
        low + 1 == parts.count ? parts[low] : parts[low + 1] * power + parts[low]
      }
      if parts.count > 1 { power *= power }
    }
    self = parts[0]
    if sign == 45 { negate() }
  }
}

extension String {
  /// Creates the digits of a number in a base, after a minus sign if the number is negative.
  ///
  ///     String(BigInteger(-255), radix: 16)  // "-ff"
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - radix: The base, in 2 ... 36.
  ///   - uppercase: Whether the digits from 10 on are uppercase letters.
  /// - Complexity: O(*n* log² *n*) for *n* digits.
  public init(_ number: BigInteger, radix: Int, uppercase: Bool = false) {
    let base = _Radix(radix)
    // The number is less than the square of the last power; if there is none, it is a part.
    var powers: [BigInteger] = []
    if number._limbs.count > _Radix.mostLimbs {
      powers = [base.power]
      while powers.last!._limbs.count * 2 - 1 <= number._limbs.count {
        powers.append(powers.last! * powers.last!)
      }
    }
    var digits: [UInt8] = []
    base.appendDigits(of: number.magnitude, splitAt: powers[...], to: &digits)
    let first = digits.firstIndex { $0 > 0 } ?? digits.count - 1
    let letters: UInt8 = uppercase ? 55 : 87
    let text = digits[first...].map { $0 + ($0 < 10 ? 48 : letters) }
    self = (number.isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }
}

// MARK: - Core

/// A base in which numbers of arbitrary precision are read and written.
internal struct _Radix {
  private let radix: Int
  /// The most digits that a limb can hold.
  private let limbLength: Int
  /// The power of the base with that exponent.
  private let limbPower: UInt64

  internal init(_ radix: Int) {
    precondition(2...36 ~= radix, "the base must be from 2 to 36")
    var (length, power) = (1, radix)
    while power * radix <= Int(BigInteger._base) { (length, power) = (length + 1, power * radix) }
    self.radix = radix
    (limbLength, limbPower) = (length, UInt64(power))
  }

  /// As many digits are read and written limb by limb; longer numbers are split into parts of this length.
  internal var partLength: Int { 32 * limbLength }

  /// The least number with more digits than a part.
  internal var power: BigInteger { BigInteger(radix).power(partLength) }

  /// Numbers of so many limbs are less than the power, in any base.
  internal static var mostLimbs: Int { 26 }

  internal static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 48...57: return character - 48
    case 65...90: return character - 55
    case 97...122: return character - 87
    default: return nil
    }
  }

  /// Returns the number with the given digits, limb by limb (Horner's rule).
  internal func number(_ digits: ArraySlice<UInt8>) -> BigInteger {
    var limbs: [UInt32] = []
    var rest = digits
    while !rest.isEmpty {
      // All steps but the first one have as many digits as a limb holds.
      let count = (rest.count - 1) % limbLength + 1
      var carry = rest.prefix(count).reduce(0) { $0 * UInt64(radix) + UInt64($1) }
      for place in limbs.indices {
        let total = UInt64(limbs[place]) * limbPower + carry
        (carry, limbs[place]) = (total / BigInteger._base, UInt32(total % BigInteger._base))
      }
      if carry > 0 { limbs.append(UInt32(carry)) }
      rest.removeFirst(count)
    }
    return BigInteger(_limbs: limbs, isNegative: false)
  }

  /// Appends the digits of a number less than the square of the last power, or if there is none of a part, with zeros
  /// before them.
  internal func appendDigits(
    of number: BigInteger, splitAt powers: ArraySlice<BigInteger>, to digits: inout [UInt8]
  ) {
    guard let power = powers.last else { return appendDigits(of: number, to: &digits) }
    let (high, low) = number.quotientAndRemainder(dividingBy: power)
    appendDigits(of: high, splitAt: powers.dropLast(), to: &digits)
    appendDigits(of: low, splitAt: powers.dropLast(), to: &digits)
  }

  private func appendDigits(of number: BigInteger, to digits: inout [UInt8]) {
    let start = digits.count
    var limbs = number._limbs
    while !limbs.isEmpty {
      var rest: UInt64 = 0
      for place in limbs.indices.reversed() {
        let total = rest * BigInteger._base + UInt64(limbs[place])
        (rest, limbs[place]) = (total % limbPower, UInt32(total / limbPower))
      }
      while limbs.last == 0 { limbs.removeLast() }
      for _ in 0..<limbLength {
        digits.append(UInt8(rest % UInt64(radix)))
        rest /= UInt64(radix)
      }
    }
    digits.append(contentsOf: repeatElement(0, count: start + partLength - digits.count))
    digits[start...].reverse()
  }
}
