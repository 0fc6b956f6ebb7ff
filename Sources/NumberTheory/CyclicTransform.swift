// Cyclic convolutions: products of polynomials modulo x^n − 1, from transforms that are used several times. Bernstein,
// "Removing redundancy in high-precision Newton iteration", 2004.

/// Transforms of one size for any modulus.
@usableFromInline
internal struct _CyclicTransform<M: Modulus>: Sendable {
  /// Values modulo the modulus, if it is 998,244,353, and else modulo three primes.
  @usableFromInline internal typealias Values = [[UInt32]]

  @usableFromInline internal let _transforms: _CyclicTransforms

  /// - Parameter size: A power of two, from 2 to 2²³.
  @inlinable
  internal init(size: Int) {
    _transforms = _CyclicTransforms(modulus: M.value, size: size)
  }

  /// Returns the values of a polynomial with at most as many coefficients as the size.
  ///
  /// The first half of them are the values for half the size.
  @inlinable
  internal func values(_ series: some Collection<ModularInteger<M>>) -> Values {
    _transforms.values(series.map { $0._remainder })
  }

  /// Returns the product of two polynomials, given their values for this size or a larger one.
  @inlinable
  internal func product(_ values: Values, _ others: Values) -> [ModularInteger<M>] {
    _transforms.product(values, others).map { ModularInteger(_remainder: $0) }
  }

  /// Returns the sum of two products, given their values for this size or a larger one.
  @inlinable
  internal func sumOfProducts(
    _ a: (Values, Values), _ b: (Values, Values)
  ) -> [ModularInteger<M>] {
    _transforms.sumOfProducts(a, b).map { ModularInteger(_remainder: $0) }
  }

  /// Returns the coefficients of the even powers of *f*(*x*) · *g*(−*x*), given their values for twice the size.
  @inlinable
  internal func evenProduct(_ values: Values, _ others: Values) -> [ModularInteger<M>] {
    _transforms.evenProduct(values, others).map { ModularInteger(_remainder: $0) }
  }

  /// Returns the coefficients of *f*(*x*²) · *g*(−*x*), given the values of *f* for half the size and those of *g*.
  @inlinable
  internal func spreadProduct(_ values: Values, _ others: Values) -> [ModularInteger<M>] {
    _transforms.spreadProduct(values, others).map { ModularInteger(_remainder: $0) }
  }
}

// MARK: - Core

/// The same for a modulus given at run time, so that the code is not specialized for each modulus.
@usableFromInline
internal struct _CyclicTransforms: Sendable {
  private let modulus: UInt32
  private let size: Int
  private let first: _NumberTransform<_Convolution.First>
  /// The transforms modulo the other two primes, unless the modulus is the first prime.
  private let others:
    (
      second: _NumberTransform<_Convolution.Second>, third: _NumberTransform<_Convolution.Third>
    )?

  @usableFromInline
  internal init(modulus: UInt32, size: Int) {
    (self.modulus, self.size) = (modulus, size)
    first = _NumberTransform(size: size)
    others =
      modulus == _Convolution.First.value
      ? nil : (_NumberTransform(size: size), _NumberTransform(size: size))
  }

  @usableFromInline
  internal func values(_ numbers: [UInt32]) -> [[UInt32]] {
    let numbers = _Convolution.padded(numbers, to: size)
    guard let (second, third) = others else { return [first.values(numbers)] }
    return [
      first.values(numbers.map { $0 % _Convolution.First.value }),
      second.values(numbers.map { $0 % _Convolution.Second.value }),
      third.values(numbers.map { $0 % _Convolution.Third.value }),
    ]
  }

  @usableFromInline
  internal func product(_ a: [[UInt32]], _ b: [[UInt32]]) -> [UInt32] {
    guard let (second, third) = others else { return first.product(a[0], b[0]) }
    return combined(
      first.product(a[0], b[0]), second.product(a[1], b[1]), third.product(a[2], b[2]))
  }

  @usableFromInline
  internal func sumOfProducts(
    _ a: ([[UInt32]], [[UInt32]]), _ b: ([[UInt32]], [[UInt32]])
  ) -> [UInt32] {
    guard let (second, third) = others else {
      return first.sumOfProducts(a.0[0], a.1[0], b.0[0], b.1[0])
    }
    return combined(
      first.sumOfProducts(a.0[0], a.1[0], b.0[0], b.1[0]),
      second.sumOfProducts(a.0[1], a.1[1], b.0[1], b.1[1]),
      third.sumOfProducts(a.0[2], a.1[2], b.0[2], b.1[2]))
  }

  @usableFromInline
  internal func evenProduct(_ a: [[UInt32]], _ b: [[UInt32]]) -> [UInt32] {
    guard let (second, third) = others else { return first.evenProduct(a[0], b[0]) }
    return combined(
      first.evenProduct(a[0], b[0]), second.evenProduct(a[1], b[1]),
      third.evenProduct(a[2], b[2]))
  }

  @usableFromInline
  internal func spreadProduct(_ a: [[UInt32]], _ b: [[UInt32]]) -> [UInt32] {
    guard let (second, third) = others else { return first.spreadProduct(a[0], b[0]) }
    return combined(
      first.spreadProduct(a[0], b[0]), second.spreadProduct(a[1], b[1]),
      third.spreadProduct(a[2], b[2]))
  }

  /// Returns the residues of sums, given their residues modulo three primes.
  private func combined(_ a: [UInt32], _ b: [UInt32], _ c: [UInt32]) -> [UInt32] {
    // At most 2²³ products below 2⁶²: three primes determine these sums.
    _Convolution.remainders(of: _Convolution.sums(a, b, c), modulo: modulus)
  }
}
