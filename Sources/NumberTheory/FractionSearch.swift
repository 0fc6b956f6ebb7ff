// Binary search among fractions with bounded terms: descent in the Stern–Brocot tree by galloping. Graham, Knuth,
// Patashnik: Concrete Mathematics, 4.5.

extension Fraction {
  /// Returns the smallest nonnegative fraction with bounded terms that satisfies a monotone predicate.
  ///
  ///     Fraction.smallest(denominatorsUpTo: 100) { $0 * $0 >= 2 }!.description  // "99/70"
  ///     let pi = Fraction(3_141_592_653_589_793, 1_000_000_000_000_000)
  ///     Fraction.smallest(denominatorsUpTo: 1000) { $0 >= pi }!.description  // "355/113"
  ///     Fraction.smallest(denominatorsUpTo: 1, numeratorsUpTo: 3) { $0 > pi }  // nil
  ///
  /// The predicate must be monotone: if it holds for a fraction, it holds for all greater ones. Simple fractions are
  /// tried first, by descent in the Stern–Brocot tree. If the predicate may hold for none and computes with the
  /// fraction, as `$0 * $0` does, give a bound of the numerators, too: all up to `Int.max` may be tried.
  ///
  /// - Parameters:
  ///   - greatestDenominator: The maximum denominator, positive.
  ///   - greatestNumerator: The maximum numerator, positive; `Int.max` by default.
  ///   - isEnough: The predicate.
  /// - Returns: The fraction, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the greatest numerator or denominator that is tried.
  @inlinable
  public static func smallest(
    denominatorsUpTo greatestDenominator: Int, numeratorsUpTo greatestNumerator: Int = .max,
    where isEnough: (Fraction) throws -> Bool
  ) rethrows -> Fraction? {
    let bounds = _bounds(greatestNumerator, greatestDenominator)
    if try isEnough(0) { return 0 }
    let above = try _neighbors(within: bounds, where: isEnough).above
    return above.denominator == 0 ? nil : above
  }

  /// Returns the largest nonnegative fraction with bounded terms that satisfies a monotone predicate.
  ///
  /// The predicate must be monotone: if it holds for a fraction, it holds for all smaller ones from 0 on.
  ///
  ///     Fraction.largest(denominatorsUpTo: 100) { $0 * $0 <= 2 }!.description  // "140/99"
  ///     Fraction.largest(denominatorsUpTo: 100, numeratorsUpTo: 7) { $0 < 30 }!.description  // "7"
  ///     Fraction.largest(denominatorsUpTo: 100) { $0 < 0 }  // nil
  ///
  /// - Parameters:
  ///   - greatestDenominator: The maximum denominator, positive.
  ///   - greatestNumerator: The maximum numerator, positive; `Int.max` by default.
  ///   - isPossible: The predicate.
  /// - Returns: The fraction, or `nil` if none satisfies the predicate.
  /// - Complexity: O(log *n*) calls of the predicate, where *n* is the greatest numerator or denominator that is tried.
  @inlinable
  public static func largest(
    denominatorsUpTo greatestDenominator: Int, numeratorsUpTo greatestNumerator: Int = .max,
    where isPossible: (Fraction) throws -> Bool
  ) rethrows -> Fraction? {
    let bounds = _bounds(greatestNumerator, greatestDenominator)
    guard try isPossible(0) else { return nil }
    return try _neighbors(within: bounds, where: { try !isPossible($0) }).below
  }
}

// MARK: - Core

extension Fraction {
  /// Returns the maximum terms of fractions as those of one fraction, not reduced.
  @inlinable
  internal static func _bounds(_ numerator: Int, _ denominator: Int) -> Fraction {
    precondition(
      numerator > 0 && denominator > 0, "the greatest term of a fraction is not positive")
    return Fraction(reduced: numerator, denominator)
  }

  /// Returns the largest fraction that does not satisfy a predicate and the smallest that does, 1/0 if none does.
  ///
  /// - Parameter bounds: The maximum terms.
  /// - Precondition: 0 does not satisfy the predicate.
  @inlinable
  internal static func _neighbors(
    within bounds: Fraction, where isAbove: (Fraction) throws -> Bool
  ) rethrows -> (below: Fraction, above: Fraction) {
    var (below, above) = (Fraction(reduced: 0, 1), Fraction(reduced: 1, 0))
    var isFirst = true
    while true {
      // Invariant: `below` does not satisfy the predicate, and `above` does; no fraction between them has smaller terms
      // than their mediant.
      let last = above
      below = try below._nearest(to: above, within: bounds, isFirstKnown: !isFirst) {
        try !isAbove($0)
      }
      // It has gone as far as possible: one step more satisfies the predicate, or has too large terms.
      above = try above._nearest(to: below, within: bounds, isFirstKnown: true, while: isAbove)
      isFirst = false
      if above == last { return (below, above) }
    }
  }

  /// Returns the last fraction that satisfies a predicate, if the terms of another one are added in each step.
  ///
  /// - Parameter isFirstKnown: Whether the predicate is known to hold after the first step, if the terms are not too
  ///   large.
  @inlinable
  internal func _nearest(
    to goal: Fraction, within bounds: Fraction, isFirstKnown: Bool,
    while isAllowed: (Fraction) throws -> Bool
  ) rethrows -> Fraction {
    var fraction = self
    // Galloping: the steps double until that is too far; then they halve. No overflow: a step fits `Int` if it fits
    // between the fraction and the bounds, and then twice the step fits `UInt`.
    var stride: UInt = 1
    var (above, below) = (UInt(goal.numerator), UInt(goal.denominator))
    func isTooLarge() -> Bool {
      above > UInt(bounds.numerator &- fraction.numerator)
        || below > UInt(bounds.denominator &- fraction.denominator)
    }
    func next() -> Fraction {
      Fraction(
        reduced: fraction.numerator &+ Int(bitPattern: above),
        fraction.denominator &+ Int(bitPattern: below))
    }
    while !isTooLarge() {
      let next = next()
      let isKnown = stride == 1 && isFirstKnown
      guard try isKnown || isAllowed(next) else { break }
      fraction = next
      (stride, above, below) = (stride &<< 1, above &<< 1, below &<< 1)
    }
    while stride > 1 {
      // Invariant: `stride` steps more are not allowed.
      (stride, above, below) = (stride / 2, above / 2, below / 2)
      if isTooLarge() { continue }
      let next = next()
      if try isAllowed(next) { fraction = next }
    }
    return fraction
  }
}
