// Multiplicative convolution. Modulo a prime, places are powers of a primitive root, whose exponents are added. Modulo a
// power of two, places are split by how often 2 divides them; what is left is odd, and odd numbers modulo 2ᵐ are, but for
// the sign, the powers of 5 (Gauss, "Disquisitiones Arithmeticae", 1801, articles 57 and 91).

extension Collection {
  /// Returns the sums of products over pairs of places by the product of the places, modulo their number.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     // 3 · 3 ≡ 1 modulo 4, so that the element at 1 is 2 · 6 + 4 · 8.
  ///     a.multiplicativeConvolution(with: [5, 6, 7, 8]).map(\.value)  // [92, 44, 84, 40]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with *ij* ≡ *k* modulo the number
  /// of elements, which is a prime or a power of two. If the elements count numbers by their remainders, the result counts pairs of
  /// numbers by the remainder of their product.
  ///
  /// Every modulus of the elements works, prime or not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameter other: As many elements.
  /// - Returns: The sums, as many as either has elements.
  /// - Precondition: Both have the same number of elements, a prime or a power of two that is at most 1,048,576 modulo
  ///   998,244,353 and at most 524,288 for other moduli.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* elements.
  @inlinable
  public func multiplicativeConvolution<M: Modulus>(
    with other: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let (a, b) = (map { $0._remainder }, other.map { $0._remainder })
    return _MultiplicativeConvolution.modulo(M.value, a, b).map { ModularInteger(_remainder: $0) }
  }
}

// MARK: - Core

@usableFromInline
internal enum _MultiplicativeConvolution {
  @usableFromInline
  internal static func modulo(_ modulus: UInt32, _ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    precondition(a.count == b.count, "both have the same number of elements")
    let limit = modulus == _Convolution.First.value ? 1 << 20 : 1 << 19
    precondition(a.count <= limit, "there are too many elements")
    let isPowerOfTwo = a.count.nonzeroBitCount == 1
    precondition(isPowerOfTwo || a.count.isPrime, "the count is no prime and no power of two")
    var result =
      isPowerOfTwo ? sumsByTwos(a, b, modulo: modulus) : sumsByPowers(a, b, modulo: modulus)
    func total(_ elements: [UInt32]) -> UInt64 {
      elements.reduce(0) { $0 + UInt64($1) } % UInt64(modulus)
    }
    // All products are somewhere.
    let all = total(a) * total(b) % UInt64(modulus)
    result[0] = UInt32((all + UInt64(modulus) - total(result)) % UInt64(modulus))
    return result
  }

  /// Returns the sums of products at all places but 0, for a number of elements that is a power of two.
  private static func sumsByTwos(
    _ a: [UInt32], _ b: [UInt32], modulo modulus: UInt32
  ) -> [UInt32] {
    let first = sums(a, b, modulo: _Convolution.First.self)
    if modulus == _Convolution.First.value { return first }
    // For 2ⁿ elements, each sum has at most n · 2ⁿ⁻¹ < 2²³ products below 2⁶²: three primes determine it.
    let exact = _Convolution.sums(
      first, sums(a, b, modulo: _Convolution.Second.self),
      sums(a, b, modulo: _Convolution.Third.self))
    return _Convolution.remainders(of: exact, modulo: modulus)
  }

  /// Returns the sums of products at all places but 0, for a number of elements that is an odd prime.
  private static func sumsByPowers(
    _ a: [UInt32], _ b: [UInt32], modulo modulus: UInt32
  ) -> [UInt32] {
    let root = a.count.leastPrimitiveRoot()
    var powers = [1]
    while powers.count < a.count - 1 { powers.append(powers.last! * root % a.count) }
    let sums = _Convolution.modulo(modulus, powers.map { a[$0] }, powers.map { b[$0] })
    var result = [UInt32](repeating: 0, count: a.count)
    for (exponent, sum) in sums.enumerated() {
      let place = powers[exponent % powers.count]
      result[place] = UInt32((UInt64(result[place]) + UInt64(sum)) % UInt64(modulus))
    }
    return result
  }

  /// Returns the sums of products at all places but 0 modulo a prime, for a number of elements that is a power of two.
  private static func sums<Prime: Modulus>(
    _ a: [UInt32], _ b: [UInt32], modulo _: Prime.Type
  ) -> [UInt32] {
    let a = a.map { ModularInteger<Prime>(Int($0)) }
    let b = b.map { ModularInteger<Prime>(Int($0)) }
    let bits = a.count.trailingZeroBitCount
    let transforms = (0..<bits).map { twos in
      _NumberTransform<Prime>(size: numberOfPowers(a.count >> twos))
    }
    let (aValues, bValues) = (values(a, transforms), values(b, transforms))
    var result = [ModularInteger<Prime>](repeating: 0, count: a.count)
    for (twos, transform) in transforms.enumerated() {
      // As a power of 5 of a larger modulus is reduced to one of a smaller modulus, polynomials in 5 are reduced modulo
      // x^size − 1: the values at the roots of unity of the smaller order are the first ones of those known.
      var even = [UInt32](repeating: 0, count: transform.size)
      var odd = even
      for left in 0...twos {
        let (x, y) = (aValues[left], bValues[twos - left])
        transform.addProduct(x.even, y.even, to: &even)
        transform.addProduct(x.odd, y.odd, to: &odd)
      }
      let evenSums = transform.coefficients(ofSum: even)
      let oddSums = transform.coefficients(ofSum: odd)
      let half = ModularInteger<Prime>(Int(Prime.value / 2 + 1))
      forEachPower(a.count, twos) { exponent, place, negative in
        let sum = ModularInteger<Prime>(_remainder: evenSums[exponent])
        let difference = ModularInteger<Prime>(_remainder: oddSums[exponent])
        result[place] = place == negative ? sum : (sum + difference) * half
        if place != negative { result[negative] = (sum - difference) * half }
      }
    }
    return result.map { $0._remainder }
  }

  /// The values of sums and differences of the elements at powers of 5 and at their negatives.
  private typealias Values = (even: [UInt32], odd: [UInt32])

  /// Returns the values for each number of twos in the places.
  private static func values<Prime: Modulus>(
    _ elements: [ModularInteger<Prime>], _ transforms: [_NumberTransform<Prime>]
  ) -> [Values] {
    transforms.enumerated().map { twos, transform in
      var even = [UInt32](repeating: 0, count: transform.size)
      var odd = even
      forEachPower(elements.count, twos) { exponent, place, negative in
        let (x, y) = (elements[place], elements[negative])
        even[exponent] = (place == negative ? x : x + y)._remainder
        odd[exponent] = (x - y)._remainder
      }
      return (transform.values(even), transform.values(odd))
    }
  }

  /// Returns how many powers of 5 there are modulo a power of two.
  private static func numberOfPowers(_ modulus: Int) -> Int { Swift.max(modulus / 4, 1) }

  /// Calls a closure with each exponent of 5, and the places of the power and of its negative, times a power of two.
  ///
  /// Both places are the same if the odd numbers are taken modulo 2.
  @inline(__always)
  private static func forEachPower(
    _ count: Int, _ twos: Int, _ body: (_ exponent: Int, _ place: Int, _ negative: Int) -> Void
  ) {
    var place = 1 << twos
    for exponent in 0..<numberOfPowers(count >> twos) {
      body(exponent, place, count - place)
      place = 5 * place & (count - 1)
    }
  }
}
