// Division by long numbers in the time of a few products: the reciprocal of the divisor doubles its right limbs with each
// step of Newton's method. Knuth, TAOCP vol. 2, 4.3.3, algorithm R; Brent and Zimmermann, Modern Computer Arithmetic, 3.4.1.

extension BigInteger {
  /// Divides by a number whose highest limb is at least half of the base; neither is negative.
  ///
  /// - Complexity: O(*n* log *n*) for each *n* limbs of the quotient, which are as many as the divisor has or all there are.
  internal static func _dividedByReciprocal(
    _ dividend: BigInteger, by divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    // Of a divisor that is longer than the quotient, one limb more than the quotient has makes it too large by 1 at most.
    let places = dividend._limbs.count - divisor._limbs.count + 1
    let dropped = Swift.max(0, divisor._limbs.count - places - 1)
    var (quotient, rest) = _dividedInBlocks(
      dividend._droppingLimbs(dropped), by: divisor._droppingLimbs(dropped))
    if dropped > 0 { rest = dividend - quotient * divisor }
    _correct(&quotient, &rest, divisor)
    return (quotient, rest)
  }

  /// Divides as on paper, with digits of as many limbs as the divisor has.
  private static func _dividedInBlocks(
    _ dividend: BigInteger, by divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    let count = divisor._limbs.count
    let reciprocal = _reciprocal(of: divisor)
    var rest: BigInteger = 0
    var quotient: BigInteger = 0
    let limbs = dividend._limbs
    for start in stride(from: 0, to: limbs.count, by: count).reversed() {
      let block = limbs[start..<Swift.min(start + count, limbs.count)]
      rest = rest._prependingLimbs(count) + BigInteger(_limbs: Array(block), isNegative: false)
      var digit = (rest._droppingLimbs(count - 1) * reciprocal)._droppingLimbs(count + 1)
      rest -= digit * divisor
      _correct(&digit, &rest, divisor)
      quotient = quotient._prependingLimbs(count) + digit
    }
    return (quotient, rest)
  }

  /// Makes a quotient right that is wrong by a few.
  private static func _correct(
    _ quotient: inout BigInteger, _ rest: inout BigInteger, _ divisor: BigInteger
  ) {
    while rest._isNegative {
      quotient -= 1
      rest += divisor
    }
    while rest >= divisor {
      quotient += 1
      rest -= divisor
    }
  }

  /// Returns the quotient of a power of the base, with twice as many zeros as the divisor has limbs, and the divisor: wrong
  /// by a few.
  private static func _reciprocal(of divisor: BigInteger) -> BigInteger {
    let count = divisor._limbs.count
    if count <= _mostLimbsOnPaper {
      let power = BigInteger(1)._prependingLimbs(2 * count)
      return BigInteger(
        _limbs: _dividedOnPaper(power._limbs, by: divisor._limbs).quotient, isNegative: false)
    }
    let half = count / 2 + 1
    let estimate = _reciprocal(of: divisor._droppingLimbs(count - half))
    let error = BigInteger(1)._prependingLimbs(count + half) - divisor * estimate
    let correction = (error._droppingLimbs(half - 1) * estimate)._droppingLimbs(half + 1)
    return estimate._prependingLimbs(count - half) + correction
  }

  /// Multiplies by a power of the base.
  internal func _prependingLimbs(_ count: Int) -> BigInteger {
    if _limbs.isEmpty { return self }
    return BigInteger(
      _limbs: [UInt32](repeating: 0, count: count) + _limbs, isNegative: _isNegative)
  }

  /// Divides by a power of the base, rounding towards 0.
  internal func _droppingLimbs(_ count: Int) -> BigInteger {
    BigInteger(_limbs: Array(_limbs.dropFirst(count)), isNegative: _isNegative)
  }
}
