// The limbs of quotients: long division with limbs as digits, or by the reciprocal of a long divisor. Knuth, TAOCP vol.
// 2, 4.3.1, algorithm D; Brent and Zimmermann, Modern Computer Arithmetic, 3.4.1.

extension BigInteger {
  /// - Parameters:
  ///   - dividend: Not less than the divisor.
  ///   - divisor: Not 0.
  internal static func _divided(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    if divisor.count == 1 { return _divided(dividend, by: UInt64(divisor[0])) }
    // Normalization: if the highest limb of the divisor is at least half of the base, an estimate from the highest
    // limbs is too large by at most 2.
    let scale = _base / (UInt64(divisor.last!) + 1)
    let (scaled, large) = (Array(_product(divisor, scale).dropLast()), _product(dividend, scale))
    if Swift.min(scaled.count, large.count - scaled.count) <= _mostLimbsOnPaper {
      let (quotient, rest) = _dividedOnPaper(large, by: scaled)
      return (quotient, _divided(rest, by: scale).quotient)
    }
    let (quotient, rest) = _dividedByReciprocal(
      BigInteger(_limbs: large, isNegative: false),
      by: BigInteger(_limbs: scaled, isNegative: false))
    return (quotient._limbs, _divided(rest._limbs, by: scale).quotient)
  }

  /// With more limbs in both the divisor and the quotient, division by the reciprocal is faster.
  internal static var _mostLimbsOnPaper: Int { 120 }

  private static func _divided(
    _ limbs: [UInt32], by divisor: UInt64
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    var quotient = limbs
    var rest: UInt64 = 0
    for place in limbs.indices.reversed() {
      let total = rest &* _base &+ UInt64(limbs[place])
      quotient[place] = UInt32(truncatingIfNeeded: total / divisor)
      rest = total % divisor
    }
    return (quotient, [UInt32(rest)])
  }

  /// - Parameters:
  ///   - dividend: At least one limb more than the divisor, and its highest limb less than the divisor's highest limb.
  ///   - divisor: At least two limbs, the highest at least half of the base.
  internal static func _dividedOnPaper(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    var rest = dividend
    let count = divisor.count
    let (high, next) = (UInt64(divisor[count - 1]), UInt64(divisor[count - 2]))
    var quotient = [UInt32](repeating: 0, count: dividend.count - count)
    rest.withUnsafeMutableBufferPointer { rest in
      divisor.withUnsafeBufferPointer { divisor in
        for place in quotient.indices.reversed() {
          let top = UInt64(rest[place + count]) * _base + UInt64(rest[place + count - 1])
          var digit = Swift.min(top / high, _base - 1)
          var left = top - digit * high
          // With the two highest limbs of the divisor the estimate is too large by at most 1.
          while left < _base, digit * next > left * _base + UInt64(rest[place + count - 2]) {
            digit -= 1
            left += high
          }
          if _subtract(divisor, times: digit, from: rest, at: place) {
            digit -= 1
            _add(divisor, to: rest, at: place)
          }
          quotient[place] = UInt32(digit)
        }
      }
    }
    return (quotient, Array(rest[..<count]))
  }

  /// Subtracts a multiple from the limbs from a position on, and returns whether the result is negative.
  private static func _subtract(
    _ limbs: UnsafeBufferPointer<UInt32>, times factor: UInt64,
    from rest: UnsafeMutableBufferPointer<UInt32>, at start: Int
  ) -> Bool {
    // The carry is negative; all is kept larger by the square of the base, and so positive.
    var carry = _base
    for place in 0..<limbs.count {
      let total =
        UInt64(rest[start &+ place]) &+ carry &+ _base &* (_base &- 1)
        &- UInt64(limbs[place]) &* factor
      carry = total / _base
      rest[start &+ place] = UInt32(truncatingIfNeeded: total &- carry &* _base)
    }
    let top = start + limbs.count
    let total = UInt64(rest[top]) + carry
    rest[top] = UInt32(total % _base)
    return total < _base
  }

  /// Adds back what was subtracted once too often.
  private static func _add(
    _ limbs: UnsafeBufferPointer<UInt32>, to rest: UnsafeMutableBufferPointer<UInt32>, at start: Int
  ) {
    var carry: UInt32 = 0
    for place in 0..<limbs.count {
      (carry, rest[start + place]) = _carried(rest[start + place] + limbs[place] + carry)
    }
    // The borrow from the limb above is returned.
    rest[start + limbs.count] = 0
  }
}
