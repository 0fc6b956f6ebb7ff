// What to write where powers have the names of other libraries. `Int` has no such member: a `pow` of it would hide that of
// the C library from whatever somebody adds to `Int`.

extension ModularInteger {
  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> Self { fatalError("unavailable") }

  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> Self { fatalError("unavailable") }
}

extension ModularMatrix {
  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> Self { fatalError("unavailable") }

  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> Self { fatalError("unavailable") }
}

extension BigInteger {
  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> BigInteger { fatalError("unavailable") }

  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> BigInteger { fatalError("unavailable") }
}
