// The shortest linear recurrence of a sequence. Berlekamp, "Algebraic coding theory", 1968; Massey, "Shift-register
// synthesis and BCH decoding", 1969.

extension Collection {
  /// Returns the coefficients of the shortest linear recurrence that the elements satisfy (Berlekamp–Massey).
  ///
  ///     let terms: [ModularInteger<Modulus998244353>] = [1, 3, 7, 17, 41, 99]
  ///     let coefficients = terms.shortestLinearRecurrence()
  ///     coefficients.map(\.value)  // [2, 1]: 7 = 2 · 3 + 1, 17 = 2 · 7 + 3, …
  ///     terms.term(at: 1_000_000, ofLinearRecurrence: coefficients)  // 8203467
  ///
  /// With the coefficients *c*, each element is `c[0]` times the previous one, plus `c[1]` times the one before that,
  /// and so on. If a sequence has a recurrence of order *d*, its first 2*d* terms are enough to find it. If the order
  /// of the result is more than half of the number of elements, the shortest recurrence may not be unique.
  ///
  /// - Returns: The coefficients; as many as there are initial terms that do not follow from the recurrence. Empty if
  ///   all elements are 0.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*nd*) for *n* elements and *d* coefficients.
  @inlinable
  public func shortestLinearRecurrence<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    _Series.shortestRecurrence(Array(self))
  }
}

// MARK: - Core

extension _Series {
  @inlinable
  internal static func shortestRecurrence(_ terms: [Element]) -> [Element] {
    // The recurrence says that the sum of each term and those before it, multiplied by the factors, is 0.
    var factors: [Element] = [1]
    // The factors before the last increase of their number, divided by the discrepancy then, and how many terms ago
    // that was.
    var (former, distance): ([Element], Int) = ([1], 1)
    for place in terms.indices {
      // Invariant: the factors are right for all terms before this one, and no shorter ones are.
      let sum = sum(terms, factors, place)
      if sum != 0 {
        // A multiple of the former factors, shifted to where their sum was not 0, cancels the discrepancy.
        let (longer, formerFactors) = (place + 2 - factors.count, factors)
        let grows = longer >= factors.count
        if grows { factors += [Element](repeating: 0, count: longer + 1 - factors.count) }
        subtract(former, times: sum, from: &factors, distance)
        if grows {
          let inverse = sum.inverse
          (former, distance) = (formerFactors.map { $0 * inverse }, 0)
        }
      }
      distance += 1
    }
    return factors.dropFirst().map { -$0 }
  }

  /// Returns the discrepancy: the sum of a term and those before it, multiplied by the factors.
  @inlinable
  internal static func sum(_ terms: [Element], _ factors: [Element], _ place: Int) -> Element {
    var sum: Element = 0
    for (distance, factor) in factors.enumerated() { sum = sum + factor * terms[place - distance] }
    return sum
  }

  @inlinable
  internal static func subtract(
    _ former: [Element], times multiple: Element, from factors: inout [Element], _ distance: Int
  ) {
    let negative = -multiple
    for (place, factor) in former.enumerated() {
      factors[distance + place] = factors[distance + place] + negative * factor
    }
  }
}
