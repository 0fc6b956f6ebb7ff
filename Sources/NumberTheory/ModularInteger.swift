// Modular arithmetic. Knuth, TAOCP vol. 2, 4.3.2 and 4.5.2 (the extended Euclidean algorithm), 4.6.3 (powers).

/// An integer modulo a number: arithmetic operations reduce their results.
///
///     typealias Remainder = ModularInteger<Modulus1000000007>
///     let product = Remainder(1_000_000_006) * 3
///     product.value  // 1000000004
///     Remainder(-1).value  // 1000000006
///
/// Division multiplies by the modular inverse, which every number but 0 has if the modulus is a prime:
///
///     let half: ModularInteger<Modulus1000000007> = 1 / 2
///     half + half  // 1
///     half.power(-100)  // 976371285
///
/// Everything but division, inverses and powers takes O(1).
public struct ModularInteger<M: Modulus>: Hashable, Sendable {
  /// Less than the modulus.
  @usableFromInline internal let _remainder: UInt32

  @inlinable
  internal init(_remainder: UInt32) {
    self._remainder = _remainder
  }

  /// Creates the residue of an integer, which may be negative.
  @inlinable
  public init<T: BinaryInteger>(_ number: T) {
    let modulus = Int64(Self._modulus)
    // A type that has larger numbers can represent the modulus too.
    let rest = Int64(exactly: number).map { $0 % modulus } ?? Int64(number % T(modulus))
    _remainder = UInt32(truncatingIfNeeded: rest < 0 ? rest + modulus : rest)
  }

  /// The residue, in `0..<modulus`.
  @inlinable public var value: Int { Int(_remainder) }

  /// The modular inverse: the number whose product with this one is 1.
  ///
  ///     ModularInteger<Modulus998244353>(3).inverse  // 332748118
  ///
  /// There is none, and the program traps, if this number and the modulus are not coprime; 0 has an inverse only modulo
  /// 1.
  ///
  /// - Complexity: O(log *m*), where *m* is the modulus.
  @inlinable
  public var inverse: Self {
    let (divisor, factor, _) = extendedGCD(Int(_remainder), Int(Self._modulus))
    precondition(divisor == 1, "numbers with a divisor of the modulus have no inverse")
    return Self(factor)
  }

  /// Returns this number raised to a power; 1 if the exponent is 0.
  ///
  ///     ModularInteger<Modulus998244353>(5).power(-2) * 25  // 1
  ///
  /// - Parameter exponent: The exponent; if it is negative, this number must have an inverse.
  /// - Complexity: O(log *e*) for an exponent *e*.
  @inlinable
  public func power(_ exponent: Int) -> Self {
    var square = exponent < 0 ? inverse : self
    var rest = exponent.magnitude
    var power: Self = 1
    while rest > 0 {
      if rest & 1 == 1 { power *= square }
      square *= square
      rest >>= 1
    }
    return power
  }

  @inlinable internal static var _modulus: UInt32 {
    let modulus = M.value
    precondition(1...(1 << 31) ~= modulus, "a modulus is a number from 1 to 2^31")
    return modulus
  }
}

extension ModularInteger: AdditiveArithmetic {
  /// The number 0.
  @inlinable public static var zero: Self { Self(_remainder: 0) }

  /// Returns the sum of two numbers.
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    // Both are less than 2³¹: their sum does not wrap.
    let sum = left._remainder &+ right._remainder
    return Self(_remainder: sum < _modulus ? sum : sum &- _modulus)
  }

  /// Returns the difference of two numbers.
  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    // Wraparound is intended, and undone by the modulus.
    let difference = left._remainder &- right._remainder
    return Self(
      _remainder: left._remainder < right._remainder ? difference &+ _modulus : difference)
  }
}

extension ModularInteger: Numeric {
  /// Creates a number from its residue, or `nil` if the integer is not in `0..<modulus`.
  ///
  ///     ModularInteger<Modulus1000000007>(exactly: -1)  // nil
  @inlinable
  public init?<T: BinaryInteger>(exactly number: T) {
    guard let remainder = UInt32(exactly: number), remainder < Self._modulus else { return nil }
    self.init(_remainder: remainder)
  }

  /// The residue, as no number is negative.
  @inlinable public var magnitude: UInt32 { _remainder }

  /// Returns the product of two numbers.
  @inlinable
  public static func * (left: Self, right: Self) -> Self {
    let product = UInt64(left._remainder) &* UInt64(right._remainder)
    return Self(_remainder: UInt32(truncatingIfNeeded: product % UInt64(_modulus)))
  }

  /// Multiplies a number by another.
  @inlinable
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension ModularInteger {
  /// Returns the additive inverse of the number.
  @inlinable
  public static prefix func - (number: Self) -> Self { zero - number }

  /// Returns the quotient of two numbers: the product with the modular inverse of the divisor.
  ///
  /// - Parameters:
  ///   - left: The dividend.
  ///   - right: The divisor, which must have an inverse.
  /// - Complexity: O(log *m*), where *m* is the modulus.
  @inlinable
  public static func / (left: Self, right: Self) -> Self { left * right.inverse }

  /// Divides a number by another, which must have an inverse.
  @inlinable
  public static func /= (left: inout Self, right: Self) { left = left / right }
}

extension ModularInteger: ExpressibleByIntegerLiteral {
  /// Creates the residue of an integer literal.
  @inlinable
  public init(integerLiteral number: Int) { self.init(number) }
}

extension ModularInteger: CustomStringConvertible {
  /// The residue in decimal.
  public var description: String { "\(_remainder)" }
}
