// The limbs of products: long factors are multiplied as polynomials, by number-theoretic transforms, all others by
// schoolbook multiplication, column by column. Knuth, TAOCP vol. 2, 4.3.1 and 4.3.3.

extension BigInteger {
  /// The number of limbs of the shorter factor above which transforms are faster.
  private static var _mostLimbsOneByOne: Int { 500 }

  internal static func _product(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    let (longer, shorter) = left.count < right.count ? (right, left) : (left, right)
    switch shorter.count {
    case 0: return []
    case 1: return _product(longer, UInt64(shorter[0]))
    case ..._mostLimbsOneByOne: return _columnProduct(longer, shorter)
    default: return _transformedProduct(longer, shorter)
    }
  }

  /// - Parameter factor: Less than the base.
  internal static func _product(_ limbs: [UInt32], _ factor: UInt64) -> [UInt32] {
    var carry: UInt64 = 0
    let product = limbs.map { limb -> UInt32 in
      let total = UInt64(limb) &* factor &+ carry
      carry = total / _base
      return UInt32(truncatingIfNeeded: total &- carry &* _base)
    }
    return product + [UInt32(carry)]
  }

  /// Schoolbook multiplication that sums up each column before it carries: one division for each limb of the product.
  private static func _columnProduct(_ longer: [UInt32], _ shorter: [UInt32]) -> [UInt32] {
    let count = longer.count + shorter.count
    return [UInt32](unsafeUninitializedCapacity: count) { product, initializedCount in
      longer.withUnsafeBufferPointer { longer in
        shorter.withUnsafeBufferPointer { shorter in
          var carry: UInt64 = 0
          for column in 0..<count {
            let first = Swift.max(0, column - longer.count + 1)
            let end = Swift.min(shorter.count, column + 1)
            var total = carry
            carry = 0
            var place = first
            while place < end {
              // A carry of less than 10^18, as the columns are short, and 16 products of less than 10^18 each fit.
              let next = Swift.min(end, place + 16)
              while place < next {
                total &+= UInt64(shorter[place]) &* UInt64(longer[column &- place])
                place &+= 1
              }
              if place == end { break }
              let wholes = total / (_base * _base)
              total &-= wholes &* (_base * _base)
              carry &+= wholes &* _base
            }
            carry &+= total / _base
            product.initializeElement(at: column, to: UInt32(total % _base))
          }
        }
      }
      initializedCount = count
    }
  }

  /// Multiplies as polynomials with coefficients of six digits.
  ///
  /// The coefficients of the product are less than 10^12 times their number, which fits.
  private static func _transformedProduct(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    let coefficients = _sixDigitParts(of: left).convolution(with: _sixDigitParts(of: right))
    var limbs: [UInt32] = []
    limbs.reserveCapacity(left.count + right.count + 2)
    var carry = 0
    func next(_ place: Int) -> Int {
      carry += place < coefficients.count ? coefficients[place] : 0
      defer { carry /= 1_000_000 }
      return carry % 1_000_000
    }
    for place in stride(from: 0, to: coefficients.count + 2, by: 3) {
      let parts = (next(place), next(place + 1), next(place + 2))
      limbs.append(UInt32(parts.0 + parts.1 % 1000 * 1_000_000))
      limbs.append(UInt32(parts.1 / 1000 + parts.2 * 1000))
    }
    assert(carry == 0, "the product has no more parts than both factors together")
    return limbs
  }

  /// Splits each two limbs into three parts of six digits.
  private static func _sixDigitParts(of limbs: [UInt32]) -> [Int] {
    var parts: [Int] = []
    parts.reserveCapacity(limbs.count / 2 * 3 + 3)
    for place in stride(from: 0, to: limbs.count, by: 2) {
      let low = Int(limbs[place])
      let high = place + 1 < limbs.count ? Int(limbs[place + 1]) : 0
      parts += [low % 1_000_000, low / 1_000_000 + high % 1000 * 1000, high / 1000]
    }
    return parts
  }
}
