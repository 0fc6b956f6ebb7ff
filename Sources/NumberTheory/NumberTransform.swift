// The number-theoretic transform (NTT): the values of a polynomial at all roots of unity of some order, modulo a prime.
// Pollard, "The fast Fourier transform in a finite field", 1971. Products are those of Montgomery, "Modular
// multiplication without trial division", 1985; residues are reduced lazily, as in Harvey, "Faster arithmetic for
// number-theoretic transforms", 2014.

/// Transforms of one size modulo a prime *p* < 2³⁰ with *p* ≡ 1 modulo 2²³ and the primitive root 3.
internal struct _NumberTransform<Prime: Modulus> {
  /// A power of two that divides *p* − 1.
  internal let size: Int
  private let prime = Prime.value
  private let twice = 2 * Prime.value
  /// The inverse of −*p* modulo 2³².
  private let inverse: UInt32
  /// Roots of unity times 2³²: the square of number 2*s* is number *s*, that of number 2*s* + 1 is its negative.
  private let roots: [UInt32]

  internal init(size: Int) {
    self.size = size
    // The square of the prime is 1 modulo 2²⁴, as the prime is modulo 2²³; Newton's method doubles the bits.
    inverse = 0 &- Prime.value &* (2 &- Prime.value &* Prime.value)
    roots = Self.roots(count: Swift.max(size / 2, 2))
  }

  private static func roots(count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { roots, initializedCount in
      roots.initializeElement(at: 0, to: ModularInteger<Prime>(1 << 32)._remainder)
      var known = 1
      while known < count {
        // The next ones are those known times a root of twice the order.
        let root = ModularInteger<Prime>(3).power(Int(Prime.value - 1) / (4 * known))
        for place in 0..<known {
          let product = ModularInteger<Prime>(_remainder: roots[place]) * root
          roots.initializeElement(at: known + place, to: product._remainder)
        }
        known *= 2
      }
      initializedCount = count
    }
  }

  /// Returns a · b / 2³² modulo the prime, less than twice the prime if a · b is less than 2³² times it (Montgomery).
  @inline(__always)
  private func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    // In 64 bits throughout, with halves that are known to be 0, two products fit a vector.
    let lowHalf: UInt64 = 0xFFFF_FFFF
    let product = UInt64(a) &* UInt64(b)
    let quotient = (product & lowHalf) &* UInt64(inverse)
    let multiple = (quotient & lowHalf) &* UInt64(prime)
    return UInt32(truncatingIfNeeded: (product &+ multiple) &>> 32)
  }

  /// Reduces a number less than four times the prime to one less than twice the prime.
  @inline(__always)
  private func reduced(_ number: UInt32) -> UInt32 {
    // By the sign, as SSE2 has no minimum of unsigned numbers.
    let less = number &- twice
    return less &+ (twice & UInt32(bitPattern: Int32(bitPattern: less) &>> 31))
  }

  /// Forward transform: replaces coefficients, less than twice the prime, by values, less than four times the prime.
  ///
  /// - Parameter places: A buffer of the transform's size.
  internal func transform(_ places: UnsafeMutablePointer<UInt32>) {
    var (width, parts) = (size, 1)
    if size.trailingZeroBitCount % 2 == 1 {
      width /= 2
      parts = 2
      joinHalves(places)
    }
    roots.withUnsafeBufferPointer { roots in
      while width > 1 {
        // Invariant: each part holds the residue of the polynomial modulo x^width − root², with coefficients less than
        // four times the prime. Two steps at once (radix 4) split it into quarters.
        width /= 4
        for part in 0..<parts {
          split(
            places + 4 * width * part, width, roots[part], roots[2 * part], roots[2 * part + 1])
        }
        parts *= 4
      }
    }
  }

  /// A single step where the root is 1: forward and back are the same.
  private func joinHalves(_ places: UnsafeMutablePointer<UInt32>) {
    let upper = places + size / 2
    for place in 0..<size / 2 {
      let (a, b) = (places[place], upper[place])
      (places[place], upper[place]) = (reduced(a &+ b), reduced(a &+ twice &- b))
    }
  }

  @inline(__always)
  private func split(
    _ first: UnsafeMutablePointer<UInt32>, _ width: Int, _ root: UInt32, _ lowRoot: UInt32,
    _ highRoot: UInt32
  ) {
    let (second, third, fourth) = (first + width, first + 2 * width, first + 3 * width)
    for place in 0..<width {
      let (a, b) = (reduced(first[place]), reduced(second[place]))
      let (c, d) = (product(third[place], root), product(fourth[place], root))
      let (low, high) = (reduced(a &+ c), reduced(a &+ twice &- c))
      let lowTimes = product(b &+ d, lowRoot)
      let highTimes = product(b &+ twice &- d, highRoot)
      (first[place], second[place]) = (low &+ lowTimes, low &+ twice &- lowTimes)
      (third[place], fourth[place]) = (high &+ highTimes, high &+ twice &- highTimes)
    }
  }

  /// Inverse transform: replaces values by coefficients times the size, both less than twice the prime.
  ///
  /// - Parameter places: A buffer of the transform's size.
  internal func transformBack(_ places: UnsafeMutablePointer<UInt32>) {
    var (width, parts) = (1, size / 4)
    roots.withUnsafeBufferPointer { roots in
      while parts > 0 {
        for part in 0..<parts {
          join(
            places + 4 * width * part, width, inverseRoot(part, roots),
            inverseRoot(2 * part, roots), inverseRoot(2 * part + 1, roots))
        }
        width *= 4
        parts /= 4
      }
    }
    if width < size { joinHalves(places) }
  }

  @inline(__always)
  private func join(
    _ first: UnsafeMutablePointer<UInt32>, _ width: Int, _ root: UInt32, _ lowRoot: UInt32,
    _ highRoot: UInt32
  ) {
    let (second, third, fourth) = (first + width, first + 2 * width, first + 3 * width)
    for place in 0..<width {
      let (a, b, c, d) = (first[place], second[place], third[place], fourth[place])
      let (low, high) = (reduced(a &+ b), reduced(c &+ d))
      let lowTimes = product(a &+ twice &- b, lowRoot)
      let highTimes = product(c &+ twice &- d, highRoot)
      first[place] = reduced(low &+ high)
      second[place] = reduced(lowTimes &+ highTimes)
      third[place] = product(low &+ twice &- high, root)
      fourth[place] = product(lowTimes &+ twice &- highTimes, root)
    }
  }

  /// The inverse of a root is the negative of the one on the other side of its order.
  @inline(__always)
  private func inverseRoot(_ part: Int, _ roots: UnsafeBufferPointer<UInt32>) -> UInt32 {
    if part == 0 { return roots[0] }
    let order = 1 << (Int.bitWidth - 1 - part.leadingZeroBitCount)
    return prime - roots[3 * order - 1 - part]
  }

  /// Multiplies pointwise: values less than four times the prime give results less than twice the prime.
  internal func multiply(
    _ places: UnsafeMutablePointer<UInt32>, by others: UnsafeMutablePointer<UInt32>
  ) {
    for place in 0..<size {
      places[place] = product(reduced(places[place]), reduced(others[place]))
    }
  }

  /// Reduces products that were transformed back to residues, divided by the size.
  ///
  /// - Parameter divisor: A further divisor.
  internal func scale(_ places: UnsafeMutablePointer<UInt32>, dividingBy divisor: Int = 1) {
    // A factor of 2³² is lost with each product, here and in `multiply`.
    let lost = ModularInteger<Prime>(1 << 32)
    let factor = (lost * lost / ModularInteger(size * divisor))._remainder
    for place in 0..<size {
      let number = product(places[place], factor)
      places[place] = number < prime ? number : number &- prime
    }
  }
}

extension _NumberTransform {
  /// Returns the values of a polynomial at all roots of unity, each less than four times the prime.
  ///
  /// The first half of them are those at the roots of half the order.
  ///
  /// - Parameter numbers: The coefficients, less than twice the prime, as many as the size.
  internal func values(_ numbers: [UInt32]) -> [UInt32] {
    var values = numbers
    values.withUnsafeMutableBufferPointer { transform($0.baseAddress!) }
    return values
  }

  /// Returns the coefficients of the product of two polynomials modulo x^size − 1, given their values.
  ///
  /// - Parameters:
  ///   - values: The values of one polynomial: as many as the size, or more, of which the first are used.
  ///   - others: The values of the other polynomial.
  internal func product(_ values: [UInt32], _ others: [UInt32]) -> [UInt32] {
    coefficients { place in product(reduced(values[place]), reduced(others[place])) }
  }

  /// Returns the coefficients of *ab* + *cd* modulo x^size − 1, given the values of the polynomials.
  internal func sumOfProducts(
    _ a: [UInt32], _ b: [UInt32], _ c: [UInt32], _ d: [UInt32]
  ) -> [UInt32] {
    coefficients { place in
      reduced(
        product(reduced(a[place]), reduced(b[place]))
          &+ product(reduced(c[place]), reduced(d[place])))
    }
  }

  /// Adds the pointwise product of the values of two polynomials to sums of such products, less than twice the prime.
  internal func addProduct(_ values: [UInt32], _ others: [UInt32], to sums: inout [UInt32]) {
    for place in 0..<size {
      sums[place] = reduced(
        sums[place] &+ product(reduced(values[place]), reduced(others[place])))
    }
  }

  /// Returns the coefficients of a sum of products modulo x^size − 1, given its values by `addProduct`.
  internal func coefficients(ofSum sums: [UInt32]) -> [UInt32] {
    coefficients { place in sums[place] }
  }

  /// Returns the coefficients of the even powers of *f*(*x*) · *g*(−*x*), given the values of *f* and *g*.
  ///
  /// - Parameters:
  ///   - values: The values of *f*, twice as many as the size: the product is one modulo x^(2 · size) − 1.
  ///   - others: The values of *g*.
  internal func evenProduct(_ values: [UInt32], _ others: [UInt32]) -> [UInt32] {
    // The even part is half the sum of the product's values at x and −x, which are neighbors among the roots.
    coefficients(dividingBy: 2) { place in
      let (here, there) = (2 * place, 2 * place + 1)
      return reduced(
        product(reduced(values[here]), reduced(others[there]))
          &+ product(reduced(values[there]), reduced(others[here])))
    }
  }

  /// Returns the coefficients of *f*(*x*²) · *g*(−*x*) modulo x^size − 1, given the values of *f* and *g*.
  ///
  /// - Parameters:
  ///   - values: The values of *f*, half as many as the size.
  ///   - others: The values of *g*.
  internal func spreadProduct(_ values: [UInt32], _ others: [UInt32]) -> [UInt32] {
    // The roots at 2k and 2k + 1, which are negatives, have the root at k as their square.
    coefficients { place in product(reduced(values[place / 2]), reduced(others[place ^ 1])) }
  }

  /// Returns the coefficients of a polynomial whose values are products that are less than twice the prime.
  @inline(__always)
  private func coefficients(dividingBy divisor: Int = 1, _ value: (Int) -> UInt32) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: size) { places, initializedCount in
      for place in 0..<size { places.initializeElement(at: place, to: value(place)) }
      transformBack(places.baseAddress!)
      scale(places.baseAddress!, dividingBy: divisor)
      initializedCount = size
    }
  }
}
