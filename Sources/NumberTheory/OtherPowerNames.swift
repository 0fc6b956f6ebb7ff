// What to write where powers have the names of other libraries.

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

extension Int {
  /// Tells how powers are made.
  @available(*, unavailable, renamed: "power(_:modulo:)")
  public func pow(_ exponent: Int, modulo modulus: Int) -> Int { fatalError("unavailable") }
}
