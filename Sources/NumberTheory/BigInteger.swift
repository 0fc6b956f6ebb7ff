// Arbitrary-precision integers, with nine decimal digits in each limb, so that they are read and written in linear
// time. Knuth, TAOCP vol. 2, 4.3.1.

/// An integer of arbitrary precision.
///
///     let a = BigInteger("123456789012345678901234567890")!
///     let b = a * a - 1
///     "\(b / a)"  // "123456789012345678901234567889"
///     (b + 1) % 1_000_000_007  // 562701352
///     BigInteger(2).power(100).description  // "1267650600228229401496703205376"
///
/// The number is stored in decimal, not in binary: a number of a million digits is parsed and printed in linear time,
/// but there are no bitwise operators or shifts. Products, and what is computed by them, as quotients and roots are, may
/// have up to 50 million digits, those of both factors together.
public struct BigInteger: Sendable {
  // Invariant: the highest limb is not 0; 0 has no limbs, and is not negative.
  @usableFromInline internal var _limbs: [UInt32]
  @usableFromInline internal var _isNegative: Bool

  @usableFromInline
  internal init(_limbs limbs: [UInt32], isNegative: Bool) {
    _limbs = limbs
    while _limbs.last == 0 { _limbs.removeLast() }
    _isNegative = isNegative && !_limbs.isEmpty
  }

  /// Creates the number 0.
  public init() {
    self.init(_limbs: [], isNegative: false)
  }

  /// Creates a number from an integer.
  @inlinable
  public init<Number: BinaryInteger>(_ number: Number) {
    var limbs: [UInt32] = []
    var rest = number.magnitude
    if var small = UInt64(exactly: rest) {
      while small > 0 {
        limbs.append(UInt32(small % Self._base))
        small /= Self._base
      }
    } else {
      let base = Number.Magnitude(Self._base)
      while rest > 0 {
        limbs.append(UInt32(rest % base))
        rest /= base
      }
    }
    self.init(_limbs: limbs, isNegative: number < 0)
  }

  /// Creates a number from decimal digits with an optional sign, or `nil` if the text is anything else.
  ///
  ///     BigInteger("-00120")  // -120
  ///     BigInteger("1e6")  // nil
  ///
  /// - Complexity: O(*n*) for *n* digits.
  @inlinable
  public init?<Text: StringProtocol>(_ text: Text) {
    self.init(_text: Array(text.utf8))
  }

  @usableFromInline
  internal init?(_text text: [UInt8]) {
    var digits = text[...]
    let sign = digits.first
    if sign == 43 || sign == 45 { digits.removeFirst() }
    if digits.isEmpty || !digits.allSatisfy({ $0 &- 48 < 10 }) { return nil }
    var limbs: [UInt32] = []
    limbs.reserveCapacity(digits.count / Self._digits + 1)
    while !digits.isEmpty {
      limbs.append(digits.suffix(Self._digits).reduce(0) { $0 * 10 + UInt32($1 - 48) })
      digits.removeLast(Swift.min(Self._digits, digits.count))
    }
    self.init(_limbs: limbs, isNegative: sign == 45)
  }

  /// The number of decimal digits; 1 for the number 0.
  ///
  ///     BigInteger(-1000).digitCount  // 4
  ///
  /// - Complexity: O(1)
  public var digitCount: Int {
    guard let highest = _limbs.last else { return 1 }
    return (_limbs.count - 1) * Self._digits + String(highest).utf8.count
  }

  /// A Boolean value that is `true` if the number is less than 0.
  ///
  /// - Complexity: O(1)
  public var isNegative: Bool { _isNegative }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension BigInteger: LosslessStringConvertible {
  /// The decimal digits, after a minus sign if the number is negative.
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public var description: String {
    guard let highest = _limbs.last else { return "0" }
    var text: [UInt8] = _isNegative ? [45] : []
    text.reserveCapacity(_limbs.count * Self._digits + 1)
    text += String(highest).utf8
    for limb in _limbs.dropLast().reversed() {
      var place: UInt32 = 100_000_000
      while place > 0 {
        text.append(UInt8(48 + limb / place % 10))
        place /= 10
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension BigInteger: Comparable, Hashable {
  /// Returns whether a number is less than another one.
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left._isNegative != right._isNegative { return left._isNegative }
    return left._isNegative
      ? _isLess(right._limbs, left._limbs) : _isLess(left._limbs, right._limbs)
  }
}

extension FixedWidthInteger {
  /// Creates an integer from a number of arbitrary precision, or `nil` if it does not fit.
  ///
  ///     Int(exactly: BigInteger(10).power(18))  // 1000000000000000000
  ///     Int(exactly: BigInteger(10).power(19))  // nil
  @inlinable
  public init?(exactly number: BigInteger) {
    self = 0
    for limb in number._limbs.reversed() {
      // A type of few bits may not represent a limb, but a digit.
      var place: UInt32 = 100_000_000
      while place > 0 {
        let digit = Self(truncatingIfNeeded: limb / place % 10)
        let (tens, isTooLarge) = multipliedReportingOverflow(by: 10)
        let (sum, overflows) =
          number._isNegative
          ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
        if isTooLarge || overflows { return nil }
        self = sum
        place /= 10
      }
    }
  }
}

// MARK: - Core

extension BigInteger {
  /// The base of the limbs.
  @inlinable internal static var _base: UInt64 { 1_000_000_000 }

  /// The number of decimal digits of a limb.
  private static var _digits: Int { 9 }

  /// Returns whether a magnitude is less than another one.
  internal static func _isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for place in left.indices.reversed() where left[place] != right[place] {
      return left[place] < right[place]
    }
    return false
  }
}
