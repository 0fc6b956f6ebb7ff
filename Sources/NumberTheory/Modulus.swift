// A modulus as a type: the compiler knows the number then, and replaces divisions by multiplications. Granlund,
// Montgomery, "Division by invariant integers using multiplication", 1994.

/// A type that represents the modulus of a ``ModularInteger``.
///
/// The usual moduli are here; for another one, define a type of your own:
///
///     enum Billion: Modulus { static var value: UInt32 { 1_000_000_000 } }
///     ModularInteger<Billion>(999_999_999) + 2  // 1
///
/// One that is read from the input is set before the first number is made, and not changed, as existing numbers would not
/// follow. It takes a division for each product.
///
///     enum Given: Modulus { nonisolated(unsafe) static var value: UInt32 = 1 }
///     Given.value = 12
///     ModularInteger<Given>(7) * 5  // 11
public protocol Modulus {
  /// The modulus, from 1 to 2³¹.
  static var value: UInt32 { get }
}

/// The prime 10⁹ + 7.
public enum Modulus1000000007: Modulus {
  /// The prime.
  @inlinable public static var value: UInt32 { 1_000_000_007 }
}

/// The prime 119 · 2²³ + 1.
public enum Modulus998244353: Modulus {
  /// The prime.
  @inlinable public static var value: UInt32 { 998_244_353 }
}
