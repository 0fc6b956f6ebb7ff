// What integers are taken modulo, as a type: the compiler knows the number then, and multiplies where
// it would have to divide. Granlund, Montgomery, "Division by invariant integers using multiplication",
// 1994.

/// A number that integers are taken modulo.
///
/// The usual ones are here; another one is a type of your own:
///
///     enum Billion: Modulus { static var value: UInt32 { 1_000_000_000 } }
///     ModularInteger<Billion>(999_999_999) + 2  // 1
public protocol Modulus {
  /// The number, from 1 to 2³¹.
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
