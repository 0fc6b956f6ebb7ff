// The additive fast Fourier transform. Lin, Chung, Han, "Novel polynomial basis and its application to Reed–Solomon
// erasure codes", 2014; Lin, Al-Naffouri, Han, "FFT algorithm for binary extension finite fields and its application to
// Reed–Solomon codes", 2016; Cantor, "On arithmetical algorithms over finite fields", 1989.

/// Values of polynomials of elements of the field of 2⁶⁴ elements, at 2ᵐ points, and polynomials of given values.
///
/// The points are all sums of some of β₀, …, βₘ₋₁, where β₀ = 1 and βᵢ² + βᵢ = βᵢ₋₁. Let s₀(x) = x and sᵢ₊₁(x) = sᵢ(x)² +
/// sᵢ(x): then sᵢ(βⱼ) = βⱼ₋ᵢ, or 0 if j < i, and sᵢ of a sum is the sum of the sᵢ. If i is a power of two, sᵢ(x) = x^(2ⁱ) + x.
///
/// A polynomial of degree less than 2ⁱ⁺¹ is g + sᵢh, with g and h of degree less than 2ⁱ. At a point p and at p + βᵢ the
/// values are g + sᵢ(p)h and g + (sᵢ(p) + 1)h, and sᵢ(p) does not depend on which of β₀, …, βᵢ₋₁ are in p: so g and h are
/// evaluated at all sums of those, and combined with the same factor.
internal struct _AdditiveTransform {
  // m
  private let exponent: Int
  // β₁, β₁ + β₂, β₁ + β₂ + β₃, …
  private let steps: [UInt64]

  internal init(pointsAtLeast count: Int) {
    exponent = Int.bitWidth - (count - 1).leadingZeroBitCount
    // Values of y² + y in echelon form, by their lowest ones, each with one of the two elements y.
    var rows: [(value: UInt64, element: UInt64)] = []
    func reduced(_ value: UInt64, _ element: UInt64) -> (value: UInt64, element: UInt64) {
      rows.reduce((value, element)) { last, row in
        let lowest = row.value & (0 &- row.value)
        return last.0 & lowest == 0 ? last : (last.0 ^ row.value, last.1 ^ row.element)
      }
    }
    for bit in 1..<64 {
      let power: UInt64 = 1 << bit
      rows.append(reduced(_BinaryField.product(power, power) ^ power, power))
    }
    var (last, sum) = (1 as UInt64, 0 as UInt64)
    steps = (0..<exponent).map { _ in
      last = reduced(last, 0).element
      sum ^= last
      return sum
    }
  }

  internal func values(of coefficients: some Collection<UInt64>) -> [UInt64] {
    var elements = Array(coefficients)
    elements += repeatElement(0, count: 1 << exponent - elements.count)
    elements.withUnsafeMutableBufferPointer { elements in
      changeBasis(of: elements, exponent, isInverse: false)
      for level in (0..<exponent).reversed() { combine(elements, level, isInverse: false) }
    }
    return elements
  }

  internal func replaceByCoefficients(_ values: inout [UInt64]) {
    values.withUnsafeMutableBufferPointer { elements in
      for level in 0..<exponent { combine(elements, level, isInverse: true) }
      changeBasis(of: elements, exponent, isInverse: true)
    }
  }

  private typealias Elements = UnsafeMutableBufferPointer<UInt64>

  /// Replaces g and h, the halves of each block of 2ⁱ⁺¹ elements, by g + sᵢ(p)h and g + (sᵢ(p) + 1)h, for i = `level`.
  private func combine(_ elements: Elements, _ level: Int, isInverse: Bool) {
    let half = 1 << level
    // From so many products on, a table pays off.
    var table = half >= 128 ? _ProductTable() : nil
    // sᵢ(p)
    var factor: UInt64 = 0
    for block in 0..<1 << (exponent - level - 1) {
      let first = elements.baseAddress! + 2 * half * block
      let second = first + half
      if isInverse { add(first, to: second, half) }
      if table == nil {
        for index in 0..<half { first[index] ^= _BinaryField.product(factor, second[index]) }
      } else if factor != 0 {
        table!.setFactor(factor)
        table!.addProducts(of: second, to: first, half)
      }
      if !isInverse { add(first, to: second, half) }
      // The next p has other bits from bit i + 1 up to one that is 1 now.
      factor ^= steps[(block + 1).trailingZeroBitCount]
    }
  }

  private func add(
    _ summands: UnsafeMutablePointer<UInt64>, to sums: UnsafeMutablePointer<UInt64>, _ count: Int
  ) {
    for index in 0..<count { sums[index] ^= summands[index] }
  }

  /// Replaces the coefficients of powers of x by those of products of some of s₀, s₁, s₂, …: coefficient j by that of the
  /// product of sᵢ for all bits *i* of j.
  ///
  /// Each block of 2ⁿ units of 2ᵘ elements is changed so, as if its units were coefficients, where n = `exponent` and u =
  /// `unit`.
  private func changeBasis(
    of elements: Elements, _ exponent: Int, unit: Int = 0, isInverse: Bool
  ) {
    if exponent <= 1 { return }
    // The largest power of two below the exponent: i, where sᵢ(x) = x^(2ⁱ) + x.
    let lower = 1 << (Int.bitWidth - 1 - (exponent - 1).leadingZeroBitCount)
    // A polynomial of powers of sᵢ, whose coefficients are polynomials of degree less than 2ⁱ. As sᵢ₊ⱼ(x) = sⱼ(sᵢ(x)), the
    // basis can be changed for both independently.
    if !isInverse {
      for level in (lower..<exponent).reversed() { expand(elements, level, lower, unit, false) }
    }
    changeBasis(of: elements, lower, unit: unit, isInverse: isInverse)
    changeBasis(of: elements, exponent - lower, unit: unit + lower, isInverse: isInverse)
    if isInverse { for level in lower..<exponent { expand(elements, level, lower, unit, true) } }
  }

  /// Divides polynomials of degree less than 2ˡ⁺¹ by the power 2ˡ⁻ⁱ of x^(2ⁱ) + x, where l = `level` and i = `lower`: the
  /// quotient is in the upper half of each block, and the remainder in the lower half.
  private func expand(
    _ elements: Elements, _ level: Int, _ lower: Int, _ unit: Int, _ isInverse: Bool
  ) {
    // The power is x^(2ˡ) + x^(2ˡ⁻ⁱ).
    let half = 1 << (level + unit)
    let shift = half - 1 << (level - lower + unit)
    for start in stride(from: half, to: elements.count, by: 2 * half) {
      if isInverse {
        for index in start..<start + half { elements[index - shift] ^= elements[index] }
      } else {
        for index in (start..<start + half).reversed() {
          elements[index - shift] ^= elements[index]
        }
      }
    }
  }
}

/// The products of a factor by all bytes, at each place in an element.
internal struct _ProductTable {
  private var products = [UInt64](repeating: 0, count: 8 << 8)

  internal mutating func setFactor(_ factor: UInt64) {
    var product = factor
    products.withUnsafeMutableBufferPointer { products in
      for start in stride(from: 0, to: products.count, by: 1 << 8) {
        for bit in 0..<8 {
          let known = 1 << bit
          for byte in 0..<known {
            products[start + known + byte] = products[start + byte] ^ product
          }
          product = _BinaryField.doubled(product)
        }
      }
    }
  }

  /// Adds the products of elements by the factor to others.
  internal func addProducts(
    of elements: UnsafeMutablePointer<UInt64>, to sums: UnsafeMutablePointer<UInt64>, _ count: Int
  ) {
    products.withUnsafeBufferPointer { products in
      for index in 0..<count {
        var rest = elements[index]
        var product: UInt64 = 0
        for place in 0..<8 {
          product ^= products[place << 8 | Int(truncatingIfNeeded: rest & 0xFF)]
          rest >>= 8
        }
        sums[index] ^= product
      }
    }
  }
}
