// Online convolution: coefficients of a product as soon as those of the factors are known that they depend on. Fischer,
// Stockmeyer, "Fast on-line integer multiplication", 1974; van der Hoeven, "Relax, but don't be too lazy", 2002.

/// The convolution of two sequences whose elements become known one after the other: online convolution (relaxed
/// multiplication of power series).
///
/// It is for recurrences in which a term is made of a convolution of those before, where
/// `convolution(with:)` would have to be called anew for each. The Catalan numbers, for instance, are
/// *C*₀ = 1, *C*ₙ₊₁ = *C*₀*C*ₙ + *C*₁*C*ₙ₋₁ + … + *C*ₙ*C*₀:
///
///     var catalan: [ModularInteger<Modulus998244353>] = [1]
///     var products = OnlineConvolution<Modulus998244353>()
///     for place in 0..<6 { catalan.append(products.append(catalan[place], catalan[place])) }
///     catalan.map(\.value)  // [1, 1, 2, 5, 14, 42, 132]
///
/// One sequence may be known from the start. Here a journey is made of walks of one, two or three days; as none takes 0
/// days, the sequence of walks begins with those of one day:
///
///     // Two walks of one day, one of two days, one of three.
///     let walks: [ModularInteger<Modulus998244353>] = [2, 1, 1, 0, 0]
///     var journeys: [ModularInteger<Modulus998244353>] = [1]
///     var sums = OnlineConvolution<Modulus998244353>()
///     for day in 0..<5 { journeys.append(sums.append(walks[day], journeys[day])) }
///     journeys.map(\.value)  // [1, 2, 5, 13, 33, 84]
///
/// Every modulus works, prime or not. If all elements of both are known, `convolution(with:)` is many times as fast;
/// where a recurrence is that of an inverse, a logarithm, an exponential or a power of a series, so are these.
public struct OnlineConvolution<M: Modulus>: Sendable {
  /// The type of the elements.
  public typealias Element = ModularInteger<M>

  /// The transforms of one size, and the values of the first elements of both sequences, once they are needed.
  @usableFromInline
  internal typealias _Level = (
    transform: _CyclicTransform<M>,
    prefixes: (_CyclicTransform<M>.Values, _CyclicTransform<M>.Values)?
  )

  @usableFromInline internal var _firsts: [Element] = []
  @usableFromInline internal var _seconds: [Element] = []
  /// What is known of the elements of the convolution; one that has been returned is complete.
  @usableFromInline internal var _sums: [Element] = []
  /// For blocks of `_shortCount` elements, of twice as many, and so on.
  @usableFromInline internal var _levels: [_Level] = []

  /// The size of blocks from which on transforms are faster than naive products.
  @inlinable internal static var _shortCount: Int { 64 }

  /// Creates the convolution of two sequences of which no element is known yet.
  @inlinable
  public init() {}

  /// The number of elements of each sequence that are known.
  @inlinable
  public var count: Int { _firsts.count }

  /// Appends an element to each of the two sequences, and returns the next element of their convolution.
  ///
  ///     var squares = OnlineConvolution<Modulus1000000007>()
  ///     [1, 2, 3].map { squares.append($0, $0).value }  // [1, 4, 10]: (1 + 2x + 3x² + …)² = 1 + 4x + 10x² + …
  ///
  /// - Parameters:
  ///   - first: Element *k* of the first sequence, if *k* have been appended before.
  ///   - second: Element *k* of the second.
  /// - Returns: Element *k* of the convolution: the sum of the products of element *i* of the first sequence and
  ///   element *k* − *i* of the second over all *i* from 0 to *k*.
  /// - Precondition: Fewer than 8,388,607 elements have been appended before.
  /// - Complexity: O(log² *n*) amortized for *n* elements; O(*n* log *n*) at worst.
  @inlinable @discardableResult
  public mutating func append(_ first: Element, _ second: Element) -> Element {
    _firsts.append(first)
    _seconds.append(second)
    // The last elements, as many as the lowest bit of the count says, make a block. Its products with as many as that,
    // and with those that follow, are all that the next elements of the convolution lack, as many as the block has.
    let width = count & -count
    precondition(count < 1 << 23, "an online convolution has at most 8388607 elements")
    if width == count {
      _sums += repeatElement(0, count: 2 * count - 1 - _sums.count)
    }
    if width < Self._shortCount { _addProducts(width) } else { _addTransformedProducts(width) }
    return _sums[count - 1]
  }

  /// Adds what is known of the next elements, as many as the last block has, by the naive method.
  @inlinable
  internal mutating func _addProducts(_ width: Int) {
    let (end, start) = (count, count - width)
    // A sum less than this and two products fit a word; it is a multiple of the modulus.
    let bound = 2 * UInt64(M.value) * UInt64(M.value)
    _sums.withUnsafeMutableBufferPointer { sums in
      _firsts.withUnsafeBufferPointer { firsts in
        _seconds.withUnsafeBufferPointer { seconds in
          for place in end - 1..<end - 1 + width {
            var sum = UInt64(sums[place]._remainder)
            // The first block is multiplied by itself only.
            for index in Swift.max(start, place - (end - 1))..<end {
              sum &+= UInt64(firsts[index]._remainder) &* UInt64(seconds[place - index]._remainder)
              if start > 0 {
                let other = firsts[place - index]._remainder
                sum &+= UInt64(seconds[index]._remainder) &* UInt64(other)
              }
              sum = Swift.min(sum, sum &- bound)
            }
            sums[place] = Element(_remainder: UInt32(truncatingIfNeeded: sum % UInt64(M.value)))
          }
        }
      }
    }
  }

  /// Adds the same by transforms of twice the size, in which no lower element wraps around to those.
  @inlinable
  internal mutating func _addTransformedProducts(_ width: Int) {
    let number = (width / Self._shortCount).trailingZeroBitCount
    if number == _levels.count {
      _levels.append((_CyclicTransform(size: 2 * width), nil))
    }
    let (transform, start) = (_levels[number].transform, count - width)
    let firsts = transform.values(_firsts[start...])
    let seconds = transform.values(_seconds[start...])
    let products: [Element]
    if start == 0 {
      products = transform.product(firsts, seconds)
    } else {
      let prefixes =
        _levels[number].prefixes
        ?? (
          transform.values(_firsts[..<(2 * width - 1)]),
          transform.values(_seconds[..<(2 * width - 1)])
        )
      _levels[number].prefixes = prefixes
      products = transform.sumOfProducts((firsts, prefixes.1), (prefixes.0, seconds))
    }
    for place in count - 1..<count - 1 + width {
      _sums[place] = _sums[place] + products[place - start]
    }
  }
}
