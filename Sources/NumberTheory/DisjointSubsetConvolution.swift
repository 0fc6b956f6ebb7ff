// Subset convolution, by ranked zeta transforms. Björklund, Husfeldt, Kaski, Koivisto, "Fourier meets Möbius: fast
// subset convolution", 2007.

extension Array where Element == Int {
  /// Returns the subset convolution of two arrays: sums over all ways to split each set into two disjoint subsets.
  ///
  /// The index of an element is the bitmask of a set: bit *k* says whether *k* is in it.
  ///
  ///     [1, 2, 3, 4].subsetConvolution(with: [1, 1, 1, 1])  // [1, 3, 4, 10]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k` and `i
  /// & j == 0`.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two. Each element of the result fits `Int`. The sum of the magnitudes in
  ///   one array, multiplied by the largest magnitude in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* elements.
  public func subsetConvolution(with other: [Int]) -> [Int] {
    _PairSums.disjointUnion.checked(
      _DisjointSets<_WrappingIntegers>.convolution(self, other), of: self, other)
  }
}

extension Array {
  /// Returns the subset convolution of two arrays: sums over all ways to split each set into two disjoint subsets.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k` and `i & j
  /// == 0`.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     a.subsetConvolution(with: a).map(\.value)  // [1, 4, 6, 20]
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* elements.
  @inlinable
  public func subsetConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _DisjointSets<_Remainders<M>>.convolution(self, other)
  }
}

// MARK: - Core

/// Numbers that can be added, subtracted and multiplied.
@usableFromInline
internal protocol _SetWeights {
  associatedtype Number
  static func sum(_ a: Number, _ b: Number) -> Number
  static func difference(_ a: Number, _ b: Number) -> Number
  /// Returns the sum of the products of the first number in *a* with the last in *b*, and so on.
  static func sumOfProducts(
    _ a: UnsafePointer<Number>, _ aStep: Int, _ b: UnsafePointer<Number>, _ bStep: Int, count: Int
  ) -> Number
}

/// Integers modulo 2⁶⁴.
internal enum _WrappingIntegers: _SetWeights {
  @inline(__always)
  internal static func sum(_ a: Int, _ b: Int) -> Int { a &+ b }

  @inline(__always)
  internal static func difference(_ a: Int, _ b: Int) -> Int { a &- b }

  @inline(__always)
  internal static func sumOfProducts(
    _ a: UnsafePointer<Int>, _ aStep: Int, _ b: UnsafePointer<Int>, _ bStep: Int, count: Int
  ) -> Int {
    var sum = 0
    for index in 0..<count { sum = sum &+ a[index * aStep] &* b[(count - 1 - index) * bStep] }
    return sum
  }
}

@usableFromInline
internal enum _Remainders<M: Modulus>: _SetWeights {
  @inlinable
  internal static func sum(
    _ a: ModularInteger<M>, _ b: ModularInteger<M>
  ) -> ModularInteger<M> { a + b }

  @inlinable
  internal static func difference(
    _ a: ModularInteger<M>, _ b: ModularInteger<M>
  ) -> ModularInteger<M> { a - b }

  @inlinable
  internal static func sumOfProducts(
    _ a: UnsafePointer<ModularInteger<M>>, _ aStep: Int,
    _ b: UnsafePointer<ModularInteger<M>>, _ bStep: Int, count: Int
  ) -> ModularInteger<M> {
    // A sum grows up to three times the square of the modulus, which is at most 2⁶², and is reduced by two of them
    // then.
    let much = 2 * UInt64(M.value) * UInt64(M.value)
    var sum: UInt64 = 0
    for index in 0..<count {
      let (x, y) = (a[index * aStep]._remainder, b[(count - 1 - index) * bStep]._remainder)
      let next = sum &+ UInt64(x) &* UInt64(y)
      sum = next < much ? next : next &- much
    }
    return ModularInteger(_remainder: UInt32(truncatingIfNeeded: sum % UInt64(M.value)))
  }
}

/// Products of sums over subsets, ranked by the number of elements and multiplied as polynomials.
///
/// Two sets have as many elements together as their union if they are disjoint, and more if not. One set is handled
/// after the other, so that the polynomials of only a few of them are stored at a time.
@usableFromInline
internal struct _DisjointSets<Weights: _SetWeights> {
  @usableFromInline internal typealias Number = Weights.Number

  /// Numbers for all sets of the lowest elements, one row for each number of other elements.
  @usableFromInline
  internal struct Rows {
    @usableFromInline internal var first: UnsafeMutablePointer<Number>
    @usableFromInline internal var step: Int

    @inlinable
    internal init(_ first: UnsafeMutablePointer<Number>, step: Int) {
      (self.first, self.step) = (first, step)
    }

    @inlinable
    internal subscript(row: Int) -> UnsafeMutablePointer<Number> { first + row * step }
  }

  /// The number of elements of the largest set.
  @usableFromInline internal let elementCount: Int

  @inlinable
  internal init(elementCount: Int) { self.elementCount = elementCount }

  @inlinable
  internal static func convolution(_ a: [Number], _ b: [Number]) -> [Number] {
    let count = a.count
    precondition(count == b.count, "the counts differ")
    precondition(count > 0 && count & (count - 1) == 0, "the count is not a power of two")
    let sets = Self(elementCount: count.trailingZeroBitCount)
    var (a, b, sums) = (a, b, a)
    let zero = Weights.difference(a[0], a[0])
    var spare = [Number](repeating: zero, count: sets.spareCount(count))
    a.withUnsafeMutableBufferPointer { a in
      b.withUnsafeMutableBufferPointer { b in
        sums.withUnsafeMutableBufferPointer { sums in
          spare.withUnsafeMutableBufferPointer { spare in
            sets.multiply(
              Rows(a.baseAddress!, step: count), Rows(b.baseAddress!, step: count),
              into: Rows(sums.baseAddress!, step: count), count, 0, spare.baseAddress!)
          }
        }
      }
    }
    return sums
  }

  /// Returns the size of the scratch space of `multiply`.
  ///
  /// In each step it is four times one row more than elements are taken out.
  @inlinable
  internal func spareCount(_ count: Int) -> Int {
    (0..<elementCount).reduce(1) { $0 + 4 * ($1 + 2) * (count >> ($1 + 1)) }
  }

  /// Finds sums of products over pairs of disjoint sets whose union has certain elements, and any of the lowest ones.
  ///
  /// - Parameters:
  ///   - a: For all sets of the lowest elements, and 0 ... `size` others, the sum over all such sets that have only
  ///     elements of the union.
  ///   - b: The same of the other factor.
  ///   - sums: The results: the first row is for `size` elements besides the lowest ones, and so on, up to all that
  ///     there are.
  ///   - count: The number of sets of the lowest elements.
  ///   - size: The number of the other elements in the union.
  ///   - spare: The scratch space.
  @inlinable
  internal func multiply(
    _ a: Rows, _ b: Rows, into sums: Rows, _ count: Int, _ size: Int,
    _ spare: UnsafeMutablePointer<Number>
  ) {
    let others = elementCount - count.trailingZeroBitCount
    if count == 1 { return multiplyPolynomials(a, b, into: sums, size) }
    // The highest one of the lowest elements is taken out of them: first the unions that lack it, then all others.
    let half = count / 2
    let rows = (others + 2) * half
    let (lacking, having) = (Rows(spare, step: half), Rows(spare + rows, step: half))
    let (c, d) = (Rows(spare + 2 * rows, step: half), Rows(spare + 3 * rows, step: half))
    multiply(a, b, into: lacking, half, size, spare + 4 * rows)
    merge(a, into: c, half, size)
    merge(b, into: d, half, size)
    multiply(c, d, into: having, half, size + 1, spare + 4 * rows)
    for row in 0...others - size {
      let (lower, upper) = (sums[row], sums[row] + half)
      let (without, undone, all) = (lacking[row], lacking[row + 1], having[row])
      for set in 0..<half {
        lower[set] = without[set]
        upper[set] = Weights.difference(all[set], undone[set])
      }
    }
  }

  /// Adds the sets that have the highest element to those that lack it.
  @inlinable
  internal func merge(_ a: Rows, into c: Rows, _ half: Int, _ size: Int) {
    c[0].update(from: a[0], count: half)
    for row in stride(from: 1, through: size, by: 1) {
      let (target, lacking, having) = (c[row], a[row], a[row - 1] + half)
      for set in 0..<half { target[set] = Weights.sum(lacking[set], having[set]) }
    }
    c[size + 1].update(from: a[size] + half, count: half)
  }

  /// Multiplies polynomials of a degree, and keeps the products from x^degree on.
  @inlinable
  internal func multiplyPolynomials(_ a: Rows, _ b: Rows, into sums: Rows, _ degree: Int) {
    for power in degree...elementCount {
      let first = power - degree
      sums[power - degree].pointee = Weights.sumOfProducts(
        a[first], a.step, b[first], b.step, count: Swift.max(degree - first + 1, 0))
    }
  }
}
