// Unavailable names that powers have in other libraries, which lead to `power`. `Int` has no such member: a method
// `pow` of `Int` would hide the C library's function inside extensions of `Int`.

extension ModularInteger {
  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> Self { fatalError("unavailable") }

  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> Self { fatalError("unavailable") }
}

extension ModularMatrix {
  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> Self { fatalError("unavailable") }

  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> Self { fatalError("unavailable") }
}

extension BitMatrix {
  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> BitMatrix { fatalError("unavailable") }

  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> BitMatrix { fatalError("unavailable") }
}

extension RealMatrix {
  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> RealMatrix { fatalError("unavailable") }

  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> RealMatrix { fatalError("unavailable") }
}

extension BigInteger {
  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func pow(_ exponent: Int) -> BigInteger { fatalError("unavailable") }

  /// Unavailable: use `power(_:)`.
  @available(*, unavailable, renamed: "power(_:)")
  public func raised(to exponent: Int) -> BigInteger { fatalError("unavailable") }
}
