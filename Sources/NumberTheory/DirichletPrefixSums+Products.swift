// Dirichlet products, quotients and inverses of prefix sums: of three numbers with a product up to the limit the
// largest is summed up at once, for all pairs of the others (hyperbola method in three dimensions).

extension DirichletPrefixSums {
  /// Returns the Dirichlet product (convolution) of two functions.
  ///
  /// - Precondition: The limits are the same.
  /// - Complexity: O(*n*^⅔) time and O(√*n*) space.
  @inlinable
  public static func * (left: Self, right: Self) -> Self {
    precondition(left.limit == right.limit, "the limits differ")
    let (f, g) = (left._values(), right._values())
    var product = left
    product._small = f.map { _ in 0 }
    for a in 1..<f.count {
      for b in 1...(f.count - 1) / a {
        product._small[a * b] = product._small[a * b] + f[a] * g[b]
      }
    }
    for number in 1..<f.count {
      product._small[number] = product._small[number] + product._small[number - 1]
    }
    let sums = _DirichletSums(left, f, right, g)
    for divisor in left._large.indices.dropFirst() {
      product._large[divisor] =
        sums.knownSum(divisor, left._large, right._large) + f[1] * right._large[divisor]
    }
    return product
  }

  /// Returns the Dirichlet quotient of two functions: the one whose product with the divisor is the dividend.
  ///
  /// - Parameters:
  ///   - dividend: The product.
  ///   - divisor: A factor, whose value for 1 has an inverse: it is not 0, if the modulus is a prime.
  /// - Precondition: The limits are the same.
  /// - Complexity: O(*n*^⅔) time and O(√*n*) space.
  @inlinable
  public static func / (dividend: Self, divisor: Self) -> Self {
    precondition(dividend.limit == divisor.limit, "the limits differ")
    let f = divisor._values()
    let inverse = f[1].inverse
    var (g, quotient) = (dividend._values(), dividend)
    for a in 1..<f.count {
      // Invariant: the products of the quotient below this number are subtracted.
      g[a] = g[a] * inverse
      for b in stride(from: 2, through: (f.count - 1) / a, by: 1) {
        g[a * b] = g[a * b] - g[a] * f[b]
      }
      quotient._small[a] = quotient._small[a - 1] + g[a]
    }
    let sums = _DirichletSums(divisor, f, quotient, g)
    for place in quotient._large.indices.dropFirst().reversed() {
      // The sums up to smaller quotients are known.
      let known = sums.knownSum(place, divisor._large, quotient._large)
      quotient._large[place] = (dividend._large[place] - known) * inverse
    }
    return quotient
  }

  /// Returns the Dirichlet inverse: the function whose product with this one is 1 for 1, and 0 for all other numbers.
  ///
  /// - Precondition: The value for 1 has an inverse: it is not 0, if the modulus is a prime.
  /// - Complexity: O(*n*^⅔) time and O(√*n*) space.
  @inlinable
  public func inverse() -> Self { Self(upTo: limit) { _ in 1 } / self }

  /// Returns the values of the function up to the square root of the limit.
  @inlinable
  internal func _values() -> [Element] { [0] + zip(_small.dropFirst(), _small).map { $0 - $1 } }
}

// MARK: - Core

/// For all quotients above the square root *r* of the limit *n*, the sums of *f*(*x*) · *g*(*y*) over all *x* and *y*
/// whose product is not larger.
///
/// For the quotient ⌊n / z⌋ these are the pairs with xyz ≤ n. The largest of the three numbers is z, or x, or, if x is
/// smaller, y. The other two are at most r.
@usableFromInline
internal struct _DirichletSums<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  @usableFromInline internal let limit: Int
  @usableFromInline internal let f: [Element]
  @usableFromInline internal let g: [Element]
  /// The prefix sums of both up to r.
  @usableFromInline internal let fSums: [Element]
  @usableFromInline internal let gSums: [Element]
  /// The prefix sums of g(y) times the sum of f below y, and of f(x) times the sum of g up to x.
  @usableFromInline internal let triangles: [Element]
  /// For each z the sum over all pairs of numbers that are not larger.
  @usableFromInline internal let largest: [Element]

  @inlinable
  internal init(
    _ left: DirichletPrefixSums<M>, _ f: [Element], _ right: DirichletPrefixSums<M>, _ g: [Element]
  ) {
    (limit, self.f, self.g) = (left.limit, f, g)
    (fSums, gSums) = (left._small, right._small)
    var triangles: [Element] = [0]
    for number in 1..<f.count {
      triangles.append(
        triangles[number - 1] + g[number] * left._small[number - 1]
          + f[number] * right._small[number])
    }
    self.triangles = triangles
    largest = Self.sumsOfSmallPairs(left, f, right, g)
  }

  /// Returns the largest second factor of numbers that are at most the largest factor of three.
  @inlinable
  internal static func lastFactor(_ first: Int, _ limit: Int) -> Int {
    let quotient = limit / (first * first)
    return quotient <= first ? quotient : (limit / first).integerSquareRoot()
  }

  @inlinable
  internal static func sumsOfSmallPairs(
    _ left: DirichletPrefixSums<M>, _ f: [Element], _ right: DirichletPrefixSums<M>,
    _ g: [Element]
  ) -> [Element] {
    let (limit, count) = (left.limit, left._large.count)
    if count == 1 { return [0] }
    // Each pair counts from its larger number on, …
    var changes = [UInt64](repeating: 0, count: count)
    for number in 1..<count {
      let last = limit / (number * number)
      let sum =
        f[number] * right._small[Swift.min(number, last)]
        + g[number] * left._small[Swift.min(number - 1, last)]
      changes[number] = UInt64(sum._remainder)
    }
    // … and no longer where the product of all three is larger than the limit.
    let much = 2 * UInt64(M.value) * UInt64(M.value)
    let dividend = Double(limit)
    changes.withUnsafeMutableBufferPointer { changes in
      g.withUnsafeBufferPointer { g in
        for x in 1..<f.count {
          let negative = UInt64((-f[x])._remainder)
          let start = limit / (x * (count - 1)) + 1
          for y in stride(from: start, through: lastFactor(x, limit), by: 1) {
            // In a third of the time of an integer division; exact, as both are far below 2⁵³.
            let end = Int(dividend / Double(x * y)) + 1
            let next = changes[end] &+ negative &* UInt64(g[y]._remainder)
            changes[end] = next < much ? next : next &- much
          }
        }
      }
    }
    var sum: Element = 0
    return changes.map { change in
      sum = sum + Element(_remainder: UInt32(truncatingIfNeeded: change % UInt64(M.value)))
      return sum
    }
  }

  /// Returns the sum for a quotient, except the product of f(1) with the sum of g up to it.
  ///
  /// - Parameters:
  ///   - z: The divisor of the limit.
  ///   - fLarge: The prefix sums of f up to quotients above r.
  ///   - gLarge: The same of g, as far as the quotients are smaller.
  @inlinable
  internal func knownSum(_ z: Int, _ fLarge: [Element], _ gLarge: [Element]) -> Element {
    let quotient = limit / (z * (z + 1))
    let end = quotient <= z ? quotient : (limit / z).integerSquareRoot()
    // The sums up to ⌊n / (z · other)⌋, less those up to the larger one of the other two numbers.
    var known = largest[z] + g[1] * fLarge[z]
    let small = Swift.min(z, end)
    known = known - fSums[z] * gSums[small] - gSums[z] * fSums[small]
    if end > z { known = known - (triangles[end] - triangles[z]) }
    return known + sumOfOthers(z, end, fLarge, gLarge)
  }

  @inlinable
  internal func sumOfOthers(
    _ z: Int, _ end: Int, _ fLarge: [Element], _ gLarge: [Element]
  ) -> Element {
    var sum = _LazySum<M>()
    f.withUnsafeBufferPointer { f in
      g.withUnsafeBufferPointer { g in
        let largeEnd = Swift.min(end, (fLarge.count - 1) / z)
        for other in stride(from: 2, through: largeEnd, by: 1) {
          sum.add(g[other], fLarge[z * other])
          sum.add(f[other], gLarge[z * other])
        }
        fSums.withUnsafeBufferPointer { fSums in
          gSums.withUnsafeBufferPointer { gSums in
            let dividend = Double(limit)
            for other in stride(from: Swift.max(largeEnd, 1) + 1, through: end, by: 1) {
              let quotient = Int(dividend / Double(z * other))
              sum.add(g[other], fSums[quotient])
              sum.add(f[other], gSums[quotient])
            }
          }
        }
      }
    }
    return sum.value
  }
}

/// A sum of products that is rarely reduced.
@usableFromInline
internal struct _LazySum<M: Modulus> {
  @usableFromInline internal var sum: UInt64 = 0

  @inlinable
  internal init() {}

  @inlinable
  internal mutating func add(_ a: ModularInteger<M>, _ b: ModularInteger<M>) {
    // It grows up to three times the square of the modulus, which is at most 2⁶², and is reduced by two of them then.
    let much = 2 * UInt64(M.value) * UInt64(M.value)
    let next = sum &+ UInt64(a._remainder) &* UInt64(b._remainder)
    sum = next < much ? next : next &- much
  }

  @inlinable
  internal var value: ModularInteger<M> {
    ModularInteger(_remainder: UInt32(truncatingIfNeeded: sum % UInt64(M.value)))
  }
}
